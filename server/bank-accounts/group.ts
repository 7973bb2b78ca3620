/** Statements of one bank account. */
import type { FoundSummary } from '../summaries/types.ts';

export interface AccountGroup {
  /** what tells the account from the others of its client: texts for ids, each of which names it; the first is its own */
  readonly names: readonly string[];
  readonly statements: readonly FoundSummary[];
  readonly identity: Identity;
  /** names of groups whose number ends alike, where nothing shows that they are this account */
  readonly maybeSame: readonly string[];
}

/** By what the statements of a group are of one account. */
export type Identity = 'number' | 'ending' | 'none';
