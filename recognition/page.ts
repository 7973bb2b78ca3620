/** Makes a page of the engine of words on a picture: in points, with styles, and its ruling lines. */
import type { Box } from '../engine/geometry/box.ts';
import { numberAt } from '../engine/model/lists.ts';
import type { Rule, TextStyle } from '../engine/model/page.ts';
import type { PictureRequest, RecognisedPage } from '../engine/model/recognised.ts';
import type { Word } from '../engine/model/word.ts';
import type { Cell } from './cells/cell.ts';
import { type PixelBox, widthOf } from './picture.ts';
import { type Prepared, READ_DPI } from './prepare/prepare.ts';
import type { Ruling } from './prepare/rulings.ts';
import { withMarks } from './reading/amount-marks.ts';
import { withDayMarks } from './reading/day-marks.ts';
import type { ReadCells } from './reading/read-cells.ts';
import type { PictureWord } from './reading/types.ts';
import { pitchOf } from './words/pitch.ts';
import { baselineOf, emOf } from './words/segments.ts';

const POINTS_PER_INCH = 72;
/** Ems above and below a baseline. */
const ASCENT = 0.8;
const DESCENT = 0.2;
/** Share that the size of a cell may be off the usual one: as much as letters differ. */
const SAME_SIZE = 0.16;
/** Ems from letter to letter in type of one width, whose capitals are lower than those of other type. */
const ADVANCE = 0.6;
/** Letters that no dark place has. */
const WORD = 3;
/** Letter heights inside of a word, where a line runs through it; and the words from which on it is none of a table. */
const INSIDE = 0.3;
const MOST_THROUGH = 3;
/** Points: sizes are told in halves. */
const SIZES = 0.5;

export function pageOf(
  request: PictureRequest,
  prepared: Prepared,
  { words, unread, languages }: ReadCells,
): RecognisedPage {
  const { cells, rulings, blots, tints, faint, turned, skew, mesh } = prepared;
  const pitch = pitchOf(cells) ?? 0;
  const sizes = cells.map(sizeOf).sort((a, b) => a - b);
  const em = sizes.length === 0 ? 0 : Math.max(numberAt(sizes, sizes.length >> 1), inPoints(pitch) / ADVANCE);
  const isSideways = turned % 2 === 1;
  const styles = new Map<number, TextStyle>();
  return {
    page: request.page,
    width: isSideways ? request.height : request.width,
    height: isSideways ? request.width : request.height,
    words: withDayMarks(
      withMarks(words.map((word) => wordOf(inAdvances(word, pitch), styleOf(word.cell, em, styles), request.page))),
    ),
    rules: rulings
      .filter((ruling) => !isThroughWords(ruling, words))
      .map((ruling): Rule => ({ horizontal: ruling.horizontal, box: boxInPoints(ruling) })),
    tints: tints.map(boxInPoints),
    em,
    unread: [...unread, ...faint].map(boxInPoints),
    covers: blots.filter((blot) => !words.some((word) => isReadOn(word, blot))).map(boxInPoints),
    turned,
    skew,
    ...(mesh && { mesh }),
    languages,
  };
}

/**
 * True for a line down the page that runs through words: no line of a table does, but dust on the glass of a scanner
 * draws it.
 */
function isThroughWords({ horizontal, x0, x1, y0, y1 }: Ruling, words: readonly PictureWord[]): boolean {
  if (horizontal) return false;
  const through = words.filter(({ cell, ...word }) => {
    const inset = INSIDE * cell.letterHeight;
    return word.x0 + inset < x0 && x1 < word.x1 - inset && cell.y0 > y0 && cell.y1 < y1;
  });
  return through.length >= MOST_THROUGH;
}

/** A dark place with a word that both readers read alike is bold print on a ground. */
function isReadOn({ x0, x1, cell, text, reading }: PictureWord, blot: PixelBox): boolean {
  if (!reading.agreed || text.length < WORD) return false;
  const [x, y] = [(blot.x0 + blot.x1) / 2, (blot.y0 + blot.y1) / 2];
  return x >= x0 && x <= x1 && y >= cell.y0 && y <= cell.y1 && widthOf(blot) <= x1 - x0 + cell.letterHeight;
}

const inPoints = (pixels: number): number => (pixels * POINTS_PER_INCH) / READ_DPI;
const boxInPoints = ({ x0, y0, x1, y1 }: PixelBox): Box => [inPoints(x0), inPoints(y0), inPoints(x1), inPoints(y1)];

function wordOf({ cell, text, confidence, reading, x0, x1 }: PictureWord, style: TextStyle, page: number): Word {
  const baseline = inPoints(baselineOf(cell));
  const [y0, y1] = [baseline - ASCENT * style.size, baseline + DESCENT * style.size];
  return {
    text,
    x0: inPoints(x0),
    y0,
    x1: inPoints(x1),
    y1,
    baseline,
    style,
    page,
    source: 'ocr',
    confidence,
    reading,
  };
}

/** Widens a word of type of one width by the white that belongs to its first and last letter, as fonts count it. */
function inAdvances(word: PictureWord, pitch: number): PictureWord {
  const own = word.cell.parts.filter((part) => part.x1 > word.x0 && part.x0 < word.x1);
  const [first, last] = [own[0], own.at(-1)];
  if (pitch === 0 || first === undefined || last === undefined) return word;
  const besideOf = (part: PixelBox) => Math.max(0, (pitch - widthOf(part)) / 2);
  return { ...word, x0: word.x0 - besideOf(first), x1: word.x1 + besideOf(last) };
}

/** The em size of a cell's letters, points. */
const sizeOf = (cell: Cell): number => inPoints(emOf(cell));

function styleOf(cell: Cell, usual: number, styles: Map<number, TextStyle>): TextStyle {
  const own = sizeOf(cell);
  const size = Math.round((Math.abs(own - usual) <= SAME_SIZE * usual ? usual : own) / SIZES) * SIZES;
  const known = styles.get(size);
  if (known) return known;
  const style: TextStyle = { font: '', size, bold: false, italic: false, color: 0 };
  styles.set(size, style);
  return style;
}
