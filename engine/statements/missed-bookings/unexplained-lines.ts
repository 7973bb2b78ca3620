/** Finds unexplained lines of a statement that may be bookings. */

import type { Box } from '../../geometry/box.ts';
import { greatest, least } from '../../geometry/extremes.ts';
import { overlaps } from '../../geometry/intervals.ts';
import type { Line } from '../../model/line.ts';
import { onceFor } from '../../model/once.ts';
import type { TokenLine } from '../../model/table.ts';
import { type Booking, firstLineOf, linesOf } from '../bookings.ts';
import type { Subject } from '../subject.ts';
import { datedLines, usedBy } from './dated-lines.ts';
import { listedDays } from './unbooked.ts';

/** Given a statement, returns those lines. */
export const unexplainedLines = onceFor((subject: Subject): readonly Line[] => {
  const dated = subject.booked.length === 0 ? listedDays(subject) : datedLines(subject);
  const hidden = linesOfHiddenFigures(subject);
  return [...new Set([...subject.unexplained, ...dated, ...hidden, ...linesOfManyDays(subject.booked)])];
});

/**
 * Given a statement, returns the lines among its bookings without a readable amount, if a hidden one stands in the
 * column of the others.
 */
function linesOfHiddenFigures({ booked, document: { pages, tables } }: Subject): Line[] {
  const hidden = new Map(pages.map(({ number, hiddenAmounts }) => [number, hiddenAmounts]));
  if (booked.length === 0 || pages.every(({ hiddenAmounts }) => hiddenAmounts.length === 0)) return [];
  const own = [...linesOf(booked)];
  const used = usedBy(booked);
  const inColumn = ([x0, , x1]: Box) =>
    booked.some(({ row: { amounts } }) => amounts.some((amount) => amount && overlaps(amount, { x0, x1 })));
  const isHidden = ({ line, amounts }: TokenLine) => {
    if (line.furniture || amounts.some((amount) => used(amount, line))) return false;
    const [, y0, , y1] = line.box;
    return (hidden.get(line.page) ?? []).some((box) => {
      const middle = (box[1] + box[3]) / 2;
      return middle > y0 && middle < y1 && inColumn(box);
    });
  };
  const among = tables.lines.slice(least(own), greatest(own) + 1);
  return among.filter(isHidden).map(({ line }) => line);
}

/** A row with this many times the dates of the others contains another booking. */
const TIMES = 2;
/** Two dates are a day of booking and another one. */
const LEAST = 3;

/** Given bookings, returns the first line of each that has twice as many dates as the others. */
export function linesOfManyDays(booked: readonly Booking[]): Line[] {
  const counts = booked.map(({ row: { dates, kinds } }) => dates.filter((_, i) => kinds[i] === 'date').flat().length);
  const usual = Math.max(counts.toSorted((a, b) => a - b)[counts.length >> 1] ?? 0, 1);
  return booked.filter((_, i) => counts[i] >= LEAST && counts[i] >= usual * TIMES).map(firstLineOf);
}
