/** One row of the list. */
import { memo, useSyncExternalStore } from 'react';
import type { Column } from './columns.ts';
import type { Chosen } from './edit/chosen.ts';
import type { Mark } from './marks.ts';
import type { Row } from './result.ts';
import { balanceOf, cellOf, dateOf, descriptionOf, moneyOf } from './row-cells.tsx';
import classes from './rows.module.css';
import type { Selection } from './selection.ts';
import { isNegative } from './sums.ts';

interface RowLineProps {
  readonly row: Row;
  /** in the list, from 0 */
  readonly place: number;
  readonly marks: readonly Mark[] | undefined;
  /** the balance that is computed for it; undefined if the paper prints one */
  readonly computed: string | undefined;
  /** pixels from the top of the list */
  readonly top: number;
  readonly height: number;
  /** null for a card */
  readonly columns: readonly Column[] | null;
  readonly selection: Selection;
  readonly chosen: Chosen;
}

/** Given a row's number, returns the id of its element. */
export function rowId(row: number): string {
  return `check-row-${row}`;
}

export const RowLine = memo(function RowLine(props: RowLineProps) {
  const { row, place, marks, computed, top, height, columns, selection, chosen } = props;
  const isChosen = useSyncExternalStore(chosen.subscribe, () => chosen.get().has(row.row));
  const state = useSyncExternalStore(selection.subscribe, () => stateOf(selection, row.row));
  const t = row.transaction;
  const failing = marks?.some(({ kind }) => kind === 'failing');
  return (
    <div
      role="row"
      id={rowId(row.row)}
      aria-rowindex={place + 2}
      aria-selected={isChosen || state === 'current' || state === 'held'}
      className={`${columns === null ? classes.card : classes.columns} ${classes.row} figures`}
      data-row={row.row}
      data-state={state}
      data-chosen={isChosen || undefined}
      data-failing={failing || undefined}
      style={{ top, height }}
    >
      <span role="gridcell" className={classes.mark}>
        {marks && <MarkSign marks={marks} />}
      </span>
      {columns?.map((column) => (
        <span
          role="gridcell"
          key={column}
          className={classes[column]}
          title={column === 'description' ? t.description : undefined}
        >
          {cellOf(column, t, computed)}
        </span>
      ))}
      {columns === null && <CardCells row={row} computed={computed} />}
    </div>
  );
});

function CardCells({ row: { transaction: t }, computed }: Pick<RowLineProps, 'row' | 'computed'>) {
  return (
    <>
      <span role="gridcell" className={classes.date}>
        {dateOf(t)}
      </span>
      <span role="gridcell" className={classes.money} data-in={!isNegative(t.amount) || undefined}>
        {moneyOf(t, t.amount)}
      </span>
      <span role="gridcell" className={classes.description}>
        {descriptionOf(t)}
      </span>
      <span role="gridcell" className={classes.balance}>
        {balanceOf(t, computed)}
      </span>
    </>
  );
}

type State = 'held' | 'current' | 'pointed' | undefined;

function stateOf(selection: Selection, row: number): State {
  const { pointed, current, pinned } = selection.get();
  if (current === row) return pinned ? 'held' : 'current';
  return pointed === row ? 'pointed' : undefined;
}

function MarkSign({ marks }: { readonly marks: readonly Mark[] }) {
  const failing = marks.some(({ kind }) => kind === 'failing');
  const text = marks.map((mark) => mark.text).join(' ');
  return (
    <span role="img" aria-label={text} title={text} data-failing={failing || undefined} className={classes.sign}>
      {failing ? '≠' : '!'}
    </span>
  );
}
