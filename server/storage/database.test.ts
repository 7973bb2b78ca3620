import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertAccount, listAccounts } from './accounts.ts';
import { type Database, openDatabase } from './database.ts';
import { isBusy, isDiskFull } from './faults.ts';
import { balanceOf, sumOf, writeLedger } from './ledger.ts';
import { listMembers } from './members.ts';
import { endImport } from './migrations.ts';
import type { LedgerTable } from './schema.ts';

/** How many migrations there were when each user had an account alone. */
const BEFORE_MEMBERS = 20;

const grant = (id: string, credits: number): LedgerTable => ({
  id,
  account_id: 'a',
  kind: 'grant',
  credits,
  reason: 'test',
  file_uuid: null,
  round: null,
  job_id: null,
  created_at: 1,
});

describe('the database', () => {
  let folder: string;
  let database: Database;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledgerize-database-'));
    database = await openDatabase(folder, { busyMs: 100 });
    await insertAccount(database.queries, { id: 'a', name: 'a', created_at: 1 });
  });
  afterEach(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  it('is durable at each commit: a write-ahead log, synced in full', async () => {
    const read = async (name: string) =>
      Object.values((await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(database.queries)).rows[0]!)[0];
    expect(await read('journal_mode')).toBe('wal');
    expect(await read('synchronous')).toBe(2);
    expect(await read('foreign_keys')).toBe(1);
  });

  it('is readable only by its owner', async () => {
    for (const name of ['ledgerize.db', 'ledgerize.db-wal']) {
      expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
    }
  });

  it('opens again with its data', async () => {
    await database.close();
    database = await openDatabase(folder);
    expect(await balanceOf(database.queries, 'a')).toBe(0);
  });

  const newer = (contracts: number) =>
    sql`insert into migrations values (99, 'from the future', 1, ${contracts})`.execute(database.queries);

  it('refuses to open the data of a newer version that removed what this one uses', async () => {
    await newer(1);
    await expect(openDatabase(folder)).rejects.toThrow(/newer version/);
  });

  it('opens the data of a newer version that only added to it', async () => {
    await newer(0);
    await (await openDatabase(folder)).close();
  });

  it('knows the list of migrations that older versions made', async () => {
    await sql`alter table migrations drop column contracts`.execute(database.queries);
    const opened = await openDatabase(folder);
    const { rows } = await sql`select max(contracts) as most from migrations`.execute(opened.queries);
    await opened.close();
    expect(rows).toEqual([{ most: 0 }]);
  });

  it('makes everyone who was alone in an account its owner', async () => {
    const older = join(folder, 'older');
    const before = await openDatabase(older, { importing: { id: 'older', migrations: BEFORE_MEMBERS } });
    await insertAccount(before.queries, { id: 'a', name: 'a', created_at: 1 });
    await sql`
      insert into users (id, name, email, email_verified, account_id, operator, created_at, updated_at)
      values ('anna', 'Anna', 'anna@example.com', 0, 'a', 1, '2025-06-02T09:00:00Z', '2025-06-02T09:00:00Z')
    `.execute(before.queries);
    await before.transaction((tx) => endImport(tx as unknown as Kysely<never>));
    await before.close();
    const after = await openDatabase(older);
    expect(await listMembers(after.queries, 'a')).toMatchObject([{ user_id: 'anna', name: 'Anna', role: 'owner' }]);
    await after.close();
  });

  it('keeps all of a transaction or nothing', async () => {
    const work = database.transaction(async (tx) => {
      await writeLedger(tx, grant('1', 5));
      throw new Error('half way');
    });
    await expect(work).rejects.toThrow('half way');
    expect(await balanceOf(database.queries, 'a')).toBe(0);
    expect(await sumOf(database.queries, 'a')).toBe(0);
  });

  it('runs one transaction at a time', async () => {
    const seen: string[] = [];
    const work = (name: string) =>
      database.transaction(async (tx) => {
        seen.push(`${name} begins`);
        await writeLedger(tx, grant(name, 1));
        await new Promise((resolve) => setImmediate(resolve));
        seen.push(`${name} ends`);
      });
    await Promise.all([work('x'), work('y')]);
    expect(seen).toEqual(['x begins', 'x ends', 'y begins', 'y ends']);
  });

  it('refuses a balance below 0', async () => {
    await expect(database.transaction((tx) => writeLedger(tx, grant('1', -1)))).rejects.toThrow(/CHECK/);
  });

  it.each(['update ledger set credits = 0', 'delete from ledger'])('refuses to %s', async (change) => {
    await database.transaction((tx) => writeLedger(tx, grant('1', 5)));
    await expect(sql.raw(change).execute(database.queries)).rejects.toThrow('the ledger is append-only');
  });

  it('refuses a second refund of the same debit', async () => {
    const refund = (id: string): LedgerTable => ({ ...grant(id, 3), kind: 'refund', file_uuid: 'f', round: 1 });
    await database.transaction((tx) => writeLedger(tx, refund('1')));
    await expect(database.transaction((tx) => writeLedger(tx, refund('2')))).rejects.toThrow(/UNIQUE/);
    expect(await balanceOf(database.queries, 'a')).toBe(3);
  });

  describe('while another process writes', () => {
    let other: InstanceType<typeof DatabaseSync>;
    beforeEach(() => {
      other = new DatabaseSync(join(folder, 'ledgerize.db'));
      other.exec('begin immediate');
    });
    afterEach(() => other.close());

    it('waits without blocking the thread, and goes on', async () => {
      const writing = database.transaction((tx) => writeLedger(tx, grant('1', 5)));
      setImmediate(() => other.exec('rollback'));
      expect(await writing).toBe(5);
    });

    it('fails as busy in the end, and works again afterwards', async () => {
      const error = await database.transaction((tx) => writeLedger(tx, grant('1', 5))).catch((e: unknown) => e);
      expect(isBusy(error)).toBe(true);
      other.exec('rollback');
      expect(await database.transaction((tx) => writeLedger(tx, grant('1', 5)))).toBe(5);
    });

    it('waits for a single statement that returns rows, too', async () => {
      const row = { id: 'b', name: 'b', created_at: 1, credits: 0, last_served_at: 0, credits_low_told: 0 };
      const insert = () => database.queries.insertInto('accounts').values(row).returning('id').execute();
      expect(isBusy(await insert().catch((e: unknown) => e))).toBe(true);
      const writing = insert();
      setImmediate(() => other.exec('rollback'));
      expect(await writing).toEqual([{ id: 'b' }]);
    });

    it('lets those that wait behind one another fail together', async () => {
      const started = performance.now();
      const all = Array.from({ length: 10 }, () => database.transaction((tx) => writeLedger(tx, grant('1', 5))));
      const errors = await Promise.all(all.map((each) => each.catch((e: unknown) => e)));
      expect(errors.map(isBusy)).toEqual(errors.map(() => true));
      expect(performance.now() - started).toBeLessThan(900);
    });

    it('can still read', async () => {
      expect(await balanceOf(database.queries, 'a')).toBe(0);
    });
  });

  it('reads committed data while its own transaction is open, and cannot write that way', async () => {
    await database.transaction(async (tx) => {
      await insertAccount(tx, { id: 'b', name: 'b', created_at: 2 });
      expect(await listAccounts(database.reads)).toHaveLength(1);
    });
    expect(await listAccounts(database.reads)).toHaveLength(2);
    await expect(insertAccount(database.reads, { id: 'c', name: 'c', created_at: 3 })).rejects.toThrow(/readonly/);
  });

  it('refuses a text with a null character, where it would be cut', async () => {
    const found = sql`select id from accounts where id = ${'a\0b'}`.execute(database.queries);
    await expect(found).rejects.toThrow('null character');
  });

  it('recognises a full disk, keeps nothing of the transaction, and works again afterwards', async () => {
    await sql.raw('pragma max_page_count = 1').execute(database.queries);
    const big = { ...grant('1', 5), reason: 'x'.repeat(1_000_000) };
    const error = await database.transaction((tx) => writeLedger(tx, big)).catch((e: unknown) => e);
    expect(isDiskFull(error)).toBe(true);
    await sql.raw('pragma max_page_count = 1000000').execute(database.queries);
    expect(await database.transaction((tx) => writeLedger(tx, big))).toBe(5);
  });
});
