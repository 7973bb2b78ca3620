/** Scores an assignment of roles to columns: by how many of the printed balances follow from it. */
import { BOOKED_ROLES, type ColumnRole } from '../lexicon/columns.ts';
import { markerSign } from '../lexicon/markers.ts';
import { type DecimalMark, minorUnits } from '../money/amount.ts';
import type { Row } from '../rows/types.ts';
import type { PlacedAmount } from '../tables/types.ts';
import type { Roles } from './types.ts';

/** The score of balances of which none can be compared with another. */
const UNKNOWN = 0.3;
/** What it costs where most fees stand on rows of their own: then they are amounts. */
const ALONE_COST = 0.1;
/** What it costs balances to be owed: where they may as well be held, they are. */
const OWED_COST = 0.01;

/** What a row books under the roles, and the balance printed on it, in the smallest units. */
interface Step {
  readonly net: number;
  readonly charge: number;
  /** the amount is printed without its sign */
  readonly unsigned: boolean;
  readonly balance: number | null;
}

/**
 * Given rows and roles, returns the share of printed balances that follow from those before by the amounts between,
 * in whichever order the rows are listed; less for rows whose amounts do not fit the roles.
 */
export function chainScore(rows: readonly Row[], roles: Roles, mark: DecimalMark): number {
  const columnOf = (role: ColumnRole) => roles.indexOf(role);
  const [debitAt, creditAt, amountAt, chargeAt, balanceAt] = (
    ['debit', 'credit', 'amount', 'charge', 'balance'] as const
  ).map(columnOf);
  let both = 0;
  let neither = 0;
  let chargedAlone = 0;
  let charged = 0;
  const steps: Step[] = [];
  for (const row of rows) {
    if (!roles.some((r, i) => r && BOOKED_ROLES.has(r) && row.amounts[i])) continue;
    const at = (i: number) => (i >= 0 ? unitsOf(row.amounts[i], mark) : 0);
    const [debit, credit, charge] = [debitAt, creditAt, chargeAt].map((i) => Math.abs(at(i)));
    const amount = at(amountAt);
    if (debit !== 0 && credit !== 0) both++;
    const stated = row.amounts.every((a, i) => a === null || roles[i] === 'balance');
    if (!stated && debit === 0 && credit === 0 && amount === 0 && charge === 0) neither++;
    if (charge !== 0) charged++;
    if (charge !== 0 && amount === 0) chargedAlone++;
    const balance = balanceAt >= 0 && row.amounts[balanceAt] ? at(balanceAt) : null;
    const unsigned = amount > 0 && row.amounts[amountAt]?.token.sign === null;
    steps.push({ net: credit - debit + amount - charge, charge, unsigned, balance });
  }
  const orders = [steps, [...steps].reverse()];
  // what is owed grows with money out: two columns follow from it the other way round
  const isPair = debitAt >= 0 || creditAt >= 0;
  const owed = isPair ? orders.map((list) => list.map((step) => ({ ...step, net: -step.net }))) : [];
  const chain = Math.max(...orders.map(shareRight), ...owed.map((list) => shareRight(list) - OWED_COST));
  const share = (n: number) => n / Math.max(1, rows.length);
  return (
    chain - share(both) - share(neither) * 0.5 - (chargedAlone > 0 && chargedAlone * 2 >= charged ? ALONE_COST : 0)
  );
}

/** Given an amount or none, returns it in the smallest units, with the sign that stands beside it. */
function unitsOf(amount: PlacedAmount | null, mark: DecimalMark): number {
  const units = amount ? minorUnits(amount.token, mark, 3) : null;
  if (units === null || !amount) return 0;
  const marked = amount.token.marker === null ? null : markerSign(amount.token.marker);
  return amount.token.sign === '-' || marked === -1 ? -units : units;
}

/** Given steps in the order of booking, returns the share of balances that follow from the one before. */
function shareRight(steps: readonly Step[]): number {
  let right = 0;
  let wrong = 0;
  let previous: number | null = null;
  let net = 0;
  let between: Step[] = [];
  for (const step of steps) {
    net += step.net;
    between.push(step);
    if (step.balance === null) continue;
    if (previous !== null) {
      const moved = step.balance - previous;
      const [only] = between;
      const free =
        between.length === 1 && only.unsigned && Math.abs(moved + only.charge) === Math.abs(only.net + only.charge);
      if (moved === net || free) right++;
      else if (between.length === 1 || between.every((b) => !b.unsigned)) wrong++;
    }
    previous = step.balance;
    net = 0;
    between = [];
  }
  return right + wrong > 0 ? right / (right + wrong) : UNKNOWN;
}
