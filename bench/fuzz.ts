/**
 * `npm run fuzz -- --seeds 1000..1300`: draws papers with random traits, converts them through the worker pool, and
 * prints how accurate the results are, by trait.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { drawPaper } from '../fixtures/fuzz/paper.ts';
import { plainBut } from '../fixtures/fuzz/recipe.ts';
import { allTraits, type Wish, wishOf } from '../fixtures/fuzz/traits.ts';
import { keep } from '../fixtures/kept.ts';
import { GRADES, gradeOf } from '../fixtures/scan/grades/all.ts';
import { DEFAULT_BOUNDS } from '../workers/bounds.ts';
import { createWorkerPool } from '../workers/pool.ts';
import { figuresOfTrials } from './board/figures.ts';
import { isOnBoard, STALE } from './board/store.ts';
import { brokenPromises } from './confidence.ts';
import { fallen, figuresOf, readExpected, writeExpected } from './expected.ts';
import { minimiseAll } from './fuzz-minimise.ts';
import { fuzzText, type Trial } from './fuzz-report.ts';
import {
  FIXED_SEEDS,
  runTrial,
  runTrials,
  SCANNED_PAGES,
  SCANNED_SEEDS,
  SCANNED_TRAITS,
  seedsOfFewPages,
  type TrialBench,
} from './fuzz-trials.ts';
import { seedsOf } from './seeds.ts';
import { scoreboardOf } from './summary.ts';

const USAGE = `usage: npm run fuzz -- --seeds FROM..TO [options]
  --seeds FROM..TO  the seeds to draw, the last one included
  --trait NAME      each paper has this trait (repeatable); "--trait list" prints all names
  --plain           all traits that are not named are the plain ones
  --scan GRADE      converts scans of the papers: ${Object.keys(GRADES).join(', ')}
  --pages N         of these, only papers of so many pages at the most (3)
  --fixed           the seeds whose figures are kept in bench/expected.json: they may only get better; of scans, others
  --board           of the fixed seeds: fails where docs/accuracy.md shows other figures
  --accept          takes the figures of the fixed seeds as those that may not get worse
  --keep DIR        keeps PDF, truth and result of each paper there
  --save NAME       keeps the paper of one seed as a fixture of that name, made of its traits, for good
  --wrong SENTENCE  what was read wrong of the paper that is saved
  --show            prints what is missing, invented or poor of each failing paper
  --minimise        tells of each failing paper which traits it needs to fail, others set to the plain ones
  --report FILE     writes what is printed there, too`;

const EXPECTED = join(dirname(fileURLToPath(import.meta.url)), 'expected.json');

const values = optionsOrExit();
if (values.trait?.includes('list')) {
  console.log(allTraits().join('\n'));
  process.exit(0);
}
const grade =
  values.scan === undefined ? undefined : (gradeOf(values.scan) ?? fail(`there is no grade ${values.scan}`));
if (values.fixed) {
  values.seeds = grade === undefined ? FIXED_SEEDS : SCANNED_SEEDS;
  values.pages = `${SCANNED_PAGES}`;
}
const wanted = seedsOf(values.seeds) ?? fail('--seeds FROM..TO is missing');
const named: Wish = Object.assign({}, ...(values.trait ?? []).map(wishOf));
const traits: Wish = grade === undefined ? named : { ...SCANNED_TRAITS, ...named };
const wish = values.plain ? plainBut(traits) : traits;
const seeds = grade === undefined ? wanted : await seedsOfFewPages(wanted, wish, pagesOrExit());
if (values.save !== undefined) {
  if (seeds.length !== 1) fail('--save takes one seed');
  if (!values.wrong) fail('--save needs --wrong');
  keep(values.save, await drawPaper(seeds[0], wish), values.wrong);
}
const scratch = mkdtempSync(join(tmpdir(), 'ledgerize-fuzz-'));
const folder = values.keep ? resolve(values.keep) : scratch;
mkdirSync(folder, { recursive: true });

const pool = await createWorkerPool(DEFAULT_BOUNDS);
try {
  const began = performance.now();
  const bench: TrialBench = { pool, folder, keeps: values.keep !== undefined, scan: grade };
  const trials = await runTrials(bench, seeds, wish);
  const seconds = (performance.now() - began) / 1000;
  const leftOut = seeds.length < wanted.length ? `, ${wanted.length - seeds.length} left out for their pages` : '';
  const text = `${fuzzText(trials, { show: values.show === true })}\n${values.minimise ? await minimiseAll(trials, (seed, wanted) => runTrial(bench, seed, wanted, 'less')) : ''}${trials.length} papers in ${seconds.toFixed(0)} s${leftOut}`;
  console.log(text);
  if (values.report) writeFileSync(values.report, `${text}\n`);
  const worse = values.fixed ? compareFixed(trials) : [];
  for (const line of worse) console.log(`WORSE  ${line}`);
  const broken = values.fixed ? brokenPromises(trials.flatMap(({ score }) => score.rows)) : [];
  for (const line of broken) console.log(`BROKEN ${line}`);
  const onBoard =
    !(values.fixed && values.board && grade === undefined) || isOnBoard('fixed', figuresOfTrials(trials, false));
  if (!onBoard) console.log(STALE);
  process.exitCode =
    !onBoard || worse.length > 0 || broken.length > 0 || trials.some(({ score }) => score.lying) ? 1 : 0;
} finally {
  await pool.close();
  rmSync(scratch, { recursive: true, force: true });
}

/**
 * Given the trials of the fixed seeds, returns a line for each figure that fell; stores them as expected on request.
 */
function compareFixed(trials: readonly Trial[]): string[] {
  const scores = new Map(trials.map(({ seed, score }) => [`fuzz-${seed}`, score]));
  const reached = figuresOf(scoreboardOf(scores, /^fuzz/), false);
  const all = readExpected(EXPECTED);
  const name = grade === undefined ? 'fuzz' : `scans ${grade}`;
  if (!values.accept) return fallen(reached, all[name] ?? {});
  writeExpected(EXPECTED, { ...all, [name]: reached });
  return [];
}

function optionsOrExit() {
  try {
    const options = {
      seeds: { type: 'string' },
      trait: { type: 'string', multiple: true },
      keep: { type: 'string' },
      save: { type: 'string' },
      wrong: { type: 'string' },
      scan: { type: 'string' },
      pages: { type: 'string', default: '3' },
      plain: { type: 'boolean' },
      fixed: { type: 'boolean' },
      board: { type: 'boolean' },
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

function pagesOrExit(): number {
  const pages = Number(values.pages);
  return Number.isInteger(pages) && pages > 0 ? pages : fail('--pages is a number from 1');
}

function fail(message: string): never {
  console.error(`${message}\n${USAGE}`);
  process.exit(2);
}
