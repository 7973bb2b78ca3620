/** The running conversions as a whole. */
import { expect, test } from 'vitest';
import type { File as UploadedFile } from '../api/types.ts';
import type { Item, ItemState } from './items.ts';
import { outcomeOf, progressOf } from './work.ts';

const file = (uuid: string, pages: number) => ({ uuid, pages }) as UploadedFile;
const item = (id: number, state: ItemState): Item => ({ id, name: `${id}.pdf`, bytes: 1, state });
const converting = (id: number, pagesDone: number, pages: number) =>
  item(id, { step: 'converting', file: file(`${id}`, pages), jobId: 'j', pagesDone, queued: false });
const done = (id: number, jobId: string, pages: number) =>
  item(id, { step: 'done', file: file(`${id}`, pages), jobId });
const failed = item(7, { step: 'failed', file: file('7', 1), fault: { code: 'NO_TRANSACTIONS', message: '' } });

test('the progress counts the pages of running conversions, also of their files that are done', () => {
  expect(progressOf([converting(1, 1, 4), done(2, 'j', 6), done(3, 'earlier', 9), failed])).toEqual({
    done: 7,
    total: 10,
  });
});

test('without a running conversion there is no progress', () => {
  expect(progressOf([done(3, 'earlier', 9), failed])).toBeNull();
});

test('the outcome counts the files that were in work, and no others', () => {
  expect(outcomeOf([done(1, 'j', 1), done(2, 'earlier', 1), failed], new Set([1, 7]))).toEqual({
    converted: 1,
    failed: 1,
  });
});

test('cancelled conversions have no outcome', () => {
  expect(outcomeOf([item(1, { step: 'ready', file: file('a', 1) })], new Set([1]))).toBeNull();
});
