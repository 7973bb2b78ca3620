/** Sets lines in boxes beside the table of a page apart from the others, and numbers all anew. */
import type { LinedPage } from '../../model/line.ts';
import type { TokenLine } from '../../model/table.ts';
import { partBoxes } from './beside.ts';
import { inPageColumns } from './newspaper.ts';

/** A page's lines, those in boxes beside its table apart; so many of the others stand before these. */
export interface SeparatedPage {
  readonly page: LinedPage;
  readonly before: number;
  readonly beside: readonly TokenLine[];
  readonly lines: readonly TokenLine[];
  /** it is the right one of two columns of a page: what stands above its first header goes on from the left one */
  readonly isRightColumn: boolean;
}

/** Returns a page's lines, or those of each of its columns, numbered from `first` on, those in boxes apart. */
export function separateBoxes(page: LinedPage, all: readonly TokenLine[], first: number): SeparatedPage[] {
  const from = page.lines[0]?.index ?? 0;
  let next = first;
  return inPageColumns(all.slice(from, from + page.lines.length)).map((lines, column) => {
    const placed = { ...withoutBoxes(page, lines, next), isRightColumn: column > 0 };
    next += placed.lines.length + placed.beside.length;
    return placed;
  });
}

function withoutBoxes(page: LinedPage, own: readonly TokenLine[], first: number): Omit<SeparatedPage, 'isRightColumn'> {
  const { before, beside, after } = partBoxes(page, own);
  const lines = [...numbered(before, first), ...numbered(after, first + before.length + beside.length)];
  return { page, before: before.length, beside: numbered(beside, first + before.length), lines };
}

function numbered(lines: readonly TokenLine[], from: number): TokenLine[] {
  const found = new Array<TokenLine>(lines.length);
  for (let i = 0; i < lines.length; i++) found[i] = withIndex(lines[i], from + i);
  return found;
}

/** Given a line, returns it with its position among the document's lines, where that is another. */
const withIndex = (tl: TokenLine, index: number): TokenLine =>
  tl.line.index === index ? tl : { ...tl, line: { ...tl.line, index } };
