/** Each row that is given books something: none that is set apart and comes to nothing may only inform, nor does the paper say that it is no statement. */
import { denialIn, deniesStatement } from '../../lexicon/facts/no-statement.ts';
import { saysNone } from '../../lexicon/lines/no-bookings.ts';
import { namesBookings } from '../../lexicon/lines/sections.ts';
import type { TokenLine } from '../../model/table.ts';
import { finding } from '../../wording/catalogue.ts';
import { isBooked } from '../bookings.ts';
import { isLineOf } from '../own-lines.ts';
import { discharged, type Judge, open, type Subject } from './obligation.ts';

export const rowsBooked: Judge = (subject) => {
  const { informing } = subject.doubts;
  if (informing !== null) return open(finding('AMBIGUOUS', { differences: [informing] }));
  const across = saidAcross(subject);
  if (across !== null) return open(finding('DENIED_ACROSS_PAGE', { text: across }));
  const title = saidAbove(subject);
  if (title !== null) return open(finding('DENIED_ABOVE_ROWS', { text: title }));
  return discharged(finding('ROWS_ALL_BOOKED'));
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
  for (const { number, lines, marginTexts: asides } of pages) {
    if (number < first || number > last) continue;
    const large = lines.filter((line) => isLineOf(part, line) && line.size >= LARGER * size);
    const said = [...large, ...asides].find(({ text }) => deniesStatement(text));
    if (said) return said.text;
  }
  return null;
}

/** Titles that stand beside other text are so many times the size of its rows. */
const TITLE = 1.2;

/** Given a subject, returns the title above its rows that says that they are not booked, or that the paper is no statement; null without. */
function saidAbove({ document: { tables }, part: { part, rows }, pages: [first] }: Subject): string | null {
  const row = rows.find(isBooked)?.row.lines[0].source.line;
  if (row === undefined) return null;
  const above = tables.lines.filter(
    ({ line }) => isLineOf(part, line) && line.page === first && line.index < row.index,
  );
  for (const [i, { line, amounts }] of above.entries()) {
    // a dash between words may be read as no amount
    if (/\d/.test(line.text) && amounts.some(({ token }) => !token.whole)) continue;
    const isTitle = line.size >= TITLE * row.size;
    const said = [line, ...(isTitle ? line.phrases : [])].find(({ text }) => denialIn(text) === 'no statement');
    if (said) return said.text;
    const isAlone = line.phrases.length === 1;
    if (isAlone && denialIn(line.text) === 'not booked' && !endsBefore(above.slice(i + 1))) return line.text;
  }
  return null;
}

/** Given the lines between the title of what is not booked and the bookings, returns whether they are another list: it has rows of its own or none, or its sum stands below its title, or another title follows. */
function endsBefore(between: readonly TokenLine[]): boolean {
  const [next] = between;
  if (next !== undefined && !/\p{L}/u.test(next.line.text)) return true;
  return between.some(
    ({ line, dates, amounts }) =>
      saysNone(line.text) || namesBookings(line.text) || (dates.length > 0 && amounts.some((a) => !a.token.whole)),
  );
}
