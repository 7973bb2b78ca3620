/** The use cases of versions: what people correct in what was read of a file, and what was there before. */
import { randomUUID } from 'node:crypto';
import { ApiError } from '../../contract/errors.ts';
import type { Change } from '../../engine/model/correction.ts';
import type { Editor } from '../../engine/model/editor.ts';
import type { Corrected } from '../../workers/correct-types.ts';
import type { WorkerPool } from '../../workers/types.ts';
import { recordDeed, type Views } from '../audit/record.ts';
import { fileNotFound } from '../files/files.ts';
import type { JobEvents } from '../jobs/events.ts';
import type { DoomedBlobs } from '../storage/blob-sweep.ts';
import { BlobMissingError, type BlobStore } from '../storage/blobs/store.ts';
import type { Database } from '../storage/database.ts';
import { insertVersion, nameVersion, versionKey } from '../storage/file-versions.ts';
import { findFile } from '../storage/files.ts';
import type { Queries } from '../storage/schema.ts';
import type { TemporaryFolder } from '../storage/temporary.ts';
import type { FileVersionsTable } from '../storage/version-tables.ts';
import { keepReading, type SummaryVault } from '../summaries/summaries.ts';
import {
  type KnownVersions,
  knownVersions,
  requireKey,
  requireNewest,
  timeBehind,
  viewMade,
  viewVersions,
} from './known.ts';
import type { ChangesWanted, Version, Versions, WithVersion } from './types.ts';

export interface VersionsParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly doomed: DoomedBlobs;
  readonly temporary: TemporaryFolder;
  readonly pool: WorkerPool;
  readonly views: Views;
  readonly summaryVault: SummaryVault;
  readonly events: JobEvents;
}

/** What a worker makes of a version. */
interface Work {
  readonly uuid: string;
  /** of the version */
  readonly key: string;
  readonly changes: readonly Change[];
  readonly editor: Editor;
  /** null: nothing is written */
  readonly out: string | null;
}

interface Wanted extends ChangesWanted {
  readonly from: string;
  readonly within: WithVersion | undefined;
}

const PROBLEMS: Readonly<Record<Extract<Corrected, { ok: false }>['problem'], string>> = {
  NO_SUCH_ROW: 'names a row that the version does not have',
  NO_SUCH_STATEMENT: 'names a statement that the version does not have',
  ROW_CHANGED_TWICE: 'names a row that another change names, too',
  TOO_MANY_DECIMALS: 'has an amount with more decimals than its currency has, or too large a one',
};

/** Given its parts, returns the use cases of versions. */
export function createVersions(parts: VersionsParts): Versions {
  const { database, blobs, doomed, temporary, pool, views, summaryVault } = parts;

  async function known(db: Queries, accountId: string, uuid: string): Promise<KnownVersions> {
    if ((await findFile(db, accountId, uuid, Date.now())) === undefined) throw fileNotFound();
    return knownVersions(db, uuid);
  }

  async function run({ key, ...task }: Work): Promise<Extract<Corrected, { ok: true }>> {
    try {
      const made = await blobs.withLocalFile(key, (path) => pool.correct({ ...task, path }));
      if (made.ok) return made;
      const field = `changes[${made.at}]`;
      throw new ApiError('INVALID_REQUEST', `The field ${field} ${PROBLEMS[made.problem]}.`, {
        details: { field, problem: made.problem },
      });
    } catch (error) {
      if (!(error instanceof BlobMissingError)) throw error;
      throw new ApiError('RESULT_EXPIRED', 'What was read of the file is gone. Convert the file again.');
    }
  }

  /** Keeps what a conversion read with the versions, so that it stays when its job is gone: others of its files may go. */
  async function keepConverted({ uuid, made, converted }: KnownVersions, id: string, accountId: string): Promise<void> {
    const job = converted.find(({ jobId }) => jobId === id);
    if (job === undefined || made.some((one) => one.id === id)) return;
    const { extractionKey: key, completedAt, hints } = job;
    await temporary.with(async (out) => {
      const task = { uuid, key, changes: [], editor: { by: '', at: new Date(completedAt).toISOString() }, out };
      const { rows, statuses } = await run(task);
      const blob = versionKey(uuid, id);
      const requireInTime = await doomed.expect(blob);
      await blobs.putFile(blob, out);
      requireInTime();
      await database.ofAccount(accountId, async (tx) => {
        const there = await known(tx, accountId, uuid);
        if (there.made.some((one) => one.id === id)) return;
        await insertVersion(tx, {
          ...{ id, file_uuid: uuid, account_id: accountId, kind: 'converted', based_on: '', made_by: '', rows, hints },
          ...{ restored_from: null, name: null, created_at: completedAt, statuses: JSON.stringify(statuses) },
        });
      });
    });
  }

  /** Makes a version of what stands under a key, and keeps it if nobody made another one meanwhile. */
  async function make(wanted: Wanted, key: string): Promise<Version> {
    const { accountId, uuid, basedOn, from, by, changes, within } = wanted;
    const kind = changes.length === 0 ? 'restored' : 'corrected';
    const id = randomUUID();
    const now = new Date();
    return temporary.with(async (out) => {
      const made = await run({ uuid, key, changes, editor: { by, at: now.toISOString() }, out });
      const blob = versionKey(uuid, id);
      const requireInTime = await doomed.expect(blob);
      await blobs.putFile(blob, out);
      requireInTime();
      const version = await database.ofAccount(accountId, async (tx) => {
        const there = await known(tx, accountId, uuid);
        requireNewest(there, basedOn);
        const row: FileVersionsTable = {
          ...{ id, file_uuid: uuid, account_id: accountId, kind, based_on: basedOn, made_by: by, rows: made.rows },
          ...{ restored_from: kind === 'restored' || from !== basedOn ? from : null, name: null, hints: null },
          created_at: timeBehind(there, now.getTime()),
          statuses: JSON.stringify(made.statuses),
        };
        await insertVersion(tx, row);
        const details = { version: id, basedOn, changes: changes.length, rows: made.rows };
        const jobId = there.converted[0]?.jobId;
        // without a job no result shows it, as when the last job is deleted
        if (jobId !== undefined) {
          const read = { accountId, uuid, jobId, reading: id, statements: made.summaries, now: row.created_at };
          await keepReading(tx, summaryVault, read);
        }
        await recordDeed(tx, { accountId, action: 'result.corrected', object: uuid, details });
        const view = viewMade(row, true);
        await within?.(tx, view);
        return view;
      });
      // jobs that are final show their files with the summary of this version
      parts.events.finalJobsChanged();
      return version;
    });
  }

  return {
    async keep(accountId, uuid, id) {
      if ((await findFile(database.reads, accountId, uuid, Date.now())) === undefined) return;
      await keepConverted(await knownVersions(database.reads, uuid), id, accountId);
    },

    async list(accountId, uuid) {
      return viewVersions(await known(database.reads, accountId, uuid));
    },

    async make({ from, ...wanted }, within) {
      const there = await known(database.reads, wanted.accountId, wanted.uuid);
      requireKey(there, wanted.basedOn);
      requireNewest(there, wanted.basedOn);
      const key = requireKey(there, from);
      for (const id of new Set([wanted.basedOn, from])) await keepConverted(there, id, wanted.accountId);
      return make({ ...wanted, from, within }, key);
    },

    async rename({ accountId, uuid, id, name }) {
      const there = await known(database.reads, accountId, uuid);
      requireKey(there, id);
      await keepConverted(there, id, accountId);
      return database.ofAccount(accountId, async (tx) => {
        const [newest] = viewVersions(await known(tx, accountId, uuid));
        const row = await nameVersion(tx, { uuid, id }, name);
        // deleted meanwhile, with its file
        if (row === undefined) throw fileNotFound();
        await recordDeed(tx, { accountId, action: 'result.named', object: uuid, details: { version: id } });
        return viewMade(row, newest?.id === id);
      });
    },

    async preview({ accountId, uuid, basedOn, by, changes }) {
      const there = await known(database.reads, accountId, uuid);
      const key = requireKey(there, basedOn);
      requireNewest(there, basedOn);
      await views.note({ accountId, action: 'file.seen', object: uuid });
      return (await run({ uuid, key, changes, editor: { by, at: new Date().toISOString() }, out: null })).statements;
    },
  };
}
