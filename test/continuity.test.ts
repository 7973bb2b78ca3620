/** A job with several statements of one account: gaps between them and duplicates, in JSON and XLS. */
import { read } from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Result } from '../contract/result.ts';
import { drawStatements, monthlyStatements } from '../fixtures/draw/months.ts';
import { convert, finish, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { drawLetter } from './statement.ts';

const [january, february, march, april] = monthlyStatements(
  { number: '40-11-22 90018341', currency: 'GBP', opening: 81_250 },
  4,
);
const other = monthlyStatements({ number: '40-11-22 77701234', currency: 'GBP', opening: 500 }, 2);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Given papers by name, converts them together, and returns the job's id. */
async function job(papers: Readonly<Record<string, Promise<Buffer>>>): Promise<string> {
  const uuids: string[] = [];
  for (const [name, bytes] of Object.entries(papers)) uuids.push((await upload(server, await bytes, name)).uuid);
  const { jobId } = await convert(server, uuids);
  await finish(server, jobId);
  return jobId;
}

const resultOf = async (jobId: string) => Result.parse(await (await server.call(`/jobs/${jobId}/result`)).json());

test('four months in four files, uploaded in any order, are continuous', async () => {
  const jobId = await job({
    'march.pdf': drawStatements([march]),
    'january.pdf': drawStatements([january]),
    'april.pdf': drawStatements([april]),
    'february.pdf': drawStatements([february]),
  });
  const { continuity } = await resultOf(jobId);
  expect(continuity).toMatchObject([
    {
      accountNumber: '40-11-22 90018341',
      currency: 'GBP',
      statements: [1, 3, 0, 2],
      periodStart: '2025-01-01',
      periodEnd: '2025-04-30',
      status: 'continuous',
      findings: [],
    },
  ]);
});

test('a gap names a file that is not a statement, and a duplicate its rows', async () => {
  const jobId = await job({
    'april.pdf': drawStatements([april]),
    'march.pdf': drawLetter(),
    'start.pdf': drawStatements([january, other[0]]),
    'again.pdf': drawStatements([february, january, other[1]]),
  });
  const { continuity, normalised, files, statements } = await resultOf(jobId);
  expect(continuity.map(({ statements: indices, status }) => [indices, status])).toEqual([
    [[1, 4, 3, 0], 'broken'],
    [[2, 5], 'continuous'],
  ]);
  const [duplicate, gap] = continuity[0]!.findings;
  expect(duplicate).toMatchObject({ kind: 'duplicate', statements: [1, 4], from: '2025-01-01', to: '2025-01-31' });
  expect(duplicate!.rows).toHaveLength(january!.entries.length);
  for (const [first, second] of duplicate!.rows) {
    const { uuid, statement, boxes, ...row } = normalised[first]!;
    expect(normalised[second]).toMatchObject(row);
    expect([statement, normalised[second]!.statement]).toEqual([1, 4]);
  }
  expect(gap).toMatchObject({
    kind: 'gap',
    from: '2025-03-01',
    to: '2025-03-31',
    expected: statements[3]!.closingBalance,
    found: statements[0]!.openingBalance,
    failedFiles: [files[1]!.uuid],
  });
  expect(gap!.message).toContain('march.pdf, which could not be read');
  expect(statements.map(({ reconciliation }) => reconciliation.status)).toEqual(Array(6).fill('verified'));

  const workbook = await server.call(`/jobs/${jobId}/result?format=XLS`);
  const summary = read(await workbook.arrayBuffer()).Sheets.Summary!;
  const cells = (row: number) => ['A', 'B', 'G', 'H', 'L'].map((column) => summary[`${column}${row}`]?.w ?? null);
  // six statements, the letter and a blank row are above
  expect([10, 11, 12, 13, 14].map(cells)).toEqual([
    ['Continuity: sheets', 'Finding', 'Closed with', 'Goes on from', 'Status'],
    ['2, 5, 4, 1', null, null, null, 'broken'],
    ['2, 5', 'duplicate', null, null, null],
    ['4, 1', 'gap', '2,493.54', '417.50', null],
    ['3, 6', null, null, null, 'continuous'],
  ]);
});

test('statements of one account in one file are compared, too', async () => {
  const { continuity } = await resultOf(await job({ 'year.pdf': drawStatements([april, february, january]) }));
  expect(continuity).toMatchObject([{ statements: [2, 1, 0], status: 'broken', findings: [{ kind: 'gap' }] }]);
});
