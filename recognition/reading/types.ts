/** Readers, and what they read of a cell. */
import type { Cell } from '../cells/cell.ts';
import type { Cells } from '../cells/cells.ts';
import type { Language } from '../languages/language.ts';
import type { Picture, PixelBox } from '../picture.ts';
import type { CellReader } from '../ppocr/reader.ts';
import type { TesseractReader } from '../tesseract/reader.ts';
import type { AgreedWord } from './agreed-word.ts';

export interface Readers {
  /** reads figures best */
  readonly first: CellReader;
  /** knows accents and scripts */
  readonly second: TesseractReader;
  /** that the second reader may be asked to read */
  readonly languages: readonly Language[];
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
