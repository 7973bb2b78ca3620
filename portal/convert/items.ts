/** The files of the view Convert: the state of each, and their totals. Pure: batch.ts does what takes time. */
import type { Failure } from '../api/failure.ts';
import type { Fault, Job, File as UploadedFile } from '../api/types.ts';

/** The state of a file. `refused`: it never reached the service, or was not accepted. */
export type ItemState =
  | { readonly step: 'waiting' }
  /** `share`: the uploaded share of its bytes, 0 to 1; at 1 the service inspects it */
  | { readonly step: 'uploading'; readonly share: number }
  | { readonly step: 'refused'; readonly failure: Failure }
  | {
      readonly step: 'locked';
      readonly file: UploadedFile;
      readonly trying: boolean;
      readonly failure: Failure | null;
    }
  | { readonly step: 'ready'; readonly file: UploadedFile }
  | {
      readonly step: 'converting';
      readonly file: UploadedFile;
      /** null while the job is being started */
      readonly jobId: string | null;
      readonly pagesDone: number;
      readonly queued: boolean;
    }
  | { readonly step: 'done'; readonly file: UploadedFile; readonly jobId: string }
  | { readonly step: 'failed'; readonly file: UploadedFile; readonly fault: Fault };

export interface Item {
  /** only in this list */
  readonly id: number;
  readonly name: string;
  readonly bytes: number;
  /** of a picture whose bytes this page still has: the addition that it came with, so that it can be joined */
  readonly addition?: number;
  /** how many pictures were joined into it */
  readonly pictures?: number;
  readonly state: ItemState;
}

/** Given items, returns the files of those that may be converted now. */
export function readyFiles(items: readonly Item[]): UploadedFile[] {
  return items.flatMap(({ state }) => (state.step === 'ready' ? [state.file] : []));
}

/** Given items, returns the cost of converting those that are ready: one credit per page. */
export function costOf(items: readonly Item[]): { readonly files: number; readonly pages: number } {
  const files = readyFiles(items);
  return { files: files.length, pages: files.reduce((sum, file) => sum + file.pages, 0) };
}

/** Given items, returns those to be converted that equal an earlier one, with the name of that one. */
export function twinsOf(items: readonly Item[]): ReadonlyMap<number, string> {
  const firsts = new Map<string, string>();
  const twins = new Map<number, string>();
  for (const { id, name, state } of items) {
    if (!('file' in state) || state.step === 'failed') continue;
    const { sha256 } = state.file;
    const first = firsts.get(sha256);
    if (first === undefined) firsts.set(sha256, name);
    else if (state.step === 'ready' || state.step === 'locked') twins.set(id, first);
  }
  return twins;
}

/** Whether leaving the page would interrupt an upload. */
export function isUploading(items: readonly Item[]): boolean {
  return items.some(({ state }) => state.step === 'waiting' || state.step === 'uploading');
}

/** Whether nothing more will happen to an item, by itself or by the person. */
export function isEnded({ state }: Item): boolean {
  return state.step === 'done' || state.step === 'failed' || state.step === 'refused';
}

/** The running jobs. */
export function runningJobs(items: readonly Item[]): string[] {
  const ids = items.flatMap(({ state }) => (state.step === 'converting' && state.jobId !== null ? [state.jobId] : []));
  return [...new Set(ids)];
}

/** Given items and a job's current state, returns the updated items. */
export function withJob(items: readonly Item[], job: Job): Item[] {
  return items.map((item) => {
    const { state } = item;
    if (state.step !== 'converting' || state.jobId !== job.jobId) return item;
    const told = job.files.find(({ uuid }) => uuid === state.file.uuid);
    return told === undefined ? item : { ...item, state: stateIn(job, told, state.file) };
  });
}

/**
 * Given items and a job that is no longer followed, returns the items; those that it did not end were deleted with it,
 * elsewhere.
 */
export function withoutJob(items: readonly Item[], jobId: string): Item[] {
  return items.map((item) => {
    const { state } = item;
    if (state.step !== 'converting' || state.jobId !== jobId) return item;
    return { ...item, state: { step: 'failed', file: state.file, fault: { code: 'JOB_NOT_FOUND', message: '' } } };
  });
}

function stateIn(job: Job, told: Job['files'][number], file: UploadedFile): ItemState {
  const { jobId } = job;
  const { status, error, pagesDone } = told;
  if (status === 'completed') return { step: 'done', file, jobId };
  // cancelled: it may be started again
  if (status === 'cancelled') return { step: 'ready', file };
  if (status === 'failed') {
    return { step: 'failed', file, fault: error ?? { code: 'CONVERT_FAILED', message: '' } };
  }
  return { step: 'converting', file, jobId, pagesDone, queued: status === 'queued' };
}
