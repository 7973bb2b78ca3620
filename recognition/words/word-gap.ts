/** Finds how wide the white between words is on a page: blur and threshold make it narrower or wider. */
import { numberAt } from '../../engine/model/lists.ts';
import type { Cell } from '../cells/cells.ts';
import { emOf, gapsOf } from './segments.ts';

/** Ems: between letters there is less, between words more. */
const LEAST = 0.16;
const MOST = 0.34;
/** What a page has whose words are too few to tell. */
const USUAL = 0.22;
const FEW = 60;
/** Ems: wider is between columns. */
const WIDEST = 0.7;
const BIN = 0.02;

/** Returns the ems from which on the white between two letters parts words. */
export function wordGapOf(cells: readonly Cell[]): number {
  const gaps = cells.flatMap((cell) => {
    const em = emOf(cell);
    return gapsOf(cell).map(({ from, to }) => (to - from) / em);
  });
  const counted = gaps.filter((gap) => gap < WIDEST);
  if (counted.length < FEW) return USUAL;
  const counts = new Array<number>(Math.ceil(WIDEST / BIN)).fill(0);
  for (const gap of counted) {
    const bin = Math.floor(gap / BIN);
    counts[bin] = numberAt(counts, bin) + 1;
  }
  return bestCut(counts) * BIN;
}

/** Returns the place between the two kinds of gaps where the fewest are, in bins. */
function bestCut(counts: readonly number[]): number {
  let best = { cut: USUAL / BIN, fewest: Number.POSITIVE_INFINITY };
  for (let bin = Math.round(LEAST / BIN); bin <= Math.round(MOST / BIN); bin++) {
    const around = numberAt(counts, bin - 1) + numberAt(counts, bin) + numberAt(counts, bin + 1);
    if (around < best.fewest) best = { cut: bin + 1 / 2, fewest: around };
  }
  return best.cut;
}
