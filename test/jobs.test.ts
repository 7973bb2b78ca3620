/** The list of jobs over HTTP: by status, by the names of files, page by page. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JobList } from '../contract/job.ts';
import { convert, finish, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';
import { drawLetter, drawStatement } from './statement.ts';

let server: TestServer;
let jobId: string;
beforeAll(async () => {
  server = await startServer();
  const { uuid } = await upload(server, await drawStatement(), 'Zürich June.pdf');
  ({ jobId } = await convert(server, [uuid]));
  await finish(server, jobId);
  const letter = await convert(server, [(await upload(server, await drawLetter(), 'letter.pdf')).uuid]);
  await finish(server, letter.jobId);
});
afterAll(() => server.close());

const listed = async (query: string) => {
  const { jobs } = JobList.parse(await (await server.call(`/jobs?${query}`)).json());
  return jobs.map(({ files }) => files[0]!.filename);
};

test('has the name of each file', async () => {
  expect(await listed('')).toEqual(['letter.pdf', 'Zürich June.pdf']);
});

test.each([
  ['status=failed', ['letter.pdf']],
  ['status=completed&search=june', ['Zürich June.pdf']],
  ['status=failed&search=june', []],
  [`search=${encodeURIComponent(' ZÜRICH ')}`, ['Zürich June.pdf']],
  ['search=', ['letter.pdf', 'Zürich June.pdf']],
])('%s finds the matching jobs', async (query, names) => {
  expect(await listed(query)).toEqual(names);
});

test('finds a job by the beginning of its id', async () => {
  expect(await listed(`search=${jobId.slice(0, 8)}`)).toEqual(['Zürich June.pdf']);
});

test.each([
  ['status=done', 'status'],
  ['search=a&search=b', 'search'],
  ['search=a%00b', 'search'],
  [`search=${'a'.repeat(256)}`, 'search'],
])('%s is refused', async (query, field) => {
  expect(await expectError(await server.call(`/jobs?${query}`), 400, 'INVALID_REQUEST')).toEqual({ field });
});
