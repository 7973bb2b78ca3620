/** Finds the pictures and outlines on pages of text that may hold bookings, so that they are read. */
import { overlap, shareArea } from '../../geometry/box.ts';
import type { LinedPage } from '../../model/line.ts';
import { itemAt } from '../../model/lists.ts';
import type { Unread } from '../../model/page.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { Area } from '../../model/recognised.ts';
import type { Document } from '../subject.ts';
import { rowStretches } from './stretches.ts';
import { isFurniture, mayBook, placed } from './unread-areas.ts';

/** Share of a page's width: what is narrower is no table. */
const WIDE = 0.4;
/** Texts drawn as outlines: fewer are a logo. */
const LEAST_OUTLINES = 6;
/** Rows with several cells that make a table. */
const LEAST_ROWS = 3;
const LEAST_CELLS = 2;

/** A document, its pages before and after what may hold rows was looked at. */
interface Looked extends Pick<Document, 'pages' | 'tables'> {
  readonly looked: Document['pages'];
  /** looks at more things of a page, from 0, and returns the lines of letters that they show */
  readonly look: (page: number, things: readonly Unread[]) => readonly Unread[];
}

type Seen = Pick<Area, 'page' | 'lines' | 'things'>;

/**
 * Given the rows of a document, returns by page the pictures and outlines that may be bookings or, on a page without
 * rows, a table, and the lines of letters that they show.
 */
export function areasToRead(rows: readonly ReadRow[], { pages, looked, tables, look }: Looked): Seen[] {
  if (pages.every(({ unread }) => unread.length === 0)) return [];
  const own = rows.map(({ row }) => row);
  const stretches = rowStretches(own, tables.tables, looked);
  return looked.flatMap((page, at) => {
    // a page that was read from its picture may lean there, and its places are those of the straight one
    if (page.source === 'ocr') return [];
    const parts = stretches.some((one) => one.page === page.number) ? [] : partsOfTables(itemAt(pages, at), pages);
    const table = parts.length === 0 ? [] : look(at, parts).filter(isLine);
    if (isTable(table)) return [{ page: page.number, lines: table, things: parts }];
    const lines = page.unread.filter(isLine);
    const wanted = lines.filter((line) => mayBook(placed(line, page, stretches), rows));
    const things = itemAt(pages, at).unread.filter((thing) => wanted.some((line) => isOf(line, thing)));
    const whole = lines.filter((line) => things.some((thing) => isOf(line, thing)));
    return things.length === 0 ? [] : [{ page: page.number, lines: whole, things }];
  });
}

/** True for a line of letters that a picture or outlines show. */
const isOf = (line: Unread, thing: Unread): boolean => line.kind === thing.kind && shareArea(line.box, thing.box);

const isLine = ({ kind, certain }: Unread): boolean => certain && (kind === 'picture' || kind === 'outlines');

/** What on a page may be a table: wide pictures, and many texts drawn as outlines. */
function partsOfTables(page: LinedPage, pages: readonly LinedPage[]): readonly Unread[] {
  const own = page.unread.filter(({ box }) => !isFurniture(box, page, pages));
  const outlines = own.filter(({ kind }) => kind === 'outlines');
  const wide = own.filter(({ kind, box: [x0, , x1] }) => kind === 'picture' && x1 - x0 >= WIDE * page.width);
  return outlines.length < LEAST_OUTLINES ? wide : [...wide, ...outlines];
}

/** True for lines that have cells beside each other. */
function isTable(lines: readonly Unread[]): boolean {
  const isOnOneLine = ({ box: a }: Unread, { box: b }: Unread) =>
    overlap(a[1], a[3], b[1], b[3]) * 2 > Math.min(a[3] - a[1], b[3] - b[1]);
  const rowsOfCells = new Set(
    lines
      .map((line) => lines.filter((other) => isOnOneLine(line, other)))
      .filter((cells) => cells.length >= LEAST_CELLS)
      .map(([first]) => first),
  );
  return rowsOfCells.size >= LEAST_ROWS;
}
