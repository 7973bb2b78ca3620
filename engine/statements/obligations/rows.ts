/** Every row and every line that may be a booking is explained: as a transaction, or as something that is none. */
import { finding } from '../../wording/catalogue.ts';
import { missingRowNumbers } from '../missed-bookings/row-numbers.ts';
import { printsBookings } from '../missed-bookings/unbooked.ts';
import { type ObligationRule, pagesOfLines } from './obligation.ts';

export const ROW_RULES: readonly ObligationRule[] = [
  // totals of a month whose rows stand in a picture, or in a table that was not found
  {
    id: 'totals_without_rows',
    level: 'excludes',
    find: ({ booked, part, readings: { facts }, proof: { figures } }) =>
      booked.length === 0 && printsBookings(part, facts, figures) ? finding('TOTALS_WITHOUT_ROWS') : null,
  },
  // a day and words without an amount, an amount outside of the table, figures that are blackened
  {
    id: 'unexplained_lines',
    level: 'excludes',
    find(subject) {
      const lines = subject.unexplained();
      if (lines.length === 0) return null;
      return finding('LINES_UNEXPLAINED', { lines: lines.length, pages: pagesOfLines(lines) });
    },
  },
  // a column counts the rows: 1, 2, 4
  {
    id: 'row_numbers_missing',
    level: 'excludes',
    find({ proof: { rows }, part: { context } }) {
      const missing = missingRowNumbers(rows, context.rolesOf);
      return missing ? finding('ROW_NUMBERS_MISSING', missing) : null;
    },
  },
  {
    id: 'all_explained',
    level: 'suggests',
    find: ({ unexplained }) => (unexplained().length === 0 ? finding('LINES_EXPLAINED') : null),
  },
];
