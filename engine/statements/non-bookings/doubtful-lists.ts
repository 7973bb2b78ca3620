/** Finds lists among the bookings that may be for information only: they are apart and print no balances. */
import type { Period } from '../../dates/spans.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { namesRefund } from '../../lexicon/lines/refund-words.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { firstOf, groupBy, itemAt, lastOf } from '../../model/lists.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { ReadPart } from '../../readings/read.ts';
import { type Booking, firstLineOf, isBooked, lastLineOf, netOf } from '../part.ts';
import { isReferred, isUnsigned, type List, repeats } from './printed-again.ts';

/**
 * Given rows and the indices of title lines, returns the lists of bookings that may be for information only. They are
 * after the end of the table, or below a title, without the balances that others print, and have a sum of 0. All rows
 * after a title may be one list.
 */
export function doubtfulLists(rows: readonly ReadRow[], titles: readonly number[]): List[] {
  const lists = listsOf(rows, titles);
  const found: List[] = [];
  let sumBelow = 0;
  let openBelow = true;
  for (let i = lists.length - 1; i >= 0 && lists.length > 1; i--) {
    const list = itemAt(lists, i);
    const sum = netOf(list);
    const open = !list.some(hasBalance);
    sumBelow += sum;
    openBelow &&= open && list.every(hasNoSide);
    if (open && sum === 0 && mayInform(list, lists)) found.push(list);
    else if (openBelow && sumBelow === 0 && i > 0) found.push(lists.slice(i).flat());
  }
  return found;
}

/**
 * True for a list below a title without a side. If only other titles lack a side, the list must have more than rows of
 * 0.00; if all titles name sides, it must also name no refund.
 */
const mayInform = (list: List, lists: readonly List[]): boolean =>
  list.every(hasNoSide) ||
  (list.some(({ amount }) => amount !== 0) &&
    (lists.flat().some(hasNoSide) || !list.some(({ description }) => namesRefund(description))));

const hasNoSide = ({ row }: Booking): boolean => !row.section?.sign;
const hasBalance = ({ balance }: Booking): boolean => balance !== null;

/**
 * Given rows and the indices of title lines, returns the lists after a total or the last printed balance, in a separate
 * table, that the rows above may already include: each row prints a booking or the balance of a day above again; begins
 * with a balance's name (money put aside); or has a day before the printed period, or after it and the closing
 * balance's (instalments, payments to come); or the list's sum equals a later booking above (a card debited at the
 * month's end). A list that prints bookings above again may be in their table if these have balances; `repeated`: only
 * such lists. Whether any is booked, the paper's sums may show. All lists together come first. `others`: bookings of
 * the statements above, which a list below all of them may repeat with their references.
 */
export function listsBehind(
  { rows, period }: Pick<ReadPart, 'rows' | 'period'>,
  titles: readonly number[],
  { repeated, others }: { readonly repeated: boolean; readonly others: List },
): List[] {
  const closing = rows.find(closesList) ?? rows.findLast(printsBalance);
  const end = closing === undefined ? Infinity : firstLineOf(closing).index;
  const closed = rows.findLast(({ reason, ownDate }) => reason === 'closing' && ownDate)?.date ?? null;
  const printed = period.printed ? period : { start: null, end: null };
  const span = { start: printed.start, end: later(closed, printed.end) };
  const above: Booking[] = [];
  const found = listsOf(rows, titles).filter((list) => {
    const isAfterEnd = firstLineOf(firstOf(list)).index > end;
    const own = isAfterEnd ? list.filter((row) => !others.some((other) => isReferred(row, other))) : list;
    const isBelow = () => isRepeated(own, above) || (!repeated && isBehind(own, above, span));
    if (isAfterEnd && (own.length === 0 || isBelow())) return true;
    // not as arguments of one call: a long statement's bookings overflow the stack
    for (const row of list) above.push(row);
    return false;
  });
  return found.length > 1 ? [found.flat(), ...found] : found;
}

/** Lists apart that are tried, at the most: with more, a sum that closes would mean less. */
const MOST_APART = 8;

/**
 * Given rows and the indices of title lines, returns the lists of fewer bookings than are left, below a title or in a
 * table, without balances that show that they are booked: none that follows from the one before, and none that begins
 * or ends their table.
 */
export function listsApart(rows: readonly ReadRow[], titles: readonly number[]): readonly List[] {
  const booked = rows.filter(isBooked);
  const byTable = [...groupBy(booked, ({ row }) => row.table).values()];
  const closed = new Set(rows.flatMap(({ role, row }) => (role === 'balance' ? row.table : [])));
  const isChained = (list: List) =>
    list.some((row, i) => row.balance !== null && row.balance - row.amount === list[i - 1]?.balance);
  const isOwn = (list: List) => list.some((row) => hasBalance(row) && closed.has(row.row.table)) || isChained(list);
  // a fee right below the closing balance, in its table, is no list
  const isSet = (list: List) => {
    const before = booked[booked.indexOf(firstOf(list)) - 1];
    const [from, to] = [before ? lastLineOf(before).index : 0, firstLineOf(firstOf(list)).index];
    return before?.row.table !== firstOf(list).row.table || titles.some((title) => title > from && title < to);
  };
  const lists = [...listsOf(rows, titles), ...byTable].filter(
    (list) => list.length * 2 < booked.length && isSet(list) && !isOwn(list),
  );
  return lists.length > MOST_APART ? [] : lists;
}

/** The last balance ends the list: bookings below it would have moved it. */
const printsBalance = (row: ReadRow): boolean => row.role === 'balance' || (isBooked(row) && hasBalance(row));

/** True for bookings above once more, without a balance, where all of those have one. */
const isRepeated = (list: List, above: List): boolean =>
  above.length > 0 && above.every(hasBalance) && !list.some(hasBalance) && repeats(list, above);

function isBehind(list: List, above: List, span: Span): boolean {
  const tables = new Set(above.map(({ row }) => row.table));
  if (list.some(({ row }) => tables.has(row.table))) return false;
  if (repeats(list, above) || list.every((row) => namesBalance(row) && hasNoSide(row))) return true;
  if (list.every((row) => isOutside(row, span))) return true;
  const isSum = (row: Booking) => row.amount === sum || (list.some(isUnsigned) && row.amount === -sum);
  const sum = netOf(list);
  return list.length > 1 && above.some((row) => isSum(row) && list.every(({ date }) => date <= row.date));
}

type Span = Pick<Period, 'start' | 'end'>;

/** True for a row with a day before a span, or after it and without a balance: that may go on the list above. */
const isOutside = ({ ownDate, date, balance }: Booking, { start, end }: Span): boolean =>
  ownDate && ((start !== null && date < start) || (balance === null && end !== null && date > end));

const later = (one: IsoDate | null, other: IsoDate | null): IsoDate | null =>
  one !== null && (other === null || one > other) ? one : other;

/** True for a row without a balance beside it whose words begin with the name of one: "Saldo Invest". */
function namesBalance({ balance, description }: Booking): boolean {
  const kind = lineKind(description);
  return balance === null && kind?.kind === 'balance' && kind.at === 'start';
}

const closesList = ({ role, reason }: ReadRow): boolean =>
  role === 'total' || (role === 'balance' && reason === 'closing');

/**
 * Given rows and the indices of title lines, returns the bookings by list: a title, a total or the closing balance
 * begins another one.
 */
function listsOf(rows: readonly ReadRow[], titles: readonly number[]): List[] {
  const lists: Booking[][] = [];
  let open = false;
  let end = -1;
  let next = 0;
  for (const row of rows) {
    while ((titles[next] ?? Infinity) <= end) next++;
    if ((titles[next] ?? Infinity) < firstLineOf(row).index || closesList(row)) open = false;
    end = Math.max(end, lastLineOf(row).index);
    if (!isBooked(row)) continue;
    if (!open) lists.push([]);
    lastOf(lists).push(row);
    open = true;
  }
  return lists;
}
