/** Finds rows that a rule separates from the day above them: a day of their own may be missing. */
import { beginsWithTotal } from '../../lexicon/lines/totals.ts';
import type { MarkedLine } from '../marked-line.ts';
import { SAME_EDGE } from './unread-headings.ts';

/** Returns rows without a day below a rule over the column of days, if others are below none: the day may be below. */
export function ruledFromDay(lines: readonly MarkedLine[]): MarkedLine[] {
  let left = Infinity;
  let last: MarkedLine | null = null;
  const undated: { readonly line: MarkedLine; readonly ruledFrom: number }[] = [];
  // a summary may be behind the last day
  let until = 0;
  // in a cell of several lines the rule is above the first of them
  let ruledFrom = Infinity;
  for (const line of lines) {
    ruledFrom = Math.min(ruledFrom, line.ruledFrom);
    const isRow = isBooking(line);
    if (line.dates.length > 0 || line.dayHeading !== null) until = undated.length;
    else if (isRow && last?.segment === line.segment) undated.push({ line, ruledFrom });
    if (!isRow) continue;
    for (const { x0 } of line.dates) left = Math.min(left, x0);
    ruledFrom = Infinity;
    last = line;
  }
  const ruled = undated.slice(0, until).filter((row) => row.ruledFrom <= left + SAME_EDGE);
  return ruled.length < until ? ruled.map(({ line }) => line) : [];
}

const isBooking = (l: MarkedLine): boolean =>
  l.anchor && !l.kindExact && (l.dates.length > 0 || !beginsWithTotal(l.row.source.line.text));
