import { expect, test } from 'vitest';
import { type Held, HeldResults } from './held.ts';

type Read = Omit<Held, 'number' | 'lastRead'>;

const result = (handle: string, bytes = 1, file = handle) =>
  ({ handle, bytes, path: `/${file}.pdf`, sha256: file }) as Read;
const handles = (held: HeldResults) => held.all().map(({ handle }) => handle);

test('the least recently used is dropped, and the others keep their order', () => {
  const held = new HeldResults({ results: 3, bytes: 100 });
  for (const handle of ['a', 'b', 'c']) held.hold(result(handle));
  held.get('a');
  held.hold(result('d'));
  expect(handles(held)).toEqual(['a', 'c', 'd']);
  expect(() => held.get('b')).toThrow('No result is held under this handle');
});

test('what is held is bounded in bytes; one result is always held', () => {
  const held = new HeldResults({ results: 10, bytes: 100 });
  held.hold(result('a', 60));
  held.hold(result('b', 40));
  expect(handles(held)).toEqual(['a', 'b']);
  held.hold(result('c', 30));
  expect(handles(held)).toEqual(['b', 'c']);
  held.hold(result('huge', 500));
  expect(handles(held)).toEqual(['huge']);
  held.hold(result('small', 5));
  expect(handles(held)).toEqual(['small']);
});

test('a file that was moved is found at its new place, with its number', () => {
  const held = new HeldResults();
  const { number } = held.hold(result('a'));
  held.hold(result('b'));
  held.findAt('a', '/moved.pdf');
  expect([held.get('a').path, held.get('a').number, handles(held)]).toEqual(['/moved.pdf', number, ['a', 'b']]);
});

test('of a file that was read in several ways, the list of all has the last one only', () => {
  const held = new HeldResults();
  held.hold(result('may', 1, 'may'));
  held.hold(result('june', 1, 'june'));
  held.hold(result('may in euros', 1, 'may'));
  expect(handles(held)).toEqual(['june', 'may in euros']);
  expect(held.get('may').handle).toBe('may');
  held.findAt('may', '/may.pdf');
  expect(handles(held)).toEqual(['may', 'june']);
  held.hold({ ...result('may, as it is now', 1, 'may'), sha256: 'other contents' });
  expect(handles(held)).toEqual(['june', 'may, as it is now']);
});
