/** Reads a page's glyphs as PDFium gives them: columns in user space, cut into the runs that text objects drew. */
import { type Box, union } from '../geometry/box.ts';
import { type FontFacts, PageFonts } from './fonts.ts';
import { heapOf, type Pdfium } from './pdfium.ts';
import { characterOf, RADICALS_FROM, RADICALS_TO } from './radicals.ts';

/** Text rendering modes of PDF: drawn as outlines, filled and outlined, not drawn at all, and clipping alone. */
const STROKED = 1;
export const FILLED_AND_STROKED = 2;
export const INVISIBLE = 3;
export const CLIPPING = 7;

/** What one text object drew: glyphs [from, to) of its page, all in one style. User space, y upwards. */
export interface Run {
  readonly object: number;
  readonly from: number;
  to: number;
  /** direction of the baseline, as a vector of the em's length */
  readonly dx: number;
  readonly dy: number;
  /** em size in points: how high the letters are */
  size: number;
  readonly font: FontFacts;
  readonly color: number;
  /** 0 to 255 */
  readonly alpha: number;
  readonly mode: number;
  /** its letters lean: those of a font for it, or of an upright one drawn askew */
  readonly italic: boolean;
  /** false where the font tells no Unicode for its glyphs */
  readonly mapped: boolean;
}

/** The glyphs of a page in PDFium's order. The columns are scratch memory: the next page overwrites them. */
export interface RawText {
  count: number;
  code: Uint32Array;
  left: Float32Array;
  bottom: Float32Array;
  right: Float32Array;
  top: Float32Array;
  originX: Float32Array;
  originY: Float32Array;
  runs: Run[];
}

/** Returns the box in user space around glyphs [from, to), at least one. */
export function boxOfGlyphs({ left, bottom, right, top }: RawText, from: number, to: number): Box {
  const boxes: Box[] = [];
  for (let g = from; g < to; g++) boxes.push([left[g], bottom[g], right[g], top[g]]);
  return union(boxes);
}

const raw: RawText = { ...columns(4096), count: 0, runs: [] };

function columns(size: number): Omit<RawText, 'count' | 'runs'> {
  return {
    code: new Uint32Array(size),
    left: new Float32Array(size),
    bottom: new Float32Array(size),
    right: new Float32Array(size),
    top: new Float32Array(size),
    originX: new Float32Array(size),
    originY: new Float32Array(size),
  };
}

const SPACE = 0x20;
const HYPHEN = 0x2d;
const UNREADABLE = 0xfffd;

/** Given a code point, returns the one that is read for it: 0 for what is no sign, a space for every kind of space. */
function signOf(code: number): number {
  if (code > SPACE && code < 0x7f) return code;
  if (code < SPACE) return code === 9 || code === 10 || code === 13 ? SPACE : 0;
  if (code < 0xa0) return code === SPACE ? SPACE : 0;
  if (code === 0xa0) return SPACE;
  if (code === 0xad) return HYPHEN; // a soft hyphen that is drawn is a hyphen
  if (code < 0x2000) return code;
  if (code <= 0x206f) {
    if (code <= 0x200a || code === 0x202f || code === 0x205f) return SPACE;
    if (code <= 0x200f || (code >= 0x2028 && code <= 0x202e) || code >= 0x2060) return 0;
    return code === 0x2010 || code === 0x2011 ? HYPHEN : code;
  }
  if (code < RADICALS_TO && code >= RADICALS_FROM) return characterOf(code);
  if (code === 0x3000) return SPACE;
  if (code === 0xfeff || code === 0xfffe || code === 0xffff) return 0;
  if (code >= 0xe000 && code <= 0xf8ff) return UNREADABLE; // private use: a sign of that font alone
  return code;
}

const NO_UNMEANING: ReadonlyMap<number, string> = new Map();

/** Returns a text page's glyphs and runs, without spaces that PDFium made up. `unmeaning`: unknown letters. */
export function readRuns(pdfium: Pdfium, textPage: number, unmeaning = NO_UNMEANING): RawText {
  const { exports } = pdfium;
  const total: number = exports.FPDFText_CountChars(textPage);
  let room = total;
  for (const marks of unmeaning.values()) room += marks.length;
  if (room > raw.code.length) Object.assign(raw, columns(Math.ceil(room * 1.5)));
  const { code, left, bottom, right, top, originX, originY } = raw;
  const runs: Run[] = [];
  raw.runs = runs;
  const { scratch: s } = heapOf(pdfium);
  let { f32, f64 } = heapOf(pdfium);
  const at = s >> 2;
  const originAt = (s + 32) >> 3;
  const fonts = new PageFonts(pdfium, textPage);
  let run: Run | null = null;
  let object = 0;
  let straight = true;
  let n = 0;
  for (let j = 0; j < total; j++) {
    const drawnBy: number = exports.FPDFText_GetTextObject(textPage, j);
    if (drawnBy === 0) continue; // made up by PDFium
    if (drawnBy !== object || run === null) {
      if (run) closeRun(run, n);
      object = drawnBy;
      run = openRun(pdfium, textPage, j, object, n, fonts);
      runs.push(run);
      straight = run.dx === 0 || run.dy === 0;
      exports.FPDFText_GetCharOrigin(textPage, j, s + 32, s + 40);
    } else if (!straight) exports.FPDFText_GetCharOrigin(textPage, j, s + 32, s + 40);
    let sign: number = exports.FPDFText_GetUnicode(textPage, j);
    // a hyphen that ends a line comes as U+0002
    if (sign === 2 && exports.FPDFText_IsHyphen(textPage, j) === 1) sign = HYPHEN;
    const marks = sign === 0 && unmeaning.size > 0 ? unmeaning.get(j) : undefined;
    if (marks === undefined) {
      sign = run.mapped ? signOf(sign) : UNREADABLE;
      if (sign === 0) continue;
    }
    exports.FPDFText_GetLooseCharBox(textPage, j, s);
    if (f32.length === 0) ({ f32, f64 } = heapOf(pdfium)); // the memory grew: views on the old one are empty
    for (let k = 0; k < (marks?.length ?? 1); k++) {
      code[n] = marks ? marks.charCodeAt(k) : sign;
      left[n] = f32[at];
      top[n] = f32[at + 1];
      right[n] = f32[at + 2];
      bottom[n] = f32[at + 3];
      originX[n] = f64[originAt];
      originY[n] = f64[originAt + 1];
      n++;
    }
  }
  if (run) closeRun(run, n);
  raw.count = n;
  return raw;
}

/** Ems from the descent to the ascent of usual fonts. */
const USUAL_HEIGHT = 1.17;
/** Ems of the mean letter of usual fonts. */
const USUAL_WIDTH = 0.55;
/** Glyphs drawn as procedures (Type 3) have a unit of their own: their size is far from what they measure. */
const OWN_UNIT = 0.4;

function closeRun(run: Run, to: number): void {
  run.to = to;
  if (to <= run.from) return;
  const upright = Math.abs(run.dx) >= Math.abs(run.dy);
  const first = run.from;
  const [start, end] = upright ? [raw.bottom, raw.top] : [raw.left, raw.right];
  const height = Math.abs(end[first] - start[first]);
  if (run.size >= height * OWN_UNIT && height > 0) return;
  let advance = 0;
  for (let i = first; i < to; i++)
    advance += Math.abs(upright ? raw.right[i] - raw.left[i] : raw.top[i] - raw.bottom[i]);
  const measured = height > 0 ? height / USUAL_HEIGHT : advance / (to - first) / USUAL_WIDTH;
  if (run.size < measured * OWN_UNIT) run.size = measured;
}

/** The sine of the angle by which letters lean, from which on they look so. */
const LEANING = 0.08;

/** True for a matrix that draws upright letters askew: its axes are not at right angles. */
const isSkewed = (a: number, b: number, c: number, d: number): boolean =>
  Math.abs(a * c + b * d) > LEANING * Math.hypot(a, b) * Math.hypot(c, d);

function openRun(pdfium: Pdfium, textPage: number, index: number, object: number, from: number, fonts: PageFonts): Run {
  const { exports } = pdfium;
  const font = fonts.of(object, index);
  const heap = heapOf(pdfium);
  const { f32, u32, scratch: s } = heap;
  const at = s >> 2;
  exports.FPDFText_GetMatrix(textPage, index, s);
  const size: number = exports.FPDFText_GetFontSize(textPage, index);
  const dx = f32[at] * size;
  const dy = f32[at + 1] * size;
  const height = Math.abs(size) * Math.hypot(f32[at + 2], f32[at + 3]);
  const italic = font.italic || isSkewed(f32[at], f32[at + 1], f32[at + 2], f32[at + 3]);
  const mode: number = exports.FPDFTextObj_GetTextRenderMode(object);
  const readColor = mode === STROKED ? exports.FPDFText_GetStrokeColor : exports.FPDFText_GetFillColor;
  readColor(textPage, index, s, s + 4, s + 8, s + 12);
  return {
    object,
    from,
    to: from,
    dx,
    dy,
    size: height,
    font,
    color: (u32[at] << 16) | (u32[at + 1] << 8) | u32[at + 2],
    alpha: u32[at + 3],
    mode,
    italic,
    mapped: exports.FPDFText_HasUnicodeMapError(textPage, index) !== 1,
  };
}
