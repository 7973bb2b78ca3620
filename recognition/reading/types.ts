/** Readers, and what they read of a cell. */
import type { Cell, Cells } from '../cells/cells.ts';
import type { Language } from '../languages/language.ts';
import type { Picture, PixelBox } from '../picture.ts';
import type { CellReader } from '../ppocr/reader.ts';
import type { TesseractReader } from '../tesseract/reader.ts';
import type { AgreedWord } from './agree.ts';

export interface Readers {
  /** reads figures best */
  readonly first: CellReader;
  /** knows accents and scripts */
  readonly second: TesseractReader;
  /** that the second reader may be asked to read */
  readonly languages: readonly Language[];
}

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
  /** the middles of the spaces that it saw, pixels; none by a reader that sees no spaces */
  readonly spaces: readonly number[];
}

/** A prepared page, cut into cells. */
export interface CellsOfPage extends Cells {
  readonly picture: Picture;
  /** the picture before its ruling lines were taken out */
  readonly lined: Picture;
}

/** A word on the picture of a page. */
export interface PictureWord extends AgreedWord, PixelBox {
  readonly cell: Cell;
}
