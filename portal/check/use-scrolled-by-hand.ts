/** Tells when the user, not the other pane, has scrolled a pane. */
import { type RefObject, useEffect, useRef } from 'react';

/** Milliseconds after a turn of the wheel, a key or a touch in which scrolling is the user's. */
const BY_HAND_MS = 400;
/** Milliseconds without scrolling until the other pane follows: one that moved all the time would be restless. */
const REST_MS = 120;

interface ScrolledParts {
  readonly scroller: RefObject<HTMLElement | null>;
  /** false where the keys move the highlight, and the pane only follows it */
  readonly keysScroll: boolean;
  /** called once the pane rests */
  readonly onScrolled: () => void;
}

export function useScrolledByHand({ scroller, keysScroll, onScrolled }: ScrolledParts): void {
  const latest = useRef(onScrolled);
  latest.current = onScrolled;
  useEffect(() => {
    const pane = scroller.current;
    if (pane === null) return;
    let touched = Number.NEGATIVE_INFINITY;
    /** the bar is dragged without further events */
    let isDown = false;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const touch = () => {
      touched = performance.now();
    };
    const press = () => {
      isDown = true;
    };
    const lift = () => {
      isDown = false;
    };
    const onKey = () => {
      if (keysScroll) return touch();
      touched = Number.NEGATIVE_INFINITY;
      clearTimeout(resting);
    };
    const onScroll = () => {
      if (!isDown && performance.now() - touched > BY_HAND_MS) return;
      touch();
      clearTimeout(resting);
      resting = setTimeout(() => latest.current(), REST_MS);
    };
    const ends = new AbortController();
    const heard = { passive: true, signal: ends.signal };
    pane.addEventListener('wheel', touch, heard);
    pane.addEventListener('touchmove', touch, heard);
    pane.addEventListener('pointerdown', press, heard);
    pane.addEventListener('keydown', onKey, heard);
    pane.addEventListener('scroll', onScroll, heard);
    for (const type of ['pointerup', 'pointercancel'] as const) document.addEventListener(type, lift, heard);
    return () => {
      clearTimeout(resting);
      ends.abort();
    };
  }, [scroller, keysScroll]);
}
