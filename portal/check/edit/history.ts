/** The way back and forth through the versions of a file: they are the history, also over reloads. */
import type { Version } from './versions.ts';

export interface Steps {
  /** the version whose contents undoing restores; null: there is nothing to undo */
  readonly undo: string | null;
  readonly redo: string | null;
}

/**
 * Given all versions, newest first, returns where undo and redo lead. Restoring what was there before a change undoes it,
 * and restoring what an undo left does it again; anything else that is made forgets what could be done again.
 */
export function stepsOf(versions: readonly Version[]): Steps {
  let states: string[] = [];
  let at = -1;
  for (const { id, isRestored } of contentsOf(versions)) {
    const beside = isRestored ? [at - 1, at + 1].find((place) => states[place] === id) : undefined;
    if (id === states[at]) continue;
    if (beside !== undefined) at = beside;
    else {
      states = [...states.slice(0, at + 1), id];
      at = states.length - 1;
    }
  }
  return { undo: states[at - 1] ?? null, redo: states[at + 1] ?? null };
}

/** The version that each one has the contents of, oldest first: it, or the one that it restored. */
export function contentsOf(versions: readonly Version[]): { id: string; isRestored: boolean }[] {
  const contents = new Map<string, string>();
  return versions.toReversed().map(({ id, kind, from }) => {
    const isRestored = kind === 'restored' && from !== null;
    const same = isRestored ? (contents.get(from) ?? from) : id;
    contents.set(id, same);
    return { id: same, isRestored };
  });
}
