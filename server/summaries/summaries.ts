/** Keeps the summaries of what was read of files, encrypted, and reads them. */
import { randomUUID } from 'node:crypto';
import type { StatementSummary } from '../../engine/model/summary.ts';
import type { SecretRing } from '../secrets/ring.ts';
import { convertedVersions, madeVersions } from '../storage/file-versions.ts';
import type { Queries, Tx } from '../storage/schema.ts';
import {
  currentSummaries,
  filesReadBy,
  forgetReadBy,
  forgetReading,
  insertSummaries,
  type SummariesWanted,
  setReading,
  worstStatus,
} from '../storage/summaries.ts';
import type { StatementSummariesTable } from '../storage/summary-tables.ts';
import { createVault, type Vault } from '../vault.ts';
import type { FoundSummary, ReadingMade } from './types.ts';

/** Each summary is bound to the id of its row. */
export type SummaryVault = Vault;

/** Given the server's secrets, returns the vault of summaries. */
export function createSummaryVault(secrets: SecretRing): SummaryVault {
  return createVault(secrets, 'summaries of statements');
}

/** What stands in columns of its own; the rest is sealed: it is what the paper says. */
type Plain = 'status' | 'currency' | 'periodStart' | 'periodEnd' | 'transactionCount' | 'correctedRows';
type SealedPart = Omit<StatementSummary, Plain>;

const SEVERITY = { verified: 0, unverifiable: 1, mismatch: 2 } as const;

/** Given statements, returns the status of the worst of them. */
export const worstOf = (statements: readonly Pick<StatementSummary, 'status'>[]): StatementSummary['status'] =>
  statements.reduce<StatementSummary['status']>(
    (worst, { status }) => (SEVERITY[status] > SEVERITY[worst] ? status : worst),
    'verified',
  );

/** Makes a reading the current one of its file, in the transaction that makes the reading. */
export async function keepReading(tx: Tx, vault: SummaryVault, made: ReadingMade): Promise<void> {
  const { accountId, uuid, jobId, reading, statements, now } = made;
  await insertSummaries(
    tx,
    statements.map((statement, position): StatementSummariesTable => {
      const id = randomUUID();
      const { status, currency, periodStart, periodEnd, transactionCount, correctedRows, ...rest } = statement;
      return {
        ...{ id, account_id: accountId, file_uuid: uuid, reading, position, status, currency },
        ...{ period_start: periodStart, period_end: periodEnd, rows: transactionCount, corrected_rows: correctedRows },
        sealed: vault.seal(JSON.stringify(rest satisfies SealedPart), id),
        created_at: now,
      };
    }),
  );
  const current = { file_uuid: uuid, account_id: accountId, reading, job_id: jobId, read_at: now };
  await setReading(tx, { ...current, status: worstOf(statements) });
}

/** Given a row, returns the summary that it holds. */
export function openSummary(vault: SummaryVault, row: StatementSummariesTable): StatementSummary {
  const sealed = JSON.parse(vault.open(row.sealed, row.id)) as SealedPart;
  return {
    ...sealed,
    ...{ status: row.status, currency: row.currency, periodStart: row.period_start, periodEnd: row.period_end },
    ...{ transactionCount: row.rows, correctedRows: row.corrected_rows },
  };
}

/** The statements of the current readings of an account's files, by file and in the order of each. */
export async function readSummaries(
  db: Queries,
  vault: SummaryVault,
  accountId: string,
  wanted: SummariesWanted = {},
): Promise<FoundSummary[]> {
  const rows = await currentSummaries(db, accountId, wanted);
  return rows.map((row) => ({
    ...openSummary(vault, row),
    ...{ uuid: row.file_uuid, jobId: row.job_id, reading: row.reading, position: row.position },
  }));
}

/**
 * Of files of a job that is deleted, another reading becomes the current one, or none. Call it after the rows of the job
 * are gone.
 */
export async function forgetReadingsOf(tx: Tx, jobId: string, uuids: readonly string[]): Promise<void> {
  await forgetReadBy(tx, jobId, uuids);
  for (const uuid of await filesReadBy(tx, jobId, uuids)) await renewReading(tx, uuid);
}

async function renewReading(tx: Tx, uuid: string): Promise<void> {
  const [converted] = await convertedVersions(tx, uuid);
  const made = (await madeVersions(tx, uuid)).find(({ kind }) => kind !== 'converted');
  if (converted === undefined) return forgetReading(tx, uuid);
  const isMade = made !== undefined && made.created_at >= converted.completedAt;
  const reading = isMade ? made.id : converted.jobId;
  const status = await worstStatus(tx, uuid, reading);
  // a conversion of a version that kept no summaries
  if (status === undefined) return forgetReading(tx, uuid);
  const { accountId, completedAt, jobId } = converted;
  const readAt = isMade ? made.created_at : completedAt;
  await setReading(tx, {
    ...{ file_uuid: uuid, account_id: accountId, reading, job_id: jobId, read_at: readAt },
    status,
  });
}
