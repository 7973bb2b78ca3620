/** Grey pictures of pages, and places on them. */

/** Pixels row by row from the top left, one byte each: 0 is ink, 255 is paper. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  /** pixels an inch of the paper */
  readonly dpi: number;
}

/** A place on a picture in pixels; x1 and y1 are behind the last pixel. */
export interface PixelBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** What has no picture element outside of its range: paper. */
export const PAPER = 255;

export const widthOf = ({ x0, x1 }: PixelBox): number => x1 - x0;
export const heightOf = ({ y0, y1 }: PixelBox): number => y1 - y0;

/** Given boxes, returns the smallest box around all of them. */
export const around = (a: PixelBox, b: PixelBox): PixelBox => ({
  x0: Math.min(a.x0, b.x0),
  y0: Math.min(a.y0, b.y0),
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
});

/** Darker is ink of letters, and no grain of the paper. */
export const INK = 150;

/** The pixels of a box, as far as it is on the picture, that are darker than a grey. */
export function darkPixels({ width, height, data }: PlainPicture, box: PixelBox, grey: number): number {
  const [x0, x1] = [Math.max(0, box.x0), Math.min(width, box.x1)];
  let dark = 0;
  for (let y = Math.max(0, box.y0); y < Math.min(height, box.y1); y++) {
    for (let at = y * width + x0; at < y * width + x1; at++) if ((data[at] as number) < grey) dark++;
  }
  return dark;
}

/** The grey than which a share of the pixels of a box, which is on the picture, are darker; paper for none. */
export function quantileOf({ width, data }: PlainPicture, { x0, y0, x1, y1 }: PixelBox, share: number): number {
  const greys: number[] = [];
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) greys.push(data[y * width + x] as number);
  greys.sort((a, b) => a - b);
  return greys[Math.floor((greys.length - 1) * share)] ?? PAPER;
}

/** A picture of whatever resolution. */
export type PlainPicture = Pick<Picture, 'width' | 'height' | 'data'>;

/**
 * Given the box of a cell, one around it, and the pixels that belong to the cell above and below, returns the rows of
 * the larger one that are free of what is above and below the cell: the tops of the line below read as a line.
 */
export function ownRows(
  picture: PlainPicture,
  cell: PixelBox,
  { around, kept }: { readonly around: PixelBox; readonly kept: number },
): { from: number; to: number } {
  const outer = { ...around, y0: Math.max(0, around.y0), y1: Math.min(picture.height, around.y1) };
  const [above, below] = [Math.max(outer.y0, cell.y0 - kept), Math.min(outer.y1, cell.y1 + kept)];
  return {
    from: darkPixels(picture, { ...outer, y1: above }, INK) > 0 ? above : outer.y0,
    to: darkPixels(picture, { ...outer, y0: below }, INK) > 0 ? below : outer.y1,
  };
}

/** Returns a smaller picture: each pixel is the mean of a square of `by` times `by`. */
export function shrink(picture: Picture, by: number): Picture {
  const width = Math.floor(picture.width / by);
  const height = Math.floor(picture.height / by);
  const data = new Uint8Array(width * height);
  const sums = new Uint32Array(width);
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    for (let row = y * by; row < (y + 1) * by; row++) {
      let from = row * picture.width;
      for (let x = 0; x < width; x++) {
        let sum = 0;
        for (let i = 0; i < by; i++) sum += picture.data[from++] as number;
        sums[x] = (sums[x] as number) + sum;
      }
    }
    for (let x = 0; x < width; x++) data[y * width + x] = (sums[x] as number) / (by * by);
  }
  return { width, height, data, dpi: picture.dpi / by };
}
