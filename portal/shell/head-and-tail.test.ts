import { expect, test } from 'vitest';
import { headAndTail } from './head-and-tail.ts';

test('the end of a name stays whole: it tells the months of an account apart', () => {
  expect(headAndTail('1-Alder_Statement_2025-03.pdf')).toEqual({ head: '1-Alder_Stateme', tail: 'nt_2025-03.pdf' });
});

test('a short name has nothing to cut', () => {
  expect(headAndTail('may.pdf')).toEqual({ head: '', tail: 'may.pdf' });
  expect(headAndTail('')).toEqual({ head: '', tail: '' });
});

test('no letter is cut in two', () => {
  const { head, tail } = headAndTail('Kontoauszu\u0308ge-2025-03.pdf');
  expect(head + tail).toBe('Kontoauszu\u0308ge-2025-03.pdf');
  expect(head.endsWith('u')).toBe(false);
});
