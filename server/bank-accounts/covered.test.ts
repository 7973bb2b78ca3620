import { expect, test } from 'vitest';
import { coveredFiles } from './covered.ts';

const statement = (uuid: string, position: number, month: string) => ({
  ...{ uuid, reading: `${uuid}-read`, position },
  ...{ periodStart: `2025-${month}-01`, periodEnd: `2025-${month}-28` },
});
const january = statement('january', 0, '01');
const february = statement('february', 0, '02');
const savings = statement('february', 1, '02');

const uuids = (files: readonly { uuid: string }[]) => files.map(({ uuid }) => uuid);

test('a file is covered with all of its statements alone', () => {
  const all = [january, february, savings];
  expect(uuids(coveredFiles([january, february], all, {}))).toEqual(['january']);
  expect(coveredFiles(all, all, {})).toEqual([
    { uuid: 'january', version: 'january-read' },
    { uuid: 'february', version: 'february-read' },
  ]);
});

test('a file is covered with all of its days alone', () => {
  const all = [january, february];
  expect(uuids(coveredFiles(all, all, { from: '2025-01-02' }))).toEqual(['february']);
  expect(uuids(coveredFiles(all, all, { from: '2025-01-01', to: '2025-02-27' }))).toEqual(['january']);
});

test('a file whose days are not known is covered by an export without bounds alone', () => {
  const all = [{ ...january, periodStart: null, periodEnd: null }];
  expect(uuids(coveredFiles(all, all, {}))).toEqual(['january']);
  expect(coveredFiles(all, all, { to: '2025-12-31' })).toEqual([]);
});

test('a file that was corrected meanwhile is another reading', () => {
  expect(coveredFiles([january], [{ ...january, reading: 'corrected' }], {})).toEqual([]);
});
