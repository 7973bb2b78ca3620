/** Keeps the list of files in the browser's tab, so that a reload loses none that the service has. */
import type { Item } from './items.ts';

const KEY = 'ledgerize.convert';

/** Data of another version of this program is ignored. */
const VERSION = 2;

/** A list, with its user and their account; null if nobody was known to be signed in. */
export interface Kept {
  readonly owner: string | null;
  readonly items: readonly Item[];
}

const NOTHING: Kept = { owner: null, items: [] };

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps the files that the service has; of a file that was being started, nobody knows if it was. */
export function keep({ owner, items }: Kept, storage: Storage = sessionStorage): void {
  // the bytes of pictures are not kept, so that they cannot be joined later
  const kept = items.flatMap(({ addition: _, ...item }): Item[] => {
    const { state } = item;
    if (!('file' in state)) return [];
    const { file } = state;
    if (state.step === 'locked') return [{ ...item, state: { step: 'locked', file, trying: false, failure: null } }];
    if (state.step === 'converting' && state.jobId === null) return [{ ...item, state: { step: 'ready', file } }];
    return [item];
  });
  try {
    if (kept.length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify({ version: VERSION, owner, items: kept }));
  } catch {
    // a browser without storage
  }
}

/** Returns what was kept; an empty list if it cannot be read. */
export function kept(storage: Storage = sessionStorage): Kept {
  try {
    const { version, owner, items } = JSON.parse(storage.getItem(KEY) ?? '{}');
    return version === VERSION ? { owner, items } : NOTHING;
  } catch {
    return NOTHING;
  }
}
