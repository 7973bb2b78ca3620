import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { differences } from './compare.ts';

let folder: string;
const folders = () => ({ before: join(folder, 'before'), after: join(folder, 'after') });
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledgerize-outputs-'));
  for (const run of Object.values(folders())) mkdirSync(run);
  writeFileSync(join(folders().before, 'one.json'), '{"amount":"1.00"}');
  writeFileSync(join(folders().after, 'one.json'), '{"amount":"7.00"}');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('finds no difference between equal runs', () => {
  const digests = new Map([['one.json', 'a']]);
  expect(differences(digests, new Map(digests), folders())).toEqual([]);
});

it('shows where an output differs first', () => {
  expect(differences(new Map([['one.json', 'a']]), new Map([['one.json', 'b']]), folders())).toEqual([
    'OTHER one.json\n  - …{"amount":"1.00"}…\n  + …{"amount":"7.00"}…',
  ]);
});

it('names outputs that one run lacks, and those that were not kept', () => {
  const before = new Map([
    ['gone.csv', 'a'],
    ['other.csv', 'a'],
  ]);
  const after = new Map([
    ['other.csv', 'b'],
    ['new.csv', 'a'],
  ]);
  expect(differences(before, after, folders())).toEqual(['GONE  gone.csv', 'OTHER other.csv', 'NEW   new.csv']);
});
