import { expect, test } from 'vitest';
import { type Held, HeldResults } from './held.ts';

const result = (handle: string, bytes = 1) => ({ handle, bytes, path: `/${handle}.pdf` }) as Omit<Held, 'number'>;
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
