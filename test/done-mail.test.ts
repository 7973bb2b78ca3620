/** The mail that a person gets once a conversion is done. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { convert, finish, upload } from './client.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';
import { drawStatement } from './statement.ts';
import { claim, type Visitor } from './visitors.ts';

const PUBLIC_URL = 'https://statements.example.com';
const UNKNOWN = '3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11';

let postOffice: PostOffice;
let server: TestServer;
let anna: Visitor;

beforeAll(async () => {
  postOffice = await openPostOffice();
  server = await startServer({ ...postOffice.settings, LEDGERIZE_PUBLIC_URL: PUBLIC_URL });
  anna = await claim(server, 'anna');
});
afterAll(async () => {
  await server.close();
  postOffice.close();
});

const want = (jobId: string, language = 'en') =>
  anna.call(`/portal/jobs/${jobId}/mail`, { method: 'POST', headers: { 'Accept-Language': language } });

async function start(...files: readonly Uint8Array[]): Promise<string> {
  const uuids = [];
  for (const bytes of files) uuids.push((await upload(anna, bytes)).uuid);
  return (await convert(anna, uuids)).jobId;
}

test('says how many files were read, and how, in the language of the page', async () => {
  const arrived = postOffice.nextMail();
  const jobId = await start(await drawStatement(), await drawStatement({ pages: 2 }));
  expect((await want(jobId, 'de-AT,de;q=0.9')).status).toBe(204);
  const mail = await arrived;
  expect(mail).toMatch(/^To: anna@example\.com\r$/m);
  expect(mail).toMatch(/^ {2}Nicht bewiesen: 2\r$/m);
  expect(mail).not.toContain('Geht nicht auf');
  expect(mail).toContain(`${PUBLIC_URL}/history`);
  expect((await finish(anna, jobId)).status).toBe('completed');
});

test('comes at once for a job that is final, and once', async () => {
  const [jobId, otherId] = [await start(await drawStatement()), await start(await drawStatement({ pages: 2 }))];
  await Promise.all([finish(anna, jobId), finish(anna, otherId)]);
  const arrived = postOffice.nextMail();
  expect((await want(jobId, 'fr')).status).toBe(204);
  expect(await arrived).toMatch(/^ {2}Non prouv=C3=A9 : 1\r$/m);
  const next = postOffice.nextMail();
  for (const [id, language] of [
    [jobId, 'fr'],
    [otherId, 'en'],
  ] as const)
    expect((await want(id, language)).status).toBe(204);
  expect(await next).toMatch(/^ {2}Not proved: 1\r$/m);
});

test('a server ends though its mail server has fallen silent', async () => {
  const silent = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (chunk) => /^EHLO/.test(String(chunk)) && socket.write('250 fine\r\n'));
    socket.write('220 here\r\n');
  });
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as AddressInfo;
  const own = await startServer({
    ...postOffice.settings,
    LEDGERIZE_SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    LEDGERIZE_PUBLIC_URL: PUBLIC_URL,
  });
  const ben = await claim(own, 'ben');
  const { jobId } = await convert(ben, [(await upload(ben, await drawStatement())).uuid]);
  await finish(ben, jobId);
  const asked = once(silent, 'connection');
  expect((await ben.call(`/portal/jobs/${jobId}/mail`, { method: 'POST' })).status).toBe(204);
  await asked;
  const begun = performance.now();
  await own.close();
  expect(performance.now() - begun).toBeLessThan(15_000);
  silent.close();
});

test('is not for a job that nobody has, nor for a key', async () => {
  await expectError(await want(UNKNOWN), 404, 'JOB_NOT_FOUND');
  await expectError(await want('x'), 404, 'JOB_NOT_FOUND');
  const byKey = await server.call(`/portal/jobs/${UNKNOWN}/mail`, { method: 'POST' });
  await expectError(byKey, 403, 'FORBIDDEN');
});

test('is refused where the service sends no mail', async () => {
  const own = await startServer();
  try {
    const ben = await claim(own, 'ben');
    const { jobId } = await convert(ben, [(await upload(ben, await drawStatement())).uuid]);
    const answer = await ben.call(`/portal/jobs/${jobId}/mail`, { method: 'POST' });
    await expectError(answer, 400, 'INVALID_REQUEST');
  } finally {
    await own.close();
  }
});
