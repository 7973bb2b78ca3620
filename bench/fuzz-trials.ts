/** Draws papers by seed, converts them and scores them, one after the other or many at a time. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPaper, type FuzzPaper } from '../fixtures/fuzz/paper.ts';
import type { Wish } from '../fixtures/fuzz/traits.ts';
import { pageCountOf } from '../fixtures/scan/draw-page.ts';
import type { Grade } from '../fixtures/scan/grades/all.ts';
import { scanPdf } from '../fixtures/scan/scan.ts';
import { scannedTruth } from '../fixtures/scan/truth.ts';
import type { WorkerPool } from '../workers/types.ts';
import { type Answer, convertOne } from './convert-all.ts';
import { type Trial, trialOf } from './fuzz-report.ts';
import type { Wanted } from './score.ts';

/** The seeds of `npm run test:long`: each combines several traits, and together they have nearly all. */
export const FIXED_SEEDS = '1..60';

/** The seeds whose papers are scanned there: of these, those of one page, because a scanned page takes seconds. */
export const SCANNED_SEEDS = '1..30';
export const SCANNED_PAGES = 1;
/** A watermark is drawn over the text, which stays in the file and is gone from a scan. */
export const SCANNED_TRAITS: Wish = { watermark: 'no' };

/** Papers drawn ahead of the conversions: enough that no worker waits. */
const AHEAD = 8;

/** What trials need to run. */
export interface TrialBench {
  readonly pool: WorkerPool;
  /** where papers, truths and results are written */
  readonly folder: string;
  /** true to keep the papers there */
  readonly keeps: boolean;
  /** converts scans of this grade in place of the papers */
  readonly scan?: Grade;
}

/** Given seeds and traits for all papers, returns their trials by seed; it draws while the workers convert. */
export function runTrials(bench: TrialBench, seeds: readonly number[], wish: Wish): Promise<Trial[]> {
  return runAhead(seeds, (seed) => runTrial(bench, seed, wish));
}

/** Given things and a function, runs it for a few at a time, and returns the results in their order. */
export async function runAhead<T, R>(things: readonly T[], run: (thing: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = new Set<Promise<void>>();
  for (const [i, thing] of things.entries()) {
    const running = run(thing).then((result) => {
      results[i] = result;
      waiting.delete(running);
    });
    waiting.add(running);
    if (waiting.size >= AHEAD) await Promise.race(waiting);
  }
  await Promise.all(waiting);
  return results;
}

/**
 * Given a seed and traits, returns the trial of its paper; `mark` distinguishes its files from those of another trial
 * of that seed.
 */
export async function runTrial(bench: TrialBench, seed: number, wish: Wish, mark = ''): Promise<Trial> {
  const drawn = await drawPaper(seed, wish);
  const paper = bench.scan === undefined ? drawn : await scanned(drawn, bench.scan);
  const grade = bench.scan === undefined ? '' : `~${bench.scan}`;
  return trialOf(paper, await answerTo(bench, `fuzz-${seed}${mark}${grade}`, paper));
}

async function scanned(paper: FuzzPaper, grade: Grade): Promise<FuzzPaper> {
  const scan = await scanPdf(paper.pdf, grade, paper.seed);
  return { ...paper, pdf: scan.pdf, truth: scannedTruth(paper.truth, scan) };
}

/** Given seeds and traits, returns the seeds whose papers have so many pages at the most. */
export async function seedsOfFewPages(seeds: readonly number[], wish: Wish, most: number): Promise<number[]> {
  const few: number[] = [];
  for (const seed of seeds) if ((await pageCountOf((await drawPaper(seed, wish)).pdf)) <= most) few.push(seed);
  return few;
}

/** Given a paper and the name of its files, converts it and returns the answer. */
export async function answerTo(
  { pool, folder, keeps }: TrialBench,
  id: string,
  { pdf, truth }: { readonly pdf: Uint8Array; readonly truth: Wanted },
): Promise<Answer> {
  const path = join(folder, `${id}.pdf`);
  writeFileSync(path, pdf);
  writeFileSync(join(folder, `${id}.truth.json`), JSON.stringify(truth, null, 1));
  const answer = await convertOne(pool, { id, pdf: path, truth }, folder);
  if (!keeps) rmSync(path);
  return answer;
}
