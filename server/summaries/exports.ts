/** Notes which readings of files were exported, and by whom: people see what their accounting software has. */
import type { JobEvents } from '../jobs/events.ts';
import type { Database } from '../storage/database.ts';
import { isDiskFull } from '../storage/faults.ts';
import { type ExportMarked, markExported } from '../storage/readings.ts';

export interface ExportsParts {
  readonly database: Database;
  readonly events: JobEvents;
}

/** Given what is exported, marks it. Call it before the bytes are sent; where the disk is full, they are sent unmarked. */
export async function noteExported({ database, events }: ExportsParts, exported: Omit<ExportMarked, 'at'>) {
  try {
    const marked = await markExported(database.queries, { ...exported, at: Date.now() });
    // jobs that are final show their files with these marks
    if (marked > 0) events.finalJobsChanged();
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}
