/** Puts glyphs in the order of the eye: marks behind their letters, lines from left to right. */
import { isLeftward } from '../geometry/reading-order.ts';
import { SPACE } from '../model/characters.ts';
import { floatAt, makeOnce, numberAt, wholeAt } from '../model/lists.ts';
import type { Glyphs } from '../model/page.ts';
import { SAME_BASELINE } from './pieces.ts';

/** Ems by which the baseline of a mark may differ from that of its letter. */
const MARK_BASELINE = 0.6;
/** A mark's letter is among so many glyphs to either side, and its middle at most so many ems beside the letter. */
const NEIGHBOURS = 4;
const BESIDE = 0.12;

/** Below are neither marks nor scripts from right to left; above, up to here, are all marks that letters carry. */
const FIRST_MARK = 0x300;
const LAST_MARK = 0x1dff;

const MARK = /\p{Mn}/u;
const marks = new Map<number, boolean>();

const isMark = (code: number): boolean =>
  code >= FIRST_MARK && code <= LAST_MARK && makeOnce(marks, code, () => MARK.test(String.fromCodePoint(code)));

/** Given a page's glyphs, sets them so, in place; returns whether any are among them. */
export function inOrderOfSight(glyphs: Glyphs, sizeOf: (style: number) => number): boolean {
  const { count, code, style } = glyphs;
  let leftward = false;
  let marked = false;
  for (let i = 0; i < count; i++) {
    const sign = wholeAt(code, i);
    if (sign < FIRST_MARK) continue;
    if (isLeftward(sign)) leftward = true;
    if (isMark(sign)) marked = true;
  }
  if (!leftward && !marked) return false;
  for (let from = 0; from < count; ) {
    const to = lineEnd(glyphs, from, sizeOf(wholeAt(style, from)));
    arrange(glyphs, from, to, sizeOf);
    from = to;
  }
  return true;
}

/** Given a glyph, returns where its line ends: marks may be above or below it. */
function lineEnd({ count, code, baseline }: Glyphs, from: number, size: number): number {
  let letter = from;
  while (letter < count && isMark(wholeAt(code, letter))) letter++;
  const line = floatAt(baseline, letter < count ? letter : from);
  let to = from;
  for (; to < count; to++) {
    const drift = isMark(wholeAt(code, to)) ? MARK_BASELINE : SAME_BASELINE;
    if (Math.abs(floatAt(baseline, to) - line) > drift * size) break;
  }
  return Math.max(to, from + 1);
}

function arrange(glyphs: Glyphs, from: number, to: number, sizeOf: (style: number) => number): void {
  const { code, x0, x1, baseline, run, style } = glyphs;
  const letters: number[] = [];
  const marksOf = new Map<number, number[]>();
  let leftward = false;
  for (let i = from; i < to; i++) {
    const sign = wholeAt(code, i);
    if (isLeftward(sign)) leftward = true;
    const base = isMark(sign) ? letterBelow(glyphs, i, [from, to], sizeOf(wholeAt(style, i))) : -1;
    if (base < 0) letters.push(i);
    else makeOnce(marksOf, base, () => []).push(i);
  }
  if (!leftward && marksOf.size === 0) return;
  if (leftward) letters.sort((a, b) => floatAt(x0, a) - floatAt(x0, b) || floatAt(x1, a) - floatAt(x1, b));
  for (const [base, own] of marksOf) {
    for (const mark of own) {
      const edge = floatAt(x1, base);
      x0[mark] = edge;
      x1[mark] = edge;
      run[mark] = wholeAt(run, base);
      style[mark] = wholeAt(style, base);
      baseline[mark] = floatAt(baseline, base);
    }
  }
  permute(
    glyphs,
    from,
    letters.flatMap((i) => [i, ...spelt(code, marksOf.get(i) ?? [])]),
  );
}

/** Thai and Lao: tones are spelt behind the vowel below them, in whatever order they are drawn. */
const FIRST_TONED = 0xe00;
const LAST_TONED = 0xeff;
const isToned = (sign: number): boolean => sign >= FIRST_TONED && sign <= LAST_TONED;

function spelt(code: Uint32Array, own: readonly number[]): readonly number[] {
  if (own.length < 2 || !own.every((i) => isToned(wholeAt(code, i)))) return own;
  return [...own].sort((a, b) => wholeAt(code, a) - wholeAt(code, b));
}

/** Given a mark among the glyphs [from, to), returns the letter above or below which it is, or -1. */
function letterBelow(
  { code, x0, x1 }: Glyphs,
  mark: number,
  [from, to]: readonly [from: number, to: number],
  size: number,
): number {
  const middle = (floatAt(x0, mark) + floatAt(x1, mark)) / 2;
  let best = -1;
  let least = BESIDE * size;
  for (let i = Math.max(from, mark - NEIGHBOURS); i < Math.min(to, mark + NEIGHBOURS + 1); i++) {
    const sign = wholeAt(code, i);
    if (sign === SPACE || isMark(sign)) continue;
    const beside = Math.max(floatAt(x0, i) - middle, middle - floatAt(x1, i), 0);
    // of two letters that meet below it, a mark follows the first
    if (beside < least || (beside === least && best < 0)) [best, least] = [i, beside];
  }
  return best;
}

/** Sets the glyphs from `from` on in a new order. */
function permute(glyphs: Glyphs, from: number, order: readonly number[]): void {
  const { code, x0, y0, x1, y1, baseline, style, run } = glyphs;
  for (const column of [code, x0, y0, x1, y1, baseline, style, run]) {
    column.set(
      order.map((i) => numberAt(column, i)),
      from,
    );
  }
}
