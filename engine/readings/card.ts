/** Tells a card's statement from an account's: its printed signs and balances are the bank's view, not the holder's. */
import type { Row } from '../rows/types.ts';
import type { Facts } from './facts.ts';
import type { Roles } from './types.ts';

export interface Side {
  readonly card: boolean;
  /** the paper's words speak for one alone; turned around, all its sums close as well: arithmetic cannot tell */
  readonly sure: boolean;
}

/** Words from here on say card, where nothing says account. */
const CARD = 2;
/** What naming the kind of account on the paper weighs, and a feature that hardly any card's paper has. */
const NAMED = 3;
const FEATURE = 1;
/** On a card most amounts are purchases, printed without a sign; on an account most carry the sign. */
const MOST = 0.6;

/** Given the facts and the rows with their roles, returns whose view the paper takes; not sure where evidence is against evidence. */
export function decideSide(facts: Facts, rows: readonly Row[], rolesOf: ReadonlyMap<number, Roles>): Side {
  const used = new Set(rows.map((r) => r.table));
  const looks = pattern(rows, rolesOf);
  let card = facts.card + Math.max(0, looks);
  if (facts.accountTypes.some((t) => t.type === 'card')) card += NAMED;
  let account = Math.max(0, -looks);
  if (facts.accountTypes.some((t) => t.type === 'current' || t.type === 'savings')) account += NAMED;
  if (facts.ibans.length > 0) account += FEATURE;
  if ([...used].some((t) => rolesOf.get(t)?.includes('balance'))) account += FEATURE;
  const isCard = card >= CARD && card > account;
  const sure = isCard ? card >= CLEARLY * account && account < NAMED : card === 0 || account >= CLEARLY * card;
  // what is owed on a loan is printed without a sign, too
  const loan = facts.accountTypes.some((t) => t.type === 'loan');
  return { card: isCard, sure: sure && !loan && card + account > Math.abs(looks) };
}

/** Evidence for one side outweighs that for the other from this ratio on. */
const CLEARLY = 2;

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
