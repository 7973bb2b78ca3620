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
import type { Mark } from './marks.ts';
import type { Row } from './result.ts';
import { hasMore, RowLine, rowId } from './row-line.tsx';
import { heightOf, type RowMeasures } from './row-measures.ts';
import classes from './rows.module.css';
import type { Selection } from './selection.ts';
import { LIST } from './use-keyboard.ts';
import { useType } from './use-type.ts';

interface RowsListProps {
  readonly rows: readonly Row[];
  /** of the statement: how many rows, and the number of its first */
  readonly total: number;
  readonly first: number;
  readonly marks: ReadonlyMap<number, readonly Mark[]>;
  readonly selection: Selection;
  readonly measures: RowMeasures;
}

/** In rem, as rows.module.css draws it. */
const HEADER = 2;
/** Rows drawn in addition to the visible ones, so that scrolling shows no gaps. */
const AROUND = 12;

export function RowsList({ rows, total, first, marks, selection, measures }: RowsListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { columns } = measures;
  const type = useType();
  const header = columns ? HEADER * type.rem : 0;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback(
      (i: number) => {
        const { transaction } = rows[i];
        return heightOf(transaction, hasMore(transaction), measures, type);
      },
      [rows, measures, type],
    ),
    getItemKey: useCallback((i: number) => rows[i].row, [rows]),
    overscan: AROUND,
    scrollMargin: header,
    scrollPaddingStart: header,
  });
  // heights are known, not measured: they are asked for again when other rows are listed
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer cannot know that they changed
  useEffect(() => virtualizer.measure(), [virtualizer, rows, measures]);

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
    if (row !== null) selection.toggle(row, 'list');
  };

  const current = useSyncExternalStore(selection.subscribe, () => selection.get().current);
  const items = virtualizer.getVirtualItems();
  const drawn = items.some(({ key }) => key === current);
  return (
    <div className={classes.room}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: useKeyboard does what the pointer does here */}
      <div
        {...LIST}
        ref={scroller}
        className={classes.scroller}
        role="grid"
        style={columns ? gridOf(measures) : undefined}
        tabIndex={0}
        aria-label={texts.check.rows.label}
        aria-rowcount={total + 1}
        aria-colcount={columns ? 6 : 5}
        aria-activedescendant={drawn && current !== null ? rowId(current) : undefined}
        onPointerMove={onPointerMove}
        onPointerLeave={() => selection.point(null, 'list')}
        onClick={onClick}
      >
        <Header columns={columns} />
        <div role="rowgroup" className={classes.body} style={{ height: virtualizer.getTotalSize() }}>
          {items.map(({ index, key, start, size }) => (
            <RowLine
              key={key}
              row={rows[index]}
              place={rows[index].row - first}
              marks={marks.get(rows[index].row)}
              top={start - header}
              height={size}
              columns={columns}
              selection={selection}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The columns of both the header and the rows. */
function gridOf({ date, money, balance }: RowMeasures): CSSProperties {
  return { '--columns': `1.25rem ${date}px minmax(0, 1fr) ${money}px ${money}px ${balance}px` } as CSSProperties;
}

function Header({ columns }: { readonly columns: boolean }) {
  const { mark, date, description, in: moneyIn, out, amount, balance } = texts.check.rows;
  const names = columns ? [mark, date, description, moneyIn, out, balance] : [mark, date, amount, description, balance];
  return (
    <div role="rowgroup" className={columns ? classes.header : 'unseen'}>
      <div role="row" aria-rowindex={1} className={columns ? classes.columns : undefined}>
        {names.map((name) => (
          <span role="columnheader" key={name}>
            {name === mark ? <span className="unseen">{name}</span> : name}
          </span>
        ))}
      </div>
    </div>
  );
}
