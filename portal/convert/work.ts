/** The running conversions as a whole: how far they are, and how they ended. */
import { type Item, runningJobs } from './items.ts';

export interface Progress {
  /** in pages */
  readonly done: number;
  readonly total: number;
}

/** Given items, returns how far the running conversions are; null if none runs. */
export function progressOf(items: readonly Item[]): Progress | null {
  const jobs = runningJobs(items);
  if (jobs.length === 0) return null;
  let [done, total] = [0, 0];
  for (const { state } of items) {
    const ended = state.step === 'done' && jobs.includes(state.jobId);
    if (state.step !== 'converting' && !ended) continue;
    total += state.file.pages;
    done += state.step === 'converting' ? state.pagesDone : state.file.pages;
  }
  return { done, total };
}

/** Files that were converted, and that could not be. */
export interface Outcome {
  readonly converted: number;
  readonly failed: number;
}

/** Given items, and the ids of those that were being converted, returns how these ended; null if all were cancelled. */
export function outcomeOf(items: readonly Item[], ids: ReadonlySet<number>): Outcome | null {
  const steps = items.flatMap(({ id, state }) => (ids.has(id) ? [state.step] : []));
  const converted = steps.filter((step) => step === 'done').length;
  const failed = steps.filter((step) => step === 'failed').length;
  return converted + failed === 0 ? null : { converted, failed };
}
