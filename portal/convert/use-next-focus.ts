/** Keeps the focus useful: an action may remove the element that has it. */
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Given a part of the page and a value that changes with it, moves the focus if its element is gone: to the first
 * element that matches a selector, in the order of the selectors.
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
