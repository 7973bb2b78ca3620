/** The characters of numbers: in which scripts digits are printed, and which a token of an amount may have. */
import { ASCII_END, codesOf, isDigit, STROKE } from '../model/characters.ts';

const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u061c\u2066-\u2069]/g;
/** The first full-width form, and how far each is behind its own character of ASCII. */
const FIRST_WIDE = 0xff01;
const WIDE_OFFSET = 0xfee0;
const WIDE_FORMS = /[\uff01-\uff5e\uffe5\u0660-\u0669\u06f0-\u06f9\u066b\u066c]/g;

/** Full-width and Arabic-Indic digits and marks as ASCII ones. */
export function plainDigits(token: string): string {
  if (PRINTABLE_ASCII.test(token)) return token;
  return token.replace(DIRECTIONS, '').replace(WIDE_FORMS, (char) => {
    if (char === '\uffe5') return '¥';
    if (char === '\u066b') return '.';
    if (char === '\u066c') return ',';
    const code = char.charCodeAt(0);
    return code >= FIRST_WIDE ? String.fromCharCode(code - WIDE_OFFSET) : String(code & 0xf);
  });
}

/** No amount with its currency and marker is longer. */
const LONGEST_AMOUNT = 32;

/**
 * True if a token's characters may be an amount's: digits and marks in one run, nothing that only references, dates,
 * times and addresses hold. Cheap: most words of a page end here.
 */
export function mayBeNumber(token: string): boolean {
  if (token.length > LONGEST_AMOUNT) return false;
  let state: State = 'before';
  for (let i = 0; i < token.length; i++) {
    const code = token.charCodeAt(i);
    if (isFigure(code)) {
      if (state === 'after') return false;
      state = 'digits';
      continue;
    }
    if (isForbidden(code, state)) return false;
    if (state !== 'digits') continue;
    if (partsDigits(code, i === token.length - 1)) return false;
    if (!MARK_OR_SPACE.has(code)) state = 'after';
  }
  return state !== 'before';
}

/** Where among its characters a token is read: before, among or behind the digits. */
type State = 'before' | 'digits' | 'after';
const COLON = 0x3a;
const EQUAL = 0x3d;

/** True for what is in no amount; "=" before one is what the figures of a summary come to. */
const isForbidden = (code: number, state: State): boolean =>
  NEVER_IN_AMOUNT.has(code) && !(code === EQUAL && state === 'before');

/** True for a stroke or a colon behind digits: "S/.12.00" and "12.50:" are amounts, "1/2" and "12:30" are not. */
const partsDigits = (code: number, isLast: boolean): boolean => code === STROKE || (code === COLON && !isLast);

const OTHER_DIGITS = codesOf('０１２３４５６７８９٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹');
const isFigure = (code: number): boolean => (code < ASCII_END ? isDigit(code) : OTHER_DIGITS.has(code));

const NEVER_IN_AMOUNT = codesOf('%#@&_=?!|~\\{}');
const MARK_OR_SPACE = codesOf(":.,'’´` \u00a0\u2007\u2009\u200e\u200f\u202f\u061c\u066b\u066c\uff0c\uff0e");
