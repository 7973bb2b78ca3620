/** `npm run docs:accuracy`: measures every available set of papers, and writes the accuracy board, docs/accuracy.md. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DEFAULT_BOUNDS } from '../../workers/bounds.ts';
import { createWorkerPool } from '../../workers/pool.ts';
import { readCases } from '../cases.ts';
import { convertAll } from '../convert-all.ts';
import { fieldTrials } from '../fields.ts';
import { FIXED_SEEDS, runTrials } from '../fuzz-trials.ts';
import { scoreFile } from '../score.ts';
import { seedsOf } from '../seeds.ts';
import { figuresOfDocuments, figuresOfTrials, type SetFigures } from './figures.ts';
import { withSummary } from './readme.ts';
import { type Board, type BoardSet, fellOf, readBoard, type SetName, type TESTED_SETS, writeBoard } from './store.ts';
import { boardText } from './text.ts';

const USAGE = `usage: npm run docs:accuracy [-- options]
  --quick          measures again only what the tests measure; the rest stays as it was
  --seeds FROM..TO the fresh seeds (as on the board before)
  --corpus DIR     the folder of drawn/ and real/, papers of others (../shared/corpus, where it is there)
  --accept         writes the board also where a share of it fell`;

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
    fixtures: { figures: await documents(join(ROOT, 'fixtures'), true) },
    fixed: { seeds: FIXED_SEEDS, figures: await drawn(FIXED_SEEDS, false) },
  };
  if (values.quick) return { ...before, ...tested };
  const board: Partial<Record<SetName, BoardSet>> = { ...before, ...tested };
  board.fresh = { measured, seeds: values.seeds, figures: await drawn(values.seeds, true) };
  for (const name of ['drawn', 'real'] as const) {
    const folder = join(values.corpus, name);
    if (existsSync(folder)) board[name] = { measured, figures: await documents(folder, false) };
  }
  return board;
}

async function documents(folder: string, byDocument: boolean): Promise<SetFigures> {
  const cases = readCases(folder);
  const answers = await convertAll(cases, scratch);
  const scores = new Map(cases.map(({ id, truth }, i) => [id, scoreFile(truth, answers[i].given)]));
  const fields = cases.flatMap(({ truth }, i) => fieldTrials(truth, answers[i].given));
  return figuresOfDocuments(scores, fields, byDocument);
}

async function drawn(seeds: string, byTrait: boolean): Promise<SetFigures> {
  const wanted = seedsOf(seeds) ?? fail('--seeds must be FROM..TO');
  const pool = await createWorkerPool(DEFAULT_BOUNDS);
  try {
    const bench = { pool, folder: scratch, keeps: false };
    return figuresOfTrials(await runTrials(bench, wanted, {}), byTrait);
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
