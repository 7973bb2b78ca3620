/**
 * `npm run lies -- --seeds 1..20`: draws papers that tempt a reader to call a wrong result proved, converts them, and
 * prints by family how many were called proved.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { FuzzPaper } from '../fixtures/fuzz/paper.ts';
import { drawLie } from '../fixtures/lies/draw.ts';
import { FAMILIES } from '../fixtures/lies/families.ts';
import type { Family } from '../fixtures/lies/family.ts';
import { DEFAULT_BOUNDS } from '../workers/bounds.ts';
import { createWorkerPool } from '../workers/pool.ts';
import { answerTo, runAhead, type TrialBench } from './fuzz-trials.ts';
import { isLying, type LieTrial, liesText, lieTrialOf } from './lies-report.ts';
import { seedsOf } from './seeds.ts';

const USAGE = `usage: npm run lies -- --seeds FROM..TO [options]
  --seeds FROM..TO  the seeds to draw of each family, the last one included
  --family NAME     of these families alone (repeatable): a family's name, or an obligation; "--family list" prints all
  --fixed           the seeds of npm run test:long, without the untouched papers
  --keep DIR        keeps PDF, truth and result of each paper there, and of each untouched one
  --show            prints the traits of each lying paper, and what is missing or invented`;

/** The seeds of `npm run test:long`: for each family one that an engine once lied on, or the first. */
const FIXED_SEEDS: Readonly<Record<string, number>> = {
  payroll: 2,
  'overdrawn-all-along': 2,
  'last-dropped': 2,
  'first-dropped': 3,
  'ends-carried-over': 2,
  'figures-picture': 5,
  'all-picture': 7,
  'pending-status': 3,
  'struck-out': 2,
  'no-balance': 3,
  'impossible-day': 2,
  'totals-counted': 3,
  'summary-counts': 2,
  'summary-sums': 5,
  'currency-column': 2,
  'unnamed-days': 5,
};

const values = optionsOrExit();
if (values.family?.includes('list')) {
  for (const { obligation, name, about } of FAMILIES)
    console.log(`${obligation.padEnd(12)} ${name.padEnd(24)} ${about}`);
  process.exit(0);
}
const seeds = values.fixed ? null : (seedsOf(values.seeds) ?? fail('--seeds FROM..TO is missing'));
const families = FAMILIES.filter(isWanted);
if (families.length === 0) fail(`there is no family ${values.family}`);
const scratch = mkdtempSync(join(tmpdir(), 'ledgerize-lies-'));
const folder = values.keep ? resolve(values.keep) : scratch;
mkdirSync(folder, { recursive: true });

const pool = await createWorkerPool(DEFAULT_BOUNDS);
try {
  const began = performance.now();
  const bench: TrialBench = { pool, folder, keeps: values.keep !== undefined };
  const wanted = families.flatMap((family) =>
    (seeds ?? [FIXED_SEEDS[family.name] ?? 1]).map((seed) => ({ family, seed })),
  );
  const trials = await runAhead(wanted, ({ family, seed }) => runLie(bench, family, seed));
  console.log(liesText(trials, { show: values.show === true }));
  console.log(`${trials.length} tempting papers in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  process.exitCode = trials.some(isLying) ? 1 : 0;
} finally {
  await pool.close();
  rmSync(scratch, { recursive: true, force: true });
}

async function runLie(bench: TrialBench, family: Family, seed: number): Promise<LieTrial> {
  const { tempting, control } = await drawLie(family, seed);
  const id = `${family.name}-${seed}`;
  const answered = async (name: string, paper: FuzzPaper) => ({ paper, answer: await answerTo(bench, name, paper) });
  // the fixed seeds only test for lies
  const untouched = values.fixed ? null : await answered(`${id}-control`, await control());
  return lieTrialOf(family, seed, await answered(id, tempting), untouched);
}

function isWanted({ name, obligation }: Family): boolean {
  return values.family === undefined || values.family.some((wanted) => wanted === name || wanted === obligation);
}

function optionsOrExit() {
  try {
    const options = {
      seeds: { type: 'string' },
      family: { type: 'string', multiple: true },
      fixed: { type: 'boolean' },
      keep: { type: 'string' },
      show: { type: 'boolean' },
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
