import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openUseCases } from '../server/service.ts';
import { makeStorage, type TestStorage } from '../server/testing/storage.ts';
import { type Run, run } from './testing/run.ts';

let storage: TestStorage;
let account: { id: string; name: string; key: string; credits: number };

const operate = (...args: string[]): Promise<Run> => run(args, { env: { ...storage.environment } });
const json = ({ stdout }: Run) => JSON.parse(String(stdout));

beforeAll(async () => {
  storage = await makeStorage();
  account = json(await operate('accounts', 'create', '--name', 'Mill & Sons', '--credits', '70', '--json'));
});
afterAll(() => storage.remove());

/** Returns what a serving process would find. */
async function found<T>(look: (useCases: Awaited<ReturnType<typeof openUseCases>>) => Promise<T>): Promise<T> {
  const useCases = await openUseCases(storage.settings());
  try {
    return await look(useCases);
  } finally {
    await useCases.close();
  }
}

test('a new account is printed with its id, name, key and credits, and its key works', async () => {
  expect(Object.keys(account)).toEqual(['id', 'name', 'key', 'credits']);
  expect(account).toMatchObject({ name: 'Mill & Sons', credits: 70 });
  expect(await found(async ({ keys }) => keys.find(account.key))).toMatchObject({ accountId: account.id });
});

test('accounts are listed with their balance', async () => {
  const [listed] = json(await operate('accounts', 'list', '--json'));
  expect(listed).toMatchObject({ id: account.id, name: 'Mill & Sons', credits: expect.any(Number) });
});

test('the set-up link is renewed until it is claimed', async () => {
  const { link } = json(await operate('users', 'setup', '--json'));
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/claim#token=[\w-]{32}$/);
  const from = { cookie: undefined, address: '127.0.0.1', userAgent: undefined };
  const user = { name: 'Anna', email: 'anna@example.com', password: 'a long sentence of mine' };
  await found(({ users }) => users.claim({ token: link.split('=')[1], ...user }, from));
  const { code, stderr } = await operate('users', 'setup');
  expect([code, stderr]).toEqual([1, 'ledgerize: The set-up link was claimed already. See: ledgerize users list\n']);
  expect(json(await operate('users', 'list', '--json'))).toMatchObject([{ email: 'anna@example.com', operator: true }]);
});

test('a link that sets a new password is made only for a user', async () => {
  const from = { cookie: undefined, address: '127.0.0.1', userAgent: undefined };
  const user = { name: 'Ben', email: 'ben@example.com', password: 'a long sentence of mine' };
  await found(({ users }) => users.signUp(user, from));
  const { link } = json(await operate('users', 'reset', 'Ben@example.com', '--json'));
  const password = 'quite another sentence';
  await found(({ users }) => users.resetPassword({ token: link.split('token=')[1], password }));
  await found(({ users }) => users.signIn({ email: user.email, password }, from));
  const { code, stderr } = await operate('users', 'reset', 'nobody@example.com');
  expect([code, stderr]).toEqual([1, 'ledgerize: There is no user nobody@example.com. See: ledgerize users list\n']);
});

test('a new user has their own account, and sets the password by a link', async () => {
  const { link } = json(await operate('users', 'create', 'Dora@example.com', '--name', 'Dora', '--json'));
  const password = 'quite another sentence';
  await found(({ users }) => users.resetPassword({ token: link.split('token=')[1], password }));
  const from = { cookie: undefined, address: '127.0.0.1', userAgent: undefined };
  const { user } = await found(({ users }) => users.signIn({ email: 'dora@example.com', password }, from));
  expect(user).toMatchObject({ name: 'Dora', operator: false });
  expect(user.accountId).not.toBe(account.id);
  const again = await operate('users', 'create', 'dora@example.com');
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('signed up with this address')]);
});

test('no user is made for an invalid address', async () => {
  const { code, stderr } = await operate('users', 'create', 'dora');
  expect([code, stderr]).toEqual([2, expect.stringContaining('must be an address')]);
});

test('credits are added with their reason', async () => {
  const before = await found(({ credits }) => credits.balance(account.id));
  const answer = json(await operate('credits', account.id, '--add', '30', '--reason', 'goodwill', '--json'));
  expect(answer).toEqual({ id: account.id, added: 30, credits: before + 30 });
});

test('credits need a reason', async () => {
  const { code, stderr } = await operate('credits', account.id, '--add', '30');
  expect([code, stderr.split('\n')[0]]).toEqual([2, 'ledgerize: --reason is missing']);
});

test('adding credits to an account that does not exist fails with one line', async () => {
  const { code, stderr } = await operate('credits', 'nobody', '--add', '30', '--reason', 'r');
  expect([code, stderr]).toEqual([1, 'ledgerize: There is no account nobody.\n']);
});

test('limits that are set are shown, and the others come from the server', async () => {
  const set = ['--retention', '48h', '--max-file-mb', '50', '--account-requests-per-minute', '900'];
  const { limits } = json(await operate('limits', account.id, ...set, '--json'));
  expect(limits).toEqual({
    requestsPerMinute: null,
    accountRequestsPerMinute: 900,
    maxFileBytes: 50 * 1024 * 1024,
    retentionDays: 2,
  });
});

test('an invalid retention is a usage error', async () => {
  const { code, stderr } = await operate('limits', account.id, '--retention', '5y');
  expect([code, stderr.split('\n')[0]]).toEqual([
    2,
    'ledgerize: --retention must be a time such as 24h or 30d; it is "5y"',
  ]);
});

test('a key is made, listed by its last four characters, and revoked', async () => {
  const made = json(await operate('keys', 'create', '--account', account.id, '--name', 'till', '--json'));
  expect(Object.keys(made)).toEqual(['id', 'account', 'name', 'key']);
  const { stdout } = await operate('keys', 'list', '--account', account.id);
  expect(String(stdout)).toContain(`…${made.key.slice(-4)}`);
  expect(String(stdout)).not.toContain(made.key);
  expect((await operate('keys', 'revoke', made.id)).code).toBe(0);
  expect(await found(async ({ keys }) => keys.find(made.key))).toBeNull();
});

test('a key that does not exist cannot be revoked', async () => {
  const { code, stderr } = await operate('keys', 'revoke', 'none');
  expect([code, stderr]).toEqual([1, 'ledgerize: There is no key none, or it was revoked before.\n']);
});

test('on a cluster, a command needs no data folder that was there before', async () => {
  if (storage.settings().database === undefined) return;
  const env = { ...storage.environment, LEDGERIZE_DATA: join(storage.dataDir, 'elsewhere') };
  const { code, stdout } = await run(['accounts', 'list', '--json'], { env });
  expect(code).toBe(0);
  expect(String(stdout)).toContain(account.id);
});
