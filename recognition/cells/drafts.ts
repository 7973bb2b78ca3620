/** Puts cells together while they are made: over the dots between them, and with pieces of their signs. */
import { overlap } from '../../engine/geometry/box.ts';
import { itemAt } from '../../engine/model/lists.ts';
import { around, heightOf, type PixelBox, widthOf } from '../picture.ts';

/** Letter heights between letters of one cell. */
export const GAP = 1.3;
/** Letter heights of a part of a text at the most. */
export const HIGHEST = 2.6;
/** Share of the lower one that two letters of one line have in common, and how much higher one may be. */
const COMMON = 0.45;
const TALLER = 2.2;
/** or, for a piece as high as two lines: letters of both that touch. */
const TWO_LINES = 1.8;
const TALLER_THAN_LINE = 1.65;
/** Letter heights of a piece of a sign at the most, and the share of it that is in the box of its line. */
const PIECE = 0.8;
const INSIDE = 0.7;

/** A cell while it is made. */
export interface Draft extends PixelBox {
  readonly parts: PixelBox[];
  readonly heights: number[];
}

/** True for two parts of one line of text. */
export function onOneLine(a: PixelBox, b: PixelBox, letterHeight: number): boolean {
  const [lower, higher] = [Math.min(heightOf(a), heightOf(b)), Math.max(heightOf(a), heightOf(b))];
  const common = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  if (common < COMMON * lower) return false;
  return higher <= (higher > TWO_LINES * letterHeight ? TALLER_THAN_LINE : TALLER) * lower;
}

/**
 * Gives pieces of signs to the line around them: the strokes of "令" touch each other nowhere, and the upper ones share
 * no height with the lower ones.
 */
export function withPieces(drafts: readonly Draft[], letterHeight: number): Draft[] {
  const isPiece = (draft: Draft) => heightOf(draft) < PIECE * letterHeight;
  const lines = drafts.filter((draft) => !isPiece(draft));
  const left = drafts.filter(isPiece).filter((piece) => {
    const line = lines.find((one) => heightOf(one) <= HIGHEST * letterHeight && isIn(piece, one));
    if (line === undefined) return true;
    line.parts.push(...piece.parts);
    Object.assign(line, around(line, piece));
    return false;
  });
  return [...lines, ...left];
}

function isIn(piece: PixelBox, { x0, y0, x1, y1 }: PixelBox): boolean {
  const common = overlap(piece.x0, piece.x1, x0, x1) * overlap(piece.y0, piece.y1, y0, y1);
  return common >= INSIDE * widthOf(piece) * heightOf(piece);
}

/** Joins cells that their marks brought together: "129." and "11" in type of one width. */
export function joinedOver(drafts: readonly Draft[], letterHeight: number): Draft[] {
  const sorted = [...drafts].sort((a, b) => a.x0 - b.x0);
  for (let i = 0; i < sorted.length; i++) {
    const left = itemAt(sorted, i);
    for (let k = i + 1; k < sorted.length; k++) {
      const right = itemAt(sorted, k);
      if (right.x0 - left.x1 > GAP * letterHeight) break;
      const whole = around(left, right);
      if (!onOneLine(left, right, letterHeight) || heightOf(whole) > HIGHEST * letterHeight) continue;
      Object.assign(left, whole);
      left.parts.push(...right.parts);
      left.heights.push(...right.heights);
      sorted.splice(k, 1);
      k = i;
    }
  }
  return sorted;
}
