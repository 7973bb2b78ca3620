/** Each row that is given books something: none that is set apart and comes to nothing may only inform, nor does the paper say that it is no statement. */
import { deniesStatement } from '../../lexicon/facts/no-statement.ts';
import { isLineOf } from '../own-lines.ts';
import { discharged, type Judge, open, type Subject } from './obligation.ts';

export const rowsBooked: Judge = (subject) => {
  const { informing } = subject.doubts;
  if (informing !== null)
    return open(`AMBIGUOUS: the paper can be read in two ways, and everything fits either way: ${informing}.`);
  const denial = saidAcross(subject);
  return denial === null
    ? discharged('No rows that are set apart from the others cancel out.')
    : open(`The page says “${denial}” across its text: its rows may not have been booked.`);
};

/** What is written across a page, or in letters far larger than its rows, is so many times their size. */
const LARGER = 2.5;

/** Given a subject, returns what is written large or slanted on a page of its rows that says that it is no statement; null without. */
function saidAcross({
  document: { pages },
  pages: [first, last],
  part: { part },
  proof: { rows },
}: Subject): string | null {
  const size = rows[0]?.row.lines[0].source.line.size ?? 0;
  for (const { number, lines, asides } of pages) {
    if (number < first || number > last) continue;
    const large = lines.filter((line) => isLineOf(part, line) && line.size >= LARGER * size);
    const said = [...large, ...asides].find(({ text }) => deniesStatement(text));
    if (said) return said.text;
  }
  return null;
}
