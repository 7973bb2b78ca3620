/** The keys of a table of files: from row to row, and what is done to the row with the focus. */
import { type KeyboardEvent, type RefObject, useEffect } from 'react';

/** What each row has for the keys: its uuid, and the element that takes the focus. */
export const rowOf = (uuid: string) => ({ 'data-file': uuid });
export const STOP = { 'data-stop': '' };

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

export interface RowActions {
  readonly onCheck: (uuid: string) => void;
  readonly onChoose: (uuid: string) => void;
}

/** Given a key pressed in the table, does what it means there. */
export function onRowKey(event: KeyboardEvent<HTMLElement>, { onCheck, onChoose }: RowActions): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches('input[type=text], select, textarea')) return;
  if (target.closest('[role=dialog]')) return;
  const row = target.closest<HTMLElement>('[data-file]');
  const uuid = row?.dataset.file;
  if (row === null || uuid === undefined) return;
  const step = STEPS[event.key];
  if (step !== undefined) {
    const next = step === 1 ? row.nextElementSibling : row.previousElementSibling;
    next?.querySelector<HTMLElement>('[data-stop]')?.focus();
  } else if (event.key === 'c') onCheck(uuid);
  else if (event.key === 'x') onChoose(uuid);
  else return;
  event.preventDefault();
}

/** Keys pressed there belong to these elements. */
const ELSEWHERE = 'input, select, textarea, [role=dialog], header, nav, table';

/** Given a table, lets j lead to its first row from where nothing else takes the key, as from a heading. */
export function useKeyToRows(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'j' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if ((event.target as HTMLElement).closest(ELSEWHERE)) return;
      table.current?.querySelector<HTMLElement>('[data-stop]')?.focus();
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [table]);
}
