/** The files of the view Convert and all their actions; work goes on while another view is open. */
import { useSyncExternalStore } from 'react';
import { ask, client } from '../api/client.ts';
import { asFailure, Failure } from '../api/failure.ts';
import { once } from '../api/once.ts';
import { noticeEndOfSession, queryClient } from '../api/query-client.ts';
import type { Account, File as UploadedFile } from '../api/types.ts';
import { ACCOUNT_KEY } from '../session/account.ts';
import { followJob } from './follow-job.ts';
import {
  type Item,
  type ItemState,
  isEnded,
  isUploading,
  readyFiles,
  runningJobs,
  withJob,
  withoutJob,
} from './items.ts';
import { keep, kept } from './kept.ts';
import { mailWhenDone } from './mail-when-done.ts';
import { setHeard } from './outage.ts';
import { inPageOrder, isPicture } from './pictures.ts';
import { requestOf, type Said } from './request.ts';
import { forgetSource, forgetSources, forgetUnneeded, keepSource, sizeOf, sourceOf } from './sources.ts';
import { upload } from './upload.ts';

/** More at once would make none of them faster. */
const UPLOADS_AT_ONCE = 3;
/** One conversion takes at most this many files. */
const FILES_A_JOB = 100;

let items: readonly Item[] = [];
/** Who owns the list, and in which account; null if it is not known yet. */
let owner: string | null = null;
let nextId = 1;
/** The list from before a reload is restored when it is first needed. */
let takenUp = false;
const uploads = new Map<number, AbortController>();
let follows = new AbortController();
const followed = new Set<string>();
const listeners = new Set<() => void>();

/** The files, in the order in which they were added. */
export function useBatch(): readonly Item[] {
  if (!takenUp) takeUp();
  return useSyncExternalStore(subscribe, () => items);
}

/** Whether loading the page again would interrupt nothing. */
export function isIdle(): boolean {
  return !isUploading(items);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function takeUp(): void {
  takenUp = true;
  ({ owner, items } = kept());
  nextId = 1 + Math.max(0, ...items.map(({ id }) => id));
}

function change(next: readonly Item[]): void {
  items = next;
  forgetUnneeded(items);
  if (takenUp) keep({ owner, items });
  for (const listener of listeners) listener();
}

function setState(id: number, state: ItemState): void {
  change(items.map((item) => (item.id === id ? { ...item, state } : item)));
}

/** Adds files, and begins to upload them. */
export function addFiles(files: readonly File[]): void {
  if (!takenUp) takeUp();
  const addition = nextId;
  const added = files.map((file): Item => {
    const item = newItem([file]);
    return isPicture(file) ? { ...item, addition } : item;
  });
  change([...items, ...added]);
  sendNext();
}

function newItem(files: readonly File[]): Item {
  const id = nextId++;
  keepSource(id, files);
  return { id, name: files[0]?.name ?? '', bytes: sizeOf(files), state: { step: 'waiting' } };
}

/** Given pictures of the list, uploads them as the pages of one file in their place. */
export function joinPages(ids: readonly number[]): void {
  const files = ids.flatMap(sourceOf);
  const at = items.findIndex(({ id }) => ids.includes(id));
  for (const id of ids) remove(id);
  change(items.toSpliced(at, 0, { ...newItem(inPageOrder(files)), pictures: files.length }));
  sendNext();
}

/** Leaves the pictures of an addition as files of their own. */
export function keepApart(given: number): void {
  change(
    items.map(({ addition, ...item }) => (addition === given || addition === undefined ? item : { ...item, addition })),
  );
}

/** Uploads a refused file again. */
export function tryAgain(id: number): void {
  setState(id, { step: 'waiting' });
  sendNext();
}

function sendNext(): void {
  while (uploads.size < UPLOADS_AT_ONCE) {
    const next = items.find(({ state }) => state.step === 'waiting');
    if (next === undefined) return;
    setState(next.id, { step: 'uploading', share: 0 });
    void send(next.id);
  }
}

async function send(id: number): Promise<void> {
  const source = sourceOf(id);
  const end = new AbortController();
  uploads.set(id, end);
  try {
    refuseTooLarge(source);
    const onProgress = (share: number) => setState(id, { step: 'uploading', share });
    took(id, await upload(source, { signal: end.signal, onProgress }));
  } catch (error) {
    if (end.signal.aborted) return;
    noticeEndOfSession(error);
    setState(id, { step: 'refused', failure: asFailure(error) });
  } finally {
    uploads.delete(id);
    sendNext();
  }
}

/** The service ends the upload of a file that is too large; the browser only reports a failure. */
function refuseTooLarge(files: readonly File[]): void {
  const maxBytes = queryClient.getQueryData<Account>(ACCOUNT_KEY)?.limits.maxFileBytes;
  if (maxBytes !== undefined && sizeOf(files) > maxBytes) {
    throw new Failure('FILE_TOO_LARGE', '', { status: 413, details: { maxBytes } });
  }
}

function took(id: number, file: UploadedFile): void {
  setState(
    id,
    file.passwordRequired ? { step: 'locked', file, trying: false, failure: null } : { step: 'ready', file },
  );
}

/**
 * Given a locked file and a password, tries it; if it opens the file and `others` is true, also on all other locked
 * files.
 */
export async function unlock(id: number, password: string, others: boolean): Promise<void> {
  if (!(await tryPassword(id, password)) || !others) return;
  const locked = items.filter(({ state }) => state.step === 'locked' && !state.trying);
  // a file that it does not open stays as it was: nobody claimed that it would
  await Promise.all(locked.map((item) => tryPassword(item.id, password, false)));
}

async function tryPassword(id: number, password: string, tell = true): Promise<boolean> {
  const before = items.find((item) => item.id === id)?.state;
  if (before?.step !== 'locked') return false;
  const { file } = before;
  setState(id, { step: 'locked', file, trying: true, failure: null });
  try {
    const path = { uuid: file.uuid };
    took(id, await ask(client.POST('/api/v1/files/{uuid}/password', { params: { path }, body: { password } })));
    return true;
  } catch (error) {
    noticeEndOfSession(error);
    setState(id, tell ? { step: 'locked', file, trying: false, failure: asFailure(error) } : before);
    return false;
  }
}

/** Removes a file from the list; one that is not converted is also deleted at the service. */
export function remove(id: number): void {
  const state = items.find((item) => item.id === id)?.state;
  uploads.get(id)?.abort();
  forgetSource(id);
  change(items.filter((item) => item.id !== id));
  if (state?.step === 'ready' || state?.step === 'locked' || state?.step === 'failed') {
    const path = { uuid: state.file.uuid };
    // if this fails, the file is deleted after its retention time
    ask(client.DELETE('/api/v1/files/{uuid}', { params: { path } })).catch(() => {});
  }
}

/** Given files that were deleted elsewhere in the portal, removes them from the list. */
export function forget(uuids: readonly string[]): void {
  if (!takenUp) takeUp();
  change(items.filter(({ state }) => !('file' in state && uuids.includes(state.file.uuid))));
}

/** Removes ended files from the list. */
export function clearEnded(): void {
  change(items.filter((item) => !isEnded(item)));
}

/** Given the address of the signed-in user, continues with their list; another person's is cleared. */
export function goOnAs(user: string): void {
  if (!takenUp) takeUp();
  if (owner !== null && owner !== user) clearAll();
  owner = user;
  change(items);
  for (const jobId of runningJobs(items)) void follow(jobId);
}

/** Clears everything, because another person may come. */
export function clearAll(): void {
  takenUp = true;
  owner = null;
  for (const end of uploads.values()) end.abort();
  follows.abort();
  follows = new AbortController();
  forgetSources();
  change([]);
}

/** Given what the user says of the files, starts to convert all files that are ready. Throws a Failure; then nothing is paid. */
export async function start(said: Said): Promise<void> {
  const files = readyFiles(items);
  for (let first = 0; first < files.length; first += FILES_A_JOB) {
    await startJob(files.slice(first, first + FILES_A_JOB), said);
  }
}

async function startJob(files: readonly UploadedFile[], said: Said): Promise<void> {
  const uuids = files.map(({ uuid }) => uuid);
  setStates(uuids, (file) => ({ step: 'converting', file, jobId: null, pagesDone: 0, queued: true }));
  try {
    const body = requestOf(uuids, said);
    const job = await once(body, (key) =>
      ask(client.POST('/api/v1/convert', { params: { header: { 'Idempotency-Key': key } }, body })),
    );
    setStates(job.accepted, (file) => ({ step: 'converting', file, jobId: job.jobId, pagesDone: 0, queued: true }));
    for (const { uuid, code, message } of job.rejected) {
      setStates([uuid], (file) => ({ step: 'failed', file, fault: { code, message } }));
    }
    void follow(job.jobId);
    if (said.mails) void mailWhenDone(job.jobId).catch(noticeEndOfSession);
  } catch (error) {
    setStates(uuids, (file) => ({ step: 'ready', file }));
    throw error;
  } finally {
    void queryClient.invalidateQueries({ queryKey: ACCOUNT_KEY });
  }
}

/** A picture that is started is a file of its own. */
function setStates(uuids: readonly string[], state: (file: UploadedFile) => ItemState): void {
  const wanted = new Set(uuids);
  change(
    items.map((item) => {
      if (!('file' in item.state) || !wanted.has(item.state.file.uuid)) return item;
      const { addition: _, ...rest } = item;
      return { ...rest, state: state(item.state.file) };
    }),
  );
}

async function follow(jobId: string): Promise<void> {
  if (followed.has(jobId)) return;
  followed.add(jobId);
  try {
    await followToEnd(jobId);
  } catch (error) {
    // the session has ended: after the next sign-in, the job is followed again
    noticeEndOfSession(error);
  } finally {
    followed.delete(jobId);
    setHeard(jobId, true);
  }
}

async function followToEnd(jobId: string): Promise<void> {
  for await (const job of followJob(jobId, follows.signal)) {
    setHeard(jobId, job !== null);
    if (job !== null) change(withJob(items, job));
  }
  change(withoutJob(items, jobId));
  // failed files were refunded
  await queryClient.invalidateQueries({ queryKey: ACCOUNT_KEY });
}

/** Cancels a running job: files that are not converted yet are not paid, and may be started again. */
export async function cancel(jobId: string): Promise<void> {
  await ask(client.DELETE('/api/v1/jobs/{jobId}', { params: { path: { jobId } } }));
}
