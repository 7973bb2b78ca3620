/** Draws pictures for tests: one colour in each corner shows how they lie, and TIFF files with any directories. */
import sharp, { type Sharp } from 'sharp';

/** Red, green, blue: of the corners from the top left, as one reads. The rest is white. */
export const CORNERS = [
  [255, 0, 0],
  [0, 128, 0],
  [0, 0, 255],
  [0, 0, 0],
] as const;
const WHITE = 255;

/** Given a size in pixels, returns a picture whose corners (a quarter of each side) have the colours above. */
export function cornered(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3, WHITE);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour = CORNERS[cornerAt(x / width, y / height)];
      if (colour) pixels.set(colour, (y * width + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Returns the corner at a place (shares of width and height), -1 if none is there. */
function cornerAt(x: number, y: number): number {
  const across = x < 0.25 ? 0 : x >= 0.75 ? 1 : -1;
  const down = y < 0.25 ? 0 : y >= 0.75 ? 1 : -1;
  return across < 0 || down < 0 ? -1 : 2 * down + across;
}

/** Given pixels of a decoded picture, returns the colour in the middle of each corner. */
export function cornersOf(picture: {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly data: ArrayLike<number>;
}): number[][] {
  const { width, height, channels, data } = picture;
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * height) * width + Math.floor(x * width)) * channels;
    const colour = Array.from({ length: channels }, (_, channel) => data[start + channel] ?? -1);
    return channels === 1 ? [...colour, ...colour, ...colour] : colour;
  };
  return [at(0.125, 0.125), at(0.875, 0.125), at(0.125, 0.875), at(0.875, 0.875)];
}

/** A page of a TIFF: grey pixels without compression, and fields beside those that it needs (number, value). */
export interface TiffPage {
  readonly width: number;
  readonly height: number;
  readonly grey: number;
  /** dots per inch, across and down */
  readonly dpi?: readonly [number, number];
  readonly fields?: readonly (readonly [number, number])[];
}

const LONG = 4;
const RATIONAL = 5;
const ENTRY = 12;

/** Given pages, returns a TIFF of them. `nextOfLast`: where the last directory says that the next one is. */
export function tiffOf(pages: readonly TiffPage[], nextOfLast = 0): Buffer {
  const parts: Buffer[] = [Buffer.from('II*\0\0\0\0\0', 'latin1')];
  let length = 8;
  let pointer = { part: parts[0] as Buffer, at: 4 };
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
    return length - part.length;
  };
  for (const { width, height, grey, dpi, fields = [] } of pages) {
    const pixels = add(Buffer.alloc(width * height + ((width * height) % 2), grey));
    const resolution = Buffer.alloc(16);
    for (const [index, dots] of (dpi ?? []).entries()) {
      resolution.writeUInt32LE(dots * 10, index * 8);
      resolution.writeUInt32LE(10, index * 8 + 4);
    }
    const dots = dpi ? add(resolution) : 0;
    const entries: (readonly [number, number, number])[] = [
      [256, LONG, width],
      [257, LONG, height],
      [258, LONG, 8],
      [259, LONG, 1],
      [262, LONG, 1],
      [273, LONG, pixels],
      [277, LONG, 1],
      [278, LONG, height],
      [279, LONG, width * height],
      ...(dpi
        ? ([
            [282, RATIONAL, dots],
            [283, RATIONAL, dots + 8],
            [296, LONG, 2],
          ] as const)
        : []),
      ...fields.map(([field, value]) => [field, LONG, value] as const),
    ];
    entries.sort(([a], [b]) => a - b);
    const directory = Buffer.alloc(2 + entries.length * ENTRY + 4);
    directory.writeUInt16LE(entries.length, 0);
    for (const [index, [field, type, value]] of entries.entries()) {
      const at = 2 + index * ENTRY;
      directory.writeUInt16LE(field, at);
      directory.writeUInt16LE(type, at + 2);
      directory.writeUInt32LE(1, at + 4);
      directory.writeUInt32LE(value, at + 8);
    }
    pointer.part.writeUInt32LE(add(directory), pointer.at);
    pointer = { part: directory, at: directory.length - 4 };
  }
  pointer.part.writeUInt32LE(nextOfLast, pointer.at);
  return Buffer.concat(parts);
}
