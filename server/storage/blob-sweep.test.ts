import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditBlobs } from './blob-audit.ts';
import { DoomedBlobs } from './blob-sweep.ts';
import { FolderBlobs } from './blobs/folder.ts';
import { StoreAwayError } from './blobs/store.ts';
import { type Database, openDatabase } from './database.ts';
import { claimBlob, doomBlobs, forgetNotes } from './doomed.ts';

const FILE = 'a0000000-0000-4000-8000-000000000001';
const OTHER = 'b0000000-0000-4000-8000-000000000002';

let folder: string;
let database: Database;
let blobs: FolderBlobs;
let doomed: DoomedBlobs;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-sweep-'));
  database = await openDatabase(folder);
  blobs = new FolderBlobs(join(folder, 'blobs'));
  doomed = new DoomedBlobs(database, blobs);
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const bytesOf = async (key: string) => {
  await writeFile(join(folder, 'bytes'), 'bytes');
  await blobs.putFile(key, join(folder, 'bytes'));
};
const put = async (key: string) => {
  await doomed.expect(key);
  await bytesOf(key);
};
const notes = () => database.queries.selectFrom('doomed_blobs').selectAll().execute();
const kept = () => readdir(join(folder, 'blobs', 'files'));
const age = (key: string) => utimes(join(folder, 'blobs', key), 1, 1);

const addFile = async (uuid: string) => {
  const { id } = await database.queries
    .insertInto('accounts')
    .values({ id: uuid, name: 'A', created_at: 1, credits: 0, last_served_at: 0, credits_low_told: 0 } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = { uuid, account_id: id, filename: 'a.pdf', bytes: 5, sha256: '', pages: 1, password_required: 0 };
  await database.queries
    .insertInto('files')
    .values({ ...row, created_at: 1, expires_at: 2, debit_round: 0, test: 0 } as never)
    .execute();
};
const NAMED = `files/${FILE}.pdf`;

describe('blobs without a row', () => {
  it('are deleted after their time, and those with a row stay', async () => {
    await put('files/orphan');
    await put(NAMED);
    await addFile(FILE);
    await doomed.sweep(Date.now() - 1_000);
    expect(await kept()).toHaveLength(2);
    await doomed.sweep(Date.now() + 1);
    expect(await kept()).toEqual([`${FILE}.pdf`]);
    expect(await notes()).toEqual([]);
  });

  it('are noted only until they are deleted, even if their bytes were never written', async () => {
    await doomed.expect('files/never');
    await doomed.sweep(Date.now() + 1);
    expect(await notes()).toEqual([]);
  });

  it('are deleted even if the one who claimed them ends', async () => {
    await put('files/late');
    expect(await claimBlob(database.queries, 'files/late', Date.now() + 1)).toBe(true);
    await doomed.sweep(Date.now() - 1_000_000);
    expect(await kept()).toEqual([]);
    expect(await notes()).toEqual([]);
  });

  it('stay if a transaction has written their row whose end its caller does not know', async () => {
    await put(NAMED);
    await addFile(FILE);
    await doomed.delete([NAMED]);
    expect(await kept()).toEqual([`${FILE}.pdf`]);
  });

  it('are noted again when their row goes, whatever a sweep forgets at that moment', async () => {
    await put(NAMED);
    await doomBlobs(database.queries, [NAMED], Date.now() + 1_000);
    await forgetNotes(database.queries, [{ key: NAMED, since: Date.now() }]);
    expect(await notes()).toHaveLength(1);
  });

  it('are deleted later if the store is away', async () => {
    await put('files/orphan');
    const away = new (class extends FolderBlobs {
      override delete(): Promise<void> {
        throw new StoreAwayError('away');
      }
    })(join(folder, 'blobs'));
    await new DoomedBlobs(database, away).delete(['files/orphan']);
    expect(await kept()).toEqual(['orphan']);
    await doomed.sweep(Date.now() - 1_000_000);
    expect(await kept()).toEqual([]);
  });
});

describe('the comparison of blobs and rows', () => {
  const audit = () => auditBlobs({ database, blobs, doomed }, Date.now() - 60_000);

  it('deletes old blobs that neither a row nor a note names, and nothing else', async () => {
    await addFile(FILE);
    for (const key of [`files/${FILE}.pdf`, `files/${OTHER}.pdf`, `files/${OTHER.replace('b', 'c')}.pdf`]) {
      await bytesOf(key);
      await age(key);
    }
    await bytesOf(`files/${OTHER.replace('b', 'd')}.pdf`);
    await doomed.expect(`files/${OTHER.replace('b', 'c')}.pdf`);
    await bytesOf(`extractions/${FILE}.${OTHER}.1.json`);
    await age(`extractions/${FILE}.${OTHER}.1.json`);
    await bytesOf('others/a.bin');
    await age('others/a.bin');
    expect(await audit()).toEqual({
      orphans: [`files/${OTHER}.pdf`, `extractions/${FILE}.${OTHER}.1.json`],
      missing: [],
    });
    expect((await kept()).map((name) => name.charAt(0)).sort()).toEqual(['a', 'c', 'd']);
    expect(await readdir(join(folder, 'blobs', 'others'))).toEqual(['a.bin']);
  });

  it('finds rows whose blobs are missing', async () => {
    await addFile(FILE);
    await addFile(OTHER);
    await bytesOf(`files/${FILE}.pdf`);
    expect(await audit()).toEqual({ orphans: [], missing: [`files/${OTHER}.pdf`] });
  });
});
