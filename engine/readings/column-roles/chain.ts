/** Scores an assignment of roles to columns: by how many of the printed balances follow from it. */
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import { BOOKED_ROLES } from '../../lexicon/headings/heading-roles.ts';
import { markerSign } from '../../lexicon/headings/markers.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import { type DecimalMark, minorUnits } from '../../money/amount.ts';

/** Balances follow from the amounts of the rows before them where this share of them does. */
export const FOLLOWING = 0.8;

/** The score of balances of which none can be compared with another. */
const UNKNOWN = 0.3;
/** What it costs where most fees stand on rows of their own: then they are amounts. */
const ALONE_COST = 0.1;
/** What it costs balances to be owed: where they may as well be held, they are. */
const OWED_COST = 0.01;

/** What rows book under some roles and the balances printed on them, in the smallest units: numbers in arrays, since many assignments are scored over all rows. */
interface Steps {
  readonly length: number;
  readonly net: Float64Array;
  readonly charge: Float64Array;
  /** 1 where the amount is printed without its sign */
  readonly unsigned: Uint8Array;
  /** NaN where none is printed */
  readonly balance: Float64Array;
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
  const booked = roles.flatMap((role, i) => (role && BOOKED_ROLES.has(role) ? [i] : []));
  let both = 0;
  let neither = 0;
  let chargedAlone = 0;
  let charged = 0;
  const [net, charges, balances] = Array.from({ length: 3 }, () => new Float64Array(rows.length));
  const unsigned = new Uint8Array(rows.length);
  let length = 0;
  for (const { amounts } of rows) {
    if (!booked.some((i) => amounts[i])) continue;
    const debit = Math.abs(unitsAt(amounts, debitAt, mark));
    const credit = Math.abs(unitsAt(amounts, creditAt, mark));
    const charge = Math.abs(unitsAt(amounts, chargeAt, mark));
    const amount = unitsAt(amounts, amountAt, mark);
    if (debit !== 0 && credit !== 0) both++;
    const stated = amounts.every((a, i) => a === null || roles[i] === 'balance');
    if (!stated && debit === 0 && credit === 0 && amount === 0 && charge === 0) neither++;
    if (charge !== 0) charged++;
    if (charge !== 0 && amount === 0) chargedAlone++;
    net[length] = credit - debit + amount - charge;
    charges[length] = charge;
    unsigned[length] = amount > 0 && amounts[amountAt]?.token.sign === null ? 1 : 0;
    balances[length] = balanceAt >= 0 && amounts[balanceAt] ? unitsAt(amounts, balanceAt, mark) : Number.NaN;
    length++;
  }
  const steps: Steps = { length, net, charge: charges, unsigned, balance: balances };
  // what is owed grows with money out: two columns follow from it the other way round
  const isPair = debitAt >= 0 || creditAt >= 0;
  const held = Math.max(shareRight(steps, 1, false), shareRight(steps, 1, true));
  const owed = isPair ? Math.max(shareRight(steps, -1, false), shareRight(steps, -1, true)) : -Infinity;
  const chain = Math.max(held, owed - OWED_COST);
  const share = (n: number) => n / Math.max(1, rows.length);
  return (
    chain - share(both) - share(neither) * 0.5 - (chargedAlone > 0 && chargedAlone * 2 >= charged ? ALONE_COST : 0)
  );
}

/** Given a row's amounts and a column, or -1, returns the amount there in the smallest units, with the sign that stands beside it; 0 without one. */
export function unitsAt(amounts: Row['amounts'], column: number, mark: DecimalMark): number {
  const amount = column < 0 ? null : amounts[column];
  const units = amount ? minorUnits(amount.token, mark, 3) : null;
  if (units === null || !amount) return 0;
  const marked = amount.token.marker === null ? null : markerSign(amount.token.marker);
  return amount.token.sign === '-' || marked === -1 ? -units : units;
}

/** Given steps, whether they are listed newest first, and -1 where balances grow with money out, returns the share of balances that follow from the one before. */
function shareRight({ length, net, charge, unsigned, balance }: Steps, side: 1 | -1, newestFirst: boolean): number {
  let right = 0;
  let wrong = 0;
  let previous = Number.NaN;
  let sum = 0;
  // of the steps since that balance
  let count = 0;
  let unsignedOnes = 0;
  for (let k = 0; k < length; k++) {
    const i = newestFirst ? length - 1 - k : k;
    sum += side * net[i];
    count++;
    unsignedOnes += unsigned[i];
    if (Number.isNaN(balance[i])) continue;
    if (!Number.isNaN(previous)) {
      const moved = balance[i] - previous;
      const free =
        count === 1 && unsigned[i] === 1 && Math.abs(moved + charge[i]) === Math.abs(side * net[i] + charge[i]);
      if (moved === sum || free) right++;
      else if (count === 1 || unsignedOnes === 0) wrong++;
    }
    previous = balance[i];
    sum = 0;
    count = 0;
    unsignedOnes = 0;
  }
  return right + wrong > 0 ? right / (right + wrong) : UNKNOWN;
}
