/** Makes of a picture the image that a PDF holds: as it is where a PDF knows its coding, else without new losses. */
import { readFile } from 'node:fs/promises';
import { bilevelImage, jpegImage, losslessImage } from './encode.ts';
import { jpegFrame } from './jpeg.ts';
import { openPage, type PictureLibrary } from './library.ts';
import { pngRows } from './png-rows.ts';
import type { PdfImage, Picture, PictureHeader } from './types.ts';

/** A picture is checked by decoding it to this many pixels a side: damage then shows, and no memory is needed. */
const CHECKED_SIDE = 16;
/**
 * A picture that takes this many times the bytes of its file without loss was compressed with loss before. Twenty
 * photographs would then make a PDF that no reader has the memory for. Palettes and better codings make it 3 at most.
 */
const LOSSY_TIMES = 4;
/** Smaller images stay without loss, whatever they were before. */
const LOSSY_BYTES = 1024 * 1024;

/**
 * Given a page of a picture file, and how many bytes the pixels of a page may take in the reader of the PDF, returns
 * its image; one with more pixels is made smaller. Throws an Error if the picture is damaged or cut off.
 */
export async function imageOf(picture: Picture, library: PictureLibrary, maxPixelBytes: number): Promise<PdfImage> {
  const { kind, header } = picture;
  const bilevel = header.bilevel ? await bilevelImage(picture, library) : null;
  if (bilevel) return bilevel;
  const width = readableWidth(header, maxPixelBytes);
  if (width < header.width) return jpegImage(picture, library, width);
  const unchanged = kind === 'JPEG' || kind === 'PNG' ? await unchangedImage(picture) : null;
  if (unchanged) {
    await check(picture, library);
    return unchanged;
  }
  if (kind === 'JPEG') return jpegImage(picture, library, width);
  const lossless = await losslessImage(picture, library);
  const bytes = lossless.data.reduce((sum, part) => sum + part.length, 0);
  return bytes > Math.max(LOSSY_BYTES, LOSSY_TIMES * picture.bytes) ? jpegImage(picture, library, width) : lossless;
}

function readableWidth({ width, height, grey }: PictureHeader, maxPixelBytes: number): number {
  const bytes = width * height * (grey ? 1 : 3);
  return bytes <= maxPixelBytes ? width : Math.max(1, Math.floor(width * Math.sqrt(maxPixelBytes / bytes)));
}

async function unchangedImage({ path, kind, header }: Picture): Promise<PdfImage | null> {
  const bytes = await readFile(path);
  if (kind === 'PNG') return pngRows(bytes);
  const frame = jpegFrame(bytes);
  if (frame === null || frame.width !== header.width || frame.height !== header.height) return null;
  const colour = frame.components === 1 ? 'DeviceGray' : 'DeviceRGB';
  return { width: frame.width, height: frame.height, colour, bits: 8, filter: 'DCTDecode', data: [bytes] };
}

async function check(picture: Picture, library: PictureLibrary): Promise<void> {
  const size = { width: CHECKED_SIDE, height: CHECKED_SIDE, fit: 'fill' } as const;
  await openPage({ ...picture, index: picture.header.index }, library)
    .resize(size)
    .raw()
    .toBuffer();
}
