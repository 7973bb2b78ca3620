/** A button cannot have the focus while it loads. */
import { type RefObject, useEffect, useRef } from 'react';

/** Given whether a button loads, returns its reference: it has the focus again afterwards, unless the user has gone on. */
export function useFocusAfter(busy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (!busy && wasBusy.current && document.activeElement === document.body) button.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return button;
}
