/** Finds how wide the white between words is on a page: blur and threshold make it narrower or wider. */
import { numberAt } from '../../engine/model/lists.ts';
import type { Cell } from '../cells/cell.ts';
import { emOf, gapsOf, type SeenGap } from './segments.ts';

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

/** Spaces that tell how wide they are on a page. */
const FEW_SPACES = 12;
/** Ems: narrower gaps are between letters, whatever a reader saw. */
const NARROWEST = 0.1;

/** Given the gaps of a page, returns the ems from which on most are spaces; null where too few spaces were seen. */
export function wordGapBy(gaps: readonly SeenGap[]): number | null {
  const counted = gaps.filter(({ gap }) => gap < WIDEST);
  let wrong = counted.filter(({ gap, isSpace }) => isSpace && gap < NARROWEST).length;
  if (counted.filter(({ isSpace }) => isSpace).length - wrong < FEW_SPACES) return null;
  wrong += counted.filter(({ gap, isSpace }) => !isSpace && gap >= NARROWEST).length;
  const above = counted.filter(({ gap }) => gap >= NARROWEST).sort((a, b) => a.gap - b.gap);
  let best = { from: NARROWEST, to: above[0]?.gap ?? NARROWEST, wrong };
  above.forEach(({ gap, isSpace }, at) => {
    wrong += isSpace ? 1 : -1;
    if (wrong < best.wrong) best = { from: gap, to: above[at + 1]?.gap ?? gap, wrong };
  });
  return (best.from + best.to) / 2;
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
