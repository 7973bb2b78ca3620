/** Draws a picture again, turned and at another resolution, in one step: each resampling takes sharpness away. */
import { cubic } from '../cubic.ts';
import { PAPER, type Picture } from '../picture.ts';
import { type Bend, moveAt, STRAIGHT } from './bend.ts';
import type { Point } from './plane.ts';
import { placeOnSheet, type Sheet, withinSheet } from './sheet.ts';

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

function cubicWeights(): Float64Array {
  const weights = new Float64Array(PHASES * TAPS);
  for (let phase = 0; phase < PHASES; phase++) {
    for (let tap = 0; tap < TAPS; tap++) weights[phase * TAPS + tap] = Math.fround(cubic(phase / PHASES + 1 - tap));
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
  /** that of the old picture; null if what it shows is the page */
  readonly sheet: Sheet | null;
}

/** Pixels between the places whose origin is worked out; between them it is on a straight line. */
const STRETCH = 16;
/** Rounds in which the origin of a place is found: by how much it moves is known at the origin only. */
const ROUNDS = 3;

/**
 * Given a picture and where each pixel of the new one comes from, returns the new one. Outside of the picture there is
 * paper; outside of a sheet there is what its rim has, which is as light as the paper beside it.
 */
export function resample(picture: Picture, made: Resampled, map: Affine): Picture {
  const { width, height, dpi } = made;
  const data = new Uint8Array(width * height);
  const origin = originBy(made, map);
  const seenAt = (x: number, y: number) => {
    const place = straightOriginOf(x, y, origin);
    return seen(made.sheet === null ? place : withinSheet(made.sheet, place), made.sheet);
  };
  for (let y = 0; y < height; y++) {
    let from = seenAt(0, y);
    for (let x = 0; x < width; x += STRETCH) {
      const to = seenAt(x + STRETCH, y);
      const run = Math.min(STRETCH, width - x);
      sampleRun(picture, data, { at: y * width + x, count: run }, [from, to]);
      from = to;
    }
  }
  return { width, height, data, dpi };
}

/** What tells where pixels come from; pixels of the old picture for each of the new one. */
interface Origin extends Resampled {
  readonly map: Affine;
  readonly scale: number;
}

/** Returns what tells where the pixels of a new picture come from. */
export const originBy = (made: Resampled, map: Affine): Origin => ({
  ...made,
  map,
  scale: Math.hypot(map.xx, map.yx),
});

/** Where a pixel of the new picture comes from. */
export const originOf = (x: number, y: number, origin: Origin): Point =>
  seen(straightOriginOf(x, y, origin), origin.sheet);

const seen = (place: Point, sheet: Sheet | null): Point =>
  sheet === null ? place : placeOnSheet(sheet, place.x, place.y);

/** The same as if the sheet lay flat. */
function straightOriginOf(x: number, y: number, { width, height, lines, columns, map, scale }: Origin): Point {
  const straightX = map.xx * (x + 1 / 2) + map.xy * (y + 1 / 2) + map.x0 - 1 / 2;
  const straightY = map.yx * (x + 1 / 2) + map.yy * (y + 1 / 2) + map.y0 - 1 / 2;
  if (lines === STRAIGHT && columns === STRAIGHT) return { x: straightX, y: straightY };
  const [u, v] = [(2 * x) / width - 1, (2 * y) / height - 1];
  let [across, down] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const [fromU, fromV] = [u - (2 * across) / (width * scale), v - (2 * down) / (height * scale)];
    [across, down] = [moveAt(columns, fromV, fromU), moveAt(lines, fromU, fromV)];
  }
  return { x: straightX - across, y: straightY - down };
}

/** Pixels of the new picture beside each other, not more than STRETCH: where they begin, and how many there are. */
interface PixelRun {
  readonly at: number;
  readonly count: number;
}

/** Draws a run: the first pixel comes from one place, the one behind STRETCH of them from another. */
function sampleRun(
  picture: Picture,
  out: Uint8Array,
  { at, count }: PixelRun,
  [from, to]: readonly [Point, Point],
): void {
  const { width, data } = picture;
  const [stepX, stepY] = [(to.x - from.x) / STRETCH, (to.y - from.y) / STRETCH];
  // between two places inside of the picture all are inside
  const isInside = hasTaps(picture, from) && hasTaps(picture, to);
  for (let i = 0; i < count; i++) {
    const x = from.x + i * stepX;
    const y = from.y + i * stepY;
    out[at + i] = isInside || hasTaps(picture, { x, y }) ? sampled(data, width, x, y) : nearest(picture, x, y);
  }
}

/** True for a place with pixels on all sides that make a new one. */
const hasTaps = ({ width, height }: Picture, { x, y }: Point): boolean =>
  x >= 1 && y >= 1 && Math.floor(x) + TAPS - 1 <= width && Math.floor(y) + TAPS - 1 <= height;

/** The grey at a place with pixels on all sides. This runs nine million times a page: it makes no objects. */
function sampled(data: Uint8Array, width: number, x: number, y: number): number {
  const column = x | 0;
  const row = y | 0;
  const wx = (((x - column) * PHASES) | 0) * TAPS;
  const wy = (((y - row) * PHASES) | 0) * TAPS;
  const a = WEIGHTS[wx] as number;
  const b = WEIGHTS[wx + 1] as number;
  const c = WEIGHTS[wx + 2] as number;
  const d = WEIGHTS[wx + 3] as number;
  let sum = 0;
  let at = (row - 1) * width + column - 1;
  for (let tap = wy; tap < wy + TAPS; tap++) {
    const across =
      (data[at] as number) * a +
      (data[at + 1] as number) * b +
      (data[at + 2] as number) * c +
      (data[at + 3] as number) * d;
    sum += across * (WEIGHTS[tap] as number);
    at += width;
  }
  return sum <= 0 ? 0 : sum >= PAPER ? PAPER : Math.round(sum);
}

function nearest({ width, height, data }: Omit<Picture, 'dpi'>, x: number, y: number): number {
  const [nearX, nearY] = [Math.round(x), Math.round(y)];
  return nearX < 0 || nearY < 0 || nearX >= width || nearY >= height ? PAPER : (data[nearY * width + nearX] as number);
}
