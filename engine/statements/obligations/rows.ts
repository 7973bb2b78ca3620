/** Everything that may be a booking was read, and is explained as a transaction or as something else. */
import type { Line } from '../../model/line.ts';
import { finding } from '../../wording/catalogue.ts';
import { firstLineOf } from '../bookings.ts';
import { missingRowNumbers } from '../missed-bookings/row-numbers.ts';
import { printsBookings, unexplainedLines } from '../missed-bookings/unexplained-lines.ts';
import { unreadAreas } from '../missed-bookings/unread-areas.ts';
import { excludes, excludesIf, type ObligationRule, pagesOfLines, suggestsIf } from './judge.ts';

const linesFinding = (lines: readonly Line[]) =>
  finding('LINES_UNEXPLAINED', { lines: lines.length, pages: pagesOfLines(lines) });

export const AREA_RULES: readonly ObligationRule[] = [
  // a picture, drawn letters, a note, a field or a dark box between the rows (unread-areas.test.ts)
  excludes('unread_areas', (subject) => {
    const areas = unreadAreas(subject);
    const kinds = [...new Set(areas.map(({ kind }) => kind))];
    return areas.length === 0 ? null : finding('AREAS_UNREAD', { kinds, pages: pagesOfLines(areas) });
  }),
  suggestsIf('text_alone', 'NOTHING_UNREAD', (subject) => unreadAreas(subject).length === 0),
];

export const ROW_RULES: readonly ObligationRule[] = [
  // totals of a month whose rows are in a picture, or in a table that was not found (lost-rows.test.ts)
  excludesIf('totals_without_rows', 'TOTALS_WITHOUT_ROWS', (subject) => {
    return subject.booked.length === 0 && printsBookings(subject);
  }),
  // a day and words without an amount, an amount outside of the table, blackened figures (more-of-it.test.ts)
  excludes('unexplained_lines', (subject) => {
    const lines = unexplainedLines(subject);
    return lines.length === 0 ? null : linesFinding(lines);
  }),
  // dated rows below "Fee summary" that cancel out: the sums close with them as well (unbooked.test.ts)
  excludes('left_out_cancel', ({ rows }) => {
    const left = rows.filter(({ reason, ownDate, amount }) => reason === 'in_section' && ownDate && amount);
    const sum = left.reduce((net, { amount }) => net + (amount ?? 0), 0);
    return left.length === 0 || sum !== 0 ? null : linesFinding(left.map(firstLineOf));
  }),
  // a column counts the rows: 1, 2, 4 (row-numbers.test.ts)
  excludes('row_numbers_missing', (subject) => {
    const missing = missingRowNumbers(subject);
    return missing && finding('ROW_NUMBERS_MISSING', missing);
  }),
  suggestsIf('all_explained', 'LINES_EXPLAINED', (subject) => unexplainedLines(subject).length === 0),
];
