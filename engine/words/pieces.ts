/** Cuts a page's glyphs into pieces of words, in the order in which the file draws them. */
import { separated, type Verticals } from '../geometry/verticals.ts';
import type { Glyphs, TextStyle } from '../model/page.ts';
import { amountCells, endsText } from './cells.ts';
import { touchingAt } from './touching.ts';

/** Glyphs that follow each other without a gap; maybe the whole of a word, maybe one letter of it. */
export interface Piece {
  text: string;
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  readonly baseline: number;
  readonly style: TextStyle;
  readonly size: number;
  readonly run: number;
  /** run of its last glyph */
  lastRun: number;
  /** ems between its letters, where they are spaced out */
  readonly tracking: number;
  /** true where a drawn space stands before it */
  readonly afterSpace: boolean;
  /** true for an amount of its own in a column of amounts, however near the text before it ends */
  readonly cell: boolean;
}

/** Ems: a wider gap is a space that was not drawn. The narrowest spaces of fonts are 0.2, kerning stays below 0.1. */
export const WORD_GAP = 0.16;
/** Ems that letters may lap over: kerning pairs, slanted letters. More, and something else begins. */
const LAP = 0.25;
/** Ems that a baseline may move within a word. */
const SAME_BASELINE = 0.1;
/** Letters spaced out by no more than this many ems may still be one word. */
const MAX_TRACKING = 1.2;
/** Spaced-out figures stand closer. */
const MAX_DIGIT_TRACKING = 0.5;
/** Spaced-out words have at least this many letters. */
const TRACKED_LETTERS = 4;

const SPACE = 0x20;
/** It holds its own space: "期末餘額：352,053" is a label and its figure. */
const WIDE_COLON = 0xff1a;

/** Given a page's glyphs, styles and vertical ruling lines, returns the pieces. */
export function piecesOf(glyphs: Glyphs, styles: readonly TextStyle[], verticals: Verticals): Piece[] {
  const cells = amountCells(glyphs);
  const spell = speller(glyphs);
  const { count, code, x0, x1, y0, y1, baseline, style, run } = glyphs;
  const ruled = verticals.x.length > 0;
  const pieces: Piece[] = [];
  let at = 0;
  let afterSpace = false;
  while (at < count) {
    if (code[at] === SPACE) {
      afterSpace = true;
      at++;
      continue;
    }
    const leader = leaderFrom(glyphs, at);
    if (leader > 0) {
      afterSpace = true;
      at += leader;
      continue;
    }
    const own = styles[style[at]];
    const { size } = own;
    const gap = WORD_GAP * size;
    const lap = -LAP * size;
    const drift = SAME_BASELINE * size;
    let end = at + 1;
    let wide = false;
    while (end < count) {
      if (code[end] === SPACE || style[end] !== style[at] || (isLeader(code[end]) && leaderFrom(glyphs, end) > 0))
        break;
      const between = x0[end] - x1[end - 1];
      // letters of one text object may be set tight, as long as they go on to the right
      if (between < lap && (run[end] !== run[end - 1] || x0[end] <= x0[end - 1])) break;
      if (Math.abs(baseline[end] - baseline[at]) > drift) break;
      if (between > gap) {
        wide = true;
        break;
      }
      if (code[end - 1] === WIDE_COLON && beginsFigure(code[end])) break;
      if (run[end] !== run[end - 1]) {
        if (ruled && separated(verticals, x1[end - 1], x0[end], baseline[at] - size * 0.3)) break;
        if (cells.has(run[end]) && endsText(spell(at, end))) break;
      }
      end++;
    }
    let tracking = 0;
    if (wide && end - at === 1) {
      const spaced = trackedUntil(glyphs, at, size);
      if (spaced.end - at >= TRACKED_LETTERS) {
        end = spaced.end;
        tracking = spaced.tracking;
      }
    }
    let text = spell(at, end);
    const cut = text.length === end - at ? touchingAt(text) : 0;
    if (cut > 0) {
      end = at + cut;
      text = spell(at, end);
    }
    let top = y0[at];
    let bottom = y1[at];
    for (let i = at + 1; i < end; i++) {
      if (y0[i] < top) top = y0[i];
      if (y1[i] > bottom) bottom = y1[i];
    }
    pieces.push({
      text,
      x0: x0[at],
      x1: x1[end - 1],
      y0: top,
      y1: bottom,
      baseline: baseline[at],
      style: own,
      size,
      run: run[at],
      lastRun: run[end - 1],
      tracking,
      afterSpace,
      cell: cells.has(run[at]),
    });
    afterSpace = cut > 0 || code[end - 1] === WIDE_COLON;
    at = end;
  }
  return pieces;
}

/** A digit, a plus or minus, a symbol of yen. */
function beginsFigure(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || code === 0x2b || code === 0x2d || code === 0xa5 || code === 0xffe5;
}

/**
 * Given a page's glyphs, returns a function that spells those from one to before another. The text of the page is made
 * once and cut, which takes half as long as a text a word.
 */
function speller({ count, code }: Glyphs): (from: number, to: number) => string {
  const units = new Uint16Array(count);
  for (let i = 0; i < count; i++) {
    // two units, or half of a pair: glyphs and units do not correspond
    if (code[i] >= 0xd800 && (code[i] < 0xe000 || code[i] > 0xffff)) {
      return (from, to) => String.fromCodePoint(...code.subarray(from, to));
    }
    units[i] = code[i];
  }
  const text = UTF16.decode(units);
  return (from, to) => text.slice(from, to);
}

const UTF16 = new TextDecoder('utf-16le', { ignoreBOM: true });

/** Dots in a row that lead the eye from a label to its figure; fewer may mask a card's number. */
const LEADER_DOTS = 5;

function isLeader(code: number): boolean {
  return code === 0x2e || code === 0xb7 || code === 0x2026 || code === 0x5f;
}

/** Given a glyph, returns how many from it on are a leader of dots (spaces between them count), 0 where none starts. */
function leaderFrom({ count, code }: Glyphs, from: number): number {
  const dot = code[from];
  if (!isLeader(dot)) return 0;
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
 * Given a glyph with a gap after it, returns where its spaced-out word ends: the same gap between all of its letters.
 * Digits are taken so only where one text object spaces them out evenly: figures side by side are figures.
 */
function trackedUntil(glyphs: Glyphs, from: number, size: number): { end: number; tracking: number } {
  const { count, code, x0, x1, baseline, style, run } = glyphs;
  const first = x0[from + 1] - x1[from];
  let end = from + 1;
  if (!(first <= MAX_TRACKING * size)) return { end, tracking: 0 };
  while (end < count && code[end] !== SPACE && style[end] === style[from]) {
    if ((isDigit(code[end]) || isDigit(code[end - 1])) && (run[end] !== run[from] || first > MAX_DIGIT_TRACKING * size))
      break;
    const between = x0[end] - x1[end - 1];
    if (Math.abs(between - first) > WORD_GAP * 0.6 * size || baseline[end] !== baseline[from]) break;
    end++;
  }
  return { end, tracking: first / size };
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
