/** `npm run fuzz -- --seeds 1000..1300`: draws papers of random traits, converts them through the worker pool, and prints how right the results are, by trait. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { drawPaper } from '../fixtures/fuzz/paper.ts';
import { plainBut } from '../fixtures/fuzz/recipe.ts';
import { allTraits, type Wish, wishOf } from '../fixtures/fuzz/traits.ts';
import { keep } from '../fixtures/kept.ts';
import { DEFAULT_BOUNDS } from '../workers/bounds.ts';
import { createWorkerPool } from '../workers/pool.ts';
import type { WorkerPool } from '../workers/types.ts';
import { brokenPromises } from './confidence.ts';
import { convertOne } from './convert-all.ts';
import { fallen, figuresOf, readExpected, writeExpected } from './expected.ts';
import { minimiseAll } from './fuzz-minimise.ts';
import { fuzzText, type Trial, trialOf } from './fuzz-report.ts';
import { scoreboardOf } from './summary.ts';

const USAGE = `usage: npm run fuzz -- --seeds FROM..TO [options]
  --seeds FROM..TO  the seeds to draw, the last one included
  --trait NAME      each paper has this trait (repeatable); "--trait list" prints all names
  --plain           all traits that are not named are the plain ones
  --fixed           the seeds whose figures are kept in bench/expected.json: they may only get better
  --accept          takes the figures of the fixed seeds as those that may not get worse
  --keep DIR        keeps PDF, truth and result of each paper there
  --save NAME       keeps the paper of one seed as a fixture of that name, made of its traits, for good
  --wrong SENTENCE  what was read wrong of the paper that is saved
  --show            prints what is missing, invented or poor of each failing paper
  --minimise        tells of each failing paper which traits it needs to fail, others set to the plain ones
  --report FILE     writes what is printed there, too`;

/** In each of them several traits meet, and together they have nearly all. */
const FIXED_SEEDS = '1..60';
const EXPECTED = join(dirname(fileURLToPath(import.meta.url)), 'expected.json');

/** Papers drawn ahead of those that are being converted: enough that no worker waits. */
const AHEAD = 8;

const values = optionsOrExit();
if (values.trait?.includes('list')) {
  console.log(allTraits().join('\n'));
  process.exit(0);
}
if (values.fixed) values.seeds = FIXED_SEEDS;
const range = /^(\d+)(?:\.\.(\d+))?$/.exec(values.seeds ?? '');
if (!range) fail('--seeds FROM..TO is missing');
const [first, last] = [Number(range[1]), Number(range[2] ?? range[1])];
const named: Wish = Object.assign({}, ...(values.trait ?? []).map(wishOf));
const wish = values.plain ? plainBut(named) : named;
if (values.save !== undefined) {
  if (first !== last) fail('--save takes one seed');
  if (!values.wrong) fail('--save needs --wrong');
  keep(values.save, await drawPaper(first, wish), values.wrong);
}
const scratch = mkdtempSync(join(tmpdir(), 'ledgerize-fuzz-'));
const folder = values.keep ? resolve(values.keep) : scratch;
mkdirSync(folder, { recursive: true });

const pool = await createWorkerPool(DEFAULT_BOUNDS);
try {
  const began = performance.now();
  const trials = await runAll(pool);
  const seconds = (performance.now() - began) / 1000;
  const text = `${fuzzText(trials, { show: values.show === true })}\n${values.minimise ? await minimiseAll(trials, (seed, wanted) => runOne(pool, seed, wanted, 'less')) : ''}${trials.length} papers in ${seconds.toFixed(0)} s`;
  console.log(text);
  if (values.report) writeFileSync(values.report, `${text}\n`);
  const worse = values.fixed ? compareFixed(trials) : [];
  for (const line of worse) console.log(`WORSE  ${line}`);
  const broken = values.fixed ? brokenPromises(trials.flatMap(({ score }) => score.rows)) : [];
  for (const line of broken) console.log(`BROKEN ${line}`);
  process.exitCode = worse.length > 0 || broken.length > 0 || trials.some(({ score }) => score.lying) ? 1 : 0;
} finally {
  await pool.close();
  rmSync(scratch, { recursive: true, force: true });
}

/** Given the trials of the fixed seeds, returns a line for each figure that fell; takes them as expected where told so. */
function compareFixed(trials: readonly Trial[]): string[] {
  const scores = new Map(trials.map(({ seed, score }) => [`fuzz-${seed}`, score]));
  const reached = figuresOf(scoreboardOf(scores, /^fuzz/), false);
  const all = readExpected(EXPECTED);
  if (!values.accept) return fallen(reached, all.fuzz ?? {});
  writeExpected(EXPECTED, { ...all, fuzz: reached });
  return [];
}

/** Draws while the workers convert. */
async function runAll(workers: WorkerPool): Promise<Trial[]> {
  const trials: Trial[] = [];
  const waiting = new Set<Promise<void>>();
  for (let seed = first; seed <= last; seed++) {
    const run = runOne(workers, seed).then((trial) => {
      trials.push(trial);
      waiting.delete(run);
    });
    waiting.add(run);
    if (waiting.size >= AHEAD) await Promise.race(waiting);
  }
  await Promise.all(waiting);
  return trials.sort((a, b) => a.seed - b.seed);
}

async function runOne(workers: WorkerPool, seed: number, wanted: Wish = wish, mark = ''): Promise<Trial> {
  const id = `fuzz-${seed}${mark}`;
  const { pdf, truth, recipe, traits } = await drawPaper(seed, wanted);
  const path = join(folder, `${id}.pdf`);
  writeFileSync(path, pdf);
  writeFileSync(join(folder, `${id}.truth.json`), JSON.stringify(truth, null, 1));
  const answer = await convertOne(workers, { id, pdf: path, truth }, folder);
  if (!values.keep) rmSync(path);
  return trialOf(seed, recipe, traits, truth, answer);
}

function optionsOrExit() {
  try {
    const options = {
      seeds: { type: 'string' },
      trait: { type: 'string', multiple: true },
      keep: { type: 'string' },
      save: { type: 'string' },
      wrong: { type: 'string' },
      plain: { type: 'boolean' },
      fixed: { type: 'boolean' },
      accept: { type: 'boolean' },
      show: { type: 'boolean' },
      minimise: { type: 'boolean' },
      report: { type: 'string' },
    } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    return fail((error as Error).message);
  }
}

function fail(message: string): never {
  console.error(`${message}\n${USAGE}`);
  process.exit(2);
}
