/** Where something stands on the paper: a page and a box. */
import type { Box } from '../geometry/box.ts';

/** Where something stands on the paper. */
export interface Place {
  /** 1-based */
  readonly page: number;
  readonly box: Box;
}
