/** The audit log over HTTP: what each call leaves in it, and who may read it. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AuditEntry, AuditList } from '../contract/audit.ts';
import type { BankAccountList } from '../contract/bank-accounts.ts';
import { convert, finish, json, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';
import { drawStatement } from './statement.ts';
import { claim, signUp, type Visitor } from './visitors.ts';

const FILENAME = 'Anna Example May.pdf';

let server: TestServer;
let keyId: string;
let accountId: string;
let operator: Visitor;
beforeAll(async () => {
  // each node notes by itself who has seen what
  server = await startServer({}, { nodes: 1 });
  const [key] = await server.service.keys.list();
  keyId = String(key?.id);
  accountId = String(key?.accountId);
  operator = await claim(server);
});
afterAll(() => server.close());

type Calling = Pick<TestServer, 'call'>;

async function listed(caller: Calling = server, query = ''): Promise<AuditEntry[]> {
  const response = await caller.call(`/audit?limit=100${query}`);
  expect(response.status).toBe(200);
  return AuditList.parse(await response.json()).entries;
}

/** Returns the entries that work makes, oldest first. */
async function madeBy(work: () => Promise<unknown>, caller: Calling = server, query = ''): Promise<AuditEntry[]> {
  const [before] = await listed(caller, query);
  await work();
  return (await listed(caller, query)).filter(({ entry }) => entry > (before?.entry ?? 0)).toReversed();
}

/** Without the names that are looked up for the answer. */
const keptOf = (entries: readonly AuditEntry[]) => entries.map(({ about: _name, ...kept }) => kept);
const actions = (entries: readonly AuditEntry[]) => entries.map(({ action }) => action);

test('a conversion leaves three entries: its upload, its start and its export', { timeout: 30_000 }, async () => {
  let uuid = '';
  let jobId = '';
  let requestId: string | null = null;
  const entries = await madeBy(async () => {
    ({ uuid } = await upload(server, await drawStatement({ pages: 2 }), FILENAME));
    ({ jobId } = await convert(server, [uuid]));
    await finish(server, jobId);
    const response = await server.call(`/jobs/${jobId}/result?format=CSV&dateFormat=DD/MM/YYYY`);
    requestId = response.headers.get('X-Request-Id');
    expect(response.status).toBe(200);
  });
  expect(entries.map(({ action, object, details }) => ({ action, object, details }))).toEqual([
    { action: 'file.uploaded', object: uuid, details: { bytes: expect.any(Number), pages: 2 } },
    { action: 'conversion.started', object: jobId, details: { files: [uuid], format: 'JSON', credits: 2 } },
    { action: 'result.exported', object: jobId, details: { format: 'CSV', file: null, options: ['dateFormat'] } },
  ]);
  for (const { actor, address } of entries) {
    expect(actor).toEqual({ kind: 'key', name: 'First key', id: keyId });
    expect(address).toBe('127.0.0.1');
  }
  expect(entries.at(-1)?.requestId).toBe(requestId);
  expect(JSON.stringify(keptOf(entries))).not.toMatch(/Anna|Example|\.pdf/);
  const kept = await server.service.audit.newest({ limit: 3, accountId });
  expect(kept.map(({ object }) => object)).toEqual([jobId, jobId, uuid]);
  expect(JSON.stringify(kept)).not.toMatch(/Anna|Example|\.pdf/);
});

test('entries name what is still there, as it is called now', { timeout: 30_000 }, async () => {
  const [june, july] = [
    await upload(server, await drawStatement({ pages: 1 }), 'june.pdf'),
    await upload(server, await drawStatement({ pages: 2 }), 'july.pdf'),
  ];
  const of = async (object: string) => (await listed(server, `&object=${object}`))[0]?.about;
  expect(await of(june.uuid)).toEqual({ name: 'june.pdf', otherFiles: 0, jobId: null });
  const { jobId } = await convert(server, [june.uuid, july.uuid]);
  await finish(server, jobId);
  expect(await of(june.uuid)).toEqual({ name: 'june.pdf', otherFiles: 0, jobId });
  expect(await of(jobId)).toEqual({ name: 'june.pdf', otherFiles: 1, jobId });
  const whole = await listed(server, `&object=${jobId}&allNames=true`);
  expect(whole[0]?.about).toEqual({ name: 'june.pdf', names: ['june.pdf', 'july.pdf'], otherFiles: 1, jobId });
  // the last conversion of a file counts
  const again = await convert(server, [july.uuid]);
  await finish(server, again.jobId);
  expect([(await of(june.uuid))?.jobId, (await of(july.uuid))?.jobId]).toEqual([jobId, again.jobId]);

  const made = (await (await server.call('/clients', json({ name: 'Bakery' }))).json()) as { id: string };
  expect(await of(made.id)).toEqual({ name: 'Bakery', otherFiles: 0, jobId: null });
  await server.call(`/clients/${made.id}`, { ...json({ name: 'Baker & Sons' }), method: 'PATCH' });
  expect((await of(made.id))?.name).toBe('Baker & Sons');
  await server.call(`/clients/${made.id}`, { method: 'DELETE' });
  expect(await of(made.id)).toBeNull();

  // a conversion of which a file is deleted has the other's name, and no result of all
  await server.call(`/files/${june.uuid}`, { method: 'DELETE' });
  expect(await of(june.uuid)).toBeNull();
  expect(await of(jobId)).toEqual({ name: 'july.pdf', otherFiles: 0, jobId: null });
  await server.call(`/jobs/${again.jobId}`, { method: 'DELETE' });
  expect(await of(again.jobId)).toBeNull();
  expect((await of(july.uuid))?.jobId).toBeNull();
});

test('a bank account is named by its bank and the end of its number while a statement of it is there', {
  timeout: 30_000,
}, async () => {
  const paper = readFileSync(new URL('../fixtures/signed-amount/statement.pdf', import.meta.url));
  const { uuid } = await upload(server, paper, 'harbour.pdf');
  await finish(server, (await convert(server, [uuid])).jobId);
  const { bankAccounts } = (await (await server.call('/bank-accounts')).json()) as BankAccountList;
  const harbour = bankAccounts.find(({ bank }) => bank === 'Harbour Savings House');
  const [seen] = await madeBy(() => server.call(`/bank-accounts/${harbour?.id}`));
  const number = `${harbour?.iban ?? harbour?.accountNumber}`.replace(/\W/g, '');
  const name = `Harbour Savings House …${number.slice(-4)}`;
  expect(seen).toMatchObject({ action: 'bank_account.seen', about: { name, otherFiles: 0, jobId: null } });
  await server.call(`/files/${uuid}`, { method: 'DELETE' });
  expect((await listed(server, `&object=${harbour?.id}`))[0]?.about).toBeNull();
});

test('an operator sees no names of files and clients of another account', async () => {
  const visitor = await signUp(server, 'owner');
  const { uuid } = await upload(visitor, await drawStatement({ pages: 1 }), FILENAME);
  const about = async (caller: Calling, query = '') =>
    (await listed(caller, `&object=${uuid}${query}`)).map((entry) => entry.about?.name ?? null);
  expect(await about(visitor)).toEqual([FILENAME]);
  expect(await about(operator, `&account=${visitor.accountId}`)).toEqual([null]);
  expect(await about(operator)).toEqual([]);
});

test('what is seen is noted once an hour for each caller, and what is deleted each time', async () => {
  const { uuid } = await upload(server, await drawStatement({ pages: 2 }));
  const look = (page: number) => server.call(`/files/${uuid}/pages/${page}`);
  const entries = await madeBy(async () => {
    for (const page of [1, 2, 1]) expect((await look(page)).status).toBe(200);
    expect((await operator.call(`/files/${uuid}/pages/1`)).status).toBe(200);
    expect((await server.call(`/files/${uuid}`, { method: 'DELETE' })).status).toBe(204);
  });
  expect(entries.map(({ action, actor }) => [action, actor.kind])).toEqual([
    ['file.seen', 'key'],
    ['file.seen', 'user'],
    ['file.deleted', 'key'],
  ]);
  expect(actions(await listed(server, `&object=${uuid}`))).toEqual([...actions(entries).toReversed(), 'file.uploaded']);
});

test('what is refused leaves no entry', async () => {
  const entries = await madeBy(async () => {
    await expectError(await server.call(`/files/${randomUUID()}`, { method: 'DELETE' }), 404, 'FILE_NOT_FOUND');
    await expectError(
      await server.call('/convert', json({ ids: [randomUUID()], format: 'JSON' })),
      404,
      'FILE_NOT_FOUND',
    );
    await expectError(await server.call(`/jobs/${randomUUID()}/result`), 404, 'JOB_NOT_FOUND');
  });
  expect(entries).toEqual([]);
});

test('keys, webhooks, limits and credits leave entries of who changed them', async () => {
  const entries = await madeBy(async () => {
    const made = await operator.call('/keys', json({ name: 'mine', scope: 'read', expiresAt: null, test: false }));
    expect(made.status).toBe(201);
    expect(
      (await operator.call(`/keys/${((await made.json()) as { id: string }).id}`, { method: 'DELETE' })).status,
    ).toBe(204);
    const hook = await server.call('/webhooks', json({ url: 'https://example.com/token', events: ['job.completed'] }));
    const { id } = (await hook.json()) as { id: string };
    await server.call(`/webhooks/${id}`, { ...json({ enabled: false }), method: 'PATCH' });
    await server.call(`/webhooks/${id}/secret`, { method: 'POST' });
    await server.call(`/webhooks/${id}`, { method: 'DELETE' });
    await operator.call(`/operator/accounts/${accountId}`, { ...json({ requestsPerMinute: 70 }), method: 'PATCH' });
    await operator.call(`/operator/accounts/${accountId}/credits`, json({ credits: 5, reason: 'of Anna' }));
  });
  expect(entries.map(({ action, actor }) => `${actor.kind} ${action}`)).toEqual([
    'user key.made',
    'user key.revoked',
    'key webhook.made',
    'key webhook.changed',
    'key webhook.secret_rotated',
    'key webhook.deleted',
    'user limits.changed',
    'user credits.changed',
  ]);
  expect(entries.at(-2)?.details).toEqual({ requestsPerMinute: 70 });
  expect(JSON.stringify(keptOf(entries))).not.toMatch(/Anna|token|mine/);
});

test('users leave entries when they sign up, in and out, and when someone fails to be them', async () => {
  const anna = await signUp(server, 'anna');
  const signIn = (password: string, email = anna.email) =>
    fetch(`${server.url}/portal/session`, {
      ...json({ email, password }),
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    });
  expect((await signIn('a wrong one of mine')).status).toBe(401);
  expect((await signIn('a long sentence of mine')).status).toBe(201);
  await anna.call('/portal/session', { method: 'DELETE' });
  const query = `&account=${anna.accountId}`;
  const entries = (await listed(operator, query)).toReversed();
  expect(entries.map(({ action, actor }) => `${actor.kind} ${action}`)).toEqual([
    'visitor account.made',
    'user user.made',
    'visitor user.sign_in_failed',
    'user user.signed_in',
    'user user.signed_out',
  ]);
  expect(new Set(entries.slice(1).map(({ object }) => object)).size).toBe(1);
  const unknown = await madeBy(() => signIn('a wrong one of mine', 'nobody@example.com'), operator, '&account=service');
  expect(unknown).toMatchObject([{ action: 'user.sign_in_failed', object: 'unknown', address: '127.0.0.1' }]);
  expect(new Set(entries.map(({ actor }) => actor.name))).toEqual(new Set([null, 'anna']));
  // the name is looked up for who reads the log, and stands nowhere in it
  const unnamed = [...entries, ...unknown].map((entry) => ({ ...entry, actor: { ...entry.actor, name: null } }));
  const kept = await server.service.audit.newest({ limit: 20 });
  expect(kept).toHaveLength(20);
  expect(JSON.stringify([...unnamed, ...kept])).not.toMatch(/anna|nobody|sentence/);
});

test('only its own log is for an account, and that of any for an operator', async () => {
  const ben = await signUp(server, 'ben');
  await expectError(await ben.call(`/audit?account=${accountId}`), 403, 'FORBIDDEN');
  await expectError(await server.call('/audit?account=service'), 403, 'FORBIDDEN');
  await expectError(await server.call('/audit?account=x'), 400, 'INVALID_REQUEST');
  await expectError(await server.call('/audit?cursor=x'), 400, 'INVALID_REQUEST');
  expect((await listed(ben, `&account=${ben.accountId}`)).length).toBeGreaterThan(0);
  expect(await listed(server, `&account=${accountId.toUpperCase()}`)).toEqual(await listed());
  expect((await listed(operator, `&account=${ben.accountId}`)).length).toBeGreaterThan(0);
});

test('the chains of all accounts are whole', async () => {
  const { ends, faults } = await server.service.audit.verify();
  expect(faults).toEqual([]);
  expect(ends.length).toBeGreaterThan(2);
});
