/** Ends files that were in work each time their server ended. */
import { interruptedFault } from '../../workers/faults.ts';
import type { Log } from '../context.ts';
import type { Database } from '../storage/database.ts';
import { interruptedTooOften } from '../storage/queue.ts';
import type { JobEvents } from './events.ts';
import { settleFile } from './settle.ts';

/** Stops of the server that a file may survive. A file that makes its server stop each time must not do so for ever. */
const MAX_INTERRUPTIONS = 20;

interface Parts {
  readonly database: Database;
  readonly events: JobEvents;
  readonly log: Log;
}

/** Ends the queued files that were interrupted too often, as failed. */
export async function endInterrupted({ database, events, log }: Parts): Promise<void> {
  const found = await interruptedTooOften(database.queries, MAX_INTERRUPTIONS);
  for (const { job_id: jobId, uuid, account_id: accountId } of found) {
    const outcome = { status: 'failed', ...interruptedFault(MAX_INTERRUPTIONS) } as const;
    try {
      const settled = await database.ofAccount(accountId, (tx) => settleFile(tx, { jobId, uuid }, outcome, Date.now()));
      events.settled(outcome, settled);
      if (settled.final) events.jobFinal(jobId);
    } catch (error) {
      // one that cannot be ended must not keep the others, or the server from its start
      log.error({ err: error, jobId, uuid }, 'an interrupted file could not be ended');
    }
  }
}
