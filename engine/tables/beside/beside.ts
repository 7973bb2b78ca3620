/** Takes out of the lines what is in a box beside a table: an advert, a notice, a summary. */
import type { Box } from '../../geometry/box.ts';
import { greatest, least } from '../../geometry/extremes.ts';
import { type Interval, middle } from '../../geometry/intervals.ts';
import type { LinedPage, Phrase } from '../../model/line.ts';
import { firstOf, itemAt } from '../../model/lists.ts';
import type { Rule } from '../../model/page.ts';
import type { TokenLine } from '../../model/table.ts';
import type { Word } from '../../model/word.ts';
import { alignedRunsOf, reachOf } from '../aligned-runs/aligned-runs.ts';
import { findHeaders } from '../headers/headers.ts';
import { partOf } from './blocks.ts';
import { panelOf } from './panels.ts';

/** Share of the page's width that a box beside a table takes at the most; wider ones are grounds of rows. */
const WIDEST = 0.45;
/** More boxes than this on a page are the cells of a grid. */
const MOST_BOXES = 8;
/** Of more bands and rules on a page each is a cell or a stroke: they are compared with each other. */
const MOST_SHAPES = 3_000;
/** Rules of a frame. */
const FRAME = 4;
/** Points by which the edges of a frame miss each other. */
const CORNER = 2;
/** Points that a box may reach over the outermost heading: its padding. */
const PADDING = 3;
/** The fewest rows whose dates and amounts show where a table without a header ends. */
const LEAST_ROWS = 2;
/** The share of the rows on which they do in the midst of other text. */
const SHARE = 0.3;
/** Letters of a text that is no cell's code or mark. */
const LETTERS = 5;
/** A text without a frame: so many text sizes right of the last heading, and most lines so many points off the rows. */
const APART = 1;
const OFF_BASELINE = 1;
/** The fewest lines of such a text. */
const LEAST_LINES = 3;

/** From where to where a table reaches across the page, and its top. */
interface Extent extends Interval {
  readonly top: number;
}

/** A page's lines: those in boxes beside its table, box by box, and the others, above and below the table's top. */
type Parted = Readonly<Record<'before' | 'beside' | 'after', readonly TokenLine[]>>;

export function partBoxes(page: LinedPage, lines: readonly TokenLine[]): Parted {
  const grounds = boxesOfProse(page, lines);
  if (grounds.length > MOST_BOXES) return { before: lines, beside: [], after: [] };
  const framed = grounds.map((box) => panelOf(box, grounds, lines));
  const without = (own: readonly Box[]) => part(lines, (w) => !own.some((box) => holds(box, w)));
  // texts without a frame may be below a box
  const boxes = [...framed, ...textsBeside(page, without(framed))];
  const tables = boxes.length > 0 ? extentsOf(without(boxes)) : [];
  const apart = boxes.filter((box) => tables.some((table) => isBeside(box, table)));
  if (apart.length === 0) return { before: lines, beside: [], after: [] };
  const own = part(lines, (w) => !apart.some((box) => holds(box, w)));
  const top = greatest(tables.filter((table) => apart.some((box) => isBeside(box, table))).map((table) => table.top));
  const at = own.filter((tl) => tl.line.box[1] < top).length;
  return {
    before: own.slice(0, at),
    beside: apart.flatMap((box) => part(lines, (w) => holds(box, w))),
    after: own.slice(at),
  };
}

const part = (lines: readonly TokenLine[], belongs: (w: Word) => boolean) =>
  lines.map((tl) => partOf(tl, belongs)).filter((tl) => tl !== null);

/** Filled or framed boxes, no wider than half of the page, that hold texts, and beside which there are words. */
function boxesOfProse({ bands, rules, width }: LinedPage, lines: readonly TokenLine[]): Box[] {
  if ((bands.length === 0 && rules.length < FRAME) || bands.length + rules.length > MOST_SHAPES) return [];
  const narrow = withoutCells([...bands.map((band) => band.box), ...framesOf(rules)], width * WIDEST);
  const isBesideWords = (box: Box) => part(lines, (w) => !holds(box, w) && w.y1 > box[1] && w.y0 < box[3]).length > 0;
  return narrow.filter((box) => isProse(part(lines, (w) => holds(box, w))) && isBesideWords(box));
}

/** Returns the boxes no wider than `most` together with boxes of their height that touch them: cells of a row. */
function withoutCells(boxes: readonly Box[], most: number): Box[] {
  return boxes.filter((box) => {
    const alike = boxes.filter((other) => near(other[1], box[1]) && near(other[3], box[3]));
    let [left, right] = [box[0], box[2]];
    for (const other of [...alike].sort((a, b) => a[0] - b[0])) if (near(other[0], right)) right = other[2];
    for (const other of [...alike].sort((a, b) => b[2] - a[2])) if (near(other[2], left)) left = other[0];
    return right - left <= most;
  });
}

/** The area right of the last heading with texts that share no baseline with the rows: a box without a frame. */
function textsBeside({ width }: LinedPage, lines: readonly TokenLine[]): Box[] {
  const onRight = lines.filter(({ line }) => line.words[0].x0 > width / 2 && hasLetters(line));
  const header = onRight.length >= LEAST_LINES ? findHeaders(lines)[0] : undefined;
  if (!header) return [];
  const right = greatest(header.cells.map((c) => c.x1));
  const top = itemAt(lines, header.at).line.box[3];
  const below = lines.filter((tl) => tl.line.box[1] > top);
  const outside = below.filter(({ line }) => line.words.some((w) => w.x0 >= right + APART * line.size));
  if (outside.length < LEAST_LINES) return [];
  const isOut = (w: Word) => w.x0 > right + PADDING;
  const beside = part(outside, isOut);
  // what has days may be bookings
  if (beside.some((tl) => tl.dates.length > 0)) return [];
  const isOff = ({ line: { words } }: TokenLine) => {
    const own = words.filter((w) => !isOut(w));
    return words.every((w) => !isOut(w) || own.every((o) => Math.abs(o.baseline - w.baseline) > OFF_BASELINE));
  };
  const reaches = outside.some(({ line }) => line.words.some((w) => w.x0 < right && w.x1 > right + PADDING));
  if (!isProse(beside) || reaches || outside.filter(isOff).length * 2 <= outside.length) return [];
  const words = beside.flatMap((tl) => tl.line.words);
  return [[right + PADDING, least(words.map((w) => w.y0)), width, greatest(words.map((w) => w.y1))]];
}

const hasLetters = ({ text }: Pick<Phrase, 'text'>): boolean => (text.match(/\p{L}/gu)?.length ?? 0) >= LETTERS;

const isProse = (lines: readonly TokenLine[]): boolean => lines.some(({ line }) => line.phrases.some(hasLetters));

const near = (a: number, b: number): boolean => Math.abs(a - b) <= CORNER;

/** Given the rules of a page, returns the areas that four of them frame. */
function framesOf(rules: readonly Rule[]): Box[] {
  const boxesOf = (along: boolean) => rules.filter(({ horizontal }) => horizontal === along).map(({ box }) => box);
  const [sides, edges] = [boxesOf(false), boxesOf(true)];
  const closes = (y: number, x0: number, x1: number) =>
    edges.some((e) => near(e[1], y) && near(e[0], x0) && near(e[2], x1));
  return sides.flatMap((a) =>
    sides.flatMap((b): Box[] => {
      const alike = b[0] > a[2] && near(a[1], b[1]) && near(a[3], b[3]);
      return alike && closes(a[1], a[0], b[2]) && closes(a[3], a[0], b[2]) ? [[a[0], a[1], b[2], a[3]]] : [];
    }),
  );
}

/** Where the tables of a page reach: as far as their headings, or the dates and amounts of one without. */
function extentsOf(lines: readonly TokenLine[]): Extent[] {
  const extentOf = (things: readonly Interval[], first: TokenLine) => ({ ...reachOf(things), top: first.line.box[1] });
  const headers = findHeaders(lines).map(({ at, cells }) => extentOf(cells, itemAt(lines, at)));
  if (headers.length > 0) return headers;
  const rows = lines.filter((tl) => tl.dates.length > 0 && tl.amounts.length > 0);
  const runs = alignedRunsOf(rows).filter((s) => (s.alone || s.share >= SHARE) && !s.bare && s.count >= LEAST_ROWS);
  if (!['date', 'money'].every((kind) => runs.some((s) => s.kind === kind))) return [];
  return [extentOf(runs, firstOf(rows))];
}

const isBeside = (box: Box, { x0, x1, top }: Extent): boolean =>
  box[3] > top && (box[0] >= x1 - PADDING || box[2] <= x0 + PADDING);

function holds(box: Box, word: Word): boolean {
  const [x, y] = [middle(word), (word.y0 + word.y1) / 2];
  return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];
}
