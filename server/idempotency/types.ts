/** Calls that are safe to send again: the same key and body are executed once. */
import type { ApiError } from '../../contract/errors.ts';
import type { Tx } from '../storage/schema.ts';

/** The calls that may carry a key. */
type IdempotentOperation = 'uploadFile' | 'convert' | 'makeVersion';

/** A call under an idempotency key. */
export interface KeyedCall {
  readonly accountId: string;
  readonly key: string;
  readonly operation: IdempotentOperation;
  /** hex; each operation decides which bodies are the same */
  readonly bodySha256: string;
}

/** An answer as it is sent. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON */
  readonly body: unknown;
}

/** Keeps the answer in the same transaction as the work it describes, so that neither is kept without the other. */
export type KeepAnswer = (tx: Tx, answer: Answer) => Promise<void>;

/** The outcome of a call: from its own execution, or from an earlier call under its key; an answer or an error. */
export type Outcome =
  | { readonly answer: Answer; readonly replayed: boolean }
  | { readonly fault: ApiError; readonly replayed: true };

export interface Idempotency {
  /**
   * Given a call, executes it if it is the first under its key, else replays the first one's answer. `execute` must
   * pass its answer to `keep` in its transaction. A client error (4xx) is an answer, too; after a server fault the key
   * is free again. Throws IDEMPOTENCY_MISMATCH, IDEMPOTENCY_IN_PROGRESS, the operation's …_FAILED, and the errors of
   * `execute`.
   */
  once(call: KeyedCall, execute: (keep: KeepAnswer) => Promise<Answer>): Promise<Outcome>;
}
