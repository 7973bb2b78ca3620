/** The rows of a statement: searched, listed and, for one of them, shown in full. */
import { Button, CloseButton, Switch, TextInput } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useMemo } from 'react';
import { amount } from '../formats/amounts.ts';
import { calendarDate } from '../formats/dates.ts';
import { texts } from '../texts/texts.ts';
import type { Mark } from './marks.ts';
import type { Row } from './result.ts';
import { RowDetails } from './row-details.tsx';
import { measuresOf } from './row-measures.ts';
import classes from './rows.module.css';
import { RowsList } from './rows-list.tsx';
import type { Selection } from './selection.ts';
import { totalsOf } from './sums.ts';
import { SEARCH } from './use-keyboard.ts';
import { useType } from './use-type.ts';

interface RowsPaneProps {
  readonly rows: readonly Row[];
  /** pages of the file that were read from their pictures */
  readonly recognised: ReadonlySet<number>;
  /** those that the search found */
  readonly shown: readonly Row[];
  readonly marks: ReadonlyMap<number, readonly Mark[]>;
  readonly selection: Selection;
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly onlyMarked: boolean;
  readonly onOnlyMarked: (only: boolean) => void;
  readonly onKeys: () => void;
  /** null if the pages are next to the rows */
  readonly onSeePage: (() => void) | null;
}

export function RowsPane(props: RowsPaneProps) {
  const { rows, recognised, shown, marks, selection, words, onWords, onlyMarked, onOnlyMarked, onKeys, onSeePage } =
    props;
  const { ref, width } = useElementSize();
  const type = useType();
  const measures = useMemo(() => measuresOf(rows, { date: calendarDate, amount }, width, type), [rows, width, type]);
  const { search, searchHint, clear, none, nothing } = texts.check.rows;
  return (
    <section className={classes.pane} aria-label={texts.check.rows.label} ref={ref}>
      <div className={classes.bar}>
        <TextInput
          {...SEARCH}
          className={classes.search}
          size="xs"
          type="search"
          aria-label={search}
          placeholder={searchHint}
          value={words}
          onChange={(event) => onWords(event.currentTarget.value)}
          rightSection={words !== '' && <CloseButton size="xs" aria-label={clear} onClick={() => onWords('')} />}
        />
        {marks.size > 0 && (
          <Switch
            size="xs"
            label={texts.check.rows.onlyMarked}
            checked={onlyMarked}
            onChange={(event) => onOnlyMarked(event.currentTarget.checked)}
          />
        )}
        <Counted rows={rows} shown={shown} />
        <Button variant="subtle" size="compact-xs" onClick={onKeys} aria-keyshortcuts="?">
          {texts.check.keys.open}
        </Button>
      </div>
      {shown.length === 0 ? (
        <p className={classes.empty}>{rows.length === 0 ? none : nothing}</p>
      ) : (
        width > 0 && (
          <RowsList
            rows={shown}
            total={rows.length}
            first={rows[0].row}
            marks={marks}
            selection={selection}
            measures={measures}
          />
        )
      )}
      {rows.length > 0 && (
        <RowDetails rows={rows} recognised={recognised} marks={marks} selection={selection} onSeePage={onSeePage} />
      )}
    </section>
  );
}

/** How many rows are listed, and their sums. */
function Counted({ rows, shown }: Pick<RowsPaneProps, 'rows' | 'shown'>) {
  const sums = useMemo(() => totalsOf(shown), [shown]);
  const { found, all } = texts.check.rows;
  const count = shown.length === rows.length ? all(rows.length) : found(shown.length, rows.length);
  return (
    <span className={`${classes.counted} figures`} role="status">
      {count}
      {shown.length !== rows.length && shown.length > 0 && (
        <>: {texts.check.rows.sums(amount(sums.in), amount(sums.out))}</>
      )}
    </span>
  );
}
