/** Finds where two figures of neighbouring columns stand so near that they look like one: "914.3913.05.14". */

import type { ReadCharacter } from '../reading/cell-reading.ts';
import { hasForm } from '../reading/form.ts';
import { textOf } from '../reading/readings.ts';

/** A day or an amount has one at least; a number without any may be a part of whatever is beside it. */
const MARK = /\d[.,:/'’-]\d/u;

/** The white between neighbouring letters, pixels. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/**
 * Given what was read of a word, and the gaps in it that may part words, returns the gap between two days or amounts of
 * a word that is neither itself; null if there is none.
 */
export function gluedAt(characters: readonly ReadCharacter[], gaps: readonly Gap[]): Gap | null {
  const text = textOf({ characters });
  if (hasForm(text)) return null;
  const widestFirst = [...gaps].sort((a, b) => b.to - b.from - (a.to - a.from));
  return widestFirst.find((gap) => sidesOf(characters, gap).every(isFigure)) ?? null;
}

function isFigure(characters: readonly ReadCharacter[]): boolean {
  const text = textOf({ characters });
  return MARK.test(text) && hasForm(text);
}

function sidesOf(characters: readonly ReadCharacter[], { from, to }: Gap): ReadCharacter[][] {
  const middle = (from + to) / 2;
  return [characters.filter(({ x }) => x < middle), characters.filter(({ x }) => x >= middle)];
}
