/** Mail of the portal. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readSettings, SettingsError } from '../server/settings.ts';
import { json } from './client.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';
import { startServer, type TestServer } from './server.ts';

const PUBLIC_URL = 'https://statements.example.com';
const USER = { name: 'Anna', email: 'anna@example.com', password: 'a long sentence of mine' };

const NOBODY = { cookie: undefined, address: '127.0.0.1', userAgent: undefined };

let postOffice: PostOffice;
let server: TestServer;

beforeAll(async () => {
  postOffice = await openPostOffice();
  server = await startServer({ ...postOffice.settings, LEDGERIZE_PUBLIC_URL: PUBLIC_URL }, { nodes: 1 });
  await server.service.users.signUp(USER, NOBODY);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await server.close();
  postOffice.close();
});

test("for a forgotten password, a link that sets a new one is mailed, with the operator's address", async () => {
  const arrived = postOffice.nextMail();
  const { headers, ...request } = json({ email: USER.email });
  const asked = await server.call('/portal/password/forgotten', {
    ...request,
    headers: { ...headers, 'X-Forwarded-Host': 'evil.example' },
  });
  expect(asked.status).toBe(202);
  const mail = await arrived;
  expect(mail).toMatch(/^To: anna@example\.com\r$/m);
  const token = new RegExp(`${PUBLIC_URL}/reset#token=(\\S+)`).exec(mail)![1]!;
  const reset = await server.call('/portal/password/reset', json({ token, password: 'quite another sentence' }));
  expect(reset.status).toBe(204);
});

describe('signing up', () => {
  const ask = async (email: string) => {
    const arrived = postOffice.nextMail();
    const answer = await server.call('/portal/users', json({ name: 'Ben', email }));
    const { 'x-request-id': _id, date: _date, ...headers } = Object.fromEntries(answer.headers);
    return { told: { status: answer.status, text: await answer.text(), headers }, mail: await arrived };
  };
  const confirm = (token: string) =>
    server.call('/portal/users/confirmed', json({ token, password: 'a sentence of Ben' }));

  test('answers the same for the address of a user and for a new one, and a mail says the rest', async () => {
    const [known, fresh] = [await ask(USER.email), await ask('ben@example.com')];
    expect(known.told).toMatchObject({ status: 202, text: '' });
    expect(fresh.told).toEqual(known.told);
    expect(known.mail).toContain('You have done so already');
    expect(known.mail).toContain(`${PUBLIC_URL}/reset#token=`);
    expect(fresh.mail).toContain(`${PUBLIC_URL}/confirm#token=`);
    expect(fresh.mail).toMatch(/^To: ben@example\.com\r$/m);
  });

  test.each([
    ['/portal/users', { name: 'Anna', email: USER.email }],
    ['/portal/password/forgotten', { email: USER.email }],
  ])('%s looks the address up only when the answer is sent, so that its time tells nothing', async (path, body) => {
    const looks = [vi.spyOn(server.service.users, 'signUpLink'), vi.spyOn(server.service.users, 'resetToken')];
    const arrived = postOffice.nextMail();
    expect((await server.call(path, json(body))).status).toBe(202);
    expect(looks.map((look) => look.mock.calls.length)).toEqual([0, 0]);
    await arrived;
    expect(looks.map((look) => look.mock.calls.length).sort()).toEqual([0, 1]);
    vi.restoreAllMocks();
  });

  test('makes nothing until the link is opened, which works once and as long as its day lasts', async () => {
    const { mail } = await ask('cleo@example.com');
    const token = /confirm#token=(\S+)/.exec(mail)?.[1] ?? '';
    const before = await server.service.users.list();
    expect(before.map(({ email }) => email)).not.toContain('cleo@example.com');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_001 });
    expect((await confirm(token)).status).toBe(410);
    vi.useRealTimers();
    const made = await confirm(token);
    expect([made.status, made.headers.has('set-cookie')]).toEqual([201, true]);
    expect(await made.json()).toMatchObject({ user: { name: 'Ben', email: 'cleo@example.com' } });
    expect((await confirm(token)).status).toBe(410);
  });

  test('takes no link that was changed or invented', async () => {
    const { mail } = await ask('dan@example.com');
    const token = /confirm#token=(\S+)/.exec(mail)?.[1] ?? '';
    for (const wrong of [`${token.slice(0, -3)}AAA`, 'djEueHh4', '%', 'x'.repeat(4_096)]) {
      expect((await confirm(wrong)).status).toBe(410);
    }
  });

  test('mails an address five times an hour, known or not', async () => {
    for (const email of ['eve@example.com', 'fay@example.com']) {
      if (email.startsWith('eve')) await server.service.users.signUp({ ...USER, email }, NOBODY);
      const statuses = [];
      for (let at = 0; at < 6; at++)
        statuses.push((await server.call('/portal/users', json({ name: 'E', email }))).status);
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    }
  });

  test('needs a password where no mail is sent', async () => {
    const own = await startServer();
    const answer = await own.call('/portal/users', json({ name: 'E', email: 'e@example.com' }));
    await own.close();
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { details: { field: 'password' } } }]);
  });
});

test('a refused mail is logged without its recipient', async () => {
  const email = 'gone@example.com';
  await server.service.users.signUp({ ...USER, email }, NOBODY);
  expect((await server.call('/portal/password/forgotten', json({ email }))).status).toBe(202);
  await expect.poll(() => server.log()).toContain('the mail server did not take it: EENVELOPE RCPT TO 550');
  expect(server.log()).not.toContain('gone@');
});

test('a missing mail server is reported at the start', async () => {
  const own = await startServer({
    ...postOffice.settings,
    LEDGERIZE_SMTP_URL: 'smtp://anna:very-secret@127.0.0.1:1',
    LEDGERIZE_PUBLIC_URL: PUBLIC_URL,
  });
  try {
    await expect.poll(() => own.log(), { timeout: 5_000 }).toContain('mail cannot be sent now');
    expect(own.log()).not.toContain('very-secret');
  } finally {
    await own.close();
  }
});

test('an existing mail server causes no complaint', () => {
  expect(server.log()).not.toContain('mail cannot be sent now');
});

test('a service that sends mail says so in its answer', async () => {
  expect(await (await server.call('/portal')).json()).toMatchObject({ mail: true });
});

test.each(['LEDGERIZE_MAIL_FROM', 'LEDGERIZE_PUBLIC_URL'])('mail needs %s', (missing) => {
  const settings = {
    LEDGERIZE_SMTP_URL: 'smtp://mail.example.com',
    LEDGERIZE_MAIL_FROM: 'statements@example.com',
    LEDGERIZE_PUBLIC_URL: PUBLIC_URL,
    [missing]: '',
  };
  expect(() => readSettings(settings)).toThrow(SettingsError);
  expect(() => readSettings(settings)).toThrow(missing);
});
