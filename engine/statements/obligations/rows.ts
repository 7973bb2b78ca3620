/** Everything that may be a booking was read, and is explained as a transaction or as something else. */
import { finding } from '../../wording/catalogue.ts';
import { missingRowNumbers } from '../missed-bookings/row-numbers.ts';
import { openLines, printsBookings } from '../missed-bookings/unexplained-lines.ts';
import { unreadAreas } from '../missed-bookings/unread-areas.ts';
import { excludes, excludesIf, type ObligationRule, pagesOfLines, suggestsIf } from './judge.ts';

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
    const lines = openLines(subject);
    if (lines.length === 0) return null;
    return finding('LINES_UNEXPLAINED', { lines: lines.length, pages: pagesOfLines(lines) });
  }),
  // a column counts the rows: 1, 2, 4 (row-numbers.test.ts)
  excludes('row_numbers_missing', (subject) => {
    const missing = missingRowNumbers(subject);
    return missing && finding('ROW_NUMBERS_MISSING', missing);
  }),
  suggestsIf('all_explained', 'LINES_EXPLAINED', (subject) => openLines(subject).length === 0),
];
