/** Draws a picture again, turned and at another resolution, in one step: each resampling takes sharpness away. */
import { cubic } from '../cubic.ts';
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
const WEIGHTS = cubicWeights();

function cubicWeights(): Float32Array {
  const weights = new Float32Array(PHASES * TAPS);
  for (let phase = 0; phase < PHASES; phase++) {
    for (let tap = 0; tap < TAPS; tap++) weights[phase * TAPS + tap] = cubic(phase / PHASES + 1 - tap);
  }
  return weights;
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

/** The picture that is made: its size, its resolution, and how its lines and its columns are bent. */
export interface Resampled {
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  /** in pixels of the old picture */
  readonly lines: Bend;
  readonly columns: Bend;
}

/** Pixels between the places whose origin is worked out; between them it is on a straight line. */
const STRETCH = 16;
/** Rounds in which the origin of a place is found: by how much it moves is known at the origin only. */
const ROUNDS = 3;

/** Given a picture and where each pixel of the new one comes from, returns the new one; outside there is paper. */
export function resample(picture: Picture, made: Resampled, map: Affine): Picture {
  const { width, height, dpi } = made;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    let from = originOf(0, y, made, map);
    for (let x = 0; x < width; x += STRETCH) {
      const to = originOf(x + STRETCH, y, made, map);
      const run = Math.min(STRETCH, width - x);
      sampleRun(picture, data.subarray(y * width + x, y * width + x + run), from, to);
      from = to;
    }
  }
  return { width, height, data, dpi };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a pixel of the new picture comes from. */
export function originOf(x: number, y: number, { width, height, lines, columns }: Resampled, map: Affine): Point {
  const straightX = map.xx * (x + 1 / 2) + map.xy * (y + 1 / 2) + map.x0 - 1 / 2;
  const straightY = map.yx * (x + 1 / 2) + map.yy * (y + 1 / 2) + map.y0 - 1 / 2;
  if (lines === STRAIGHT && columns === STRAIGHT) return { x: straightX, y: straightY };
  const scale = Math.hypot(map.xx, map.yx);
  const [u, v] = [(2 * x) / width - 1, (2 * y) / height - 1];
  let [across, down] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const [fromU, fromV] = [u - (2 * across) / (width * scale), v - (2 * down) / (height * scale)];
    [across, down] = [moveAt(columns, fromV, fromU), moveAt(lines, fromU, fromV)];
  }
  return { x: straightX - across, y: straightY - down };
}

/** Draws pixels beside each other: the first comes from one place, the one behind STRETCH of them from another. */
function sampleRun(picture: Picture, out: Uint8Array, from: Point, to: Point): void {
  const [stepX, stepY] = [(to.x - from.x) / STRETCH, (to.y - from.y) / STRETCH];
  for (let i = 0; i < out.length; i++) out[i] = sampled(picture, from.x + i * stepX, from.y + i * stepY);
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
