/** `ledgerize mcp`, as an assistant's program uses it: the client of the official SDK, over a real process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { drawLong, longStatement } from '../fixtures/draw/long.ts';
import { builtProgram } from './testing/built.ts';
import { paper, run } from './testing/run.ts';

const PASSWORD = 'Blue-Kettle-42';
let folder: string;
let temporary: string;
const clients: Client[] = [];
const told: string[] = [];

beforeAll(async () => {
  builtProgram();
  folder = await realpath(await mkdtemp(join(tmpdir(), 'ledgerize-mcp-')));
  temporary = join(folder, 'tmp');
  for (const made of ['tmp', 'in/deep', 'other']) await mkdir(join(folder, made), { recursive: true });
  for (const name of ['signed-amount', 'months-of-one-account', 'letter', 'encrypted-aes256', 'two-accounts'])
    await copyFile(paper(name), join(folder, `in/${name}.pdf`));
  await copyFile(paper('signed-amount'), join(folder, 'outside.pdf'));
  await symlink('../outside.pdf', join(folder, 'in/link.pdf'));
  await writeFile(join(folder, 'in/text.pdf'), 'no PDF');
  await writeFile(join(folder, 'other/long.pdf'), await drawLong(longStatement(120)));
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
});
afterAll(() => rm(folder, { recursive: true }));

/** Starts the command in the folder `in`, and connects a client. */
async function connected(...args: string[]): Promise<Client> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [builtProgram(), 'mcp', ...args],
    cwd: join(folder, 'in'),
    env: { TMPDIR: temporary, PATH: process.env.PATH ?? '' },
    stderr: 'pipe',
  });
  transport.stderr?.on('data', (chunk) => told.push(String(chunk)));
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  clients.push(client);
  // the client then checks the answers against the schemas of the tools
  await client.listTools();
  return client;
}

// biome-ignore lint/suspicious/noExplicitAny: the schemas of the tools are checked by the client
type Answer = any;

async function answerOf(client: Client, name: string, args: object): Promise<Answer> {
  const { isError, structuredContent, content } = await client.callTool({ name, arguments: { ...args } });
  expect([isError, content]).toEqual([undefined, [{ type: 'text', text: JSON.stringify(structuredContent) }]]);
  return structuredContent;
}

async function errorOf(client: Client, name: string, args: object): Promise<{ code: string; message: string }> {
  const { isError, content } = await client.callTool({ name, arguments: { ...args } });
  expect(isError).toBe(true);
  return JSON.parse((content as { text: string }[])[0]?.text ?? '').error;
}

test('its tools read only, and have schemas of their arguments and answers', async () => {
  const client = await connected();
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'list_files',
    'convert_statement',
    'list_statements',
    'list_transactions',
    'explain_amount',
    'check_continuity',
  ]);
  for (const { annotations, inputSchema, outputSchema, description } of tools) {
    expect(annotations?.readOnlyHint).toBe(true);
    expect([inputSchema.additionalProperties, outputSchema?.type]).toEqual([false, 'object']);
    expect(description).toBeTruthy();
  }
});

test('a file is converted, listed, filtered, added up and explained as convert and explain do', async () => {
  const client = await connected();
  const { files } = await answerOf(client, 'list_files', {});
  expect(files.map(({ path }: { path: string }) => path.slice(`${folder}/in/`.length))).toEqual([
    'encrypted-aes256.pdf',
    'letter.pdf',
    'months-of-one-account.pdf',
    'signed-amount.pdf',
    'text.pdf',
    'two-accounts.pdf',
  ]);
  const { handle, statements } = await answerOf(client, 'convert_statement', { path: 'signed-amount.pdf' });
  const whole = JSON.parse(String((await run(['convert', paper('signed-amount')])).stdout));
  const [statement] = whole.statements;
  expect(statements).toHaveLength(1);
  expect(statements[0]).toMatchObject({
    verdict: statement.reconciliation.status,
    closingBalance: statement.closingBalance,
    transactionCount: whole.normalised.length,
  });

  // a walk in pages of seven has each row once
  const rows: Answer[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await answerOf(client, 'list_transactions', { handle, limit: 7, ...(cursor && { cursor }) });
    expect(page.transactions.length).toBeLessThanOrEqual(7);
    rows.push(...page.transactions);
    cursor = page.nextCursor;
  }
  expect(rows.map(({ row, date, amount, description }) => [row, date, amount, description])).toEqual(
    whole.normalised.map((row: Answer, i: number) => [i, row.date, row.amount, row.description]),
  );

  // filters, and sums in cents
  const out = whole.normalised.filter((row: Answer) => Number(row.amount) <= -100 && row.date >= '2025-06-10');
  const filtered = await answerOf(client, 'list_transactions', {
    ...{ handle, direction: 'out', amountMin: '100', dateFrom: '2025-06-10', limit: 100 },
  });
  expect(out.length).toBeGreaterThan(1);
  expect(filtered.transactions.map(({ amount }: Answer) => amount)).toEqual(out.map(({ amount }: Answer) => amount));
  const cents = out.reduce((sum: number, { amount }: Answer) => sum - Math.round(Number(amount) * 100), 0);
  expect(filtered.sums).toEqual([{ currency: 'SGD', in: '0.00', out: (cents / 100).toFixed(2) }]);
  const text = await answerOf(client, 'list_transactions', { handle, text: 'standing  ÓRDER' });
  expect(text.matchCount).toBe(
    whole.normalised.filter((row: Answer) => /standing order/i.test(row.description)).length,
  );
  expect(text.matchCount).toBeGreaterThan(0);

  const { found, places } = await answerOf(client, 'explain_amount', { handle, text: rows[0].amount.slice(1) });
  expect([found, places[0].page, places[0].leftOut]).toEqual([expect.any(Number), 1, false]);
  expect(places[0].became).toMatch(/transaction 0 of statement 0: (debit|amount)/);
  const nowhere = await answerOf(client, 'explain_amount', { handle, text: 'no such text' });
  expect([nowhere.found, nowhere.places]).toEqual([0, []]);
});

test('several files are checked together, and listed together', async () => {
  const client = await connected();
  const paths = ['months-of-one-account.pdf', 'two-accounts.pdf', 'letter.pdf'];
  const { accounts, notRead } = await answerOf(client, 'check_continuity', { paths });
  expect(notRead).toEqual([{ path: 'letter.pdf', code: 'NO_TRANSACTIONS', message: expect.any(String) }]);
  const [broken] = accounts.filter(({ status }: Answer) => status === 'broken');
  expect([broken.statementCount, broken.findings[0].kind, broken.findings[0].from]).toEqual([3, 'gap', '2025-03-01']);
  expect(broken.findings[0].statements.map(({ statement }: Answer) => statement)).toHaveLength(2);
  const { statementCount, statements } = await answerOf(client, 'list_statements', {});
  expect([statementCount, statements.length]).toEqual([5, 5]);
  const first = await answerOf(client, 'list_statements', { limit: 3 });
  const rest = await answerOf(client, 'list_statements', { limit: 3, cursor: first.nextCursor });
  expect([...first.statements, ...rest.statements]).toEqual(statements);
});

test('errors have a code, and paths do not lead out of the folder', async () => {
  const client = await connected();
  const code = async (path: string, more = {}) => (await errorOf(client, 'convert_statement', { path, ...more })).code;
  const outside = ['../outside.pdf', join(folder, 'outside.pdf'), 'link.pdf', 'deep/../../outside.pdf', '/etc/passwd'];
  for (const path of outside) expect(await code(path)).toBe('PATH_NOT_ALLOWED');
  expect(await code('none.pdf')).toBe('FILE_NOT_FOUND');
  expect(await code('deep')).toBe('UNSUPPORTED_FILE');
  expect(await code('text.pdf')).toBe('UNSUPPORTED_FILE');
  expect(await code('letter.pdf')).toBe('NO_TRANSACTIONS');
  expect(await code('encrypted-aes256.pdf')).toBe('PASSWORD_REQUIRED');
  expect(await code('encrypted-aes256.pdf', { password: 'wrong' })).toBe('PASSWORD_INCORRECT');
  const opened = await answerOf(client, 'convert_statement', { path: 'encrypted-aes256.pdf', password: PASSWORD });
  const again = await answerOf(client, 'explain_amount', { handle: opened.handle, text: 'balance' });
  expect(again.found).toBeGreaterThan(0);
  expect((await errorOf(client, 'list_transactions', { handle: 'st_none' })).code).toBe('HANDLE_UNKNOWN');
  expect((await errorOf(client, 'list_transactions', { cursor: 'x' })).code).toBe('INVALID_CURSOR');
  expect((await errorOf(client, 'list_transactions', { statement: 1 })).code).toBe('INVALID_REQUEST');
  const { isError, content } = await client.callTool({ name: 'list_transactions', arguments: { limit: 101 } });
  expect([isError, JSON.stringify(content)]).toEqual([true, expect.stringContaining('limit')]);
  const hinted = { path: 'signed-amount.pdf', hints: { year: 1600 } };
  expect((await client.callTool({ name: 'convert_statement', arguments: hinted })).isError).toBe(true);
  expect(told.join('')).toBe('');
});

test('a file that was renamed is known, and one that changed is not explained', async () => {
  const client = await connected('--root', '../other', '--root', '.');
  await copyFile(paper('newest-first'), join(folder, 'other/a.pdf'));
  const { handle } = await answerOf(client, 'convert_statement', { path: 'a.pdf' });
  await rename(join(folder, 'other/a.pdf'), join(folder, 'other/b.pdf'));
  const renamed = await answerOf(client, 'convert_statement', { path: 'b.pdf' });
  expect([renamed.handle, renamed.path]).toEqual([handle, join(folder, 'other/b.pdf')]);
  await copyFile(paper('two-accounts'), join(folder, 'other/b.pdf'));
  expect((await errorOf(client, 'explain_amount', { handle, text: 'balance' })).code).toBe('FILE_CHANGED');
});

test('a call tells its progress, can be cancelled, and the server goes on', async () => {
  const client = await connected('--root', '../other');
  const args = { name: 'convert_statement', arguments: { path: 'long.pdf' } };
  const cancelled = new AbortController();
  const notices: number[] = [];
  const call = client.callTool(args, undefined, {
    signal: cancelled.signal,
    onprogress: ({ progress, total }) => {
      notices.push(progress, total ?? 0);
      cancelled.abort();
    },
  });
  await expect(call).rejects.toThrow();
  expect(notices[1]).toBe(120);
  // the worker has ended, and its files are gone
  await vi.waitFor(async () => {
    const [scratch] = await readdir(temporary);
    expect(await readdir(join(temporary, scratch ?? ''))).toEqual([]);
  });
  const page = await answerOf(client, 'convert_statement', { path: 'long.pdf' });
  expect(page.pages).toBe(120);
  // an answer is bounded, however long the list is
  const rows = await answerOf(client, 'list_transactions', { handle: page.handle, limit: 100 });
  expect(Buffer.byteLength(JSON.stringify(rows))).toBeLessThan(40_000);
  expect(rows.matchCount).toBeGreaterThan(1_000);
});

test('it ends with its client, in the middle of a conversion, and leaves nothing', async () => {
  const child = spawn(process.execPath, [builtProgram(), 'mcp'], {
    cwd: join(folder, 'other'),
    env: { ...process.env, TMPDIR: temporary },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const out: Buffer[] = [];
  child.stdout.on('data', (chunk) => out.push(chunk));
  const send = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const clientInfo = { name: 'test', version: '1' };
  const begin = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo };
  send({ id: 1, method: 'initialize', params: begin });
  send({ method: 'notifications/initialized' });
  const call = { name: 'convert_statement', arguments: { path: 'long.pdf' }, _meta: { progressToken: 1 } };
  send({ id: 2, method: 'tools/call', params: call });
  await vi.waitFor(() => expect(String(Buffer.concat(out))).toContain('notifications/progress'), { timeout: 60_000 });
  child.stdin.end();
  expect(await exit).toEqual([0, null]);
  // nothing but the protocol
  for (const line of String(Buffer.concat(out)).trimEnd().split('\n')) expect(JSON.parse(line).jsonrpc).toBe('2.0');
  await Promise.all(clients.splice(0).map((client) => client.close()));
  expect(await readdir(temporary)).toEqual([]);
  expect((await readdir(join(folder, 'in'))).sort()).not.toContain('.ledgerize');
});

test('a folder that does not exist is wrong usage, and tells nothing on standard output', async () => {
  const { code, stdout, stderr } = await run(['mcp', '--root', 'none'], { cwd: folder });
  expect([code, stdout.length, stderr]).toEqual([
    2,
    0,
    expect.stringContaining('--root none: there is no such folder'),
  ]);
  expect(await readFile(paper('letter'))).toEqual(await readFile(join(folder, 'in/letter.pdf')));
});
