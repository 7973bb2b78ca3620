/** One row of the list. */
import { memo, useSyncExternalStore } from 'react';
import { amount } from '../formats/amounts.ts';
import { calendarDate } from '../formats/dates.ts';
import { texts } from '../texts/texts.ts';
import { figureParts, openReadings, type Part, textParts } from './doubts.ts';
import { Marked } from './marked.tsx';
import type { Mark } from './marks.ts';
import type { Row, Transaction } from './result.ts';
import classes from './rows.module.css';
import type { Selection } from './selection.ts';
import { isNegative, magnitude } from './sums.ts';

interface RowLineProps {
  readonly row: Row;
  /** in its statement, from 0 */
  readonly place: number;
  readonly marks: readonly Mark[] | undefined;
  /** pixels from the top of the list */
  readonly top: number;
  readonly height: number;
  readonly columns: boolean;
  readonly selection: Selection;
}

/** Given a row's number, returns the id of its element. */
export function rowId(row: number): string {
  return `check-row-${row}`;
}

/** Given a transaction, returns whether it has columns that need a separate line. */
export function hasMore(transaction: Transaction): boolean {
  return moreOf(transaction).length > 0;
}

function moreOf({ reference, type, valueDate, transactionDate, date }: Transaction): string[] {
  const { valueDate: value, transactionDate: made } = texts.check.rows;
  return [
    type,
    reference,
    valueDate === null || valueDate === date ? null : value(calendarDate(valueDate)),
    transactionDate === null || transactionDate === date ? null : made(calendarDate(transactionDate)),
  ].filter((text) => text !== null);
}

export const RowLine = memo(function RowLine({ row, place, marks, top, height, columns, selection }: RowLineProps) {
  const state = useSyncExternalStore(selection.subscribe, () => stateOf(selection, row.row));
  const t = row.transaction;
  const failing = marks?.some(({ kind }) => kind === 'failing');
  const out = isNegative(t.amount);
  const more = moreOf(t);
  const description = (
    <span role="gridcell" className={classes.description} title={t.description}>
      <span className={classes.text}>
        <Marked parts={textParts(t.description, openReadings(t, 'text'))} />
      </span>
      {more.length > 0 && <span className={classes.more}>{more.join(' · ')}</span>}
    </span>
  );
  const date = (
    <span role="gridcell" className={classes.date}>
      <Marked parts={dateParts(t)} />
    </span>
  );
  const balance = (
    <span role="gridcell" className={classes.balance}>
      {t.balance !== null && <Marked parts={figureParts(amount(t.balance), openReadings(t, 'balance'))} />}
    </span>
  );
  const doubts = openReadings(t, 'amount');
  const money = <Marked parts={figureParts(amount(magnitude(t.amount)), doubts)} />;
  return (
    <div
      role="row"
      id={rowId(row.row)}
      aria-rowindex={place + 2}
      aria-selected={state === 'current' || state === 'held'}
      className={`${columns ? classes.columns : classes.card} ${classes.row} figures`}
      data-row={row.row}
      data-state={state}
      data-failing={failing || undefined}
      style={{ top, height }}
    >
      <span role="gridcell" className={classes.mark}>
        {marks?.length && <MarkSign marks={marks} />}
      </span>
      {date}
      {columns ? (
        <>
          {description}
          <span role="gridcell" className={classes.money}>
            {out ? '' : money}
          </span>
          <span role="gridcell" className={classes.money}>
            {out ? money : ''}
          </span>
          {balance}
        </>
      ) : (
        <>
          <span role="gridcell" className={classes.money} data-in={!out || undefined}>
            <Marked parts={figureParts(amount(t.amount), doubts)} />
          </span>
          {description}
          {balance}
        </>
      )}
    </div>
  );
});

/** A date is shown otherwise than it is printed: it is in doubt as a whole. */
const dateParts = (t: Transaction): Part[] => [
  { text: calendarDate(t.date), doubtful: openReadings(t, 'date').length > 0 },
];

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
