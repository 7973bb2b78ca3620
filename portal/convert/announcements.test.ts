/** The announcements about files. */
import { expect, test } from 'vitest';
import type { File as UploadedFile } from '../api/types.ts';
import { news } from './announcements.ts';
import type { Item, ItemState } from './items.ts';

const item = (state: ItemState): Item => ({ id: 1, name: 'may.pdf', bytes: 1, state });
const ready = item({ step: 'ready', file: { pages: 3 } as UploadedFile });

test('a file that became ready is announced with its pages', () => {
  expect(news([item({ step: 'uploading', share: 1 })], [ready])).toEqual(['may.pdf is ready: 3 pages.']);
});

test('progress is not announced', () => {
  const uploading = (share: number) => [item({ step: 'uploading', share })];
  expect(news(uploading(0.1), uploading(0.7))).toEqual([]);
});

test('nothing is announced twice', () => {
  expect(news([ready], [ready])).toEqual([]);
});
