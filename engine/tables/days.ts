/** Finds days and months printed as four figures ("0206") where a heading for dates stands above: elsewhere they are numbers. */

import { dayMonthPair } from '../dates/period.ts';
import { DATE_ROLES } from '../lexicon/columns.ts';
import type { Header } from './headers.ts';
import type { PlacedDate, TokenLine } from './types.ts';

const DAY_AND_MONTH = /^\d{4}$/;

/** Given a page's lines and its headers, returns the lines with such dates added. */
export function withDays(lines: readonly TokenLine[], headers: readonly Header[]): TokenLine[] {
  return lines.map((tl, i) => {
    const header = headers.findLast(({ at, height }) => at + height <= i);
    const under = header?.cells.filter((c) => c.role !== null && DATE_ROLES.has(c.role)) ?? [];
    if (under.length === 0) return tl;
    const days = tl.line.words.flatMap((word, from): PlacedDate[] => {
      if (!DAY_AND_MONTH.test(word.text) || tl.dates.some((d) => d.from <= from && from < d.to)) return [];
      if (!under.some((c) => word.x0 < c.x1 && word.x1 > c.x0)) return [];
      const token = dayMonthPair(word.text.slice(0, 2), word.text.slice(2));
      return token ? [{ token, from, to: from + 1, x0: word.x0, x1: word.x1 }] : [];
    });
    return days.length === 0 ? tl : { ...tl, dates: [...tl.dates, ...days].sort((a, b) => a.from - b.from) };
  });
}
