/** `npm run bench [-- NAME…]`: measures the build's speed and memory, and prints each figure next to its target. */
import { batch } from './batch.ts';
import { conversionMemory } from './conversion-memory.ts';
import { engineCpu } from './engine-cpu.ts';
import { growth, growthToLongest } from './growth.ts';
import { latency } from './latency.ts';
import { longFile } from './long.ts';
import { preview } from './preview.ts';
import { restMemory } from './rest-memory.ts';
import { scans } from './scans.ts';
import { start } from './start.ts';
import { statusCalls } from './status-calls.ts';
import { uploadMemory } from './upload-memory.ts';

const MEASURES = {
  engine: engineCpu,
  growth,
  'growth-5000': growthToLongest,
  long: longFile,
  peak: conversionMemory,
  batch,
  scans,
  start,
  status: statusCalls,
  latency,
  preview,
  rest: restMemory,
  memory: uploadMemory,
};
type Name = keyof typeof MEASURES;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in MEASURES));
if (unknown.length > 0) {
  console.error(`no measure is called ${unknown.join(', ')}; there are: ${Object.keys(MEASURES).join(', ')}`);
  process.exit(2);
}
for (const name of (names.length > 0 ? names : Object.keys(MEASURES)) as Name[]) {
  try {
    for (const line of await MEASURES[name]()) console.log(line);
  } catch (error) {
    console.error(`${name} was not measured: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
