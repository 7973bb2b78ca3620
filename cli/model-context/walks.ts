/** Walks the entries of all results that are held, from a place on. */
import type { Held, HeldResults } from './held.ts';
import type { Place } from './pages.ts';

/** Given a handle, returns its result alone; without one, all that are held. Throws ToolError. */
export function heldFor(handle: string | undefined, held: HeldResults): readonly Held[] {
  return handle === undefined ? held.all() : [held.get(handle)];
}

/**
 * Given a place, the results, and what the entries of a result are, yields those at the place and behind it. A place
 * names a result by its number, so that one that was dropped meanwhile moves no other.
 */
export function* entriesFrom<T>(
  [list, entry]: Place,
  results: readonly Held[],
  entriesOf: (held: Held) => readonly (T | null)[],
): Generator<{ at: Place; entry: T }> {
  for (const held of results) {
    if (held.number < list) continue;
    for (const [i, each] of entriesOf(held).entries()) {
      const isBefore = held.number === list && i < entry;
      if (each !== null && !isBefore) yield { at: [held.number, i], entry: each };
    }
  }
}
