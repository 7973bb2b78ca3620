/**
 * `npm run hostile -- --seeds 1..2000`: makes hostile PDFs by seed, reads each through the worker pool, and prints by
 * kind how they were handled.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { drawHostile, drawMutation, type HostileFile, KINDS, type Kind, MUTATIONS } from '../fixtures/hostile/draw.ts';
import { about, hostileText } from './hostile-report.ts';
import { boundedPool, type Trial, tryFile } from './hostile-trial.ts';

const USAGE = `usage: npm run hostile -- --seeds FROM..TO [options]
  --seeds FROM..TO  the seeds to draw, the last one included
  --each            each mutation once, by itself, instead of seeds
  --only WORDS      with --each: those whose name has these words
  --kind KIND       of this kind alone: ${KINDS.join(', ')}
  --keep DIR        keeps the files that were borne wrongly there, and where it is one file, that
  --show            prints a line for each file`;

const values = optionsOrExit();
const files = values.each ? eachMutation() : seeds();
const folder = mkdtempSync(join(tmpdir(), 'ledgerize-hostile-'));
const before = threads();
const pool = await boundedPool();
const trials: Trial[] = [];
const began = performance.now();
try {
  // one after the other, so that growth belongs to one file; if the process ends, its file stays in the folder
  for (const draw of files) {
    const file = draw();
    const trial = await tryFile(pool, file, folder);
    trials.push(trial);
    if (values.show)
      console.log(
        `${about(trial)}  ${trial.outcome.verified}/${trial.outcome.statements} ${trial.outcome.message.split('\n')[0]}`,
      );
    if (values.keep && (trial.faults.length > 0 || files.length === 1)) keep(file, values.keep);
  }
} finally {
  await pool.close();
}
rmSync(folder, { recursive: true, force: true });
console.log(hostileText(trials));
console.log(`${trials.length} files in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
const left = await leftThreads();
if (left > 0) console.log(`FAULT ${left} threads are left`);
process.exitCode = left > 0 || trials.some(({ faults }) => faults.length > 0) ? 1 : 0;

function seeds(): (() => HostileFile)[] {
  const range = /^(\d+)(?:\.\.(\d+))?$/.exec(values.seeds ?? '');
  if (!range) fail('--seeds FROM..TO is missing');
  const [first, last] = [Number(range[1]), Number(range[2] ?? range[1])];
  const all = Array.from({ length: last - first + 1 }, (_, i) => () => drawHostile(first + i, values.kind as Kind));
  return all;
}

function eachMutation(): (() => HostileFile)[] {
  return KINDS.filter((kind) => values.kind === undefined || kind === values.kind).flatMap((kind) =>
    MUTATIONS[kind].flatMap(({ name }, i) =>
      name.includes(values.only ?? '') ? [() => drawMutation(kind, name, i)] : [],
    ),
  );
}

function keep(file: HostileFile, into: string): void {
  mkdirSync(resolve(into), { recursive: true });
  writeFileSync(join(resolve(into), `${file.kind}-${file.seed}.pdf`), file.bytes);
}

/** Returns the number of threads of this process; 0 if the system does not show it. */
function threads(): number {
  try {
    return readdirSync('/proc/self/task').length;
  } catch {
    return 0;
  }
}

/** A thread that ended disappears from the system's list a little later. */
async function leftThreads(): Promise<number> {
  for (let i = 0; i < 20 && threads() > before; i++) await after(100);
  return threads() - before;
}

function optionsOrExit() {
  try {
    const options = {
      seeds: { type: 'string' },
      each: { type: 'boolean' },
      only: { type: 'string' },
      kind: { type: 'string' },
      keep: { type: 'string' },
      show: { type: 'boolean' },
    } as const;
    const given = parseArgs({ options }).values;
    if (given.kind !== undefined && !(KINDS as string[]).includes(given.kind)) fail(`there is no kind ${given.kind}`);
    return given;
  } catch (error) {
    return fail((error as Error).message);
  }
}

function fail(message: string): never {
  console.error(`${message}\n${USAGE}`);
  process.exit(2);
}
