/** The form of a statement: it stays with what was typed while others are shown, and at its rows in other versions. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { letGo, useKept } from '../../shell/kept.ts';
import type { CheckedFile, Row } from '../result.ts';
import { type Draft, isTyped } from './drafts.ts';
import type { Followed } from './followed.ts';
import { relocated } from './relocated.ts';
import type { Version } from './versions.ts';

interface DraftParts {
  readonly uuid: string;
  /** index of the statement in its file */
  readonly index: number;
  /** the version that is shown, and its rows */
  readonly shown: string;
  readonly rows: readonly Row[];
}

interface Opened {
  readonly draft: Draft;
  /** the version that it was opened in */
  readonly version: string;
  /** the version whose rows it counts */
  readonly at: string;
}

export interface KeptDraft {
  readonly draft: Draft | null;
  /** somebody changed the reading since the form was opened */
  readonly isOvertaken: boolean;
  setDraft(draft: Draft | null): void;
  /** Given where rows are in the version that is shown now, keeps the form at its own. */
  relocate(found: Followed): void;
}

/** What the forms of a file's statements are kept as. */
const draftsOf = (uuid: string): readonly string[] => ['draft', uuid];

/** Given a file, its versions and the one that is shown, drops the forms of statements that the newest has no more. */
export function useDroppedDrafts(
  { uuid, statements: { length } }: CheckedFile,
  versions: readonly Version[],
  shown: string,
): void {
  const queries = useQueryClient();
  const isNewest = versions[0]?.id === shown;
  useEffect(() => {
    if (isNewest) letGo(queries, draftsOf(uuid), ([index]) => Number(index) >= length);
  }, [queries, uuid, isNewest, length]);
}

/** Given a statement, returns the form that is open. */
export function useDraft({ uuid, index, shown, rows }: DraftParts): KeptDraft {
  const [kept, keep] = useKept<Opened>([...draftsOf(uuid), String(index)]);
  // a field shows at once what is typed, and what is kept is known a moment later
  const [opened, setOpened] = useState(() =>
    kept === null || kept.at === shown ? kept : { ...kept, draft: relocated(kept.draft, rows), at: shown },
  );
  // it may have been saved after another statement was shown
  useEffect(() => {
    if (kept === null) setOpened(null);
  }, [kept]);
  const put = (next: Opened | null) => {
    setOpened(next);
    keep(next, next !== null && isTyped(next.draft));
  };
  return {
    draft: opened?.draft ?? null,
    isOvertaken: opened !== null && opened.version !== shown,
    setDraft: (draft) => put(draft && { draft, version: opened?.version ?? shown, at: shown }),
    relocate: (found) => opened && put({ ...opened, draft: relocated(opened.draft, rows, found), at: shown }),
  };
}
