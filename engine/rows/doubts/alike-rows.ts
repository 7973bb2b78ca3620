/**
 * Finds lines that look like rows but lack an amount, by rules, times, numbers, references or marks. Where days are
 * above several rows, such lines look like text of the row before.
 */
import { least } from '../../geometry/extremes.ts';
import { markerSign } from '../../lexicon/headings/markers.ts';
import { firstOf, groupBy, lastOf, stretchesOf } from '../../model/lists.ts';
import type { MarkedLine } from '../marked-line.ts';

/** Rows that print what begins them, of all, at the least. */
const MOST = 0.8;
/** Letters and figures of a reference, at the least. */
const LEAST_REFERENCE = 4;
/** Rows that show how rows are made, at the least. */
const LEAST_ROWS = 4;

/** Returns lines alone between two rules, if rules separate the rows, and those that begin or are marked as rows. */
export function rowsWithoutAmount(lines: readonly MarkedLine[]): MarkedLine[] {
  const rows = lines.filter(isRow);
  if (rows.length < LEAST_ROWS) return [];
  const inside = lines.slice(lines.indexOf(firstOf(rows)), lines.indexOf(lastOf(rows)) + 1);
  const others = inside.filter(isText);
  const inColumns = (find: typeof begunAsRows) => firstOf(rows).row.cells.flatMap((_, at) => find(rows, others, at));
  return [...new Set([...betweenRules(inside), ...inColumns(begunAsRows), ...inColumns(markedAsRows)])];
}

const isRow = (l: MarkedLine): boolean => l.anchor && !l.kindExact;

function isText({ row, anchor, kindExact, section, described, dates, dayHeading }: MarkedLine): boolean {
  if (anchor || kindExact || section || row.crossing || row.source.line.furniture) return false;
  return described && dates.length === 0 && dayHeading === null;
}

/** The first lines of blocks between rules that hold words and no amount, if the other blocks are a row each. */
function betweenRules(lines: readonly MarkedLine[]): MarkedLine[] {
  const blocks = stretchesOf(lines, (l, before) => !l.ruledAbove && l.segment === before.segment);
  const rows = blocks.filter((block) => block.some(isRow));
  const single = rows.filter((block) => block.filter(isRow).length === 1);
  if (rows.length < LEAST_ROWS || single.length < rows.length * MOST) return [];
  return blocks.flatMap((block, i) => {
    // a row may continue overleaf, and a page's foot is below the last
    const isAmid = [blocks[i - 1], blocks[i + 1]].every((other) => other?.[0].segment === block[0].segment);
    return isAmid && block.every(isText) && block[0].ruledAbove ? [block[0]] : [];
  });
}

const shapeOf = (text: string): string => text.replace(/\d/g, '9').replace(/\p{L}+/gu, 'A');
const HAS_FIGURES = /\d/;

const textIn = ({ row }: MarkedLine, column: number): string => row.cells[column]?.text ?? '';

/** Returns lines without an amount with figures in a column where most rows have figures of the same shape: "07:21". */
function begunAsRows(rows: readonly MarkedLine[], others: readonly MarkedLine[], at: number): readonly MarkedLine[] {
  const figured = others.filter((l) => HAS_FIGURES.test(textIn(l, at)));
  if (figured.length === 0) return figured;
  const texts = rows.map((l) => textIn(l, at)).filter((text) => HAS_FIGURES.test(text));
  const alike = [...groupBy(texts, shapeOf)].find(([, own]) => own.length >= rows.length * MOST);
  if (!alike) return referredAsRows(rows, figured, at);
  return figured.filter((l) => shapeOf(textIn(l, at)) === alike[0]);
}

/** Returns lines with a reference as long as those of most rows; the rest of a reference on a line below is shorter. */
function referredAsRows(rows: readonly MarkedLine[], figured: readonly MarkedLine[], at: number): MarkedLine[] {
  if (rows.every(({ row }) => row.cells[at]?.column.role !== 'reference')) return [];
  const referenceOf = (l: MarkedLine) => textIn(l, at).replace(/\s/g, '');
  const lengths = rows.map((l) => referenceOf(l).length).filter((length) => length > 0);
  if (lengths.length < rows.length * MOST) return [];
  const shortest = Math.max(LEAST_REFERENCE, least(lengths));
  return figured.filter((l) => referenceOf(l).length >= shortest);
}

/** Lines without an amount that have the mark for a side in the column in which most rows have theirs: "D". */
function markedAsRows(rows: readonly MarkedLine[], others: readonly MarkedLine[], at: number): readonly MarkedLine[] {
  const hasMark = (l: MarkedLine) => markerSign(textIn(l, at)) !== null;
  const marked = others.filter(hasMark);
  return marked.length === 0 || rows.filter(hasMark).length < rows.length * MOST ? [] : marked;
}
