/** A word on which two readings agree. */
import type { PictureReading } from '../../engine/model/word.ts';

export interface AgreedWord {
  readonly text: string;
  /** 0 to 1, of its least sure character */
  readonly confidence: number;
  readonly reading: PictureReading;
}
