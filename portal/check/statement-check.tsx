/** One statement: its facts and proof above; below, its rows next to the pages of its file. */
import { SegmentedControl } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { texts } from '../texts/texts.ts';
import type { Answering } from './answers.tsx';
import { boxesByPage } from './boxes.ts';
import classes from './check.module.css';
import { createChosen } from './edit/chosen.ts';
import sheet from './edit/edit.module.css';
import { EditBar, EditFailure } from './edit/edit-bar.tsx';
import { EditPanel } from './edit/edit-panel.tsx';
import { PageOverlay } from './edit/page-overlay.tsx';
import { useEditing } from './edit/use-editing.ts';
import { Facts } from './facts.tsx';
import type { ToldFinding } from './findings.ts';
import { KeysHelp } from './keys-help.tsx';
import { marksOf } from './marks.ts';
import { Notices } from './notices.tsx';
import { PagePane } from './page-pane.tsx';
import { type CheckedFile, type CheckedStatement, failingRowsOf, type Row } from './result.ts';
import { RowsPane } from './rows-pane.tsx';
import { computedBalances } from './running.ts';
import { ColumnLayer } from './said/column-layer.tsx';
import { ColumnsBar } from './said/columns-bar.tsx';
import { joinedAt, pageToJoin } from './said/joined-at.ts';
import { useSaid } from './said/use-said.ts';
import { isAtColumns, pageOfColumns, useSaying } from './said/use-saying.ts';
import { createSelection } from './selection.ts';
import type { UnusedAmount } from './unused.ts';
import { useKeyboard } from './use-keyboard.ts';
import { useShownRows } from './use-shown-rows.ts';
import { VerdictBanner } from './verdict-banner.tsx';
import { zoomed } from './zoom.ts';

interface StatementCheckProps {
  readonly jobId: string;
  readonly file: CheckedFile;
  readonly pageCount: number;
  readonly checked: CheckedStatement;
  /** the rows of all statements of the file */
  readonly all: readonly Row[];
  /** rows of the file that people corrected */
  readonly corrected: number;
  readonly findings: readonly ToldFinding[];
  /** shows another statement, by its index */
  readonly onOther: (index: number) => void;
  readonly onReread: () => void;
  readonly answering: Answering;
}

/** Below this width, either pages or rows are shown. */
const SIDE_BY_SIDE = '(min-width: 900px)';

export function StatementCheck(props: StatementCheckProps) {
  const { jobId, file, pageCount, checked, all, corrected, findings, answering, onOther, onReread } = props;
  const { statement, rows } = checked;
  const selection = useMemo(createSelection, []);
  const chosen = useMemo(createChosen, []);
  const editing = useEditing({ file, checked, jobId, selection, chosen });
  const [zoom, setZoom] = useState(1);
  const [helpOpen, help] = useDisclosure(false);
  const [side, setSide] = useState<'rows' | 'page'>(useSaid(file.uuid)[0] === null ? 'rows' : 'page');
  const together = useMediaQuery(SIDE_BY_SIDE, true, { getInitialValueInEffect: false });
  /** the page that was asked for: a new object each time */
  const [goal, setGoal] = useState<{ readonly page: number } | null>(null);
  /** an amount on the pages that was chosen for a row */
  const [unused, setUnused] = useState<UnusedAmount | null>(null);
  const view = useRef<HTMLDivElement>(null);

  const failing = useMemo(() => failingRowsOf(statement), [statement]);
  const marks = useMemo(() => marksOf({ statement, rows, findings }), [statement, rows, findings]);
  const computed = useMemo(() => computedBalances(rows, statement), [rows, statement]);
  const listed = useShownRows({ rows, marks, computed });
  const { shown, showAll } = listed;
  const boxes = useMemo(() => boxesByPage(all), [all]);
  const own = useMemo(() => new Map(rows.map((row) => [row.row, row.transaction])), [rows]);

  const jump = useCallback(
    (row: number) => {
      showAll();
      selection.move(row, 'keyboard');
      if (!together) setSide('rows');
    },
    [selection, showAll, together],
  );
  const showPage = (page: number) => {
    setGoal({ page });
    if (!together) setSide('page');
  };
  const addUnused = (amount: UnusedAmount) => {
    showPage(amount.page);
    setUnused(amount);
  };
  // a click right after the file was opened counts once it is known what may be changed
  useEffect(() => {
    if (unused === null || editing.versions === null) return;
    setUnused(null);
    if (editing.mayEdit) editing.pointing.seen(unused);
  }, [unused, editing]);
  const stops = useMemo(() => new Set(failing.size > 0 ? failing.keys() : marks.keys()), [failing, marks]);
  const saying = useSaying({
    ...{ uuid: file.uuid, answering, all },
    pageOf: () => pageOfColumns(rows, selection.get().current) ?? statement.pages[0],
    onOpen: showPage,
  });
  // a form reads the page, too: what is said of columns waits for it
  const isSaying = saying.isOpen && editing.draft === null && !editing.pointing.isDrawing;
  const openColumns = () => {
    // what was typed is saved or cancelled first
    if (editing.draft === null) saying.open();
  };
  useKeyboard({
    ...{ view, selection, shown, stops, chosen, onHelp: help.open },
    // a key that is meant for a column changes no row
    onEdit: (action) => !(isSaying && isAtColumns()) && editing.act(action),
    ...{ onColumns: openColumns, onRelease: () => isSaying && saying.leave() },
    onZoom: (by) => setZoom((now) => zoomed(now, by)),
  });

  const hasSheet = !together && editing.draft !== null;
  const page = pageToJoin(file, checked);
  const join = (at: number) => answering.onJoin(joinedAt(answering.hints, at), statement.index);

  const rowsPane = (
    <RowsPane
      statement={statement}
      rows={rows}
      computed={computed}
      recognised={file.recognised}
      listed={listed}
      marks={marks}
      selection={selection}
      onKeys={help.open}
      onReread={onReread}
      onColumns={openColumns}
      joining={page === null ? null : { page, isPending: answering.isPending, onJoin: () => join(page) }}
      onSeePage={together ? null : () => setSide('page')}
      chosen={chosen}
      editing={editing}
      hasForm={together}
    />
  );
  const pagePane = (
    <PagePane
      file={file}
      pageCount={pageCount}
      firstPage={statement.pages[0]}
      goal={goal}
      boxes={boxes}
      own={own}
      outside={statement.readings}
      failing={failing}
      selection={selection}
      zoom={zoom}
      onZoom={setZoom}
      overlay={(page, size) =>
        isSaying ? (
          <ColumnLayer uuid={file.uuid} page={page} size={size} rows={rows} all={all} saying={saying} />
        ) : (
          <PageOverlay
            uuid={file.uuid}
            page={page}
            size={size}
            statement={statement}
            rows={all}
            pointing={editing.pointing}
          />
        )
      }
      below={isSaying && <ColumnsBar saying={saying} corrected={corrected} />}
      onOther={(row) => {
        const other = file.statements.find((one) => one.rows.some((r) => r.row === row));
        if (other !== undefined) onOther(other.statement.index);
      }}
    />
  );
  return (
    <div className={classes.statement} ref={view} data-form={hasSheet || undefined}>
      <div className={classes.above}>
        <Facts statement={statement} />
        <VerdictBanner statement={statement} rows={own} selection={selection} onJump={jump} onUnused={addUnused}>
          <EditBar jobId={jobId} editing={editing} />
        </VerdictBanner>
        <EditFailure editing={editing} />
        <Notices
          statement={statement}
          findings={findings}
          onJump={jump}
          onReread={onReread}
          answering={answering}
          onOther={onOther}
          own={own}
        />
      </div>
      {!together && (
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={texts.check.panes.label}
          value={side}
          onChange={(value) => setSide(value === 'page' ? 'page' : 'rows')}
          data={[
            { value: 'rows', label: texts.check.panes.rows },
            { value: 'page', label: texts.check.panes.page },
          ]}
        />
      )}
      <div className={classes.panes}>
        {(together || side === 'page') && pagePane}
        {(together || side === 'rows') && rowsPane}
      </div>
      {hasSheet && (
        <div className={sheet.sheet}>
          <EditPanel editing={editing} />
        </div>
      )}
      <KeysHelp opened={helpOpen} onClose={help.close} />
    </div>
  );
}
