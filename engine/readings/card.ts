/** Tells a card's statement from an account's: its printed signs and balances are the bank's view, not the holder's. */
import type { Row } from '../rows/types.ts';
import type { Facts } from './facts.ts';
import type { Roles } from './types.ts';

/** `unsure`: the paper's words speak for both. Turned around, all its sums close as well: arithmetic cannot tell. */
export type Side = 'card' | 'account' | 'unsure';

/** Evidence from here on makes it a card; up to `ACCOUNT` an account. */
const CARD = 2;
const ACCOUNT = 0;
/** What naming the kind of account on the paper weighs, and a feature that hardly any card's paper has. */
const NAMED = 2;
const FEATURE = 1;
/** On a card most amounts are purchases, printed without a sign; on an account most carry the sign. */
const MOST = 0.6;

/** Given the facts and the rows with their roles, returns whose view the paper takes. */
export function decideSide(facts: Facts, rows: readonly Row[], rolesOf: ReadonlyMap<number, Roles>): Side {
  let score = facts.card;
  if (facts.accountTypes.some((t) => t.type === 'card')) score += NAMED;
  if (facts.accountTypes.some((t) => t.type === 'current' || t.type === 'savings')) score -= NAMED;
  if (facts.ibans.length > 0) score -= FEATURE;
  const used = new Set(rows.map((r) => r.table));
  if ([...used].some((t) => rolesOf.get(t)?.includes('balance'))) score -= FEATURE;
  score += pattern(rows, rolesOf);
  if (score >= CARD) return 'card';
  return score <= ACCOUNT ? 'account' : 'unsure';
}

/** What the printed signs of single amount columns look like: +1 a card's, -1 an account's, 0 neither. */
function pattern(rows: readonly Row[], rolesOf: ReadonlyMap<number, Roles>): number {
  let minus = 0;
  let bare = 0;
  for (const row of rows) {
    const at = rolesOf.get(row.table)?.indexOf('amount') ?? -1;
    const amount = at >= 0 && !row.kindExact ? row.amounts[at] : null;
    if (!amount) continue;
    if (amount.token.sign === '-') minus++;
    else if (amount.token.sign === null) bare++;
  }
  const all = minus + bare;
  if (minus === 0 || bare === 0) return 0;
  return bare >= all * MOST ? FEATURE : minus >= all * MOST ? -FEATURE : 0;
}
