/**
 * Keys that are pressed while a file is fetched: they reach it once it is shown, in their order. What would change rows or
 * mark the file unseen does nothing.
 */
import { useEffect } from 'react';
import type { EditAction } from './edit/edit-actions.ts';
import { actionOf } from './keyboard.ts';
import { ELSEWHERE, isWriting } from './use-keyboard.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'timeStamp'>;

/** Milliseconds after which nobody means a key any more. */
const MEANT_MS = 10_000;

/** Of the review bar, except for the one that marks a file as checked. */
const REVIEW_KEYS: ReadonlySet<string> = new Set(['[', ']']);
/** What changes rows at once, without a form, is for who sees them. */
const AT_ONCE: ReadonlySet<EditAction> = new Set(['delete', 'merge', 'flip', 'swap', 'undo', 'redo']);

const early: Pressed[] = [];
/** true while a file is shown */
let isShown = false;

/** In the view: remembers the keys for the next file while none is shown. */
export function useEarlyKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // what follows a key that waits, waits as well
      if (!event.isTrusted || (isShown && early.length === 0) || isElsewhere(event)) return;
      const action = actionOf(event, false);
      if (event.key === 'c' || (action?.kind === 'edit' && AT_ONCE.has(action.what))) return event.stopPropagation();
      if (action === null && !REVIEW_KEYS.has(event.key)) return;
      event.preventDefault();
      early.push(event);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      early.length = 0;
    };
  }, []);
}

/** In a file that is shown: once it can act on all keys, presses those that were meant for it. */
export function useKeysOfBefore(isReady: boolean): void {
  useEffect(() => {
    isShown = true;
    return () => {
      isShown = false;
    };
  }, []);
  useEffect(() => {
    if (!isReady) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      const pressed = early.shift();
      if (pressed === undefined) return;
      const { key, ctrlKey, metaKey, shiftKey, timeStamp } = pressed;
      const init = { ...{ key, ctrlKey, metaKey, shiftKey }, bubbles: true, cancelable: true };
      if (performance.now() - timeStamp < MEANT_MS) document.body.dispatchEvent(new KeyboardEvent('keydown', init));
      // it may have led to another file, which the others are meant for
      timer = setTimeout(next);
    };
    timer = setTimeout(next);
    return () => clearTimeout(timer);
  }, [isReady]);
}

function isElsewhere({ defaultPrevented, target }: KeyboardEvent): boolean {
  return defaultPrevented || isWriting(target as HTMLElement) || (target as HTMLElement).closest(ELSEWHERE) !== null;
}
