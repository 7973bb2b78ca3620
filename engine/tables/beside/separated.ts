/** Separates lines in boxes beside the table of a page from the others, and numbers all of them again. */
import type { LinedPage } from '../../model/line.ts';
import type { TokenLine } from '../../model/table.ts';
import { partBoxes } from './beside.ts';
import { inPageColumns } from './newspaper.ts';

/** A page's lines, those in boxes beside its table apart; so many of the others are before these. */
export interface SeparatedPage {
  readonly page: LinedPage;
  readonly before: number;
  readonly beside: readonly TokenLine[];
  readonly lines: readonly TokenLine[];
  /** it is the right one of two columns of a page: above its first header, it continues the left one */
  readonly isRightColumn: boolean;
}

/** Returns a page's lines, or those of each of its columns, numbered from `first` on, those in boxes apart. */
export function separateBoxes(page: LinedPage, all: readonly TokenLine[], first: number): SeparatedPage[] {
  const from = page.lines[0]?.index ?? 0;
  let next = first;
  return inPageColumns(all.slice(from, from + page.lines.length)).map((own, column) => {
    const { before, beside, after } = partBoxes(page, own);
    const [box, below] = [next + before.length, next + before.length + beside.length];
    const lines = [...numbered(before, next), ...numbered(after, below)];
    next = below + after.length;
    return { page, before: before.length, beside: numbered(beside, box), lines, isRightColumn: column > 0 };
  });
}

/** Given lines, returns them with their positions among the document's lines, from that of the first on. */
const numbered = (lines: readonly TokenLine[], from: number): TokenLine[] =>
  lines.map((tl, i) => (tl.line.index === from + i ? tl : { ...tl, line: { ...tl.line, index: from + i } }));
