/** Decides whether headings say which of two columns is money out and which is money in. */
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import { movesBalance } from '../../lexicon/lines/balance-signs.ts';
import { itemAt, onlyOf } from '../../model/lists.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { Column } from '../../model/table.ts';
import { holdsAmounts, isSide, type Rows } from '../roles.ts';

export const SIDES = ['debit', 'credit'] as const;
/** A heading with less weight does not surely name a side: "Payments" on a loan are money in. */
const SURELY = 0.6;

/** Given the roles of columns, returns them with both sides exchanged; null if headings distinguish the sides. */
export function exchangedSides(columns: readonly Column[], taken: Roles): Roles | null {
  const roles = withBothSides(columns, taken);
  const at = SIDES.map((side) => roles.indexOf(side));
  if (at.includes(-1)) return null;
  const own = at.map((i) => itemAt(columns, i));
  const named = own.map(({ role }, k) => role === SIDES[k]);
  // "Increase" is money in only if the balance is held
  const moves = own.every(({ heading }) => movesBalance(heading));
  if (!moves && (named.every((one) => one) || own.some(({ weight }, k) => named[k] && weight >= SURELY))) return null;
  const other: Partial<Record<ColumnRole, ColumnRole>> = { debit: 'credit', credit: 'debit' };
  return roles.map((role) => (role && other[role]) ?? role);
}

/** Roles with one side alone, with the other side in place of amounts without a heading. */
function withBothSides(columns: readonly Column[], roles: Roles): Roles {
  const at = roles.findIndex((role, i) => role === 'amount' && columns[i]?.role !== 'amount');
  const missing = onlyOf(SIDES.filter((side) => !roles.includes(side)));
  return at < 0 || missing === null ? roles : roles.with(at, missing);
}

/** Given roles, returns the columns of both sides. */
export const sidesIn = (roles: Roles): number[] => roles.flatMap((role, i) => (isSide(role) ? [i] : []));

/** Given roles, returns the only column of a side; undefined without one, or with several. */
export function onlySideIn(roles: Roles): number | undefined {
  const [side, another] = sidesIn(roles);
  return another === undefined ? side : undefined;
}

/**
 * Given rows and the roles of their columns, returns the second of two columns of money that headings put on one side,
 * about as surely, with no heading of the other side: "Purchases | Payments". The list is empty without one.
 */
export function twinOf(rows: Rows, roles: Roles): number[] {
  const { columns, kinds } = rows[0];
  const [first, second, third] = sidesIn(roles).filter((i) => kinds[i] === 'money');
  if (first === undefined || second === undefined || third !== undefined || roles.includes('amount')) return [];
  const isOneSide = new Set(sidesIn(roles).map((i) => roles[i])).size === 1;
  if (!isOneSide || itemAt(columns, first).weight !== itemAt(columns, second).weight) return [];
  return rows.every(({ amounts }) => amounts[first] === null || amounts[second] === null) ? [second] : [];
}

/**
 * Given rows and the roles of their columns, returns the roles with the first column of fees as a side, if one side
 * alone is headed and no row books in both: on a loan, "Payments | Interest", either may be money out.
 */
export function feeAsSide(rows: Rows, roles: Roles): Roles[] {
  const [debit, credit] = [roles.indexOf('debit'), roles.indexOf('credit')];
  const side = debit >= 0 ? debit : credit;
  if (roles.includes('amount') || side < 0 || (debit >= 0 && credit >= 0)) return [];
  const fee = roles.findIndex((role, i) => role === 'fee' && holdsAmounts(rows, i));
  if (fee < 0 || rows.some((row) => row.amounts[fee] !== null && row.amounts[side] !== null)) return [];
  const sided = (one: ColumnRole, other: ColumnRole) =>
    roles.map((role, i) => (i === side ? one : i === fee ? other : role));
  const surely = itemAt(rows[0].columns, side).weight >= SURELY;
  if (surely) return [debit >= 0 ? sided('debit', 'credit') : sided('credit', 'debit')];
  return [sided('debit', 'credit'), sided('credit', 'debit')];
}

/**
 * Given rows and the roles of their columns, returns the roles with a column beside the amounts, or beside the only
 * side that is not surely headed, as what is booked: on a loan the balance follows the part of a payment that repays
 * it, "Payment | Interest | Principal".
 */
export function partsOfPayment(rows: Rows, roles: Roles): Roles[] {
  const { columns, kinds } = rows[0];
  const side = roles.includes('amount') ? roles.indexOf('amount') : onlySideIn(roles);
  if (side === undefined || !roles.includes('balance')) return [];
  if (roles[side] !== 'amount' && itemAt(columns, side).weight >= SURELY) return [];
  const sided = rows.filter((row) => row.amounts[side] !== null);
  const isPart = (i: number) => kinds[i] === 'money' && i !== side && roles[i] !== 'balance';
  const parts = columns.flatMap((_, i) => (isPart(i) && sided.every((row) => row.amounts[i] !== null) ? [i] : []));
  return parts.map((part) =>
    roles.map((role, i) => (i === part ? 'amount' : i === side || isPart(i) ? 'other' : role)),
  );
}

/** True if each row has its amount in one of two columns, without a sign in the first: "Amount", "Amount Added". */
export function isOtherSide(rows: readonly Row[], plain: number, side: number): boolean {
  let [plains, sided] = [0, 0];
  for (const { amounts, kindExact, days } of rows) {
    const [own, other] = [itemAt(amounts, plain), itemAt(amounts, side)];
    if (kindExact || days.length === 0) continue;
    if (own !== null && (other !== null || own.token.sign !== null || own.token.marker !== null)) return false;
    if (own !== null) plains++;
    else if (other !== null) sided++;
  }
  return plains > 0 && sided > 0;
}

/** True if some dated rows have an amount with a minus in a column, and some have one without. */
export function isOfBothSides(rows: readonly Row[], column: number): boolean {
  const signs = rows.flatMap((r) =>
    r.days.length > 0 && r.amounts[column] ? [r.amounts[column].token.sign === '-'] : [],
  );
  return signs.includes(true) && signs.includes(false);
}

/** True if a column beside that of payments is booked, and both have an amount: "Payment | Interest | Principal". */
export function isPartOfPayment({ columns, amounts, kindExact }: Row, roles: Roles): boolean {
  const booked = roles.indexOf('amount');
  if (kindExact || booked < 0 || amounts[booked] === null || !roles.includes('balance')) return false;
  if (itemAt(columns, booked).role === 'amount') return false;
  const mayPay = (role: Column['role']) => isSide(role) || role === 'amount';
  return columns.some(({ role }, i) => mayPay(role) && roles[i] === 'other' && amounts[i] !== null);
}
