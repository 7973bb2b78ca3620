/** Reads the picture of a page: prepares it, cuts it into cells, has them read, and returns words in points. */
import type { Box } from '../engine/geometry/box.ts';
import { numberAt } from '../engine/model/lists.ts';
import type { Rule, TextStyle } from '../engine/model/page.ts';
import type { PictureRequest, RecognisedPage } from '../engine/model/recognised.ts';
import type { Word } from '../engine/model/word.ts';
import { type Cell, cellsOf } from './cells/cells.ts';
import type { Picture, PixelBox } from './picture.ts';
import type { CellReader } from './ppocr/reader.ts';
import { withoutDarkGrounds } from './prepare/dark-grounds.ts';
import { inkLimitOf } from './prepare/ink.ts';
import { evenLight } from './prepare/light.ts';
import { smoothed } from './prepare/noise.ts';
import { resample, straightening } from './prepare/resample.ts';
import { withoutRulings } from './prepare/rulings.ts';
import { skewOf } from './prepare/skew.ts';
import { agree } from './reading/agree.ts';
import { decimalMarkOf, withMark } from './reading/marks.ts';
import type { SecondReader } from './reading/types.ts';
import { baselineOf, emOf, inSegment, segmentsOf } from './words/segments.ts';
import { wordGapOf } from './words/word-gap.ts';

const DPI = 300;
const POINTS_PER_INCH = 72;
/** Degrees: less is not worth the sharpness that turning takes. */
const LEAST_SKEW = 0.05;
/** Ems above and below a baseline. */
const ASCENT = 0.8;
const DESCENT = 0.2;
/** Share that the size of a cell may be off the usual one: as much as letters differ. */
const SAME_SIZE = 0.16;

export interface Readers {
  /** reads figures best */
  readonly first: CellReader;
  /** knows accents and scripts; null where it is not installed */
  readonly second: SecondReader | null;
}

export async function recognisePage(request: PictureRequest, readers: Readers): Promise<RecognisedPage> {
  const drawn: Picture = { ...request.picture, dpi: request.dpi };
  const { degrees, bend } = skewOf(drawn);
  const straight = Math.abs(degrees) < LEAST_SKEW ? 0 : degrees;
  const { map, width, height } = straightening(drawn, straight, DPI);
  const even = evenLight(withoutDarkGrounds(resample(drawn, { width, height, dpi: DPI, bend }, map)));
  const { picture, rulings } = withoutRulings(even);
  const smooth = smoothed(picture);
  const { cells } = cellsOf(smooth, inkLimitOf(smooth));
  const sizes = cells.map(sizeOf).sort((a, b) => a - b);
  const em = sizes.length === 0 ? 0 : numberAt(sizes, sizes.length >> 1);
  const wordGap = wordGapOf(cells);
  const second = readers.second === null ? null : await readers.second.read(picture, cells);
  const words: Word[] = [];
  for (const [at, cell] of cells.entries()) {
    const reading = await readers.first.read(picture, cell);
    const segments = segmentsOf(cell, reading, wordGap);
    const other = second?.[at] ?? null;
    const place = placeOf(cell, em);
    for (const [i, segment] of segments.entries()) {
      const word = agree(segment.characters, other && inSegment(segments, i, other));
      if (word === null) continue;
      words.push({
        ...word,
        ...place,
        x0: inPoints(segment.x0),
        x1: inPoints(segment.x1),
        page: request.page,
        source: 'ocr',
      });
    }
  }
  return {
    page: request.page,
    width: request.width,
    height: request.height,
    words: withMarks(words),
    rules: rulings.map((ruling): Rule => ({ horizontal: ruling.horizontal, box: boxInPoints(ruling) })),
    em,
    unread: [],
    turned: 0,
    skew: straight,
  };
}

/** Gives the amounts of a page one decimal mark. */
function withMarks(words: readonly Word[]): Word[] {
  const mark = decimalMarkOf(words.map(({ text }) => text));
  if (mark === null) return [...words];
  return words.map((word) => {
    const others = word.reading?.others.map((other) => withMark(other, mark)) ?? [];
    return { ...word, text: withMark(word.text, mark), ...(word.reading && { reading: { ...word.reading, others } }) };
  });
}

/** What the words of a cell have in common: their style, and where they are on the page. */
function placeOf(cell: Cell, em: number): Pick<Word, 'style' | 'baseline' | 'y0' | 'y1'> {
  const style = styleOf(cell, em);
  const baseline = inPoints(baselineOf(cell));
  return { style, baseline, y0: baseline - ASCENT * style.size, y1: baseline + DESCENT * style.size };
}

const inPoints = (pixels: number): number => (pixels * POINTS_PER_INCH) / DPI;
const boxInPoints = ({ x0, y0, x1, y1 }: PixelBox): Box => [inPoints(x0), inPoints(y0), inPoints(x1), inPoints(y1)];

/** The em size of a cell's letters, points. */
const sizeOf = (cell: Cell): number => inPoints(emOf(cell));

const styles = new Map<number, TextStyle>();

function styleOf(cell: Cell, usual: number): TextStyle {
  const own = sizeOf(cell);
  const size = Math.abs(own - usual) <= SAME_SIZE * usual ? usual : own;
  const rounded = Math.round(size * 2) / 2;
  const known = styles.get(rounded);
  if (known) return known;
  const style: TextStyle = { font: '', size: rounded, bold: false, italic: false, color: 0 };
  styles.set(rounded, style);
  return style;
}
