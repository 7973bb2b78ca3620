/** The places on pages of which somebody can say what they hold. */
import type { PageSize } from '../page-layout.ts';
import type { ColumnBand } from './column-bands.ts';
import type { PrintedColumn } from './printed-columns.ts';
import { isIn, type Place, type SaidColumn } from './said-columns.ts';

/** A column by its page. */
export type ColumnPlace = Place & { readonly column: PrintedColumn };

/** Given the bands of a page, returns those of columns, as places. */
export const placesIn = (page: number, bands: readonly ColumnBand[]): ColumnPlace[] =>
  bands.flatMap(({ column, box }) => (column === null ? [] : [{ page, x: column.x, y: column.y, box, column }]));

/** A point on a page. */
export type Point = Pick<Place, 'page' | 'x' | 'y'>;

/** Points on both sides of a point that somebody chose. */
const ROOM = 18;
/** Points around a band that are of no other column. */
const TOUCHING = 4;
/** Share of the height of a page above and below what stands there. */
const MARGIN = 0.05;

interface OnPage {
  readonly places: readonly Place[];
  /** of the page */
  readonly height: number;
}

/** Given a point of a page, returns its place: as high as the nearest table, or else as what stands on the page. */
export function spotAt(point: Point, { places, height }: OnPage): Place {
  const distance = ({ box: [, top, , bottom] }: Place) => Math.max(0, top - point.y, point.y - bottom);
  const [nearest] = places.toSorted((a, b) => distance(a) - distance(b));
  const [, top, , bottom] = nearest?.box ?? [0, height * MARGIN, 0, height * (1 - MARGIN)];
  return { ...point, box: [Math.max(0, point.x - ROOM), top, point.x + ROOM, bottom], column: null };
}

/** Given what is said, returns the places of a page that are in no column of it. */
export function spotsIn(page: number, said: readonly SaidColumn[], on: OnPage): Place[] {
  const spots = said.filter((one) => one.page === page && !on.places.some((place) => isIn(place)(one)));
  return spots.map(({ x, y }) => spotAt({ page, x, y }, on));
}

/** Given a point and the places of its page, returns the column in whose band it is, or that it touches; or null. */
export function placeAt({ x, y }: Point, places: readonly Place[]): Place | null {
  const isAt = ({ box: [x0, y0, x1, y1] }: Place) =>
    x >= x0 - TOUCHING && x <= x1 + TOUCHING && y >= y0 - TOUCHING && y <= y1 + TOUCHING;
  return places.find(isAt) ?? null;
}

/** Given a page, its size and its bands, returns the point to begin with: in the most room beside them, on the first row. */
export function roomOn(page: number, { width, height }: PageSize, bands: readonly ColumnBand[]): Point {
  const edges = [0, ...bands.flatMap(({ box }) => [box[0], box[2]]), width].sort((a, b) => a - b);
  const rooms = edges.slice(1).map((to, i) => ({ from: edges[i] ?? 0, to }));
  const isFree = ({ from, to }: (typeof rooms)[number]) => !bands.some(({ box }) => box[0] < to && box[2] > from);
  const [most = { from: 0, to: width }] = rooms.filter(isFree).toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return { page, x: (most.from + most.to) / 2, y: placesIn(page, bands)[0]?.y ?? height / 2 };
}
