/** Compares the counts of bookings that a paper states with those of its groups. */
import { countIn, type StatedCount } from '../../lexicon/lines/count-words.ts';
import type { Line } from '../../model/line.ts';
import { groupBy } from '../../model/lists.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { RowLine } from '../../model/row.ts';
import type { TokenLine } from '../../model/table.ts';
import { isBooked, sumsOf } from '../part.ts';
import { ownLines } from '../subject.ts';
import type { CrossChecked } from './subject.ts';

/** The text between counts on one line. */
const AMONG = /[,;]\s+|\s(?:and|und|et|y|e|en|i|og|och)\s(?=\d)|(?<=:\s?\d{1,5})\s+(?=\p{L})/u;

/** Given a statement, returns the counts that match no group of its bookings. */
export function wrongCounts(subject: CrossChecked): string[] {
  const { part, rows, groups } = subject;
  const counted = groups.filter((group) => group.counted);
  const all = new Set(counted.flatMap(({ ins, outs, zeroes }) => [ins + outs, ins + outs + zeroes]));
  const sides = {
    in: new Set(counted.flatMap(({ ins, zeroes }) => [ins, ins + zeroes])),
    out: new Set(counted.flatMap(({ outs, zeroes }) => [outs, outs + zeroes])),
  };
  const isWrong = ({ value, side, bare }: StatedCount) => {
    // if the money has no decimals, a bare number may be a sum
    if (bare && part.decimals === 0 && counted.some((group) => sumsOf(group).includes(value))) return false;
    return side === null ? ![all, sides.in, sides.out].some((set) => set.has(value)) : !sides[side].has(value);
  };
  const inRows = linesOfRows(rows);
  const texts = ownLines(subject).flatMap((tl) => (inRows.has(tl.line) ? [] : textsWithCounts(tl)));
  const stated = texts.flatMap((text) => {
    const count = countIn(text);
    return count === null ? [] : [{ text, count }];
  });
  // several that come to the count of a group: each is of one kind of its bookings
  const kinds = groupBy(
    stated.filter(({ count }) => !all.has(count.value)),
    wordsOf,
  );
  const areKinds = (list: readonly Stated[]) =>
    list.length > 1 && all.has(list.reduce((sum, { count }) => sum + count.value, 0));
  return stated.flatMap((one) => (isWrong(one.count) && !areKinds(kinds.get(wordsOf(one)) ?? []) ? [one.text] : []));
}

interface Stated {
  readonly text: string;
  readonly count: StatedCount;
}

/** "3 db": the words of a count that may be taken for a side; '' for others, whose words name the kind. */
const wordsOf = ({ text, count }: Stated): string => (count.side === null ? '' : text.replace(/\d+/, ''));

/** The texts of a line that may state a count: "2 debits, 3 credits", "Debits: 3 Credits: 2". */
function textsWithCounts({ line, texts: words, amounts }: TokenLine): string[] {
  // a gap within a word may split one text
  const texts = new Set([...line.phrases.map(({ text }) => text), line.text]);
  // "Total 19 888,78" counts nothing
  const grouped = amounts
    .filter(({ token }) => token.digitsTo - token.digitsFrom > 1)
    .map(({ token }) => words.slice(token.digitsFrom, token.digitsTo).join(' '));
  const whole = [...texts].map((text) =>
    grouped.reduce((left, one) => left.replace(one, one.replaceAll(' ', '')), text),
  );
  return whole.flatMap((text) => [...new Set([text, ...text.split(AMONG)])]);
}

/**
 * The lines of rows, without those after the last booking's amount, and without rows that have no day and are not
 * booked: text after the list may have been read as part of it.
 */
function linesOfRows(rows: readonly ReadRow[]): ReadonlySet<Line> {
  const last = rows.findLast(isBooked);
  const own = new Set<Line>();
  for (const read of rows) {
    if (read.role === 'ignored' && !read.ownDate) continue;
    const { lines, amounts } = read.row;
    const hasAmount = ({ source }: RowLine) => amounts.some((a) => a !== null && source.amounts.includes(a));
    const tail = read === last ? lines.findLastIndex(hasAmount) + 1 : lines.length;
    for (const { source } of lines.slice(0, tail)) own.add(source.line);
  }
  return own;
}
