/** Finds lines whose month may be another in another language, where the paper tells neither. */
import { isUnclearMonth, namesUnclearMonths } from '../../lexicon/calendar/months.ts';
import type { Doubt } from '../../model/row.ts';
import type { TokenLine } from '../../model/table.ts';
import { UNCLEAR_MONTH } from './rules.ts';

/** Returns lines with a month's name that is another month in another language, if the paper shows neither language. */
export function unclearMonths(lines: readonly TokenLine[]): Doubt[] {
  const texts: string[] = [];
  for (const { line } of lines) texts.push(line.text);
  if (!namesUnclearMonths(texts)) return [];
  const isUnclear = ({ line, dates }: TokenLine) =>
    dates.some(({ from, to }) => line.words.slice(from, to).some(({ text }) => isUnclearMonth(text)));
  return lines.filter(isUnclear).map((line) => ({ line, rule: UNCLEAR_MONTH }));
}
