/** Editing the rows of a statement: what is entered, what is changed at once, and the way back. */
import { useEffect, useRef, useState } from 'react';
import type { CheckedFile, CheckedStatement, Row } from '../result.ts';
import type { Selection } from '../selection.ts';
import type { Chosen } from './chosen.ts';
import { type Counting, changesOf, type Draft, isTyped } from './drafts.ts';
import { done, type EditAction } from './edit-actions.ts';
import { stepsOf } from './history.ts';
import { relocated } from './relocated.ts';
import { type Pointing, usePointing } from './use-pointing.ts';
import { type Change, useFreshResult, useMakeVersion, useVersions, type Version } from './versions.ts';

interface EditingParts {
  readonly file: CheckedFile;
  readonly checked: CheckedStatement;
  readonly jobId: string;
  readonly selection: Selection;
  readonly chosen: Chosen;
}

export interface Editing {
  readonly uuid: string;
  readonly versions: readonly Version[] | null;
  /** the version that is shown: what is on the screen is changed, and only if nothing newer is known */
  readonly shown: string;
  readonly mayEdit: boolean;
  readonly counting: Counting;
  readonly draft: Draft | null;
  /** somebody else changed the reading since the form was opened */
  readonly isOvertaken: boolean;
  readonly isSaving: boolean;
  /** a change was saved, and is not on the screen yet: what is done meanwhile is done then */
  readonly isSettling: boolean;
  /** why the last change was not saved; null if it was */
  readonly failure: Error | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly pointing: Pointing;
  act(action: EditAction): void;
  setDraft(draft: Draft | null): void;
  save(): void;
  make(changes: Change[]): void;
}

/** Given a statement and what is chosen of it, returns its editing. */
export function useEditing({ file, checked, jobId, selection, chosen }: EditingParts): Editing {
  const { statement, rows } = checked;
  const [draft, setDraft] = useState<Draft | null>(null);
  /** the version that was made last */
  const [awaited, setAwaited] = useState<string | null>(null);
  /** what somebody did while a change was being saved */
  const [queue, setQueue] = useState<readonly EditAction[]>([]);
  const { data: versions = null } = useVersions(file.uuid);
  useFreshResult(versions ?? undefined, file.version, jobId);
  const making = useMakeVersion(file.uuid);
  const shown = file.version ?? jobId;
  const mayEdit = versions !== null && versions[0]?.id === shown;
  const isListed = versions?.some(({ id }) => id === awaited) ?? false;
  const isAwaited = awaited !== null && (!isListed || (versions?.[0]?.id === awaited && shown !== awaited));
  const isOvertaken = useOvertaken({ shown, rows, draft, setDraft });
  const index = file.statements.findIndex((one) => one.statement === statement);
  const counting: Counting = {
    // the service counts the rows and statements of the file, and a result those of all files of its job
    firstRow: file.statements.find((one) => one.rows.length > 0)?.rows[0]?.row ?? 0,
    statement: index,
  };
  const before = file.statements.slice(0, index).reduce((sum, one) => sum + one.rows.length, 0);
  const steps = stepsOf(versions ?? []);

  const send = async (changes: Change[], from?: string) => {
    if (!mayEdit || making.isPending) return;
    const made = await making.mutateAsync({ basedOn: shown, changes, ...(from && { from }) }).catch(() => null);
    if (made === null) return setQueue([]);
    setAwaited(made.id);
    close();
    chosen.clear();
  };
  const make = (changes: Change[]) => changes.length > 0 && void send(changes);
  const open = (next: Draft) => {
    making.reset();
    setDraft(next);
  };
  const close = () => {
    if (draft !== null) selection.release();
    setDraft(null);
    pointing.setDrawing(false);
    document.querySelector<HTMLElement>('[data-check-list]')?.focus({ preventScroll: true });
  };
  const first = counting.firstRow + before;
  const pointing = usePointing({
    file,
    checked,
    draft,
    first,
    onDraft: (next) => (draft === null ? open(next) : setDraft(next)),
  });
  const act = (action: EditAction) => {
    // until the version that was just made is shown
    if (making.isPending || isAwaited) return setQueue((now) => [...now, action]);
    // what was typed is saved or cancelled first
    if (!mayEdit || (draft !== null && isTyped(draft) && action !== 'draw')) return;
    perform(action);
  };
  const perform = (action: EditAction) => {
    const { of, one } = meant(rows, selection, chosen);
    const did = done(action, { of, one, statement, rows, first, counting, steps });
    if ('restore' in did) void send([], did.restore);
    else if ('changes' in did) make(did.changes);
    else if ('choose' in did) chosen.toggle(did.choose);
    else if ('draw' in did) pointing.setDrawing(!pointing.isDrawing);
    else if ('draft' in did) {
      if (did.draft.kind === 'edit' || did.draft.kind === 'split') selection.hold(did.draft.rows[0] ?? 0, 'keyboard');
      open(did.draft);
    }
  };
  const [next] = queue;
  useEffect(() => {
    if (next === undefined || making.isPending || isAwaited) return;
    setQueue((now) => now.slice(1));
    act(next);
  });
  return {
    ...{ uuid: file.uuid, versions, shown, mayEdit, counting, draft, isOvertaken },
    isSettling: making.isPending || isAwaited,
    ...{ isSaving: making.isPending, failure: making.error ?? pointing.failure, pointing, act, make },
    canUndo: mayEdit && steps.undo !== null,
    canRedo: mayEdit && steps.redo !== null,
    setDraft: (next) => (next === null ? close() : setDraft(next)),
    save: () => draft !== null && make(changesOf(draft, counting) ?? []),
  };
}

/** The current row, and the rows that an action is of: those that are chosen, or else the current one. */
function meant(
  rows: readonly Row[],
  selection: Selection,
  chosen: Chosen,
): { of: readonly Row[]; one: Row | undefined } {
  const { current } = selection.get();
  const one = rows.find(({ row }) => row === current);
  const some = rows.filter(({ row }) => chosen.get().has(row));
  if (some.length > 0) return { of: some, one };
  return { of: one === undefined ? [] : [one], one };
}

interface Overtaken {
  readonly shown: string;
  readonly rows: readonly Row[];
  readonly draft: Draft | null;
  readonly setDraft: (draft: Draft) => void;
}

/** While a form is open, keeps it at its rows when another version is shown; returns whether one is. */
function useOvertaken({ shown, rows, draft, setDraft }: Overtaken): boolean {
  const [opened, setOpened] = useState<string | null>(null);
  const latest = useRef({ shown, draft });
  const isOpen = draft !== null;
  useEffect(() => setOpened(isOpen ? latest.current.shown : null), [isOpen]);
  useEffect(() => {
    const before = latest.current.shown;
    latest.current = { shown, draft };
    if (before !== shown && draft !== null) setDraft(relocated(draft, rows));
  }, [shown, rows, draft, setDraft]);
  return isOpen && opened !== null && opened !== shown;
}
