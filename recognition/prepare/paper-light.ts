/** Tells how light the paper of a page is around each of its places: a shadow makes it darker, and is no ink. */
import { numberAt } from '../../engine/model/lists.ts';
import { PAPER, type Picture, type PixelBox } from '../picture.ts';

/** Inches: a block this wide has paper in it beside a bar or a header, and a shadow changes little over it. */
const BLOCK = 0.5;
/** Share of a block that is darker than its paper: it holds a bar across it at the most. */
const DARKER = 0.8;
/** Share of the lightness of most of the page that paper has at the least: what is darker is ink over a whole block. */
const LEAST = 0.6;

/** Given a small picture, returns the grey of the paper around a place of it, pixels. */
export function paperLightOf(picture: Picture): (x: number, y: number) => number {
  const side = Math.max(1, Math.round(BLOCK * picture.dpi));
  const [across, down] = [Math.ceil(picture.width / side), Math.ceil(picture.height / side)];
  const blocks = Array.from({ length: across * down }, (_, at) => {
    const [x, y] = [(at % across) * side, Math.floor(at / across) * side];
    return lightIn(picture, { x0: x, y0: y, x1: x + side, y1: y + side });
  });
  const least = LEAST * shareOf([...picture.data], 1 / 2);
  const light = blocks.map((_, at) => {
    const [column, row] = [at % across, Math.floor(at / across)];
    const near = blocks.filter(
      (_, other) => Math.abs((other % across) - column) <= 1 && Math.abs(Math.floor(other / across) - row) <= 1,
    );
    return Math.max(least, shareOf(near, 1 / 2));
  });
  const blockAt = (place: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor(place / side)));
  return (x, y) => numberAt(light, blockAt(y, down) * across + blockAt(x, across));
}

/** Given a small picture, returns it with each place relative to the paper around it. */
export function relativeToPaper(picture: Picture): Picture {
  const light = paperLightOf(picture);
  const { width } = picture;
  const data = picture.data.map((grey, at) =>
    Math.min(PAPER, (PAPER * grey) / light(at % width, Math.floor(at / width))),
  );
  return { ...picture, data };
}

/** Returns the grey of what is light in a box of which a part is on the picture: of its paper. */
function lightIn({ width, height, data }: Picture, { x0, y0, x1, y1 }: PixelBox): number {
  const greys: number[] = [];
  for (let row = Math.max(0, y0); row < Math.min(height, y1); row++) {
    greys.push(...data.subarray(row * width + Math.max(0, x0), row * width + Math.min(width, x1)));
  }
  return shareOf(greys, DARKER);
}

/** Returns the grey than which such a share of greys is darker. */
const shareOf = (greys: readonly number[], share: number): number => {
  const sorted = [...greys].sort((a, b) => a - b);
  return numberAt(sorted, Math.min(sorted.length - 1, Math.floor(sorted.length * share)));
};
