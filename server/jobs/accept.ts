/** Accepts a conversion: debits and queues what can be converted, all in one transaction. */
import { randomUUID } from 'node:crypto';
import { ApiError, type ErrorCode } from '../../contract/errors.ts';
import { currentActor } from '../audit/actor.ts';
import { requireClient } from '../clients/clients.ts';
import { noteFall } from '../credits/low.ts';
import { fileNotFound } from '../files/files.ts';
import { errorOf, type Forced, forcedOf, named, SAMPLES_ONLY, takeForced } from '../samples/forced.ts';
import { assignFiles } from '../storage/clients.ts';
import { type Reread, rereadColumn } from '../storage/file-versions.ts';
import { findFiles, openDebits } from '../storage/files.ts';
import { insertJob } from '../storage/jobs.ts';
import { writeLedger } from '../storage/ledger.ts';
import { columnOf } from '../storage/metadata.ts';
import type { AccountsTable, FilesTable, JobFilesTable, Tx } from '../storage/schema.ts';
import { knownVersions, requireKey, requireNewest } from '../versions/known.ts';
import type { QueueRoom } from './queue-room.ts';
import type { AcceptedJob, Jobs } from './types.ts';

export type AcceptRequest = Parameters<Jobs['accept']>[0];

const EXCLUDED = 'hints.excludedPages';
/** Seconds. A queue at its bound takes minutes to drain; a client should not ask every second. */
const RETRY_QUEUE = 30;

export interface AcceptBounds {
  readonly maxQueuedFiles: number;
  readonly room: QueueRoom;
  /** the balance below which credits are low, for accounts that set none */
  readonly creditsLow: number;
  /** the SHA-256 of each file that may be converted, in hex; undefined: every file may be */
  readonly samples?: ReadonlySet<string> | undefined;
  /** the account, locked; undefined if there is none */
  readonly account: AccountsTable | undefined;
}

/**
 * Given a request and its bounds, accepts it within a transaction. Throws FILE_NOT_FOUND, FILE_LOCKED, SAMPLES_ONLY,
 * INVALID_REQUEST, VERSION_NOT_FOUND, VERSION_CHANGED, INSUFFICIENT_CREDITS, CONVERT_FAILED (503). What a file forces or
 * lacks is returned: failures that the name of a test file forces are counted by this transaction.
 */
export async function acceptJob(tx: Tx, request: AcceptRequest, bounds: AcceptBounds): Promise<AcceptedJob | ApiError> {
  const now = Date.now();
  const { test = false, metadata = {} } = request;
  if (request.clientId !== undefined) await requireClient(tx, request.accountId, request.clientId);
  const { accepted, rejected, forced } = await sort(tx, request, { now, samples: bounds.samples });
  if (accepted.length === 0) {
    const first = rejected[0]!;
    // the field is in the message of the file's own rejection
    const field = first.code === 'INVALID_REQUEST' && { field: EXCLUDED };
    return new ApiError(first.code, first.message, { details: { ...field, rejected } });
  }
  if (forced !== undefined) return errorOf(forced);
  if (request.reread !== undefined) await requireCurrent(tx, accepted, request.reread);
  await requireRoom(tx, accepted.length, bounds);

  // A file with an open debit is already paid: by a conversion that succeeded, or by one that still may.
  const unpaid = test ? [] : accepted.filter((file) => file.debit_job_id === null);
  const credits = pagesOf(unpaid);
  const before = requireCredits(bounds.account, credits);

  const jobId = randomUUID();
  await debit(tx, unpaid, jobId, now);
  await insertJob(
    tx,
    {
      id: jobId,
      account_id: request.accountId,
      format: request.format,
      hints: request.hints === undefined ? null : JSON.stringify(request.hints),
      options: request.options === undefined ? null : JSON.stringify(request.options),
      status: 'queued',
      created_at: now,
      started_at: null,
      completed_at: null,
      expires_at: Math.min(...accepted.map((file) => file.expires_at)),
      result_gone_at: null,
      error_code: null,
      error_message: null,
      error_finding: null,
      metadata: columnOf(metadata),
      test: test ? 1 : 0,
      reread: rereadColumn(madeBy(request)),
    },
    accepted.map((file, position) => queued(file, { jobId, position, now, credits: test ? 0 : debitOf(file) })),
  );
  await assign(tx, accepted, request);
  const fall = { accountId: request.accountId, before, after: before - credits, now };
  if (bounds.account !== undefined) await noteFall(tx, fall, { ...bounds, account: bounds.account });
  return {
    jobId,
    accepted: accepted.map((file) => file.uuid),
    rejected,
    status: 'queued',
    format: request.format,
    pages: pagesOf(accepted),
    credits,
    metadata,
    test,
  };
}

type Rejected = { uuid: string; code: ErrorCode; message: string };

interface SortBounds {
  readonly now: number;
  readonly samples: AcceptBounds['samples'];
}

/** Returns which ids can be converted, and why the others cannot, in order; a repeated id counts once. */
async function sort(
  tx: Tx,
  request: AcceptRequest,
  { now, samples }: SortBounds,
): Promise<{ accepted: FilesTable[]; rejected: Rejected[]; forced: Forced | undefined }> {
  const uuids = [...new Set(request.ids.map((id) => id.toLowerCase()))];
  const rows = await findFiles(tx, request.accountId, uuids, now);
  const found = new Map(rows.map((row) => [row.uuid, row]));
  const accepted: FilesTable[] = [];
  const rejected: Rejected[] = [];
  let first: Forced | undefined;
  for (const uuid of uuids) {
    const file = found.get(uuid);
    if (file === undefined) {
      rejected.push({ uuid, code: 'FILE_NOT_FOUND', message: fileNotFound().message });
      continue;
    }
    const forced = await takeForced(tx, 'convert', { ...named(file), accountId: request.accountId, subject: uuid });
    const reason = whyNot(file, forced, { samples, hints: request.hints });
    if (reason !== undefined) {
      rejected.push({ uuid, ...reason });
      continue;
    }
    accepted.push(file);
    first ??= forced;
  }
  return { accepted, rejected, forced: first };
}

/** Returns why a file cannot be converted; undefined if it can. */
function whyNot(
  file: FilesTable,
  forced: Forced | undefined,
  { samples, hints }: Pick<SortBounds, 'samples'> & Pick<AcceptRequest, 'hints'>,
): Omit<Rejected, 'uuid'> | undefined {
  const refused = forced?.code;
  if (refused === 'FILE_NOT_FOUND') return { code: refused, message: fileNotFound().message };
  if (file.password_required === 1 || refused === 'FILE_LOCKED') {
    return {
      code: 'FILE_LOCKED',
      message: `The file needs a password. Send it to POST /api/v1/files/${file.uuid}/password, then convert again.`,
    };
  }
  if (isExcluded(file, hints?.excludedPages)) {
    return {
      code: 'INVALID_REQUEST',
      message: `The field ${EXCLUDED} names every page of the file (${file.pages}): nothing would be left to read. Leave out a page that is part of a statement.`,
    };
  }
  const converts = refused === undefined && !failsInJob(file);
  if (samples !== undefined && converts && !samples.has(file.sha256)) return SAMPLES_ONLY;
  return undefined;
}

/** True for a file none of whose pages is left. */
function isExcluded({ pages }: FilesTable, excluded: readonly number[] = []): boolean {
  return new Set(excluded.filter((page) => page <= pages)).size === pages;
}

/** A file that always fails in its job is never read. */
function failsInJob(file: FilesTable): boolean {
  const forced = forcedOf(named(file));
  return forced?.step === 'job' && forced.times === undefined;
}

function madeBy({ reread }: AcceptRequest): Reread | undefined {
  if (reread === undefined) return undefined;
  const { kind, id } = currentActor();
  return { ...reread, actor: { kind, id } };
}

/** Throws VERSION_NOT_FOUND, and VERSION_CHANGED unless the version is the current one of each file's reading. */
async function requireCurrent(
  tx: Tx,
  files: readonly FilesTable[],
  { basedOn }: Pick<Reread, 'basedOn'>,
): Promise<void> {
  for (const { uuid } of files) {
    const known = await knownVersions(tx, uuid);
    requireKey(known, basedOn);
    requireNewest(known, basedOn);
  }
}

async function requireRoom(tx: Tx, files: number, { maxQueuedFiles, room }: AcceptBounds): Promise<void> {
  const waiting = await room.waiting(tx, maxQueuedFiles, files);
  if (waiting + files <= maxQueuedFiles) return;
  throw new ApiError(
    'CONVERT_FAILED',
    `The queue is full: ${waiting} files wait, and it holds ${maxQueuedFiles}. Nothing was debited. Try again in ${RETRY_QUEUE} s.`,
    { status: 503, retryAfter: RETRY_QUEUE },
  );
}

/** Returns the balance before the debit. */
function requireCredits(account: AccountsTable | undefined, required: number): number {
  const available = account?.credits ?? 0;
  if (available >= required) return available;
  throw new ApiError(
    'INSUFFICIENT_CREDITS',
    `The conversion takes ${required} credits (one a page), and the account has ${available}. Nothing was started or debited. Add credits, or convert fewer files.`,
    { details: { required, available } },
  );
}

/** Makes the files belong to the client that the request names, if it names one. */
async function assign(tx: Tx, files: readonly FilesTable[], { accountId, clientId }: AcceptRequest): Promise<void> {
  if (clientId === undefined) return;
  const uuids = files.map(({ uuid }) => uuid);
  await assignFiles(tx, { accountId, uuids, clientId, now: Date.now() });
}

async function debit(tx: Tx, files: readonly FilesTable[], jobId: string, now: number): Promise<void> {
  const rows = files.map((file) => ({
    id: randomUUID(),
    account_id: file.account_id,
    kind: 'debit' as const,
    credits: -file.pages,
    reason: 'conversion',
    file_uuid: file.uuid,
    round: file.debit_round + 1,
    job_id: jobId,
    created_at: now,
  }));
  await writeLedger(tx, ...rows);
  await openDebits(
    tx,
    files.map(({ uuid }) => uuid),
    jobId,
  );
}

/** What the file costs here: a file with an open debit is paid. */
function debitOf(file: FilesTable): number {
  return file.debit_job_id === null ? file.pages : 0;
}

function queued(
  file: FilesTable,
  { jobId, position, now, credits }: { jobId: string; position: number; now: number; credits: number },
): JobFilesTable {
  return {
    job_id: jobId,
    uuid: file.uuid,
    position,
    account_id: file.account_id,
    status: 'queued',
    pages: file.pages,
    pages_done: 0,
    credits,
    error_code: null,
    error_message: null,
    error_finding: null,
    extraction_key: null,
    queued_at: now,
    attempt: 0,
    tries: 0,
    interruptions: 0,
    lease_worker: null,
    lease_until: null,
    ended_at: null,
    taken_at: null,
  };
}

function pagesOf(files: readonly FilesTable[]): number {
  return files.reduce((pages, file) => pages + file.pages, 0);
}
