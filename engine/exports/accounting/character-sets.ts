/** Texts in the character sets of old formats: what a set lacks is written in letters that it has. */
import anyAscii from 'any-ascii';

/** What Windows-1252 has from 0x80 to 0x9f; a space for what is not assigned. */
const HIGH_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const FIRST_HIGH = 0x80;
const FIRST_LATIN = 0xa0;
const LAST_LATIN = 0xff;
const FIRST_PRINTED = 0x20;
const LAST_ASCII = 0x7e;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BYTES_OF_1252 = new Map<number, number>(
  [...HIGH_1252].flatMap((character, i) =>
    character === ' ' ? [] : [[character.charCodeAt(0), FIRST_HIGH + i] as const],
  ),
);

/** Given a text, returns it in ASCII: "Zoë Straße" is "Zoe Strasse". Line breaks and controls become spaces. */
export const asciiText = (text: string): string => anyAscii(plainSpaces(text));

/** Given a text, returns it with only what SWIFT's set X has. */
export const swiftText = (text: string): string =>
  asciiText(text).replace(/[^A-Za-z0-9/?:().,'+\- ]/g, (c) => IN_SWIFT.get(c) ?? '.');

/** What stands for a character that SWIFT's set X lacks. */
const IN_SWIFT: ReadonlyMap<string, string> = new Map([
  ['&', '+'],
  ['_', '-'],
  ['"', "'"],
  ['`', "'"],
  ['[', '('],
  [']', ')'],
  ['{', '('],
  ['}', ')'],
  ['<', '('],
  ['>', ')'],
  [';', ','],
  ['*', '.'],
  ['\\', '/'],
  ['|', '/'],
  ['@', '(at)'],
]);

/** Given a text, returns it with only what Windows-1252 has; what that lacks is written in ASCII. */
export const latinText = (text: string): string =>
  [...plainSpaces(text).normalize('NFC')]
    .map((character) => (byteOf(character.codePointAt(0) ?? 0) === undefined ? anyAscii(character) : character))
    .join('');

/** Given a text of only what Windows-1252 has, returns its bytes. */
export const windows1252 = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => byteOf(character.charCodeAt(0)) ?? UNKNOWN);

/** A question mark. */
const UNKNOWN = 0x3f;
const isLineEnd = (code: number): boolean => code === LINE_FEED || code === CARRIAGE_RETURN;

function byteOf(code: number): number | undefined {
  if ((code >= FIRST_PRINTED && code <= LAST_ASCII) || isLineEnd(code)) return code;
  if (code >= FIRST_LATIN && code <= LAST_LATIN) return code;
  return BYTES_OF_1252.get(code);
}

/** Given a text, returns it on one line, without what is no character, and without spaces at its ends. */
export const plainSpaces = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Cs}\uFFFE\uFFFF\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** Given a text and how many places there are, returns its parts: broken at spaces where that loses little. */
export function wrapped(text: string, places: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > places) {
    const space = rest.lastIndexOf(' ', places);
    // a part that is mostly empty would cost lines, and there are few
    const end = space > places / 2 ? space : places;
    parts.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? parts : [...parts, rest];
}
