/** Ends an attempt, in one transaction: delivered, due again, or failed; and judges its endpoint by it. */
import { actAsService } from '../audit/actor.ts';
import { recordDeed } from '../audit/record.ts';
import type { Database } from '../storage/database.ts';
import { endAttempt, type TakenDelivery } from '../storage/delivery-queue.ts';
import type { Tx } from '../storage/schema.ts';
import { disableWebhook, noteFailure, noteSuccess } from '../storage/webhooks.ts';
import type { AttemptOutcome } from './delivery-events.ts';
import { waitBefore } from './retries.ts';
import type { Answer } from './send.ts';

/** The receiver says that it wants nothing more. */
const GONE = 410;
/** An endpoint that fails for so long gets no more events. */
const FAILING_MS = 5 * 24 * 3_600_000;

const WORDS = {
  gone: 'The endpoint is disabled: the receiver answered 410, which means that it wants no more events.',
  failing: 'The endpoint is disabled: every delivery has failed for five days.',
} as const;

export interface Attempt {
  readonly taken: TakenDelivery;
  readonly answer: Answer;
  readonly now: number;
  /** from 0 to 1, for the wait before the next attempt */
  readonly random: number;
}

/** Writes how an attempt ended. Returns that, or undefined if the lease was lost. */
export function settleAttempt(database: Database, attempt: Attempt): Promise<AttemptOutcome | undefined> {
  const { taken, answer } = attempt;
  return database.ofAccount(taken.webhook.account_id, async (tx) => {
    if (answer.error !== null) return fail(tx, attempt);
    const { retries } = taken;
    const end = {
      status: 'delivered',
      retries,
      response_status: answer.status,
      error: null,
      next_attempt_at: null,
    } as const;
    if (!(await endAttempt(tx, taken, end))) return undefined;
    await noteSuccess(tx, taken.webhook.id);
    return 'delivered';
  });
}

async function fail(tx: Tx, attempt: Attempt): Promise<AttemptOutcome | undefined> {
  const { taken, answer, now } = attempt;
  const isTest = taken.event === 'webhook.test';
  const state = isTest ? undefined : await noteFailure(tx, taken.webhook.id, now);
  // undefined: the last attempt
  const wait =
    state?.enabled && answer.status !== GONE
      ? waitBefore(taken.retries, attempt.random, answer.retryAfterMs)
      : undefined;
  const ended = await endAttempt(tx, taken, {
    status: wait === undefined ? 'failed' : 'pending',
    retries: wait === undefined ? taken.retries : taken.retries + 1,
    response_status: answer.status,
    error: answer.error,
    next_attempt_at: wait === undefined ? null : now + wait,
  });
  if (!ended) return undefined;
  if (wait !== undefined) return 'retrying';
  const reason = answer.status === GONE ? 'gone' : isFailing(state, now) ? 'failing' : undefined;
  if (reason !== undefined) await disable(tx, attempt, reason);
  return 'failed';
}

/** Nobody asked for it: the audit log names the service. */
async function disable(tx: Tx, { taken, now }: Attempt, reason: keyof typeof WORDS): Promise<void> {
  const { id: object, account_id: accountId } = taken.webhook;
  if (!(await disableWebhook(tx, object, { now, reason, error: WORDS[reason] }))) return;
  const details = { changed: ['enabled'], enabled: false, reason };
  await actAsService(() => recordDeed(tx, { accountId, action: 'webhook.changed', object, details }));
}

/** Call it after the last attempt of a delivery: one of many attempts proves nothing. */
function isFailing(state: { failingSince: number } | undefined, now: number): boolean {
  return state !== undefined && now - state.failingSince >= FAILING_MS;
}
