/** Pages that are read from their picture: what the engine asks for, and what it gets. */
import type { Box } from '../geometry/box.ts';
import type { Mesh } from '../geometry/mesh.ts';
import type { Rule, Unread } from './page.ts';
import type { Word } from './word.ts';

/** A word of the text that somebody else's recognition laid over a picture. */
export interface LayerWord {
  readonly text: string;
  /** points from the top left of what is drawn */
  readonly box: Box;
}

/** A page, or a part of one, whose picture must be read. */
export interface PictureRequest {
  readonly kind: 'read';
  /** 1-based */
  readonly page: number;
  /**
   * of what is drawn, in points: the page as the file sets it up, or the part of it; less for a
   * page that is larger than paper is
   */
  readonly width: number;
  readonly height: number;
  /** the part of the page that is drawn, which is upright and straight; null for all of it */
  readonly area: Box | null;
  /** what somebody else read there: it proves nothing */
  readonly layer: readonly LayerWord[];
  /** greys row by row from the top left: 0 is ink, 255 is paper */
  readonly picture: { readonly width: number; readonly height: number; readonly data: Uint8Array };
  /** pixels an inch */
  readonly dpi: number;
}

/** A part of a page of text that is read from its picture. */
export interface Area {
  /** 1-based */
  readonly page: number;
  readonly box: Box;
  /** lines of letters that were seen there */
  readonly lines: readonly Unread[];
  /** what they are in: pictures, outlines */
  readonly things: readonly Unread[];
}

/** The engine needs the readings of all pages that it asked for to go on, or what others read of the pages. */
interface CollectRequest {
  readonly kind: 'collect';
  readonly from?: 'others';
}

export type ReadingRequest = PictureRequest | CollectRequest;

/** A page, or the part that was asked for, as it was read from its picture: upright and straight. */
export interface RecognisedPage {
  /** 1-based */
  readonly page: number;
  /** of what was drawn when it is upright, in points; all places are from its top left */
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  readonly rules: readonly Rule[];
  /** grounds darker than the paper, narrower than half of the page: of adverts and notices */
  readonly tints: readonly Box[];
  /** em size of most words, points */
  readonly em: number;
  /** what looks like text and could not be read */
  readonly unread: readonly Box[];
  /** dark places that may hide text */
  readonly covers: readonly Box[];
  /** how the picture was set straight: quarter turns clockwise, then degrees counterclockwise */
  readonly turned: number;
  readonly skew: number;
  /** where its points are on the picture turned by these quarters; left out if that was straight */
  readonly mesh?: Mesh;
  /** in which it was read, by the names of ISO 639-2 */
  readonly languages: readonly string[];
}
