/**
 * `npm run mutations -- FOLDER… --seeds 1..100`: mutates papers with a truth in many ways, converts them, and prints
 * for each way how many were called proved, and how many of those wrongly.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { seeded, seedOf } from '../fixtures/draw/random.ts';
import type { Twist } from '../fixtures/fuzz/draft.ts';
import { drawPaper } from '../fixtures/fuzz/paper.ts';
import { Unfit } from '../fixtures/lies/family.ts';
import { withPair } from '../fixtures/lies/stories.ts';
import { DEFAULT_BOUNDS } from '../workers/bounds.ts';
import { compilePdfium, instantiatePdfium } from '../workers/pdfium.ts';
import { createWorkerPool } from '../workers/pool.ts';
import { type Case, readCases } from './cases.ts';
import { answerTo, runAhead, type TrialBench } from './fuzz-trials.ts';
import { Edit } from './mutations/edit.ts';
import { MUTATIONS } from './mutations/kinds.ts';
import { exactPairs, scoreFile, type Wanted, type WantedTransaction } from './score.ts';
import { seedsOf } from './seeds.ts';

const USAGE = `usage: npm run mutations -- [FOLDER…] [--seeds FROM..TO] [options]
  FOLDER            documents with their truths (repeatable)
  --seeds FROM..TO  papers of the layout fuzzer, too
  --kind NAME       in this way alone (repeatable); "--kind list" prints all
  --keep DIR        keeps PDF, truth and result of each mutant there
`;

const { values, positionals } = optionsOrExit();
if (values.kind?.includes('list')) {
  console.log(MUTATIONS.map(({ name }) => name).join('\n'));
  process.exit(0);
}
const seeds = values.seeds === undefined ? [] : (seedsOf(values.seeds) ?? fail('--seeds must be FROM..TO'));
const kinds = MUTATIONS.filter(({ name }) => values.kind === undefined || values.kind.includes(name));
if (positionals.length + seeds.length === 0) fail('no papers are named');
const scratch = mkdtempSync(join(tmpdir(), 'ledgerize-mutations-'));
const folder = values.keep ? resolve(values.keep) : scratch;
mkdirSync(folder, { recursive: true });

/** What is mutated: a file of a folder, or a newly drawn paper. */
interface Base {
  readonly id: string;
  readonly load: () => Promise<{ readonly pdf: Uint8Array; readonly truth: Wanted; readonly password?: string }>;
}

interface Mutant {
  readonly id: string;
  readonly kind: string;
  readonly verified: boolean;
  readonly lies: boolean;
  /** the original paper was verified and right */
  readonly proved: boolean;
}

/** As much as a worker may use. */
const MAX_HEAP = 256 * 1024 * 1024;
const compiled = await compilePdfium();
const pool = await createWorkerPool(DEFAULT_BOUNDS);
const bench: TrialBench = { pool, folder, keeps: values.keep !== undefined };
try {
  const began = performance.now();
  const bases = [...positionals.flatMap(ofFolder), ...seeds.map(ofSeed)];
  const mutants = (await runAhead(bases, mutateInEachWay)).flat();
  for (const { name } of kinds)
    console.log(
      line(
        name,
        mutants.filter(({ kind }) => kind === name),
      ),
    );
  console.log(line('TOTAL', mutants));
  for (const { id } of mutants.filter(({ lies }) => lies)) console.log(`LYING  ${id}`);
  console.log(
    `${mutants.length} mutants of ${bases.length} papers in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  process.exitCode = mutants.some(({ lies }) => lies) ? 1 : 0;
} finally {
  await pool.close();
  rmSync(scratch, { recursive: true, force: true });
}

function ofFolder(path: string): Base[] {
  const load = ({ pdf, truth, password }: Case) => ({ pdf: readFileSync(pdf), truth, password });
  return readCases(resolve(path)).map((one) => ({
    id: `${basename(resolve(path))}-${one.id}`,
    load: async () => load(one),
  }));
}

/** Papers of the fuzzer get two rows that cancel each other out if possible, because those are mutated first. */
function ofSeed(seed: number): Base {
  const random = seeded(seed);
  const account: Twist['account'] = (told, teller) => {
    try {
      return withPair(told, teller, random).account;
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      return told;
    }
  };
  return { id: `fuzz-${seed}`, load: () => drawPaper(seed, {}, { account, balancesAlone: seed % 2 === 0 }) };
}

/** Converts the original paper for the places of its rows, and then each mutant of it. */
async function mutateInEachWay({ id, load }: Base): Promise<Mutant[]> {
  const { pdf, truth, password } = await load();
  if (truth.negative === true) return [];
  const open = password === undefined ? pdf : ((await edited(pdf, () => true, password)) as Uint8Array);
  const { given } = await answerTo(bench, id, { pdf: open, truth });
  const before = scoreFile(truth, given);
  const pairs = exactPairs(truth, given);
  const rows = pairs.map((pair) => pair.given);
  const mutants: Mutant[] = [];
  for (const { name: kind, unseen, mutate } of kinds) {
    const random = seeded(seedOf(`${id} ${kind}`));
    const changed: unknown[] = [];
    const mutant = await edited(open, (edit) => {
      const done = mutate(edit, rows, random);
      if (done) changed.push(...done);
      return done !== false;
    });
    if (mutant === null) continue;
    const name = `${id}-${kind.replaceAll(' ', '-')}`;
    const answer = await answerTo(bench, name, { pdf: mutant, truth });
    const { verified, lying } = scoreFile(truth, answer.given);
    const gone = new Set(pairs.filter((pair) => changed.includes(pair.given)).map((pair) => pair.wanted));
    const lies = lying && !(unseen && !scoreFile(without(truth, gone), answer.given).lying);
    mutants.push({ id: name, kind, verified, lies, proved: before.verified && !before.lying });
  }
  return mutants;
}

/** The truth of a paper on which some rows cannot be seen. */
function without(truth: Wanted, gone: ReadonlySet<WantedTransaction>): Wanted {
  const seen = (rows: readonly WantedTransaction[]) => rows.filter((row) => !gone.has(row));
  return {
    ...truth,
    statements: truth.statements.map((one) => ({ ...one, transactions: seen(one.transactions) })),
  };
}

/** Given a file and a change, returns the changed file; null if the change was not possible. */
async function edited(pdf: Uint8Array, work: (edit: Edit) => boolean, password?: string): Promise<Uint8Array | null> {
  const edit = new Edit(await instantiatePdfium(compiled, { maxHeapBytes: MAX_HEAP }), pdf, password);
  try {
    return work(edit) ? edit.bytes() : null;
  } finally {
    edit.close();
  }
}

function line(name: string, mutants: readonly Mutant[]): string {
  const count = (of: (mutant: Mutant) => boolean) => String(mutants.filter(of).length).padStart(6);
  return `${name.padEnd(24)} ${count(() => true)} mutants  of proved papers ${count(({ proved }) => proved)}  verified ${count(({ verified }) => verified)}  lying ${count(({ lies }) => lies)}`;
}

function optionsOrExit() {
  try {
    const options = {
      seeds: { type: 'string' },
      kind: { type: 'string', multiple: true },
      keep: { type: 'string' },
    } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return fail((error as Error).message);
  }
}

function fail(message: string): never {
  console.error(`${message}\n${USAGE}`);
  process.exit(2);
}
