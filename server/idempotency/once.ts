/** Executes a call once under its idempotency key, and replays its outcome. */
import { randomUUID } from 'node:crypto';
import { ApiError, type ErrorCode } from '../../contract/errors.ts';
import { OPERATIONS } from '../../contract/operations.ts';
import { toApiError } from '../faults.ts';
import type { Database } from '../storage/database.ts';
import { answerKey, findKey, freeKey, type Held, renewKey, takeKey } from '../storage/idempotency.ts';
import type { IdempotencyKeysTable } from '../storage/schema.ts';
import type { Answer, Idempotency, KeyedCall, Outcome } from './types.ts';

/** How long an answer can be replayed. */
const KEPT_MS = 24 * 3_600_000;
/** A killed process holds a key no longer than this; a live one renews its lease in time. */
const LEASE_MS = 60_000;
/** A busy disk, or a database that is away for a moment, may cost some. */
const RENEWALS_IN_LEASE = 4;
/** Seconds. Most calls are answered within one. */
const RETRY_AFTER = 1;

/** How a call ended, as it is stored. */
type Ending =
  | { answer: Answer }
  | { fault: { code: ErrorCode; status: number; message: string; details?: Record<string, unknown> } };

/** Given the database, returns the use case of idempotency keys. */
export function createIdempotency(database: Database, leaseMs: number = LEASE_MS): Idempotency {
  /** Returns the outcome of the first call under the key, or null if this call is the first and now holds the key. */
  function takeOrReplay(call: KeyedCall, holder: string): Promise<Outcome | null> {
    return database.transaction(async (tx) => {
      const now = Date.now();
      const row: IdempotencyKeysTable = {
        account_id: call.accountId,
        key: call.key,
        operation: call.operation,
        body_sha256: call.bodySha256,
        holder,
        lease_until: now + leaseMs,
        answer: null,
        expires_at: now + KEPT_MS,
      };
      if (await takeKey(tx, row, now)) return null;
      const first = await findKey(tx, call.accountId, call.key);
      // Deleted in between: a database with parallel transactions lets the holder free it meanwhile.
      if (first === undefined) throw inProgress();
      if (first.operation !== call.operation || first.body_sha256 !== call.bodySha256) throw mismatch();
      if (first.answer === null) throw inProgress();
      return replay(JSON.parse(first.answer) as Ending);
    });
  }

  return {
    async once(call, execute) {
      const held: Held = { accountId: call.accountId, key: call.key, holder: randomUUID() };
      const replayed = await takeOrReplay(call, held.holder).catch((error: unknown) => {
        throw toApiError(error, OPERATIONS[call.operation].failure);
      });
      if (replayed !== null) return replayed;
      // A failed renewal does no harm while the lease lasts. After that, the answer finds the key lost.
      const renew = () => void renewKey(database.queries, held, Date.now() + leaseMs).catch(() => {});
      const renewal = setInterval(renew, leaseMs / RENEWALS_IN_LEASE).unref();
      try {
        const answer = await execute(async (tx, answer) => {
          const kept = await answerKey(tx, held, JSON.stringify({ answer } satisfies Ending));
          // Another call has taken the key: this call's work must not be kept as well.
          if (!kept) throw inProgress();
        });
        return { answer, replayed: false };
      } catch (error) {
        // If this fails too, the key is free when its lease ends.
        await end(database, held, error).catch(() => {});
        throw error;
      } finally {
        clearInterval(renewal);
      }
    },
  };
}

/**
 * Keeps a client error, since the same call would get it again; frees the key after a server fault, and after an error
 * that says when to try again.
 */
async function end(database: Database, held: Held, error: unknown): Promise<void> {
  if (!(error instanceof ApiError) || error.status >= 500 || error.retryAfter !== undefined)
    return freeKey(database.queries, held);
  const { code, status, message, details } = error;
  const ending: Ending = { fault: { code, status, message, ...(details && { details }) } };
  await answerKey(database.queries, held, JSON.stringify(ending));
}

function replay(ending: Ending): Outcome {
  if ('answer' in ending) return { answer: ending.answer, replayed: true };
  const { code, message, status, details } = ending.fault;
  return { fault: new ApiError(code, message, { status, ...(details && { details }) }), replayed: true };
}

function mismatch(): ApiError {
  return new ApiError(
    'IDEMPOTENCY_MISMATCH',
    'This idempotency key was used within the last 24 hours for another call, or with another body. Use a new key for a new request.',
  );
}

function inProgress(): ApiError {
  return new ApiError(
    'IDEMPOTENCY_IN_PROGRESS',
    `The first call with this idempotency key is not answered yet. Send this one again in ${RETRY_AFTER} s: it is answered as the first was.`,
    { retryAfter: RETRY_AFTER },
  );
}
