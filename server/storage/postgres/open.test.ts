/** How a database is opened on a PostgreSQL server; on SQLite there is nothing to open. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeStorage, type TestStorage } from '../../testing/storage.ts';
import { openPostgres } from './database.ts';
import { explained } from './unusable.ts';

const MIGRATIONS = 7_301;

const causes: [code: string, begin: string][] = [
  ['ENOTFOUND', 'DATABASE_URL names a host that does not exist'],
  ['ECONNREFUSED', 'The database server of DATABASE_URL cannot be reached'],
  ['57P03', 'The database server of DATABASE_URL cannot be reached'],
  ['28P01', 'The database server of DATABASE_URL refuses its user or password'],
  ['3D000', 'The database of DATABASE_URL does not exist'],
  ['42501', 'The user of DATABASE_URL may not make or change tables'],
  ['XX000', 'The database of DATABASE_URL cannot be used'],
];

describe('a database that cannot be opened', () => {
  it.each(causes)('is explained by its address (%s)', (code, begin) => {
    const error = explained(Object.assign(new Error('as the driver says'), { code })) as Error;
    expect(error.message.startsWith(begin)).toBe(true);
    expect(error.message).toContain('as the driver says');
    expect(error).toMatchObject({ name: 'DatabaseUnusableError', code });
  });

  it('leaves errors of our own as they are', () => {
    const own = new Error('newer');
    expect(explained(own)).toBe(own);
  });
});

describe('a database of the storage of a test', () => {
  let storage: TestStorage;
  beforeEach(async () => {
    storage = await makeStorage();
  });
  afterEach(() => storage.remove());

  const url = () => storage.settings().database?.url;
  const withClient = async (work: (client: pg.Client) => Promise<void>) => {
    const client = new pg.Client({ connectionString: url() });
    await client.connect();
    await work(client).finally(() => client.end());
  };

  it('waits for the migrations of another node, however long they take', async () => {
    const address = url();
    if (address === undefined) return;
    await withClient(async (client) => {
      await client.query('select pg_advisory_lock($1)', [MIGRATIONS]);
      const opening = openPostgres({ url: address, connections: 1, busyMs: 100 });
      opening.catch(() => {});
      await delay(500);
      await client.query('select pg_advisory_unlock($1)', [MIGRATIONS]);
      await (await opening).close();
    });
  });

  it('is refused if it cannot hold every character', async () => {
    if (url() === undefined) return;
    await withClient(async (client) => {
      const name = `ascii_${Date.now()}`;
      const locale = "locale_provider libc lc_collate 'C' lc_ctype 'C'";
      await client.query(`create database ${name} encoding 'SQL_ASCII' template template0 ${locale}`);
      const other = new URL(url() ?? '');
      other.pathname = `/${name}`;
      const opening = openPostgres({ url: other.href, connections: 1 });
      await expect(opening).rejects.toThrow('has the encoding SQL_ASCII, and Ledgerize needs UTF8');
      await client.query(`drop database ${name} with (force)`);
    });
  });
});
