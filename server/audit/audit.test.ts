import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../storage/database.ts';
import { makeStorage, type TestStorage } from '../testing/storage.ts';
import { actAs, actAsService } from './actor.ts';
import { createAudit } from './audit.ts';
import { recordDeed, Views } from './record.ts';

const ACCOUNT = '3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11';
const OTHER = '7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a';
const WRITERS = 20;

describe('the audit log', () => {
  let storage: TestStorage;
  let database: Database;
  beforeEach(async () => {
    storage = await makeStorage();
    database = await storage.openDatabase();
  });
  afterEach(async () => {
    await database.close();
    await storage.remove();
  });

  const auditOf = () => createAudit(database, async () => new Map());
  const seen = (object: string, accountId = ACCOUNT) =>
    recordDeed(database.queries, { accountId, action: 'file.seen', object, details: { pages: 2 } });
  const objects = async (accountId = ACCOUNT) =>
    (await auditOf().list(accountId, { limit: 100 })).entries.map(({ entry, object }) => [entry, object]);
  const verify = (wanted?: Parameters<ReturnType<typeof auditOf>['verify']>[0]) => auditOf().verify(wanted);
  /** Does to the database what its own guards prevent. */
  const tamper = async (...statements: string[]) => {
    const guards =
      database.notices === undefined
        ? ['drop trigger audit_no_update', 'drop trigger audit_no_delete']
        : ['drop trigger audit_is_append_only on audit'];
    for (const statement of [...guards, ...statements]) await sql.raw(statement).execute(database.queries);
  };

  it('says who did what to what, when, by which request and from where', async () => {
    const actor = { kind: 'key', id: 'key 1', requestId: 'request 1', address: '192.0.2.7' } as const;
    await actAs(
      () => actor,
      () => seen('file 1'),
    );
    const { entries } = await auditOf().list(ACCOUNT, { limit: 1 });
    expect(entries).toEqual([
      {
        accountId: ACCOUNT,
        entry: 1,
        time: expect.any(Date),
        actor: { kind: 'key', name: null, id: 'key 1' },
        action: 'file.seen',
        object: 'file 1',
        about: null,
        details: { pages: 2 },
        requestId: 'request 1',
        address: '192.0.2.7',
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    expect(Date.now() - Number(entries[0]?.time)).toBeLessThan(60_000);
  });

  it('is a chain for each account, page by page, newest first', async () => {
    for (const object of ['a', 'b', 'c']) await seen(object);
    await seen('d', OTHER);
    expect(await objects()).toEqual([
      [3, 'c'],
      [2, 'b'],
      [1, 'a'],
    ]);
    expect(await objects(OTHER)).toEqual([[1, 'd']]);
    const audit = auditOf();
    const first = await audit.list(ACCOUNT, { limit: 2 });
    const rest = await audit.list(ACCOUNT, { limit: 2, cursor: String(first.nextCursor) });
    expect(rest.entries.map(({ object }) => object)).toEqual(['a']);
    expect(rest.nextCursor).toBeNull();
    expect((await audit.list(ACCOUNT, { limit: 9, object: 'b' })).entries).toHaveLength(1);
    await expect(audit.list(ACCOUNT, { limit: 2, cursor: 'x' })).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('has no gap and no fork when many write at once', async () => {
    const numbers = Array.from({ length: WRITERS }, (_, number) => `file ${number}`);
    await Promise.all(
      numbers.map((object) =>
        database.transaction((tx) => recordDeed(tx, { accountId: ACCOUNT, action: 'file.seen', object })),
      ),
    );
    expect((await objects()).map(([entry]) => entry)).toEqual(numbers.map((_, number) => WRITERS - number));
    expect((await verify()).faults).toEqual([]);
  });

  it('keeps no entry of a transaction that is not kept', async () => {
    await seen('before');
    const failing = database.transaction(async (tx) => {
      await recordDeed(tx, { accountId: ACCOUNT, action: 'file.deleted', object: 'never' });
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    await seen('after');
    expect(await objects()).toEqual([
      [2, 'after'],
      [1, 'before'],
    ]);
    expect((await verify()).faults).toEqual([]);
  });

  it.each(["update audit set action = 'x'", 'delete from audit'])('refuses: %s', async (statement) => {
    await seen('a');
    await expect(sql.raw(statement).execute(database.queries)).rejects.toThrow(/append-only/);
  });

  it.each([
    ['a changed object', "update audit set object = 'x' where entry = 2", 2, 'changed'],
    ['a changed time', 'update audit set created_at = created_at + 1 where entry = 2', 2, 'changed'],
    ['a changed hash', "update audit set hash = 'x' where entry = 2", 2, 'changed'],
    ['a removed entry', 'delete from audit where entry = 2', 2, 'missing'],
    ['a removed first entry', 'delete from audit where entry = 1', 1, 'missing'],
    [
      'a removed entry whose number another one took',
      ['delete from audit where entry = 2', 'update audit set entry = 2 where entry = 3'],
      2,
      'changed',
    ],
    ['an entry of another account', `update audit set account_id = '${OTHER}' where entry = 1`, 1, 'missing'],
  ])('shows %s', async (_what, statement, entry, fault) => {
    for (const object of ['a', 'b', 'c']) await seen(object);
    await tamper(...[statement].flat());
    expect((await verify()).faults).toContainEqual({ accountId: ACCOUNT, entry, fault });
  });

  it('shows that its newest entries were removed, or that it was written anew, against what was kept', async () => {
    for (const object of ['a', 'b', 'c']) await seen(object);
    const { ends } = await verify();
    expect(ends).toMatchObject([{ accountId: ACCOUNT, entries: 3 }]);
    await tamper('delete from audit where entry = 3');
    expect((await verify()).faults).toEqual([]);
    expect((await verify({ kept: ends })).faults).toEqual([{ accountId: ACCOUNT, entry: 3, fault: 'missing' }]);
    await seen('another');
    expect((await verify({ kept: ends })).faults).toEqual([{ accountId: ACCOUNT, entry: 3, fault: 'other than kept' }]);
  });

  it('notes once what the same person sees again, and again for another', async () => {
    const views = new Views(database, () => {});
    const look = (id: string) =>
      actAs(
        () => ({ kind: 'user', id }),
        () => views.note({ accountId: ACCOUNT, action: 'file.seen', object: 'a' }),
      );
    await look('anna');
    await look('anna');
    await look('ben');
    await actAsService(() => views.note({ accountId: ACCOUNT, action: 'file.seen', object: 'a' }));
    const { entries } = await auditOf().list(ACCOUNT, { limit: 9 });
    expect(entries.map(({ actor }) => actor.id)).toEqual([null, 'ben', 'anna']);
  });
});
