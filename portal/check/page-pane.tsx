/**
 * The pages of a file below one another, with the boxes of its rows: zoomed by buttons and the wheel, moved by
 * scrolling.
 */
import { useElementSize } from '@mantine/hooks';
import { type PointerEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { texts } from '../texts/texts.ts';
import type { RowBox } from './boxes.ts';
import { type DoubtOnPage, doubtsByPage, type FigureReading } from './doubts.ts';
import classes from './page.module.css';
import { PageField } from './page-field.tsx';
import { layOut, leftOf, PAGE_GAP, type PageSize, pagesInSight } from './page-layout.ts';
import { PagePicture } from './page-picture.tsx';
import type { CheckedFile, FailingRow, Transaction } from './result.ts';
import { readingHeight, rowNear } from './scrolled.ts';
import type { Selection } from './selection.ts';
import { useFollowing } from './use-following.ts';
import { useScrolledByHand } from './use-scrolled-by-hand.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

interface PagePaneProps {
  readonly file: CheckedFile;
  readonly pageCount: number;
  /** of the statement, from 1 */
  readonly firstPage: number;
  /** a page to show now */
  readonly goal: { readonly page: number } | null;
  /** of all rows of the file, by page */
  readonly boxes: ReadonlyMap<number, readonly RowBox[]>;
  /** the statement's own rows */
  readonly own: ReadonlyMap<number, Transaction>;
  /** words of the statement outside of its rows that were not read alike */
  readonly outside: readonly FigureReading[] | undefined;
  readonly failing: ReadonlyMap<number, FailingRow>;
  readonly selection: Selection;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  /** what lies over a page of a known size */
  readonly overlay: (page: number, size: PageSize) => ReactNode;
  /** below the pages; null for nothing */
  readonly below: ReactNode;
  /** a row of another statement was clicked */
  readonly onOther: (row: number) => void;
}

const NO_BOXES: readonly RowBox[] = [];
const NO_DOUBTS: readonly DoubtOnPage[] = [];

export function PagePane(props: PagePaneProps) {
  const { file, pageCount, firstPage, goal, boxes, own, outside, failing, selection, zoom, onZoom } = props;
  const { overlay, below, onOther } = props;
  const { ref: measured, width } = useElementSize();
  const scroller = useRef<HTMLDivElement>(null);
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const layout = useMemo(() => layOut(pageCount, sizes, width, zoom), [pageCount, sizes, width, zoom]);
  const doubts = useMemo(() => doubtsByPage(own, outside), [own, outside]);
  const [sight, setSight] = useState({ first: firstPage, last: firstPage, at: firstPage });

  const look = useCallback(() => {
    const pane = scroller.current;
    if (pane === null) return;
    const { scrollTop, clientHeight } = pane;
    const { first, last } = pagesInSight(layout, scrollTop, clientHeight, clientHeight / 2);
    const { first: at } = pagesInSight(layout, scrollTop + clientHeight / 2, 0, 0);
    setSight((now) => (now.first === first && now.last === last && now.at === at ? now : { first, last, at }));
  }, [layout]);

  const { onScroll, letGo } = useFollowing({
    scroller,
    layout,
    ready: width > 0,
    firstPage,
    own,
    selection,
    zoom,
    onZoom,
    look,
  });
  useEffect(look, [look]);

  const follow = () => {
    const pane = scroller.current;
    const row = pane && rowNear(layout, boxes, own, readingHeight(pane));
    if (row !== null && !selection.get().pinned) selection.move(row, 'page');
  };
  useScrolledByHand({ scroller, keysScroll: true, onScrolled: follow });
  const goTo = (page: number) => {
    letGo();
    scroller.current?.scrollTo({ top: (layout.pages[page - 1]?.top ?? 0) - PAGE_GAP, behavior: 'instant' });
    follow();
  };
  const reached = useRef<PagePaneProps['goal']>(null);
  useEffect(() => {
    if (goal === null || goal === reached.current || width === 0) return;
    reached.current = goal;
    goTo(goal.page);
  });

  const onSize = useCallback((page: number, size: PageSize) => {
    setSizes((known) => {
      const before = known.get(page);
      if (before?.width === size.width && before.height === size.height) return known;
      return new Map([...known, [page, size] as const].sort(([a], [b]) => a - b));
    });
  }, []);

  const rowAt = (event: { target: EventTarget }) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset.row;
    return row === undefined ? null : Number(row);
  };
  /** rows that scroll under a resting pointer do not count as pointed at */
  const moved = useRef('');
  const onPointerMove = (event: PointerEvent) => {
    const at = `${event.clientX} ${event.clientY}`;
    if (at === moved.current) return;
    moved.current = at;
    selection.point(rowAt(event), 'page');
  };
  const onClick = (event: { target: EventTarget }) => {
    const row = rowAt(event);
    if (row === null) return;
    if (own.has(row)) selection.toggle(row, 'page');
    else onOther(row);
  };

  const inSight = width === 0 ? [] : layout.pages.slice(sight.first - 1, sight.last);
  return (
    <section className={classes.pane} aria-label={texts.check.page.label(file.filename)}>
      <div className={classes.bar}>
        <PageField page={Math.min(sight.at, pageCount)} pageCount={pageCount} onGo={goTo} />
        <ZoomButtons zoom={zoom} onZoom={onZoom} />
      </div>
      <div className={classes.room}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the view do what the pointer does here */}
        <div
          className={classes.scroller}
          ref={scroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          tabIndex={0}
          role="group"
          aria-label={texts.check.page.label(file.filename)}
          onScroll={() => {
            onScroll();
            look();
          }}
          onPointerMove={onPointerMove}
          onPointerLeave={() => selection.point(null, 'page')}
          onClick={onClick}
        >
          <div ref={measured} className={classes.measure} />
          <div className={classes.sheet} style={{ width: width === 0 ? '100%' : layout.width, height: layout.height }}>
            {inSight.map((place, i) => {
              const page = sight.first + i;
              const size = sizes.get(page) ?? null;
              return (
                <PagePicture
                  key={page}
                  uuid={file.uuid}
                  page={page}
                  place={{ ...place, left: leftOf(layout, page) }}
                  size={size}
                  overlay={size && overlay(page, size)}
                  boxes={boxes.get(page) ?? NO_BOXES}
                  doubts={doubts.get(page) ?? NO_DOUBTS}
                  own={own}
                  failing={failing}
                  selection={selection}
                  onSize={onSize}
                />
              );
            })}
          </div>
        </div>
      </div>
      {below}
    </section>
  );
}
