/** Every row and every line that may be a booking is explained: as a transaction, or as something that is none. */
import { finding } from '../../wording/catalogue.ts';
import { isBooked } from '../bookings.ts';
import { datedLines } from '../missed-bookings/dated-lines.ts';
import { linesOfHiddenFigures } from '../missed-bookings/hidden-figures.ts';
import { linesOfManyDays } from '../missed-bookings/many-days.ts';
import { missingRowNumbers } from '../missed-bookings/row-numbers.ts';
import { listedDays, printsBookings } from '../missed-bookings/unbooked.ts';
import { discharged, type Judge, open, pagesOfLines } from './obligation.ts';

export const rowsExplained: Judge = ({ part, readings: { facts, parts }, proof, document: { tables, pages } }) => {
  const { rows, figures } = proof;
  const none = !rows.some(isBooked);
  if (none && printsBookings(part, facts, figures)) return open(finding('TOTALS_WITHOUT_ROWS'));
  const besides = none
    ? listedDays(part, tables.lines)
    : datedLines(
        rows,
        parts.flatMap((one) => one.rows),
        tables.lines,
        part.part.toLine,
      );
  const hidden = linesOfHiddenFigures(rows, pages, tables.lines);
  const unexplained = [...new Set([...proof.unexplained, ...besides, ...hidden, ...linesOfManyDays(rows)])];
  if (unexplained.length > 0)
    return open(finding('LINES_UNEXPLAINED', { lines: unexplained.length, pages: pagesOfLines(unexplained) }));
  const missing = missingRowNumbers(rows, part.context.rolesOf);
  if (missing) return open(finding('ROW_NUMBERS_MISSING', missing));
  return discharged(finding('LINES_EXPLAINED'));
};
