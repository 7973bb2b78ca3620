/** Editing the rows of a statement: what is entered, what is changed at once, and the way back. */
import { useEffect, useRef, useState } from 'react';
import type { CheckedFile, CheckedStatement, Row } from '../result.ts';
import type { Selection } from '../selection.ts';
import type { Chosen } from './chosen.ts';
import { type Counting, changesOf, type Draft, isTyped } from './drafts.ts';
import { done, type EditAction } from './edit-actions.ts';
import { stepsOf } from './history.ts';
import { type Meant, meant, meantNow, waiting } from './meant.ts';
import { useDraft } from './use-draft.ts';
import { type Made, useFollowed } from './use-followed.ts';
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
  /** a row that was chosen, or that something was done to, is gone, and nothing was done to another */
  readonly isGone: boolean;
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
  /** the version that was made last */
  const [awaited, setAwaited] = useState<string | null>(null);
  /** what somebody did while a change was being saved */
  const [queue, setQueue] = useState<readonly Meant[]>([]);
  const [isGone, setGone] = useState(false);
  const made = useRef<Made | null>(null);
  const { data: versions = null, isPending: isAsked } = useVersions(file.uuid);
  useFreshResult(versions ?? undefined, file.version, jobId);
  const making = useMakeVersion(file.uuid);
  const shown = file.version ?? jobId;
  const mayEdit = versions !== null && versions[0]?.id === shown;
  const isListed = versions?.some(({ id }) => id === awaited) ?? false;
  const isAwaited = awaited !== null && (!isListed || (versions?.[0]?.id === awaited && shown !== awaited));
  const index = file.statements.findIndex((one) => one.statement === statement);
  const { draft, isOvertaken, setDraft, relocate } = useDraft({ uuid: file.uuid, index, shown, rows });
  const counting: Counting = {
    // the service counts the rows and statements of the file, and a result those of all files of its job
    firstRow: file.statements.find((one) => one.rows.length > 0)?.rows[0]?.row ?? 0,
    statement: index,
  };
  const before = file.statements.slice(0, index).reduce((sum, one) => sum + one.rows.length, 0);
  const steps = stepsOf(versions ?? []);

  useFollowed({
    ...{ shown, rows, made, selection, chosen },
    onFollowed: (found) => {
      setQueue((now) => (now.length === 0 ? now : now.map((one) => meantNow(one, found, rows))));
      relocate(found);
    },
    // after a refusal, the same key may be pressed again
    onGone: (gone) => (gone === 'chosen' || making.isError) && setGone(true),
  });

  const send = async (changes: Change[], from?: string) => {
    if (!mayEdit || making.isPending) return;
    const wanted = { basedOn: shown, changes, ...(from && { from }) };
    const some = chosen.get();
    const version = await making.mutateAsync(wanted).catch(() => null);
    if (version === null) return setQueue([]);
    made.current = { ...wanted, id: version.id, counting };
    setAwaited(version.id);
    close();
    // what was chosen meanwhile stays so
    chosen.replace([...chosen.get()].filter((row) => !some.has(row)));
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
    setGone(false);
    const one = meant(action, { rows, current: selection.get().current, chosen: chosen.get() });
    // until it is known what may be changed, and the version that was just made is shown
    if (isAsked || making.isPending || isAwaited) setQueue((now) => waiting(now, one));
    else perform(one);
  };
  const perform = ({ action, of }: Meant) => {
    // what was typed is saved or cancelled first
    if (!mayEdit || (draft !== null && isTyped(draft) && action !== 'draw')) return;
    if (of === null) setGone(true);
    else does(action, of);
  };
  const does = (action: EditAction, of: readonly Row[]) => {
    const did = done(action, { of, statement, rows, first, counting, steps });
    if ('restore' in did) void send([], did.restore);
    else if ('changes' in did) make(did.changes);
    else if ('choose' in did) chosen.toggle(did.choose);
    else if ('draw' in did) pointing.setDrawing(!pointing.isDrawing);
    else if ('draft' in did) {
      holdRowOf(did.draft);
      open(did.draft);
    }
  };
  const holdRowOf = ({ kind, rows: [row = 0] }: Draft) => {
    if (kind === 'edit' || kind === 'split') selection.hold(row, 'keyboard');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a form that was open before another statement was shown
  useEffect(() => {
    if (draft !== null) holdRowOf(draft);
  }, []);
  const [next] = queue;
  useEffect(() => {
    if (next === undefined || making.isPending || isAwaited || !mayEdit || next.seen !== rows) return;
    setQueue((now) => now.slice(1));
    perform(next);
  });
  return {
    ...{ uuid: file.uuid, versions, shown, mayEdit, counting, draft, isOvertaken },
    isSettling: making.isPending || isAwaited,
    ...{ isSaving: making.isPending, failure: making.error ?? pointing.failure, pointing, act, make, isGone },
    canUndo: mayEdit && steps.undo !== null,
    canRedo: mayEdit && steps.redo !== null,
    setDraft: (next) => (next === null ? close() : setDraft(next)),
    save: () => draft !== null && make(changesOf(draft, counting) ?? []),
  };
}
