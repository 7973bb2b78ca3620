/** Tells whether headings say which of two columns is money out and which money in. */
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import { movesBalance } from '../../lexicon/lines/balance-signs.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { Column } from '../../model/table.ts';

export const SIDES = ['debit', 'credit'] as const;
/** A heading surely names a side from this weight on: "Debit", and not "Payments", which on a loan are money in. */
const SURELY = 0.6;

/**
 * Given the columns of a table and their roles, returns the roles with money out and in exchanged, or null where
 * headings say which is which: one surely, or both the one that it has.
 */
export function exchangedSides(columns: readonly Column[], taken: Roles): Roles | null {
  const roles = withBothSides(columns, taken);
  const at = SIDES.map((side) => roles.indexOf(side));
  if (at.includes(-1)) return null;
  const named = at.map((i, k) => columns[i].role === SIDES[k]);
  // what makes a balance grow is money in only where it is held
  const moves = at.every((i) => movesBalance(columns[i].heading));
  if (!moves && (named.every((one) => one) || at.some((i, k) => named[k] && columns[i].weight >= SURELY))) return null;
  const other: Partial<Record<ColumnRole, ColumnRole>> = { debit: 'credit', credit: 'debit' };
  return roles.map((role) => (role && other[role]) ?? role);
}

/**
 * Given roles of which one alone is that of a side, returns them with the other side in place of amounts that no
 * heading names: they are of that side.
 */
function withBothSides(columns: readonly Column[], roles: Roles): Roles {
  const at = roles.findIndex((role, i) => role === 'amount' && columns[i].role !== 'amount');
  const missing = SIDES.filter((side) => !roles.includes(side));
  return at < 0 || missing.length !== 1 ? roles : roles.map((role, i) => (i === at ? missing[0] : role));
}

/** Given roles, returns the columns of a side, whichever that is. */
export const sidesIn = (roles: Roles): number[] =>
  roles.flatMap((role, i) => (role === 'debit' || role === 'credit' ? [i] : []));

/**
 * Given rows and the roles of their columns, returns the second of two columns of money that headings put on one side,
 * about as surely, where no heading names the other: "Purchases | Payments". Null where there is none.
 */
export function twinOf(rows: readonly Row[], roles: Roles): number | null {
  const { columns, kinds } = rows[0];
  const sides = sidesIn(roles).filter((i) => kinds[i] === 'money');
  const [first, second] = sides;
  if (sides.length !== 2 || roles.includes('amount') || roles[first] !== roles[second]) return null;
  if (columns[first].weight !== columns[second].weight || new Set(sidesIn(roles).map((i) => roles[i])).size > 1)
    return null;
  return rows.every(({ amounts }) => amounts[first] === null || amounts[second] === null) ? second : null;
}

/**
 * Given rows and the roles of their columns, returns those in which the first column of fees is a side of its own,
 * where one side alone is headed and no row books in both: on a loan "Payments | Interest", of which either may be
 * money out.
 */
export function feeAsSide(rows: readonly Row[], roles: Roles): Roles[] {
  const at = SIDES.map((side) => roles.indexOf(side));
  const side = at[0] >= 0 ? at[0] : at[1];
  if (roles.includes('amount') || side < 0 || at.every((i) => i >= 0)) return [];
  const fee = roles.findIndex((role, i) => role === 'fee' && rows.some((row) => row.amounts[i] !== null));
  if (fee < 0 || rows.some((row) => row.amounts[fee] !== null && row.amounts[side] !== null)) return [];
  const sided = (one: ColumnRole, other: ColumnRole) =>
    roles.map((role, i) => (i === side ? one : i === fee ? other : role));
  const surely = rows[0].columns[side].weight >= SURELY;
  if (surely) return [at[0] >= 0 ? sided('debit', 'credit') : sided('credit', 'debit')];
  return [sided('debit', 'credit'), sided('credit', 'debit')];
}

/**
 * Given rows and the roles of their columns, returns those in which a column beside the only side, headed less than
 * surely, is what is booked: of a payment on a loan the balance follows the part that repays it, "Payment | Interest |
 * Principal".
 */
export function partsOfSide(rows: readonly Row[], roles: Roles): Roles[] {
  const { columns, kinds } = rows[0];
  const sides = sidesIn(roles);
  if (sides.length !== 1 || roles.includes('amount') || !roles.includes('balance')) return [];
  const [side] = sides;
  if (columns[side].weight >= SURELY) return [];
  const sided = rows.filter((row) => row.amounts[side] !== null);
  const isPart = (i: number) => kinds[i] === 'money' && i !== side && roles[i] !== 'balance';
  const parts = columns.flatMap((_, i) => (isPart(i) && sided.every((row) => row.amounts[i] !== null) ? [i] : []));
  return parts.map((part) =>
    roles.map((role, i) => (i === part ? 'amount' : i === side || isPart(i) ? 'other' : role)),
  );
}

/**
 * True where each row has its amount in one of two columns, without a sign in the first, and either has some: "Amount",
 * "Amount Added".
 */
export function isOtherSide(rows: readonly Row[], plain: number, side: number): boolean {
  let [plains, sided] = [0, 0];
  for (const { amounts, kindExact, days } of rows) {
    const [own, other] = [amounts[plain], amounts[side]];
    if (kindExact || days.length === 0) continue;
    if (own !== null && (other !== null || own.token.sign !== null || own.token.marker !== null)) return false;
    if (own !== null) plains++;
    else if (other !== null) sided++;
  }
  return plains > 0 && sided > 0;
}

/** True for a column in which some dated rows have an amount with a minus and some have one without. */
export function isOfBothSides(rows: readonly Row[], column: number): boolean {
  const signs = rows.flatMap((r) =>
    r.days.length > 0 && r.amounts[column] ? [r.amounts[column].token.sign === '-'] : [],
  );
  return signs.includes(true) && signs.includes(false);
}

/**
 * True for a row of which a column beside that of payments is booked, and both have an amount: "Payment | Interest |
 * Principal".
 */
export function isPartOfPayment({ columns, amounts, kindExact }: Row, roles: Roles): boolean {
  const booked = roles.indexOf('amount');
  if (kindExact || booked < 0 || amounts[booked] === null || !roles.includes('balance')) return false;
  if (columns[booked].role === 'amount') return false;
  return columns.some(
    ({ role }, i) => (role === 'debit' || role === 'credit') && roles[i] === 'other' && amounts[i] !== null,
  );
}
