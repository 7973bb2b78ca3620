/** The keys in the check view: which row they go to, and what they do to rows and the page. */
import type { EditAction } from './edit/edit-actions.ts';

/** The action of a key. */
export type KeyAction =
  | { readonly kind: 'row'; readonly to: RowStep }
  /** chooses the current row, and all up to where the step leads */
  | { readonly kind: 'extend'; readonly to: RowStep }
  | { readonly kind: 'edit'; readonly what: EditAction }
  | { readonly kind: 'zoom'; readonly by: 'in' | 'out' | 'fit' }
  | { readonly kind: 'pin' | 'release' | 'search' | 'page' | 'columns' | 'help' | 'all' };

export type RowStep =
  | 'next'
  | 'previous'
  | 'pageDown'
  | 'pageUp'
  | 'first'
  | 'last'
  | 'nextFailing'
  | 'previousFailing';

const ACTIONS: Readonly<Record<string, KeyAction>> = {
  ArrowDown: { kind: 'row', to: 'next' },
  j: { kind: 'row', to: 'next' },
  ArrowUp: { kind: 'row', to: 'previous' },
  k: { kind: 'row', to: 'previous' },
  PageDown: { kind: 'row', to: 'pageDown' },
  PageUp: { kind: 'row', to: 'pageUp' },
  Home: { kind: 'row', to: 'first' },
  End: { kind: 'row', to: 'last' },
  n: { kind: 'row', to: 'nextFailing' },
  p: { kind: 'row', to: 'previousFailing' },
  '+': { kind: 'zoom', by: 'in' },
  '=': { kind: 'zoom', by: 'in' },
  '-': { kind: 'zoom', by: 'out' },
  '0': { kind: 'zoom', by: 'fit' },
  Enter: { kind: 'pin' },
  ' ': { kind: 'pin' },
  Escape: { kind: 'release' },
  '/': { kind: 'search' },
  g: { kind: 'page' },
  t: { kind: 'columns' },
  '?': { kind: 'help' },
  e: { kind: 'edit', what: 'edit' },
  a: { kind: 'edit', what: 'add' },
  s: { kind: 'edit', what: 'split' },
  m: { kind: 'edit', what: 'merge' },
  f: { kind: 'edit', what: 'flip' },
  d: { kind: 'edit', what: 'swap' },
  x: { kind: 'edit', what: 'choose' },
  b: { kind: 'edit', what: 'draw' },
  Delete: { kind: 'edit', what: 'delete' },
  J: { kind: 'extend', to: 'next' },
  K: { kind: 'extend', to: 'previous' },
};

/** Keys of lists and buttons: they have another meaning unless the list of rows has the focus. */
const OF_THE_LIST = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'Enter', ' ']);

export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey?: boolean;
}

/** With Ctrl, or the key of a Mac that does the same. */
function stepOf({ key, shiftKey }: Pressed, inList: boolean): KeyAction | null {
  const letter = key.toLowerCase();
  if (letter === 'a' && inList) return { kind: 'all' };
  if (letter === 'y' || (letter === 'z' && shiftKey === true)) return { kind: 'edit', what: 'redo' };
  return letter === 'z' ? { kind: 'edit', what: 'undo' } : null;
}

/** Given a key and whether the list of rows has the focus, returns the action; null if there is none. */
export function actionOf(pressed: Pressed, inList: boolean): KeyAction | null {
  if (pressed.altKey) return null;
  if (pressed.ctrlKey || pressed.metaKey) return stepOf(pressed, inList);
  if (!inList && OF_THE_LIST.has(pressed.key)) return null;
  const action = ACTIONS[pressed.key] ?? null;
  const isExtending = pressed.shiftKey === true && OF_THE_LIST.has(pressed.key);
  return isExtending && action?.kind === 'row' ? { kind: 'extend', to: action.to } : action;
}

export interface ShownRows {
  /** in order */
  readonly shown: readonly number[];
  readonly failing: ReadonlySet<number>;
  /** how many fit in the list */
  readonly pageRows: number;
}

/** Given the direction and the current row, returns the row to go to; null without rows or a further failing one. */
export function rowAfter(
  step: RowStep,
  current: number | null,
  { shown, failing, pageRows }: ShownRows,
): number | null {
  if (shown.length === 0) return null;
  const at = current === null ? -1 : placeOf(shown, current);
  const last = shown.length - 1;
  const to = (index: number) => shown[Math.min(last, Math.max(0, index))];
  switch (step) {
    case 'next':
      return to(at + 1);
    case 'previous':
      return at < 0 ? shown[last] : to(at - 1);
    case 'pageDown':
      return to(at + pageRows);
    case 'pageUp':
      return to(at - pageRows);
    case 'first':
      return shown[0];
    case 'last':
      return shown[last];
    case 'nextFailing':
      return shown.find((row, i) => i > at && failing.has(row)) ?? null;
    case 'previousFailing':
      return shown.findLast((row, i) => (at < 0 || i < at) && failing.has(row)) ?? null;
  }
}

/** If the search hides the current row, the last row before it on the paper counts. */
function placeOf(shown: readonly number[], row: number): number {
  const at = shown.indexOf(row);
  return at >= 0 ? at : shown.findLastIndex((one) => one < row);
}
