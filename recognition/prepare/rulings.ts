/** Finds ruling lines and takes them out: a line through or below letters spoils both readers. */
import { PAPER, type Picture, type PixelBox } from '../picture.ts';
import { ACROSS, DOWN, INK, STEP, strokesBeside } from './strokes-beside.ts';

/** Inches: no stroke of a letter is longer. */
const LEAST_ACROSS = 0.8;
const LEAST_DOWN = 0.28;
/** Pixels without ink that a line is read over. */
const GAP = 2;
/** Inches: a line is thinner; what is thicker is a bar, whose letters are white. */
const THICKEST = 0.03;
/** Darker beside the middle of a line is its edge. */
const EDGE = 215;

export interface Ruling extends PixelBox {
  readonly horizontal: boolean;
}

/** A picture without its lines. */
interface WithoutLines {
  readonly picture: Picture;
  readonly rulings: readonly Ruling[];
  /** lines that are thicker than those of tables */
  readonly bars: readonly Ruling[];
}

/** Returns the picture without its ruling lines and bars, and these. */
export function withoutRulings(picture: Picture): WithoutLines {
  const marks = new Uint8Array(picture.data.length);
  const across = markRuns(picture, marks, { kind: ACROSS, least: Math.round(picture.dpi * LEAST_ACROSS) });
  const down = markRuns(picture, marks, { kind: DOWN, least: Math.round(picture.dpi * LEAST_DOWN) });
  const lines = [...joined(across, true), ...joined(down, false)];
  const isRuling = ({ horizontal, x0, x1, y0, y1 }: Ruling) =>
    (horizontal ? y1 - y0 : x1 - x0) <= THICKEST * picture.dpi;
  return {
    picture: erased(picture, marks),
    rulings: lines.filter(isRuling),
    bars: lines.filter((line) => !isRuling(line)),
  };
}

/** A run of ink along a row or a column: the row or column, where it begins, and behind where it ends. */
interface Run {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

function markRuns(picture: Picture, marks: Uint8Array, wanted: { kind: number; least: number }): Run[] {
  const { width, height, data } = picture;
  const { kind, least } = wanted;
  const along = kind === ACROSS ? width : height;
  const others = kind === ACROSS ? height : width;
  const step = kind === ACROSS ? 1 : width;
  const stride = kind === ACROSS ? width : 1;
  const thick = thickened(data, stride);
  const runs: Run[] = [];
  for (let at = STEP; at < others - STEP; at++) {
    const base = at * stride;
    for (const { from, to } of runsIn(thick, { base, step, along, least })) {
      runs.push({ at, from, to });
      for (let k = from; k < to; k++) markAround(data, marks, { at: base + k * step, stride, kind });
    }
  }
  return runs;
}

/** Returns each pixel as the darkest of it and its two neighbours, a stride away. */
function thickened(data: Uint8Array, stride: number): Uint8Array {
  const thick = data.slice();
  for (let at = stride; at < data.length - stride; at++) {
    const [before, behind] = [data[at - stride] as number, data[at + stride] as number];
    const darker = before < behind ? before : behind;
    if (darker < (data[at] as number)) thick[at] = darker;
  }
  return thick;
}

/** Marks what of a line is at a place: its own pixel, and the dark ones beside it. */
function markAround(data: Uint8Array, marks: Uint8Array, place: { at: number; stride: number; kind: number }): void {
  for (let beside = -STEP; beside <= STEP; beside++) {
    const at = place.at + beside * place.stride;
    if (beside === 0 || (data[at] as number) < EDGE) marks[at] = (marks[at] as number) | place.kind;
  }
}

/** A row or a column of a picture: where it begins, from pixel to pixel, how many there are; and the shortest line. */
interface Track {
  readonly base: number;
  readonly step: number;
  readonly along: number;
  readonly least: number;
}

/** Returns the runs of ink along a row or a column that are long enough for a line. */
function runsIn(data: Uint8Array, { base, step, along, least }: Track): Omit<Run, 'at'>[] {
  const runs: Omit<Run, 'at'>[] = [];
  let from = -1;
  let last = -1;
  for (let i = 0; i <= along; i++) {
    if (i < along && (data[base + i * step] as number) < INK) {
      if (from < 0) from = i;
      last = i;
    } else if (from >= 0 && (i === along || i - last > GAP)) {
      if (last + 1 - from >= least) runs.push({ from, to: last + 1 });
      from = -1;
    }
  }
  return runs;
}

const NO_STROKES = { above: false, below: false };

/** Returns the picture with marked pixels and their soft edges white, but not where a stroke of a letter crosses. */
function erased(picture: Picture, marks: Uint8Array): Picture {
  const { width, height, data } = picture;
  const out = data.slice();
  const strokes = strokesBeside(picture, marks);
  const whiten = (at: number) => {
    if (marks[at] === 0) out[at] = PAPER;
  };
  const erase = (at: number, mark: number) => {
    const { above, below } = mark & ACROSS ? strokes.alongColumn(at) : NO_STROKES;
    if ((above && below) || (mark === DOWN && strokes.runsAcross(at))) return;
    out[at] = PAPER;
    if (mark & ACROSS && !above) whiten(at - width);
    if (mark & ACROSS && !below) whiten(at + width);
    if (mark & DOWN) [at - 1, at + 1].forEach(whiten);
  };
  for (let y = 2; y < height - 2; y++) {
    for (let at = y * width + 2; at < (y + 1) * width - 2; at++) {
      const mark = marks[at] as number;
      if (mark !== 0) erase(at, mark);
    }
  }
  return { ...picture, data: out };
}

/** Given runs in order, returns the lines that they make: runs of neighbouring rows that lie beside each other. */
function joined(runs: readonly Run[], horizontal: boolean): Ruling[] {
  const open: { first: number; last: number; from: number; to: number }[] = [];
  const done: typeof open = [];
  for (const { at, from, to } of runs) {
    for (let i = open.length - 1; i >= 0; i--) {
      if ((open[i] as (typeof open)[number]).last < at - GAP) done.push(...open.splice(i, 1));
    }
    const own = open.find((line) => line.from < to && line.to > from);
    if (own) Object.assign(own, { last: at, from: Math.min(own.from, from), to: Math.max(own.to, to) });
    else open.push({ first: at, last: at, from, to });
  }
  return [...done, ...open]
    .map((line) => {
      // rows beside a straight line have its runs, too
      const extra = line.last - line.first >= 2 * STEP ? STEP : 0;
      return { ...line, first: line.first + extra, last: line.last - extra };
    })
    .map(({ first, last, from, to }) =>
      horizontal
        ? { horizontal, x0: from, x1: to, y0: first, y1: last + 1 }
        : { horizontal, x0: first, x1: last + 1, y0: from, y1: to },
    );
}
