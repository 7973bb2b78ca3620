/** Compares the marks of a reading with the pieces of a word on the picture. */
import { darkPixels, heightOf, type Picture, type PixelBox, widthOf } from '../picture.ts';
import type { ReadCharacter } from '../reading/cell-reading.ts';

/** Signs that are apart from letters and lower than these, each one piece. */
const MARK = /^[.,:;'’`°·~*"“”–—-]$/u;
/** As high as a letter, and read in the white between two words like a mark. */
const PLUS = '+';
/** Share of the letter height that no mark reaches and that each figure exceeds. */
const HIGHEST_MARK = 0.5;

/** Letter heights of white on each side of a mark that is none: a real one may touch its figure. */
const IN_WHITE = 0.14;
/** Darker may be of a faint mark, of which no piece is left; fewer pixels are grain. */
const WHITE = 190;
const GRAIN = 3;

/**
 * Given what a reader read of a word, its pieces, and their picture with the height of its letters, returns the
 * characters without marks that stand in the white: in type of one width a reader sees some there. Where letters touch
 * each other, their pieces tell nothing, and all marks stay.
 */
export function withoutInvented(
  characters: readonly ReadCharacter[],
  parts: readonly PixelBox[],
  { letterHeight, picture }: { readonly letterHeight: number; readonly picture: Picture },
): readonly ReadCharacter[] {
  const pieces = parts.filter((part) => heightOf(part) < HIGHEST_MARK * letterHeight).length;
  const marks = characters.filter(({ text }) => MARK.test(text));
  const letters = characters.filter(({ text }) => !MARK.test(text) && text !== PLUS);
  const high = parts.length - pieces;
  const isTold = high === characters.length - marks.length || (high === letters.length && pieces === 0);
  if (!isTold) return characters;
  const beside = IN_WHITE * letterHeight;
  const [y0, y1] = [
    parts.reduce((top, part) => Math.min(top, part.y0), picture.height),
    parts.reduce((end, part) => Math.max(end, part.y1), 0),
  ];
  const around = (x: number): PixelBox => ({
    x0: Math.floor(x - beside),
    y0,
    x1: Math.ceil(x + beside),
    y1: Math.ceil(y1 + beside),
  });
  const isInWhite = ({ x }: ReadCharacter) =>
    parts.every(({ x0, x1 }) => x < x0 - beside || x > x1 + beside) && darkPixels(picture, around(x), WHITE) <= GRAIN;
  return characters.filter((character) => letters.includes(character) || !isInWhite(character));
}

const CENTS = /^\d{2}$/;
/** Letter heights of a point: its width and height, and the white between it and a figure. */
const WIDEST_POINT = 0.32;
const LEAST_POINT = 0.08;
const BESIDE_POINT = 0.5;

/** True for two figures with a point before them: ".52", of which readers lose the point. */
export function hasPointBefore(text: string, parts: readonly PixelBox[], letterHeight: number): boolean {
  const [point, first, ...rest] = parts;
  if (!CENTS.test(text) || point === undefined || first === undefined || rest.length + 1 !== text.length) return false;
  const isPoint = [widthOf(point), heightOf(point)].every(
    (size) => size >= LEAST_POINT * letterHeight && size <= WIDEST_POINT * letterHeight,
  );
  const isLow = Math.abs(point.y1 - first.y1) <= LEAST_POINT * letterHeight;
  return (
    isPoint &&
    isLow &&
    first.x0 - point.x1 <= BESIDE_POINT * letterHeight &&
    !rest.some((part) => heightOf(part) < HIGHEST_MARK * letterHeight)
  );
}

/** Letter heights of a minus: readers lose it in a small or blurred print. */
const LEAST_MINUS = 0.22;
const WIDEST_MINUS = 0.9;
const HIGHEST_MINUS = 0.32;
/** A minus is so many times as wide as high, or nearly, where blur has made it a spot. */
const FLAT = 0.9;
/** So far down the figures is its middle, as a share of their height: a point is further down. */
const FROM = 0.38;
const TO = 0.74;
const MARKED = /[.,']/;
const UNSIGNED = /^[.,']*(\d[\d.,']*\d)[.,']*$/;

/** Where a minus is looked for. */
interface Looked {
  readonly letterHeight: number;
  readonly picture: Picture;
  /** also one that the first figure touches */
  readonly touching: boolean;
}

/**
 * Given an amount without a sign, returns it with the minus that stands before or behind it, or that its first figure
 * touches; null if there is none.
 */
export function withMinus(
  text: string,
  parts: readonly PixelBox[],
  { letterHeight, picture, touching }: Looked,
): string | null {
  const amount = UNSIGNED.exec(text)?.[1];
  const figures = parts.filter((part) => heightOf(part) >= HIGHEST_MARK * letterHeight);
  const [first, last] = [figures[0], figures.at(-1)];
  if (amount === undefined || first === undefined || last === undefined) return null;
  const isMinus = (part: PixelBox, beside: PixelBox): boolean => {
    const [width, height] = [widthOf(part), heightOf(part)];
    const down = ((part.y0 + part.y1) / 2 - beside.y0) / heightOf(beside);
    const isFlat = width >= FLAT * height && height <= HIGHEST_MINUS * letterHeight;
    return (
      isFlat &&
      width >= LEAST_MINUS * letterHeight &&
      width <= WIDEST_MINUS * letterHeight &&
      down >= FROM &&
      down <= TO
    );
  };
  const isApart = parts.some((part) => part.x1 <= first.x0 + 1 && isMinus(part, first));
  // a number without a mark may be a day
  const before = isApart || (touching && MARKED.test(amount) && isMinusOn(first, picture, letterHeight));
  const behind = parts.some((part) => part.x0 >= last.x1 - 1 && isMinus(part, last));
  if (before === behind) return null;
  return before ? `-${amount}` : `${amount}-`;
}

/** Letter heights of the least minus that touches a figure: the bar of a "4" is shorter before its slope begins. */
const LEAST_TOUCHING = 0.22;

/** True for a figure that begins with a flat stroke half-way up. */
function isMinusOn({ x0, y0, y1 }: PixelBox, picture: Picture, letterHeight: number): boolean {
  const height = y1 - y0;
  const [top, end] = [y0 + FROM * height, y0 + TO * height];
  // a piece is found where its picture is smoothed: its first column may be white
  const from = rowsInked(picture, { x: x0, y0, y1 }).length === 0 ? x0 + 1 : x0;
  for (let x = from; x < from + LEAST_TOUCHING * letterHeight; x++) {
    const inked = rowsInked(picture, { x, y0, y1 });
    const [first, last] = [inked[0], inked.at(-1)];
    if (first === undefined || last === undefined || last - first >= HIGHEST_MINUS * letterHeight) return false;
    const middle = (first + last + 1) / 2;
    if (middle < top || middle > end) return false;
  }
  return true;
}

/** The rows of a column of pixels that may be ink, top to bottom: a minus is thin, and faint where it is blurred. */
function rowsInked({ width, data }: Picture, { x, y0, y1 }: { x: number; y0: number; y1: number }): number[] {
  const rows: number[] = [];
  for (let y = y0; y < y1; y++) if ((data[y * width + x] as number) < WHITE) rows.push(y);
  return rows;
}
