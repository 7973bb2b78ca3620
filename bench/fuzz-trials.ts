/** Draws papers by seed, converts them and scores them, one after the other or many at a time. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPaper } from '../fixtures/fuzz/paper.ts';
import type { Wish } from '../fixtures/fuzz/traits.ts';
import type { WorkerPool } from '../workers/types.ts';
import { convertOne } from './convert-all.ts';
import { type Trial, trialOf } from './fuzz-report.ts';

/** The seeds of `npm test`: in each of them several traits meet, and together they have nearly all. */
export const FIXED_SEEDS = '1..60';

/** Papers drawn ahead of those that are being converted: enough that no worker waits. */
const AHEAD = 8;

/** What trials are run with. */
export interface TrialBench {
  readonly pool: WorkerPool;
  /** where papers, truths and results are written */
  readonly folder: string;
  /** papers stay there */
  readonly keeps: boolean;
}

/** Given a range of seeds and traits that all papers have, returns their trials by seed; it draws while the workers convert. */
export async function runTrials(bench: TrialBench, first: number, last: number, wish: Wish): Promise<Trial[]> {
  const trials: Trial[] = [];
  const waiting = new Set<Promise<void>>();
  for (let seed = first; seed <= last; seed++) {
    const run = runTrial(bench, seed, wish).then((trial) => {
      trials.push(trial);
      waiting.delete(run);
    });
    waiting.add(run);
    if (waiting.size >= AHEAD) await Promise.race(waiting);
  }
  await Promise.all(waiting);
  return trials.sort((a, b) => a.seed - b.seed);
}

/** Given a seed and traits, returns the trial of its paper; `mark` tells its files from those of another trial of that seed. */
export async function runTrial(
  { pool, folder, keeps }: TrialBench,
  seed: number,
  wish: Wish,
  mark = '',
): Promise<Trial> {
  const id = `fuzz-${seed}${mark}`;
  const { pdf, truth, recipe, traits } = await drawPaper(seed, wish);
  const path = join(folder, `${id}.pdf`);
  writeFileSync(path, pdf);
  writeFileSync(join(folder, `${id}.truth.json`), JSON.stringify(truth, null, 1));
  const answer = await convertOne(pool, { id, pdf: path, truth }, folder);
  if (!keeps) rmSync(path);
  return trialOf(seed, recipe, traits, truth, answer);
}
