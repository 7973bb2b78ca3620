import { expect, test } from 'vitest';
import { Failure } from './failure.ts';
import { once } from './once.ts';

const REQUEST = { ids: ['a'] };
const keys: string[] = [];
const answer = (key: string) => {
  keys.push(key);
  return Promise.resolve(key);
};
const fails = (failure: Failure) => (key: string) => {
  keys.push(key);
  return Promise.reject(failure);
};

test('a request whose answer was lost is sent again under its key', async () => {
  const lost = Failure.unreachable(new TypeError('Failed to fetch'));
  await expect(once(REQUEST, fails(lost))).rejects.toBe(lost);
  await once({ ids: ['b'] }, answer);
  const first = keys[0] ?? '';
  expect(keys[1]).not.toBe(first);
  expect(await once(REQUEST, answer)).toBe(first);
  expect(await once(REQUEST, answer)).not.toBe(first);
});

test('a request that was refused is another one when it is sent again', async () => {
  const refused = new Failure('INSUFFICIENT_CREDITS', 'Not enough credits.');
  await expect(once(REQUEST, fails(refused))).rejects.toBe(refused);
  expect(await once(REQUEST, answer)).not.toBe(keys.at(-2));
});
