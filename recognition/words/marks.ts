/** Compares the marks of a reading with the pieces of a word on the picture. */
import { heightOf, type PixelBox, widthOf } from '../picture.ts';
import type { ReadCharacter } from '../reading/types.ts';

/** Marks that are apart from their letters. */
const MARK = /^[.,:;'’`°·]$/u;
/** Share of the letter height that no mark reaches and that each figure exceeds. */
const HIGHEST_MARK = 0.5;

/**
 * Given what a reader read of a word, its pieces on the picture and the height of its letters, returns the characters
 * without marks that no piece can be: in type of one width a reader sees some in the white. Where letters touch each other, their pieces tell nothing, and all marks stay.
 */
export function withoutInvented(
  characters: readonly ReadCharacter[],
  parts: readonly PixelBox[],
  letterHeight: number,
): readonly ReadCharacter[] {
  const isSmall = (part: PixelBox) => heightOf(part) < HIGHEST_MARK * letterHeight;
  const marks = characters.filter(({ text }) => MARK.test(text));
  const pieces = parts.filter(isSmall);
  const letters = characters.filter(({ text }) => !MARK.test(text) && !isLow(text)).length;
  if (marks.length <= pieces.length || parts.length - pieces.length !== letters) return characters;
  const invented = new Set(
    [...marks].sort((a, b) => distance(b, pieces) - distance(a, pieces)).slice(0, marks.length - pieces.length),
  );
  return characters.filter((character) => !invented.has(character));
}

/** True for a sign that is no mark and as low as one. */
const isLow = (text: string): boolean => /^[-–—~_=*"”“]$/u.test(text);

const distance = ({ x }: ReadCharacter, pieces: readonly PixelBox[]): number =>
  pieces.reduce((least, { x0, x1 }) => Math.min(least, Math.abs(x - (x0 + x1) / 2)), Number.POSITIVE_INFINITY);

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
