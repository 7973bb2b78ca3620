/** Mail of the portal. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings, SettingsError } from '../server/settings.ts';
import { json } from './client.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';
import { startServer, type TestServer } from './server.ts';

const PUBLIC_URL = 'https://statements.example.com';
const USER = { name: 'Anna', email: 'anna@example.com', password: 'a long sentence of mine' };

let postOffice: PostOffice;
let server: TestServer;

beforeAll(async () => {
  postOffice = await openPostOffice();
  server = await startServer({ ...postOffice.settings, LEDGERIZE_PUBLIC_URL: PUBLIC_URL });
  await server.call('/portal/users', json(USER));
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

test('a refused mail is logged without its recipient', async () => {
  const email = 'gone@example.com';
  await server.call('/portal/users', json({ ...USER, email }));
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
