/** The use case of checks: people mark readings of files that they have looked at. */
import { recordDeed } from '../audit/record.ts';
import type { JobEvents } from '../jobs/events.ts';
import type { Database } from '../storage/database.ts';
import { markReading, markVerified } from '../storage/readings.ts';

interface ChecksWanted {
  readonly accountId: string;
  /** the name of a user, or what stands for a key */
  readonly by: string;
  /** false: the marks go */
  readonly checked: boolean;
  /** undefined: all whose reading is verified */
  readonly files?: readonly { readonly uuid: string; readonly version: string }[] | undefined;
}

interface Checked {
  /** uuids of the files that are marked now, or not any more */
  readonly changed: readonly string[];
  /** of those whose current reading is another one, or that are gone */
  readonly skipped: readonly string[];
}

export interface Checks {
  mark(wanted: ChecksWanted): Promise<Checked>;
}

/** The audit log names so many files of one deed; it counts all. */
const MOST_NAMED = 100;

/** Given its parts, returns the use case. */
export function createChecks({ database, events }: { database: Database; events: JobEvents }): Checks {
  return {
    async mark({ accountId, by, checked, files }) {
      const mark = checked ? { by, at: Date.now() } : null;
      const marked = await database.ofAccount(accountId, async (tx): Promise<Checked> => {
        const changed: string[] = [];
        const skipped: string[] = [];
        if (files === undefined) changed.push(...(await markVerified(tx, accountId, mark)));
        for (const { uuid, version } of files ?? []) {
          const done = await markReading(tx, { accountId, uuid, version, mark });
          (done ? changed : skipped).push(uuid);
        }
        if (changed.length > 0) {
          const [object = ''] = changed;
          const details = { checked, files: changed.slice(0, MOST_NAMED), count: changed.length };
          await recordDeed(tx, { accountId, action: 'file.checked', object, details });
        }
        return { changed, skipped };
      });
      // jobs that are final show their files with these marks
      if (marked.changed.length > 0) events.finalJobsChanged();
      return marked;
    },
  };
}
