/** The row under the pointer and the current row; only those concerned by a change are notified. */

interface Pointed {
  /** under the pointer, in the list or on the page; null if there is none */
  readonly pointed: number | null;
  /** where the keyboard is, or what was clicked; null if there is none */
  readonly current: number | null;
  /** true if the current row was clicked to stay: pointing at others then changes nothing */
  readonly pinned: boolean;
}

/** Where a change came from: the other side scrolls. */
type Side = 'list' | 'page' | 'keyboard';

type Listener = (now: Pointed, by: Side) => void;

export interface Selection {
  get(): Pointed;
  /** the highlighted row: the one under the pointer, else the current one */
  lit(): number | null;
  point(row: number | null, by: Side): void;
  /** makes a row the current one without pinning it */
  move(row: number | null, by: Side): void;
  /** pins a row; releases it if it is pinned */
  toggle(row: number, by: Side): void;
  /** pins a row, whether it is or not */
  hold(row: number, by: Side): void;
  release(): void;
  /** given the number of a row in the version that is shown now, goes there; undefined: it is gone */
  follow(to: (row: number) => number | undefined): void;
  /** returns a function that stops listening */
  subscribe(listener: Listener): () => void;
}

const NONE: Pointed = { pointed: null, current: null, pinned: false };

/** Returns an empty selection. */
export function createSelection(): Selection {
  let now = NONE;
  const listeners = new Set<Listener>();
  const set = (next: Pointed, by: Side) => {
    if (next.pointed === now.pointed && next.current === now.current && next.pinned === now.pinned) return;
    now = next;
    for (const listener of listeners) listener(now, by);
  };
  return {
    get: () => now,
    lit: () => now.pointed ?? now.current,
    point: (pointed, by) => set({ ...now, pointed }, by),
    move: (current, by) => set({ pointed: null, current, pinned: false }, by),
    toggle(row, by) {
      const letGo = now.pinned && now.current === row;
      set({ pointed: now.pointed, current: row, pinned: !letGo }, by);
    },
    hold: (row, by) => set({ pointed: null, current: row, pinned: true }, by),
    release: () => set({ ...NONE, current: now.current }, 'keyboard'),
    follow(to) {
      const place = (row: number | null) => (row === null ? null : (to(row) ?? null));
      const current = place(now.current);
      set({ pointed: place(now.pointed), current, pinned: now.pinned && current !== null }, 'keyboard');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
