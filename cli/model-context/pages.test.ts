import { expect, test } from 'vitest';
import { bounded, Walk } from './pages.ts';

const numbers = Array.from({ length: 25 }, (_, i) => i);

/** Walks a list to its end and returns its pages. */
function pagesOf<T>(entries: readonly T[], args: { readonly limit: number }): T[][] {
  const pages: T[][] = [];
  for (let cursor: string | undefined; ; ) {
    const { page, nextCursor } = new Walk('list', { ...args, cursor }).pageOf(entries);
    pages.push(page);
    if (nextCursor === null) return pages;
    cursor = nextCursor;
  }
}

test('a walk returns each entry once, in pages of the limit', () => {
  const pages = pagesOf(numbers, { limit: 10 });
  expect(pages.map((page) => page.length)).toEqual([10, 10, 5]);
  expect(pages.flat()).toEqual(numbers);
  expect(pagesOf([], { limit: 10 })).toEqual([[]]);
  expect(pagesOf(numbers, { limit: 25 })).toHaveLength(1);
});

test('a page is bounded in bytes, and an entry that is too long alone is a page', () => {
  const entries = ['x'.repeat(20_000), 'y'.repeat(20_000), 'z'.repeat(90_000), 'end'];
  expect(pagesOf(entries, { limit: 100 }).map((page) => page.map(([first]) => first))).toEqual([
    ['x'],
    ['y'],
    ['z'],
    ['e'],
  ]);
});

test('a cursor belongs to the tool and its arguments, whatever the limit and the password', () => {
  const { nextCursor } = new Walk('list', { limit: 1, text: 'a' } as { limit: number }).pageOf(numbers);
  const cursor = nextCursor ?? '';
  const again = (tool: string, args: object) => () => new Walk(tool, { cursor, limit: 5, ...args }).from;
  expect(again('list', { text: 'a', password: 'secret' })()).toEqual([0, 1]);
  expect(again('list', { text: 'b' })).toThrow('The cursor is none that this list gave');
  expect(again('other', { text: 'a' })).toThrow('The cursor is none that this list gave');
  for (const wrong of ['', 'x', Buffer.from('a.1.2').toString('base64url')])
    expect(() => new Walk('list', { cursor: wrong, limit: 5 })).toThrow('The cursor is none');
});

test('a long text is cut off', () => {
  expect(bounded('a'.repeat(1_000))).toHaveLength(1_000);
  expect(bounded('a'.repeat(1_001))).toBe(`${'a'.repeat(1_000)}…`);
});
