/** The list of rows as a grid that only draws the visible ones: thousands scroll as smoothly as ten. */
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { texts } from '../texts/texts.ts';
import type { Chosen } from './edit/chosen.ts';
import { ListHeader } from './list-header.tsx';
import type { Mark } from './marks.ts';
import type { Row } from './result.ts';
import type { Sort } from './row-filter.ts';
import { RowLine, rowId } from './row-line.tsx';
import type { RowMeasures } from './row-measures.ts';
import classes from './rows.module.css';
import { readingHeight } from './scrolled.ts';
import type { Selection } from './selection.ts';
import { LIST } from './use-keyboard.ts';
import { useScrolledByHand } from './use-scrolled-by-hand.ts';
import { useType } from './use-type.ts';

interface RowsListProps {
  readonly rows: readonly Row[];
  /** how many the statement has */
  readonly total: number;
  readonly marks: ReadonlyMap<number, readonly Mark[]>;
  readonly computed: ReadonlyMap<number, string>;
  readonly selection: Selection;
  readonly chosen: Chosen;
  readonly measures: RowMeasures;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** In rem, as rows.module.css draws it. */
const HEADER = 1.625;
/** Rows drawn in addition to the visible ones, so that scrolling shows no gaps. */
const AROUND = 3;

export function RowsList(props: RowsListProps) {
  const { rows, total, marks, computed, selection, chosen, measures, sort, onSort } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { columns, height } = measures;
  const type = useType();
  const header = columns === null ? 0 : HEADER * type.rem;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback(() => height, [height]),
    overscan: AROUND,
    scrollMargin: header,
    scrollPaddingStart: header,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer cannot know that it changed
  useEffect(() => virtualizer.measure(), [virtualizer, height]);

  // other rows are listed, or they are drawn differently: start from the current one, if it is among them
  const listed = useRef({ rows, measures });
  useEffect(() => {
    const before = listed.current;
    if (before.rows === rows && before.measures === measures) return;
    listed.current = { rows, measures };
    const { current } = selection.get();
    const index = rows.findIndex(({ row }) => row === current);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'center' });
    else if (before.rows !== rows) virtualizer.scrollToOffset(0);
  }, [rows, measures, selection, virtualizer]);

  const latest = useRef({ rows, virtualizer });
  latest.current = { rows, virtualizer };
  useEffect(() => {
    const bring = (row: number) => {
      const { rows, virtualizer } = latest.current;
      const index = rows.findIndex((one) => one.row === row);
      if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' });
    };
    const { current } = selection.get();
    if (current !== null) bring(current);
    return selection.subscribe(({ pointed, current, pinned }, by) => {
      if (by === 'list') return;
      if (by === 'page' && pointed !== null && !pinned) bring(pointed);
      else if (current !== null && pointed === null) bring(current);
    });
  }, [selection]);

  // a form that opens below, or grows, leaves the list less room: the row that is held stays in sight
  const room = virtualizer.scrollRect?.height;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another room moves the list
  useEffect(() => {
    const { current, pinned } = selection.get();
    const index = pinned ? latest.current.rows.findIndex(({ row }) => row === current) : -1;
    if (index >= 0) latest.current.virtualizer.scrollToIndex(index, { align: 'auto' });
  }, [room, selection]);

  const onScrolled = () => {
    const pane = scroller.current;
    const place = pane && Math.floor(readingHeight(pane) / height);
    const row = place === null ? undefined : rows[Math.min(place, rows.length - 1)];
    if (row !== undefined && !selection.get().pinned) selection.move(row.row, 'list');
  };
  useScrolledByHand({ scroller, keysScroll: false, onScrolled });

  const rowAt = (event: MouseEvent | PointerEvent) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset.row;
    return row === undefined ? null : Number(row);
  };
  /** rows that scroll under a resting pointer do not count as pointed at */
  const moved = useRef('');
  const onPointerMove = (event: PointerEvent) => {
    const at = `${event.clientX} ${event.clientY}`;
    if (at === moved.current) return;
    moved.current = at;
    selection.point(rowAt(event), 'list');
  };
  const onClick = (event: MouseEvent) => {
    const row = rowAt(event);
    if (row !== null) clicked(row, event, props);
  };

  const current = useSyncExternalStore(selection.subscribe, () => selection.get().current);
  const items = virtualizer.getVirtualItems();
  /** the most elements so far */
  const pool = useRef(1);
  pool.current = Math.max(pool.current, items.length);
  const drawn = items.some(({ index }) => rows[index]?.row === current);
  return (
    <div className={classes.room}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: useKeyboard does what the pointer does here */}
      <div
        {...LIST}
        ref={scroller}
        className={classes.scroller}
        role="grid"
        style={columns === null ? undefined : gridOf(measures)}
        tabIndex={0}
        aria-label={texts.check.rows.label}
        aria-multiselectable="true"
        aria-rowcount={total + 1}
        aria-colcount={1 + (columns?.length ?? CARD_CELLS)}
        aria-activedescendant={drawn && current !== null ? rowId(current) : undefined}
        onPointerMove={onPointerMove}
        onPointerLeave={() => selection.point(null, 'list')}
        onClick={onClick}
      >
        <ListHeader columns={columns} sort={sort} onSort={onSort} />
        <div role="rowgroup" className={classes.body} style={{ height: virtualizer.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <RowLine
                // elements are used again for the rows that come into sight, which is quicker than new ones
                key={index % pool.current}
                row={row}
                place={index}
                marks={marks.get(row.row)}
                computed={computed.get(row.row)}
                top={start - header}
                height={height}
                columns={columns}
                selection={selection}
                chosen={chosen}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** A click holds a row; with Ctrl it chooses one more, with Shift all from the current row on. */
function clicked(row: number, event: MouseEvent, { rows, selection, chosen }: RowsListProps): void {
  const { current } = selection.get();
  if (event.shiftKey && current !== null) {
    // the browser marks the texts between two such clicks
    getSelection()?.removeAllRanges();
    const [from, to] = [rows.findIndex((one) => one.row === current), rows.findIndex((one) => one.row === row)];
    chosen.add(rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((one) => one.row));
  } else if (event.ctrlKey || event.metaKey) {
    if (chosen.get().size === 0 && current !== null) chosen.add([current]);
    chosen.toggle(row);
    selection.move(row, 'list');
  } else {
    chosen.clear();
    selection.toggle(row, 'list');
  }
}

/** Of a card: date, amount, description, balance. */
const CARD_CELLS = 4;

/** The columns of both the header and the rows. */
function gridOf({ template, least }: RowMeasures): CSSProperties {
  return { '--columns': template, '--least': `${least}px` } as CSSProperties;
}
