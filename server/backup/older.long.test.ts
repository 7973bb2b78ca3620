/** Backups of older versions: their tables have fewer columns, and some are missing. */
import { mkdtemp, rm, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Bench } from '../jobs/testing/bench.ts';
import { readSettings } from '../settings.ts';
import { makeFolderStorage } from '../testing/folder-storage.ts';
import { blobPath } from './manifest.ts';
import { backUp, restore } from './run.ts';
import { age } from './testing/age.ts';

let folder: string;
let saved: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-backup-'));
  saved = join(folder, 'backup');
});
afterEach(() => rm(folder, { recursive: true }));

/** Older versions encrypt no blobs. */
function open(name: string): Promise<Bench> {
  const storage = makeFolderStorage(join(folder, name));
  const settings = (further = {}) => storage.settings({ LEDGERIZE_ENCRYPT_BLOBS: 'off', ...further });
  return Bench.open({ storage: { ...storage, settings }, credits: 100 });
}

// the first version that made backups had twelve
test.each([12, 13, 14])(
  'a backup with the tables of %i migrations is restored, and what was deleted meanwhile is deleted',
  async (migrations) => {
    const bench = await open('data');
    const kept = await bench.convert([{ pages: 3 }]);
    const result = await bench.resultText(kept.jobId);
    const deleted = await bench.convert([{ pages: 2 }]);
    await backUp(bench.settings, saved);
    await bench.close();
    await age(saved, migrations);
    await unlink(blobPath(saved, `files/${deleted.files[0]?.uuid}.pdf`));

    const target = readSettings({ LEDGERIZE_DATA: join(folder, 'restored') });
    const restored = await restore(target, saved, { skipDamaged: true });
    expect(restored).toMatchObject({ gone: [`files/${deleted.files[0]?.uuid}.pdf`], credits: 95 });
    const again = await open('restored');
    expect(await again.resultText(kept.jobId)).toBe(result);
    await expect(again.service.jobs.result(again.accountId, deleted.jobId)).rejects.toMatchObject({
      code: 'RESULT_EXPIRED',
    });
    expect((await again.convert([{ pages: 1 }])).status).toBe('completed');
    expect((await again.service.audit.verify()).faults).toEqual([]);
    await again.close();
  },
);
