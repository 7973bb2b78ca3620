/** Pictures that become the pages of a PDF. */
import type { PictureKind } from './kind.ts';
import type { Resolution } from './resolution.ts';
import type { PagedTiff } from './tiff.ts';

/** What a picture may take. Beyond it, the file is PDF_TOO_COMPLEX before a pixel is decoded. */
export interface PictureBounds {
  /** pixels of a page's width, and of its height */
  readonly maxSide: number;
  /** pixels of a page */
  readonly maxPixels: number;
  /** pixels of all pages of a file */
  readonly maxFilePixels: number;
}

/**
 * How a picture is stored, as EXIF and TIFF number it: 1 is upright, 3 upside down, 6 and 8 lie on a side; 2, 4, 5 and
 * 7 are the same, mirrored.
 */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** One page of a picture file, as its header describes it. */
export interface PictureHeader {
  /** from 0: its place among the pictures of its file, as the library of pictures counts them */
  readonly index: number;
  /** pixels, as stored: before the orientation is applied */
  readonly width: number;
  readonly height: number;
  /** null: the file does not say it */
  readonly resolution: Resolution | null;
  readonly orientation: Orientation;
  /** true if it has no colour */
  readonly grey: boolean;
  readonly alpha: boolean;
  /** true if each pixel is one of two values */
  readonly bilevel: boolean;
  /** bytes that its pixels take at once while they are decoded */
  readonly decodedBytes: number;
}

/** A page of a local picture file. */
export interface Picture {
  readonly path: string;
  readonly kind: PictureKind;
  readonly header: PictureHeader;
  /** of a TIFF with many pages: the file, by its pages */
  readonly paged: PagedTiff | null;
  /** of the file that are its share */
  readonly bytes: number;
}

/** An image as a PDF holds it. */
export interface PdfImage {
  /** pixels, as stored */
  readonly width: number;
  readonly height: number;
  readonly colour: 'DeviceGray' | 'DeviceRGB';
  readonly bits: 1 | 8;
  readonly filter: 'DCTDecode' | 'FlateDecode';
  /** true if each row of the data begins with the number of a PNG filter */
  readonly pngRows?: boolean;
  /** the encoded pixels, in parts */
  readonly data: readonly Uint8Array[];
}
