/** Finds the columns of each header of a document once, by what stands below it on all pages. */
import type { Column, TokenLine } from '../model/table.ts';
import { columnsUnder } from './column-edges/column-edges.ts';
import { type Draft, rulesOf } from './drafts.ts';
import type { Header } from './headers/header.ts';
import { withoutNonBookingLists, withoutSummaries } from './non-booking-lists.ts';

/** Headers of one table stand at the same place on each page, to this many points. */
const SAME_PLACE = 4;
/** Columns show in this many lines; more cost time and say no more. */
const MOST_LINES = 2000;

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
    const ruled = drafts.find((d) => rulesOf(d).length > 0);
    const rules = ruled ? rulesOf(ruled) : [];
    const rows = withoutSummaries(withoutNonBookingLists(enoughOf(drafts)), header.cells);
    const columns = columnsUnder(header.cells, rows, rules, drafts[0].page.width);
    for (const d of drafts) columnsOf.set(d, columns);
  }
  return columnsOf;
}

/** Returns the lines below a header from as many pages, evenly spread, as it takes to show columns. */
function enoughOf(drafts: readonly Draft[]): readonly TokenLine[] {
  let count = 0;
  for (const { body } of drafts) count += body.length;
  const every = Math.max(1, Math.floor(count / MOST_LINES));
  const lines: TokenLine[] = [];
  for (let i = 0; i < drafts.length; i += every) for (const tl of drafts[i].body) lines.push(tl);
  return lines;
}

/** Given a header, returns what makes it the same as another page's: its headings and their places. */
function samePlace(a: Header, b: Header): boolean {
  if (a.cells.length !== b.cells.length) return false;
  for (let i = 0; i < a.cells.length; i++) {
    const [c, other] = [a.cells[i], b.cells[i]];
    if (c.text !== other.text || !(Math.abs(c.x0 - other.x0) < SAME_PLACE)) return false;
  }
  return true;
}
