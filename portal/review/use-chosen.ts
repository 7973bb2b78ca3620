/** Which files of a list are chosen. */
import { useState } from 'react';
import type { File } from '../api/types.ts';

/** Given the files that are shown, returns those that are chosen, and what changes it. */
export function useChosen(files: readonly File[]) {
  const [uuids, setUuids] = useState<ReadonlySet<string>>(new Set());
  const choose = (some: readonly string[], on: boolean) => {
    const next = new Set(uuids);
    for (const uuid of some) on ? next.add(uuid) : next.delete(uuid);
    setUuids(next);
  };
  return { uuids, files: files.filter(({ uuid }) => uuids.has(uuid)), choose, letGo: () => setUuids(new Set()) };
}
