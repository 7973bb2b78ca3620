/** Finds where texts begin below each other: in a column that no run shows, and in rows, after a gap or not. */
import { InOrder } from '../../geometry/inorder.ts';
import { type Interval, middle } from '../../geometry/intervals.ts';
import { LineCounts } from '../../geometry/line-counts.ts';
import { holdsWord } from '../../geometry/spans.ts';
import { groupBy, itemAt, neighbours } from '../../model/lists.ts';
import type { TokenLine } from '../../model/table.ts';
import type { Word } from '../../model/word.ts';
import { MOST_LINES, moneyIn, reachOf, SAME_EDGE } from './aligned-runs.ts';
import { isRowLike } from './coverage.ts';

/** Texts begin at one x on this share of the lines if a column of them does. */
const START_SHARE = 0.03;
/** the same if their heading begins elsewhere */
const SURE_START_SHARE = 0.4;
/** Text sizes between texts of two columns; after a smaller gap, a word may begin a text or continue one. */
const TEXT_GAP = 0.5;
const AFTER_SPACE = 0.3;
/** Share of a letter's width by which those of one face and pitch differ. */
const SAME_PITCH = 0.03;
/** A place at which so many times more texts begin is a column's start before the heading's edge is. */
const MUCH = 2;

/** At each x, in points, on how many lines a text begins within a point of it: after a gap, and after a space too. */
interface Starts {
  readonly after: LineCounts;
  readonly any: LineCounts;
  /** the first word of each line without an amount or a day: the text of a row may begin above its amount */
  readonly above: LineCounts;
}

/** Given the lines of a table and the width of their page, returns where their texts begin. */
export function startsOf(body: readonly TokenLine[], width: number): Starts {
  const places = Math.ceil(width) + 2;
  const starts = { after: new LineCounts(places), any: new LineCounts(places), above: new LineCounts(places) };
  let line = 0;
  for (const tl of body) {
    if (isRowLike(tl)) countStarts(tl.line.words, ++line, starts);
    else if (tl.line.words.length > 0) starts.above.add(Math.round(tl.line.box[0]), ++line);
  }
  return starts;
}

function countStarts(words: readonly Word[], line: number, { after, any }: Starts): void {
  for (const [i, word] of words.entries()) {
    const [x, before] = [Math.round(word.x0), words[i - 1]];
    const begins = before === undefined || beginsText(before, word);
    for (let at = Math.max(0, x - 1); at <= Math.min(any.counts.length - 1, x + 1); at++) {
      any.add(at, line);
      if (begins) after.add(at, line);
    }
  }
}

/** True for a word after a gap that parts texts: a space of a typewriter's face is none, wide as it is. */
function beginsText(before: Word, word: Word): boolean {
  const gap = word.x0 - before.x1;
  if (gap < word.style.size * TEXT_GAP) return false;
  // all letters of the two and the gap between them are as wide
  return !(isOfPitch(before, gap) && isOfPitch(word, gap));
}

const isOfPitch = ({ x0, x1, text }: Word, pitch: number): boolean =>
  Math.abs((x1 - x0) / text.length - pitch) <= pitch * SAME_PITCH;

/** Returns where the texts of a column begin right of `from`: at its heading's edge or left of its middle; or null. */
export function startBetween(starts: Starts, from: number, b: Interval, lines: number): number | null {
  const { after, any, above } = starts;
  const edge = Math.round(b.x0);
  let best = Math.ceil(from) + 1;
  let most = weightAt(starts, best);
  for (let x = best + 1; x <= middle(b); x++) {
    const weight = weightAt(starts, x);
    if (weight > most) [best, most] = [x, weight];
  }
  const seldom = after.at(edge) >= Math.max(2, lines * START_SHARE);
  const begins = b.x0 > from && (seldom || any.at(edge) >= lines * SURE_START_SHARE);
  if (begins && weightAt(starts, edge) * MUCH >= most) return b.x0;
  const higher = above.at(edge);
  if (b.x0 > from && higher * MUCH >= most && higher > 1) return b.x0;
  return most >= lines * SURE_START_SHARE ? best : null;
}

const weightAt = ({ after, any }: Starts, x: number): number =>
  after.at(x) * (1 - AFTER_SPACE) + any.at(x) * AFTER_SPACE;

/** Texts that begin below each other on fewer lines do not show a column. */
const LEAST_STARTS = 3;
/**
 * What begins at one x behind other words on this share of the rows is a column, even if no gap precedes it. Only dated
 * rows count if enough have a day: lines below them with a number have none.
 */
const MOST = 0.5;
/** if one of so many does: the lines of a summary are no rows, */
const ROWS_TO_DATED = 3;
/** and if so many different words are before it. */
const DIFFERENT = 3;

/** Returns where texts begin below each other on this share of the lines with an amount, and what is before. */
export function textStarts(lines: readonly TokenLine[], share: number): Interval[] {
  const rows = lines.filter((tl) => moneyIn(tl).length > 0).slice(0, MOST_LINES);
  const starts = startsBehind(rows);
  const isOpen = (tl: TokenLine, x: number) => !beginsToken(tl, x) && !isNear(x, starts);
  let open = rows.flatMap((tl) => tl.line.phrases.map(({ x0 }) => x0).filter((x) => isOpen(tl, x)));
  for (;;) {
    const order = new InOrder(open);
    const { from, length } = order.densest(SAME_EDGE);
    if (length < Math.max(LEAST_STARTS, rows.length * share)) return starts;
    const members = new Set(Array.from({ length }, (_, i) => order.valueAt(from + i)));
    starts.push(startAt(order.valueAt(from)));
    open = open.filter((x) => !members.has(x));
  }
}

const startAt = (x: number): Interval => ({ x0: x, x1: x + SAME_EDGE });

/** Returns where a word begins on most rows behind words that differ, and where those are: two columns. */
function startsBehind(rows: readonly TokenLine[]): Interval[] {
  const texts = rows.flatMap(({ line, dates, amounts }) =>
    neighbours(line.words).filter((_, before) => !holdsWord(dates, before + 1) && !holdsWord(amounts, before + 1)),
  );
  const dated = rows.filter(({ dates }) => dates.length > 0).length;
  const most = Math.max(LEAST_STARTS, (dated < rows.length / ROWS_TO_DATED ? rows.length : dated) * MOST);
  return [...groupBy(texts, ([, word]) => Math.round(word.x0))].flatMap(([x, own]) => {
    const words = own.map(([before]) => before);
    if (own.length < most || new Set(words.map(({ text }) => text)).size < DIFFERENT) return [];
    const { x0, x1 } = reachOf(words);
    return [startAt(x), { x0, x1: Math.min(x1, x) }];
  });
}

const isNear = (x: number, places: readonly Interval[]): boolean =>
  places.some(({ x0 }) => Math.abs(x0 - x) <= SAME_EDGE);

const beginsToken = ({ line, dates, amounts }: TokenLine, x: number): boolean =>
  [...dates, ...amounts].some(({ from }) => itemAt(line.words, from).x0 === x);
