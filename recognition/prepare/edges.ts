/** Finds where ink ends: below lines of text, and to the left and right of texts. */
import { numberAt } from '../../engine/model/lists.ts';
import type { Picture } from '../picture.ts';

/** Points as x, y, x, y, … from the middle of a picture of some size, pixels. */
export interface Edges {
  readonly points: Float64Array;
  readonly width: number;
  readonly height: number;
}

/** Greys: darker is ink; and by so much darker it is than the pixel below its lower edge. */
const INK = 200;
const EDGE = 25;
/** Share of the page's width without ink beside a text: words of one text are closer together. */
const BESIDE = 0.012;
/** Share of the page that a line runs through which is none of the paper: dust on the glass of a scanner draws it. */
const THROUGH = 0.85;
/** More points say nothing new. */
const MOST = 60_000;
const DEGREE = Math.PI / 180;

/** Given a page with even light, returns the lower edges of ink. */
export function lowerEdges({ width, height, data }: Picture): Edges {
  const found: number[] = [];
  const dust = linesThrough(data, { count: height, stride: width, length: width, step: 1 });
  for (let y = 1; y < height - 1; y++) {
    if (dust.has(y)) continue;
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x;
      const grey = data[at] as number;
      if (grey < INK && grey + EDGE < (data[at + width] as number)) found.push(x - width / 2, y - height / 2);
    }
  }
  return { points: thinned(found), width, height };
}

/** Given a page with even light, returns the left and right edges of its texts. */
export function sideEdges({ width, height, data }: Picture): Edges {
  const found: number[] = [];
  const gap = Math.round(BESIDE * width);
  const dust = linesThrough(data, { count: width, stride: 1, length: height, step: width });
  for (let y = 0; y < height; y++) {
    let last = -gap;
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if ((data[at] as number) >= INK || dust.has(x)) continue;
      if (x - last > gap) {
        if (last >= 0) found.push(last + 1 - width / 2, y - height / 2);
        found.push(x - width / 2, y - height / 2);
      }
      last = x;
    }
    if (last >= 0) found.push(last + 1 - width / 2, y - height / 2);
  }
  return { points: thinned(found), width, height };
}

/** The rows or columns of a picture: how many, pixels from one to the next, and along one how many pixels and how far apart. */
interface Lattice {
  readonly count: number;
  readonly stride: number;
  readonly length: number;
  readonly step: number;
}

/** The rows or columns that are ink from one side of the page to the other. */
function linesThrough(data: Uint8Array, { count, stride, length, step }: Lattice): ReadonlySet<number> {
  const through = new Set<number>();
  for (let line = 0; line < count; line++) {
    let ink = 0;
    for (let i = 0, at = line * stride; i < length; i++, at += step) if ((data[at] as number) < INK) ink++;
    if (ink >= THROUGH * length) through.add(line);
  }
  return through;
}

/** Returns edges as they are on the page turned counterclockwise by so many degrees. */
export function turnedEdges({ points, ...size }: Edges, degrees: number): Edges {
  const cos = Math.cos(degrees * DEGREE);
  const sin = Math.sin(degrees * DEGREE);
  const turned = points.map((value, i) => {
    const other = numberAt(points, i % 2 === 0 ? i + 1 : i - 1);
    return i % 2 === 0 ? value * cos + other * sin : value * cos - other * sin;
  });
  return { points: turned, ...size };
}

/** Returns edges with their axes swapped: columns become lines. */
export const swappedEdges = ({ points, width, height }: Edges): Edges => ({
  points: points.map((_, i) => numberAt(points, i % 2 === 0 ? i + 1 : i - 1)),
  width: height,
  height: width,
});

function thinned(points: readonly number[]): Float64Array {
  const step = Math.ceil(points.length / 2 / MOST);
  return Float64Array.from(step <= 1 ? points : points.filter((_, i) => (i >> 1) % step === 0));
}
