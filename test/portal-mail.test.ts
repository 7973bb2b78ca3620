/** Mail of the portal, over a mail server that speaks as much SMTP as is needed. */

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings, SettingsError } from '../server/settings.ts';
import { json } from './client.ts';
import { startServer, type TestServer } from './server.ts';

const PUBLIC_URL = 'https://statements.example.com';
const USER = { name: 'Anna', email: 'anna@example.com', password: 'a long sentence of mine' };

let postOffice: Server;
/** resolves with the next mail that arrives */
let arrived: Promise<string>;
let server: TestServer;

/** Takes every mail. */
function openPostOffice(): Server {
  return createServer((socket) => {
    let text = '';
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      text += chunk;
      const isMail = text.includes('\r\nDATA\r\n');
      if (isMail && !text.endsWith('\r\n.\r\n'))
        return void (text.endsWith('DATA\r\n') && socket.write('354 go on\r\n'));
      if (isMail && text.endsWith('\r\n.\r\n')) {
        postOffice.emit('mail', text);
        text = '';
      }
      socket.write(chunk.includes('RCPT TO:<gone@') ? '550 gone@example.com is not here\r\n' : '250 fine\r\n');
    });
  });
}

beforeAll(async () => {
  postOffice = openPostOffice().listen(0, '127.0.0.1');
  await once(postOffice, 'listening');
  server = await startServer({
    LEDGERIZE_SMTP_URL: `smtp://127.0.0.1:${(postOffice.address() as AddressInfo).port}?ignoreTLS=true`,
    LEDGERIZE_MAIL_FROM: 'Ledgerize <statements@example.com>',
    LEDGERIZE_PUBLIC_URL: PUBLIC_URL,
  });
  await server.call('/portal/users', json(USER));
});
afterAll(async () => {
  await server.close();
  postOffice.close();
});

test('who forgot the password is mailed a link that sets a new one, to where the operator says', async () => {
  arrived = once(postOffice, 'mail').then(([text]) => text);
  const { headers, ...request } = json({ email: USER.email });
  const asked = await server.call('/portal/password/forgotten', {
    ...request,
    headers: { ...headers, 'X-Forwarded-Host': 'evil.example' },
  });
  expect(asked.status).toBe(202);
  const mail = (await arrived).replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(mail).toMatch(/^To: anna@example\.com\r$/m);
  const token = new RegExp(`${PUBLIC_URL}/reset#token=(\\S+)`).exec(mail)![1]!;
  const reset = await server.call('/portal/password/reset', json({ token, password: 'quite another sentence' }));
  expect(reset.status).toBe(204);
});

test('a mail that is refused is logged without whom it is for', async () => {
  const email = 'gone@example.com';
  await server.call('/portal/users', json({ ...USER, email }));
  expect((await server.call('/portal/password/forgotten', json({ email }))).status).toBe(202);
  await expect.poll(() => server.log()).toContain('the mail server did not take it: EENVELOPE RCPT TO 550');
  expect(server.log()).not.toContain('gone@');
});

test('a service that sends mail says so', async () => {
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
