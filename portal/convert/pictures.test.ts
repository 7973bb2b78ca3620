/** Which pictures may be the pages of one statement, and in which order. */
import { expect, test } from 'vitest';
import type { File as UploadedFile } from '../api/types.ts';
import type { Item, ItemState } from './items.ts';
import { inPageOrder, isPicture, isTaken, joinable } from './pictures.ts';

const READY: ItemState = { step: 'ready', file: { uuid: 'a', pages: 1 } as UploadedFile };
const item = (id: number, name: string, addition?: number, state: ItemState = READY): Item => ({
  id,
  name,
  bytes: 1,
  state,
  ...(addition !== undefined && { addition }),
});
const named = (items: readonly Item[]) => joinable(items).map((each) => each.items.map(({ name }) => name));

test('pictures that were added together are offered as pages, in the order of their numbers', () => {
  const items = [item(1, 'p10.jpg', 1), item(2, 'p9.jpg', 1), item(3, 'P1.png', 1, { step: 'waiting' })];
  expect(named(items)).toEqual([['P1.png', 'p9.jpg', 'p10.jpg']]);
});

test('pictures of two additions are offered apart, and a picture alone is not', () => {
  const items = [
    item(1, 'a.jpg', 1),
    item(2, 'b.jpg', 2),
    item(3, 'c.jpg', 2),
    item(4, 'd.jpg', 1),
    item(5, 'e.jpg', 3),
  ];
  expect(named(items)).toEqual([
    ['a.jpg', 'd.jpg'],
    ['b.jpg', 'c.jpg'],
  ]);
});

test('what is refused, in work or no picture is not offered', () => {
  const done: ItemState = { step: 'done', file: { uuid: 'a' } as UploadedFile, jobId: 'j' };
  expect(named([item(1, 'a.jpg', 1), item(2, 'b.jpg', 1, done), item(3, 'c.pdf')])).toEqual([]);
});

test('more pictures than one file takes are not offered', () => {
  const many = Array.from({ length: 101 }, (_, index) => item(index, `${index}.jpg`, 1));
  expect(named(many)).toEqual([]);
  expect(named(many.slice(1))).toHaveLength(1);
});

test.each([
  ['a.JPG', true, true],
  ['a.tiff', true, true],
  ['a.pdf', false, true],
  ['a.heic', false, false],
  ['jpg', false, false],
])('%s: picture %s, taken %s', (name, picture, taken) => {
  expect([isPicture({ name }), isTaken({ name })]).toEqual([picture, taken]);
});

test('the order of pages leaves the files as they are', () => {
  const files = [{ name: 'b2' }, { name: 'b10' }, { name: 'a' }];
  expect(inPageOrder(files).map(({ name }) => name)).toEqual(['a', 'b2', 'b10']);
  expect(files[0]?.name).toBe('b2');
});
