/**
 * Lays what the second reader read of a cell beside what the first one read. The places of its characters are too
 * rough to tell words by, so their order tells: the way that needs the fewest changes.
 */
import { itemAt, numberAt } from '../../engine/model/lists.ts';
import type { CellReading, ReadCharacter } from './cell-reading.ts';
import { lookOf } from './look-alikes.ts';

export interface Aligned {
  /** the second reader's characters, each at the place of the first reader's one beside it */
  readonly characters: readonly ReadCharacter[];
  /** the indices of the first reader's characters before which the second one saw a space */
  readonly spaces: ReadonlySet<number>;
}

/** What it costs to lay two characters beside each other, or one beside none. */
const ALIKE = 0;
const DIFFERENT = 1;
const ALONE = 0.8;

/** Given both readings of a cell, returns the second one at the places of the first. */
export function align(first: CellReading, second: CellReading): Aligned {
  const [ones, others] = [first.characters, second.characters];
  if (ones.length === 0) return { characters: others, spaces: new Set() };
  const partners = partnersOf(ones, others);
  const spaces = new Set<number>();
  const characters = others.map((character, at) => {
    const partner = numberAt(partners, at);
    const spaceBefore = at > 0 && second.spaces.some((x) => x > itemAt(others, at - 1).x && x <= character.x);
    if (spaceBefore) spaces.add(Math.ceil(partner));
    return { ...character, x: placeAt(ones, partner) };
  });
  return { characters, spaces };
}

/** The place of a character of the first reader; of none, between two of them. */
function placeAt(ones: readonly ReadCharacter[], at: number): number {
  const [before, behind] = [ones[Math.floor(at)], ones[Math.ceil(at)]];
  if (before === undefined) return (behind?.x ?? 0) - 1;
  return behind === undefined ? before.x + 1 : (before.x + behind.x) / 2;
}

/** For each of the others the index of its partner; between two indices for one without a partner. */
function partnersOf(ones: readonly ReadCharacter[], others: readonly ReadCharacter[]): number[] {
  const width = others.length + 1;
  const costs = new Float64Array((ones.length + 1) * width);
  for (let i = 0; i <= ones.length; i++) {
    for (let k = 0; k <= others.length; k++) {
      const at = i * width + k;
      if (i === 0 || k === 0) {
        costs[at] = (i + k) * ALONE;
        continue;
      }
      const beside = numberAt(costs, at - width - 1) + differenceOf(itemAt(ones, i - 1), itemAt(others, k - 1));
      costs[at] = Math.min(beside, numberAt(costs, at - width) + ALONE, numberAt(costs, at - 1) + ALONE);
    }
  }
  const partners = new Array<number>(others.length).fill(0);
  let [i, k] = [ones.length, others.length];
  while (k > 0) {
    const cost = numberAt(costs, i * width + k);
    const isBeside =
      i > 0 &&
      cost === numberAt(costs, (i - 1) * width + k - 1) + differenceOf(itemAt(ones, i - 1), itemAt(others, k - 1));
    if (isBeside) partners[--k] = --i;
    else if (i > 0 && cost === numberAt(costs, (i - 1) * width + k) + ALONE) i--;
    else partners[--k] = i - 1 / 2;
  }
  return partners;
}

const differenceOf = (one: ReadCharacter, other: ReadCharacter): number =>
  lookOf(one.text) === lookOf(other.text) ? ALIKE : DIFFERENT;
