/** Finds content where bookings are, or may be, that was not read as text. */
import { type Box, overlap, union } from '../../geometry/box.ts';
import type { Line, LinedPage } from '../../model/line.ts';
import { itemAt, numberAt } from '../../model/lists.ts';
import { onceFor } from '../../model/once.ts';
import type { Unread } from '../../model/page.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { Column } from '../../model/table.ts';
import { isLineOf, pageOf } from '../part.ts';
import type { Document, Subject } from '../subject.ts';
import { rowStretches, type Stretch } from './stretches.ts';

/** The words of a page that has little beside its pictures: a name, a page number. */
const FEW_WORDS = 20;
/** Usual steps from row to row: content further below the last one does not continue the list. */
const FAR = 5;
/** The foot of a page is below this share of its height. */
const FOOT = 0.85;
/** The share of a table's width that a row takes, from its day to its amount. */
const ROW_SHARE = 0.5;
/** Lines of other text, with this many words, between the last row and a picture: the list has ended there. */
const OTHER_LINES = 2;
const OTHER_WORDS = 3;

/**
 * Given all rows and tables of a document and its pages, returns by page the unread things that may be bookings: only
 * these need a look.
 */
export function worthLook(rows: readonly Row[], { pages, tables }: Pick<Document, 'pages' | 'tables'>): Unread[][] {
  if (!pages.some(hasUnread)) return pages.map(() => []);
  const stretches = rowStretches(rows, tables.tables, pages);
  return pages.map((page) => page.unread.filter((thing) => mayHoldRow(placed(thing, page, stretches), pages)));
}

function mayHoldRow({ box, kind, page, at, stretch }: Thing, pages: readonly LinedPage[]): boolean {
  if (kind === 'cover') return stretch !== null && isWithRows(stretch, box);
  if (at === 'aside') return false;
  if (at === 'before') return saysLittle(page);
  return at === 'amid' || ((at === 'below' || mayGoOn(page, box)) && !isFurniture(box, page, pages));
}

/** An unread thing: among the rows of its page or below them, beside all rows, or on a page without rows. */
interface Thing extends Unread {
  readonly page: LinedPage;
  readonly at: 'amid' | 'below' | 'aside' | 'before' | 'behind';
  readonly stretch: Stretch | null;
}

export function placed(unread: Unread, page: LinedPage, stretches: readonly Stretch[]): Thing {
  const { box } = unread;
  const own = stretches.filter((one) => one.page === page.number);
  const y = (box[1] + box[3]) / 2;
  const stretch = own.findLast((one) => y >= one.top && isWithin(one, box)) ?? null;
  const thing = { ...unread, page, stretch };
  if (stretch) return { ...thing, at: isAmid(stretch, box) ? 'amid' : 'below' };
  // beside the tables of other pages, none of their rows would continue; text up the margin is the printer's
  const isBesideAll = stretches.length > 0 && !stretches.some((one) => isWithin(one, box));
  if (own.length > 0 || isBesideAll) return { ...thing, at: 'aside' };
  const [first] = stretches;
  return { ...thing, at: first && page.number < first.page ? 'before' : 'behind' };
}

/** Given a statement whose pages were looked at, returns the unread areas that may hold bookings. */
export const unreadAreas = onceFor(({ part: { part, rows }, document }: Subject) => {
  const { pages, tables } = document;
  if (!pages.some(hasUnread)) return [];
  const own = part.tables.length > 0 ? part.tables.map((index) => itemAt(tables.tables, index)) : tables.tables;
  const stretches = rowStretches(part.rows, own, pages, (line) => isLineOf(part, line));
  const from = part.fromLine === 0 ? 1 : itemAt(tables.lines, part.fromLine).line.page;
  const end = tables.lines[part.toLine]?.line;
  const isOwn = (page: number, [, y0]: Box) =>
    page >= from && (end === undefined || page < end.page || (page === end.page && y0 < end.box[1]));
  return pages.flatMap((page) =>
    page.unread
      .filter((thing) => isOwn(page.number, thing.box) && mayBook(placed(thing, page, stretches), rows))
      .map(({ kind }) => ({ page: page.number, kind })),
  );
});

const hasUnread = ({ unread }: LinedPage): boolean => unread.length > 0;

/** True for a thing on a statement's page that may be one of its bookings, or part of one. */
export function mayBook({ box, kind, page, at, stretch }: Thing, rows: readonly ReadRow[]): boolean {
  if (
    kind === 'cover' &&
    !(
      stretch &&
      isWithRows(stretch, box) &&
      hidesFigures(
        rows.filter((row) => pageOf(row) === page.number),
        box,
      )
    )
  )
    return false;
  if (at === 'amid') return !rows.some((row) => isBeside(row, page, box));
  if (stretch) return !isApart(box, stretch, page, rows);
  if (at === 'aside') return false;
  return at === 'before' ? saysLittle(page) : mayGoOn(page, box);
}

/** True for a thing mostly between the edges of a table, or a table mostly between those of the thing. */
const isWithin = ({ left, right }: Stretch, [x0, , x1]: Box): boolean =>
  overlap(x0, x1, left, right) * 2 > Math.min(x1 - x0, right - left);

const isAmid = ({ bottom }: Stretch, [, y0, , y1]: Box): boolean => (y0 + y1) / 2 <= bottom;

/** True for a thing among rows, or at the place of the next row. */
const isWithRows = (stretch: Stretch, box: Box): boolean =>
  isAmid(stretch, box) || box[1] - stretch.bottom < stretch.pitch;

/** True for a thing that covers days or amounts of rows: covered words alone do not hide a booking. */
const hidesFigures = (rows: readonly ReadRow[], [x0, , x1]: Box): boolean =>
  rows.some(({ row: { columns, kinds, lines } }) => {
    const figures = lines.flatMap(({ source: { dates, amounts } }) => [...dates, ...amounts]);
    const hidden = figures.filter((figure) => overlap(x0, x1, figure.x0, figure.x1) > 0);
    const isIn = ({ left, right }: Column) => hidden.some((figure) => figure.x0 < right && figure.x1 > left);
    return columns.some((column, i) => kinds[i] !== 'text' && isIn(column));
  });

/** True for a thing beside the words of a row whose day and amount were read: a shop's logo, not a booking. */
function isBeside({ row, date, ownDate, amount }: ReadRow, page: LinedPage, [x0, y0, x1, y1]: Box): boolean {
  if (date === null || !ownDate || amount === null) return false;
  const y = (y0 + y1) / 2;
  const isOn = ({ page: on, box }: Line) => on === page.number && y >= box[1] && y <= box[3];
  const isClear = ({ left, right }: Column, i: number) => row.kinds[i] === 'text' || overlap(x0, x1, left, right) === 0;
  return row.lines.some(({ source }) => isOn(source.line)) && row.columns.every(isClear);
}

/**
 * True for a thing below the last row of a page that does not continue it: the list was closed, or other text or a
 * large gap is between.
 */
function isApart(box: Box, stretch: Stretch, page: LinedPage, rows: readonly ReadRow[]): boolean {
  if (isClosed(rows, stretch)) return true;
  const between = page.lines.filter(
    ({ box: [, y0, , y1] }) => y0 >= stretch.bottom && y1 <= box[1] + stretch.pitch / 2,
  );
  if (between.some(({ furniture }) => furniture)) return true;
  if (between.filter(({ words }) => words.length >= OTHER_WORDS).length >= OTHER_LINES) return true;
  if (box[1] - stretch.bottom < FAR * stretch.pitch) return false;
  return box[3] > FOOT * page.height || rowOf(box, page) < ROW_SHARE * (stretch.right - stretch.left);
}

/** True for rows that end with a total or the closing balance, or with a balance below these. */
function isClosed(rows: readonly ReadRow[], stretch: Stretch): boolean {
  const to = rows.findLastIndex(({ row }) => row.lines.some(({ source: { line } }) => endsWith(stretch, line)));
  const last = rows.slice(0, to + 1).findLast(({ role, reason }) => role !== 'balance' || reason !== 'balance');
  return last !== undefined && (last.role === 'total' || last.reason === 'closing');
}

const endsWith = ({ page, bottom }: Stretch, line: Line): boolean => line.page === page && line.box[3] === bottom;

/** The width of all things on the line of a thing. */
function rowOf([, y0, , y1]: Box, { unread }: LinedPage): number {
  const [left, , right] = union(
    unread.map(({ box }) => box).filter((other) => overlap(y0, y1, other[1], other[3]) > 0),
  );
  return right - left;
}

const saysLittle = ({ lines }: LinedPage): boolean =>
  lines.reduce((sum, { furniture, words }) => (furniture ? sum : sum + words.length), 0) < FEW_WORDS;

/**
 * True on a page without a table, if the rows of the page before may continue there: above all text, or on a page with
 * little text.
 */
function mayGoOn(page: LinedPage, [, , , y1]: Box): boolean {
  if (saysLittle(page)) return true;
  const first = page.lines.find(({ furniture }) => !furniture);
  return first === undefined || y1 <= first.box[1];
}

/** Furniture is in these shares of the page's height, from the top and from the bottom, as furniture lines do. */
const TOP = 0.3;
const BOTTOM = 0.2;
/** Points that an edge may move. */
const MOVED = 2;
/** The share of the pages that show it. */
const MOST = 0.6;

/** Given something unread on a page, returns true if most pages have one at its place. */
export function isFurniture(box: Box, page: LinedPage, pages: readonly LinedPage[]): boolean {
  if (pages.length < 2) return false;
  if (box[3] > page.height * TOP && box[1] < page.height * (1 - BOTTOM)) return false;
  const having = pages.filter(({ unread }) => unread.some((other) => isAt(box, other.box))).length;
  return having >= Math.max(2, Math.ceil(pages.length * MOST));
}

const isAt = (a: Box, b: Box): boolean => a.every((edge, i) => Math.abs(edge - numberAt(b, i)) <= MOVED);
