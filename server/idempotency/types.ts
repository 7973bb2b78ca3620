/** Calls that may be sent again safely: the same key and body are executed once. */
import type { ApiError } from '../../contract/errors.ts';
import type { Tx } from '../storage/schema.ts';

/** The calls that may carry a key. */
type IdempotentOperation = 'uploadFile' | 'convert';

/** A call under an idempotency key. */
export interface KeyedCall {
  readonly accountId: string;
  readonly key: string;
  readonly operation: IdempotentOperation;
  /** hex; what makes two bodies the same is the operation's to say */
  readonly bodySha256: string;
}

/** An answer as it goes out. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON */
  readonly body: unknown;
}

/** Keeps the answer within the transaction that does what it tells of, so that neither is ever kept without the other. */
export type KeepAnswer = (tx: Tx, answer: Answer) => Promise<void>;

/** How a call ended: answered by its own execution, or as an earlier one of its key was, with an answer or an error. */
export type Outcome =
  | { readonly answer: Answer; readonly replayed: boolean }
  | { readonly fault: ApiError; readonly replayed: true };

export interface Idempotency {
  /**
   * Given a call, executes it where it is the first under its key, else replays the first's answer. `execute` must pass its
   * answer to `keep` in its transaction. An error of the caller's (4xx) is an answer, too; after a fault of ours the key is
   * free again. Throws IDEMPOTENCY_MISMATCH, IDEMPOTENCY_IN_PROGRESS, the operation's …_FAILED, and what
   * `execute` throws.
   */
  once(call: KeyedCall, execute: (keep: KeepAnswer) => Promise<Answer>): Promise<Outcome>;
}
