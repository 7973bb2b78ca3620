/** Finds the sheet on a photograph: a quadrangle on a ground, seen at an angle, a little curled. */
import { type Picture, type PixelBox, shrink } from '../picture.ts';
import { type Corners, type Plane, type Point, planeOf, seenOn, sizeOf } from './plane.ts';
import { depthAt, edgeAt, edgeBetween, type FoundEdge, type Side } from './sheet-edges.ts';

/** A sheet as it is seen, and the rectangle in its place that it is on a straight page, pixels of the picture. */
export interface Sheet {
  readonly plane: Plane;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** shares of its height by which the middle of its upper and lower edge is lower than their ends */
  readonly bows: readonly [upper: number, lower: number];
}

/** Pixels of the shorter side of a picture at which edges of a sheet are seen. */
const LOOKED_SIDE = 360;
/** Rounds in which a corner is found: where an edge is depends on where the other one is. */
const ROUNDS = 4;
/** Share of the sheet along its edges that is taken for paper: its edge is soft, and nothing is printed there. */
const RIM = 0.006;

/** Returns the sheet of a picture; null if its four edges are not seen. */
export function sheetOn(picture: Picture): Sheet | null {
  const scale = Math.max(1, Math.floor(Math.min(picture.width, picture.height) / LOOKED_SIDE));
  const small = shrink(picture, scale);
  const found = foundOn(small);
  return found === null ? null : sheetWithin(edgesOn(small, found), scale);
}

type Four<T> = Readonly<Record<Side, T>>;

/** Returns the four edges, each as it is between the two beside it. */
function foundOn(small: Picture): Four<FoundEdge> | null {
  const first = allFour((side) => edgeAt(small, side));
  if (first === null) return null;
  const [a, b, c, d] = cornersOf(edgesOn(small, first));
  const shares: Four<readonly [number, number]> = {
    top: [a.x / small.width, b.x / small.width],
    right: [b.y / small.height, c.y / small.height],
    bottom: [d.x / small.width, c.x / small.width],
    left: [a.y / small.height, d.y / small.height],
  };
  return allFour((side) => edgeBetween(first[side], shares[side]));
}

function allFour<T>(of: (side: Side) => T | null): Four<T> | null {
  const [top, right, bottom, left] = [of('top'), of('right'), of('bottom'), of('left')];
  return top === null || right === null || bottom === null || left === null ? null : { top, right, bottom, left };
}

/** Edges by their place on the picture: the y of those across at some x, the x of those down at some y. */
type Lines = Four<(at: number) => number>;

const edgesOn = ({ width, height }: Picture, { top, right, bottom, left }: Four<FoundEdge>): Lines => ({
  top: (x) => depthAt(top.edge, x / width),
  right: (y) => width - depthAt(right.edge, y / height),
  bottom: (x) => height - depthAt(bottom.edge, x / width),
  left: (y) => depthAt(left.edge, y / height),
});

const cornersOf = ({ top, right, bottom, left }: Lines): Corners => [
  meeting(top, left),
  meeting(top, right),
  meeting(bottom, right),
  meeting(bottom, left),
];

function sheetWithin(lines: Lines, scale: number): Sheet {
  const corners = cornersOf(lines);
  const [a, b, c, d] = corners;
  const { width, height } = sizeOf(corners);
  const bowOf = (edge: (x: number) => number, from: Point, to: Point) =>
    (edge((from.x + to.x) / 2) - (from.y + to.y) / 2) / height;
  const onPicture = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  return {
    plane: planeOf([onPicture(a), onPicture(b), onPicture(c), onPicture(d)]),
    left: ((a.x + b.x + c.x + d.x) / 4 - width / 2) * scale,
    top: ((a.y + b.y + c.y + d.y) / 4 - height / 2) * scale,
    width: width * scale,
    height: height * scale,
    bows: [bowOf(lines.top, a, b), bowOf(lines.bottom, d, c)],
  };
}

/** Returns where an edge across and one down meet. */
function meeting(across: (x: number) => number, down: (y: number) => number): Point {
  let [x, y] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) [x, y] = [down(y), across(x)];
  return { x, y };
}

/** Given a place on the straight page, returns where that is on the picture. What is beside the sheet is seen there. */
export function placeOnSheet({ plane, left, top, width, height, bows }: Sheet, x: number, y: number): Point {
  const [u, v] = [(x - left) / width, (y - top) / height];
  return seenOn(plane, u, v + 4 * u * (1 - u) * (bows[0] * (1 - v) + bows[1] * v));
}

/** Returns the nearest place of the straight page that is on the sheet, its rim left out. */
export function withinSheet({ left, top, width, height }: Sheet, { x, y }: Point): Point {
  const rim = RIM * width;
  return {
    x: Math.min(left + width - rim, Math.max(left + rim, x)),
    y: Math.min(top + height - rim, Math.max(top + rim, y)),
  };
}

/** Given a sheet and the pixels of its picture for one of the straight page, returns its place there without its rim. */
export function printedOn({ left, top, width, height }: Sheet, scale: number): PixelBox {
  const rim = RIM * width;
  return {
    x0: Math.ceil((left + rim) / scale),
    y0: Math.ceil((top + rim) / scale),
    x1: Math.floor((left + width - rim) / scale),
    y1: Math.floor((top + height - rim) / scale),
  };
}
