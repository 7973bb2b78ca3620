/** Finds what of a line's words is a figure, and what is a date. */
import type { DateOrder } from '../dates/date.ts';
import { monthsIn } from '../dates/month.ts';
import { sharesWord } from '../geometry/spans.ts';
import type { TokenLine } from '../model/table.ts';
import type { LineUse } from './line-uses.ts';
import type { Money } from './money.ts';
import { numbersPage } from './numbers.ts';
import { moved, type PrintedDate, printedDate, type Shift } from './shift.ts';

/** A line, with its figures and its dates. */
export interface ReadLine {
  readonly use: LineUse;
  readonly figures: TokenLine['amounts'];
  readonly dates: readonly DateAt[];
}

export interface DateAt {
  /** first word of the line */
  readonly from: number;
  readonly printed: PrintedDate;
}

/** Given a line, takes the amounts that are figures, and returns them. */
export function takeFigures({ source, row, dates }: LineUse, money: Money): TokenLine['amounts'] {
  const days = [...dates, ...source.dates.filter(({ token }) => !token.loose)];
  return source.amounts.filter((amount) => {
    const column = row?.row.columns.find(({ index }) => row.row.amounts[index]?.token === amount.token);
    if (column === undefined && sharesWord(amount, days)) return false;
    return money.take(amount, source, row, column?.role ?? null);
  });
}

const UNMOVED: Shift = { months: 0, years: 0 };

/** Given a line, its figures and the order of dates, returns its dates and months that can be printed otherwise. */
export function datesOf({ source, dates }: LineUse, figures: TokenLine['amounts'], order: DateOrder): DateAt[] {
  const texts = source.line.words.map(({ text }) => text);
  const found: DateAt[] = [];
  const add = (from: number, to: number, printed: () => PrintedDate | null) => {
    const isTaken = found.some((other) => other.from < to && other.from + other.printed.words.length > from);
    const date = isTaken || sharesWord({ from, to }, figures) ? null : printed();
    if (date && moved(date, UNMOVED, order)) found.push({ from, printed: date });
  };
  // "Page 1/4" looks like a day
  const namesPage = dates.length === 0 && numbersPage(source);
  for (const { token, from, to } of [...dates, ...source.dates.filter((date) => !date.token.loose)]) {
    if (namesPage && token.year === null && to - from === 1) continue;
    add(from, to, () => printedDate({ ...token, from, to }, texts, order));
  }
  for (const { from, to, year, month } of monthsIn(texts))
    add(from, to, () => ({ words: texts.slice(from, to), year, month, day: null }));
  return found;
}
