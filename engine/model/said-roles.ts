/** The columns at which the user points. */
import type { SaidColumn } from './hints.ts';
import { type Column, columnAt, type Segment, type Table } from './table.ts';

/** A column of one table, by its index, and what the user says that it holds. */
export interface SaidRole {
  readonly table: Table;
  readonly column: number;
  readonly holds: SaidColumn['holds'];
}

/** The same with the point, and the columns among which it is. */
export interface PointedRole extends SaidRole {
  readonly x: number;
  readonly columns: readonly Column[];
}

/** Given tables and what the user points at, returns the columns there: those of the nearest table on that page. */
export function saidRoles(tables: readonly Table[], said: readonly SaidColumn[] = []): PointedRole[] {
  const segments = tables.flatMap((table) => table.segments.map((segment) => ({ table, segment })));
  return said.flatMap(({ page, x, y, holds }): PointedRole[] => {
    const here = segments.filter(({ segment }) => segment.page === page);
    const [nearest] = here.toSorted((a, b) => distanceTo(a.segment, y) - distanceTo(b.segment, y));
    if (nearest === undefined) return [];
    const { columns } = nearest.segment;
    return [{ table: nearest.table, column: columnAt(columns, { x0: x, x1: x }).index, holds, x, columns }];
  });
}

function distanceTo({ body }: Segment, y: number): number {
  const [first, last] = [body[0]?.line.box, body.at(-1)?.line.box];
  if (first === undefined || last === undefined) return Infinity;
  return Math.max(0, first[1] - y, y - last[3]);
}

/** Given a table, returns its headings as one text: tables with the same are read alike. */
export const headingsOf = ({ segments }: Pick<Table, 'segments'>): string =>
  segments[0].columns.map(({ heading }) => heading).join('|');
