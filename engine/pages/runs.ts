/** Reads a page's glyphs as PDFium gives them: columns in user space, cut into the runs that text objects drew. */
import { type Box, union } from '../geometry/box.ts';
import { HYPHEN, UNREADABLE } from '../model/characters.ts';
import { floatAt } from '../model/lists.ts';
import { type FontFacts, fontReader } from './fonts.ts';
import { cornersIn, type Heap, heapOf, type Ink, inkIn, type Pdfium } from './pdfium.ts';
import { isControl, signOf } from './read-signs.ts';

/** Text rendering modes of PDF: drawn as outlines, filled and outlined, not drawn at all, and clipping alone. */
const STROKED = 1;
export const FILLED_AND_STROKED = 2;
export const INVISIBLE = 3;
export const CLIPPING = 7;

/** What one text object drew: glyphs [from, to) of its page, all in one style. User space, y upwards. */
export interface Run extends Ink {
  readonly object: number;
  readonly from: number;
  to: number;
  /** direction of the baseline, as a vector of the em's length */
  readonly dx: number;
  readonly dy: number;
  /** em size in points: how high the letters are */
  size: number;
  readonly font: FontFacts;
  readonly mode: number;
  /** its letters lean: those of a font for it, or of an upright one drawn askew */
  readonly italic: boolean;
  /** false if the font has no Unicode for its glyphs */
  readonly mapped: boolean;
}

/** The glyphs of a page in PDFium's order. The columns are scratch memory: the next page overwrites them. */
export interface RawText extends Record<'left' | 'bottom' | 'right' | 'top' | 'originX' | 'originY', Float32Array> {
  count: number;
  /** glyphs that are drawn and that their font calls a control character, which is no sign */
  unnamed: number;
  code: Uint32Array;
  runs: Run[];
}

/** Returns the box of a glyph in user space. */
export const boxOfGlyph = ({ left, bottom, right, top }: RawText, g: number): Box => [
  floatAt(left, g),
  floatAt(bottom, g),
  floatAt(right, g),
  floatAt(top, g),
];

/** Returns the box in user space around glyphs [from, to), at least one. */
export const boxOfGlyphs = (text: RawText, from: number, to: number): Box =>
  union(Array.from({ length: to - from }, (_, i) => boxOfGlyph(text, from + i)));

/** Returns glyphs [from, to) as text. */
export const textOfGlyphs = ({ code }: RawText, from: number, to: number): string =>
  Array.from(code.subarray(from, to), (sign) => String.fromCodePoint(sign)).join('');

/** So many glyphs have room at first; more than that get room for as many again by half, so that it grows seldom. */
export const FIRST_ROOM = 4096;
const GROWTH = 1.5;
export const roomFor = (glyphs: number): number => Math.ceil(glyphs * GROWTH);

const raw: RawText = { ...columns(FIRST_ROOM), count: 0, unnamed: 0, runs: [] };

function columns(size: number): Omit<RawText, 'count' | 'unnamed' | 'runs'> {
  const floats = () => new Float32Array(size);
  return {
    code: new Uint32Array(size),
    left: floats(),
    bottom: floats(),
    right: floats(),
    top: floats(),
    originX: floats(),
    originY: floats(),
  };
}

/** How a hyphen comes that ends a line. */
const LINE_END_HYPHEN = 2;
const NO_UNMEANING: ReadonlyMap<number, string> = new Map();

/** A text page of PDFium, and the letters whose font gives them no meaning, with the marks that are read for them. */
interface TextPage {
  readonly pdfium: Pdfium;
  readonly heap: Heap;
  readonly textPage: number;
  readonly unmeaning: ReadonlyMap<number, string>;
}

/** Returns a text page's glyphs and runs, without spaces that PDFium made up. `unmeaning`: unknown letters. */
export function readRuns(pdfium: Pdfium, textPage: number, unmeaning = NO_UNMEANING): RawText {
  const { exports } = pdfium;
  const total: number = exports.FPDFText_CountChars(textPage);
  makeRoom(total + [...unmeaning.values()].join('').length);
  const heap = heapOf(pdfium);
  const source: TextPage = { pdfium, heap, textPage, unmeaning };
  const openRun = runOpener(pdfium, textPage);
  let run: Run | null = null;
  for (let j = 0; j < total; j++) {
    const object: number = exports.FPDFText_GetTextObject(textPage, j);
    if (object === 0) continue; // made up by PDFium
    const begins = run?.object !== object;
    if (run === null || begins) {
      closeRun(run);
      run = openRun(object, j);
      raw.runs.push(run);
    }
    // the glyphs of a straight run share its first origin
    if (begins || (run.dx !== 0 && run.dy !== 0))
      exports.FPDFText_GetCharOrigin(textPage, j, heap.scratch + ORIGIN, heap.scratch + ORIGIN + DOUBLE_BYTES);
    addCharacter(source, j, run.mapped);
  }
  closeRun(run);
  return raw;
}

/** Empties the columns, and makes room for so many glyphs. */
function makeRoom(glyphs: number): void {
  if (glyphs > raw.code.length) Object.assign(raw, columns(roomFor(glyphs)));
  raw.count = 0;
  raw.unnamed = 0;
  raw.runs = [];
}

/** Bytes from the beginning of the scratch space to the origin of a character, as two doubles. */
const ORIGIN = 32;
const DOUBLE_BYTES = 8;

/** Adds the glyphs that are read for a character: one, none, or several marks. */
function addCharacter({ pdfium, heap, textPage, unmeaning }: TextPage, index: number, mapped: boolean): void {
  const marks = unmeaning.get(index);
  const sign = marks === undefined ? signAt(pdfium, textPage, index, mapped) : marks.charCodeAt(0);
  if (sign === 0) {
    if (isControl(pdfium.exports.FPDFText_GetUnicode(textPage, index))) raw.unnamed++;
    return;
  }
  pdfium.exports.FPDFText_GetLooseCharBox(textPage, index, heap.scratch);
  if (heap.f32.length === 0) heapOf(pdfium); // the memory grew: views on the old one are empty
  addGlyph(sign, heap);
  for (let k = 1; marks !== undefined && k < marks.length; k++) addGlyph(marks.charCodeAt(k), heap);
}

/** The sign that is read for a character; 0 for none. */
function signAt({ exports }: Pdfium, textPage: number, index: number, mapped: boolean): number {
  if (!mapped) return UNREADABLE;
  const sign: number = exports.FPDFText_GetUnicode(textPage, index);
  return sign === LINE_END_HYPHEN && exports.FPDFText_IsHyphen(textPage, index) === 1 ? HYPHEN : signOf(sign);
}

/** Adds a glyph, whose box and origin are in the scratch space. */
function addGlyph(sign: number, { f32, f64, scratch }: Heap): void {
  const n = raw.count++;
  const at = scratch >> 2;
  const corner = at + 2;
  const originAt = (scratch + ORIGIN) >> 3;
  raw.code[n] = sign;
  raw.left[n] = floatAt(f32, at);
  raw.top[n] = floatAt(f32, at + 1);
  raw.right[n] = floatAt(f32, corner);
  raw.bottom[n] = floatAt(f32, corner + 1);
  raw.originX[n] = floatAt(f64, originAt);
  raw.originY[n] = floatAt(f64, originAt + 1);
}

/** Ems from the descent to the ascent of usual fonts. */
const USUAL_HEIGHT = 1.17;
/** Ems of the mean letter of usual fonts. */
const USUAL_WIDTH = 0.55;
/** Glyphs drawn as procedures (Type 3) have a unit of their own: their size is far from what they measure. */
const OWN_UNIT = 0.4;

/** Ends a run with the last glyph, and corrects a size in a unit of its own. */
function closeRun(run: Run | null): void {
  if (run === null) return;
  const { from, size } = run;
  const to = raw.count;
  run.to = to;
  if (to <= from) return;
  const isUpright = Math.abs(run.dx) >= Math.abs(run.dy);
  const { left, bottom, right, top } = raw;
  const [start, end, first, last] = isUpright ? [bottom, top, left, right] : [left, right, bottom, top];
  const height = Math.abs(floatAt(end, from) - floatAt(start, from));
  if (size >= height * OWN_UNIT && height > 0) return;
  let advance = 0;
  for (let i = from; i < to; i++) advance += Math.abs(floatAt(last, i) - floatAt(first, i));
  const measured = height > 0 ? height / USUAL_HEIGHT : advance / (to - from) / USUAL_WIDTH;
  if (size < measured * OWN_UNIT) run.size = measured;
}

/** The sine of the angle by which letters lean, from which on they look so. */
const LEANING = 0.08;

/** The length of a vector; most are along an axis. */
const lengthOf = (x: number, y: number): number => (x === 0 || y === 0 ? Math.abs(x + y) : Math.hypot(x, y));

/** Returns what begins the run of a text object, given the index of its first character. */
function runOpener(pdfium: Pdfium, textPage: number): (object: number, index: number) => Run {
  const { exports } = pdfium;
  const fontOf = fontReader(pdfium, textPage);
  return (object, index) => {
    const font = fontOf(object, index);
    const heap = heapOf(pdfium);
    exports.FPDFText_GetMatrix(textPage, index, heap.scratch);
    const [a, b, c, d] = cornersIn(heap);
    const size: number = exports.FPDFText_GetFontSize(textPage, index);
    // an upright letter is drawn askew if the axes of its matrix are not at right angles
    const isSkewed = Math.abs(a * c + b * d) > LEANING * lengthOf(a, b) * lengthOf(c, d);
    const mode: number = exports.FPDFTextObj_GetTextRenderMode(object);
    const readColor = mode === STROKED ? exports.FPDFText_GetStrokeColor : exports.FPDFText_GetFillColor;
    readColor(textPage, index, ...heap.places);
    return {
      object,
      from: raw.count,
      to: raw.count,
      dx: a * size,
      dy: b * size,
      size: Math.abs(size) * lengthOf(c, d),
      font,
      ...inkIn(heap),
      mode,
      italic: font.italic || isSkewed,
      mapped: exports.FPDFText_HasUnicodeMapError(textPage, index) !== 1,
    };
  };
}
