/** `npm run bench [-- engine status latency rest memory]`: speed and memory of what was built. */
import { engineCpu } from './engine-cpu.ts';
import { latency } from './latency.ts';
import { restMemory } from './rest-memory.ts';
import { statusCalls } from './status-calls.ts';
import { uploadMemory } from './upload-memory.ts';

const MEASURES = { engine: engineCpu, status: statusCalls, latency, rest: restMemory, memory: uploadMemory };
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
