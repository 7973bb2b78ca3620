/** Each row was booked: the paper does not say otherwise, and rows with a sum of 0 are not mere notes. */
import { denialIn, deniesStatement } from '../../lexicon/facts/no-statement.ts';
import { saysNone } from '../../lexicon/lines/no-bookings.ts';
import { namesBookings } from '../../lexicon/lines/sections.ts';
import type { Line } from '../../model/line.ts';
import { firstFound } from '../../model/lists.ts';
import type { TokenLine } from '../../model/table.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { firstLineOf } from '../bookings.ts';
import { isLineOf } from '../part.ts';
import { ownLines, type Subject } from '../subject.ts';
import { excludes, type ObligationRule, suggestsIf } from './judge.ts';

export const BOOKED_RULES: readonly ObligationRule[] = [
  // rows of 0.00, or two that cancel out: every sum is the same without them (informing-zeroes.test.ts)
  excludes('informing_rows', ({ doubts }) => {
    return doubts.informing && finding('AMBIGUOUS', { differences: [doubts.informing] });
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
  const denial = texts.find(({ text }) => deniesStatement(text));
  return denial ? finding('DENIED_ACROSS_PAGE', { text: denial.text }) : null;
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
    return text === null ? null : finding('DENIED_ABOVE_ROWS', { text });
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
