/** What a client may ask about waiting. */
import { expect, test } from 'vitest';
import { preferredWait } from './preferences.ts';

test.each([
  ['wait=10', 10],
  ['wait=0', 0],
  ['respond-async, wait=7', 7],
  ['WAIT = "5"; foo=bar', 5],
  ['wait=3, wait=9', 3],
])('%s is understood', (header, seconds) => {
  expect(preferredWait(header)).toBe(seconds);
});

test('more than 30 seconds becomes 30', () => {
  expect(preferredWait('wait=31')).toBe(30);
});

test.each([undefined, '', 'respond-async', 'wait', 'wait=', 'wait=-1', 'wait=1.5', 'wait=soon', 'waiting=3'])(
  '%s asks for no wait',
  (header) => {
    expect(preferredWait(header)).toBeNull();
  },
);
