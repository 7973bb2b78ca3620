/** Finds ruling lines and takes them out: a line through or below letters spoils both readers. */
import { PAPER, type Picture, type PixelBox } from '../picture.ts';

/** Inches: no stroke of a letter is longer. */
const LEAST_ACROSS = 0.8;
const LEAST_DOWN = 0.28;
/** Pixels without ink that a line is read over. */
const GAP = 2;
/** Darker is ink. */
const INK = 140;
/** Inches: a line is thinner; what is thicker is a bar, whose letters are white. */
const THICKEST = 0.03;

const ACROSS = 1;
const DOWN = 2;

export interface Ruling extends PixelBox {
  readonly horizontal: boolean;
}

/** Returns the picture without its ruling lines, and the lines. */
export function withoutRulings(picture: Picture): { picture: Picture; rulings: readonly Ruling[] } {
  const marks = new Uint8Array(picture.data.length);
  const across = markRuns(picture, marks, { kind: ACROSS, least: Math.round(picture.dpi * LEAST_ACROSS) });
  const down = markRuns(picture, marks, { kind: DOWN, least: Math.round(picture.dpi * LEAST_DOWN) });
  const thickest = THICKEST * picture.dpi;
  return {
    picture: erased(picture, marks),
    rulings: [...joined(across, true, thickest), ...joined(down, false, thickest)],
  };
}

/** A run of ink along a row or a column: the row or column, where it begins, and behind where it ends. */
interface Run {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

function markRuns({ width, height, data }: Picture, marks: Uint8Array, wanted: { kind: number; least: number }): Run[] {
  const { kind, least } = wanted;
  const along = kind === ACROSS ? width : height;
  const others = kind === ACROSS ? height : width;
  const step = kind === ACROSS ? 1 : width;
  const stride = kind === ACROSS ? width : 1;
  const runs: Run[] = [];
  for (let at = 0; at < others; at++) {
    const base = at * stride;
    for (const { from, to } of runsIn(data, { base, step, along, least })) {
      runs.push({ at, from, to });
      for (let k = from; k < to; k++) marks[base + k * step] = (marks[base + k * step] as number) | kind;
    }
  }
  return runs;
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

/** Returns the picture with marked pixels and their soft edges white, but not where a stroke of a letter crosses. */
function erased(picture: Picture, marks: Uint8Array): Picture {
  const { width, height, data } = picture;
  const out = data.slice();
  const isStroke = (at: number) => (data[at] as number) < INK && marks[at] === 0;
  const whiten = (at: number) => {
    if (marks[at] === 0) out[at] = PAPER;
  };
  const erase = (at: number, mark: number) => {
    const above = mark & ACROSS && isStroke(at - 2 * width);
    const below = mark & ACROSS && isStroke(at + 2 * width);
    if (above && below) return;
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
function joined(runs: readonly Run[], horizontal: boolean, thickest: number): Ruling[] {
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
    .filter(({ first, last }) => last + 1 - first <= thickest)
    .map(({ first, last, from, to }) =>
      horizontal
        ? { horizontal, x0: from, x1: to, y0: first, y1: last + 1 }
        : { horizontal, x0: first, x1: last + 1, y0: from, y1: to },
    );
}
