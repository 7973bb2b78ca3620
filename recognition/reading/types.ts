/** What a reader read of a cell. */
import type { Cell } from '../cells/cells.ts';
import type { Picture } from '../picture.ts';

export interface ReadCharacter {
  /** one sign, never a space */
  readonly text: string;
  /** 0 to 1 */
  readonly confidence: number;
  /** its middle on the picture, pixels */
  readonly x: number;
}

export interface CellReading {
  readonly characters: readonly ReadCharacter[];
  /** the mean of its characters; 0 without any */
  readonly confidence: number;
}

/** A reader of all cells of a page at once. */
export interface SecondReader {
  /** Returns a reading of each cell, in order. */
  read(picture: Picture, cells: readonly Cell[]): Promise<readonly CellReading[]>;
  close(): Promise<void>;
}
