/** Tells lists among the bookings that may book nothing: they stand by themselves, print no balances, and come to nothing. */
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { namesRefund } from '../../lexicon/lines/refund-words.ts';
import type { Minor } from '../../model/minor.ts';
import type { ReadRow } from '../../model/reading.ts';

/**
 * Given a statement's rows and the indices of lines of words between them, returns its bookings of each list that may hold
 * none: behind what closes the table, or below a title, without the balances that others print, and of amounts that
 * together are nothing, so that sums close with them and without. What follows a title to the end may be one list.
 */
export function doubtfulLists(rows: readonly ReadRow[], titles: readonly number[]): ReadRow[][] {
  const lists = listsOf(rows, titles);
  const found: ReadRow[][] = [];
  let sumBelow = 0;
  let openBelow = true;
  for (let i = lists.length - 1; i >= 0 && lists.length > 1; i--) {
    const sum = lists[i].reduce((n, r) => n + (r.amount as number), 0);
    const open = lists[i].every((r) => r.balance === null);
    sumBelow += sum;
    openBelow &&= open && lists[i].every((r) => !r.row.section?.sign);
    if (open && sum === 0 && mayInform(lists[i], lists)) found.push(lists[i]);
    else if (openBelow && sumBelow === 0 && i > 0) found.push(lists.slice(i).flat());
  }
  return found;
}

/** True for a list of more than rows of nothing, and of none that turns another one round where the titles of all lists name sides. */
const mayInform = (list: readonly ReadRow[], lists: readonly ReadRow[][]): boolean =>
  list.every(hasNoSide) ||
  (list.some(({ amount }) => amount !== 0) &&
    (lists.flat().some(hasNoSide) || !list.some(({ description }) => namesRefund(description))));

const hasNoSide = ({ row }: ReadRow): boolean => !row.section?.sign;

/**
 * Given a statement's rows and the indices of lines of words between them, returns what stands behind a total or the
 * closing balance, in a table of its own, and begins on each row with a balance's name: what was put aside; or prints no
 * balance where each booking above does, or comes to a booking above, as the purchases of a card that is debited at the end
 * of the month: what was told already. Whether that books anything the paper's sums may tell.
 * The whole of it comes first, then list by list.
 */
export function listsBehind(rows: readonly ReadRow[], titles: readonly number[]): ReadRow[][] {
  const lists = listsOf(rows, titles);
  const closed = rows.findIndex((r) => r.role === 'total' || (r.role === 'balance' && r.reason === 'closing'));
  const closes = closed < 0 ? Infinity : rows[closed].row.lines[0].source.line.index;
  const tables = new Set<number>();
  const booked = new Set<number>();
  let chained = true;
  const found = lists.filter((list) => {
    const isOwn = list.every((r) => !tables.has(r.row.table));
    const isBehind = isOwn && list[0].row.lines[0].source.line.index > closes;
    if (isBehind && list.every((r) => namesBalance(r) && !r.row.section?.sign)) return true;
    const chains = list.every(hasBalance);
    if (isBehind && chained && !list.some(hasBalance)) return true;
    if (isBehind && list.length > 1 && booked.has(sizeOf(list))) return true;
    chained &&= chains;
    for (const r of list) {
      tables.add(r.row.table);
      booked.add(sizeOf([r]));
    }
    return false;
  });
  return found.length > 1 ? [found.flat(), ...found] : found;
}

/** What bookings come to, in or out. */
const sizeOf = (list: readonly ReadRow[]): Minor => Math.abs(list.reduce((sum, r) => sum + (r.amount ?? 0), 0));

const hasBalance = ({ balance }: ReadRow): boolean => balance !== null;

/** True for a row without a balance beside it whose words begin with the name of one: "Saldo Invest". */
function namesBalance({ balance, description }: ReadRow): boolean {
  const kind = lineKind(description);
  return balance === null && kind?.kind === 'balance' && kind.at === 'start';
}

/** Given rows and the lines of words between them, in order, returns the bookings, list by list: another begins below such a line, a total or the closing balance. */
function listsOf(rows: readonly ReadRow[], titles: readonly number[]): ReadRow[][] {
  const lists: ReadRow[][] = [];
  let open = false;
  let end = -1;
  let next = 0;
  for (const r of rows) {
    const { lines: own } = r.row;
    while (titles[next] <= end) next++;
    if (titles[next] < own[0].source.line.index) open = false;
    end = Math.max(end, own[own.length - 1].source.line.index);
    if (r.role === 'total' || (r.role === 'balance' && r.reason === 'closing')) open = false;
    if (r.role !== 'transaction') continue;
    if (!open) lists.push([]);
    lists[lists.length - 1].push(r);
    open = true;
  }
  return lists;
}
