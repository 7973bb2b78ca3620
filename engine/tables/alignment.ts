/** Finds the tables of a document without any header. */
import { type Draft, isCarriedOn, rulesOf, segmentOf } from './drafts.ts';
import { columnsOf, listIn } from './headerless.ts';
import { withoutLists } from './lists.ts';
import { isAlone, moneyIn } from './stacks.ts';
import type { Column, PlacedAmount, Segment, Table, TokenLine } from './types.ts';

/** Without any header: dates and amounts that stand below each other are rows, those of another statement in columns of its own. */
export function tablesByAlignment(drafts: readonly Draft[]): Table[] {
  const tables: Segment[][] = [];
  let left = drafts;
  while (left.length > 0) {
    const segments = longestList(left);
    if (segments.length === 0) break;
    tables.push(segments);
    const listed = new Set(segments.map(({ page }) => page));
    left = statementsOf(left).flatMap((own) => (own.some(({ page }) => listed.has(page.number)) ? [] : own));
  }
  const first = (segments: readonly Segment[]) => segments[0].body[0].line.index;
  return tables.sort((a, b) => first(a) - first(b)).map((segments, index) => ({ index, segments, headerless: true }));
}

/** Given drafts, returns them by the statements whose heads stand above. */
function statementsOf(drafts: readonly Draft[]): Draft[][] {
  const statements: Draft[][] = [];
  for (const d of drafts) {
    if (d.opens || statements.length === 0) statements.push([d]);
    else statements[statements.length - 1].push(d);
  }
  return statements;
}

/** Given drafts, returns the pages of the longest list among them. */
function longestList(drafts: readonly Draft[]): Segment[] {
  const list = listIn(withoutLists(drafts.flatMap((d) => d.body)));
  if (list === null) return [];
  const width = Math.max(...drafts.map((d) => d.page.width));
  const columns = columnsOf(list.rows, rulesOf(drafts[0]), width);
  if (!columns.some((c) => c.holds === 'money')) return [];
  const segments: Segment[] = [];
  for (const d of drafts) {
    const isListed = (tl: TokenLine) => list.lines.has(tl);
    // overleaf of a balance carried over, rows need no day to be of the list
    const goesOn = !d.body.some(isListed) && isCarriedOn(segments.at(-1), d);
    const isHeld = goesOn ? (tl: TokenLine) => amountsAlone(tl, columns, false).length > 0 : isListed;
    if (d.body.some(isHeld)) segments.push(segmentOf({ ...d, body: onlyList(d.body, isHeld, columns) }, columns));
  }
  return segments;
}

/** Given a line, returns the amounts on it that stand by themselves, in a column of money or (`elsewhere`) in none. */
function amountsAlone(tl: TokenLine, columns: readonly Column[], elsewhere: boolean): PlacedAmount[] {
  const inColumn = (x: number) => columns.some((c) => c.holds === 'money' && x >= c.left && x <= c.right);
  return moneyIn(tl).filter((a) => !a.token.whole && isAlone(tl, a) && inColumn((a.x0 + a.x1) / 2) !== elsewhere);
}

/** Given the lines of a page, which of them are a list's, and its columns, returns the lines without those above and below that print amounts elsewhere. */
function onlyList(
  body: readonly TokenLine[],
  isHeld: (tl: TokenLine) => boolean,
  columns: readonly Column[],
): TokenLine[] {
  const elsewhere = (tl: TokenLine) => amountsAlone(tl, columns, true);
  const first = body.findIndex(isHeld);
  const last = body.findLastIndex(isHeld);
  const from = body.slice(0, first).findLastIndex((tl) => elsewhere(tl).length > 0) + 1;
  const isOther = (tl: TokenLine) => tl.dates.length > 0 && elsewhere(tl).length === moneyIn(tl).length;
  const below = body.slice(last + 1).findIndex((tl) => elsewhere(tl).length > 0 && isOther(tl));
  return body.slice(from, below < 0 ? undefined : last + 1 + below);
}
