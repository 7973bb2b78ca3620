/** Finds unexplained lines of a statement that may be bookings. */

import type { Box } from '../../geometry/box.ts';
import { greatest, least } from '../../geometry/extremes.ts';
import type { Line, LinedPage } from '../../model/line.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { TokenLine } from '../../model/table.ts';
import { firstLineOf, isBooked } from '../bookings.ts';
import type { Given } from '../obligations/subject.ts';
import { datedLines, usedBy } from './dated-lines.ts';
import { listedDays } from './unbooked.ts';

/** Given a statement, and whether nothing is booked on it, returns those lines. */
export function unexplainedLines({ part, readings, proof, document }: Given, isEmpty: boolean): readonly Line[] {
  const { lines } = document.tables;
  const { rows } = proof;
  const all = readings.parts.flatMap((one) => one.rows);
  const dated = isEmpty ? listedDays(part, lines) : datedLines(rows, all, lines, part.part.toLine);
  const hidden = linesOfHiddenFigures(rows, document.pages, lines);
  return [...new Set([...proof.unexplained, ...dated, ...hidden, ...linesOfManyDays(rows)])];
}

/**
 * Given a statement's rows, the pages and all lines of its document, returns the lines among its bookings without a
 * readable amount, if a hidden one stands in the column of the others.
 */
function linesOfHiddenFigures(
  rows: readonly ReadRow[],
  pages: readonly LinedPage[],
  lines: readonly TokenLine[],
): Line[] {
  const hidden = new Map(pages.map(({ number, hiddenAmounts }) => [number, hiddenAmounts]));
  if (![...hidden.values()].some((boxes) => boxes.length > 0)) return [];
  const booked = rows.filter(isBooked);
  const own = booked.flatMap(({ row }) => row.lines.map(({ source }) => source.line.index));
  if (own.length === 0) return [];
  const used = usedBy(booked);
  const inColumn = ([x0, , x1]: Box) =>
    booked.some(({ row: { amounts } }) => amounts.some((amount) => amount && amount.x0 < x1 && amount.x1 > x0));
  return lines.slice(least(own), greatest(own) + 1).flatMap(({ line, amounts }) => {
    if (line.furniture || amounts.some((amount) => used(amount, line))) return [];
    const [, y0, , y1] = line.box;
    const isBeside = (box: Box) => {
      const middle = (box[1] + box[3]) / 2;
      return middle > y0 && middle < y1 && inColumn(box);
    };
    return (hidden.get(line.page) ?? []).some(isBeside) ? [line] : [];
  });
}

/** A row with this many times the dates of the others contains another booking. */
const TIMES = 2;
/** Two dates are a day of booking and another one. */
const LEAST = 3;

/** Given a statement's rows, returns the first line of each booking with twice as many dates as others have. */
export function linesOfManyDays(rows: readonly ReadRow[]): Line[] {
  const booked = rows.filter(isBooked);
  const counts = booked.map(({ row }) => datesIn(row));
  const usual = Math.max(counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0, 1);
  return booked.filter((_, i) => counts[i] >= LEAST && counts[i] >= usual * TIMES).map(firstLineOf);
}

function datesIn({ dates, kinds }: Row): number {
  return dates.reduce((sum, inColumn, i) => sum + (kinds[i] === 'date' ? inColumn.length : 0), 0);
}
