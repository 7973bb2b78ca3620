/** The part of the list that survives a reload. */
import { beforeEach, expect, test } from 'vitest';
import { Failure } from '../api/failure.ts';
import type { File as UploadedFile } from '../api/types.ts';
import type { Item, ItemState } from './items.ts';
import { keep, kept } from './kept.ts';

const file = { uuid: 'a', pages: 2 } as UploadedFile;
const item = (state: ItemState): Item => ({ id: 1, name: 'may.pdf', bytes: 1, state });

let stored: Map<string, string>;
let storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
beforeEach(() => {
  stored = new Map();
  storage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => stored.set(key, value),
    removeItem: (key) => stored.delete(key),
  };
});

function again(state: ItemState): ItemState[] {
  keep({ owner: null, items: [item(state)] }, storage);
  return kept(storage).items.map((each) => each.state);
}

test('a file that is converted is still there', () => {
  const done: ItemState = { step: 'done', file, jobId: 'j' };
  expect(again(done)).toEqual([done]);
});

test('a picture cannot be joined any more: its bytes were in the page', () => {
  keep({ owner: null, items: [{ ...item({ step: 'ready', file }), addition: 7 }] }, storage);
  expect(kept(storage).items).toEqual([item({ step: 'ready', file })]);
});

test('a file that was being uploaded is not: its bytes were in the page', () => {
  expect(again({ step: 'uploading', share: 0.4 })).toEqual([]);
});

test('a file whose start was not answered may be started again', () => {
  expect(again({ step: 'converting', file, jobId: null, pagesDone: 0, queued: true })).toEqual([
    { step: 'ready', file },
  ]);
});

test('after a wrong password, the prompt is shown again', () => {
  const failure = new Failure('PASSWORD_INCORRECT', 'Wrong.');
  expect(again({ step: 'locked', file, trying: true, failure })).toEqual([
    { step: 'locked', file, trying: false, failure: null },
  ]);
});

test.each(['{', '{"version":0,"items":[1]}'])('unreadable data counts as nothing: %s', (text) => {
  stored.set('ledgerize.convert', text);
  expect(kept(storage)).toEqual({ owner: null, items: [] });
});

test('the owner of the list is kept with it', () => {
  keep({ owner: 'anna@example.com', items: [item({ step: 'ready', file })] }, storage);
  expect(kept(storage).owner).toBe('anna@example.com');
});
