/** The source of what is invented: handed in, since the engine has none of its own. */
import { itemAt } from '../model/lists.ts';

/** Returns a number from 0 to below 1, another each time. */
export type Chance = () => number;

/** Given a list that is not empty, returns an entry of it. */
export function pick<T>(list: readonly T[], chance: Chance): T {
  return itemAt(list, Math.floor(chance() * list.length));
}

/** Given whole numbers, returns one of those from the first to the last. */
export function between(first: number, last: number, chance: Chance): number {
  return first + Math.floor(chance() * (last - first + 1));
}
