import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DoomedBlobs } from './blob-sweep.ts';
import { FolderBlobs } from './blobs/folder.ts';
import { type Database, openDatabase } from './database.ts';
import { spareBlob } from './doomed.ts';

describe('blobs without a row', () => {
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

  const put = async (key: string) => {
    await doomed.expect(key);
    await writeFile(join(folder, 'bytes'), 'bytes');
    await blobs.putFile(key, join(folder, 'bytes'));
  };
  const kept = () => readdir(join(folder, 'blobs', 'files'));

  it('are deleted after their time, and those with a row stay', async () => {
    await put('files/orphan');
    await put('files/kept');
    await spareBlob(database.queries, 'files/kept');
    await doomed.sweep(Date.now() - 1_000);
    expect(await kept()).toHaveLength(2);
    await doomed.sweep(Date.now() + 1);
    expect(await kept()).toEqual(['kept']);
  });

  it('are noted only until they are deleted, even if their bytes were never written', async () => {
    await doomed.expect('files/never');
    await doomed.sweep(Date.now() + 1);
    expect(await spareBlob(database.queries, 'files/never')).toBe(false);
  });
});
