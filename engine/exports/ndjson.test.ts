/** The result as lines holds what the JSON result holds. */
import { expect, test } from 'vitest';
import { renderJson } from './json.ts';
import { renderNdjson } from './ndjson.ts';
import { file, result, statement, transaction } from './testing/sample.ts';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('lines are the entries of the JSON result, with their kind first, the transactions last', () => {
  const rows = [transaction(), transaction({ description: 'two\nlines \u2028 of text', amount: 500 })];
  const failed = { uuid: 'u', filename: 'letter.pdf', error: { code: 'NO_TRANSACTIONS', message: 'None.' } };
  const input = result(file([statement({ transactions: rows }), statement()]), failed);
  const { jobId, files, normalised, statements, continuity } = JSON.parse(text(renderJson(input)));
  const of = (kind: string, entries: object[]) => entries.map((entry) => JSON.stringify({ kind, ...entry }));
  expect(text(renderNdjson(input)).split('\n')).toEqual([
    JSON.stringify({ kind: 'result', jobId }),
    ...of('file', files),
    ...of('statement', statements),
    ...of('continuity', continuity),
    ...of('transaction', normalised),
    '',
  ]);
  expect(normalised).toHaveLength(3);
});

test('a result without transactions has the other lines', () => {
  const lines = text(renderNdjson(result(file([statement({ transactions: [] })]))))
    .trim()
    .split('\n');
  expect(lines.map((line) => JSON.parse(line).kind)).toEqual(expect.arrayContaining(['result', 'file', 'statement']));
  expect(lines.join()).not.toContain('"kind":"transaction"');
});
