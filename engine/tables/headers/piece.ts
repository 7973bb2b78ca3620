/** A piece of a heading. */
import type { Interval } from '../../geometry/intervals.ts';
import type { Word } from '../../model/word.ts';

/** A heading, or a line of one. */
export interface Piece extends Interval {
  readonly words: readonly Word[];
  readonly text: string;
  readonly line: number;
}
