/** Finds page furniture: lines that are at the same place from page to page. */
import { datesIn } from '../dates/scan.ts';
import { greatest } from '../geometry/extremes.ts';
import { holdsWord } from '../geometry/spans.ts';
import { pageNumbersIn } from '../lexicon/lines/page-number.ts';
import { isDigit } from '../model/characters.ts';
import type { Line, Repeat } from '../model/line.ts';
import { firstOf, groupBy, makeOnce, neighbours, numberAt } from '../model/lists.ts';
import type { RepeatRule } from '../wording/lines.ts';

/** Furniture is in these shares of the page's height, from the top and from the bottom. */
const TOP = 0.3;
const BOTTOM = 0.2;
/** Points that its place may move. */
const MOVED = 4;
/** Share of the pages that hold it: the first or the last may lack it. */
const MOST = 0.6;
/** From this many pages on, a line with the same amount on each is a notice; on fewer, perhaps a row twice. */
const ENOUGH_PAGES = 3;
const AMOUNT = /\d[.,]\d{2}(?!\d)/;
/** A day with its year, which looks like an amount: "Printed 2025.06.30". */
const DAY = /(?<!\d)(?:(?:19|20)\d\d\.\d\d\.\d\d|\d\d\.\d\d\.(?:19|20)\d\d)(?!\d)/g;
const DIGITS = /\d+/g;
const AMOUNTS = /(?<![\d.,’':])\d[\d.,’']*[.,]\d{2}(?![\d.:,]\d|\d)/g;
/** A row has its amount, maybe in another currency or with a fee, and a balance. */
const SUMMARY_AMOUNTS = 4;

/** A line, and how it repeats, as far as that is found. */
type Placed = Pick<Line, 'text' | 'words' | 'baseline' | 'box'> & { repeat?: Repeat | null; furniture: boolean };

interface Sighting {
  readonly page: number;
  readonly line: Placed;
  /** distance of the baseline to the top of the page, or (negative) to its foot */
  readonly y: number;
}

/** Given the lines and the height of each page, marks the lines that repeat: at one place, except for page numbers. */
export function markFurniture(pages: readonly (readonly Placed[])[], heights: readonly number[]): void {
  if (pages.length < 2) return;
  const least = Math.max(2, Math.ceil(pages.length * MOST));
  const groups: Groups = new Map();
  for (const [page, lines] of pages.entries()) sightOn(lines, page, numberAt(heights, page), groups);
  const enough = [...groups.values()].filter((group) => group.length >= least);
  for (const row of enough.flatMap(atOnePlace)) {
    const rule = row.length < least ? null : repeats(row, least);
    if (rule !== null && !isBooking(firstOf(row).line)) mark(row, { rule, pages: row.length, of: pages.length });
  }
  for (const row of summariesOf(pages)) mark(row, { rule: 'same_amounts', pages: row.length, of: pages.length });
}

function mark(row: readonly Pick<Sighting, 'line'>[], repeat: Repeat): void {
  for (const { line } of row) Object.assign(line, { repeat, furniture: true });
}

/**
 * Returns the lines that are the same on several pages but for the number of the page, at any place, and print more
 * amounts than a row has: summaries. A booking does not count pages.
 */
function summariesOf(pages: readonly (readonly Placed[])[]): (readonly Pick<Sighting, 'page' | 'line'>[])[] {
  const sightings = pages.flatMap((lines, page) =>
    lines.flatMap((line) => {
      const amounts = (line.text.match(AMOUNTS) ?? []).filter((amount) => /[1-9]/.test(amount));
      const counted = amounts.length < SUMMARY_AMOUNTS ? null : withoutPageNumber(line.words, page + 1);
      return counted === null ? [] : [{ page, line, counted }];
    }),
  );
  const groups = groupBy(sightings, ({ counted }) => counted);
  return [...groups.values()].filter((row) => new Set(row.map(({ page }) => page)).size > 1);
}

/** Returns the words of a line without the one that is the number of its page, in no date; null without just one. */
function withoutPageNumber(words: Placed['words'], page: number): string | null {
  const texts = words.map(({ text }) => text);
  const dates = datesIn(texts);
  const counting = texts.flatMap((text, i) => (text === `${page}` && !holdsWord(dates, i) ? [i] : []));
  return counting.length === 1 ? texts.filter((_, i) => i !== counting[0]).join(' ') : null;
}

/** Lines that look the same and have an edge in common, by a number for both. */
type Groups = Map<number, Sighting[]>;

/** Given the lines of a page and its height, puts those at its top and its foot in their groups. */
function sightOn(lines: readonly Placed[], page: number, height: number, groups: Groups): void {
  for (const line of lines) {
    const { baseline, text, box } = line;
    const fromFoot = baseline > height * (1 - BOTTOM);
    if (!fromFoot && baseline > height * TOP) continue;
    const sighting = { page, line, y: fromFoot ? baseline - height : baseline };
    // one of its edges stays where it is when a page number gets another digit
    for (let edge = 0; edge < 2; edge++) {
      const key = digest(text, (Math.round(numberAt(box, edge * 2) / (2 * MOVED)) * 2 + edge) * 2 + (fromFoot ? 1 : 0));
      makeOnce(groups, key, () => []).push(sighting);
    }
  }
}

const hasAmount = (text: string): boolean => AMOUNT.test(text.replace(DAY, ''));

/** True for a line that begins with a day and has an amount: the same may be booked on each page. */
function isBooking({ text, words }: Placed): boolean {
  if (!hasAmount(text)) return false;
  return datesIn(words.map((w) => w.text))[0]?.from === 0;
}

/** FNV-1a, with each run of digits as one sign. */
const FNV_PRIME = 0x01000193;
const ANY_DIGIT = 0x23;

const SPACE = 0x20;

/** A number for a text, the same for texts that differ in digits and spaces alone: readers of pictures lose spaces. */
function digest(text: string, seed: number): number {
  let a = 0x811c9dc5 ^ seed;
  let inDigits = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === SPACE) continue;
    const digit = isDigit(code);
    if (digit && inDigits) continue;
    inDigits = digit;
    a = Math.imul(a ^ (digit ? ANY_DIGIT : code), FNV_PRIME);
  }
  return a >>> 0;
}

/** Given lines that look the same, returns them by height on the page, one a page. */
function atOnePlace(group: readonly Sighting[]): Sighting[][] {
  const rows: [Sighting, ...Sighting[]][] = [];
  for (const sighting of group.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row && sighting.y - row[0].y <= MOVED) row.push(sighting);
    else rows.push([sighting]);
  }
  return rows.map((row) => [...new Map(row.map((sighting) => [sighting.page, sighting])).values()]);
}

/** Whether most of the lines have one text, or differ in numbers that count the pages; null for neither. */
function repeats(row: readonly Sighting[], least: number): RepeatRule | null {
  const texts = new Map<string, number>();
  for (const { text } of row.map(({ line }) => line)) {
    const unspaced = text.replaceAll(' ', '');
    texts.set(unspaced, (texts.get(unspaced) ?? 0) + 1);
  }
  const most = greatest(texts.values());
  const plain = !hasAmount(firstOf(row).line.text);
  if (most >= least) return row.length >= ENOUGH_PAGES || plain ? 'same_text' : null;
  return plain && (countsPages(row, least) || numbersPages(row, least)) ? 'counting_text' : null;
}

/** "8497/K6 Page 1 / 6": true if a word calls a number the page's on most of the lines; the others may be any codes. */
function numbersPages(row: readonly Sighting[], least: number): boolean {
  const first = row.flatMap(({ line: { text }, page }) =>
    pageNumbersIn(text).flatMap(({ form, of, number }) => (form === 'worded' && of !== null ? [number - page] : [])),
  );
  return greatest([...groupBy(first, (number) => number).values()].map(({ length }) => length)) >= least;
}

/** True if each number in the lines stays the same, or grows by one a page and starts again at one. */
function countsPages(row: readonly Sighting[], least: number): boolean {
  const lines = row.toSorted((a, b) => a.page - b.page).map((one) => ({ page: one.page, numbers: numbersIn(one) }));
  return firstOf(lines).numbers.every((_, place) => {
    const steps = neighbours(lines).flatMap(([before, { page, numbers }]) => {
      const [earlier, value] = [before.numbers[place], numbers[place]];
      if (earlier === undefined || value === undefined) return [];
      return [{ value, by: value - earlier, pages: page - before.page }];
    });
    const still = steps.filter(({ by }) => by === 0).length;
    const counting = steps.filter(({ value, by, pages }) => value === 1 || by === pages).length;
    return Math.max(still, counting) + 1 >= least;
  });
}

const numbersIn = ({ line }: Sighting): number[] => (line.text.match(DIGITS) ?? []).map(Number);
