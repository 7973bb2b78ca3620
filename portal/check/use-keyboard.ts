/** Handles the keys of the check view, wherever the focus is on it. */
import { type RefObject, useEffect, useRef } from 'react';
import type { Chosen } from './edit/chosen.ts';
import type { EditAction } from './edit/edit-actions.ts';
import { actionOf, type RowStep, rowAfter } from './keyboard.ts';
import type { Row } from './result.ts';
import type { Selection } from './selection.ts';

interface KeyboardParts {
  readonly view: RefObject<HTMLElement | null>;
  readonly selection: Selection;
  /** the listed rows, in order */
  readonly shown: readonly Row[];
  /** the stops of `n` and `p` */
  readonly stops: ReadonlySet<number>;
  readonly onZoom: (by: 'in' | 'out' | 'fit') => void;
  readonly onHelp: () => void;
  /** lets somebody say what columns hold */
  readonly onColumns: () => void;
  /** the row is let go, and what is chosen */
  readonly onRelease: () => void;
  readonly chosen: Chosen;
  readonly onEdit: (action: EditAction) => void;
}

/** The attributes of the list of rows, of its search field, and of the field for a page. */
export const LIST = { 'data-check-list': '' } as const;
export const PAGE_FIELD = { 'data-check-page': '' } as const;
export const SEARCH = { 'data-check-search': '' } as const;

const list = (view: HTMLElement) => view.querySelector<HTMLElement>('[data-check-list]');
const searchField = (view: HTMLElement) => view.querySelector<HTMLInputElement>('[data-check-search]');
const pageField = (view: HTMLElement) => view.querySelector<HTMLInputElement>('[data-check-page]');
/** Keys pressed there belong to these elements. */
export const ELSEWHERE = '[role=dialog], [role=menu], [role=listbox], [data-edit-panel], header, nav';
/** CSS pixels: the height of a row if none is drawn. */
const ROW_PIXELS = 26;

export function useKeyboard(parts: KeyboardParts): void {
  const latest = useRef(parts);
  latest.current = parts;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { view } = latest.current;
      const target = event.target as HTMLElement;
      if (event.defaultPrevented || view.current === null || target.closest(ELSEWHERE)) return;
      if (leavesSearch(event, target, view.current) || isWriting(target)) return;
      const action = actionOf(event, target.matches('[data-check-list]'));
      if (action === null) return;
      event.preventDefault();
      act(action, latest.current, view.current);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function act(action: NonNullable<ReturnType<typeof actionOf>>, parts: KeyboardParts, view: HTMLElement): void {
  const { selection } = parts;
  if (action.kind === 'row') step(action.to, parts, view);
  else if (action.kind === 'zoom') parts.onZoom(action.by);
  else if (action.kind === 'release') {
    selection.release();
    parts.chosen.clear();
    parts.onRelease();
  } else if (action.kind === 'edit') parts.onEdit(action.what);
  else if (action.kind === 'extend') extend(action.to, parts, view);
  else if (action.kind === 'all') parts.chosen.replace(parts.shown.map(({ row }) => row));
  else if (action.kind === 'search') searchField(view)?.focus();
  else if (action.kind === 'page') pageField(view)?.focus();
  else if (action.kind === 'columns') parts.onColumns();
  else if (action.kind === 'help') parts.onHelp();
  else if (action.kind === 'pin') {
    const { current } = selection.get();
    if (current !== null) selection.toggle(current, 'keyboard');
  }
}

/** Chooses the current row, the one it goes to, and all between them. */
function extend(to: RowStep, parts: KeyboardParts, view: HTMLElement): void {
  const from = parts.selection.get().current;
  step(to, parts, view);
  const { current } = parts.selection.get();
  const rows = parts.shown.map(({ row }) => row);
  const ends = [from, current].flatMap((row) => (row === null ? [] : rows.indexOf(row))).filter((at) => at >= 0);
  parts.chosen.add(rows.slice(Math.min(...ends), Math.max(...ends) + 1));
}

function step(to: RowStep, { selection, shown, stops }: KeyboardParts, view: HTMLElement): void {
  const pane = list(view);
  const height = pane?.querySelector('[data-row]')?.clientHeight || ROW_PIXELS;
  const pageRows = Math.max(1, Math.floor((pane?.clientHeight ?? 0) / height) - 2);
  const rows = { shown: shown.map(({ row }) => row), failing: stops, pageRows };
  const next = rowAfter(to, selection.get().current, rows);
  if (next === null) return;
  selection.move(next, 'keyboard');
  pane?.focus({ preventScroll: true });
}

/** In the search field, Escape and the down arrow lead to the rows. */
function leavesSearch(event: KeyboardEvent, target: HTMLElement, view: HTMLElement): boolean {
  if (target !== searchField(view) || (event.key !== 'Escape' && event.key !== 'ArrowDown')) return false;
  event.preventDefault();
  list(view)?.focus();
  return true;
}

export function isWriting(target: HTMLElement): boolean {
  return target.matches('input, textarea, select, [contenteditable]');
}
