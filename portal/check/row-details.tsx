/** The highlighted row in full: what the list has no space for. */
import { Button } from '@mantine/core';
import { useMemo, useSyncExternalStore } from 'react';
import { calendarDate } from '../formats/dates.ts';
import { percent } from '../formats/numbers.ts';
import { texts } from '../texts/texts.ts';
import type { Mark } from './marks.ts';
import { Readings } from './readings.tsx';
import type { Row, Transaction } from './result.ts';
import classes from './rows.module.css';
import type { Selection } from './selection.ts';

interface RowDetailsProps {
  readonly rows: readonly Row[];
  readonly recognised: ReadonlySet<number>;
  readonly marks: ReadonlyMap<number, readonly Mark[]>;
  readonly selection: Selection;
  readonly onSeePage: (() => void) | null;
  /** edits a row by its number, or adds one below it; null: nothing can be edited */
  readonly onEdit: ((row: number, what: 'edit' | 'add') => void) | null;
}

export function RowDetails({ rows, recognised, marks, selection, onSeePage, onEdit }: RowDetailsProps) {
  const lit = useSyncExternalStore(selection.subscribe, selection.lit);
  const pinned = useSyncExternalStore(
    selection.subscribe,
    () => selection.get().pinned && selection.get().current === lit,
  );
  const byNumber = useMemo(() => new Map(rows.map((row) => [row.row, row.transaction])), [rows]);
  const transaction = lit === null ? undefined : byNumber.get(lit);
  if (lit === null || transaction === undefined) {
    return (
      <div className={classes.details} data-empty>
        {texts.check.rows.hint}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div className={classes.details} role="group" aria-label={texts.check.rows.details} tabIndex={0}>
      {onSeePage !== null && transaction.boxes.length > 0 && (
        <Button size="compact-xs" variant="default" className={classes.toPage} onClick={onSeePage}>
          {texts.check.panes.page}
        </Button>
      )}
      {onEdit !== null && (
        <Button.Group className={classes.toPage}>
          <Button size="compact-xs" variant="default" onClick={() => onEdit(lit, 'edit')}>
            {texts.edit.edit}
          </Button>
          <Button size="compact-xs" variant="default" onClick={() => onEdit(lit, 'add')}>
            {texts.edit.addBelow}
          </Button>
        </Button.Group>
      )}
      <p className={classes.full}>{transaction.description}</p>
      {marks.get(lit)?.map(({ kind, text }) => (
        <p key={text} className={classes.marked} data-failing={kind === 'failing' || undefined}>
          {text}
        </p>
      ))}
      {transaction.readings && <Readings readings={transaction.readings} />}
      <p className={classes.facts}>{factsOf(lit - rows[0].row + 1, transaction, { pinned, recognised })}</p>
    </div>
  );
}

interface Shown {
  readonly pinned: boolean;
  readonly recognised: ReadonlySet<number>;
}

function factsOf(number: number, t: Transaction, { pinned, recognised }: Shown): string {
  const { facts, onPages, noPage, reference, type, read, sure, held, valueDate, transactionDate, of } =
    texts.check.rows;
  const pages = [...new Set(t.boxes.map(({ page }) => page))];
  return [
    facts(number, pages.length === 0 ? noPage : onPages(pages)),
    t.type !== null && of(type, t.type),
    t.reference !== null && of(reference, t.reference),
    t.valueDate !== null && of(valueDate, calendarDate(t.valueDate)),
    t.transactionDate !== null && of(transactionDate, calendarDate(t.transactionDate)),
    read[t.source],
    isAlike(t, recognised) && texts.check.readings.alike,
    sure(percent(t.confidence)),
    pinned && held,
  ]
    .filter((text) => text !== false)
    .join(' · ');
}

/** True for a row of a picture of which two readers read each word alike. */
const isAlike = ({ source, boxes, readings }: Transaction, recognised: ReadonlySet<number>): boolean =>
  source === 'ocr' && readings === undefined && boxes.every(({ page }) => recognised.has(page));
