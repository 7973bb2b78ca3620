/** Finds the columns under headings, by ruling lines, runs, gaps and where texts begin. */

import { type Interval, isMiddleIn, middle } from '../../geometry/intervals.ts';
import { DATE_ROLES, FIGURE_ROLES, MONEY_ROLES } from '../../lexicon/headings/column-role.ts';
import { dayNamed } from '../../lexicon/headings/day-words.ts';
import { itemAt, numberAt, onlyOf } from '../../model/lists.ts';
import type { Column, HeadingCell, TokenLine } from '../../model/table.ts';
import type { Word } from '../../model/word.ts';
import { isBare } from '../../money/moneylike.ts';
import { type AlignedRun, alignedRunsOf, isColumn, moneyIn, rowsShare } from '../aligned-runs/aligned-runs.ts';
import { type Coverage, coverageOf, isRowLike } from '../aligned-runs/coverage.ts';
import { startBetween, startsOf } from '../aligned-runs/starts.ts';
import { haveDaysInTexts } from '../headers/header-days.ts';
import { isOfDay } from '../non-booking-lists.ts';
import { headingsOfRuns, meaningOver, sideBySide } from './align.ts';
import {
  columnsBetween,
  holdsFigures,
  type Item,
  namesCodes,
  soleAmounts,
  UNHEADED_COUNT,
  UNHEADED_SHARE,
  unheaded,
  withCodes,
  withTexts,
} from './items.ts';

type Cells = readonly HeadingCell[];
type Runs = readonly AlignedRun[];
type Lines = readonly TokenLine[];
type Texts = readonly (readonly Word[])[];
const FIGURES = /^[-–−+(]?\d[\d.,'’]*[-–−+)]?$/;

/** Returns the columns below a header's cells (left to right). `rules`: x of the vertical rules that bound columns. */
export function columnsUnder(cells: Cells, body: Lines, rules: readonly number[], width: number): Column[] {
  const runs = alignedRunsOf(body);
  const items = withCodes(withTexts(toldApart(itemsOf(cells, runs, body, rules)), body, width), body, width);
  const coverage = coverageOf(body, width, cells);
  const starts = startsOf(body, width);
  return columnsBetween(items, (a, b) => {
    const [from, to] = [a.run?.x1 ?? middle(a), b.run?.x0 ?? middle(b)];
    const ruled = rules.filter((x) => x > from && x < to);
    const rule = onlyOf(ruled);
    if (rule !== null) return rule;
    // texts do not show where a column of money without amounts begins
    const isUntold = MONEY_ROLES.has(b.role) && !holdsFigures(a);
    const begins = b.run || isUntold ? (b.run?.x0 ?? null) : startBetween(starts, from, b, coverage.lines);
    return edgeBetween(a, b, begins, coverage) ?? coverage.gapAfter(from, from < middle(b) ? middle(b) : width);
  });
}

/** Returns the edge between two columns; null if only the first's content shows. `begins`: where the second's does. */
function edgeBetween(a: Item, b: Item, begins: number | null, coverage: Coverage): number | null {
  if (a.run && begins !== null) return a.run.x1 < begins ? coverage.valley(a.run.x1, begins) : (a.run.x1 + begins) / 2;
  // a heading may begin where the dates before its texts do
  if (begins !== null) return coverage.gapBefore(begins, Math.min(middle(a), begins - 1));
  return a.run ? null : coverage.valley(middle(a), middle(b));
}

/** Lines with words where a run is are so many times its tokens at the most, if it is clear of texts. */
const CLEAR = 1.2;
/** Dates before everything else are columns on fewer rows than other runs: balances among the rows have none. */
const FIRST_DATES_SHARE = 0.4;

/** Given lines and runs, returns each row's words outside columns. Numbers in a text are not columns. */
function textsBeside(body: readonly TokenLine[], runs: readonly AlignedRun[]): Texts {
  const rows = rowsShare(runs);
  const columns = runs.filter((s) => isColumn(s, rows));
  return body.filter(isRowLike).map(({ line }) => line.words.filter((w) => !columns.some((s) => isMiddleIn(w, s))));
}

/** True for a run of figures, or of numbers below a heading of codes, with hardly any other words where it is. */
function standsClear(s: AlignedRun, codes: boolean, body: readonly TokenLine[]): boolean {
  if (s.bare && !codes) return false;
  return body.filter(({ line }) => hasOneIn(line.words, s)).length <= s.count * CLEAR;
}

const hasOneIn = (tokens: readonly Interval[], s: AlignedRun): boolean => tokens.some((token) => isMiddleIn(token, s));

/** True for dates before all headings that begin rows; headings of days would be alone on their lines. */
function beginsRows(s: AlignedRun, cells: readonly HeadingCell[], body: readonly TokenLine[]): boolean {
  if (s.kind !== 'date' || cells.some((c) => c.x1 <= s.x0)) return false;
  const isBelow = ({ x0, x1 }: Interval) => x0 >= s.x0 && x1 <= s.x1;
  const dated = body.flatMap(({ dates: [first], line }) => (first && isBelow(first) ? [{ first, line }] : []));
  return dated.filter(({ first, line }) => line.words.length > first.to).length * 2 > dated.length;
}

/** True if most rows have texts below a heading's right half or behind it, or before a heading of texts. */
function isOverTexts(cells: readonly HeadingCell[], at: number, all: Texts): boolean {
  const own = itemAt(cells, at);
  const isText = namesText(own);
  // below a heading of money, whole numbers are amounts
  const texts = MONEY_ROLES.has(own.role) ? all.map((row) => row.filter(({ text }) => !FIGURES.test(text))) : all;
  // right of the last heading for money is more money
  const until = cells[at + 1]?.x0 ?? (isText ? Infinity : -Infinity);
  const from = isText ? (cells[at - 1]?.x1 ?? -Infinity) : middle(own);
  return texts.filter((row) => hasBetween(row, from, until)).length > texts.length * UNHEADED_SHARE;
}

const hasBetween = (words: readonly Word[], from: number, until: number): boolean =>
  words.map(middle).some((x) => x > from && x < until);

const namesText = ({ role }: HeadingCell): boolean => role !== null && !FIGURE_ROLES.has(role);

/** The headings of a table, the runs of its rows, and what is beside them. */
interface Headed {
  readonly cells: Cells;
  readonly runs: Runs;
  /** by run, the index of its heading; -1 for none */
  readonly headings: readonly number[];
  readonly body: Lines;
  readonly texts: Texts;
}

/** Returns the columns of headings and runs, left to right. What a run holds may change what its heading means. */
function itemsOf(cells: Cells, runs: Runs, body: Lines, rules: readonly number[]): Item[] {
  const texts = textsBeside(body, runs);
  const others = runs.filter((s) => !areCodesBelow(s, cells));
  const named = cells.map((c, i) => {
    // a heading for texts over a run and no text is another word for what is in the run
    const until = cells[i + 1]?.x0 ?? Infinity;
    const over = namesText(c) && others.some((s) => isOver(c, s));
    return over && !texts.some((row) => hasBetween(row, c.x0, until)) ? { ...c, role: null, weight: 0 } : c;
  });
  const headed = { cells, runs, headings: headingsOfRuns(named, runs, soleAmounts(body, runs)), body, texts };
  const items = named.flatMap((c, i) => itemsUnder(c, i, headed));
  const dated = items.some((i) => DATE_ROLES.has(i.role));
  const without = unheadedRuns(headed, rules, dated);
  for (const s of without) items.push({ ...unheaded(s, s.kind), role: s.kind === 'date' && !dated ? 'date' : null });
  const left = (i: Item) => (i.run ? Math.min(i.run.x0, i.x0) : i.x0);
  return without.length === 0 ? items : items.sort((a, b) => left(a) - left(b) || (a.run ? -1 : 1));
}

/** Returns the columns below a heading: one, or several of dates. */
function itemsUnder(c: HeadingCell, at: number, { cells, runs, headings, body, texts }: Headed): Item[] {
  const rows = rowsShare(runs);
  const overTexts = isOverTexts(cells, at, texts);
  // below a heading of texts, numbers in these make no column
  const isOwnColumn = (s: AlignedRun) => isColumn(s, rows) && !(namesText(c) && s.share < UNHEADED_SHARE * rows);
  const own = runs.filter(
    (s, k) => headings[k] === at && (!overTexts || isOwnColumn(s) || standsClear(s, namesCodes(c), body)),
  );
  // a title of the rows may be where headings are: "Credits" above texts
  const [only] = own;
  const title = !only && MONEY_ROLES.has(c.role) && overTexts;
  const { role, weight } = only ? meaningOver(c, only) : title ? { role: null, weight: 0 } : c;
  const [first, ...others] = sideBySide(own);
  const holds = (run: AlignedRun | undefined) => (run && !run.bare ? run.kind : null);
  return [
    { x0: c.x0, x1: c.x1, role, weight, heading: c.text, holds: holds(first), run: first ?? null },
    ...others.map((s) => ({ x0: s.x0, x1: s.x1, role, weight, heading: '', holds: holds(s), run: s })),
  ];
}

/** True for what reads as days below a heading of codes, "Instalment 1/1", beside a heading of days. */
const areCodesBelow = (s: AlignedRun, cells: Cells): boolean =>
  s.kind === 'date' &&
  cells.some((c) => namesCodes(c) && isMiddleIn(s, c)) &&
  cells.some(({ role }) => DATE_ROLES.has(role));

/** Returns the runs without a heading that are columns. `dated`: a heading is one of days. */
function unheadedRuns({ cells, runs, headings, body }: Headed, rules: readonly number[], dated: boolean): AlignedRun[] {
  const days = body.flatMap((tl, i) => (isOfDay(tl, body[i - 1]) ? [moneyIn(tl).filter((a) => !isBare(a.token))] : []));
  const inTexts = !dated && haveDaysInTexts(body);
  const mayBe = (s: AlignedRun) =>
    s.kind === 'date'
      ? !inTexts && (s.alone || !dated) && !areCodesBelow(s, cells)
      : // figures of a summary below the rows are beside no day
        s.alone && (days.length === 0 || days.some((money) => hasOneIn(money, s)));
  return runs.filter(
    (s, k) =>
      numberAt(headings, k) < 0 &&
      !isRuledIn(s, cells, rules) &&
      s.share >= (beginsRows(s, cells, body) ? FIRST_DATES_SHARE : UNHEADED_SHARE) &&
      s.count >= UNHEADED_COUNT &&
      !s.bare &&
      mayBe(s),
  );
}

/** True for numbers between the same rules as a heading of texts: part of these ("4711 - 002233"). */
function isRuledIn(s: AlignedRun, cells: readonly HeadingCell[], rules: readonly number[]): boolean {
  const left = rules.findLast((x) => x <= s.x0);
  const right = rules.find((x) => x >= s.x1);
  if (left === undefined || right === undefined || s.kind === 'date') return false;
  return cells.some((c) => namesText(c) && c.x0 >= left && c.x1 <= right);
}

/** Names the days of transactions as such, if another heading names the day of booking. */
function toldApart(items: readonly Item[]): readonly Item[] {
  const isDate = ({ role, holds }: Item) => role === 'date' || (role === null && holds === 'date');
  const named = (item: Item) => (isDate(item) ? dayNamed(item.heading) : null);
  if (!items.some((item) => named(item) === 'booking')) return items;
  return items.map((item) => (named(item) === 'transaction' ? { ...item, role: 'transaction_date' } : item));
}

/** True if a heading is above at least half of a run that is a column's. */
const isOver = (c: HeadingCell, s: AlignedRun): boolean =>
  !s.bare && s.share >= UNHEADED_SHARE && Math.min(c.x1, s.x1) - Math.max(c.x0, s.x0) >= (s.x1 - s.x0) / 2;
