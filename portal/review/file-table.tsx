/** Files as a dense table, a row each: sorted by any column, chosen, marked and opened, also by keys. */
import { Checkbox, Text, UnstyledButton } from '@mantine/core';
import { useRef } from 'react';
import type { File } from '../api/types.ts';
import { texts } from '../texts/texts.ts';
import { FileRow } from './file-row.tsx';
import { COLUMNS, type Column, type Order } from './file-state.ts';
import classes from './review.module.css';
import { onRowKey, useKeyToRows } from './row-keys.ts';

const WORDS = texts.review;

interface FileTableProps {
  readonly files: readonly File[];
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (uuids: readonly string[], on: boolean) => void;
  readonly onMark: (file: File, checked: boolean) => void;
  /** left out where nothing is removed */
  readonly onRemove?: ((file: File) => void) | undefined;
  readonly removeLabel: (name: string) => string;
}

const HIDDEN: Readonly<Partial<Record<Column, string | undefined>>> = {
  bank: classes.wide,
  account: `${classes.wide} ${classes.wider}`,
  period: classes.wide,
  rows: `${classes.middle} ${classes.end}`,
  checked: classes.short,
};

export function FileTable({ files, chosen, onChoose, onMark, ...table }: FileTableProps) {
  const { order, onOrder, onRemove, removeLabel } = table;
  const of = (uuid: string) => files.find((file) => file.uuid === uuid);
  const all = files.map(({ uuid }) => uuid);
  const some = all.filter((uuid) => chosen.has(uuid)).length;
  const keys = {
    onCheck: (uuid: string) => {
      const file = of(uuid);
      if (file?.reading !== undefined) onMark(file, file.reading.checked === null);
    },
    onChoose: (uuid: string) => onChoose([uuid], !chosen.has(uuid)),
  };
  const element = useRef<HTMLTableElement>(null);
  useKeyToRows(element);
  return (
    <>
      <div className={classes.room}>
        <table
          ref={element}
          className={classes.table}
          aria-label={WORDS.list}
          onKeyDown={(event) => onRowKey(event, keys)}
        >
          <thead>
            <tr>
              <th className={classes.tick}>
                <Checkbox
                  size="xs"
                  aria-label={WORDS.chooseAll}
                  checked={some > 0 && some === all.length}
                  indeterminate={some > 0 && some < all.length}
                  onChange={(event) => onChoose(all, event.currentTarget.checked)}
                />
              </th>
              {COLUMNS.map((column) => (
                <Heading key={column} column={column} order={order} onOrder={onOrder} />
              ))}
              <th>
                <span className="unseen">{WORDS.columns.action}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {files.map((file) => (
              <FileRow
                key={file.uuid}
                file={file}
                isChosen={chosen.has(file.uuid)}
                onChoose={(on) => onChoose([file.uuid], on)}
                onMark={(checked) => onMark(file, checked)}
                onRemove={onRemove && (() => onRemove(file))}
                removeLabel={removeLabel}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Text size="xs" c="dimmed" mt="xs" px="xs" visibleFrom="md">
        {WORDS.keys}
      </Text>
    </>
  );
}

interface HeadingProps extends Pick<FileTableProps, 'order' | 'onOrder'> {
  readonly column: Column;
}

function Heading({ column, order, onOrder }: HeadingProps) {
  const isOrdered = order.by === column;
  const down = isOrdered && !order.down;
  return (
    <th className={HIDDEN[column]} aria-sort={isOrdered ? (order.down ? 'descending' : 'ascending') : 'none'}>
      <UnstyledButton
        fz="xs"
        fw={isOrdered ? 600 : 500}
        data-ordered={isOrdered || undefined}
        title={WORDS.sortBy(WORDS.columns[column])}
        onClick={() => onOrder({ by: column, down })}
      >
        <span className={classes.full}>{WORDS.columns[column]}</span>
        <span className={classes.brief} aria-hidden>
          ✓
        </span>
        <span aria-hidden>{isOrdered ? (order.down ? ' ↓' : ' ↑') : ''}</span>
      </UnstyledButton>
    </th>
  );
}
