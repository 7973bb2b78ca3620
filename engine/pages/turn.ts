/** Finds the way up of a page whose text is turned although the file does not say so. */
import type { RawText } from './runs.ts';
import { UNDRAWN } from './visibility.ts';

/** Share of the text that must run one way to turn the page: margin notes and watermarks do not. */
const MOST = 0.8;

/** Returns the quarter turns clockwise that set a baseline in user space upright; -1 if it slants. */
export function turnsOf(dx: number, dy: number): number {
  const x = Math.abs(dx);
  const y = Math.abs(dy);
  // within about seven degrees: scanned pages lean by less, watermarks by more
  if (y <= x * 0.12) return dx >= 0 ? 0 : 2;
  if (x <= y * 0.12) return dy > 0 ? 1 : 3;
  return -1;
}

/** Returns the quarter turns clockwise to add to the page's own rotation so that its text stands upright. */
export function quarterTurnsOf(text: RawText, seen: Uint8Array, rotation: number): number {
  const amounts = [0, 0, 0, 0];
  let total = 0;
  for (let i = 0; i < text.runs.length; i++) {
    const run = text.runs[i];
    const turns = turnsOf(run.dx, run.dy);
    if (seen[i] > UNDRAWN || turns < 0) continue;
    amounts[turns] += run.to - run.from;
    total += run.to - run.from;
  }
  for (let turns = 0; turns < 4; turns++) {
    if (amounts[turns] > total * MOST) return turns - rotation;
  }
  return 0;
}
