/** Keys that are pressed while a file is fetched: they reach it once it is shown, in their order. */
import { useEffect } from 'react';
import { actionOf } from './keyboard.ts';
import { ELSEWHERE, isWriting } from './use-keyboard.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'timeStamp'>;

/** Milliseconds after which nobody means a key any more. */
const MEANT_MS = 10_000;

/** Of the review bar. */
const REVIEW_KEYS: ReadonlySet<string> = new Set(['c', '[', ']']);

const early: Pressed[] = [];
/** true while a file is shown */
let isShown = false;

/** In the view: remembers the keys for the next file while none is shown. */
export function useEarlyKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // what follows a key that waits, waits as well
      if (!event.isTrusted || (isShown && early.length === 0) || !isForFile(event)) return;
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

function isForFile(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || isWriting(target) || target.closest(ELSEWHERE)) return false;
  return actionOf(event, false) !== null || REVIEW_KEYS.has(event.key);
}
