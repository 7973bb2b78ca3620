/** Puts dates together again whose column is too narrow for them: "05/01/" above "2024". */
import type { DateToken } from '../dates/date.ts';
import { datesIn } from '../dates/scan.ts';
import { greatest, least } from '../geometry/extremes.ts';
import { askew } from '../geometry/intervals.ts';
import { holdsWord } from '../geometry/spans.ts';
import { monthOfName } from '../lexicon/calendar/months.ts';
import { fold } from '../lexicon/phrases/fold.ts';
import { type Filled, firstOf, isFilled, itemAt, lastOf } from '../model/lists.ts';
import type { Word } from '../model/word.ts';

/** The words of one line, left to right. */
type Words = Filled<Word>;

/** A date of two parts that are below each other, the second perhaps on the next page. */
interface Join {
  /** the line of its first part: index of the page, and of the line there */
  readonly page: number;
  readonly upper: number;
  /** words [from, to) of that line */
  readonly from: number;
  readonly to: number;
  /** the line of its second part, and the word there */
  readonly lowerPage: number;
  readonly lower: number;
  readonly word: number;
  readonly date: DateToken;
}

/** What a wrapped date ends with: a day or a year. */
const ENDING = /^[./-]?\d{1,4}\.?$/;
const YEAR = /^(?:19|20)\d\d$/;
/** What a date is cut behind, except for the full stop of a short name: "05.", "Jan-"; not "déc.". */
const CUT = /[/-]$|\d\.$/;
const BEGUN = /^[./-]/;
const LONGEST_MONTH = 12;
/** Most words of a date before its last: "5 de enero de". */
const MOST_WORDS = 4;
/** The parts are no further apart than this, in text sizes: the pitch of lines of one cell. */
const PITCH = 2;
/** Points that the edges, or the middles, of the parts may be off each other. */
const ALIGNED = 2;
/** Ems between the words of a date, and, at the least, around its last part. */
const WORD_GAP = 0.8;
const COLUMN_GAP = 0.4;
/** One date cut in two may be chance, unless its first part ends with a mark and its year is whole: "2024-01-". */
const LEAST = 2;
const BEGINNING = /^\d{1,4}([./-])\d{1,2}\1$/;
/** A time of day may follow a date: "2024-10-" above "01 02:28". */
const TIME = /^(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?$/;

/** Returns the lines of each page with dates that a column's width has cut in two whole, on the upper line. */
export function joinWrappedDates(pages: readonly (readonly Words[])[]): (readonly Words[])[] {
  const joins = pages.flatMap((lines, page) => joinsOf(lines, page));
  const styles = new Map<string, number>();
  for (const { date } of joins) styles.set(date.style, (styles.get(date.style) ?? 0) + 1);
  const begun = ({ page, upper, from, to, date }: Join) =>
    date.style.includes('dddd') && to === from + 1 && BEGINNING.test(wordAt(pages, page, upper, from).text);
  const sure = joins.filter((join) => (styles.get(join.date.style) ?? 0) >= LEAST || begun(join));
  return sure.length === 0 ? [...pages] : joined(pages, [...sure, ...overPages(pages, sure)]);
}

function joinsOf(lines: readonly Words[], page: number): Join[] {
  const found: Join[] = [];
  for (const [lower, words] of lines.entries()) {
    for (const word of words.keys()) {
      if (!mayEnd(words, word)) continue;
      const join = joinAbove(lines, lower, word, page);
      if (join && !found.some((other) => endsWithin(other, join))) found.push(join);
    }
  }
  return found;
}

/** Where a date begins above the word that ends it. */
type Above = Pick<Join, 'upper' | 'from' | 'to' | 'date'>;

function mayEnd(words: Words, at: number): boolean {
  const { text } = itemAt(words, at);
  return (ENDING.test(text) || (at === 0 && isMonth(text) && !yearFollows(words, 1))) && standsAlone(words, at);
}

/** True for the name of a month, which may be below its day: "02" above "JUN". */
const isMonth = (text: string): boolean => text.length <= LONGEST_MONTH && monthOfName(fold(text)) !== null;

/** Returns the join of a word that may end a date with the nearest line above in which one begins, or null. */
function joinAbove(lines: readonly Words[], lower: number, word: number, page: number): Join | null {
  const last = itemAt(itemAt(lines, lower), word);
  for (let upper = lower - 1; upper >= 0; upper--) {
    const words = itemAt(lines, upper);
    if (last.baseline - firstOf(words).baseline > PITCH * last.style.size) return null;
    const above = joinWith(words, last);
    if (above) return { ...above, page, upper, lowerPage: page, lower, word };
  }
  return null;
}

/** True if the last part of one date is in the first of another. */
const endsWithin = (one: Join, other: Join): boolean =>
  one.lower === other.upper && one.word >= other.from && one.word < other.to;

/** Returns the joins over a page's end: the last date of a page with the rest of it on top of the next. */
function overPages(pages: readonly (readonly Words[])[], joins: readonly Join[]): Join[] {
  const found: Join[] = [];
  for (const [page, next] of pages.slice(1).entries()) {
    const last = Math.max(-1, greatest(joins.filter((join) => join.page === page).map((join) => join.upper)));
    const first = least(joins.filter((join) => join.page === page + 1).map((join) => join.upper));
    for (const [lower, words] of next.slice(0, first).entries()) {
      for (const [word, own] of words.entries()) {
        const isFree = (upper: number, from: number) =>
          !found.some((join) => join.page === page && join.upper === upper && join.from === from);
        const isUsual = ({ style }: DateToken) => joins.some(({ date }) => date.style === style);
        const above = mayEnd(words, word) ? joinsUp(itemAt(pages, page), last, own) : [];
        const join = above.find(({ upper, from, date }) => isUsual(date) && isFree(upper, from));
        if (join) found.push({ ...join, page, lowerPage: page + 1, lower, word });
      }
    }
  }
  return found;
}

/** Returns the dates of a page that a word overleaf ends, from the last line up to the one behind `last`. */
const joinsUp = (lines: readonly Words[], last: number, word: Word): Above[] =>
  [...lines.entries()]
    .slice(last + 1)
    .reverse()
    .flatMap(([upper, words]) => {
      const above = joinWith(words, word);
      return above ? [{ ...above, upper }] : [];
    });

const textsOf = (words: readonly Word[]): string[] => words.map(({ text }) => text);

const wordAt = (pages: readonly (readonly Words[])[], page: number, line: number, word: number): Word =>
  itemAt(itemAt(itemAt(pages, page), line), word);

/** True if nothing near a word may belong to it: no word before it, none behind it except a time, no date around it. */
function standsAlone(words: Words, at: number): boolean {
  const { style, x0, x1 } = itemAt(words, at);
  const [before, next] = [words[at - 1], words[at + 1]];
  if (before && x0 - before.x1 < COLUMN_GAP * style.size) return false;
  if (next && next.x0 - x1 < COLUMN_GAP * style.size && !TIME.test(next.text)) return false;
  return !isOfDateAround(words, at);
}

/** True for a word that is a date with words around it. */
function isOfDateAround(words: Words, at: number): boolean {
  const { size } = itemAt(words, at).style;
  const first = Math.max(0, at - MOST_WORDS + 1);
  const around = words.slice(first, at + MOST_WORDS);
  const gaps = around.map(({ x0 }, i) => (i === 0 ? 0 : (x0 - itemAt(around, i - 1).x1) / size));
  const dates = datesIn(textsOf(around), gaps).filter(({ from, to }) => to - from > 1);
  return holdsWord(dates, at - first);
}

/** Returns the words of a line that are a date with a word below, but no whole date without it. */
function joinWith(words: Words, last: Word): Omit<Above, 'upper'> | null {
  for (const [from, first] of words.entries()) {
    if (first.style.size !== last.style.size) continue;
    const most = textEnd(words, from);
    for (let to = from + 1; to <= most; to++) {
      const own = { x0: first.x0, x1: itemAt(words, to - 1).x1 };
      const date = askew(own, last) <= ALIGNED ? dateWith(words, from, to, last) : null;
      if (date) return { from, to, date };
    }
  }
  return null;
}

/** Returns where the text ends that begins with a word: at a gap, or behind as many words as a date has. */
function textEnd(words: Words, from: number): number {
  let to = from + 1;
  const most = Math.min(words.length, from + MOST_WORDS);
  while (to < most && isClose(itemAt(words, to), itemAt(words, to - 1))) to++;
  return to;
}

const isClose = (word: Word, before: Word): boolean => word.x0 - before.x1 <= WORD_GAP * word.style.size;

/** Returns the date that words [from, to) of a line are with a word below, but not without it. */
function dateWith(words: Words, from: number, to: number, last: Word): DateToken | null {
  const texts = textsOf(words.slice(from, to));
  const date = wholeDate(withLast(texts, last.text));
  if (!date || isWithinDate(words, from, to) || yearFollows(words, to)) return null;
  // two figures below each other may be anything; a mark says that the first continues
  return date.loose && !CUT.test(itemAt(words, to - 1).text) ? null : date;
}

/** True for words that are a date with its year already, or a part of a longer one. */
function isWithinDate(words: Words, from: number, to: number): boolean {
  return datesIn(textsOf(words)).some(
    (date) => date.from < to && date.to > from && (date.year !== null || date.from < from || date.to > to),
  );
}

/** True if a year is right behind: the heading of a month's rows, "June 2025", is not part of a day around it. */
function yearFollows(words: Words, to: number): boolean {
  const next = words[to];
  return next !== undefined && YEAR.test(next.text) && isClose(next, itemAt(words, to - 1));
}

function withLast(texts: readonly string[], last: string): string[] {
  const end = lastOf(texts);
  return CUT.test(end) || BEGUN.test(last) ? [...texts.slice(0, -1), end + last] : [...texts, last];
}

/** Given tokens, returns the date that they are, all of them, or null. */
function wholeDate(tokens: readonly string[]): DateToken | null {
  const [date] = datesIn(tokens);
  return date?.from === 0 && date.to === tokens.length && date.time === null ? date : null;
}

function joined(pages: readonly (readonly Words[])[], joins: readonly Join[]): (readonly Words[])[] {
  const out = pages.map((lines) => lines.map((words) => [...words] as (Word | null)[]));
  // from the right, so that a word put in moves none that is still to be found
  for (const { page, upper, to, lowerPage, lower, word } of joins.toSorted((a, b) => b.to - a.to)) {
    const last = wordAt(pages, lowerPage, lower, word);
    const end = wordAt(pages, page, upper, to - 1);
    const [text = '', more] = withLast([end.text], last.text);
    const y1 = page === lowerPage ? Math.max(end.y1, last.y1) : end.y1;
    itemAt(itemAt(out, lowerPage), lower)[word] = null;
    // a word of its own has no room beside the one above it
    const line = itemAt(itemAt(out, page), upper);
    line[to - 1] = { ...end, text, y1, x1: more ? end.x1 : Math.max(end.x1, last.x1) };
    if (more) line.splice(to, 0, { ...end, text: more, x0: end.x1, y1 });
  }
  return out.map((lines) => lines.map((words) => words.filter((w) => w !== null)).filter(isFilled));
}
