/** What a model reads in a cell. */

export interface CellReading {
  readonly characters: readonly ReadCharacter[];
  /** the mean of its characters; 0 without any */
  readonly confidence: number;
  /** the middles of the spaces that it saw, pixels; none by a reader that sees no spaces */
  readonly spaces: readonly number[];
}

export interface ReadCharacter {
  /** one sign, never a space */
  readonly text: string;
  /** 0 to 1 */
  readonly confidence: number;
  /** its middle on the picture, pixels */
  readonly x: number;
}
