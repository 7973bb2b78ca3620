/** Tells transactions from balances, totals and what only looks like a row. */
import type { ColumnRole } from '../../lexicon/columns/column-role.ts';
import { isStatusHeading, saysFailed } from '../../lexicon/lines/statuses.ts';
import { beginsWithTotal } from '../../lexicon/lines/totals.ts';
import type { Row } from '../../rows/types.ts';
import type { IsoDate } from '../../statements/types.ts';
import type { Roles, RowRole } from '../types.ts';
import type { RowMoney } from './row-money.ts';
import { TOTAL_KINDS } from './sums.ts';
import { NOTHING, printsFigures } from './zeroes.ts';

/** What a row is, and why where it is no transaction. */
export interface RoleOfRow {
  readonly role: RowRole;
  readonly reason: string;
}

/** Given a row, its money and its day (`own` where it stands on the row), returns what it is, and why where it is no transaction. */
export function roleOf(row: Row, roles: Roles, money: RowMoney, date: IsoDate | null, own: boolean): RoleOfRow {
  const transacted = hasBookedAmount(row, roles);
  if (row.kindExact && row.kind) {
    const booked = own && CARRIED.has(row.kind) && isBookedBeside(row, roles, money);
    if (BALANCE_KINDS.has(row.kind) && !booked) return { role: 'balance', reason: row.kind };
    if (row.kind === 'daily_balance') return { role: own ? 'balance' : 'ignored', reason: row.kind };
    // a page's number below the rows of a day
    if (row.kind === 'page' && !hasDates(row)) return { role: 'ignored', reason: row.kind };
    // "Interest earned", "Total charges": with a day of its own, or a balance, and an amount it is booked, whatever its words
    // "Nombre de retraits 13 | 6 176,78": the sum stands in the column beside the number
    const counted = transacted && COUNTS_OF_SIDE.has(row.kind);
    const total = TOTAL_KINDS.has(row.kind) || counted;
    if (!transacted || (!own && (counted || (total ? isSum(row, money) : money.balance === null))))
      return { role: total ? 'total' : 'ignored', reason: row.kind };
  }
  // "Minimum payment due 13 Oct 84.03": a sentence with a day runs through the columns
  if (row.kindExact && row.kind && NEVER_BOOKED.has(row.kind) && hasWordsAsDate(row))
    return { role: 'ignored', reason: row.kind };
  if (row.section?.sign === 0) return { role: 'ignored', reason: `in the section "${row.section.title}"` };
  if (!own && transacted && isSum(row, money)) return { role: 'total', reason: 'total' };
  // "Debits 7 956.60 Min. balance 12.00": beside other words it is no day's
  const statistic = row.kind === 'daily_balance' && !row.kindExact;
  if (!transacted && !own && row.kind !== null && (statistic || NO_BALANCE.has(row.kind)))
    return { role: 'ignored', reason: row.kind };
  // with a day and an amount in a column of none that is booked it may be a booking
  const dated = own || hasDates(row);
  if (!transacted && dated && money.balance === null && roles.some((r, i) => row.amounts[i] && isUnbooked(r)))
    return { role: 'ignored', reason: 'its amount stands where none is booked' };
  if (dated && isAmountUnread(row, roles)) return { role: 'ignored', reason: 'its amount cannot be read' };
  if (!transacted && !own && row.kind === null)
    return { role: 'ignored', reason: 'neither a day nor words of a balance' };
  if (!transacted) return { role: money.balance !== null ? 'balance' : 'ignored', reason: 'no amount of its own' };
  if (hasFailed(row)) return { role: 'ignored', reason: 'it came to nothing, as its status says' };
  if (money.amount === 0 && onlyInforms(row, roles, date, own)) return { role: 'ignored', reason: NOTHING };
  if (money.amount === null) return { role: 'ignored', reason: 'its amount cannot be read' };
  if (!own && !hasWords(row)) return { role: 'ignored', reason: 'neither a date nor words' };
  if (date === null) return { role: 'ignored', reason: 'no date' };
  return { role: 'transaction', reason: hasAnotherBeside(row, roles) ? 'another booking may stand beside it' : '' };
}

/** True for a row that says in a column for it that what it tells of came to nothing. */
function hasFailed({ columns, texts }: Row): boolean {
  for (let i = 0; i < columns.length; i++)
    if (columns[i].role === 'aside' && texts[i] !== '' && isStatusHeading(columns[i].heading) && saysFailed(texts[i]))
      return true;
  return false;
}

/** True for a row of nothing that prints a dash or a word for it, or has nothing else of a booking: neither words nor a day, its own or that of a row above. */
function onlyInforms(row: Row, roles: Roles, date: IsoDate | null, own: boolean): boolean {
  if (!printsFigures(row, roles)) return true;
  return !own && (!hasWords(row) || (date === null && !hasDateText(row, roles)));
}

/** Given a row and the roles of its columns, tells whether something stands where the day of booking does that is no day: it must not be taken from the row above. */
export function hasDateText({ dates, texts }: Row, roles: Roles): boolean {
  const at = roles.indexOf('date');
  return at >= 0 && (dates[at].length > 0 || /\d/.test(texts[at] ?? ''));
}

/** True for a row with an amount in a column of bookings. */
function hasBookedAmount({ amounts }: Row, roles: Roles): boolean {
  for (let i = 0; i < roles.length; i++) {
    const role = roles[i];
    if (amounts[i] !== null && role !== null && BOOKED.has(role)) return true;
  }
  return false;
}

/** True for a row with figures where its amount stands that are none: "11,128.2,2"; a dash before them is no word for nothing. */
function isAmountUnread({ amounts, texts }: Row, roles: Roles): boolean {
  const at = roles.flatMap((role, i) => (role !== null && BOOKED.has(role) && role !== 'charge' ? [i] : []));
  const isRead = at.some((i) => amounts[i] !== null && !amounts[i].token.nil);
  return !isRead && at.some((i) => UNREAD_FIGURES.test(texts[i]));
}

/** Three figures or more with marks between, perhaps beside a currency: what is left of an amount. */
const UNREAD_FIGURES =
  /^[^\p{L}]*(?:\p{L}{1,3}[^\p{L}]*)?\d[^\p{L}\s]*\d[^\p{L}\s]*\d[^\p{L}]*(?:\p{L}{1,3}[^\p{L}\d]*)?$/u;

/** True for a row with one amount that is booked and a balance other than it: sums of both sides are those of a page, and nothing is booked beside a balance that is carried. */
function isBookedBeside({ amounts }: Row, roles: Roles, { amount, balance }: RowMoney): boolean {
  if (!amount || balance === null || Math.abs(amount) === Math.abs(balance)) return false;
  return roles.filter((role, i) => role !== null && BOOKED.has(role) && amounts[i] !== null).length === 1;
}

function hasDates({ dates }: Row): boolean {
  for (const inColumn of dates) if (inColumn.length > 0) return true;
  return false;
}

/** True for a row with letters where dates stand. */
function hasWordsAsDate({ texts, kinds }: Row): boolean {
  for (let i = 0; i < texts.length; i++) if (kinds[i] === 'date' && LETTER.test(texts[i])) return true;
  return false;
}

function hasWords({ texts, kinds }: Row): boolean {
  for (let i = 0; i < texts.length; i++) if (kinds[i] === 'text' && texts[i] !== '') return true;
  return false;
}

/** True for a row with a day and an amount of no booking both right of its columns, below no heading, on a paper that has headings: a second block. */
function hasAnotherBeside({ columns, dates, amounts }: Row, roles: Roles): boolean {
  let isDated = false;
  let hasAmount = false;
  for (let i = columns.length - 1; i >= 0; i--) {
    if (columns[i].heading !== '') return isDated && hasAmount;
    isDated ||= dates[i].length > 0;
    hasAmount ||= amounts[i] !== null && isUnbooked(roles[i]);
  }
  return false;
}

/** Without a day of its own: a row that begins with a word for sums, or has a sum of both sides. */
function isSum(row: Row, money: RowMoney): boolean {
  const text = row.texts.join(' ').trim();
  const named = row.kindExact && (row.kind === 'subtotal' || row.kind === 'total');
  return named || (money.totals.debit !== null && money.totals.credit !== null) || beginsWithTotal(text);
}

const BOOKED: ReadonlySet<ColumnRole> = new Set(['amount', 'debit', 'credit', 'charge']);
/** Columns in which a row's only amount may be booked after all: that of another currency, or one that was taken for none. */
const isUnbooked = (role: ColumnRole | null) => role === null || role === 'original_amount' || role === 'other';
const BALANCE_KINDS: ReadonlySet<string> = new Set([
  'opening',
  'closing',
  'brought_forward',
  'carried_forward',
  'balance',
]);
/** Words of a balance that a page carries; with a day, beside an amount of their own, those of a transfer: "Übertrag". */
const CARRIED: ReadonlySet<string> = new Set(['brought_forward', 'carried_forward']);
const COUNTS_OF_SIDE: ReadonlySet<string> = new Set(['count_debit', 'count_credit']);
/** What lines beside the bookings state; words of a booking in a row with a day. */
const NEVER_BOOKED: ReadonlySet<string> = new Set(['minimum_payment', 'limit', 'available', 'points', 'interest_rate']);
const LETTER = /\p{L}/u;
/** Words that tell of a figure in the column of balances that it is none. */
const NO_BALANCE: ReadonlySet<string> = new Set([...TOTAL_KINDS, 'count', 'count_debit', 'count_credit', 'page']);
