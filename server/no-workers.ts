/** Stands in for the workers where none run: beside the commands of an operator. */
import { WorkerLostError, type WorkerPool } from '../workers/types.ts';

/** Each task fails as unavailable. */
export const NO_WORKERS: WorkerPool = {
  inspect: noWorkers,
  assemble: noWorkers,
  convert: noWorkers,
  render: noWorkers,
  correct: noWorkers,
  join: noWorkers,
  draw: noWorkers,
  words: noWorkers,
  size: 0,
  close: async () => {},
};

async function noWorkers(): Promise<never> {
  throw new WorkerLostError('unavailable', 'no workers run beside the commands of an operator');
}
