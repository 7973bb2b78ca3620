/** How sure a transaction is, 0 to 1: of rows at 0.9 and over 99 % are exact, of rows under 0.5 at most 70 %. */
import type { ReadRow, SignEvidence } from '../model/reading.ts';
import type { Reconciliation } from '../model/reconciliation.ts';
import type { ChainResult } from './checks/checks.ts';

/** Where the paper proves the statement. */
const PROVED = 0.99;
/** Where printed balances prove the row itself, if not the statement. */
const FOLLOWS = 0.92;
/** Where nothing contradicts the row, and its sign is the paper's own. */
const EVIDENT = 0.85;
/** Where a sum of the statement fails, though not with this row. */
const SUSPECT = 0.75;
/** Where its sign or date was carried over from other rows. */
const INFERRED = 0.7;
/** Both. */
const SUSPECT_INFERRED = 0.6;
/** Where its own balance does not follow, on a paper whose others do: the paper itself may be wrong there. */
const ODD = 0.55;
/** Where its own balance does not follow, nor do others. */
const CONTRADICTED = 0.4;
/** Where its year is that in which the file was made, or many dates lie outside the period: right for most files, and nothing on the paper says so. */
const YEAR_OPEN = 0.5;
/** Where a part of it is a guess: the sign, or a day out of the period. */
const GUESSED = 0.3;

/** At most this share of the printed balances, or one, or of the dates, fails on a paper that is read right, and is wrong itself. */
const FEW = 0.1;
/** Signs that stand beside each amount, or above it. */
const PLAIN: readonly SignEvidence[] = ['column', 'marker'];

/** What a statement's arithmetic says of its rows. */
export interface SumsOutcome {
  readonly status: Reconciliation['status'];
  readonly chain: ChainResult;
  /** indices of transactions whose dates lie outside the printed period, and the share of all that they are */
  readonly outside: { readonly rows: ReadonlySet<number>; readonly share: number };
  /** the year of its dates is assumed */
  readonly yearAssumed: boolean;
}

/** Given a row, its index among the transactions and what the arithmetic says, returns its confidence. */
export function confidenceOf(row: ReadRow, index: number, standing: SumsOutcome): number {
  const { status, chain, outside, yearAssumed } = standing;
  if (status === 'verified') return PROVED;
  const failing = chain.failingRows.length / Math.max(1, chain.compared);
  // few dates outside the period are read wrong; of many it may be the period that is
  const datesFit = !outside.rows.has(index);
  const proved = chain.proved.has(index) && failing <= FEW;
  // nothing is the same on either side
  const unsigned = row.sign === 'none' && row.amount !== 0;
  if (unsigned || (!datesFit && !proved && outside.share <= FEW)) return GUESSED;
  if (yearAssumed || outside.share > FEW) return YEAR_OPEN;
  const odd = failing <= FEW || (chain.failingRows.length === 1 && chain.proved.size > 0);
  if (chain.failingRows.some((failed) => failed.row === index)) return odd ? ODD : CONTRADICTED;
  const evident = row.sign !== 'balance' && row.ownDate;
  if (proved && evident && datesFit) return FOLLOWS;
  if (status === 'mismatch') return evident && PLAIN.includes(row.sign) ? SUSPECT : SUSPECT_INFERRED;
  return evident ? EVIDENT : INFERRED;
}
