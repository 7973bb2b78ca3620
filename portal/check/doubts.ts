/** Words of a picture that its readers did not read alike: what is in doubt, and where it is shown. */
import type { Statement, Transaction } from './result.ts';

export type FigureReading = NonNullable<Statement['readings']>[number];
export type WordReading = NonNullable<Transaction['readings']>[number];
/** Of a word of a row, or of one outside of the rows. */
export type Reading = WordReading | FigureReading;

/** A stretch of a text. */
export interface Part {
  readonly text: string;
  readonly doubtful: boolean;
}

/** A word on a page whose reading the paper's sums do not settle, or that they corrected. */
export interface DoubtOnPage {
  /** null outside of the rows */
  readonly row: number | null;
  readonly reading: Reading;
}

/** Given a word as it was taken and as others read it, returns it with the characters in doubt. */
export function partsOf({ text, others }: Pick<Reading, 'text' | 'others'>): Part[] {
  const doubtful = doubtfulIn(text, others);
  return joined([...text].map((sign, at) => ({ text: sign, doubtful: doubtful.has(at) })));
}

/** Given a figure as the portal shows it, and its word as it is printed, returns it with the digits in doubt. */
export function figureParts(shown: string, readings: readonly WordReading[]): Part[] {
  const doubtful = new Set<number>();
  for (const { text, others } of readings) {
    const signs = [...text];
    const inWord = doubtfulIn(text, others);
    // printed figures have other marks than shown ones, but the same digits: the last ones are below each other
    const fromLast = digitsOf(signs).reverse();
    const places = digitsOf([...shown]).reverse();
    for (const [nth, at] of fromLast.entries()) if (inWord.has(at) && nth < places.length) doubtful.add(places[nth]);
  }
  // a sign or a mark is in doubt, which is shown otherwise than it is printed
  const isAll = readings.length > 0 && doubtful.size === 0;
  return joined([...shown].map((sign, at) => ({ text: sign, doubtful: isAll || doubtful.has(at) })));
}

/** Given a text of several words, and those in doubt in their order, returns it with the characters in doubt. */
export function textParts(shown: string, readings: readonly WordReading[]): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const reading of readings) {
    const at = placeOfWord(shown, reading.text, from);
    if (at < 0) continue;
    parts.push({ text: shown.slice(from, at), doubtful: false }, ...partsOf(reading));
    from = at + reading.text.length;
  }
  return joined([...parts, { text: shown.slice(from), doubtful: false }]);
}

/** The readings of a row that nothing settles, by what they are part of. */
export function openReadings({ readings = [] }: Transaction, field: WordReading['field']): WordReading[] {
  return readings.filter((one) => one.field === field && one.status === 'open');
}

/** Given the rows of a statement by number, and its words outside of them, returns by page (from 1) what to look at. */
export function doubtsByPage(
  rows: ReadonlyMap<number, Transaction>,
  outside: readonly FigureReading[] = [],
): ReadonlyMap<number, readonly DoubtOnPage[]> {
  const pages = new Map<number, DoubtOnPage[]>();
  const add = (row: number | null, readings: readonly Reading[]) => {
    for (const reading of readings) {
      if (reading.status === 'settled') continue;
      const list = pages.get(reading.page);
      if (list === undefined) pages.set(reading.page, [{ row, reading }]);
      else list.push({ row, reading });
    }
  };
  for (const [row, { readings = [] }] of rows) add(row, readings);
  add(null, outside);
  return pages;
}

/** What people look at first: figures before texts, in the order in which they are printed. */
export function figuresFirst(readings: readonly Reading[]): Reading[] {
  const isText = ({ field }: Reading) => field === 'text';
  return [...readings.filter((one) => !isText(one)), ...readings.filter(isText)];
}

function placeOfWord(text: string, word: string, from: number): number {
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    if ((at === 0 || text[at - 1] === ' ') && (end === text.length || text[end] === ' ')) return at;
  }
  return -1;
}

const digitsOf = (signs: readonly string[]): number[] =>
  signs.flatMap((sign, at) => (/\p{Nd}/u.test(sign) ? [at] : []));

/** The places of characters that another reading has otherwise; all if nobody else read the word. */
function doubtfulIn(text: string, others: readonly string[]): Set<number> {
  const signs = [...text];
  if (others.length === 0) return new Set(signs.keys());
  return new Set(others.flatMap((other) => differing(signs, [...other])));
}

/** Places where a text differs from another one, by the fewest changes that make one of the other. */
function differing(text: readonly string[], other: readonly string[]): number[] {
  const changes = changesBetween(text, other);
  const places: number[] = [];
  let [at, there] = [0, 0];
  while (at < text.length || there < other.length) {
    const left = changes[at][there];
    const isSame = at < text.length && there < other.length && text[at] === other[there];
    // where the other one has more, what stands there is in doubt
    if (!isSame) places.push(Math.min(at, text.length - 1));
    const isBoth = changes[at + 1]?.[there + 1] === left - (isSame ? 0 : 1);
    const isMore = !isBoth && changes[at][there + 1] === left - 1;
    if (!isMore) at++;
    if (isBoth || isMore) there++;
  }
  return places;
}

/** The fewest changes of one sign that make the end of a text that of another one, by where the ends begin. */
function changesBetween(text: readonly string[], other: readonly string[]): number[][] {
  const changes = Array.from({ length: text.length + 1 }, (_, at) =>
    Array.from({ length: other.length + 1 }, (_, there) => Math.max(text.length - at, other.length - there)),
  );
  for (let at = text.length - 1; at >= 0; at--) {
    for (let there = other.length - 1; there >= 0; there--) {
      const [both, less, more] = [changes[at + 1][there + 1], changes[at + 1][there], changes[at][there + 1]];
      changes[at][there] = text[at] === other[there] ? both : 1 + Math.min(both, less, more);
    }
  }
  return changes;
}

/** Joins neighbours that are both in doubt or both not. */
function joined(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part.text === '') continue;
    if (last?.doubtful === part.doubtful) all[all.length - 1] = { ...last, text: last.text + part.text };
    else all.push(part);
  }
  return all;
}
