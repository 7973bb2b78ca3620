/** Finds the days with a year outside the rows, and what stands around them. */
import type { LineAt } from '../../labels/near-phrases.ts';
import { type Label, labelsIn } from '../../lexicon/facts/labels.ts';
import type { PlacedDate, TokenLine } from '../../model/table.ts';
import { dateContextOf, datesPaper } from './date-context.ts';
import type { FactLine } from './fact-line.ts';
import type { DayFact } from './facts.ts';

/** Labels of numbers that may look like dates. */
const CODES: ReadonlySet<Label> = new Set(['sort_code', 'branch', 'account_number', 'customer_number', 'bic', 'iban']);

/** Given a line, returns its days with a year; that of a figure of the account is the paper's own. */
export const daysOn = (at: FactLine): DayFact[] =>
  daysOf(at, at.line, (date) => at.stated.some((figure) => figure.date === date && figure.kind !== null));

/** Given a line of a row with a balance, returns its days with a year. */
export const daysOfBalance = (line: TokenLine): DayFact[] => daysOf({ lines: [line], at: 0 }, line, () => true);

function daysOf(at: LineAt, line: TokenLine, isOwn: (date: PlacedDate) => boolean): DayFact[] {
  return line.dates
    .filter((date) => date.token.year !== null && !isCode(date, line))
    .map((date) => ({
      token: date.token,
      line,
      context: isOwn(date) ? 'named' : dateContextOf(at, date),
      ofPaper: datesPaper(line, date, at),
    }));
}

/** True for a number behind a label for something else: "Sort code 07-01-16". */
function isCode({ from }: PlacedDate, { line }: TokenLine): boolean {
  const words = line.words.slice(0, from).map(({ text }) => text);
  const last = labelsIn(words).at(-1);
  return last !== undefined && CODES.has(last.label) && !words.slice(last.to).some((word) => /[\p{L}\d]/u.test(word));
}
