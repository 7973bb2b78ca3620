/** When a client already has what it asks for. */
import { expect, test } from 'vitest';
import { isKnown } from './conditional.ts';

const ETAG = '"abc"';

test.each(['"abc"', 'W/"abc"', '"x", "abc"', '*'])('%s knows "abc"', (header) => {
  expect(isKnown(header, ETAG)).toBe(true);
});

test.each([undefined, '', '"abcd"', 'abc', '"x", "y"'])('%s does not know "abc"', (header) => {
  expect(isKnown(header, ETAG)).toBe(false);
});
