/** Keeps the pages in place when their layout changes, and brings the highlighted row into sight. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type Anchor, anchorAt, leftOf, type PageLayout, pointOf, scrollToShow } from './page-layout.ts';
import type { Transaction } from './result.ts';
import type { Selection } from './selection.ts';
import { wheeled } from './zoom.ts';

interface FollowingParts {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly layout: PageLayout;
  /** true if the pane's width is known */
  readonly ready: boolean;
  readonly firstPage: number;
  readonly own: ReadonlyMap<number, Transaction>;
  readonly selection: Selection;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  /** notes that the pane shows something else */
  readonly look: () => void;
}

/** Milliseconds that the pointer must rest on a row before the pages move to it: sweeping over rows moves nothing. */
const REST_MS = 90;
/** Pixels kept free around a row that is brought into sight. */
const ROOM = 48;

interface Following {
  /** the pane's handler for scrolling */
  readonly onScroll: () => void;
  /** call it when the user goes elsewhere: the highlighted row is no longer kept in sight */
  readonly letGo: () => void;
}

export function useFollowing(parts: FollowingParts): Following {
  const { scroller, layout, ready, selection } = parts;
  const latest = useRef(parts);
  latest.current = parts;
  /** the scroll position in the previous layout: the browser cuts it when the pages get smaller */
  const scrolled = useRef({ left: 0, top: 0 });
  const laidOut = useRef<PageLayout | null>(null);
  /** the row to keep in sight until the user scrolls; null if there is none */
  const followed = useRef<number | null>(null);
  /** the place that stays under the pointer in the next layout, and where it is in the pane */
  const held = useRef<{ anchor: Anchor; x: number; y: number } | null>(null);

  const onScroll = useCallback(() => {
    const pane = scroller.current;
    if (pane !== null) scrolled.current = { left: pane.scrollLeft, top: pane.scrollTop };
  }, [scroller]);

  const show = useCallback(
    (row: number, smooth: boolean) => {
      const pane = scroller.current;
      const place = latest.current.own.get(row)?.boxes[0];
      if (pane === null || place === undefined || !latest.current.ready) return;
      followed.current = row;
      scrollToBox(pane, latest.current.layout, place, smooth);
    },
    [scroller],
  );

  // a new layout: the same place stays where it is
  useLayoutEffect(() => {
    const pane = scroller.current;
    const before = laidOut.current;
    if (pane === null || !ready || before === layout) return;
    laidOut.current = layout;
    if (before === null) {
      const row = selection.lit();
      if (row === null) pane.scrollTop = layout.pages[latest.current.firstPage - 1].top - layout.pages[0].top;
      else show(row, false);
    } else if (followed.current !== null && held.current === null) show(followed.current, false);
    else {
      const { left, top } = scrolled.current;
      const x = held.current?.x ?? pane.clientWidth / 2;
      const y = held.current?.y ?? pane.clientHeight / 2;
      const anchor = held.current?.anchor ?? anchorAt(before, left + x, top + y);
      held.current = null;
      const point = pointOf(layout, anchor);
      pane.scrollTo({ left: point.x - x, top: point.y - y, behavior: 'instant' });
    }
    onScroll();
    latest.current.look();
  }, [layout, ready, scroller, selection, show, onScroll]);

  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const stop = selection.subscribe(({ pointed, current, pinned }, by) => {
      clearTimeout(resting);
      if (by === 'page') return;
      if (pointed !== null && !pinned) resting = setTimeout(() => show(pointed, true), REST_MS);
      else if (current !== null) show(current, true);
    });
    return () => {
      clearTimeout(resting);
      stop();
    };
  }, [selection, show]);

  const letGo = useCallback(() => {
    followed.current = null;
  }, []);
  useEffect(() => {
    const pane = scroller.current;
    if (pane === null) return;
    const onWheel = (event: WheelEvent) => {
      letGo();
      if (!event.ctrlKey) return;
      // the browser would zoom the whole portal
      event.preventDefault();
      const { left, top } = pane.getBoundingClientRect();
      const x = event.clientX - left;
      const y = event.clientY - top;
      held.current = { anchor: anchorAt(latest.current.layout, pane.scrollLeft + x, pane.scrollTop + y), x, y };
      latest.current.onZoom(wheeled(latest.current.zoom, event.deltaY));
    };
    pane.addEventListener('wheel', onWheel, { passive: false });
    for (const type of ['pointerdown', 'keydown'] as const) pane.addEventListener(type, letGo);
    return () => {
      pane.removeEventListener('wheel', onWheel);
      for (const type of ['pointerdown', 'keydown'] as const) pane.removeEventListener(type, letGo);
    };
  }, [scroller, letGo]);

  return { onScroll, letGo };
}

function scrollToBox(
  pane: HTMLDivElement,
  layout: PageLayout,
  { page, box: [x0, y0, x1, y1] }: Transaction['boxes'][number],
  smooth: boolean,
): void {
  const place = layout.pages[page - 1];
  if (place === undefined) return;
  const { clientWidth, clientHeight, scrollLeft, scrollTop } = pane;
  const { scale } = layout;
  const top = scrollToShow([place.top + y0 * scale, place.top + y1 * scale], scrollTop, clientHeight, ROOM);
  const left = leftOf(layout, page);
  // rows are as wide as pages: the sideways position stays as long as any part of the row is visible
  const seen = left + x1 * scale > scrollLeft && left + x0 * scale < scrollLeft + clientWidth;
  const across = seen
    ? scrollLeft
    : scrollToShow([left + x0 * scale, left + x1 * scale], scrollLeft, clientWidth, ROOM);
  if (top === scrollTop && across === scrollLeft) return;
  const near = Math.abs(top - scrollTop) < 2 * clientHeight;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  pane.scrollTo({ top, left: across, behavior: smooth && near && !still ? 'smooth' : 'instant' });
}
