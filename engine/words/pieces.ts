/** Cuts a page's glyphs into pieces of words, in the order in which the file draws them. */
import { RULED, separated, type Verticals } from '../geometry/verticals.ts';
import { codesOf, FIRST_HALF, FIRST_PRIVATE, isDigit, LAST_UNIT, SPACE } from '../model/characters.ts';
import { floatAt, itemAt, wholeAt } from '../model/lists.ts';
import type { Glyphs, TextStyle } from '../model/page.ts';
import { amountCells, endsText } from './cells.ts';
import { touchingAt } from './touching.ts';

/** Glyphs that follow each other without a gap; maybe the whole of a word, maybe one letter of it. */
export interface Piece {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly baseline: number;
  readonly style: TextStyle;
  readonly size: number;
  /** ems between its letters, if they are spaced out */
  readonly tracking: number;
  /** true if a drawn space is before it */
  readonly afterSpace: boolean;
  /** true for an amount of its own in a column of amounts, however near the text before it ends */
  readonly cell: boolean;
}

/** Ems: a wider gap is a space that was not drawn. The narrowest spaces of fonts are 0.2, kerning stays below 0.1. */
export const WORD_GAP = 0.16;
/** Ems that letters may lap over: kerning pairs, slanted letters. More, and something else begins. */
const LAP = 0.25;
/** Ems that a baseline may move within a word. */
export const SAME_BASELINE = 0.1;
/** Letters spaced out by no more than this many ems may still be one word. */
const MAX_TRACKING = 1.2;
/** Spaced-out figures are closer. */
const MAX_DIGIT_TRACKING = 0.5;
/** Part of the widest gap within a word by which the gaps of a spaced-out one may differ. */
const TRACKING_DRIFT = 0.6;
/** Spaced-out words have at least this many letters. */
const TRACKED_LETTERS = 4;

/** It holds its own space: "期末餘額：352,053" is a label and its figure. */
const WIDE_COLON = 0xff1a;

/** A page's glyphs, and what decides where they are cut. */
interface Cutting {
  readonly glyphs: Glyphs;
  readonly styles: readonly TextStyle[];
  readonly verticals: Verticals;
  /** runs that are an amount of their own in a column of amounts */
  readonly cells: ReadonlySet<number>;
  readonly spell: (from: number, to: number) => string;
  /** the run of the last leader between two letters: a single dot between letters of it leads as well */
  led: number;
}

/** Given a page's glyphs, styles and vertical ruling lines, returns the pieces. */
export function piecesOf(glyphs: Glyphs, styles: readonly TextStyle[], verticals: Verticals): Piece[] {
  const cutting = { glyphs, styles, verticals, cells: amountCells(glyphs), spell: speller(glyphs), led: -1 };
  const { count, code } = glyphs;
  const pieces: Piece[] = [];
  let afterSpace = false;
  for (let at = 0; at < count; ) {
    const skipped = code[at] === SPACE ? 1 : leaderAt(cutting, at);
    if (skipped > 0) {
      if (skipped >= LEADER_DOTS && isBetweenLetters(cutting, at, skipped)) cutting.led = wholeAt(glyphs.run, at);
      afterSpace = true;
      at += skipped;
      continue;
    }
    const { piece, end, parts } = pieceAt(cutting, at, afterSpace);
    pieces.push(piece);
    afterSpace = parts;
    at = end;
  }
  return pieces;
}

/**
 * Given the first glyph of a piece, no space and no leader, returns the piece, where the next one begins, and whether
 * what follows is another word.
 */
function pieceAt(cutting: Cutting, at: number, afterSpace: boolean): { piece: Piece; end: number; parts: boolean } {
  const { glyphs, styles, cells, spell } = cutting;
  const { code, x0, x1, y0, y1, baseline, style, run } = glyphs;
  const own = itemAt(styles, wholeAt(style, at));
  let end = endOf(cutting, at, own.size);
  let tracking = 0;
  const isApart = end === at + 1 && isWideBefore(glyphs, end, own.size);
  const spaced = isApart ? trackedUntil(glyphs, at, own.size) : null;
  if (spaced !== null && spaced.end - at >= TRACKED_LETTERS) ({ end, tracking } = spaced);
  let text = spell(at, end);
  const cut = text.length === end - at ? touchingAt(text) : 0;
  if (cut > 0) {
    end = at + cut;
    text = spell(at, end);
  }
  const piece = {
    text,
    x0: floatAt(x0, at),
    x1: floatAt(x1, end - 1),
    y0: leastOf(y0, at, end),
    y1: greatestOf(y1, at, end),
    baseline: floatAt(baseline, at),
    style: own,
    size: own.size,
    tracking,
    afterSpace,
    cell: cells.has(wholeAt(run, at)),
  };
  return { piece, end, parts: cut > 0 || code[end - 1] === WIDE_COLON };
}

/** The gap between a glyph and the one before it; */
const gapBefore = ({ x0, x1 }: Glyphs, at: number): number => floatAt(x0, at) - floatAt(x1, at - 1);
/** how far apart the baselines of two are. */
const driftOf = ({ baseline }: Glyphs, one: number, other: number): number =>
  Math.abs(floatAt(baseline, other) - floatAt(baseline, one));

/** Returns where the glyphs end that follow each other without a gap, in one style. */
function endOf(cutting: Cutting, at: number, size: number): number {
  const { glyphs } = cutting;
  const { count, code, x0, style, run } = glyphs;
  const [gap, lap, drift] = [WORD_GAP * size, -LAP * size, SAME_BASELINE * size];
  let end = at + 1;
  for (; end < count && code[end] !== SPACE && style[end] === style[at]; end++) {
    const between = gapBefore(glyphs, end);
    const isOtherRun = run[end] !== run[end - 1];
    if (between > gap || driftOf(glyphs, at, end) > drift) break;
    // letters of one text object may be set tight, as long as they continue to the right
    if (between < lap && (isOtherRun || floatAt(x0, end) <= floatAt(x0, end - 1))) break;
    const mayPart = isOtherRun || code[end - 1] === WIDE_COLON || LEADERS.has(wholeAt(code, end));
    if (mayPart && isPartedBefore(cutting, end, at, size)) break;
  }
  return end;
}

/** True for a glyph behind a gap, on the line of the piece before it. */
function isWideBefore(glyphs: Glyphs, end: number, size: number): boolean {
  const { count, code, style } = glyphs;
  if (end >= count || code[end] === SPACE || style[end] !== style[end - 1]) return false;
  if (leaderFrom(glyphs, end) > 0) return false;
  return driftOf(glyphs, end - 1, end) <= SAME_BASELINE * size && gapBefore(glyphs, end) > WORD_GAP * size;
}

/** True for a glyph right behind a piece that begins a leader, a figure behind a wide colon, or a cell of its own. */
function isPartedBefore(cutting: Cutting, end: number, at: number, size: number): boolean {
  const { glyphs, verticals, cells, spell } = cutting;
  const { code, x0, x1, baseline, run } = glyphs;
  if (leaderAt(cutting, end) > 0 || (code[end - 1] === WIDE_COLON && beginsFigure(wholeAt(code, end)))) return true;
  if (run[end] === run[end - 1]) return false;
  if (separated(verticals, floatAt(x1, end - 1), floatAt(x0, end), floatAt(baseline, at) - size * RULED)) return true;
  return cells.has(wholeAt(run, end)) && endsText(spell(at, end));
}

type Numbers = Float32Array | Float64Array;

/** The least number of some glyphs; */
function leastOf(column: Numbers, from: number, to: number): number {
  let found = floatAt(column, from);
  for (let i = from + 1; i < to; i++) found = Math.min(found, floatAt(column, i));
  return found;
}
/** the greatest: with `Math.min` or `Math.max` as an argument, each step makes an object of its number. */
function greatestOf(column: Numbers, from: number, to: number): number {
  let found = floatAt(column, from);
  for (let i = from + 1; i < to; i++) found = Math.max(found, floatAt(column, i));
  return found;
}

/** Before a figure's digits: its sign, or the symbol of yen. */
const FIGURE_SIGNS = codesOf('+-¥￥');

const beginsFigure = (code: number): boolean => isDigit(code) || FIGURE_SIGNS.has(code);

/** Returns a function that spells glyphs [from, to): slices of one text are twice as quick as a text for each word. */
function speller({ count, code }: Glyphs): (from: number, to: number) => string {
  const units = new Uint16Array(count);
  for (let i = 0; i < count; i++) {
    const sign = wholeAt(code, i);
    // two units, or half of a pair: glyphs and units do not correspond
    if (sign >= FIRST_HALF && (sign < FIRST_PRIVATE || sign > LAST_UNIT)) {
      return (from, to) => String.fromCodePoint(...code.subarray(from, to));
    }
    units[i] = sign;
  }
  const text = UTF16.decode(units);
  return (from, to) => text.slice(from, to);
}

const UTF16 = new TextDecoder('utf-16le', { ignoreBOM: true });

/** Dots in a row that lead the eye from a label to its figure; fewer may mask a card's number. */
const LEADER_DOTS = 5;

const LEADERS = codesOf('.·…_');

/** The same as leaderFrom, and 1 for a single dot in headings that leaders part: "DATE........AMOUNT.DETAILS". */
function leaderAt(cutting: Cutting, at: number): number {
  const dots = leaderFrom(cutting.glyphs, at);
  if (dots > 0 || cutting.glyphs.run[at] !== cutting.led) return dots;
  return cutting.spell(at, at + 1) === '.' && isBetweenLetters(cutting, at, 1) ? 1 : 0;
}

const LETTERS = /^\p{L}{2}$/u;

const isBetweenLetters = ({ spell }: Cutting, at: number, length: number): boolean =>
  LETTERS.test(spell(at - 1, at) + spell(at + length, at + length + 1));

/** Given a glyph, returns how many from it on are a leader of dots (spaces between them count), 0 if none starts. */
function leaderFrom({ count, code }: Glyphs, from: number): number {
  const dot = wholeAt(code, from);
  if (!LEADERS.has(dot)) return 0;
  let dots = 1;
  let end = from + 1;
  for (let i = end; i < count && (code[i] === dot || code[i] === SPACE); i++) {
    if (code[i] === SPACE) continue;
    dots++;
    end = i + 1;
  }
  return dots >= LEADER_DOTS ? end - from : 0;
}

/**
 * Returns where a word with spaced letters ends: all its gaps are the same. Digits count only if one text object spaces
 * them evenly: other figures side by side are several.
 */
function trackedUntil(glyphs: Glyphs, from: number, size: number): { end: number; tracking: number } {
  const { count, code, baseline, style, run } = glyphs;
  const first = gapBefore(glyphs, from + 1);
  let end = from + 1;
  if (!(first <= MAX_TRACKING * size)) return { end, tracking: 0 };
  while (end < count && code[end] !== SPACE && style[end] === style[from]) {
    const isFigure = isDigit(wholeAt(code, end)) || isDigit(wholeAt(code, end - 1));
    if (isFigure && (run[end] !== run[from] || first > MAX_DIGIT_TRACKING * size)) break;
    const drift = Math.abs(gapBefore(glyphs, end) - first);
    if (drift > WORD_GAP * TRACKING_DRIFT * size || baseline[end] !== baseline[from]) break;
    end++;
  }
  return { end, tracking: first / size };
}
