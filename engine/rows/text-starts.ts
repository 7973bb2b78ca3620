/** Places the texts of a table's lines: they begin at their left edge, or at the right one in a leftward script. */
import { groupBy, numberAt } from '../model/lists.ts';
import { usualStart } from './layout.ts';
import type { MarkedLine } from './marked-line.ts';

/** A line of which the table's usual start is not known yet: its indent is that from the page's edge. */
export type Unplaced = Omit<MarkedLine, 'indent'> & { indent: number };

/** Given lines with the same columns, makes their indents those from where most texts begin. */
export function placeIndents(lines: readonly Unplaced[], main: number): void {
  const isLeftward = lines.some(({ row }) => row.cells[main]?.words.some(({ leftward }) => leftward));
  if (isLeftward) {
    const ends = lines.map((l) => -rightEdge(l, main));
    if (alike(ends) > alike(lines.map(({ indent }) => indent)))
      for (const [i, l] of lines.entries()) l.indent = numberAt(ends, i);
  }
  const start = usualStart(lines);
  for (const l of lines) l.indent -= start;
}

const rightEdge = ({ row: { cells, source } }: Unplaced, main: number): number =>
  cells[main]?.words.reduce((edge, { x1 }) => Math.max(edge, x1), 0) ?? source.line.box[2];

/** How many of some places are the same, to a point. */
const alike = (places: readonly number[]): number =>
  [...groupBy(places, Math.round).values()].reduce((most, { length }) => Math.max(most, length), 0);
