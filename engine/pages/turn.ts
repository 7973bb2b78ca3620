/** Finds the way up of text, and of a page whose text is turned although the file does not say so. */
import { CLOCKWISE, COUNTERCLOCKWISE } from '../geometry/turns.ts';
import { numberAt, wholeAt } from '../model/lists.ts';
import type { RawText, Run } from './runs.ts';
import type { Frame } from './upright.ts';
import { UNDRAWN } from './visibility.ts';

/** Share of the text that must run one way to turn the page: margin notes and watermarks do not. */
const MOST = 0.8;
/** About seven degrees: scanned pages lean by less, watermarks by more. */
const LEAN = 0.12;

/** Returns the quarter turns clockwise that set a baseline in user space upright; -1 if it slants. */
function turnsOf(dx: number, dy: number): number {
  const [x, y] = [Math.abs(dx), Math.abs(dy)];
  if (y <= x * LEAN) return dx >= 0 ? 0 : 2;
  if (x <= y * LEAN) return dy > 0 ? CLOCKWISE : COUNTERCLOCKWISE;
  return -1;
}

/** Returns the quarter turns clockwise that set a run upright on its page; -1 if it slants. */
export const turnsOnPage = ({ dx, dy }: Run, { map: [a, b, c, d] }: Frame): number =>
  turnsOf(a * dx + c * dy, -(b * dx + d * dy));

/** Returns the quarter turns clockwise to add to the page's own rotation so that its text is upright. */
export function quarterTurnsOf(text: RawText, seen: Uint8Array, rotation: number): number {
  const amounts = [0, 0, 0, 0];
  let total = 0;
  for (const [i, run] of text.runs.entries()) {
    const turns = turnsOf(run.dx, run.dy);
    if (wholeAt(seen, i) > UNDRAWN || turns < 0) continue;
    amounts[turns] = numberAt(amounts, turns) + run.to - run.from;
    total += run.to - run.from;
  }
  const most = amounts.findIndex((amount) => amount > total * MOST);
  return most < 0 ? 0 : most - rotation;
}
