/** Finds an amount, its fee and the total of both among columns of money. */
import { firstOf, itemAt } from '../../model/lists.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { DecimalMark } from '../../money/amount.ts';
import { holdsAmounts } from '../roles.ts';
import { unitsAt } from './chain.ts';

/** Indices of columns: on each row the third holds the first with the second added or taken off. */
export type NetAmounts = Readonly<Record<'gross' | 'fee' | 'net', number>>;

const LEAST_ROWS = 2;
/** An amount, its fee and their total. */
const LEAST_COLUMNS = 3;
/** Columns of money, at the most: the ways to take three grow with the cube. */
const MOST_COLUMNS = 6;

/**
 * Given the rows of a table and the roles of its columns, returns those of an amount, its fee and their total, behind
 * both; null if none are so on each row, or no row has a fee. Balances are left out, and a total is no amount that its
 * heading sets beside those that are booked: what is still to be charged is the original amount less the charge.
 */
export function netAmounts(rows: readonly Row[], roles: Roles, mark: DecimalMark): NetAmounts | null {
  const booked = rows.filter(({ kind }) => kind === null);
  if (booked.length < LEAST_ROWS) return null;
  const money = roles.flatMap((role, i) => (role !== 'balance' && holdsAmounts(booked, i) ? [i] : []));
  if (money.length < LEAST_COLUMNS || money.length > MOST_COLUMNS) return null;
  const mayBook = ({ net }: NetAmounts) => roles[net] !== 'original_amount';
  return waysOf(money).find((way) => mayBook(way) && comesTo(booked, way, mark)) ?? null;
}

/** All ways to take one column as an amount, one as its fee, and one behind both as their total. */
function waysOf(money: readonly number[]): NetAmounts[] {
  const withFee = (gross: number, net: number) =>
    money.flatMap((fee) => (fee < net && fee !== gross ? [{ gross, fee, net }] : []));
  return money.flatMap((gross) => money.flatMap((net) => (gross < net ? withFee(gross, net) : [])));
}

/**
 * Given rows, one of their tables and its roles, returns whether its amounts are those before fees, though another
 * column holds their total, or may hold it: it says the same on most rows.
 */
export function booksBeforeFees(rows: readonly Row[], table: number, roles: Roles, mark: DecimalMark): boolean {
  const amount = roles.indexOf('amount');
  if (amount < 0) return false;
  // a calculation of interest in the columns of the table is about other amounts
  const own = rows.filter((row) => row.table === table && row.section?.sign !== 0);
  const found = netAmounts(own, roles, mark);
  if (found !== null && found.net !== amount && (found.gross === amount || found.fee === amount)) return true;
  // if fees come to anything, the sums of the paper distinguish amounts with them from those without
  if (found?.net === amount && !feesCancel(own, found.fee, mark)) return false;
  return roles.some((role, i) => role === 'original_amount' && isTwin(own, amount, i, mark));
}

/** True for fees that come to zero together: sums do not distinguish amounts with them from those without. */
const feesCancel = (rows: readonly Row[], fee: number, mark: DecimalMark): boolean =>
  rows.reduce((sum, { kind, amounts }) => (kind === null ? sum + unitsAt(amounts, fee, mark) : sum), 0) === 0;

/** True for a column with the same amounts on half of the rows or more, and no word of money abroad. */
function isTwin(rows: readonly Row[], amount: number, other: number, mark: DecimalMark): boolean {
  const full = rows.filter(({ kind, amounts }) => kind === null && amounts[amount] !== null && amounts[other] !== null);
  if (full.length < LEAST_ROWS || itemAt(firstOf(full).columns, other).role === 'original_amount') return false;
  if (full.some(({ amounts }) => amounts[other]?.token.currency)) return false;
  const same = full.filter(({ amounts }) => unitsAt(amounts, amount, mark) === unitsAt(amounts, other, mark)).length;
  return same < full.length && same * 2 >= full.length;
}

function comesTo(booked: readonly Row[], { gross, fee, net }: NetAmounts, mark: DecimalMark): boolean {
  const full = booked.filter(({ amounts }) => amounts[net] !== null);
  if (full.length < LEAST_ROWS || full.some(({ amounts }) => amounts[gross] === null)) return false;
  const all = full.map(({ amounts }) => {
    const unitsIn = (i: number) => unitsAt(amounts, i, mark);
    return { amount: unitsIn(gross), charged: unitsIn(fee), total: unitsIn(net) };
  });
  if (all.every(({ charged }) => charged === 0)) return false;
  return [1, -1].some((side) => all.every(({ amount, charged, total }) => total === amount + side * charged));
}
