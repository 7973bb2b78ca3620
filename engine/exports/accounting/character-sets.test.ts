/** Texts in old character sets, on one line, in parts. */
import { expect, test } from 'vitest';
import { asciiText, latinText, plainSpaces, swiftText, windows1252, wrapped } from './character-sets.ts';

test.each([
  ['a\r\nb\tc', 'a b c'],
  ['  a   b ', 'a b'],
  ['\u0000\uFFFF\u200B', ''],
  ['a\uD800b', 'a b'],
  ['a\u2028b', 'a b'],
])('%j on one line is %j', (text, plain) => {
  expect(plainSpaces(text)).toBe(plain);
});

test.each([
  ['Łódź Straße', 'Lodz Strasse'],
  ['Zoë', 'Zoe'],
  ['銀行', 'YinXing'],
])('%s in ASCII is %s', (text, ascii) => {
  expect(asciiText(text)).toBe(ascii);
});

test('Windows-1252 keeps what it has', () => {
  expect(latinText('Zoë €5 – Łódź')).toBe('Zoë €5 – Lódz');
  expect([...windows1252('é€–\r\n')]).toEqual([0xe9, 0x80, 0x96, 0x0d, 0x0a]);
});

test("what SWIFT's set lacks has another character in its place", () => {
  expect(swiftText('A&B_C "D" [E] #F; {G}')).toBe("A+B-C 'D' (E) .F, (G)");
});

test('a text is broken at spaces, and none of it is lost', () => {
  const text = 'one two three four five six';
  expect(wrapped(text, 10)).toEqual(['one two', 'three four', 'five six']);
  expect(wrapped('x'.repeat(25), 10)).toEqual(['x'.repeat(10), 'x'.repeat(10), 'x'.repeat(5)]);
  expect(wrapped('', 10)).toEqual([]);
});
