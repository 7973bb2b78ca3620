/** The highlighted row in full: what the list has no space for. */
import { Button } from '@mantine/core';
import { useMemo, useSyncExternalStore } from 'react';
import { calendarDate } from '../formats/dates.ts';
import { texts } from '../texts/texts.ts';
import type { Editing } from './edit/use-editing.ts';
import type { Mark } from './marks.ts';
import { Readings } from './readings.tsx';
import type { Row, Transaction } from './result.ts';
import { sureOf } from './row-cells.tsx';
import classes from './rows.module.css';
import type { Selection } from './selection.ts';

interface RowDetailsProps {
  readonly rows: readonly Row[];
  readonly recognised: ReadonlySet<number>;
  readonly marks: ReadonlyMap<number, readonly Mark[]>;
  readonly selection: Selection;
  readonly onSeePage: (() => void) | null;
  readonly editing: Editing;
}

export function RowDetails({ rows, recognised, marks, selection, onSeePage, editing }: RowDetailsProps) {
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
      {editing.mayEdit && <RowButtons lit={lit} selection={selection} editing={editing} />}
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

const BUTTONS = ['edit', 'add', 'delete'] as const;

interface RowButtonsProps extends Pick<RowDetailsProps, 'selection' | 'editing'> {
  readonly lit: number;
}

/** They are of the row that is shown, which is the current one then. */
function RowButtons({ lit, selection, editing }: RowButtonsProps) {
  return (
    <Button.Group className={classes.toPage}>
      {BUTTONS.map((action) => (
        <Button
          key={action}
          size="compact-xs"
          variant="default"
          disabled={editing.isSaving}
          aria-keyshortcuts={texts.edit.shortcuts[action]}
          onClick={() => {
            if (selection.get().current !== lit) selection.move(lit, 'list');
            editing.act(action);
          }}
        >
          {texts.edit.actions[action]}
        </Button>
      ))}
    </Button.Group>
  );
}

interface Shown {
  readonly pinned: boolean;
  readonly recognised: ReadonlySet<number>;
}

function factsOf(number: number, t: Transaction, { pinned, recognised }: Shown): string {
  const { facts, onPages, noPage, reference, type, read, sure, held, valueDate, transactionDate, of } =
    texts.check.rows;
  const surely = sureOf(t);
  const pages = [...new Set(t.boxes.map(({ page }) => page))];
  return [
    facts(number, pages.length === 0 ? noPage : onPages(pages)),
    t.type !== null && of(type, t.type),
    t.reference !== null && of(reference, t.reference),
    t.valueDate !== null && of(valueDate, calendarDate(t.valueDate)),
    t.transactionDate !== null && of(transactionDate, calendarDate(t.transactionDate)),
    read[t.source],
    isAlike(t, recognised) && texts.check.readings.alike,
    surely !== null && sure(surely),
    pinned && held,
  ]
    .filter((text) => text !== false)
    .join(' · ');
}

/** True for a row of a picture of which two readers read each word alike. */
const isAlike = ({ source, boxes, readings }: Transaction, recognised: ReadonlySet<number>): boolean =>
  source === 'ocr' && readings === undefined && boxes.every(({ page }) => recognised.has(page));
