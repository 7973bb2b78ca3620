/** Finds the four edges of a sheet that lies on a ground of another lightness. */
import { numberAt } from '../../engine/model/lists.ts';
import type { Picture } from '../picture.ts';

export type Side = 'top' | 'right' | 'bottom' | 'left';

/**
 * An edge of a sheet, as its distance from the side of the picture, pixels: `first` where the side begins, at its left
 * or upper end, `last` where it ends, and so many pixels more in its middle as it is bowed.
 */
export interface Edge {
  readonly first: number;
  readonly last: number;
  readonly bow: number;
}

/** Share of the picture from its side within which an edge is looked for. */
const REACH = 0.25;
/** Pixels on each side of an edge that are compared. */
const BESIDE = 3;
/** Share by which the sheet is lighter, or darker, than its ground at the least. */
const LEAST_CONTRAST = 0.04;
/** Share of what is before an edge that may be as light as the sheet: light places of wood. */
const MOST_ALIKE = 0.3;
/** Share of an edge along which it is seen: corners may be bent, and a finger may hold the sheet. */
const LEAST_SEEN = 0.9;
/** Share of a side, at each of its ends, where its edge may have ended already. */
const ENDS = 0.16;
/** Share of an edge at its ends where a corner may be round. */
const CORNER = 0.02;
/** Pixels between the places of an edge that are tried, and that are looked at. */
const STEP = 2;
const EVERY = 4;
/** Share of a side by which its edge may be nearer to it at one end, and be bowed. */
const MOST_OBLIQUE = 0.2;
const MOST_BOWED = 0.03;
/** Pixels by which an edge is moved to lie where the contrast is most, and finer each time. */
const FINE_STEPS = [2, 1, 0.5, 0.25];
/** Moves with one step at the most. */
const MOST_MOVES = 20;

/** How much lighter (1: all, -1: darker) each place is than what is before it, seen from a side. */
interface Contrasts {
  /** along the side and across it, pixels */
  readonly length: number;
  readonly depth: number;
  readonly bows: boolean;
  readonly data: Float32Array;
}

/** An edge, and what it was found by. */
export interface FoundEdge {
  readonly edge: Edge;
  /** 1 if the sheet is lighter than its ground, else -1 */
  readonly sign: number;
  readonly contrasts: Contrasts;
}

/**
 * Given a small picture, returns where the outermost edge is that runs along a side from one end to the other; null if
 * there is none. Upper and lower edges may be bowed.
 */
export function edgeAt(picture: Picture, side: Side): FoundEdge | null {
  const contrasts = contrastsFrom(picture, side);
  const outermost = [1, -1]
    .flatMap((sign) => outermostOf(contrasts, sign) ?? [])
    .sort((a, b) => meanDepthOf(a.edge) - meanDepthOf(b.edge))[0];
  return outermost === undefined ? null : settled(outermost, [ENDS, 1 - ENDS]);
}

/** Given an edge and the shares of its side where it begins and ends, returns where it is; null if it is not seen. */
export function edgeBetween(found: FoundEdge, [from, to]: readonly [number, number]): FoundEdge | null {
  const inset = (to - from) * CORNER;
  const within = [from + inset, to - inset] as const;
  const edge = settled(found, within);
  return isSeen(edge.contrasts, edge, within) ? edge : null;
}

/** Returns the distance of an edge from its side at some share of that. */
export const depthAt = ({ first, last, bow }: Edge, share: number): number =>
  first + (last - first) * share + 4 * bow * share * (1 - share);

const meanDepthOf = ({ first, last, bow }: Edge): number => (first + last) / 2 + (2 * bow) / 3;

function contrastsFrom(picture: Picture, side: Side): Contrasts {
  const { width, height, data } = picture;
  const isAcross = side === 'top' || side === 'bottom';
  const [length, whole] = isAcross ? [width, height] : [height, width];
  const depth = Math.floor(REACH * whole);
  const [along, across] = isAcross ? [1, width] : [width, 1];
  const isFar = side === 'bottom' || side === 'right';
  const [begin, step] = isFar ? [(whole - 1) * across, -across] : [0, across];
  const contrasts = new Float32Array(length * depth);
  const greys = new Uint8Array(depth + 2 * BESIDE);
  for (let i = 0; i < length; i++) {
    for (let at = 0; at < greys.length; at++) greys[at] = numberAt(data, begin + i * along + at * step);
    for (let at = 1; at < depth; at++) contrasts[i * depth + at] = contrastIn(greys, at);
  }
  return { length, depth, bows: isAcross, data: contrasts };
}

/**
 * Given greys from the side inwards and a depth, returns how much lighter it is behind that depth than before it.
 * That is nothing at a line, both sides of which are alike, and where most of what is before the depth is like what is
 * behind it: paper, no ground.
 */
function contrastIn(greys: Uint8Array, at: number): number {
  const inside = meanIn(greys, at, at + BESIDE);
  const outside = meanIn(greys, Math.max(0, at - BESIDE), at);
  const contrast = contrastOf(inside, outside);
  const sign = Math.sign(contrast);
  if (sign * contrastOf(meanIn(greys, at + BESIDE, at + 2 * BESIDE), outside) < LEAST_CONTRAST) return 0;
  let alike = 0;
  for (let other = 0; other < at; other++) {
    if (sign * contrastOf(inside, numberAt(greys, other)) < LEAST_CONTRAST) alike++;
  }
  return alike > MOST_ALIKE * at ? 0 : contrast;
}

function meanIn(greys: Uint8Array, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum += numberAt(greys, at);
  return sum / (to - from);
}

/** How much lighter a place is than another one: 1 is all, negative is darker. */
const contrastOf = (grey: number, other: number): number => (grey - other) / Math.max(1, grey, other);

/** Returns of all edges that are seen along the side the outermost. */
function outermostOf(contrasts: Contrasts, sign: number): FoundEdge | null {
  let best: Edge | null = null;
  for (const edge of edgesTried(contrasts)) {
    if (best !== null && meanDepthOf(edge) >= meanDepthOf(best)) continue;
    if (isSeen(contrasts, { edge, sign }, [ENDS, 1 - ENDS])) best = edge;
  }
  return best === null ? null : { contrasts, edge: best, sign };
}

function* edgesTried({ length, depth, bows }: Contrasts): Generator<Edge> {
  const mostBow = bows ? Math.floor((MOST_BOWED * length) / STEP) * STEP : 0;
  const oblique = Math.floor(MOST_OBLIQUE * length);
  for (let first = 0; first < depth; first += STEP) {
    for (let last = Math.max(0, first - oblique); last < Math.min(depth, first + oblique); last += STEP) {
      for (let bow = -mostBow; bow <= mostBow; bow += STEP) yield { first, last, bow };
    }
  }
}

/** True if an edge is seen between two shares of its side. */
function isSeen(
  contrasts: Contrasts,
  { edge, sign }: Pick<FoundEdge, 'edge' | 'sign'>,
  [from, to]: readonly [number, number],
): boolean {
  const { length } = contrasts;
  let left = Math.floor((((to - from) * length) / EVERY) * (1 - LEAST_SEEN));
  for (let i = Math.ceil(from * length); i < to * length; i += EVERY) {
    if (sign * contrastAt(contrasts, i, depthAt(edge, i / length)) < LEAST_CONTRAST && left-- <= 0) return false;
  }
  return true;
}

function contrastAt({ depth, data }: Contrasts, along: number, at: number): number {
  const below = Math.floor(at);
  if (below < 1 || below + 1 >= depth) return 0;
  const [a, b] = [numberAt(data, along * depth + below), numberAt(data, along * depth + below + 1)];
  return a + (b - a) * (at - below);
}

/** Moves of an edge: at one end or both, its middle with them or not. */
const MOVES: readonly Edge[] = [
  { first: 1, last: 0, bow: 0 },
  { first: 0, last: 1, bow: 0 },
  { first: 1, last: 1, bow: 0 },
];
const BOWED_MOVES: readonly Edge[] = [
  ...MOVES,
  { first: 0, last: 0, bow: 1 },
  { first: 1, last: 0, bow: -1 / 2 },
  { first: 0, last: 1, bow: -1 / 2 },
  { first: 1, last: 1, bow: -1 },
];

const moved = (edge: Edge, by: Edge, step: number): Edge => ({
  first: edge.first + by.first * step,
  last: edge.last + by.last * step,
  bow: edge.bow + by.bow * step,
});

/** Returns an edge moved to where the contrast is most between two shares of its side. */
function settled({ contrasts, sign, ...found }: FoundEdge, [from, to]: readonly [number, number]): FoundEdge {
  const { length, bows } = contrasts;
  const scoreOf = (edge: Edge) => {
    let sum = 0;
    for (let i = Math.ceil(from * length); i < to * length; i++) {
      sum += sign * contrastAt(contrasts, i, depthAt(edge, i / length));
    }
    return sum;
  };
  const moves = bows ? BOWED_MOVES : MOVES;
  let best = { edge: found.edge, score: scoreOf(found.edge) };
  for (const step of FINE_STEPS) {
    for (let move = 0; move < MOST_MOVES; move++) {
      const next = moves
        .flatMap((by) => [moved(best.edge, by, step), moved(best.edge, by, -step)])
        .map((edge) => ({ edge, score: scoreOf(edge) }))
        .reduce((a, b) => (b.score > a.score ? b : a));
      if (next.score <= best.score) break;
      best = next;
    }
  }
  return { contrasts, sign, edge: best.edge };
}
