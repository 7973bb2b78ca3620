/** Finds the columns of each header of a document once, by what is below it on all pages. */
import { firstOf, itemAt } from '../model/lists.ts';
import type { Column, TokenLine } from '../model/table.ts';
import { MOST_LINES } from './aligned-runs/aligned-runs.ts';
import { columnsUnder } from './column-edges/column-edges.ts';
import { type Draft, rulesOf } from './drafts.ts';
import type { Header } from './headers/header.ts';
import { withoutNonBookingLists, withoutSummaries } from './non-booking-lists.ts';

/** Headers of one table are at the same place on each page, to this many points. */
const SAME_PLACE = 4;

/** One header of a document, with the stretches of pages below it. */
interface Shape {
  readonly header: Header;
  readonly drafts: Draft[];
}

/** Given the drafts of a document, returns the columns of each that has a header. */
export function columnsOfDrafts(drafts: readonly Draft[]): ReadonlyMap<Draft, readonly Column[]> {
  const shapes: Shape[] = [];
  for (const d of drafts) {
    const { header } = d;
    if (!header) continue;
    const shape = shapes.find((s) => samePlace(s.header, header));
    if (shape) shape.drafts.push(d);
    else shapes.push({ header, drafts: [d] });
  }
  const columnsOf = new Map<Draft, readonly Column[]>();
  for (const { header, drafts } of shapes) {
    const rules = drafts.map(rulesOf).find(({ length }) => length > 0) ?? [];
    const rows = withoutSummaries(withoutNonBookingLists(enoughOf(drafts)), header.cells);
    const columns = columnsUnder(header.cells, rows, rules, firstOf(drafts).page.width);
    for (const d of drafts) columnsOf.set(d, columns);
  }
  return columnsOf;
}

/** Returns the lines below a header from as many pages, evenly spread, as it takes to show columns. */
function enoughOf(drafts: readonly Draft[]): readonly TokenLine[] {
  const count = drafts.reduce((n, { body }) => n + body.length, 0);
  const every = Math.max(1, Math.floor(count / MOST_LINES));
  return drafts.filter((_, i) => i % every === 0).flatMap(({ body }) => body);
}

/** True for headers of two pages with the same headings at the same places. */
const samePlace = ({ cells: a }: Header, { cells: b }: Header): boolean =>
  a.length === b.length && a.every((c, i) => c.text === b[i]?.text && Math.abs(c.x0 - itemAt(b, i).x0) < SAME_PLACE);
