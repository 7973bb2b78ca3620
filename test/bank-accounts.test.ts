/** Bank accounts by HTTP: the statements of many conversions as one, with what is missing, each row once. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AccountTransactionList,
  BankAccountDetails,
  BankAccountList,
  SuggestionList,
} from '../contract/bank-accounts.ts';
import { Client } from '../contract/clients.ts';
import { FileList } from '../contract/file.ts';
import { Result } from '../contract/result.ts';
import { drawStatements, monthlyStatements } from '../fixtures/draw/months.ts';
import { FORMAT_NAMES } from '../formats/registry.ts';
import { convert, finish, json, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';
import { drawStatement } from './statement.ts';

const BAKERY = { number: '40-11-22 90018341', currency: 'GBP', opening: 81_250 };
const [january, february, march, april] = monthlyStatements(BAKERY, 4);
const other = monthlyStatements({ number: '40-11-22 77701234', currency: 'GBP', opening: 500 }, 2);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

type Papers = Readonly<Record<string, Promise<Buffer>>>;

const client = async (name: string) => Client.parse(await (await server.call('/clients', json({ name }))).json()).id;

/** Converts each paper in a job of its own, for a client, and returns the files. */
async function convertApart(papers: Papers, clientId?: string): Promise<string[]> {
  const uuids: string[] = [];
  for (const [name, bytes] of Object.entries(papers)) {
    const { uuid } = await upload(server, await bytes, name);
    uuids.push(uuid);
    const { jobId } = await convert(server, [uuid]);
    await finish(server, jobId);
  }
  if (clientId !== undefined) await server.call('/client-files', json({ ids: uuids, clientId }));
  return uuids;
}

const accountsOf = async (of: string) =>
  BankAccountList.parse(await (await server.call(`/bank-accounts?client=${of}`)).json()).bankAccounts;
const detailsOf = async (id: string) =>
  BankAccountDetails.parse(await (await server.call(`/bank-accounts/${id}`)).json());
const rowsOf = async (id: string, query = '') =>
  AccountTransactionList.parse(await (await server.call(`/bank-accounts/${id}/transactions${query}`)).json());

describe('four months of conversions of their own', () => {
  let id: string;
  let clientId: string;
  beforeAll(async () => {
    clientId = await client('Harbour Bakery');
    const papers = { april, february, january, march };
    const drawn = Object.entries(papers).map(([name, one]) => [`${name}.pdf`, drawStatements([one])] as const);
    await convertApart({ ...Object.fromEntries(drawn), 'other.pdf': drawStatements(other) }, clientId);
    const accounts = await accountsOf(clientId);
    expect(accounts.map(({ statements, identity }) => [statements, identity])).toEqual([
      [2, 'number'],
      [4, 'number'],
    ]);
    id = accounts[1]?.id ?? '';
  });

  test('are one account, continuous and verified', async () => {
    const { strands, ...account } = await detailsOf(id);
    expect(account).toMatchObject({ clientId, currency: 'GBP', statuses: { verified: 4, mismatch: 0 } });
    const [strand, ...others] = strands;
    expect(others).toEqual([]);
    expect(strand).toMatchObject({ continuity: 'continuous', status: 'verified', findings: [], maybeTwice: 0 });
    expect(strand?.months.map(({ state }) => state)).toEqual(['covered', 'covered', 'covered', 'covered']);
    expect(strand?.balances).toHaveLength(1);
    expect(strand?.statements.map(({ filename }) => filename)).toEqual([
      'january.pdf',
      'february.pdf',
      'march.pdf',
      'april.pdf',
    ]);
  });

  test('have all their rows in order, in pages, and of some days', async () => {
    const all = await rowsOf(id);
    expect(all).toMatchObject({ nextCursor: null, total: all.transactions.length });
    const dates = all.transactions.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    const pages: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await rowsOf(id, `?limit=3${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
      pages.push(...page.transactions.map((row) => row.id));
      cursor = page.nextCursor;
    }
    expect(pages).toEqual(all.transactions.map((row) => row.id));
    const days = await rowsOf(id, `?firstDay=${dates[2]}&lastDay=${dates[4]}`);
    expect(days.transactions.every(({ date }) => date >= `${dates[2]}` && date <= `${dates[4]}`)).toBe(true);
    const strange = await server.call(`/bank-accounts/${id}/transactions?cursor=1.0123456789abcdef`);
    await expectError(strange, 400, 'INVALID_REQUEST');
  });

  test('are exported in every format, of some days, with the verdict of the whole', async () => {
    for (const format of FORMAT_NAMES) {
      const query = `format=${format}&bankId=200041&intuBankId=3000&accountType=current&firstDay=2025-01-10&lastDay=2025-03-10`;
      const answer = await server.call(`/bank-accounts/${id}/export?${query}`);
      expect([format, answer.status]).toEqual([format, 200]);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
    }
    const marked = await (await server.call(`/files?client=${clientId}&exported=true`)).json();
    expect(FileList.parse(marked).files.map(({ filename }) => filename)).toEqual(['february.pdf']);
    const whole = Result.parse(await (await server.call(`/bank-accounts/${id}/export?format=JSON`)).json());
    expect(whole.normalised.map((row) => row.id)).toEqual((await rowsOf(id)).transactions.map((row) => row.id));
    expect(whole.statements.map(({ reconciliation }) => reconciliation.status)).toEqual(Array(4).fill('verified'));
    expect(whole.continuity.map(({ status }) => status)).toEqual(['continuous']);
    const beyond = await server.call(`/bank-accounts/${id}/export?format=JSON&lastDay=2030-01-01`);
    const statuses = Result.parse(await beyond.json()).statements.map(({ reconciliation }) => reconciliation.status);
    expect(statuses).toEqual(Array(4).fill('unverifiable'));
  });
});

test('a month that is missing, and one that is there twice, are told, and no row is there twice', async () => {
  const clientId = await client('With a gap');
  await convertApart(
    {
      'january.pdf': drawStatements([january]),
      'january again.pdf': drawStatements([january]),
      'march.pdf': drawStatements([march]),
    },
    clientId,
  );
  const [account] = await accountsOf(clientId);
  const { strands } = await detailsOf(`${account?.id}`);
  expect(strands[0]?.months.map(({ state }) => state)).toEqual(['twice', 'gap', 'covered']);
  expect(strands[0]).toMatchObject({ continuity: 'broken', status: 'unverifiable' });
  const kinds = strands[0]?.findings.map(({ kind, from, to, grave }) => ({ kind, from, to, grave }));
  expect(kinds).toContainEqual({ kind: 'gap', from: '2025-02-01', to: '2025-02-28', grave: true });
  const { transactions } = await rowsOf(`${account?.id}`);
  expect(new Set(transactions.map((row) => row.id)).size).toBe(transactions.length);
  const exported = await server.call(`/bank-accounts/${account?.id}/export?format=JSON`);
  const { statements, normalised } = Result.parse(await exported.json());
  expect(normalised).toHaveLength(transactions.length);
  expect(statements.map(({ reconciliation }) => reconciliation.code)).toEqual([
    'JOINED_WHOLE_OPEN',
    'JOINED_WHOLE_OPEN',
  ]);
});

test('a corrected reading counts, and a deleted file is gone from its account', async () => {
  const clientId = await client('Corrected');
  const [uuid] = await convertApart({ 'june.pdf': drawStatement() }, clientId);
  const [account] = await accountsOf(clientId);
  const before = await rowsOf(`${account?.id}`);
  const { versions } = (await (await server.call(`/files/${uuid}/versions`)).json()) as { versions: { id: string }[] };
  const changes = [{ do: 'set', row: 0, description: 'Corrected by hand' }];
  await server.call(`/files/${uuid}/versions`, json({ basedOn: versions[0]?.id, changes }));
  const after = await rowsOf(`${account?.id}`);
  expect(after.transactions[0]).toMatchObject({ description: 'Corrected by hand', edited: true });
  expect(before.transactions[0]?.edited).toBe(false);
  await server.call(`/files/${uuid}`, { method: 'DELETE' });
  await expectError(await server.call(`/bank-accounts/${account?.id}`), 404, 'NOT_FOUND');
  expect(await accountsOf(clientId)).toEqual([]);
});

test('a client is suggested for a file of an account that it has had, and for no other', async () => {
  const paper = monthlyStatements({ number: '40-11-22 55512349', currency: 'GBP', opening: 100 }, 2);
  const clientId = await client('Suggested');
  await convertApart({ 'first.pdf': drawStatements(paper.slice(0, 1)) }, clientId);
  const [free] = await convertApart({ 'second.pdf': drawStatements(paper.slice(1)) });
  const suggestions = async () =>
    SuggestionList.parse(await (await server.call('/client-suggestions')).json()).suggestions;
  expect(await suggestions()).toMatchObject([{ clientId, statements: 1, files: [free] }]);
  // where two clients have it, nobody knows whose it is
  const second = await client('Suggested, too');
  await convertApart({ 'copy.pdf': drawStatements(paper.slice(0, 1)) }, second);
  expect(await suggestions()).toEqual([]);
});

test('what an account shows is in the audit log, without its number', async () => {
  const [account] = await accountsOf(
    await (async () => {
      const clientId = await client('Audited');
      await convertApart({ 'june.pdf': drawStatement() }, clientId);
      return clientId;
    })(),
  );
  await detailsOf(`${account?.id}`);
  await server.call(`/bank-accounts/${account?.id}/export?format=CSV`);
  const entries = await (await server.call(`/audit?object=${account?.id}`)).text();
  expect(entries).toContain('bank_account.exported');
  expect(entries).toContain('bank_account.seen');
  expect(entries).not.toContain('223344');
});
