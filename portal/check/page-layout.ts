/** Where the pages of a file stand below one another at some zoom, and which of them are in sight: lengths in CSS pixels. */

/** In points, upright. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** What a page is taken for until its picture tells: A4. */
const USUAL_PAGE: PageSize = { width: 595.28, height: 841.89 };

/** Between pages, and around them. */
export const PAGE_GAP = 12;

export interface PageLayout {
  /** CSS pixels a point */
  readonly scale: number;
  readonly pages: readonly { readonly top: number; readonly width: number; readonly height: number }[];
  readonly width: number;
  readonly height: number;
}

/**
 * Given how many pages there are, the sizes of those that are known (by number, from 1), and the width of the pane at
 * zoom 1, returns where each stands. Pages that are not known yet are as the nearest known one before them, so that
 * little moves once they are.
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

/** Given a layout and what the pane shows of it, returns the first and last page (from 1) that are within `around` of it. */
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

/** Given pages in order and a height, returns the last page (from 1) that begins above it; 0 where none does. */
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

/** A place in the file that stays where it is while the layout changes. */
export interface Anchor {
  readonly page: number;
  /** shares of the page's width and height from its top left; beyond 0 to 1 in the gaps */
  readonly across: number;
  readonly down: number;
}

/** Given a point of the layout, returns the place in the file that stands there. */
export function anchorAt(layout: PageLayout, x: number, y: number): Anchor {
  const page = Math.max(1, pageAt(layout.pages, y));
  const { top, width, height } = layout.pages[page - 1];
  return { page, across: (x - leftOf(layout, page)) / width, down: (y - top) / height };
}

/** Given a place in the file, returns the point of the layout at which it stands. */
export function pointOf(layout: PageLayout, { page, across, down }: Anchor): { x: number; y: number } {
  const { top, width, height } = layout.pages[page - 1];
  return { x: leftOf(layout, page) + across * width, y: top + down * height };
}

/** Given a page (from 1), returns how far from the left of the layout it stands: pages are centred on one another. */
export function leftOf(layout: PageLayout, page: number): number {
  return (layout.width - layout.pages[page - 1].width) / 2;
}

/**
 * Given a span along one axis, and what a pane shows of it, returns the scroll that brings the span into sight with some
 * room around: as it was where it is in sight already, the middle of the pane otherwise.
 */
export function scrollToShow(from: number, to: number, scroll: number, view: number, room: number): number {
  const margin = Math.min(room, Math.max(0, (view - (to - from)) / 2));
  if (from - margin >= scroll && to + margin <= scroll + view) return scroll;
  return Math.max(0, to - from >= view ? from - margin : (from + to) / 2 - view / 2);
}
