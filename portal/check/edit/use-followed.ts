/** What is chosen, and what waits to be done, follows its rows when another version is shown. */
import { useLayoutEffect, useRef } from 'react';
import type { Row } from '../result.ts';
import type { Selection } from '../selection.ts';
import type { Chosen } from './chosen.ts';
import type { Counting } from './drafts.ts';
import { type Compared, type Followed, followed, followedBy } from './followed.ts';
import type { VersionWanted } from './versions.ts';

/** A version that was made here. */
export interface Made extends VersionWanted {
  readonly id: string;
  readonly counting: Counting;
}

interface FollowedParts {
  readonly shown: string;
  readonly rows: readonly Row[];
  /** the version that was made here last */
  readonly made: { readonly current: Made | null };
  readonly selection: Selection;
  readonly chosen: Chosen;
  readonly onFollowed: (found: Followed) => void;
  /** rows that were chosen are gone, or the current one, by what was done elsewhere */
  readonly onGone: (gone: 'chosen' | 'current') => void;
}

export function useFollowed({ shown, rows, made, selection, chosen, onFollowed, onGone }: FollowedParts): void {
  const latest = useRef({ shown, rows });
  // before the next key: it is meant for what is on the screen
  useLayoutEffect(() => {
    const before = latest.current;
    latest.current = { shown, rows };
    if (before.rows === rows) return;
    const compared = { before: before.rows, after: rows };
    const own = made.current?.id === shown && made.current.basedOn === before.shown ? made.current : null;
    const found = (own && followedBy(own.changes, compared, own.counting)) ?? followed(compared);
    const some = [...chosen.get()];
    const still = some.flatMap((row) => found.get(row) ?? []);
    chosen.replace(still);
    onFollowed(found);
    if (own !== null) return selection.follow((row) => found.get(row) ?? below(row, compared, found));
    const { current } = selection.get();
    // without those that were chosen, a key would be meant for the current row alone
    selection.follow((row) => (some.length > 0 && still.length === 0 ? undefined : found.get(row)));
    if (still.length < some.length) onGone('chosen');
    else if (current !== null && !found.has(current)) onGone('current');
  });
}

/** Given a row that was deleted here, returns where the next one below it is; the last one if it was the last. */
function below(row: number, { before, after }: Compared, found: Followed): number | undefined {
  const next = before.find((one) => one.row > row && found.has(one.row));
  return next === undefined ? after.at(-1)?.row : found.get(next.row);
}
