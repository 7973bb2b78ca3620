/**
 * `npm test`, and `npm run test:long` and `npm run test:pictures` by the arguments "long" and "pictures": runs every step,
 * even after a failed one, and prints the outcome of each at the end.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { argv } from 'node:process';

/**
 * Scripts of package.json by what runs them. Of those that use one core each, two run at a time, and their output is
 * printed when they end; those that use all cores follow, and print as they run.
 */
const SUITES = {
  quick: {
    onOneCore: ['test:build', 'check:types', 'check:unused', 'lint'],
    onAllCores: ['test:units', 'accuracy -- --board'],
  },
  long: {
    onOneCore: ['test:build'],
    onAllCores: ['test:units -- --config vitest.long.config.ts', 'fuzz -- --fixed --board', 'lies -- --fixed'],
  },
  pictures: {
    onOneCore: ['test:build'],
    onAllCores: [
      'test:units -- --config vitest.pictures.config.ts',
      ...['clean', 'office', 'poor', 'photo'].map((grade) => `fuzz -- --fixed --scan ${grade}`),
    ],
  },
};
const { onOneCore, onAllCores } = SUITES[argv[2] ?? 'quick'];

const ended = [];

/**
 * Given a script with its arguments, runs it to its end; if another script runs at the same time, its output is held
 * back.
 */
async function run(script, apart) {
  const began = performance.now();
  const child = spawn('npm', ['run', '-s', ...script.split(' ')], { stdio: ['ignore', apart, apart] });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk));
  const [code] = await once(child, 'close');
  process.stdout.write(Buffer.concat(printed));
  ended.push({ script, ok: code === 0, seconds: (performance.now() - began) / 1000 });
}

/** Runs the scripts of a list that it shares with another lane, one after the other. */
async function lane(scripts) {
  for (let script = scripts.shift(); script !== undefined; script = scripts.shift()) await run(script, 'pipe');
}

const waiting = [...onOneCore];
await Promise.all([lane(waiting), lane(waiting)]);
for (const script of onAllCores) await run(script, 'inherit');

for (const { script, ok, seconds } of ended) {
  console.log(`${ok ? 'passed' : 'FAILED'} ${seconds.toFixed(0).padStart(4)} s  npm run ${script}`);
}
process.exitCode = ended.every(({ ok }) => ok) ? 0 : 1;
