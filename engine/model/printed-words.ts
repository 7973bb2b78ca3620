/** The words of a page with their places, for who points at some of them. */
import type { Box } from '../geometry/box.ts';

export interface PrintedWord {
  readonly text: string;
  /** points from the top left of the upright page */
  readonly box: Box;
}

export interface PageWords {
  /** from 1 */
  readonly page: number;
  readonly words: readonly PrintedWord[];
}
