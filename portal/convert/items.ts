/** The files of the view Convert: what each is doing, and what they come to together. Pure: batch.ts does what takes time. */
import type { Failure } from '../api/failure.ts';
import type { Fault, Job, File as UploadedFile } from '../api/types.ts';

/** What a file is doing. Where it is `refused`, it never got to the service, or was not taken there. */
export type ItemState =
  | { readonly step: 'waiting' }
  /** `share`: of its bytes that are sent, 0 to 1; at 1 the service looks at it */
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
  /** of this list alone */
  readonly id: number;
  readonly name: string;
  readonly bytes: number;
  readonly state: ItemState;
}

/** Given items, returns those that may be converted now, with their files. */
export function readyFiles(items: readonly Item[]): UploadedFile[] {
  return items.flatMap(({ state }) => (state.step === 'ready' ? [state.file] : []));
}

/** Given items, returns what converting those that are ready comes to: one credit a page. */
export function costOf(items: readonly Item[]): { readonly files: number; readonly pages: number } {
  const files = readyFiles(items);
  return { files: files.length, pages: files.reduce((sum, file) => sum + file.pages, 0) };
}

/** Given items, returns of those that are to be converted, and are the same file as one before them, what that is called. */
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

/** Whether something is under way that ends when the page is left. */
export function isUploading(items: readonly Item[]): boolean {
  return items.some(({ state }) => state.step === 'waiting' || state.step === 'uploading');
}

/** Whether nothing more happens to an item by itself or by the person. */
export function isEnded({ state }: Item): boolean {
  return state.step === 'done' || state.step === 'failed' || state.step === 'refused';
}

/** The jobs that are being worked on. */
export function runningJobs(items: readonly Item[]): string[] {
  const ids = items.flatMap(({ state }) => (state.step === 'converting' && state.jobId !== null ? [state.jobId] : []));
  return [...new Set(ids)];
}

/** Given items and a job as it is now, returns the items with what it tells of them. */
export function withJob(items: readonly Item[], job: Job): Item[] {
  return items.map((item) => {
    const { state } = item;
    if (state.step !== 'converting' || state.jobId !== job.jobId) return item;
    const told = job.files.find(({ uuid }) => uuid === state.file.uuid);
    return told === undefined ? item : { ...item, state: stateIn(job, told, state.file) };
  });
}

/** Given items and a job that is followed no more, returns the items; what it did not end was deleted with it, elsewhere. */
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
  // taken back: it may be started again
  if (status === 'cancelled') return { step: 'ready', file };
  if (status === 'failed') {
    return { step: 'failed', file, fault: error ?? { code: 'CONVERT_FAILED', message: '' } };
  }
  return { step: 'converting', file, jobId, pagesDone, queued: status === 'queued' };
}
