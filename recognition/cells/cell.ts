/** A piece of text on a picture. */
import type { PixelBox } from '../picture.ts';

export interface Cell extends PixelBox {
  /** of most of its letters, pixels */
  readonly letterHeight: number;
  /** its letters and marks, left to right */
  readonly parts: readonly PixelBox[];
  /** it is a dash that stands alone */
  readonly dash?: boolean;
}
