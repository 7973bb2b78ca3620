/** Several rows that are chosen together; only who listens is notified. */

export interface Chosen {
  get(): ReadonlySet<number>;
  /** takes a row in, or out */
  toggle(row: number): void;
  /** takes rows in */
  add(rows: readonly number[]): void;
  /** takes these in, and all others out */
  replace(rows: readonly number[]): void;
  clear(): void;
  /** returns a function that stops listening */
  subscribe(listener: () => void): () => void;
}

const NONE: ReadonlySet<number> = new Set();

/** Returns an empty choice. */
export function createChosen(): Chosen {
  let now = NONE;
  const listeners = new Set<() => void>();
  const set = (next: ReadonlySet<number>) => {
    now = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => now,
    toggle: (row) => set(now.has(row) ? new Set([...now].filter((one) => one !== row)) : new Set([...now, row])),
    add: (rows) => set(new Set([...now, ...rows])),
    replace: (rows) => (rows.length !== now.size || rows.some((row) => !now.has(row))) && set(new Set(rows)),
    clear: () => now.size > 0 && set(NONE),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
