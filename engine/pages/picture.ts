/** Draws a page as a reader of the paper sees it: upright, and at the places that the boxes of its rows have. */
import type { Mesh } from '../geometry/mesh.ts';
import { withinCircle } from '../geometry/turns.ts';
import type { StraightenedPage } from '../model/extraction.ts';
import { wholeAt } from '../model/lists.ts';
import { BYTES, drawPage, type PixelSize, pixelSize, pixelsOf, swapBlueAndRed } from './bitmap.ts';
import type { PdfDocument } from './document.ts';
import { guarded, type Pdfium } from './pdfium.ts';
import { readPage } from './read.ts';
import { straightened } from './straighten.ts';

/** Pixels row by row from the top left: a byte of grey if the page has no colour, else red, green and blue. */
export interface PagePicture extends PixelSize {
  readonly channels: 1 | 3;
  readonly data: Uint8Array;
  /** points of the file, upright, as the boxes of its transactions have them */
  readonly pageWidth: number;
  readonly pageHeight: number;
}

/** Three thousand across on usual paper, with room; a page as long as a roll is drawn narrower than asked. */
const MAX_PIXELS = 16_000_000;

/** Each way, how many pixels are drawn for one of a picture that is set straight: that takes sharpness away. */
const FINER = 2;

/** Which page is drawn, and how. */
export interface Drawn {
  /** from 0 */
  readonly index: number;
  /** pixels across */
  readonly width: number;
  /** how the page was set straight when it was read from its picture; left out for one that was not */
  readonly straightened?: Pick<StraightenedPage, 'turned' | 'mesh'> | undefined;
}

/**
 * Returns the picture of a page. Throws UnreadableError as readPage does, and PDF_TOO_COMPLEX if the picture needs too
 * much memory.
 */
export function pictureOf(
  pdfium: Pdfium,
  document: PdfDocument,
  { index, width: wanted, straightened: how }: Drawn,
): PagePicture {
  // its text decides which way up it is; reading also draws its fields
  const read = readPage(pdfium, document, index);
  return guarded(pdfium, () => {
    const turned = how?.turned ?? read.turned;
    const [width, height] = isQuarter(turned - read.turned) ? [read.height, read.width] : [read.width, read.height];
    const size = pixelSize({ width, height }, scaleWithin({ width, height }, wanted));
    const turns = withinCircle(turned);
    const draw = (drawn: PixelSize): Uint8Array => {
      const { exports } = pdfium;
      const page: number = exports.FPDF_LoadPage(document.handle, index);
      const paint = (bitmap: number) => drawPage(pdfium, bitmap, page, { ...drawn, turns, annotated: true });
      const pixels = page === 0 ? null : pixelsOf(pdfium, drawn, 'bgr', paint);
      if (pixels === null) throw new Error('no room for the picture');
      exports.FPDF_ClosePage(page);
      return pixels;
    };
    const pixels = how?.mesh ? straightPixels(how.mesh, size, draw) : draw(size);
    return {
      ...size,
      ...fewestChannels(pixels),
      pageWidth: width / read.scale,
      pageHeight: height / read.scale,
    };
  });
}

const isQuarter = (turns: number): boolean => withinCircle(turns) % 2 === 1;

/** Returns the pixels a point of a picture that is so wide, or as wide as it may be. */
const scaleWithin = ({ width, height }: PixelSize, wanted: number): number =>
  Math.min(wanted / width, Math.sqrt(MAX_PIXELS / (width * height)));

function straightPixels(mesh: Mesh, size: PixelSize, draw: (size: PixelSize) => Uint8Array): Uint8Array {
  const fine = pixelSize(size, scaleWithin(size, size.width * FINER));
  return straightened({ ...fine, bytes: BYTES.bgr, data: draw(fine) }, size, mesh);
}

/** Given pixels of blue, green and red, returns them as greys if all are grey, else as red, green and blue. */
function fewestChannels(pixels: Uint8Array): Pick<PagePicture, 'channels' | 'data'> {
  const grey = new Uint8Array(pixels.length / BYTES.bgr);
  for (let at = 0, to = 0; at < pixels.length; at += BYTES.bgr) {
    const green = wholeAt(pixels, at + 1);
    if (pixels[at] !== green || pixels[at + 2] !== green) {
      swapBlueAndRed(pixels, BYTES.bgr);
      return { channels: 3, data: pixels };
    }
    grey[to++] = green;
  }
  return { channels: 1, data: grey };
}
