/** Everything that may be a booking was read, is explained, and was booked; no other reading of it fits as well. */

import { greatest } from '../../geometry/extremes.ts';
import { denialIn, deniesStatement } from '../../lexicon/facts/no-statement.ts';
import { saysNone } from '../../lexicon/lines/no-bookings.ts';
import { namesBookings } from '../../lexicon/lines/sections.ts';
import type { Line } from '../../model/line.ts';
import { firstFound } from '../../model/lists.ts';
import type { Minor } from '../../model/minor.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { TokenLine } from '../../model/table.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { otherAmounts } from '../missed-bookings/other-amounts.ts';
import { missingRowNumbers } from '../missed-bookings/row-numbers.ts';
import { printsBookings, unexplainedLines } from '../missed-bookings/unexplained-lines.ts';
import { unreadAreas } from '../missed-bookings/unread-areas.ts';
import { firstLineOf, isLineOf, pagesOfLines } from '../part.ts';
import { goesAgainst, ownLines, type Subject } from '../subject.ts';
import { excludes, excludesIf, foundWith, judgedBy, type Rule, suggests, suggestsIf } from './judge.ts';

const linesFinding = (lines: readonly Line[]) =>
  foundWith('LINES_UNEXPLAINED', { lines: lines.length, pages: pagesOfLines(lines) });

export const AREA_RULES: readonly Rule[] = [
  // a picture, drawn letters, a note, a field or a dark box between the rows (unread-areas.test.ts)
  excludes('unread_areas', (subject) => {
    const areas = unreadAreas(subject);
    const kinds = [...new Set(areas.map(({ kind }) => kind))];
    return foundWith('AREAS_UNREAD', { kinds, pages: pagesOfLines(areas) });
  }),
  suggestsIf('text_alone', 'NOTHING_UNREAD', (subject) => unreadAreas(subject).length === 0),
];

export const ROW_RULES: readonly Rule[] = [
  // totals of a month whose rows are in a picture, or in a table that was not found (lost-rows.test.ts)
  excludesIf('totals_without_rows', 'TOTALS_WITHOUT_ROWS', (subject) => {
    return subject.booked.length === 0 && printsBookings(subject);
  }),
  // a day and words without an amount, an amount outside of the table, blackened figures (more-of-it.test.ts)
  excludes('unexplained_lines', (subject) => linesFinding(unexplainedLines(subject))),
  // "TOTAL", "Available", rows below "Fee summary" or behind a gap: the sums close with them as well (unbooked.test.ts)
  excludes('left_out_cancel', (subject) => linesFinding(cancelling(leftOut(subject)))),
  // a column counts the rows: 1, 2, 4 (row-numbers.test.ts)
  excludes('row_numbers_missing', (subject) => {
    const missing = missingRowNumbers(subject);
    return missing && finding('ROW_NUMBERS_MISSING', missing);
  }),
  suggestsIf('all_explained', 'LINES_EXPLAINED', (subject) => unexplainedLines(subject).length === 0),
];

/** True if nothing but lines that may be bookings can keep the rows unexplained. */
export const areLinesAlone = (subject: Subject): boolean =>
  judgedBy(
    ROW_RULES.map((rule) => (rule.id === 'unexplained_lines' ? EXPLAINED : rule)),
    subject,
  ).status === 'discharged';

const EXPLAINED = suggestsIf('lines_explained', 'LINES_EXPLAINED', () => true);

/** Rows with a day that are not read as bookings, and others amid the bookings that no words make a sum. */
function leftOut({ rows, booked }: Subject): ReadRow[] {
  const end = greatest(booked.map((row) => firstLineOf(row).index));
  const isAmid = (row: ReadRow) => row.role === 'ignored' && (row.balance !== null || firstLineOf(row).index < end);
  return rows.filter((row) => row.role !== 'transaction' && row.role !== 'balance' && (row.ownDate || isAmid(row)));
}

/** Given rows that are not read as bookings, returns those that cancel out if they are: all, or two. */
function cancelling(rows: readonly ReadRow[]): Line[] {
  const left = rows.filter((row) => sideOf(row) !== 0);
  const isOpposite = (row: ReadRow) => left.some((other) => sideOf(other) === -sideOf(row));
  const sum = left.reduce((net, row) => net + sideOf(row), 0);
  return (sum === 0 ? left : left.filter(isOpposite)).map(firstLineOf);
}

/** What a row would book; 0 for none, or for sums of both sides. */
function sideOf({ amount, totals: { debit, credit } }: ReadRow): Minor {
  if (amount !== null) return amount;
  if (debit !== null && credit !== null) return 0;
  return Math.abs(credit ?? 0) - Math.abs(debit ?? 0);
}

/** At most this many amounts are quoted. */
const MOST_NAMED = 4;

export const RIVAL_RULES: readonly Rule[] = [
  // 02/03/2025: days and months can be swapped, and all fits either way (readings/date-order/question.test.ts)
  excludes('rival_reading', (subject) => {
    const { rival } = subject.doubts;
    return rival && finding(goesAgainst(subject) ? 'READING_AS_CLOSE' : 'AMBIGUOUS', { differences: rival });
  }),
  // more columns of money without headings than can be tried (search.test.ts)
  excludesIf('readings_left_untried', 'SEARCH_ENDED', ({ doubts }) => doubts.ended),
  // a second amount on each row, with which the sums are the same (other-amounts.test.ts)
  excludes('other_amounts', (subject) => {
    const others = otherAmounts(subject);
    const amounts = [...new Set(others.map(({ amount }) => amount.token.text))].slice(0, MOST_NAMED);
    const pages = pagesOfLines(others.map(({ row }) => firstLineOf(row)));
    return foundWith('AMBIGUOUS_AMOUNTS', { rows: others.length, pages, amounts });
  }),
  // what people correct on it is judged with this (corrected.test.ts)
  suggests('no_other_as_close', (subject) =>
    goesAgainst(subject) ? finding('NO_READING_AS_CLOSE', { readings: subject.doubts.tried }) : null,
  ),
  suggests('no_other_fits', ({ doubts: { tried } }) =>
    tried > 1 ? finding('ONE_READING_FITS', { readings: tried }) : null,
  ),
  suggestsIf('one_reading', 'ONE_READING_OPEN', ({ doubts: { tried } }) => tried <= 1),
];

export const BOOKED_RULES: readonly Rule[] = [
  // rows of 0.00, or two that cancel out: every sum is the same without them (informing-zeroes.test.ts)
  excludes('informing_rows', (subject) => {
    const { informing } = subject.doubts;
    return informing && finding(goesAgainst(subject) ? 'READING_AS_CLOSE' : 'AMBIGUOUS', { differences: [informing] });
  }),
  // "SPECIMEN" slanted over the page, or in large letters (one-thing-wrong.test.ts)
  excludes('denied_across_page', denialAcross),
  // "This is not a statement", "Pending transactions" above the rows (one-thing-wrong.test.ts)
  excludes('denied_above_rows', denialAbove),
  suggestsIf('all_booked', 'ROWS_ALL_BOOKED', ({ doubts: { informing } }) => informing === null),
];

/** Text written across a page, or in letters far larger than its rows, is at least this many times their size. */
const LARGER = 2.5;

/** The text, large or slanted on a page of the rows, that says that the page is not a statement. */
function denialAcross({ document, pages: [first, last], part: { part }, rows }: Subject): Finding | null {
  const size = rows[0]?.row.lines[0].source.line.size ?? 0;
  const texts = document.pages.slice(first - 1, last).flatMap(({ lines, marginTexts }) => {
    const large = lines.filter((line) => isLineOf(part, line) && line.size >= LARGER * size);
    return [...large, ...marginTexts];
  });
  return foundWith('DENIED_ACROSS_PAGE', { text: texts.find(({ text }) => deniesStatement(text))?.text });
}

/** Titles beside other text are at least this many times the size of its rows. */
const TITLE = 1.2;

/** The title above the rows that says that they are not booked, or that the paper is not a statement. */
function denialAbove(subject: Subject): Finding | null {
  const [booking] = subject.booked;
  if (booking === undefined) return null;
  const row = firstLineOf(booking);
  const above = ownLines(subject).filter(({ line }) => line.page === subject.pages[0] && line.index < row.index);
  return firstFound(above, (tokenLine, i) => {
    if (isRowLike(tokenLine)) return null;
    const text = denialOfStatement(tokenLine.line, row) ?? denialOfRows(tokenLine.line, above.slice(i + 1));
    return foundWith('DENIED_ABOVE_ROWS', { text });
  });
}

/** A dash between words may be read as an empty amount. */
const isRowLike = ({ line, amounts }: TokenLine): boolean =>
  /\d/.test(line.text) && amounts.some(({ token }) => !token.whole);

/** The line, or a phrase of a title, that says that the paper is not a statement. */
function denialOfStatement(line: Line, row: Line): string | null {
  const phrases = line.size >= TITLE * row.size ? line.phrases : [];
  return [line, ...phrases].find(({ text }) => denialIn(text) === 'no statement')?.text ?? null;
}

/** The line that says that the rows below it are not booked, if no other list ends before them. */
function denialOfRows({ text, phrases }: Line, between: readonly TokenLine[]): string | null {
  return phrases.length === 1 && denialIn(text) === 'not booked' && !endsBefore(between) ? text : null;
}

/**
 * True if the lines below a title of unbooked rows are another list: it says that it is empty, has rows or a sum of its
 * own, or another title follows.
 */
function endsBefore(between: readonly TokenLine[]): boolean {
  const [next] = between;
  if (next !== undefined && !/\p{L}/u.test(next.line.text)) return true;
  return between.some(
    ({ line, dates, amounts }) =>
      saysNone(line.text) || namesBookings(line.text) || (dates.length > 0 && amounts.some((a) => !a.token.whole)),
  );
}
