/** Finds the connected pieces of ink of a page: letters, parts of letters, dots, dirt. */
import { numberAt, wholeAt } from '../../engine/model/lists.ts';
import type { Picture, PixelBox } from '../picture.ts';

export interface Component extends PixelBox {
  /** its pixels */
  readonly ink: number;
}

/** Runs of ink in the rows of a picture, each with the piece that it belongs to. */
interface Runs {
  readonly row: number[];
  readonly from: number[];
  /** the last pixel */
  readonly to: number[];
  readonly parent: number[];
}

/** Returns the pieces of ink, of pixels darker than a grey, each with the pixels that touch by a side or a corner. */
export function componentsOf(picture: Picture, inkLimit: number): Component[] {
  const runs: Runs = { row: [], from: [], to: [], parent: [] };
  let above = { begin: 0, end: 0 };
  for (let y = 0; y < picture.height; y++) {
    const begin = runs.from.length;
    addRuns(picture, y, { runs, inkLimit });
    const end = runs.from.length;
    connect(runs, above, { begin, end });
    above = { begin, end };
  }
  return boxesOf(runs);
}

function addRuns({ width, data }: Picture, y: number, { runs, inkLimit }: { runs: Runs; inkLimit: number }): void {
  const base = y * width;
  let x = 0;
  while (x < width) {
    while (x < width && wholeAt(data, base + x) >= inkLimit) x++;
    if (x >= width) return;
    runs.row.push(y);
    runs.from.push(x);
    while (x < width && wholeAt(data, base + x) < inkLimit) x++;
    runs.to.push(x - 1);
    runs.parent.push(runs.parent.length);
  }
}

interface Span {
  readonly begin: number;
  readonly end: number;
}

function connect({ from, to, parent }: Runs, above: Span, own: Span): void {
  let first = above.begin;
  for (let run = own.begin; run < own.end; run++) {
    while (first < above.end && numberAt(to, first) < numberAt(from, run) - 1) first++;
    for (let other = first; other < above.end && numberAt(from, other) <= numberAt(to, run) + 1; other++) {
      const [a, b] = [rootOf(parent, run), rootOf(parent, other)];
      if (a !== b) parent[Math.max(a, b)] = Math.min(a, b);
    }
  }
}

/** Given the parents of runs, returns the run that stands for the whole piece, and shortens the way to it. */
export function rootOf(parent: number[], of: number): number {
  let run = of;
  while (numberAt(parent, run) !== run) {
    const next = numberAt(parent, numberAt(parent, run));
    parent[run] = next;
    run = next;
  }
  return run;
}

function boxesOf({ row, from, to, parent }: Runs): Component[] {
  const boxes = new Map<number, { -readonly [K in keyof Component]: Component[K] }>();
  for (let run = 0; run < parent.length; run++) {
    const root = rootOf(parent, run);
    const [y, left, right] = [numberAt(row, run), numberAt(from, run), numberAt(to, run) + 1];
    const box = boxes.get(root);
    if (box) {
      box.x0 = Math.min(box.x0, left);
      box.x1 = Math.max(box.x1, right);
      box.y1 = Math.max(box.y1, y + 1);
      box.ink += right - left;
    } else boxes.set(root, { x0: left, y0: y, x1: right, y1: y + 1, ink: right - left });
  }
  return [...boxes.values()];
}
