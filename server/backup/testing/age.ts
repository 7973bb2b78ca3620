/** Makes a backup look as an older version made it: its tables have fewer columns, and some are missing. */
import { readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../storage/database.ts';
import { type Row, RowsDigest } from '../../storage/table-rows.ts';
import { MANIFEST, readManifest, tablePath } from '../manifest.ts';

/** The columns of the tables after so many migrations. */
async function columnsAfter(migrations: number, folder: string): Promise<Map<string, Set<string>>> {
  const database = await openDatabase(folder, { importing: { id: 'columns', migrations } });
  const tables = await database.queries.introspection.getTables();
  await database.close();
  await rm(folder, { recursive: true });
  return new Map(tables.map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]));
}

/** Given the folder of a backup, makes it one of a version that had so many migrations. */
export async function age(saved: string, migrations: number): Promise<void> {
  const known = await columnsAfter(migrations, `${saved}-schema`);
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
