/** Finds how the lines and columns of a page are bent: a photograph is taken at an angle, and paper curls. */
import { numberAt } from '../../engine/model/lists.ts';
import type { Edges } from './edges.ts';

/**
 * By how many pixels a point must move down to be on a straight line, as sums of products of its place: `u` runs from
 * -1 at the left to 1 at the right, `v` from -1 at the top to 1 at the bottom. Of columns it is how far a point must
 * move to the right, and `u` runs down, `v` to the right.
 */
export interface Bend {
  /** times u: the lines are turned */
  readonly turn: number;
  /** times u·v: those at the top are turned otherwise than those at the bottom */
  readonly fan: number;
  /** times u²: they are bent */
  readonly curve: number;
  /** times u²·v */
  readonly fanCurve: number;
  /** times u³: they are bent two ways */
  readonly wave: number;
}

export const STRAIGHT: Bend = { turn: 0, fan: 0, curve: 0, fanCurve: 0, wave: 0 };

/** Pixels: by so much each number is changed, and finer each time; lines are counted in bins so high. */
const STEPS = [6, 3, 1.5, 0.75];
/** Passes over all numbers with one step. */
const PASSES = 6;
/** Pixels: more is no paper that anybody could read. */
const MOST = 90;
/** How much sharper lines must become: less is chance. */
const SHARPER = 1.06;
/** Points that are looked at. */
const MOST_POINTS = 15_000;

/** Returns how far a point moves. */
export const moveAt = (bend: Bend, u: number, v: number): number =>
  u * (bend.turn + bend.fan * v + u * (bend.curve + bend.fanCurve * v + bend.wave * u));

/**
 * Given the edges of ink below lines, and how many pixels of the page are one of theirs, returns how the lines are
 * bent, in pixels of the page; straight if that makes them little sharper.
 */
export function bendOf(edges: Edges, scale: number): Bend {
  const places = placesOf(edges);
  const finest = numberAt(STEPS, STEPS.length - 1);
  const scoreIn = (bin: number) => (tried: Bend) => sharpness(places, edges.height, tried, bin);
  let bend = bestTurn(scoreIn(numberAt(STEPS, 0)));
  for (const step of STEPS) bend = improved(bend, step, scoreIn(step));
  if (scoreIn(finest)(bend) <= SHARPER * scoreIn(finest)(STRAIGHT)) return STRAIGHT;
  const { turn, fan, curve, fanCurve, wave } = bend;
  return { turn: turn * scale, fan: fan * scale, curve: curve * scale, fanCurve: fanCurve * scale, wave: wave * scale };
}

/** The turn that makes lines sharpest: small changes do not find it from afar. */
function bestTurn(scoreOf: (bend: Bend) => number): Bend {
  let best = { bend: STRAIGHT, score: scoreOf(STRAIGHT) };
  for (let turn = -MOST; turn <= MOST; turn += numberAt(STEPS, 0)) {
    const bend = { ...STRAIGHT, turn };
    const score = scoreOf(bend);
    if (score > best.score) best = { bend, score };
  }
  return best.bend;
}

/** u, v and y of each point. */
function placesOf({ points, width, height }: Edges): Float64Array {
  const step = Math.max(1, Math.ceil(points.length / 2 / MOST_POINTS));
  const places: number[] = [];
  for (let i = 0; i + 1 < points.length; i += 2 * step) {
    const [x, y] = [numberAt(points, i), numberAt(points, i + 1)];
    places.push((2 * x) / width, (2 * y) / height, y);
  }
  return Float64Array.from(places);
}

/** Each number of a bend, changed by a step up and down. */
const changesBy = (step: number): (readonly [keyof Bend, number])[] =>
  (Object.keys(STRAIGHT) as (keyof Bend)[]).flatMap((name) => [[name, step] as const, [name, -step] as const]);

function improved(from: Bend, step: number, scoreOf: (bend: Bend) => number): Bend {
  let best = { bend: from, score: scoreOf(from) };
  for (let pass = 0; pass < PASSES; pass++) {
    const before = best;
    for (const [name, change] of changesBy(step)) {
      const bend = { ...best.bend, [name]: best.bend[name] + change };
      const score = Math.abs(bend[name]) > MOST ? 0 : scoreOf(bend);
      if (score > best.score) best = { bend, score };
    }
    if (best === before) break;
  }
  return best.bend;
}

const PER_PLACE = 3;

/** How much the edges gather on few lines, each `bin` pixels high. */
function sharpness(places: Float64Array, height: number, bend: Bend, bin: number): number {
  const counts = new Float64Array(Math.ceil((height + 4 * MOST) / bin));
  for (let i = 0; i < places.length; i += PER_PLACE) {
    const y = (places[i + 2] as number) + moveAt(bend, places[i] as number, places[i + 1] as number);
    const at = Math.floor((y + height / 2 + 2 * MOST) / bin);
    if (at >= 0 && at < counts.length) counts[at] = numberAt(counts, at) + 1;
  }
  return counts.reduce((sum, count) => sum + count * count, 0);
}
