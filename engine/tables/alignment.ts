/** Finds the tables of a document without any header. */
import { greatest } from '../geometry/extremes.ts';
import { middle } from '../geometry/intervals.ts';
import { lineKind } from '../lexicon/lines/kind-of-line.ts';
import type { LineKind } from '../lexicon/lines/line-kind.ts';
import { type Filled, firstOf, isFilled } from '../model/lists.ts';
import type { Column, PlacedAmount, Segment, TokenLine } from '../model/table.ts';
import { isAlone, moneyIn } from './aligned-runs/aligned-runs.ts';
import { type Draft, isCarriedOn, rulesOf, segmentOf } from './drafts.ts';
import { columnsOf, type List, listIn, loneRow } from './headerless.ts';
import { belowTitlesOfNone, withoutNonBookingLists } from './non-booking-lists.ts';

/** Finds the tables of drafts without headers: dates and amounts below each other are rows, by statement. */
export function tablesByAlignment(drafts: readonly Draft[]): Filled<Segment>[] {
  const tables: Filled<Segment>[] = [];
  let left = drafts;
  while (left.length > 0) {
    const segments = longestList(left);
    if (!isFilled(segments)) break;
    tables.push(segments);
    const listed = new Set(segments.map(({ body }) => body[0]));
    left = statementsOf(left).flatMap((own) => (own.some(({ body }) => body.some((tl) => listed.has(tl))) ? [] : own));
  }
  for (const own of statementsOf(left)) {
    const row = loneRowOf(own);
    const segments = row === null ? [] : segmentsOf(own, row);
    if (isFilled(segments)) tables.push(segments);
  }
  return tables;
}

/** Given drafts, returns them by the statements whose heads are above. */
function statementsOf(drafts: readonly Draft[]): Draft[][] {
  const starts = drafts.flatMap(({ opens }, i) => (i === 0 || opens ? i : []));
  return starts.map((from, i) => drafts.slice(from, starts[i + 1]));
}

/** Returns the only row on drafts of one statement: below its head, or with both of its balances named. */
function loneRowOf(drafts: readonly Draft[]): List | null {
  const lines = drafts.flatMap((d) => d.body);
  const kinds = lines.flatMap(({ line }) => line.phrases.map((p) => lineKind(p.text)));
  const names = (...some: LineKind[]) => kinds.some((k) => k?.exact && some.includes(k.kind));
  const isOwn = firstOf(drafts).opens || (names('opening', 'balance') && names('closing'));
  return isOwn ? loneRow(lines) : null;
}

function longestList(drafts: readonly Draft[]): Segment[] {
  const lines = withoutNonBookingLists(drafts.flatMap((d) => d.body));
  const list = listIn(lines);
  if (list === null) return [];
  // a list that books nothing may be longer than the one that does
  const none = belowTitlesOfNone(lines);
  if (!list.rows.every((tl) => none.has(tl))) return segmentsOf(drafts, list);
  return segmentsOf(drafts, listIn(lines.filter((tl) => !none.has(tl))) ?? loneRowOf(drafts) ?? list);
}

function segmentsOf(drafts: readonly Draft[], list: List): Segment[] {
  const width = greatest(drafts.map((d) => d.page.width));
  const columns = columnsOf(list.rows, rulesOf(firstOf(drafts)), width);
  if (!columns.some((c) => c.holds === 'money')) return [];
  const isOfDay = (tl: TokenLine) => isOfDayAbove(tl, columns);
  const segments: Segment[] = [];
  for (const d of drafts) {
    const before = segments.at(-1);
    let isHeld = (tl: TokenLine) => list.lines.has(tl);
    if (!d.body.some(isHeld)) {
      // overleaf of a balance carried over, rows need no day to be of the list
      if (isCarriedOn(before, d)) isHeld = (tl) => amountsAlone(tl, columns, false).length > 0;
      // nor if rows of it are without one below the first of a day
      else if (d.page.number === (before?.page ?? 0) + 1 && segments.some(({ body }) => body.some(isOfDay)))
        isHeld = isOfDay;
    }
    if (d.body.some(isHeld)) segments.push(segmentOf({ ...d, body: onlyList(d.body, isHeld, columns) }, columns));
  }
  return segments;
}

/** True for a line without a day that has text, and an amount in each of several columns of money. */
function isOfDayAbove(tl: TokenLine, columns: readonly Column[]): boolean {
  const count = columns.filter((c) => c.holds === 'money').length;
  const amounts = amountsAlone(tl, columns, false);
  if (count === 1 || amounts.length !== count || amounts[0]?.from === 0) return false;
  return tl.dates.length === 0 && !lineKind(tl.line.text)?.exact;
}

/** Given a line, returns the amounts on it that are by themselves, in a column of money or (`elsewhere`) in none. */
function amountsAlone(tl: TokenLine, columns: readonly Column[], elsewhere: boolean): PlacedAmount[] {
  const inColumn = (x: number) => columns.some((c) => c.holds === 'money' && x >= c.left && x <= c.right);
  return moneyIn(tl).filter((a) => !a.token.whole && isAlone(tl, a) && inColumn(middle(a)) !== elsewhere);
}

/** Returns the lines of a page without those above and below a list that print amounts outside its columns. */
function onlyList(body: readonly TokenLine[], isHeld: (tl: TokenLine) => boolean, columns: readonly Column[]) {
  const elsewhere = (tl: TokenLine) => amountsAlone(tl, columns, true);
  const first = body.findIndex(isHeld);
  const last = body.findLastIndex(isHeld);
  const from = body.slice(0, first).findLastIndex((tl) => elsewhere(tl).length > 0) + 1;
  const isOther = (tl: TokenLine) => tl.dates.length > 0 && elsewhere(tl).length === moneyIn(tl).length;
  const below = body.slice(last + 1).findIndex((tl) => elsewhere(tl).length > 0 && isOther(tl));
  return body.slice(from, below < 0 ? undefined : last + 1 + below);
}
