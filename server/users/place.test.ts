/** The places of visitors. */
import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

test.each([
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2:bbbb:0:0:7'],
  ['2001:db8::1', '2001:0DB8:0000:0000:ffff:ffff:ffff:ffff'],
  ['fe80::1%eth0', 'fe80::2%eth1'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
])('%s and %s are one place', (one, other) => {
  expect(placeOf(one)).toBe(placeOf(other));
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.8'],
  ['192.0.2.7', '192.0.2.8'],
])('%s and %s are two', (one, other) => {
  expect(placeOf(one)).not.toBe(placeOf(other));
});

test("a proxy's value that is not an address is a separate place", () => {
  expect(placeOf('unknown')).toBe('unknown');
});
