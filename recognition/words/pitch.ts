/** Finds type of one width on a page: its letters stand at equal distances. */
import { numberAt } from '../../engine/model/lists.ts';
import type { Cell } from '../cells/cell.ts';
import { heightOf } from '../picture.ts';

/** Letters of a cell that tell its type, and cells that tell that of a page. */
const LONG = 12;
const FEW = 3;
/** Share of the distances that are those of one width, or several, and of the cells that have such. */
const REGULAR = 0.75;
const MOST_CELLS = 0.6;
/** Widths that a letter may be off its place. */
const OFF = 0.15;
/** Letter heights: a comma is lower. */
const LETTER = 0.5;

/** Returns the pixels from letter to letter on a page in type of one width; null for any other page. */
export function pitchOf(cells: readonly Cell[]): number | null {
  const distances = cells.map(distancesIn).filter((own) => own.length >= LONG - 1);
  const pitches = distances.flatMap((own) => {
    const pitch = numberAt(
      [...own].sort((a, b) => a - b),
      own.length >> 1,
    );
    const regular = own.filter((distance) => {
      const widths = distance / pitch;
      return widths > 1 - OFF && Math.abs(widths - Math.round(widths)) <= OFF;
    });
    return regular.length >= REGULAR * own.length ? [pitch] : [];
  });
  if (pitches.length < FEW || pitches.length < MOST_CELLS * distances.length) return null;
  return numberAt(
    pitches.sort((a, b) => a - b),
    pitches.length >> 1,
  );
}

/** The distances between the middles of neighbouring letters of a cell. */
function distancesIn({ parts, letterHeight }: Cell): number[] {
  const middles = parts.filter((part) => heightOf(part) >= LETTER * letterHeight).map(({ x0, x1 }) => (x0 + x1) / 2);
  return middles.slice(1).map((middle, at) => middle - numberAt(middles, at));
}
