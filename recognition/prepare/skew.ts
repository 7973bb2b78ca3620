/** Finds by how much the lines of a page are turned. */
import { numberAt } from '../../engine/model/lists.ts';
import type { Edges } from './edges.ts';

/** Degrees each way that are tried; more is a photograph that nobody would take. */
const MOST = 8;
const COARSE_STEP = 0.25;
const FINE_STEP = 0.05;
/** Edges of ink: with fewer a page has no lines. */
const LEAST_EDGES = 200;
const DEGREE = Math.PI / 180;

/** Given the lower edges of ink of a page, returns the degrees clockwise by which its lines are turned. */
export function skewOf(edges: Edges): number {
  if (edges.points.length < LEAST_EDGES * 2) return 0;
  const bins = new Float64Array(edges.height * 2);
  let best = { degrees: 0, score: sharpnessAt(edges, 0, bins) };
  const tryFrom = (from: number, to: number, step: number) => {
    for (let degrees = from; degrees <= to; degrees += step) {
      const score = sharpnessAt(edges, degrees, bins);
      if (score > best.score) best = { degrees, score };
    }
  };
  tryFrom(-MOST, MOST, COARSE_STEP);
  tryFrom(best.degrees - COARSE_STEP, best.degrees + COARSE_STEP, FINE_STEP);
  return best.degrees;
}

/** How much the edges gather on few lines when they are turned back. */
function sharpnessAt({ points, height }: Edges, degrees: number, bins: Float64Array): number {
  bins.fill(0);
  const cos = Math.cos(degrees * DEGREE);
  const sin = Math.sin(degrees * DEGREE);
  for (let i = 0; i < points.length; i += 2) {
    const bin = Math.floor((points[i + 1] as number) * cos - (points[i] as number) * sin + height);
    if (bin >= 0 && bin < bins.length) bins[bin] = numberAt(bins, bin) + 1;
  }
  return bins.reduce((sum, n) => sum + n * n, 0);
}
