/** The mail that a person gets once a conversion is done. */
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

test('comes at once for a job that is final, and again for a new wish', async () => {
  const jobId = await start(await drawStatement());
  await finish(anna, jobId);
  for (const language of ['fr', 'en']) {
    const arrived = postOffice.nextMail();
    expect((await want(jobId, language)).status).toBe(204);
    expect(await arrived).toMatch(language === 'en' ? /^ {2}Not proved: 1\r$/m : /^ {2}Non prouv=C3=A9 : 1\r$/m);
  }
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
