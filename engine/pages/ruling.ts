/** Makes ruling lines and filled bands of what a page draws. */
import type { Box } from '../geometry/box.ts';
import type { Band, Rule } from '../model/page.ts';

/** Points. A thinner rectangle or stroke is a line: no text fits into it. */
const BAND_THICKNESS = 5;
/** Points. A shorter line is part of a letter, a tick, a dash of a dashed line (joined before this is asked). */
const MIN_LENGTH = 8;
/** Points between the pieces of one line: the gaps of dashed and dotted lines, and of cell borders that do not meet. */
const JOIN_GAP = 4;
/** Points that collinear pieces may be off each other. */
const JOIN_OFFSET = 0.8;
/** A channel this high in all three is paper. */
const WHITE = 0xfa;
/** A band over this share of the page is its ground. */
const GROUND_SHARE = 0.85;

/** A filled rectangle or a stroke, on the upright page. */
export interface Drawn {
  readonly box: Box;
  readonly color: number;
}

const isWhite = (color: number): boolean =>
  color >> 16 >= WHITE && ((color >> 8) & 0xff) >= WHITE && (color & 0xff) >= WHITE;

/** Given filled rectangles and strokes (with their thickness in the box), returns the ruling lines and the bands. */
export function rulesAndBands(
  drawn: readonly Drawn[],
  pageArea: number,
): { readonly rules: readonly Rule[]; readonly bands: readonly Band[] } {
  const horizontal: Box[] = [];
  const vertical: Box[] = [];
  const bands: Band[] = [];
  for (const { box, color } of drawn) {
    if (isWhite(color)) continue;
    const w = box[2] - box[0];
    const h = box[3] - box[1];
    if (Math.min(w, h) < BAND_THICKNESS) {
      if (h <= w) horizontal.push(box);
      else vertical.push(box);
    } else if (w * h < pageArea * GROUND_SHARE) bands.push({ box, color });
  }
  const rules: Rule[] = [];
  for (const box of joined(horizontal, 0)) rules.push({ box, horizontal: true });
  for (const box of joined(vertical, 1)) rules.push({ box, horizontal: false });
  return { rules, bands };
}

/** Given lines along one axis (0: x, 1: y), returns them with collinear pieces joined, the short ones left out. */
function joined(lines: Box[], axis: 0 | 1): Box[] {
  const from = axis;
  const to = axis === 0 ? 2 : 3;
  const low = axis === 0 ? 1 : 0;
  const high = axis === 0 ? 3 : 2;
  const middle = (b: Box) => (b[low] + b[high]) / 2;
  const sorted = [...lines].sort((p, q) => middle(p) - middle(q));
  const out: Box[] = [];
  let at = 0;
  while (at < sorted.length) {
    const first = middle(sorted[at]);
    let end = at + 1;
    while (end < sorted.length && middle(sorted[end]) - first <= JOIN_OFFSET) end++;
    const row = sorted.slice(at, end).sort((p, q) => p[from] - q[from]);
    let current = [...row[0]];
    for (const piece of row.slice(1)) {
      if (piece[from] - current[to] <= JOIN_GAP) {
        current[to] = Math.max(current[to], piece[to]);
        current[low] = Math.min(current[low], piece[low]);
        current[high] = Math.max(current[high], piece[high]);
      } else {
        out.push(current as unknown as Box);
        current = [...piece];
      }
    }
    out.push(current as unknown as Box);
    at = end;
  }
  return out.filter((b) => b[to] - b[from] >= MIN_LENGTH);
}
