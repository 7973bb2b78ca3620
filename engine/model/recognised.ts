/** Pages that are read from their picture: what the engine asks for, and what it gets. */
import type { Box } from '../geometry/box.ts';
import type { Rule } from './page.ts';
import type { Word } from './word.ts';

/** A page whose picture must be read. */
export interface PictureRequest {
  readonly kind: 'read';
  /** 1-based */
  readonly page: number;
  /** of the page as the file sets it up, in points */
  readonly width: number;
  readonly height: number;
  /** greys row by row from the top left: 0 is ink, 255 is paper */
  readonly picture: { readonly width: number; readonly height: number; readonly data: Uint8Array };
  /** pixels an inch */
  readonly dpi: number;
}

/** The engine needs the readings of all pages that it asked for, to go on. */
interface CollectRequest {
  readonly kind: 'collect';
}

export type ReadingRequest = PictureRequest | CollectRequest;

/** A page as it was read from its picture: upright and straight. */
export interface RecognisedPage {
  /** 1-based */
  readonly page: number;
  /** of the upright page, in points */
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  readonly rules: readonly Rule[];
  /** em size of most words, points */
  readonly em: number;
  /** what looks like text and could not be read */
  readonly unread: readonly Box[];
  /** how the picture was set straight: quarter turns clockwise, then degrees counterclockwise */
  readonly turned: number;
  readonly skew: number;
  /** in which it was read, by the names of ISO 639-2 */
  readonly languages: readonly string[];
}
