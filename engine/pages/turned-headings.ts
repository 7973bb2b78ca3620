/** Finds headings of columns that are turned by a quarter to save width, and where they would be if upright. */
import { union } from '../geometry/box.ts';
import { greatest, least } from '../geometry/extremes.ts';
import { mapBox } from '../geometry/matrix.ts';
import { CLOCKWISE, COUNTERCLOCKWISE } from '../geometry/turns.ts';
import { isDigit } from '../model/characters.ts';
import { firstOf, itemAt, lastOf, stretchesOf, wholeAt } from '../model/lists.ts';
import { boxOfGlyph, type Run } from './runs.ts';
import { turnsOnPage } from './turn.ts';
import type { Frame } from './upright.ts';
import type { SeenText } from './visibility.ts';

/** Where the glyphs of a turned run are put: at `x` plus `factor` times their way along it, on one baseline. */
export interface Upright {
  readonly factor: number;
  readonly x: number;
  readonly baseline: number;
  /** +1 if the run reads down the upright page, -1 if it reads up */
  readonly along: 1 | -1;
}

/** A line of turned text, in points of the upright page. `from` and `to` are measured in its reading direction. */
interface TurnedLine {
  readonly runs: number[];
  readonly along: 1 | -1;
  readonly x0: number;
  readonly x1: number;
  readonly size: number;
  from: number;
  to: number;
  glyphs: number;
  /** of them */
  digits: number;
}

type Heading = readonly TurnedLine[];

/** Fewer columns side by side are notes in the margin. */
const LEAST = 3;
/** Longer texts are sentences. */
const MOST_GLYPHS = 40;
/** More turned runs than this are a page of another kind. */
const MOST_RUNS = 2000;
/** Ems between the runs of one line, and between the middles of lines of one heading. */
const LINE_GAP = 1;
const LEADING = 1.5;
/** Ems that the middles of runs of one line may differ. */
const SAME_LINE = 0.2;
/** Ems between the lines of a heading that are set on one: a space. */
const SPACE = 0.3;
/** Points by which the ends of the headings of one row may differ. */
const SAME_END = 2;
/** How much of the way to the next heading one may take when it is set upright. */
const ROOM = 0.7;
/** A heading that had to be set smaller than this part of its size is over another. */
const LEAST_FACTOR = 0.1;

/** Returns the runs of turned headings by their index. */
export function turnedHeadings(seen: SeenText, frame: Frame): ReadonlyMap<number, Upright> {
  const { runs } = seen.text;
  const placed = new Map<number, Upright>();
  const turned = [...runs.keys()].filter(
    (r) => seen.isShown(r) && itemAt(runs, r).to > itemAt(runs, r).from && alongOf(itemAt(runs, r), frame),
  );
  if (turned.length < LEAST || turned.length > MOST_RUNS) return placed;
  for (const along of [1, -1] as const) {
    const pieces = turned
      .filter((r) => alongOf(itemAt(runs, r), frame) === along)
      .flatMap((r) => extentOf(r, along, seen, frame));
    for (const row of rowsOf(headingsOf(linesOf(pieces)))) place(row, placed);
  }
  return placed;
}

/** Whether a run reads down (+1) or up (-1) the upright page; 0 for neither. */
function alongOf(run: Run, frame: Frame): 1 | -1 | 0 {
  const turns = turnsOnPage(run, frame);
  return turns === CLOCKWISE ? -1 : turns === COUNTERCLOCKWISE ? 1 : 0;
}

/** Joins runs that follow each other to lines, left to right. */
function linesOf(pieces: TurnedLine[]): TurnedLine[] {
  pieces.sort((one, other) => middleOf(one) - middleOf(other) || one.from - other.from);
  const lines: TurnedLine[] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    const follows = line && middleOf(piece) - middleOf(line) < line.size * SAME_LINE;
    if (follows && piece.from - line.to < line.size * LINE_GAP && piece.from >= line.from) {
      line.runs.push(...piece.runs);
      line.to = Math.max(line.to, piece.to);
      line.glyphs += piece.glyphs;
      line.digits += piece.digits;
    } else lines.push(piece);
  }
  return lines;
}

const middleOf = ({ x0, x1 }: TurnedLine): number => (x0 + x1) / 2;

/** A run as a line of its own; none if nothing of it is shown. */
function extentOf(r: number, along: 1 | -1, { text, hidden }: SeenText, { map, scale }: Frame): TurnedLine[] {
  const run = itemAt(text.runs, r);
  const shown = Array.from({ length: run.to - run.from }, (_, i) => run.from + i).filter((g) => !hidden[g]);
  if (shown.length === 0) return [];
  const [x0, y0, x1, y1] = union(shown.map((g) => mapBox(map, boxOfGlyph(text, g))));
  const [from, to] = along === 1 ? [y0, y1] : [-y1, -y0];
  const digits = shown.filter((g) => isDigit(wholeAt(text.code, g))).length;
  return [{ runs: [r], along, x0, x1, size: run.size * scale, from, to, glyphs: shown.length, digits }];
}

/** Joins lines as close as those of one text; text that reads up continues to the right, other text to the left. */
function headingsOf(lines: readonly TurnedLine[]): Heading[] {
  const isNext = (line: TurnedLine, last: TurnedLine) =>
    middleOf(line) - middleOf(last) < LEADING * last.size && last.from < line.to && line.from < last.to;
  return stretchesOf(lines, isNext).map((heading) => (heading[0].along === 1 ? heading.toReversed() : heading));
}

/** Headings that begin, or end, at one height: at least so many side by side. */
function rowsOf(headings: readonly Heading[]): Heading[][] {
  const short = headings.filter((heading) => heading.reduce((n, { glyphs }) => n + glyphs, 0) <= MOST_GLYPHS);
  const rows: Heading[][] = [];
  for (const endOf of [startsAt, endsAt]) {
    const taken = new Set(rows.flat());
    const left = short.filter((heading) => !taken.has(heading)).sort((one, other) => endOf(one) - endOf(other));
    const alike = stretchesOf(left, (heading, before) => endOf(heading) - endOf(before) <= SAME_END);
    const found = alike.filter((row) => row.length >= LEAST && row.filter(isNamed).length * 2 > row.length);
    rows.push(...found.map((row) => row.sort((one, other) => centreOf(one) - centreOf(other))));
  }
  return rows;
}

/** True for a heading without a figure: rows of a turned table hold many. */
const isNamed = (heading: Heading): boolean => heading.every(({ digits }) => digits === 0);
const startsAt = (heading: Heading): number => least(heading.map(({ from }) => from));
const endsAt = (heading: Heading): number => greatest(heading.map(({ to }) => to));
const centreOf = (heading: Heading): number => (middleOf(firstOf(heading)) + middleOf(lastOf(heading))) / 2;

/** Sets headings on one line at the foot of their row, each small enough to leave room for the next. */
function place(row: readonly Heading[], placed: Map<number, Upright>): void {
  const first = firstOf(firstOf(row));
  const foot = greatest(row.map((heading) => (first.along === 1 ? endsAt(heading) : -startsAt(heading))));
  for (const [i, heading] of row.entries()) {
    const centre = centreOf(heading);
    const ways = [row[i - 1], row[i + 1]].flatMap((next) => (next ? Math.abs(centreOf(next) - centre) : []));
    const wide = heading.reduce((sum, { from, to, size }, k) => sum + to - from + (k > 0 ? size * SPACE : 0), 0);
    const factor = Math.min(1, (least(ways) * ROOM) / wide);
    if (factor < LEAST_FACTOR) continue;
    let x = centre - (wide * factor) / 2;
    for (const { runs, from, to, size, along } of heading) {
      for (const run of runs) placed.set(run, { factor, x: x - from * factor, baseline: foot, along });
      x += (to - from + size * SPACE) * factor;
    }
  }
}
