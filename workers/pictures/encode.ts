/** Encodes the pixels of a picture for a PDF. */
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { openPage, type PictureLibrary, type Sharp } from './library.ts';
import { pngRows } from './png-rows.ts';
import type { PdfImage, Picture } from './types.ts';

const compressed = promisify(deflate);
/** Within a tenth of the size of the usual 6, in half the time. */
const LEVEL = 3;
/** The losses of this quality are far below those of the picture before. */
const QUALITY = 95;
const WHITE = 0xff;
const PIXELS_PER_BYTE = 8;
/** A byte that is being filled has a 1 before its bits, which leaves it when all eight are there. */
const EMPTY = 1;
const FULL = 0x100;

/** Opens a picture's pixels: opaque, in eight bits, grey or in colours. */
function pixels(picture: Picture, library: PictureLibrary, grey = picture.header.grey): Sharp {
  const { header } = picture;
  const opened = openPage({ ...picture, index: header.index }, library);
  const opaque = header.alpha ? opened.flatten({ background: 'white' }) : opened;
  return opaque.toColourspace(grey ? 'b-w' : 'srgb');
}

/** Given a picture, returns its image without loss. Throws an Error if the picture is damaged or cut off. */
export async function losslessImage(picture: Picture, library: PictureLibrary): Promise<PdfImage> {
  const png = await pixels(picture, library).png({ compressionLevel: LEVEL, adaptiveFiltering: true }).toBuffer();
  const rows = pngRows(png);
  if (rows === null) throw new Error('the library of pictures wrote a PNG of a kind that was not asked for');
  return rows;
}

/** Given a picture and the width in pixels that its image is to have, returns the image as JPEG. */
export async function jpegImage(picture: Picture, library: PictureLibrary, wanted: number): Promise<PdfImage> {
  const opened = pixels(picture, library);
  const sized = wanted === picture.header.width ? opened : opened.resize({ width: wanted });
  const jpeg = sized.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' });
  const { data, info } = await jpeg.toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const colour = channels === 1 ? 'DeviceGray' : 'DeviceRGB';
  return { width, height, colour, bits: 8, filter: 'DCTDecode', data: [data] };
}

/**
 * Given a picture of two values, returns its image with a bit a pixel; null if a value is neither black nor white.
 */
export async function bilevelImage(picture: Picture, library: PictureLibrary): Promise<PdfImage | null> {
  const { data, info } = await pixels(picture, library, true).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const rows = packedBits(data, width, height);
  if (rows === null) return null;
  const packed = await compressed(rows, { level: LEVEL });
  return { width, height, colour: 'DeviceGray', bits: 1, filter: 'FlateDecode', data: [packed] };
}

/** Each row begins with a new byte; a bit is 1 for white. */
function packedBits(greys: Uint8Array, width: number, height: number): Uint8Array | null {
  const rows = new Uint8Array(Math.ceil(width / PIXELS_PER_BYTE) * height);
  let from = 0;
  let to = 0;
  for (let y = 0; y < height; y++) {
    let bits = EMPTY;
    for (let x = 0; x < width; x++) {
      const grey = greys[from++] ?? 0;
      if (grey !== 0 && grey !== WHITE) return null;
      bits = (bits << 1) | (grey & 1);
      if (bits < FULL) continue;
      rows[to++] = bits;
      bits = EMPTY;
    }
    if (bits === EMPTY) continue;
    while (bits < FULL) bits <<= 1;
    rows[to++] = bits;
  }
  return rows;
}
