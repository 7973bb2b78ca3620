/** The places of a file's pages below one another at a zoom, and which pages are in sight: lengths in CSS pixels. */

/** In points, upright. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a page until its picture is known: A4. */
const USUAL_PAGE: PageSize = { width: 595.28, height: 841.89 };

/** Between pages, and around them. */
export const PAGE_GAP = 12;

export interface PageLayout {
  /** CSS pixels per point */
  readonly scale: number;
  readonly pages: readonly { readonly top: number; readonly width: number; readonly height: number }[];
  readonly width: number;
  readonly height: number;
}

/**
 * Given the number of pages, the known sizes (by number, from 1), and the width of the pane at zoom 1, returns the
 * place of each. A page of unknown size has the size of the nearest known one before it, so that little moves later.
 */
export function layOut(
  pageCount: number,
  known: ReadonlyMap<number, PageSize>,
  paneWidth: number,
  zoom: number,
): PageLayout {
  const first = known.values().next().value ?? USUAL_PAGE;
  let size = first;
  const sizes = Array.from({ length: pageCount }, (_, i) => {
    size = known.get(i + 1) ?? size;
    return size;
  });
  const widest = sizes.reduce((most, { width }) => Math.max(most, width), first.width);
  const scale = (Math.max(1, paneWidth - 2 * PAGE_GAP) / widest) * zoom;
  let top = PAGE_GAP;
  const pages = sizes.map(({ width, height }) => {
    const page = { top, width: width * scale, height: height * scale };
    top += page.height + PAGE_GAP;
    return page;
  });
  return { scale, pages, width: widest * scale + 2 * PAGE_GAP, height: top };
}

/**
 * Given a layout and the visible part of the pane, returns the first and last page (from 1) that are within `around` of
 * it.
 */
export function pagesInSight(
  { pages }: PageLayout,
  scrollTop: number,
  viewHeight: number,
  around: number,
): { first: number; last: number } {
  const first = Math.max(1, pageAt(pages, scrollTop - around));
  const last = Math.max(first, pageAt(pages, scrollTop + viewHeight + around));
  return { first, last: Math.min(last, pages.length) };
}

/** Given pages in order and a height, returns the last page (from 1) that begins above it; 0 if none does. */
function pageAt(pages: PageLayout['pages'], height: number): number {
  let low = 0;
  let high = pages.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (pages[middle].top <= height) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A place in the file that stays fixed while the layout changes. */
export interface Anchor {
  readonly page: number;
  /** shares of the page's width and height from its top left; outside 0 to 1 in the gaps */
  readonly across: number;
  readonly down: number;
}

/** Given a point of the layout, returns the place in the file there. */
export function anchorAt(layout: PageLayout, x: number, y: number): Anchor {
  const page = Math.max(1, pageAt(layout.pages, y));
  const { top, width, height } = layout.pages[page - 1];
  return { page, across: (x - leftOf(layout, page)) / width, down: (y - top) / height };
}

/** Given a place in the file, returns its point in the layout. */
export function pointOf(layout: PageLayout, { page, across, down }: Anchor): { x: number; y: number } {
  const { top, width, height } = layout.pages[page - 1];
  return { x: leftOf(layout, page) + across * width, y: top + down * height };
}

/** Given a page (from 1), returns its distance from the left of the layout: pages are centred. */
export function leftOf(layout: PageLayout, page: number): number {
  return (layout.width - layout.pages[page - 1].width) / 2;
}

/**
 * Given a span along one axis, and the visible part of a pane, returns the scroll position that shows the span with
 * some space around it: unchanged if it is in sight already, otherwise with the span in the middle.
 */
export function scrollToShow(
  [from, to]: readonly [number, number],
  scroll: number,
  view: number,
  room: number,
): number {
  const margin = Math.min(room, Math.max(0, (view - (to - from)) / 2));
  if (from - margin >= scroll && to + margin <= scroll + view) return scroll;
  return Math.max(0, to - from >= view ? from - margin : (from + to) / 2 - view / 2);
}
