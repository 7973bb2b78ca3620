/** The only year that a paper prints, for dates that have none: a total of the year, a day in a note. */
import type { TokenLine } from '../../model/table.ts';

const YEAR = /(?<![\d.,/-])(?:19|20)\d\d(?![\d/-]|[.,]\d)/g;
/** Once may be the year of a law, or a number. */
const LEAST = 2;
/** The year in which a form was made. */
const OF_FORM = /©|\(c\)|copyright|\brev\b/i;

/** Given the lines of a paper, returns the year that it prints if it prints one alone, more than once; else null. */
export function onlyYear(lines: readonly TokenLine[]): number | null {
  const printed = lines.flatMap(({ line: { text } }) => (OF_FORM.test(text) ? [] : (text.match(YEAR) ?? [])));
  return printed.length >= LEAST && new Set(printed).size === 1 ? Number(printed[0]) : null;
}
