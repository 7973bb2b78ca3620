/** Backups of older versions: their tables have fewer columns, and some are missing. */
import { mkdtemp, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Bench } from '../jobs/testing/bench.ts';
import { readSettings } from '../settings.ts';
import { openDatabase } from '../storage/database.ts';
import { type Row, RowsDigest } from '../storage/table-rows.ts';
import { makeFolderStorage } from '../testing/folder-storage.ts';
import { blobPath, MANIFEST, readManifest, tablePath } from './manifest.ts';
import { backUp, restore } from './run.ts';

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

/** The columns of the tables after so many migrations. */
async function columnsAfter(migrations: number): Promise<Map<string, Set<string>>> {
  const database = await openDatabase(join(folder, 'schema'), { importing: { id: 'columns', migrations } });
  const tables = await database.queries.introspection.getTables();
  await database.close();
  return new Map(tables.map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]));
}

/** Makes the backup one of a version that had so many migrations. */
async function age(migrations: number): Promise<void> {
  const known = await columnsAfter(migrations);
  const manifest = await readManifest(saved);
  for (const name of Object.keys(manifest.tables)) {
    const columns = known.get(name);
    const path = tablePath(saved, name);
    if (columns === undefined) {
      delete manifest.tables[name];
      await unlink(path);
      continue;
    }
    const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
    const sum = new RowsDigest();
    const rows = lines.map((line) => {
      const kept = Object.entries(JSON.parse(line) as Row).filter(([column]) => columns.has(column));
      const row = Object.fromEntries(kept);
      sum.add(row);
      return `${JSON.stringify(row)}\n`;
    });
    await writeFile(path, rows.join(''));
    manifest.tables[name] = { rows: sum.rows, digest: sum.digest };
  }
  const { secretIds: _, ...older } = manifest;
  await writeFile(join(saved, MANIFEST), JSON.stringify({ ...older, migrations }));
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
    await age(migrations);
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
