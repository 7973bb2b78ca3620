/** The contents of a link. */
import { expect, test } from 'vitest';
import { linkToken } from './link-token.ts';

test('the token of a link is behind the #', () => {
  expect(linkToken('#token=mq7Xc2-_')).toBe('mq7Xc2-_');
});

test.each(['', '#', '#token=', '#other=1'])('a link that ends in "%s" has none', (fragment) => {
  expect(linkToken(fragment)).toBeNull();
});
