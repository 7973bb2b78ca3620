/** Above the list of rows: the search, the filter, the columns, and how many rows are listed with their sums. */
import { Button, CloseButton, Switch, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { amount } from '../formats/amounts.ts';
import { texts } from '../texts/texts.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import { EditMenu, type Joining } from './edit/edit-menu.tsx';
import type { Editing } from './edit/use-editing.ts';
import { FilterButton } from './filter-button.tsx';
import type { Row, Statement } from './result.ts';
import classes from './rows.module.css';
import { totalsOf } from './sums.ts';
import type { useColumns } from './use-columns.ts';
import { SEARCH } from './use-keyboard.ts';
import type { ShownRows } from './use-shown-rows.ts';

interface RowsBarProps {
  readonly statement: Statement;
  readonly editing: Editing;
  readonly rows: readonly Row[];
  readonly listed: ShownRows;
  /** true if rows are marked */
  readonly isMarked: boolean;
  /** null if the list has none */
  readonly columns: ReturnType<typeof useColumns> | null;
  readonly onKeys: () => void;
  readonly onReread: () => void;
  readonly onColumns: () => void;
  readonly joining: Joining | null;
}

export function RowsBar(props: RowsBarProps) {
  const { statement, rows, editing, listed, isMarked, columns, onKeys, onReread, onColumns, joining } = props;
  const { words, setWords, prepare, onlyMarked, setOnlyMarked } = listed;
  const { search, searchHint, clear } = texts.check.rows;
  return (
    <div className={classes.bar}>
      <TextInput
        {...SEARCH}
        className={classes.search}
        size="xs"
        type="search"
        aria-label={search}
        placeholder={searchHint}
        value={words}
        onFocus={prepare}
        onChange={(event) => setWords(event.currentTarget.value)}
        rightSection={words !== '' && <CloseButton size="xs" aria-label={clear} onClick={() => setWords('')} />}
      />
      <FilterButton listed={listed} />
      {columns !== null && <ColumnsMenu offered={columns.offered} chosen={columns.chosen} onChoose={columns.choose} />}
      <EditMenu editing={editing} statement={statement} onReread={onReread} onColumns={onColumns} joining={joining} />
      {isMarked && (
        <Switch
          size="xs"
          label={texts.check.rows.onlyMarked}
          checked={onlyMarked}
          onChange={(event) => setOnlyMarked(event.currentTarget.checked)}
        />
      )}
      <Counted rows={rows} listed={listed} />
      <Button className={classes.keys} variant="subtle" size="compact-xs" onClick={onKeys} aria-keyshortcuts="?">
        {texts.check.keys.open}
      </Button>
    </div>
  );
}

/** How many rows are listed, and their sums. */
function Counted({ rows, listed: { shown, searching } }: Pick<RowsBarProps, 'rows' | 'listed'>) {
  const sums = useMemo(() => totalsOf(shown), [shown]);
  const { found, all } = texts.check.rows;
  const count = shown.length === rows.length ? all(rows.length) : found(shown.length, rows.length);
  return (
    <span className={`${classes.counted} figures`} role="status">
      {searching ? texts.check.rows.searching : count}
      {shown.length !== rows.length && shown.length > 0 && (
        <>: {texts.check.rows.sums(amount(sums.in), amount(sums.out))}</>
      )}
    </span>
  );
}
