/** Finds from which grey on a pixel is ink: pale print needs another limit than black. */
import { numberAt } from '../../engine/model/lists.ts';
import { PAPER, type Picture } from '../picture.ts';

/** Limits of the answer, greys: darker, thin strokes would break; lighter, the paper would be ink. */
const LEAST = 120;
const MOST = 205;
/** The share of the way from ink to paper that is still ink. */
const SHARE = 0.55;
/** Of a page of one grey: no cut parts anything. */
const MIDDLE = 128;
/** Every so many pixels are looked at. */
const STEP = 5;

/** Given a page with even light, returns the grey below which a pixel is ink. */
export function inkLimitOf({ data }: Picture): number {
  const counts = new Array<number>(PAPER + 1).fill(0);
  for (let at = 0; at < data.length; at += STEP) {
    const grey = data[at] as number;
    counts[grey] = numberAt(counts, grey) + 1;
  }
  const cut = bestCut(counts);
  const ink = meanOf(counts, 0, cut);
  const paper = meanOf(counts, cut, PAPER + 1);
  return Math.max(LEAST, Math.min(MOST, Math.round(ink + (paper - ink) * SHARE)));
}

/** Returns the grey that parts ink and paper best (Otsu's method). */
function bestCut(counts: readonly number[]): number {
  const all = counts.reduce((a, b) => a + b, 0);
  const sum = counts.reduce((a, count, grey) => a + count * grey, 0);
  let [below, sumBelow] = [0, 0];
  let best = { cut: MIDDLE, apart: -1 };
  counts.forEach((count, grey) => {
    if (below > 0 && below < all) {
      const distance = sumBelow / below - (sum - sumBelow) / (all - below);
      const apart = below * (all - below) * distance ** 2;
      if (apart > best.apart) best = { cut: grey, apart };
    }
    below += count;
    sumBelow += count * grey;
  });
  return best.cut;
}

function meanOf(counts: readonly number[], from: number, to: number): number {
  let [all, sum] = [0, 0];
  for (let grey = from; grey < to; grey++) {
    all += numberAt(counts, grey);
    sum += numberAt(counts, grey) * grey;
  }
  return all === 0 ? from : sum / all;
}
