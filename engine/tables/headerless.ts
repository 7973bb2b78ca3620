/** Finds the list and the columns of a table without a header, by what is below each other. */
import { type Interval, isMiddleIn, middle } from '../geometry/intervals.ts';
import { holdsWord } from '../geometry/spans.ts';
import { isWeekdayBesideDate } from '../lexicon/calendar/weekdays.ts';
import { statesBookingDay } from '../lexicon/lines/booking-days.ts';
import { statesDayBalance } from '../lexicon/lines/day-balances.ts';
import { lineKind } from '../lexicon/lines/kind-of-line.ts';
import { fold } from '../lexicon/phrases/fold.ts';
import { firstOf, itemAt, lastOf, numberAt, stretchesOf } from '../model/lists.ts';
import type { Column, TokenLine } from '../model/table.ts';
import type { Word } from '../model/word.ts';
import { type AlignedRun, alignedRunsOf, densestEdge, moneyIn } from './aligned-runs/aligned-runs.ts';
import { Coverage, CROSSING_SHARE, isWholeRow } from './aligned-runs/coverage.ts';
import { columnsBetween, UNHEADED_COUNT, UNHEADED_SHARE, unheaded, withCodes } from './column-edges/items.ts';
import { belowTitlesOfNone } from './non-booking-lists.ts';

/** The fewest rows that show a table without a header. */
const LEAST_ROWS = 2;
/** Columns of a table without a header are at least this far apart, in points: more than a space of usual text. */
const LEAST_GAP = 5;
/** What is beside runs is a column if this share of the rows have it. */
const TEXT_SHARE = 0.1;

/** A list of rows that no header is above. */
export interface List {
  /** lines that show its columns: not each row of it, and nothing that is above, below or beside */
  readonly rows: readonly TokenLine[];
  /** the lines from its first amounts to its last, page by page */
  readonly lines: ReadonlySet<TokenLine>;
}

/** Given lines, returns the longest list among them: a summary, or another list, is elsewhere. */
export function listIn(lines: readonly TokenLine[]): List | null {
  const days = datedLines(lines);
  const dated = lines.filter((tl) => days.has(tl) && hasMoney(tl) && !statesDayBalance(tl));
  // days may be above their rows, each only once, with the balance of the day
  const named = aligned(lines.filter((tl) => statesBookingDay(tl, true)).map(placeOf));
  const headsDay = (tl: TokenLine) => named.has(tl) || (days.has(tl) && (isDayAlone(tl) || statesDayBalance(tl)));
  const isBelow = (tl: TokenLine) => hasMoney(tl) && !headsDay(tl);
  const headings = lines.filter(headsDay);
  const below = headings.length < LEAST_ROWS ? [] : lines.slice(lines.indexOf(firstOf(headings))).filter(isBelow);
  const candidates = dated.length >= LEAST_ROWS ? dated : below;
  const runs = alignedRunsOf(candidates)
    .filter((s) => s.kind === 'money')
    .sort((a, b) => Number(b.alone) - Number(a.alone) || b.count - a.count);
  const [longest] = runs;
  if (!longest) return null;
  const within = new Set<TokenLine>();
  for (const page of new Set(candidates.map((tl) => tl.line.page))) {
    const own = lines.filter((tl) => tl.line.page === page);
    // of few rows each may have its amount in a column of its own
    const held = (tl: TokenLine) =>
      candidates.includes(tl) && (longest.count < LEAST_ROWS || tl.amounts.some((a) => isMiddleIn(a, longest)));
    for (const tl of own.slice(own.findIndex(held), own.findLastIndex(held) + 1)) within.add(tl);
  }
  const all = lines.filter((tl) => within.has(tl) && isBelow(tl));
  const own = new Set(dated.filter((tl) => within.has(tl)));
  // the day may be printed once for several rows: those between show columns, too
  const last = all.findLastIndex((tl) => own.has(tl));
  const isRow = (tl: TokenLine, i: number) =>
    own.has(tl) || (i < last && tl.amounts.some((a) => runs.some((s) => isMiddleIn(a, s))));
  const rows = own.size * 2 >= all.length ? all.filter(isRow) : all;
  return rows.length < LEAST_ROWS ? null : { rows, lines: within };
}

/** Given lines of a statement, returns the one that has a row's date and amount, if no other has. */
export function loneRow(lines: readonly TokenLine[]): List | null {
  const none = belowTitlesOfNone(lines);
  const rows = lines.filter((tl) => isWholeRow(tl) && !none.has(tl) && !lineKind(tl.line.text)?.exact);
  return rows.length === 1 ? { rows, lines: new Set(rows) } : null;
}

const hasMoney = (tl: TokenLine): boolean => moneyIn(tl).length > 0;

/** True for a line that ends with its first date, or with the day of the week behind that. */
const isDayAlone = ({ line: { words }, dates: [date] }: TokenLine): boolean =>
  date !== undefined &&
  (words.length === date.to || (words.length === date.to + 1 && isDayOfWeek(itemAt(words, date.to))));

const isDayOfWeek = ({ text }: Word): boolean => isWeekdayBesideDate(fold(text.replace(/[.,]$/, '')));

/**
 * Returns the lines with a date in the highest run of dates that begin a text. A day of the week may precede the date
 * if the date is alone or left of money: elsewhere it may be another word, "on 01/29 card 3924".
 */
function datedLines(lines: readonly TokenLine[]): Set<TokenLine> {
  const dates: (Interval & { readonly tl: TokenLine })[] = [];
  for (const tl of lines) {
    const { words, phrases } = tl.line;
    for (const d of tl.dates) {
      const before = words[d.from - 1];
      const x0 = before && isDayOfWeek(before) ? before.x0 : d.x0;
      const text = phrases.find((p) => Math.abs(p.x0 - x0) < 1);
      if (!text) continue;
      if (x0 === d.x0 || words.length === d.to || tl.amounts.some((a) => a.x0 > text.x1))
        dates.push({ x0, x1: d.x1, tl });
    }
  }
  return aligned(dates);
}

/** Given places on lines, returns the lines of the most of them that are below each other. */
const aligned = (places: readonly (Interval & { readonly tl: TokenLine })[]): Set<TokenLine> =>
  new Set(densestEdge(places).map(({ tl }) => tl));

const placeOf = (tl: TokenLine) => ({ x0: tl.line.box[0], x1: tl.line.box[2], tl });

/** Given lines that are rows, returns the columns that their runs, and the texts between these, make. */
export function columnsOf(rows: readonly TokenLine[], rules: readonly number[], width: number): Column[] {
  const runs = columnRuns(rows, width);
  const borders = [...runs.flatMap((s) => [s.x0, s.x1]), ...rules];
  const texts = stretchesOfTexts(textsBeside(rows, runs, width), borders, Math.max(2, rows.length * TEXT_SHARE));
  const items = [...runs.map((s) => unheaded(s, s.kind)), ...texts.map((text) => unheaded(text, null))];
  items.sort((a, b) => middle(a) - middle(b));
  return columnsBetween(withCodes(items, rows, width, true), (a, b) => {
    const ruled = rules.find((x) => x >= a.x1 && x <= b.x0);
    if (ruled !== undefined) return ruled;
    // lines below a row may be longer than its text: they end where amounts begin
    const middleOfGap = middle({ x0: a.x1, x1: b.x0 });
    return a.holds === null && b.holds === 'money' ? Math.max(middleOfGap, b.x0 - LEAST_GAP) : middleOfGap;
  });
}

/** Given rows, returns the runs that are columns: texts of other rows are not where they are. */
function columnRuns(rows: readonly TokenLine[], width: number): AlignedRun[] {
  const isAlone = (s: AlignedRun) => s.alone && (s.count >= UNHEADED_COUNT || s.share >= TEXT_SHARE);
  const mayBe = (s: AlignedRun) => s.kind === 'date' || isAlone(s) || (!s.bare && s.share >= UNHEADED_SHARE);
  const runs = alignedRunsOf(rows).filter(mayBe);
  const texts = textsBeside(rows, runs, width);
  const clear = runs.filter((s) => texts.at(middle(s)) * 2 <= s.count);
  // beside numbers of bookings a text may begin with one
  return clear.map((s) => (s.bare ? { ...s, ...s.core } : s));
}

/** Given rows and runs, returns how the words that are in no run cover the page's width. */
function textsBeside(rows: readonly TokenLine[], runs: readonly AlignedRun[], width: number): Coverage {
  const texts = new Coverage(width);
  for (const tl of rows) {
    texts.lines++;
    const tokens = [...tl.dates, ...tl.amounts].filter((t) => runs.some((s) => isMiddleIn(t, s)));
    const isText = (i: number) => !holdsWord(tokens, i);
    let at = 0;
    for (const p of tl.line.phrases) {
      for (const [i, w] of p.words.entries()) {
        if (!isText(at + i)) continue;
        texts.add(i > 0 && isText(at + i - 1) ? itemAt(p.words, i - 1).x1 : w.x0, w.x1);
      }
      at += p.words.length;
    }
  }
  return texts;
}

/** Returns the stretches that texts take between borders, those in whose fullest place `least` lines have some. */
function stretchesOfTexts({ counts, lines }: Coverage, borders: readonly number[], least: number): Interval[] {
  const bar = Math.floor(lines * CROSSING_SHARE);
  const filled = [...counts.keys()].filter((x) => numberAt(counts, x) > bar);
  const follows = (x: number, before: number) => x - before <= LEAST_GAP && !borders.some((b) => b >= before && b <= x);
  return stretchesOf(filled, follows)
    .filter((xs) => xs.some((x) => numberAt(counts, x) >= least))
    .map((xs) => ({ x0: xs[0], x1: lastOf(xs) + 1 }));
}
