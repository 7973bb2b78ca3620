/** Leaves out the lists of a statement that its sums show not to be booked. */
import { accountNamed } from '../../lexicon/facts/accounts.ts';
import { firstFound, itemAt } from '../../model/lists.ts';
import type { ReadRow, RowReason } from '../../model/reading.ts';
import type { Statement } from '../../model/statement.ts';
import type { TokenLine } from '../../model/table.ts';
import type { ReadPart } from '../../readings/read.ts';
import { buildStatement } from '../build.ts';
import { listsApart, listsBehind } from '../non-bookings/doubtful-lists.ts';
import type { List } from '../non-bookings/printed-again.ts';
import { firstLineOf, isBooked } from '../part.ts';
import type { Document } from '../subject.ts';
import type { Tried } from './tried.ts';

/**
 * Returns a part's reading without the lists after its end, if nothing is proved with them and all is without. If the
 * sums go against the rows, and close without one list apart, it is without that: its lines stay unexplained, because
 * nothing but the sums says that they are not booked.
 */
export function withoutLists(tried: Tried, at: number, document: Document): Tried {
  const { readings, statements } = tried;
  const status = statements[at]?.reconciliation.status ?? 'verified';
  if (status === 'verified') return tried;
  const own = itemAt(readings.parts, at);
  const leave = (lists: readonly List[], reason: RowReason, fits: (statement: Statement) => boolean) =>
    firstFound(lists, (list): Tried | null => {
      const part = without(list, own, reason);
      const statement = buildStatement(part, readings, document);
      if (!fits(statement)) return null;
      const parts = readings.parts.with(at, part);
      return { ...tried, readings: { ...readings, parts }, statements: statements.with(at, statement) };
    });
  const others = readings.parts.slice(0, at).flatMap(({ rows }) => rows.filter(isBooked));
  const behind = listsBehind(own, readings.titles, { repeated: status !== 'mismatch', others });
  const left = leave(behind, 'in_list', ({ reconciliation }) => reconciliation.status === 'verified');
  if (left !== null || status !== 'mismatch') return left ?? tried;
  const { lines } = document.tables;
  const apart = listsApart(own.rows, readings.titles).filter((list) => !isOfAccount(list, readings.titles, lines));
  return leave(apart, 'apart', closes) ?? tried;
}

/** A title is above the headings of a list, which may take several lines. */
const TITLE_LINES = 4;

/** True for a list below the title of an account: "Savings pot". */
function isOfAccount([first]: List, titles: readonly number[], lines: readonly TokenLine[]): boolean {
  const below = first === undefined ? 0 : firstLineOf(first).index;
  const above = titles.filter((index) => index < below && below - index <= TITLE_LINES);
  return above.some((index) => accountNamed(itemAt(lines, index).line.text) !== null);
}

/** True for a statement whose opening balance and amounts give its closing balance, and that nothing contradicts. */
function closes({ reconciliation: { status, obligations } }: Statement): boolean {
  const sums = obligations.find(({ code }) => code === 'SUMS_CLOSE');
  return status === 'unverifiable' && sums?.status === 'discharged';
}

/** Returns a part in which these bookings are not booked, and why. */
export function without(bookings: readonly ReadRow[], part: ReadPart, reason: RowReason = 'in_list'): ReadPart {
  const left = new Set(bookings);
  const rows = part.rows.map((r): ReadRow => (left.has(r) ? { ...r, role: 'ignored', reason } : r));
  return { ...part, rows };
}
