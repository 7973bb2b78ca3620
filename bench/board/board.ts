/** `npm run docs:accuracy`: measures every available set of papers, and writes the accuracy board, docs/accuracy.md. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GRADES, type Grade } from '../../fixtures/scan/grades/all.ts';
import { DEFAULT_BOUNDS } from '../../workers/bounds.ts';
import { createWorkerPool } from '../../workers/pool.ts';
import { readCases } from '../cases.ts';
import { convertAll } from '../convert-all.ts';
import { fieldTrials } from '../fields.ts';
import type { Trial } from '../fuzz-report.ts';
import {
  FIXED_SEEDS,
  runTrials,
  SCANNED_PAGES,
  SCANNED_SEEDS,
  SCANNED_TRAITS,
  seedsOfFewPages,
  type TrialBench,
} from '../fuzz-trials.ts';
import { scoreFile } from '../score.ts';
import { seedsOf } from '../seeds.ts';
import { figuresOfDocuments, figuresOfTrials, gradeIn, type PartOf, type SetFigures } from './figures.ts';
import { withSummary } from './readme.ts';
import { type Board, type BoardSet, fellOf, readBoard, type SetName, type TESTED_SETS, writeBoard } from './store.ts';
import { boardText } from './text.ts';

const USAGE = `usage: npm run docs:accuracy [-- options]
  --quick          measures again only what the tests measure; the rest stays as it was
  --seeds FROM..TO the fresh seeds (as on the board before)
  --corpus DIR     the folder of drawn/, real/ and scanned/, papers of others (../shared/corpus, where it is there)
  --accept         writes the board also where a share of it fell`;

/** Papers of others, by their folder. */
const CORPUS = [
  ['drawn', () => null],
  ['real', () => null],
  ['scanned', gradeIn],
] as const satisfies (readonly [SetName, PartOf])[];
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const OPTIONS = {
  quick: { type: 'boolean' },
  seeds: { type: 'string', default: readBoard().fresh?.seeds ?? '800001..800600' },
  corpus: { type: 'string', default: join(ROOT, '..', 'shared', 'corpus') },
  accept: { type: 'boolean' },
} as const;

const values = optionsOrExit();
const before = readBoard();
const measured = { date: new Date().toISOString().slice(0, 10), commit: commit() };
const scratch = mkdtempSync(join(tmpdir(), 'ledgerize-board-'));
try {
  const board = await measureAll();
  const fell = (Object.keys(board) as SetName[]).flatMap((name) =>
    // other seeds are other papers
    before[name]?.seeds === board[name]!.seeds ? fellOf(name, before[name]?.figures, board[name]!.figures) : [],
  );
  for (const line of fell) console.log(`FELL  ${line}`);
  if (fell.length > 0 && !values.accept) {
    console.log('Nothing was written. Where the papers have changed, not the reading: --accept');
    process.exitCode = 1;
  } else {
    const readme = join(ROOT, 'README.md');
    writeFileSync(readme, withSummary(readFileSync(readme, 'utf8'), board));
    writeFileSync(join(ROOT, 'docs', 'accuracy.md'), boardText(board));
    writeBoard(board);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

async function measureAll(): Promise<Board> {
  const tested: Record<(typeof TESTED_SETS)[number], BoardSet> = {
    fixtures: { figures: await documents(join(ROOT, 'fixtures'), (id) => id) },
    fixed: { seeds: FIXED_SEEDS, figures: await drawn(FIXED_SEEDS, false) },
  };
  if (values.quick) return { ...before, ...tested };
  const board: Partial<Record<SetName, BoardSet>> = { ...before, ...tested };
  board.fresh = { measured, seeds: values.seeds, figures: await drawn(values.seeds, true) };
  board.scans = { measured, seeds: SCANNED_SEEDS, figures: await scans() };
  for (const [name, partOf] of CORPUS) {
    const folder = join(values.corpus, name);
    if (existsSync(folder)) board[name] = { measured, figures: await documents(folder, partOf) };
  }
  return board;
}

async function documents(folder: string, partOf: PartOf): Promise<SetFigures> {
  const cases = readCases(folder);
  const answers = await convertAll(cases, scratch);
  const scores = new Map(cases.map(({ id, truth }, i) => [id, scoreFile(truth, answers[i].given)]));
  const fields = cases.flatMap(({ truth }, i) => fieldTrials(truth, answers[i].given));
  return figuresOfDocuments(scores, fields, partOf);
}

async function drawn(seeds: string, byTrait: boolean): Promise<SetFigures> {
  const wanted = seedsOf(seeds) ?? fail('--seeds must be FROM..TO');
  return withPool(async (bench) => figuresOfTrials(await runTrials(bench, wanted, {}), byTrait));
}

/** The figures of scans, by grade. */
async function scans(): Promise<SetFigures> {
  const seeds = await seedsOfFewPages(seedsOf(SCANNED_SEEDS) ?? [], SCANNED_TRAITS, SCANNED_PAGES);
  return withPool(async (bench) => {
    const trials: [id: string, trial: Trial][] = [];
    for (const scan of Object.keys(GRADES) as Grade[]) {
      const own = await runTrials({ ...bench, scan }, seeds, SCANNED_TRAITS);
      for (const trial of own) trials.push([`${trial.seed}~${scan}`, trial]);
    }
    const scores = new Map(trials.map(([id, { score }]) => [id, score]));
    return figuresOfDocuments(
      scores,
      trials.flatMap(([, { fields }]) => fields),
      gradeIn,
    );
  });
}

async function withPool<T>(work: (bench: TrialBench) => Promise<T>): Promise<T> {
  const pool = await createWorkerPool(DEFAULT_BOUNDS);
  try {
    return await work({ pool, folder: scratch, keeps: false });
  } finally {
    await pool.close();
  }
}

function commit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
}

function optionsOrExit() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    return fail((error as Error).message);
  }
}

function fail(message: string): never {
  console.error(`${message}\n${USAGE}`);
  process.exit(2);
}
