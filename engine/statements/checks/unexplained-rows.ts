/** Finds rows that may be bookings and were not read as such. */

import { labelOf } from '../../lexicon/facts/labels.ts';
import { namesPending } from '../../lexicon/lines/sections.ts';
import type { Minor } from '../../model/minor.ts';
import type { ReadRow, RowReason } from '../../model/reading.ts';
import type { Row, RowLine } from '../../model/row.ts';
import { isMoneyLike } from '../../money/moneylike.ts';
import { BEGINS } from '../figures/printed.ts';
import { isBooked, type Turnover, turnoverOf } from '../part.ts';

/**
 * Given rows, returns those with an amount that are not transactions only because something could not be read, or
 * because of a word; and those that may contain another booking.
 */
export function unexplainedRows(rows: readonly ReadRow[]): ReadRow[] {
  const first = rows.findIndex(isBooked);
  const last = rows.findLastIndex(isBooked);
  const sides = turnoverOf(rows);
  const sums = sumsOfSides(sides);
  const ends = [first, last].map((at) => rows[at]?.balance ?? null);
  const found = rows.filter((row, i) => {
    if (row.reason === 'apart') return true;
    // the sum of several bookings is a sum, whatever its name
    if (i > last && row.amount !== null && (sums.has(Math.abs(row.amount)) || printsSides(row, sides, ends)))
      return false;
    const isFirst = first < 0 || i < first;
    if (isUnread(row) || (booksNil(row) && !leavesBalance(rows, i))) return true;
    if (movesBalance(row, isFirst) || goesOn(row, rows, i)) return true;
    return !isFirst && i < last && isNamedLike(row);
  });
  if (found.length === 0) return found;
  const repeated = repeatedBelow(rows, found);
  // a table without any date is a summary
  const dated = rows.filter(({ row }) => row.days.length > 0 || row.headingDate !== null);
  const tables = new Set(dated.map(({ row }) => row.table));
  return found.filter((row) => row.reason === 'apart' || (tables.has(row.row.table) && !repeated.has(row)));
}

/**
 * Given rows, and those of them that may be bookings, returns those without a day in a table below the closing balance,
 * if each has the amount of another booking above: fees that were booked, in a summary of fees.
 */
function repeatedBelow(rows: readonly ReadRow[], open: readonly ReadRow[]): ReadonlySet<ReadRow> {
  const closed = rows.findIndex(({ role, reason }) => role === 'balance' && reason === 'closing');
  const booked = rows.filter(isBooked);
  const last = booked.at(-1);
  if (closed < 0 || last === undefined || rows.indexOf(last) > closed) return new Set();
  const tables = new Set(booked.map(({ row }) => row.table));
  const below = open.filter((row) => rows.indexOf(row) > closed && !row.ownDate && !tables.has(row.row.table));
  const left = booked.map(({ amount }) => amount);
  const areAll = below.every(({ amount, sign }) => {
    // a printed sign is that of the booking: else the row may correct it
    const isSame = (one: Minor) => one === amount || (sign !== 'printed' && one === -(amount ?? Number.NaN));
    const at = left.findIndex(isSame);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return new Set(areAll ? below : []);
}

/** The sums of money in and of money out, if several bookings make them. */
function sumsOfSides({ in: moneyIn, out, ins, outs }: Turnover): ReadonlySet<Minor> {
  return new Set([...(ins > 1 ? [moneyIn] : []), ...(outs > 1 ? [out] : [])]);
}

/** True for a row with the sums of both sides, and maybe the last balance: "Closing balance 13.20 193.99 22,175.04". */
function printsSides({ totals: { debit, credit }, balance }: ReadRow, { in: moneyIn, out }: Turnover, last: Ends) {
  const isLast = balance === null || last.every((one) => one === null) || last.includes(balance);
  return isLast && debit !== null && credit !== null && Math.abs(debit) === out && Math.abs(credit) === moneyIn;
}

/** The balances of the first and the last booking: either may be the later one. */
type Ends = readonly (Minor | null)[];

const UNREAD: readonly RowReason[] = [
  'no_day',
  'no_day_no_text',
  'amount_unread',
  'amount_elsewhere',
  'another_beside',
];

const isUnread = ({ row, reason }: ReadRow): boolean =>
  row.section?.sign !== 0 && (UNREAD.includes(reason) || (reason === 'no_day_no_words' && row.lines.some(hasTwoInOne)));

const WORD = /\p{L}{2}/u;

/**
 * True for a row below the heading of a list without bookings whose balance follows from the last booking's: the words
 * may be those of a row. Balances of what is not booked yet may follow, too.
 */
function goesOn({ reason, amount, balance, row: { section } }: ReadRow, rows: readonly ReadRow[], at: number): boolean {
  if (reason !== 'in_section' || !amount || balance === null || namesPending(section?.title ?? '')) return false;
  const before = nearest(rows, at, -1, isBooked)?.balance ?? null;
  return before !== null && Math.abs(balance - before) === Math.abs(amount);
}

/** True for a row with a day and words that prints a dash or a word in place of its amount: "Card fee nil". */
function booksNil({ role, reason, ownDate, balance, row }: ReadRow): boolean {
  if (role !== 'ignored' || reason !== 'nothing_booked' || row.kind !== null || row.section?.sign === 0) return false;
  const figures = row.amounts.filter((amount) => amount !== null && !amount.token.nil).length;
  return ownDate && figures <= (balance === null ? 0 : 1) && row.texts.some((text) => WORD.test(text));
}

/** True for a row with the balance of the nearest row above or below that prints one: nothing moved between them. */
function leavesBalance(rows: readonly ReadRow[], at: number): boolean {
  const balance = rows[at]?.balance ?? null;
  const isStated = (row: ReadRow) => row.balance !== null;
  return balance !== null && [-1, 1].some((step) => nearest(rows, at, step, isStated)?.balance === balance);
}

/** Returns the nearest row in one direction from another of which something holds. A long list is not copied. */
function nearest(rows: readonly ReadRow[], at: number, step: number, holds: (row: ReadRow) => boolean) {
  let i = at + step;
  for (let row = rows[i]; row !== undefined; i += step, row = rows[i]) if (holds(row)) return row;
  return undefined;
}

/**
 * True for a dated balance row, or one that begins its list, with another amount beside it: a booking may be called
 * "Balance brought forward". An amount of 0 moves nothing.
 */
function movesBalance({ role, reason, amount, balance, ownDate }: ReadRow, isFirst: boolean): boolean {
  if (role !== 'balance' || !amount || balance === null) return false;
  return (ownDate || (isFirst && BEGINS.has(reason))) && Math.abs(amount) !== Math.abs(balance);
}

/** True for a line with two amounts in one column, of which one may be of another: not "IBAN: SN02 25196 754256". */
const hasTwoInOne = ({ cells, source: { line } }: RowLine): boolean =>
  labelOf(line.words[0].text) !== 'iban' &&
  cells.some((cell) => cell !== null && cell.amounts.filter(({ token }) => isMoneyLike(token)).length > 1);

/** True for an amount beside words for something unbooked: "Credit limit", "Points" among bookings may be names. */
function isNamedLike({ role, amount, balance, row, ownDate }: ReadRow): boolean {
  if (role !== 'ignored' || !row.kindExact || amount === null || balance !== null) return false;
  return row.section?.sign !== 0 && (ownDate || !isLabelled(row));
}

/** True for a row whose amount follows a colon, "Account 4471 Credit limit: 3,000": no shop has such a name. */
function isLabelled({ amounts, lines }: Row): boolean {
  const behindColon = (a: Row['amounts'][number]) =>
    a && lines.some(({ source }) => source.amounts.includes(a) && source.line.words[a.from - 1]?.text.endsWith(':'));
  return amounts.some(behindColon);
}
