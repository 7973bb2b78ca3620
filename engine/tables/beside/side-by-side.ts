/** Separates lists that are side by side below one line of headings. */
import { middle } from '../../geometry/intervals.ts';
import { DATE_ROLES } from '../../lexicon/headings/heading-roles.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { listedBesides } from '../../lexicon/lines/no-bookings.ts';
import { isSentence } from '../../lexicon/lines/section-titles.ts';
import type { Phrase } from '../../model/line.ts';
import { firstOf, itemAt, lastOf, neighbours, numberAt } from '../../model/lists.ts';
import type { HeadingCell, TokenLine } from '../../model/table.ts';
import { coverageOf, isRowLike } from '../aligned-runs/coverage.ts';
import { type Draft, UNHEADED } from '../drafts.ts';
import type { Header } from '../headers/header.ts';
import { splitBlocks, within } from './blocks.ts';

/** Headings of a list of the balances of days: the day's and the balance's. */
const LISTED = 2;

/** Returns the lists side by side below a header, and everything else as another draft; null if nothing is left. */
export function sideBySide(draft: Draft, header: Header): { lists: Draft[]; rest: Draft | null } {
  const { length } = header.cells;
  if (areDays(header.cells.slice(-LISTED), header.cells[0])) return besideDays(draft, header, length - LISTED, 1);
  if (areDays(header.cells.slice(0, LISTED), header.cells[LISTED])) return besideDays(draft, header, LISTED, 0);
  const blocks = splitBlocks(header.cells);
  if (blocks.length === 1) return { lists: [], rest: draft };
  const { page, body } = draft;
  const edges = blockEdges(blocks, body, page.width);
  const rows = rowsOnly(body);
  const lists = blocks.map((cells, k): Draft => {
    const part = partOf(numberAt(edges, k), numberAt(edges, k + 1));
    const title = draft.title.flatMap((tl) => (standsOverEach(tl, edges) ? part([tl]) : [tl]));
    return { ...draft, header: { ...header, cells }, title, body: part(rows) };
  });
  const below = body.slice(rows.length);
  return { lists, rest: below.length > 0 ? { ...UNHEADED, page, body: below } : null };
}

/** True for headings of days and their balances beside bookings, whose first heading names the same kind of day. */
function areDays(cells: readonly HeadingCell[], first: HeadingCell | undefined): boolean {
  const [day, balance] = cells;
  if (!first || first === day || first.role !== day?.role || !DATE_ROLES.has(first.role)) return false;
  return listedBesides(cells) === 'balances of days' && lineKind(balance?.text ?? '')?.kind === 'daily_balance';
}

/** Returns the balances of days, left (0) or right (1) of an edge behind `count` headings, and the bookings. */
function besideDays(draft: Draft, header: Header, count: number, at: 0 | 1): { lists: Draft[]; rest: Draft } {
  const blocks = [header.cells.slice(0, count), header.cells.slice(count)];
  const edges = blockEdges(blocks, draft.body, draft.page.width);
  const draftOf = (k: number): Draft => {
    const own = partOf(numberAt(edges, k), numberAt(edges, k + 1));
    const cells = itemAt(blocks, k);
    return { ...draft, header: { ...header, cells }, title: own(draft.title), body: own(draft.body) };
  };
  const days = draftOf(at);
  return { lists: [{ ...days, body: rowsOnly(days.body), beside: true }], rest: draftOf(1 - at) };
}

const partOf = (left: number, right: number) => (lines: readonly TokenLine[]) =>
  lines.flatMap((tl) => within(tl, left, right) ?? []);

/** True for a line with a text above each block, no sentence, and none across two: each block has its own title. */
function standsOverEach({ line: { phrases } }: TokenLine, edges: readonly number[]): boolean {
  const blockOf = (x: number) => edges.findLastIndex((edge) => edge <= x);
  const over = new Set(phrases.map(({ x0 }) => blockOf(x0)));
  const isOwn = ({ x0, x1, text }: Phrase) => blockOf(x0) === blockOf(x1) && !isSentence(text);
  return over.size === edges.length - 1 && phrases.every(isOwn);
}

/** Given the lines below a header of blocks, returns those up to the first that is no row: what follows is no list. */
function rowsOnly(body: readonly TokenLine[]): readonly TokenLine[] {
  const first = body.findIndex(isRowLike);
  // a sum below dated rows is not one of them
  const isRow = (tl: TokenLine) => isRowLike(tl) && (tl.dates.length > 0 || itemAt(body, first).dates.length === 0);
  const end = body.findIndex((tl, i) => i > first && !isRow(tl));
  return first < 0 || end < 0 ? body : body.slice(0, end);
}

/** Given the blocks of a header and the lines below, returns the x at which each block begins, and the last ends. */
function blockEdges(blocks: readonly (readonly HeadingCell[])[], body: readonly TokenLine[], width: number): number[] {
  const coverage = coverageOf(body, width, blocks.flat());
  const between = neighbours(blocks).map(([block, next]) =>
    coverage.valley(middle(lastOf(block)), middle(firstOf(next))),
  );
  return [-Infinity, ...between, Infinity];
}
