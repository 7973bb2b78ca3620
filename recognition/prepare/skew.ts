/** Finds by how much the lines of a page are turned. */
import { type Picture, shrink } from '../picture.ts';
import type { Edges } from './bend.ts';

/** Degrees each way that are tried; more is a photograph, whose corners say more than its lines. */
const MOST = 6;
const COARSE_STEP = 0.25;
const FINE_STEP = 0.05;
/** Pixels across at which lines of text are still apart. */
const LOOKED_WIDTH = 1000;
/** Greys that ink is darker than the mean of the page, and than the pixel below its lower edge. */
const DARKER = 35;
const EDGE = 25;
/** Edges of ink: with fewer a page has no lines; more than so many say nothing new. */
const LEAST_EDGES = 200;
const MOST_EDGES = 60_000;
const DEGREE = Math.PI / 180;

/** The answer about a page. */
export interface Skew {
  /** clockwise, by which its lines are turned */
  readonly degrees: number;
  /** the edges of ink that were looked at, as they are when the page is turned back */
  readonly edges: Edges;
  /** how much sharper the lines are at this angle than across all: 1 if nothing is sharper */
  readonly sharpness: number;
}

/** Given a page with its lines across, returns by how much they are turned. */
export function skewOf(picture: Picture): Skew {
  const small = shrink(picture, Math.max(1, Math.floor(picture.width / LOOKED_WIDTH)));
  const edges = lowerEdges(small);
  const nothing = { points: edges, width: small.width, height: small.height };
  if (edges.length < LEAST_EDGES * 2) return { degrees: 0, edges: nothing, sharpness: 1 };
  const bins = new Float64Array(small.height * 2);
  const scoreAt = (degrees: number) => sharpnessAt(edges, small, degrees, bins);
  let best = { degrees: 0, score: scoreAt(0) };
  let worst = best.score;
  const tryAt = (degrees: number) => {
    const score = scoreAt(degrees);
    if (score > best.score) best = { degrees, score };
    worst = Math.min(worst, score);
  };
  for (let degrees = -MOST; degrees <= MOST; degrees += COARSE_STEP) tryAt(degrees);
  const about = best.degrees;
  for (let degrees = about - COARSE_STEP; degrees <= about + COARSE_STEP; degrees += FINE_STEP) tryAt(degrees);
  const turned = { ...nothing, points: turnedPoints(edges, best.degrees) };
  return { degrees: best.degrees, edges: turned, sharpness: best.score / worst };
}

/** Returns the places of lower edges of ink from the middle of the page: x, y, x, y, … */
function lowerEdges({ width, height, data }: Picture): Float64Array {
  const mean = data.reduce((sum, grey) => sum + grey, 0) / data.length;
  const found: number[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x;
      const grey = data[at] as number;
      if (grey < mean - DARKER && grey + EDGE < (data[at + width] as number)) found.push(x - width / 2, y - height / 2);
    }
  }
  const step = Math.max(1, Math.floor(found.length / 2 / MOST_EDGES));
  if (step === 1) return Float64Array.from(found);
  return Float64Array.from(found.filter((_, i) => (i >> 1) % step === 0));
}

/** Returns points as they are when the page is turned back. */
function turnedPoints(points: Float64Array, degrees: number): Float64Array {
  const cos = Math.cos(degrees * DEGREE);
  const sin = Math.sin(degrees * DEGREE);
  return points.map((value, i) => {
    const other = points[i % 2 === 0 ? i + 1 : i - 1] as number;
    return i % 2 === 0 ? value * cos + other * sin : value * cos - other * sin;
  });
}

function sharpnessAt(edges: Float64Array, { height }: Picture, degrees: number, bins: Float64Array): number {
  bins.fill(0);
  const cos = Math.cos(degrees * DEGREE);
  const sin = Math.sin(degrees * DEGREE);
  for (let i = 0; i < edges.length; i += 2) {
    const bin = Math.floor((edges[i + 1] as number) * cos - (edges[i] as number) * sin + height);
    if (bin >= 0 && bin < bins.length) bins[bin] = (bins[bin] as number) + 1;
  }
  return bins.reduce((sum, n) => sum + n * n, 0);
}
