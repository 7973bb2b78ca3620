/** Draws a picture again, turned and at another resolution, in one step: each resampling takes sharpness away. */
import { PAPER, type Picture } from '../picture.ts';
import { type Bend, moveAt, STRAIGHT } from './bend.ts';

/** From where each pixel of the new picture comes: x = xx·X + xy·Y + x0, y = yx·X + yy·Y + y0. */
export interface Affine {
  readonly xx: number;
  readonly xy: number;
  readonly x0: number;
  readonly yx: number;
  readonly yy: number;
  readonly y0: number;
}

const DEGREE = Math.PI / 180;
/** Places between two pixels for which the weights are known in advance. */
const PHASES = 64;
const TAPS = 4;
/** The steepness of the cubic: Catmull and Rom's, which keeps edges sharp. */
const STEEP = -0.5;
const WEIGHTS = cubicWeights();

function cubicWeights(): Float32Array {
  const weights = new Float32Array(PHASES * TAPS);
  for (let phase = 0; phase < PHASES; phase++) {
    for (let tap = 0; tap < TAPS; tap++) weights[phase * TAPS + tap] = cubic(Math.abs(phase / PHASES + 1 - tap));
  }
  return weights;
}

function cubic(d: number): number {
  if (d < 1) return (STEEP + 2) * d ** 3 - (STEEP + 3) * d ** 2 + 1;
  return d < 2 ? STEEP * (d ** 3 - 5 * d ** 2 + 8 * d - 4) : 0;
}

/** Returns the map that sets a page straight whose lines are turned by so many degrees clockwise, at another dpi. */
export function straightening(
  picture: Picture,
  degrees: number,
  dpi: number,
): { map: Affine; width: number; height: number } {
  const scale = picture.dpi / dpi;
  const cos = Math.cos(degrees * DEGREE) * scale;
  const sin = Math.sin(degrees * DEGREE) * scale;
  const width = Math.round(picture.width / scale);
  const height = Math.round(picture.height / scale);
  const x0 = picture.width / 2 - (cos * width) / 2 + (sin * height) / 2;
  const y0 = picture.height / 2 - (sin * width) / 2 - (cos * height) / 2;
  return { map: { xx: cos, xy: -sin, x0, yx: sin, yy: cos, y0 }, width, height };
}

/** The picture that is made: its size, its resolution, and how its lines are bent, in pixels of the old one. */
export interface Resampled {
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  readonly bend: Bend;
}

/** Given a picture and where each pixel of the new one comes from, returns the new one; outside there is paper. */
export function resample(picture: Picture, { width, height, dpi, bend }: Resampled, map: Affine): Picture {
  const data = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    let fromX = map.xy * y + map.x0 + (map.xx + map.xy) / 2 - 0.5;
    let fromY = map.yy * y + map.y0 + (map.yx + map.yy) / 2 - 0.5;
    const v = (2 * y) / height - 1;
    for (let x = 0; x < width; x++, at++) {
      data[at] = sampled(picture, fromX, bend === STRAIGHT ? fromY : fromY - moveAt(bend, (2 * x) / width - 1, v));
      fromX += map.xx;
      fromY += map.yx;
    }
  }
  return { width, height, data, dpi };
}

function sampled({ width, height, data }: Picture, x: number, y: number): number {
  const left = Math.floor(x) - 1;
  const top = Math.floor(y) - 1;
  if (left < 0 || top < 0 || left + TAPS > width || top + TAPS > height) return nearest({ width, height, data }, x, y);
  const wx = Math.floor((x - left - 1) * PHASES) * TAPS;
  const wy = Math.floor((y - top - 1) * PHASES) * TAPS;
  const [a, b, c, d] = [WEIGHTS[wx], WEIGHTS[wx + 1], WEIGHTS[wx + 2], WEIGHTS[wx + 3]] as [
    number,
    number,
    number,
    number,
  ];
  let sum = 0;
  for (let row = 0, at = top * width + left; row < TAPS; row++, at += width) {
    const across =
      (data[at] as number) * a +
      (data[at + 1] as number) * b +
      (data[at + 2] as number) * c +
      (data[at + 3] as number) * d;
    sum += across * (WEIGHTS[wy + row] as number);
  }
  return sum <= 0 ? 0 : sum >= PAPER ? PAPER : Math.round(sum);
}

function nearest({ width, height, data }: Omit<Picture, 'dpi'>, x: number, y: number): number {
  const [nearX, nearY] = [Math.round(x), Math.round(y)];
  return nearX < 0 || nearY < 0 || nearX >= width || nearY >= height ? PAPER : (data[nearY * width + nearX] as number);
}
