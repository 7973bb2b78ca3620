/** Keeps the keyboard where it is of use: what had the focus may go away with what was done by it. */
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Given the part of the page that is looked after and what changes it, gives the focus to the first of its elements that
 * match a selector, in the order of the selectors, when the element that had it is gone.
 */
export function useNextFocus(
  within: RefObject<HTMLElement | null>,
  change: unknown,
  selectors: readonly string[],
): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const part = within.current;
    const come = ({ target }: FocusEvent) => {
      last.current = target as Element;
    };
    part?.addEventListener('focusin', come);
    return () => part?.removeEventListener('focusin', come);
  }, [within]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change is when to look
  useEffect(() => {
    const gone = last.current !== null && !last.current.isConnected;
    if (!gone || document.activeElement !== document.body) return;
    last.current = null;
    const next = selectors.map((selector) => within.current?.querySelector<HTMLElement>(selector)).find(Boolean);
    next?.focus({ preventScroll: true });
  }, [change]);
}
