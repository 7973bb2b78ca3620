/** The use cases of uploaded files: upload, look at, unlock, delete. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { ApiError } from '../../contract/errors.ts';
import type { Metadata } from '../../contract/metadata.ts';
import type { WorkerPool } from '../../workers/types.ts';
import { recordDeed, type Views } from '../audit/record.ts';
import { decodeCursor, pageOf } from '../cursor.ts';
import { toApiError } from '../faults.ts';
import { failIfForced, forcedAtUpload } from '../samples/forced.ts';
import { fileKey } from '../storage/blob-keys.ts';
import type { DoomedBlobs } from '../storage/blob-sweep.ts';
import { BlobMissingError, type BlobStore } from '../storage/blobs/store.ts';
import type { Database } from '../storage/database.ts';
import { findFile, findFiles, insertFile, unlockFile } from '../storage/files.ts';
import { listFiles } from '../storage/list-files.ts';
import { columnOf, entriesOf } from '../storage/metadata.ts';
import type { FilesTable } from '../storage/schema.ts';
import { findStraightened } from '../storage/straightened.ts';
import type { TemporaryFolder } from '../storage/temporary.ts';
import { tidyFilename } from './filename.ts';
import { assemble, inspect, type Opened } from './inspect.ts';
import type { PasswordVault } from './passwords.ts';
import { drawPage, type PictureWanted, pictureTag, requirePage } from './picture.ts';
import { type Received, receive } from './receive.ts';
import { type RemoveParts, removeFile } from './remove.ts';
import { reviewFiles } from './review.ts';
import { reviewPage } from './review-page.ts';
import type { FileListWanted, FilePage, Files, KeepFile, PageDrawn, StoredFile, Upload } from './types.ts';
import { type ReadingParts, withReadings } from './with-readings.ts';
import { wordsOn } from './words.ts';

export interface FilesParts extends RemoveParts, ReadingParts {
  readonly database: Database;
  readonly doomed: DoomedBlobs;
  readonly blobs: BlobStore;
  readonly temporary: TemporaryFolder;
  readonly vault: PasswordVault;
  readonly pool: WorkerPool;
  readonly views: Views;
}

function shown(row: FilesTable): StoredFile {
  return {
    uuid: row.uuid,
    pages: row.pages,
    filename: row.filename,
    bytes: row.bytes,
    sha256: row.sha256,
    passwordRequired: row.password_required === 1,
    createdAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
    metadata: entriesOf(row.metadata),
    test: row.test === 1,
    clientId: row.client_id,
  };
}

/** Given its parts, returns the use cases of files. */
export function createFiles(parts: FilesParts): Files {
  const { database, blobs, doomed, temporary, vault, pool, views } = parts;

  /** Throws FILE_NOT_FOUND. */
  async function find(accountId: string, uuid: string): Promise<FilesTable> {
    const row = await findFile(database.reads, accountId, uuid, Date.now());
    if (row === undefined) throw fileNotFound();
    return row;
  }

  /**
   * First the note, then the bytes, then the row: a crash in between leaves nothing behind for good.
   */
  async function store(path: string, row: FilesTable, within: Parameters<KeepFile>[0]): Promise<StoredFile> {
    const key = fileKey(row.uuid);
    const requireInTime = await doomed.expect(key);
    await blobs.putFile(key, path);
    requireInTime();
    // an upload and its entry of the audit log are kept, or neither is
    await database.transaction(async (tx) => {
      await insertFile(tx, row);
      await within?.(tx, shown(row));
      const { account_id: accountId, uuid, bytes, pages } = row;
      await recordDeed(tx, { accountId, action: 'file.uploaded', object: uuid, details: { bytes, pages } });
    });
    return shown(row);
  }

  const passwordsOf = ({ uuid, password }: FilesTable): string[] =>
    password === null ? [] : [vault.open(password, uuid)];

  async function draw(row: FilesTable, wanted: PictureWanted, signal?: AbortSignal): Promise<PageDrawn> {
    const { uuid, account_id, bytes } = row;
    try {
      await views.note({ accountId: account_id, action: 'file.seen', object: uuid });
      const passwords = passwordsOf(row);
      return await blobs.withLocalFile(fileKey(uuid), (path) =>
        drawPage(pool, { path, bytes, passwords, ...wanted }, { owner: account_id, signal }),
      );
    } catch (error) {
      if (error instanceof BlobMissingError) throw fileNotFound();
      throw toApiError(error, 'INTERNAL_ERROR');
    }
  }

  /**
   * Every later step reads a PDF, so that of pictures is made here, and it is what is stored: it holds each picture
   * without loss.
   */
  async function open(
    { kind, paths, bytes }: Received,
    { folder, owner }: { folder: string; owner: string },
  ): Promise<Opened & { path: string }> {
    const [path = ''] = paths;
    if (kind === 'pdf') return { path, ...(await inspect(pool, { path, bytes })) };
    const out = join(folder, 'pages.pdf');
    return { path: out, ...(await assemble(pool, { paths, bytes, out }, { owner })) };
  }

  function upload(wanted: Upload): Promise<StoredFile>;
  function upload<T>(wanted: Upload, decide: (sha256: string, keep: KeepFile) => Promise<T>): Promise<T>;
  async function upload<T>(
    { accountId, parts, maxBytes, retentionMs, test = false, metadata }: Upload,
    decide?: (sha256: string, keep: KeepFile) => Promise<T>,
  ): Promise<T | StoredFile> {
    try {
      return await temporary.withFolder(async (folder) => {
        const received = await receive(parts, folder, { maxBytes, toEnd: decide !== undefined });
        const keep: KeepFile = async (within) => {
          if (received.fault !== undefined) throw received.fault;
          const reference = metadata?.();
          const named = { filename: tidyFilename(received.filename), test };
          const forced = await forcedAtUpload(database.queries, accountId, named);
          const { path, ...opened } = await open(received, { folder, owner: accountId });
          const file = {
            accountId,
            received,
            opened: { ...opened, ...forced },
            retentionMs,
            test,
            metadata: reference,
          };
          return store(path, newFile(file), within);
        };
        return decide === undefined ? keep() : decide(received.sha256, keep);
      });
    } catch (error) {
      throw toApiError(error, 'UPLOAD_FAILED');
    }
  }

  async function reviewed(accountId: string, { limit, cursor, ...wanted }: FileListWanted): Promise<FilePage> {
    const { reads } = database;
    const { counts, direction, files: all } = await reviewFiles(reads, parts.summaryVault, accountId, wanted);
    const { page, nextCursor } = reviewPage(all, { limit, cursor, direction });
    const rows = page.length === 0 ? [] : await findFiles(reads, accountId, page, Date.now());
    const byUuid = new Map(rows.map((row) => [row.uuid, row]));
    const files = page.flatMap((uuid) => byUuid.get(uuid) ?? []).map(shown);
    return { files: await withReadings(parts, accountId, files), nextCursor, counts };
  }

  return {
    upload,

    async get(accountId, uuid) {
      const [file] = await withReadings(parts, accountId, [shown(await find(accountId, uuid))]);
      if (file === undefined) throw fileNotFound();
      return file;
    },

    async list(accountId, { limit, cursor, metadata, ...wanted }) {
      if (Object.values(wanted).some((one) => one !== undefined && one !== '')) {
        return reviewed(accountId, { limit, cursor, metadata, ...wanted });
      }
      // One more than asked for shows if there is a next page.
      const after = cursor === undefined ? {} : { after: decodeCursor(cursor) };
      const found = await listFiles(database.reads, accountId, {
        ...(metadata && { metadata }),
        ...after,
        limit: limit + 1,
      });
      const { page, nextCursor } = pageOf(found, limit, (row) => ({ createdAt: row.created_at, id: row.uuid }));
      return { files: await withReadings(parts, accountId, page.map(shown)), nextCursor };
    },

    async setPassword(accountId, uuid, password) {
      try {
        const row = await find(accountId, uuid);
        await failIfForced(database.queries, 'password', { ...shown(row), accountId, subject: uuid });
        if (row.password_required === 0 && row.password === null) return shown(row);
        const opened = await blobs.withLocalFile(fileKey(uuid), (path) =>
          inspect(pool, { path, bytes: row.bytes, password }),
        );
        if (opened.passwordRequired)
          throw new ApiError('PASSWORD_INCORRECT', 'The password does not open the file. Check it, and try another.');
        return await database.ofAccount(accountId, async (tx) => {
          const { pages } = opened;
          const unlocked = await unlockFile(tx, uuid, { password: vault.seal(password, uuid), pages });
          if (unlocked === undefined) throw fileNotFound();
          await recordDeed(tx, { accountId, action: 'file.unlocked', object: uuid, details: { pages } });
          return shown(unlocked);
        });
      } catch (error) {
        throw toApiError(error, 'SET_PASSWORD_FAILED');
      }
    },

    async page(accountId, uuid, wanted) {
      const row = await find(accountId, uuid);
      requirePage(row, wanted.page);
      const straightened = await findStraightened(database.reads, uuid, wanted.page);
      const picture = { ...wanted, straightened };
      return { etag: pictureTag(row, picture), draw: (signal) => draw(row, picture, signal) };
    },

    async words(accountId, uuid, page) {
      const row = await find(accountId, uuid);
      requirePage(row, page);
      try {
        await views.note({ accountId, action: 'file.seen', object: uuid });
        const passwords = passwordsOf(row);
        const wanted = { uuid, page, bytes: row.bytes, passwords, owner: accountId };
        return await wordsOn({ db: database.reads, blobs, pool }, wanted);
      } catch (error) {
        if (error instanceof BlobMissingError) throw fileNotFound();
        throw toApiError(error, 'INTERNAL_ERROR');
      }
    },

    async delete(accountId, uuid) {
      await find(accountId, uuid);
      try {
        await removeFile(parts, { uuid, accountId }, 'The file was deleted before it was converted.');
      } catch (error) {
        throw toApiError(error, 'INTERNAL_ERROR');
      }
    },
  };
}

function newFile(file: {
  accountId: string;
  received: Received;
  opened: Opened;
  retentionMs: number;
  test: boolean;
  metadata: Metadata | undefined;
}): FilesTable {
  const now = Date.now();
  return {
    uuid: randomUUID(),
    account_id: file.accountId,
    filename: tidyFilename(file.received.filename),
    bytes: file.received.bytes,
    sha256: file.received.sha256,
    pages: file.opened.passwordRequired ? 0 : file.opened.pages,
    password_required: file.opened.passwordRequired ? 1 : 0,
    password: null,
    created_at: now,
    expires_at: now + file.retentionMs,
    deleted_at: null,
    converted_at: null,
    debit_round: 0,
    debit_job_id: null,
    metadata: columnOf(file.metadata),
    test: file.test ? 1 : 0,
    client_id: null,
  };
}

/** One message for unknown, another account's, expired and deleted: the caller must not learn which. */
export function fileNotFound(): ApiError {
  return new ApiError(
    'FILE_NOT_FOUND',
    'There is no such file in this account: it was never uploaded, or it was deleted or its retention time is over. Upload it again.',
  );
}
