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

/** Returns the ems from which on the white between two letters parts words: the best cut between two kinds of gaps. */
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

/** Returns the bin that parts counts best: where the two sides differ most from each other. */
function bestCut(counts: readonly number[]): number {
  const all = counts.reduce((a, b) => a + b, 0);
  const sum = counts.reduce((a, count, bin) => a + count * bin, 0);
  let [below, sumBelow] = [0, 0];
  let best = { cut: Math.round(USUAL / BIN), apart: -1 };
  counts.forEach((count, bin) => {
    if (bin * BIN >= LEAST && bin * BIN <= MOST && below > 0 && below < all) {
      const distance = sumBelow / below - (sum - sumBelow) / (all - below);
      const apart = below * (all - below) * distance ** 2;
      if (apart > best.apart) best = { cut: bin, apart };
    }
    below += count;
    sumBelow += count * bin;
  });
  return best.cut;
}
