import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { NOT_KEPT, TABLES } from './tables.ts';

it('a backup has every table, by its primary key, and rows come after those that they refer to', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ledgerize-tables-'));
  const database = await openDatabase(folder);
  try {
    const found = await database.queries.introspection.getTables();
    const names = found.map(({ name }) => name);
    expect([...TABLES.map(({ name }) => name), ...NOT_KEPT].sort()).toEqual(names.sort());
    for (const { name, key } of TABLES) {
      const columns = found.find((table) => table.name === name)?.columns.map((column) => column.name);
      expect(columns).toEqual(expect.arrayContaining([...key]));
    }
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
});
