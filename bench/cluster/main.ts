/**
 * `npm run cluster -- MEASURE [--count N] [--seed N]`: measures a cluster of the build on this machine, with PostgreSQL
 * and an S3 server, and prints each figure next to its target.
 */
import { parseArgs } from 'node:util';
import { conversions } from './conversions.ts';
import { faults } from './faults/run.ts';

const MEASURES: Readonly<Record<string, (options: { count?: number; seed: number }) => Promise<string[]>>> = {
  conversions: ({ count }) => conversions(count),
  faults: ({ count, seed }) => faults(count ?? 20, seed),
};

const { values, positionals } = parseArgs({
  options: { count: { type: 'string' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const [name = ''] = positionals;
const measure = MEASURES[name];
if (measure === undefined || positionals.length !== 1) {
  console.error(`name one measure: ${Object.keys(MEASURES).join(', ')}`);
  process.exit(2);
}
const count = values.count === undefined ? undefined : Number(values.count);
for (const line of await measure({ ...(count !== undefined && { count }), seed: Number(values.seed) }))
  console.log(line);
