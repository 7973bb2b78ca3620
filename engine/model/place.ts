/** The place of something on the paper: a page and a box. */
import type { Box } from '../geometry/box.ts';

/** A place on the paper. */
export interface Place {
  /** 1-based */
  readonly page: number;
  readonly box: Box;
}
