/** Finds what somebody else's recognition says at a place of a picture: the text that lies unseen over many scans. */
import type { PictureRequest } from '../../engine/model/recognised.ts';
import type { PixelBox } from '../picture.ts';
import { type Prepared, READ_DPI } from '../prepare/prepare.ts';
import { straightening } from '../prepare/resample.ts';

/** Given the box of a word on the prepared picture and the height of its letters, returns the layer's text there. */
export type Layer = (box: PixelBox, letterHeight: number) => string | null;

const POINTS_PER_INCH = 72;
/** Letter heights by which a word of the layer may be off its line. */
const OFF = 0.8;
/** Letter heights by which the middle of a word may be outside of the word that was read. */
const BESIDE = 0.2;

/** Returns the layer of a page on its prepared picture; nothing for a page that its layer is not upright on. */
export function layerOn(
  { layer, dpi, picture: { width, height } }: Pick<PictureRequest, 'layer' | 'dpi' | 'picture'>,
  { turned, skew }: Pick<Prepared, 'turned' | 'skew'>,
): Layer {
  if (layer.length === 0 || turned !== 0) return () => null;
  const { map } = straightening({ width, height, dpi, data: new Uint8Array() }, skew, READ_DPI);
  const determinant = map.xx * map.yy - map.xy * map.yx;
  const placed = layer.map(({ text, box: [x0, y0, x1, y1] }) => {
    const x = ((x0 + x1) / 2) * (dpi / POINTS_PER_INCH) - map.x0;
    const y = ((y0 + y1) / 2) * (dpi / POINTS_PER_INCH) - map.y0;
    return { text, x: (map.yy * x - map.xy * y) / determinant, y: (map.xx * y - map.yx * x) / determinant };
  });
  return (box, letterHeight) => {
    const middle = (box.y0 + box.y1) / 2;
    const isAt = ({ x, y }: { x: number; y: number }) =>
      Math.abs(y - middle) <= OFF * letterHeight &&
      x >= box.x0 - BESIDE * letterHeight &&
      x <= box.x1 + BESIDE * letterHeight;
    const own = placed.filter(isAt).sort((a, b) => a.x - b.x);
    return own.length === 0 ? null : own.map(({ text }) => text).join('');
  };
}
