/** Given two scoreboards as JSON files, fails if their totals differ: two independent scorers must agree. */
import { deepStrictEqual } from 'node:assert';
import { readFileSync } from 'node:fs';

const [ours, theirs] = process.argv.slice(2).map((path) => JSON.parse(readFileSync(path, 'utf8')).total);
deepStrictEqual(sorted(ours), sorted(theirs));
console.log('both scorers agree');

/** The order of the fields does not matter. */
function sorted({ fields, ...figures }) {
  const entries = (record) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  return { figures: entries(figures), fields: entries(fields) };
}
