import { expect, it } from 'vitest';
import type { File } from '../api/types.ts';
import { isUnproved, sorted, stateOf } from './file-state.ts';

type Status = NonNullable<File['reading']>['status'];

const FILE = { uuid: 'a', filename: 'a.pdf', createdAt: '2025-01-01' } as File;
const read = (status: Status, more: object = {}): File =>
  ({ ...FILE, reading: { status, statements: [], checked: null, ...more } }) as unknown as File;

it('what needs a look comes first, and of equals those that nobody has checked', () => {
  const mark = { by: 'Anna', at: '2025-01-02' };
  const [verified, checked, mismatch] = [read('verified'), read('mismatch', { checked: mark }), read('mismatch')];
  const failed = { ...FILE, conversion: { jobId: 'j', status: 'failed', pagesDone: 0 } } as File;
  expect(sorted([verified, checked, mismatch, failed], { by: 'state', down: false })).toEqual([
    failed,
    mismatch,
    checked,
    verified,
  ]);
  expect(sorted([verified, mismatch], { by: 'state', down: true })).toEqual([verified, mismatch]);
});

it('what is not known comes last, whichever way', () => {
  const of = (institution: string | null) => read('verified', { statements: [{ institution }] });
  const [b, none, a] = [of('Beta'), of(null), of('Alpha')];
  expect(sorted([b, none, a], { by: 'bank', down: false })).toEqual([a, b, none]);
  expect(sorted([b, none, a], { by: 'bank', down: true })).toEqual([b, a, none]);
});

it('a file is unproved unless the paper proves it or somebody has checked it', () => {
  expect([read('verified'), read('mismatch'), read('unverifiable'), FILE].map(isUnproved)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isUnproved(read('mismatch', { checked: { by: 'Anna', at: '2025-01-02' } }))).toBe(false);
});

it('a file that is read again is still what was read of it', () => {
  const conversion = { jobId: 'j', status: 'processing', pagesDone: 0 } as const;
  expect(stateOf({ ...read('mismatch'), conversion })).toBe('mismatch');
  expect(stateOf({ ...FILE, conversion })).toBe('open');
});
