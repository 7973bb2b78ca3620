/** Finds dashes that stand alone on a line: papers print one in the place of an amount that is nothing. */
import { heightOf, type PixelBox, widthOf } from '../picture.ts';
import type { Cell } from './cell.ts';
import type { Component } from './components.ts';

/** Letter heights of a dash, and how much longer than high it is at the least. */
const SHORTEST = 0.25;
const LONGEST = 1.3;
const HIGHEST = 0.25;
const LONGER = 1.7;
/** Letter heights of a text; how near to each other pieces of a line are, and on one height; and how many are beside one. */
const TEXT = 2;
const NEAR = 2;
const SAME_HEIGHT = 0.15;
const OTHERS = 2;
/** Share of its box that it inks: a bow of dirt inks less. */
const SOLID = 0.65;
/** Letter heights from the middle of a dash to the baseline. */
const ABOVE_BASELINE = 0.38;

/** Given small pieces of ink that belong to no cell, and the cells, returns the dashes beside these as cells. */
export function dashesIn(pieces: readonly Component[], cells: readonly Cell[], letterHeight: number): Cell[] {
  const texts = cells.filter((cell) => widthOf(cell) >= TEXT * letterHeight);
  return pieces
    .filter((piece) => isDash(piece, letterHeight) && !isOfLine(piece, pieces, letterHeight))
    .flatMap((piece) => {
      const middle = (piece.y0 + piece.y1) / 2;
      if (!texts.some(({ y0, y1 }) => middle > y0 && middle < y1)) return [];
      const y1 = Math.round(middle + ABOVE_BASELINE * letterHeight);
      const box: PixelBox = { x0: piece.x0, y0: y1 - letterHeight, x1: piece.x1, y1 };
      return [{ ...box, letterHeight, parts: [box], dash: true }];
    });
}

/** True for a piece with others beside it: a hairline that a scan in black and white has broken. */
function isOfLine(piece: PixelBox, pieces: readonly PixelBox[], letterHeight: number): boolean {
  const beside = pieces.filter((other) => {
    const gap = Math.max(piece.x0 - other.x1, other.x0 - piece.x1);
    const apart = Math.abs(piece.y0 + piece.y1 - other.y0 - other.y1) / 2;
    return other !== piece && gap <= NEAR * letterHeight && apart <= SAME_HEIGHT * letterHeight;
  });
  return beside.length >= OTHERS;
}

function isDash(piece: Component, letterHeight: number): boolean {
  const [width, height] = [widthOf(piece), heightOf(piece)];
  if (width < SHORTEST * letterHeight || width > LONGEST * letterHeight || height > HIGHEST * letterHeight)
    return false;
  return width >= LONGER * height && piece.ink >= SOLID * width * height;
}
