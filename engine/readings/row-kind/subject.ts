/** What the rules about a row look at: the row, its columns' roles, and what was read from it so far. */
import { type ColumnRole, FOREIGN_ROLES } from '../../lexicon/headings/column-role.ts';
import { isStatusHeading, saysFailed } from '../../lexicon/lines/statuses.ts';
import { beginsWithTotal } from '../../lexicon/lines/totals.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { itemAt } from '../../model/lists.ts';
import type { Roles } from '../../model/reading.ts';
import { hasDates, type Row } from '../../model/row.ts';
import { isAmount } from '../roles.ts';
import type { RowMoney } from '../rows/row-money.ts';

/** A row with its money and its day. */
export interface RowSoFar {
  readonly row: Row;
  readonly roles: Roles;
  readonly money: RowMoney;
  readonly date: IsoDate | null;
  /** its date is on the row itself */
  readonly own: boolean;
}

/** A row whose kind is asked. */
export type RowSubject = Readonly<ReturnType<typeof subjectOf>>;

/** Given a row and what was read from it, returns what the rules about its kind look at. */
export function subjectOf({ row, roles, money, date, own }: RowSoFar) {
  /** some date is on it */
  const dated = own || hasDates(row);
  const booked = bookedAmounts(row, roles) > 0;
  /** what is in the place of its amount is not an amount */
  const unread = dated && isAmountUnread(row, roles);
  return { row, roles, money, date, own, booked, dated, unread };
}

/** True if a column for it says that the booking came to nothing. */
export const hasFailed = ({ columns, texts }: Row): boolean =>
  columns.some(({ role, heading }, i) => {
    return role === 'aside' && texts[i] !== '' && isStatusHeading(heading) && saysFailed(itemAt(texts, i));
  });

/** True if what is in the column of dates may be a day that we cannot read: the row above does not give it. */
export function hasDateText({ dates, texts }: Row, roles: Roles): boolean {
  const at = roles.indexOf('date');
  return at >= 0 && (itemAt(dates, at).length > 0 || /\d/.test(texts[at] ?? ''));
}

/** True for figures that are no amount: "11,128.2,2". A dash before figures is no word for nothing. */
function isAmountUnread({ amounts, texts }: Row, roles: Roles): boolean {
  const isRead = roles.some((role, i) => isAmount(role) && amounts[i]?.token.nil === false);
  return !isRead && roles.some((role, i) => isAmount(role) && UNREAD_FIGURES.test(itemAt(texts, i)));
}

/** Three figures or more with marks between them, maybe beside a currency: the rest of an amount. */
const UNREAD_FIGURES =
  /^[^\p{L}]*(?:\p{L}{1,3}[^\p{L}]*)?\d[^\p{L}\s]*\d[^\p{L}\s]*\d[^\p{L}]*(?:\p{L}{1,3}[^\p{L}\d]*)?$/u;

/**
 * True for a row with one booked amount, and a balance other than it: two amounts are sums of a page, and the same
 * figure twice is a balance alone.
 */
export function isBookedBeside(row: Row, roles: Roles, { amount, balance }: RowMoney): boolean {
  if (!amount || balance === null || Math.abs(amount) === Math.abs(balance)) return false;
  return bookedAmounts(row, roles) === 1;
}

/** Counts the amounts of a row in columns that are booked. */
const bookedAmounts = ({ amounts }: Row, roles: Roles): number =>
  roles.filter((role, i) => amounts[i] !== null && (isAmount(role) || role === 'charge')).length;

/** True for a row with letters where dates are. */
export const hasWordsAsDate = ({ texts, kinds }: Row): boolean =>
  texts.some((text, i) => kinds[i] === 'date' && LETTER.test(text));

export const hasWords = ({ texts, kinds }: Row): boolean => texts.some((text, i) => kinds[i] === 'text' && text !== '');

/**
 * True for a row with a day and an amount that is not booked, both right of the columns with headings: a second block
 * of rows beside the first.
 */
export function hasAnotherBeside({ columns, dates, amounts }: Row, roles: Roles): boolean {
  const end = columns.findLastIndex(({ heading }) => heading !== '') + 1;
  if (end === 0) return false;
  const isDated = dates.slice(end).some((inColumn) => inColumn.length > 0);
  return isDated && amounts.some((amount, i) => i >= end && amount !== null && isUnbooked(itemAt(roles, i)));
}

/** True for a row that begins with a word for sums, or has a sum of both sides. */
export function isSum(row: Row, money: RowMoney): boolean {
  const text = row.texts.join(' ').trim();
  const named = row.kindExact && (row.kind === 'subtotal' || row.kind === 'total');
  return named || (money.totals.debit !== null && money.totals.credit !== null) || beginsWithTotal(text);
}

/** Columns whose amount may be booked after all: one of another currency, or of something else. */
export const isUnbooked = (role: ColumnRole | null) => role === null || FOREIGN_ROLES.has(role);
const LETTER = /\p{L}/u;
