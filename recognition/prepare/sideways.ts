/** Finds if the lines of a page run up or down it. */
import { numberAt } from '../../engine/model/lists.ts';
import { type Picture, shrink } from '../picture.ts';

/** Pixels of the shorter side of a page at which lines of text are still apart. */
const LOOKED_SIDE = 600;
/** Pixels: in a square this wide there are a few lines, and bent or turned lines are still straight. */
const SQUARE = 36;
/** Share of the mean grey of its square below which a pixel is ink: the grain of a table is lighter. */
const DARK = 0.88;
/** Share of a square that ink covers at least: less is dirt. */
const LEAST_INK = 0.03;
/** Pixels down for each across: lines of a photograph run at such slants. */
const SLANTS = [-0.1, -0.05, 0, 0.05, 0.1];

/**
 * Returns true if lines run up or down a page. Lines of text part a small square into rows with ink and rows without;
 * its columns have ink everywhere. Each square has one vote, so that frames and pictures do not decide.
 */
export function isSideways(page: Picture): boolean {
  const small = shrink(page, Math.max(1, Math.floor(Math.min(page.width, page.height) / LOOKED_SIDE)));
  let votes = 0;
  for (let y = 0; y + SQUARE <= small.height; y += SQUARE) {
    for (let x = 0; x + SQUARE <= small.width; x += SQUARE) votes += voteOf(small, x, y);
  }
  return votes < 0;
}

/** Returns 1 for a square whose lines run across, -1 for one whose lines run down, and less for one that is in doubt. */
function voteOf({ width, data }: Picture, left: number, top: number): number {
  let mean = 0;
  for (let y = top; y < top + SQUARE; y++) {
    for (let at = y * width + left; at < y * width + left + SQUARE; at++) mean += data[at] as number;
  }
  const limit = (mean / SQUARE ** 2) * DARK;
  const points: number[] = [];
  for (let y = 0; y < SQUARE; y++) {
    for (let x = 0, at = (top + y) * width + left; x < SQUARE; x++, at++) {
      if ((data[at] as number) < limit) points.push(x, y);
    }
  }
  if (points.length < 2 * LEAST_INK * SQUARE ** 2) return 0;
  const across = sharpest(points, 1);
  const down = sharpest(points, 0);
  return (across - down) / (across + down);
}

/** Given points x, y, x, y, …, returns how sharp the lines are that run across (1) or down (0), at the best slant. */
function sharpest(points: readonly number[], along: 0 | 1): number {
  let best = 1;
  for (const slant of SLANTS) {
    const counts = new Float64Array(2 * SQUARE);
    for (let i = 0; i < points.length; i += 2) {
      const place = Math.round(numberAt(points, i + along) + slant * numberAt(points, i + 1 - along)) + SQUARE / 2;
      counts[place] = numberAt(counts, place) + 1;
    }
    best = Math.max(
      best,
      counts.reduce((sum, count) => sum + count * count, 0),
    );
  }
  return best;
}
