/** Lines of a statement that may be bookings, and that nothing explains. */
import type { Line } from '../../model/line.ts';
import { datedLines } from '../missed-bookings/dated-lines.ts';
import { linesOfHiddenFigures } from '../missed-bookings/hidden-figures.ts';
import { linesOfManyDays } from '../missed-bookings/many-days.ts';
import { listedDays } from '../missed-bookings/unbooked.ts';
import type { Given } from './subject.ts';

/** Given a statement and whether nothing is booked on it, returns those lines. */
export function unexplainedLines({ part, readings, proof, document }: Given, isEmpty: boolean): readonly Line[] {
  const { lines } = document.tables;
  const { rows } = proof;
  const all = readings.parts.flatMap((one) => one.rows);
  const dated = isEmpty ? listedDays(part, lines) : datedLines(rows, all, lines, part.part.toLine);
  const hidden = linesOfHiddenFigures(rows, document.pages, lines);
  return [...new Set([...proof.unexplained, ...dated, ...hidden, ...linesOfManyDays(rows)])];
}
