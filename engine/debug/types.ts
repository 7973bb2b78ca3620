/** What the debug view draws: marks over a page. */
import type { Box } from '../geometry/box.ts';

/** Something that a stage saw on a page. */
export interface Mark {
  /** points from the top left of the upright page */
  readonly box: Box;
  /** 0xRRGGBB */
  readonly color: number;
  /** the box is tinted, not framed alone */
  readonly tinted?: boolean;
  /** said at the box's top left corner */
  readonly label?: string;
  /** said beside the page at the height of the box */
  readonly note?: string;
}

export const tinted = (box: Box, color: number, note?: string): Mark => ({ box, color, tinted: true, note });
