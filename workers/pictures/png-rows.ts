/** Takes the compressed rows out of a PNG: a PDF can hold them as they are. */
import type { PdfImage } from './types.ts';

const SIGNATURE_BYTES = 8;
/** A chunk is its length, its name, its contents and a checksum. */
const NAME_AT = 4;
const CONTENTS_AT = 8;
const AROUND_CONTENTS = 12;
/** Within the contents of IHDR: sizes, bits, colours, and whether the rows are interlaced. */
const HEIGHT_AT = 4;
const BITS_AT = 8;
const COLOURS_AT = 9;
const INTERLACED_AT = 12;
const GREY = 0;
const RGB = 2;
const PIXEL_BITS: Readonly<Record<number, readonly number[]>> = { [GREY]: [1, 8], [RGB]: [8] };

/**
 * Given a PNG, returns its rows; null if a PDF cannot hold them as they are: interlaced, transparent, with a palette or
 * 16 bits.
 */
export function pngRows(png: Uint8Array): PdfImage | null {
  const data: Uint8Array[] = [];
  let header: DataView | undefined;
  for (const { name, contents } of chunks(png)) {
    if (name === 'tRNS') return null;
    if (name === 'IHDR') header = new DataView(contents.buffer, contents.byteOffset, contents.byteLength);
    if (name === 'IDAT') data.push(contents);
  }
  if (header === undefined) return null;
  const [bits, colours] = [header.getUint8(BITS_AT), header.getUint8(COLOURS_AT)];
  if (header.getUint8(INTERLACED_AT) !== 0 || PIXEL_BITS[colours]?.includes(bits) !== true) return null;
  return {
    width: header.getUint32(0),
    height: header.getUint32(HEIGHT_AT),
    colour: colours === RGB ? 'DeviceRGB' : 'DeviceGray',
    bits: bits === 1 ? 1 : 8,
    filter: 'FlateDecode',
    pngRows: true,
    data,
  };
}

function* chunks(png: Uint8Array): Generator<{ name: string; contents: Uint8Array }> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = SIGNATURE_BYTES; at + AROUND_CONTENTS <= png.length; ) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...png.subarray(at + NAME_AT, at + CONTENTS_AT));
    yield { name, contents: png.subarray(at + CONTENTS_AT, at + CONTENTS_AT + length) };
    at += AROUND_CONTENTS + length;
  }
}
