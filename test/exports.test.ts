/** Files for accounting programs over HTTP: options, what is asked for, and archives. */
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ErrorBody } from '../contract/error.ts';
import { Job } from '../contract/job.ts';
import { drawStatements, monthlyStatements } from '../fixtures/draw/months.ts';
import { finish, json, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';
import { drawStatement } from './statement.ts';

let server: TestServer;
let uuid: string;
let jobId: string;
const convert = async (body: object) => server.call('/convert', json({ ids: [uuid], ...body }));
beforeAll(async () => {
  server = await startServer();
  ({ uuid } = await upload(server, await drawStatement(), 'June.pdf'));
  ({ jobId } = (await (await convert({ format: 'OFX', options: { bankId: '999' } })).json()) as { jobId: string });
  await finish(server, jobId);
});
afterAll(() => server.close());

const result = (query = '') => server.call(`/jobs/${jobId}/result${query}`);

test('a job keeps its options, and its result uses them', async () => {
  const job = Job.parse(await (await server.call(`/jobs/${jobId}`)).json());
  expect(job.options).toEqual({ bankId: '999' });
  const response = await result();
  expect(response.headers.get('content-type')).toBe('application/x-ofx');
  expect(response.headers.get('content-disposition')).toContain('filename="June.ofx"');
  expect(await response.text()).toContain('<BANKID>999\r\n');
});

test('a call for a result may name other options, and each has its tag', async () => {
  const [first, other, again] = [await result(), await result('?bankId=111'), await result()];
  expect(await other.text()).toContain('<BANKID>111\r\n');
  expect(await again.text()).toContain('<BANKID>999\r\n');
  const tags = [first, other, again].map(({ headers }) => headers.get('etag'));
  expect([tags[0] === tags[2], tags[0] === tags[1]]).toEqual([true, false]);
});

test('what a format needs and nobody says is asked for by name, and given with the next call', async () => {
  const asked = await result('?format=QBO');
  const { error } = ErrorBody.parse(await asked.json());
  expect([asked.status, error.code]).toEqual([422, 'EXPORT_NEEDS']);
  expect(error.details).toEqual({ needs: [{ field: 'intuBankId', statements: [0] }] });
  expect(error.message).toContain('`intuBankId`');
  const given = await result('?format=QBO&intuBankId=3000');
  expect(await given.text()).toContain('<INTU.BID>3000\r\n');
});

test.each([
  ['?preset=exel', 'preset'],
  ['?columns=date,colour', 'columns[1]'],
  ['?columns=date,date', 'columns'],
  ['?currency=ZZZ', 'currency'],
  ['?closingBalance=1,50', 'closingBalance'],
  ['?intuBankId=abc', 'intuBankId'],
  ['?periodEnd=2025-02-30', 'periodEnd'],
])('%s is refused, and the field named', async (query, field) => {
  expect(await expectError(await result(query), 400, 'INVALID_REQUEST')).toMatchObject({ field });
});

test('an unknown option of a conversion is refused', async () => {
  await expectError(await convert({ format: 'CSV', options: { delimeter: 'tab' } }), 400, 'INVALID_REQUEST');
});

test('CSV has the columns and the form of the options', async () => {
  const response = await result('?format=CSV&columns=date,amount&delimiter=semicolon&dateFormat=DD.MM.YYYY');
  const [heading, first] = (await response.text()).split('\r\n');
  expect([heading, first]).toEqual(['\uFEFFdate;amount'.slice(1), '01.06.2025;-4.50']);
});

test('several accounts are a zip with a file for each', async () => {
  const numbers = ['40-11-22 90018341', '40-11-22 77701234'];
  const papers = numbers.map((number) => monthlyStatements({ number, currency: 'GBP', opening: 100 }, 1));
  const file = await upload(server, await drawStatements(papers.flat()), 'both.pdf');
  const accepted = await server.call('/convert', json({ ids: [file.uuid], format: 'QIF' }));
  const { jobId: both } = (await accepted.json()) as { jobId: string };
  await finish(server, both);
  const response = await server.call(`/jobs/${both}/result`);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toContain('filename="both.zip"');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files)).toEqual(numbers.map((number) => `${number} GBP.qif`));
});
