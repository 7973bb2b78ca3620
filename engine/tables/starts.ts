/** Tells where the texts of a column begin that no stack shows. */
import type { Word } from '../words/types.ts';
import { isRowLike } from './coverage.ts';
import type { TokenLine } from './types.ts';

/** Texts begin at one x on this share of the lines where a column of them does. */
const START_SHARE = 0.03;
/** the same where their heading begins elsewhere */
const SURE_START_SHARE = 0.4;
/** Texts of two columns are mostly this far apart, in text sizes; after less, a word may begin a text, or go on with one. */
const TEXT_GAP = 0.5;
const AFTER_SPACE = 0.3;
/** Share of a letter's width by which those of one face and pitch differ. */
const SAME_PITCH = 0.03;
/** A place at which so many times more texts begin is a column's start before the heading's edge is. */
const MUCH = 2;

/** At how many lines a text begins at each x, in points, to one on either side: after a gap, and after a space besides. */
interface Starts {
  readonly after: Int32Array;
  readonly any: Int32Array;
}

/** Given the lines of a table and the width of their page, returns where their texts begin. */
export function startsOf(body: readonly TokenLine[], width: number): Starts {
  const places = Math.ceil(width) + 2;
  const [after, any, lastAfter, lastAny] = Array.from({ length: 4 }, () => new Int32Array(places));
  let row = 0;
  for (const tl of body) {
    if (!isRowLike(tl)) continue;
    row++;
    const { words } = tl.line;
    for (let i = 0; i < words.length; i++) {
      const { x0, style } = words[i];
      const isAfter = i === 0 || (x0 - words[i - 1].x1 >= style.size * TEXT_GAP && !isOnePitch(words[i - 1], words[i]));
      const at = Math.round(x0);
      for (let x = Math.max(0, at - 1); x <= Math.min(places - 1, at + 1); x++) {
        if (lastAny[x] < row) {
          lastAny[x] = row;
          any[x]++;
        }
        if (isAfter && lastAfter[x] < row) {
          lastAfter[x] = row;
          after[x]++;
        }
      }
    }
  }
  return { after, any };
}

/** True where all letters of two words and the gap between them are as wide: a space of a typewriter's face, wide as it is. */
function isOnePitch(before: Word, word: Word): boolean {
  const gap = word.x0 - before.x1;
  return [before, word].every(({ x0, x1, text }) => Math.abs((x1 - x0) / text.length - gap) <= gap * SAME_PITCH);
}

/** Given where texts begin, returns where those of a column do, right of `from`: at its heading's edge, or left of its middle; or null. */
export function startBetween(
  { after, any }: Starts,
  from: number,
  b: { readonly x0: number; readonly x1: number },
  lines: number,
): number | null {
  const at = (x: number) => (after[x] ?? 0) * (1 - AFTER_SPACE) + (any[x] ?? 0) * AFTER_SPACE;
  const edge = Math.round(b.x0);
  let best = Math.ceil(from) + 1;
  for (let x = best; x <= (b.x0 + b.x1) / 2; x++) if (at(x) > at(best)) best = x;
  const seldom = (after[edge] ?? 0) >= Math.max(2, lines * START_SHARE);
  const begins = b.x0 > from && (seldom || (any[edge] ?? 0) >= lines * SURE_START_SHARE);
  if (begins && at(edge) * MUCH >= at(best)) return b.x0;
  return at(best) >= lines * SURE_START_SHARE ? best : null;
}
