/**
 * Finds lines that look like rows but lack an amount, by rules, times, numbers, references or marks. Where days stand
 * above several rows, such lines look like text of the row before.
 */
import { least } from '../../geometry/extremes.ts';
import { markerSign } from '../../lexicon/headings/markers.ts';
import type { MarkedLine } from '../marked-line.ts';

/** Rows that print what begins them, of all, at the least. */
const MOST = 0.8;
/** Letters and figures of a reference, at the least. */
const LEAST_REFERENCE = 4;
/** Rows that show how rows are made, at the least. */
const LEAST_ROWS = 4;

/** Returns lines alone between two rules, if rules separate the rows, and those that begin or are marked as rows. */
export function rowsWithoutAmount(lines: readonly MarkedLine[]): MarkedLine[] {
  const first = lines.findIndex(isRow);
  const last = lines.findLastIndex(isRow);
  if (lines.filter(isRow).length < LEAST_ROWS) return [];
  const inside = lines.slice(first, last + 1);
  return [...new Set([...betweenRules(inside), ...begunAsRows(inside), ...markedAsRows(inside)])];
}

const isRow = (l: MarkedLine): boolean => l.anchor && !l.kindExact;
const isText = (l: MarkedLine): boolean =>
  !l.anchor &&
  !l.row.crossing &&
  !l.row.source.line.furniture &&
  l.dates.length === 0 &&
  l.dayHeading === null &&
  !l.kindExact &&
  l.section === null &&
  l.described;

/** The first lines of blocks between rules that hold words and no amount, where the other blocks are a row each. */
function betweenRules(lines: readonly MarkedLine[]): MarkedLine[] {
  const blocks: MarkedLine[][] = [];
  for (const l of lines) {
    const block = blocks[blocks.length - 1];
    if (block && !l.ruledAbove && block[0].segment === l.segment) block.push(l);
    else blocks.push([l]);
  }
  const rows = blocks.filter((block) => block.some(isRow));
  const single = rows.filter((block) => block.filter(isRow).length === 1);
  if (rows.length < LEAST_ROWS || single.length < rows.length * MOST) return [];
  return blocks.flatMap((block, i) => {
    // a row may go on overleaf, and a page's foot stands below the last
    const isAmid = [blocks[i - 1], blocks[i + 1]].every((other) => other?.[0].segment === block[0].segment);
    return isAmid && block.every(isText) && block[0].ruledAbove ? [block[0]] : [];
  });
}

const shapeOf = (text: string): string => text.replace(/\d/g, '9').replace(/\p{L}+/gu, 'A');
const HAS_FIGURES = /\d/;

/** Returns lines without an amount with figures in a column where most rows have figures of the same shape: "07:21". */
function begunAsRows(lines: readonly MarkedLine[]): MarkedLine[] {
  const rows = lines.filter(isRow);
  const others = lines.filter(isText);
  if (others.length === 0) return [];
  return rows[0].row.cells.flatMap((_, at) => {
    const shapes = new Map<string, number>();
    for (const { row } of rows) {
      const text = row.cells[at]?.text ?? '';
      if (HAS_FIGURES.test(text)) shapes.set(shapeOf(text), (shapes.get(shapeOf(text)) ?? 0) + 1);
    }
    const usual = [...shapes].find(([, count]) => count >= rows.length * MOST)?.[0];
    if (usual !== undefined) return others.filter(({ row }) => shapeOf(row.cells[at]?.text ?? '') === usual);
    return referredAsRows(rows, others, at);
  });
}

/** Returns lines with a reference as long as those of most rows; the rest of a reference on a line below is shorter. */
function referredAsRows(rows: readonly MarkedLine[], others: readonly MarkedLine[], at: number): MarkedLine[] {
  if (rows.every(({ row }) => row.cells[at]?.column.role !== 'reference')) return [];
  const referenceOf = ({ row }: MarkedLine) => row.cells[at]?.text.replace(/\s/g, '') ?? '';
  const lengths = rows.map((l) => referenceOf(l).length).filter((length) => length > 0);
  if (lengths.length < rows.length * MOST) return [];
  const shortest = Math.max(LEAST_REFERENCE, least(lengths));
  return others.filter((l) => HAS_FIGURES.test(referenceOf(l)) && referenceOf(l).length >= shortest);
}

/** Lines without an amount that have the mark for a side in the column where most rows have theirs: "D". */
function markedAsRows(lines: readonly MarkedLine[]): MarkedLine[] {
  const rows = lines.filter(isRow);
  const others = lines.filter(isText);
  const hasMark = ({ row }: MarkedLine, at: number) => markerSign(row.cells[at]?.text.trim() ?? '') !== null;
  return rows[0].row.cells.flatMap((_, at) =>
    rows.filter((l) => hasMark(l, at)).length < rows.length * MOST ? [] : others.filter((l) => hasMark(l, at)),
  );
}
