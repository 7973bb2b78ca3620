/** Which row is pointed at and which is the current one, told to those alone whom a change concerns. */

interface Pointed {
  /** under the pointer, in the list or on the page; null for none */
  readonly pointed: number | null;
  /** where the keyboard is, or what was clicked; null for none */
  readonly current: number | null;
  /** whether the current row was clicked to stay: pointing at others then moves nothing */
  readonly pinned: boolean;
}

/** What a change came from: what is scrolled into sight is the other side. */
type Side = 'list' | 'page' | 'keyboard';

type Listener = (now: Pointed, by: Side) => void;

export interface Selection {
  get(): Pointed;
  /** the row that is lit: the one that is pointed at, else the current one */
  lit(): number | null;
  point(row: number | null, by: Side): void;
  /** makes a row the current one without pinning it */
  move(row: number | null, by: Side): void;
  /** pins a row; the pinned row is let go */
  toggle(row: number, by: Side): void;
  release(): void;
  /** returns how to stop listening */
  subscribe(listener: Listener): () => void;
}

const NONE: Pointed = { pointed: null, current: null, pinned: false };

/** Returns a selection of nothing. */
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
    release: () => set({ ...NONE, current: now.current }, 'keyboard'),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
