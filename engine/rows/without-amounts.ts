/** Finds lines that begin a row as others do and lack its amount: where days stand above several rows, they look like the text of the row before. */
import { least } from '../geometry/extremes.ts';
import { markerSign } from '../lexicon/columns/markers.ts';
import type { MarkedLine } from './lines.ts';

/** Rows that print what begins them, of all, at the least. */
const MOST = 0.8;
/** Letters and figures of a reference, at the least. */
const LEAST_REFERENCE = 4;
/** Shares of the room between rows: that of lines of one row is less. */
const AS_MUCH = 0.97;
const CLOSER = 0.85;
/** Lines that show how close those of a row stand, at the least. */
const LEAST_CLOSE = 2;
/** Rows that show how rows are made, at the least. */
const LEAST_ROWS = 4;

/** Given the lines of a table, returns those that stand alone between two rules, where rules part the rows, and those that begin with such a time or number, or have such a mark for a side, as the rows do. */
export function rowsWithoutAmount(lines: readonly MarkedLine[]): MarkedLine[] {
  const first = lines.findIndex(isRow);
  const last = lines.findLastIndex(isRow);
  if (lines.filter(isRow).length < LEAST_ROWS) return [];
  const inside = lines.slice(first, last + 1);
  return [
    ...new Set([...betweenRules(inside), ...begunAsRows(inside), ...markedAsRows(inside), ...spacedAsRows(inside)]),
  ];
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

/** Lines without an amount that have a text with figures in a column where most rows have one of the same shape: "07:21". */
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
    return [...referredAsRows(rows, others, at), ...typedAsRows(rows, others, at)];
  });
}

/** Lines of text that say in a column of texts just what another row says there, where most rows say something: "ATM". */
function typedAsRows(rows: readonly MarkedLine[], others: readonly MarkedLine[], at: number): MarkedLine[] {
  const texts = new Set<string>();
  let filled = 0;
  for (const { row } of rows) {
    const cell = row.cells[at];
    if (!cell || cell.column.role === 'description' || cell.amounts.length > 0 || cell.text === '') continue;
    texts.add(cell.text);
    filled++;
  }
  if (filled < rows.length * MOST || texts.size * 2 > filled) return [];
  const own = others.filter(({ row }) => (row.cells[at]?.text ?? '') !== '');
  // what goes on below is no such column
  return own.every(({ row }) => texts.has(row.cells[at]?.text ?? '')) ? own : [];
}

/** Lines of text with a reference in its column, where most rows have one, or those around it, that is as long as those: what is left of one on a line below is shorter. */
function referredAsRows(rows: readonly MarkedLine[], others: readonly MarkedLine[], at: number): MarkedLine[] {
  if (rows.every(({ row }) => row.cells[at]?.column.role !== 'reference')) return [];
  const referenceOf = (l: MarkedLine | undefined) => l?.row.cells[at]?.text.replace(/\s/g, '') ?? '';
  const lengths = rows.map((l) => referenceOf(l).length).filter((length) => length > 0);
  const shortest = Math.max(LEAST_REFERENCE, least(lengths));
  const most = lengths.length >= rows.length * MOST;
  const areAround = (l: MarkedLine) => {
    const { index, phrases } = l.row.source.line;
    // a text may run on into the column
    if (!phrases.some(({ text }) => text === l.row.cells[at]?.text)) return false;
    const below = rows.findIndex(({ row }) => row.source.line.index > index);
    return referenceOf(rows[below]) !== '' && referenceOf(rows[below - 1]) !== '';
  };
  return others.filter(
    (l) => HAS_FIGURES.test(referenceOf(l)) && referenceOf(l).length >= shortest && (most || areAround(l)),
  );
}

/** Lines without an amount that have the mark for a side alone in a cell, where most rows have one: "D". */
function markedAsRows(lines: readonly MarkedLine[]): MarkedLine[] {
  const rows = lines.filter(isRow);
  const hasMark = ({ row }: MarkedLine) =>
    row.cells.some((cell) => cell !== null && markerSign(cell.text.trim()) !== null);
  const hasMarkedAmount = ({ row }: MarkedLine) =>
    row.cells.some((cell) => cell?.amounts.some(({ token }) => token.marker !== null));
  const marked = rows.filter((l) => hasMark(l) || hasMarkedAmount(l));
  return marked.length < rows.length * MOST ? [] : lines.filter((l) => isText(l) && hasMark(l));
}

/** Lines of text with as much room above and below them as rows have, where the lines of a row stand closer, and below its amount. */
function spacedAsRows(lines: readonly MarkedLine[]): MarkedLine[] {
  const isOfTable = (l: MarkedLine | undefined): l is MarkedLine => l !== undefined && (isRow(l) || isText(l));
  const pitches = lines.map((own, i) => {
    const above = lines[i - 1];
    if (!isOfTable(above) || !isOfTable(own)) return null;
    const [a, b] = [above.row.source.line, own.row.source.line];
    return a.page === b.page ? b.baseline - a.baseline : null;
  });
  const aboveRows = pitches.flatMap((pitch, i) => (pitch !== null && isRow(lines[i]) ? [pitch] : []));
  if (aboveRows.length < LEAST_ROWS) return [];
  const usual = least(aboveRows);
  const isClose = (i: number) => pitches[i] !== null && (pitches[i] as number) < usual * CLOSER;
  const isApart = (i: number) => (pitches[i] ?? 0) >= usual * AS_MUCH;
  const texts = lines.flatMap((l, i) => (isText(l) ? [i] : []));
  // lines above the amounts of their rows stand no closer than these do
  if (texts.filter(isClose).length < LEAST_CLOSE) return [];
  return texts.filter((i) => isApart(i) && isApart(i + 1)).map((i) => lines[i]);
}
