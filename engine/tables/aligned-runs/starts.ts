/** Finds where the texts of a column begin that no run shows. */
import { type Interval, middle } from '../../geometry/intervals.ts';
import { LineCounts } from '../../geometry/line-counts.ts';
import type { TokenLine } from '../../model/table.ts';
import type { Word } from '../../model/word.ts';
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
