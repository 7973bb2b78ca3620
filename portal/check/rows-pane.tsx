/** The rows of a statement: searched, listed and, for one of them, shown in full. */
import { useElementSize } from '@mantine/hooks';
import { useMemo, useSyncExternalStore } from 'react';
import { amount } from '../formats/amounts.ts';
import { calendarDate } from '../formats/dates.ts';
import { texts } from '../texts/texts.ts';
import type { Chosen } from './edit/chosen.ts';
import type { Joining } from './edit/edit-menu.tsx';
import { EditPanel } from './edit/edit-panel.tsx';
import { SeveralBar } from './edit/several-bar.tsx';
import type { Editing } from './edit/use-editing.ts';
import type { Mark } from './marks.ts';
import type { Row, Statement } from './result.ts';
import { RowDetails } from './row-details.tsx';
import { measuresOf } from './row-measures.ts';
import classes from './rows.module.css';
import { RowsBar } from './rows-bar.tsx';
import { RowsList } from './rows-list.tsx';
import type { Selection } from './selection.ts';
import { useColumns } from './use-columns.ts';
import type { ShownRows } from './use-shown-rows.ts';
import { useType } from './use-type.ts';

interface RowsPaneProps {
  readonly statement: Statement;
  readonly rows: readonly Row[];
  /** balances of rows that print none, by their number */
  readonly computed: ReadonlyMap<number, string>;
  /** pages of the file that were read from their pictures */
  readonly recognised: ReadonlySet<number>;
  readonly listed: ShownRows;
  readonly marks: ReadonlyMap<number, readonly Mark[]>;
  readonly selection: Selection;
  readonly onKeys: () => void;
  readonly onReread: () => void;
  readonly onColumns: () => void;
  readonly joining: Joining | null;
  /** null if the pages are next to the rows */
  readonly onSeePage: (() => void) | null;
  readonly chosen: Chosen;
  readonly editing: Editing;
  /** false if the form is elsewhere */
  readonly hasForm: boolean;
}

export function RowsPane(props: RowsPaneProps) {
  const { statement, rows, computed, recognised, listed, marks, selection, chosen, editing } = props;
  const { onKeys, onReread, onColumns, joining, onSeePage, hasForm } = props;
  const several = useSyncExternalStore(chosen.subscribe, () => chosen.get().size);
  const { ref, width } = useElementSize();
  const type = useType();
  const columns = useColumns(rows);
  const measures = useMemo(
    () => measuresOf({ rows, computed, columns: columns.shown }, { date: calendarDate, amount }, width, type),
    [rows, computed, columns.shown, width, type],
  );
  const { none, nothing } = texts.check.rows;
  return (
    <section className={classes.pane} aria-label={texts.check.rows.label} ref={ref}>
      <RowsBar
        statement={statement}
        rows={rows}
        editing={editing}
        listed={listed}
        isMarked={marks.size > 0}
        columns={measures.columns === null ? null : columns}
        onKeys={onKeys}
        onReread={onReread}
        onColumns={onColumns}
        joining={joining}
      />
      {listed.shown.length === 0 ? (
        <p className={classes.empty}>{rows.length === 0 ? none : nothing}</p>
      ) : (
        width > 0 && (
          <RowsList
            rows={listed.shown}
            total={rows.length}
            marks={marks}
            computed={computed}
            selection={selection}
            chosen={chosen}
            measures={measures}
            sort={listed.sort}
            onSort={listed.setSort}
          />
        )
      )}
      {several > 0 && <SeveralBar editing={editing} chosen={chosen} number={several} />}
      {hasForm && <EditPanel editing={editing} />}
      {rows.length > 0 && several === 0 && editing.draft === null && (
        <RowDetails
          rows={rows}
          recognised={recognised}
          marks={marks}
          selection={selection}
          onSeePage={onSeePage}
          editing={editing}
        />
      )}
    </section>
  );
}
