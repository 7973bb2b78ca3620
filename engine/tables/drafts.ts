/** Stretches of pages that may hold rows, and the columns of those below one header, found once by all of them. */
import { overlap, union } from '../geometry/box.ts';
import { kindOfWords } from '../lexicon/lines/kind-of-line.ts';
import type { LineKind } from '../lexicon/lines/line-kind.ts';
import type { LinedPage } from '../model/line.ts';
import { firstOf, itemAt } from '../model/lists.ts';
import type { Column, Segment, TokenLine } from '../model/table.ts';
import { isAlone, MOST_LINES, moneyIn } from './aligned-runs/aligned-runs.ts';
import { columnRules, isRowLike } from './aligned-runs/coverage.ts';
import { columnsUnder } from './column-edges/column-edges.ts';
import type { Header } from './headers/header.ts';
import { withoutNonBookingLists, withoutSummaries } from './non-booking-lists.ts';

/** A rule between rows has at least this share of their width: shorter ones underline a figure or are beside. */
const RULED_SHARE = 0.3;

export interface Draft {
  page: LinedPage;
  header: Header | null;
  headerLines: readonly TokenLine[];
  title: readonly TokenLine[];
  body: readonly TokenLine[];
  /** the head of a statement is above it */
  opens?: boolean;
  /** it is beside a list that continues */
  beside?: boolean;
}

export const UNHEADED = { header: null, headerLines: [], title: [] } as const;

/** True if the foot of a page or the top of the next states a balance that is carried over. */
export function isCarriedOn(segment: Segment | undefined, { page, body }: Draft): boolean {
  if (segment === undefined || page.number !== segment.page + 1) return false;
  const [foot, top] = [segment.body.findLast(isFigure), body.find(isFigure)];
  return kindOf(foot) === 'carried_forward' || kindOf(top) === 'brought_forward';
}

/** Amounts amid sentences at the foot of a page belong to no list. */
const isFigure = (tl: TokenLine): boolean => moneyIn(tl).some((a) => isAlone(tl, a));

/** Given a line with an amount, returns what the words before that say that it is. */
const kindOf = (tl: TokenLine | undefined): LineKind | undefined =>
  tl && kindOfWords(tl.line.words.slice(0, tl.amounts[0]?.from))?.kind;

/** Given a draft, returns the x of the vertical rules that bound its columns. */
export function rulesOf(d: Draft): number[] {
  const top = (d.headerLines[0] ?? d.body[0])?.line.box[1] ?? 0;
  const bottom = d.body.findLast(isRowLike)?.line.box[3] ?? top;
  return columnRules(d.page.rules, top, bottom);
}

export function segmentOf(d: Draft, columns: readonly Column[]): Segment {
  const { page, headerLines: header, title, body } = d;
  return { page: page.number, columns, header, title, body, rules: rulesBetween(d) };
}

/** Given a draft, returns the horizontal rules between its rows, top to bottom. */
function rulesBetween({ page, headerLines, body }: Draft): Segment['rules'] {
  const boxes = page.rules.filter(({ horizontal }) => horizontal).map(({ box }) => box);
  if (boxes.length === 0) return [];
  const [left, , right] = union([...headerLines, ...body.filter(isRowLike)].map(({ line }) => line.box));
  return boxes
    .filter(([x0, , x1]) => overlap(x0, x1, left, right) >= (right - left) * RULED_SHARE)
    .map(([x0, y0, , y1]) => ({ y: (y0 + y1) / 2, left: x0 }))
    .sort((a, b) => a.y - b.y);
}

/** Headers of one table are at the same place on each page, to this many points. */
const SAME_PLACE = 4;

/** Given the drafts of a document, returns the columns of each that has a header. */
export function columnsOfDrafts(drafts: readonly Draft[]): ReadonlyMap<Draft, readonly Column[]> {
  const shapes: { readonly header: Header; readonly drafts: Draft[] }[] = [];
  for (const d of drafts) {
    const { header } = d;
    const shape = header && shapes.find((s) => samePlace(s.header, header));
    if (shape) shape.drafts.push(d);
    else if (header) shapes.push({ header, drafts: [d] });
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
