/** Divides a token with digits into what is before them, the digits, and what is after: "-$5.00CR". */
import { endsNumbers, markerBesideAmount } from '../lexicon/headings/markers.ts';
import { remembered } from '../lexicon/phrases/remembered.ts';
import { onlyOf } from '../model/lists.ts';
import { currenciesOfSymbol, currencyCode } from './currencies.ts';
import { mayBeNumber, plainDigits } from './number-characters.ts';

/** What surrounds the digits of an amount; each part at most once. */
export interface Affixes {
  sign: '+' | '-' | null;
  notation: 'leading' | 'trailing' | null;
  /** brackets opened before the digits, and closed after them */
  opened: boolean;
  closed: boolean;
  marker: string | null;
  currency: string | null;
  symbol: string | null;
}

export interface NumberToken extends Affixes {
  /** digits and marks as printed, or "12,-" */
  digits: string;
  /** a sentence ended right behind it: "12.50." */
  stopped: boolean;
}

const MINUS = /^[-−–—‐‑﹣△▲]/;
const PLUS = /^\+/;
const OPEN = /^[([<]/;
const CLOSE = /^[)\]>]/;
/** Stars fill the space before the amount of a cheque, or point to a footnote. */
const STAR = /^\*+/;
const CORE = /^\d(?:[\d.,'’´` \u00a0\u2007\u2009\u202f]*\d)?/;
/** Most numbers: nothing is around their digits. */
const DIGITS_ALONE = /^\d(?:[\d.,]*\d)?$/;
/** "12,-" "12.—": no cents. */
const NO_CENTS = /^[.,][-–—]{1,2}(?![\d])/;
/** No-break spaces and marks of writing direction do not part a token into words. */
const HARD_SPACES = /[\u00a0\u2007\u2009\u200e\u200f\u202a-\u202f\u061c\u2066-\u2069]/g;

const noAffixes = (): Affixes => ({
  sign: null,
  notation: null,
  opened: false,
  closed: false,
  marker: null,
  currency: null,
  symbol: null,
});

const numberOf = (digits: string): NumberToken => Object.assign(noAffixes(), { digits, stopped: false });

/** "=$12.50" below "+$2.50": what the figures of a summary come to. */
const EQUALS = /^=(?=.)/;

/** Given a token, returns its parts if it is a number with what may surround an amount, else null. */
export function readNumberToken(printed: string): NumberToken | null {
  if (!mayBeNumber(printed)) return null;
  if (DIGITS_ALONE.test(printed)) return numberOf(printed);
  const token = plainDigits(printed);
  let first = token.search(/\d/);
  if (first < 0) return null;
  const isFraction = beginsWithMark(token, first);
  if (isFraction && !currenciesOfSymbol(token.slice(0, first)).length) first -= 1;
  const head = token.slice(0, first);
  const isMarkFirst = isFraction && /\D/.test(token.charAt(first));
  const core = (isMarkFirst ? FRACTION : CORE).exec(token.slice(first));
  if (!core) return null;
  let digits = core[0];
  let tail = token.slice(first + digits.length);
  const number = numberOf(digits);
  if (head !== '' && !readHead(head, number)) return null;
  if (tail === '') return number;
  const noCents = NO_CENTS.exec(tail);
  if (noCents) {
    digits += noCents[0];
    tail = tail.slice(noCents[0].length);
  }
  number.digits = digits;
  number.stopped = /^[.,;:]$/.test(tail);
  if (!number.stopped && !readTail(tail, number)) return null;
  return isReference(number, tail) ? null : number;
}

/** True for bare digits with letters behind them with which numbers of references end. */
const isReference = ({ digits, marker }: NumberToken, tail: string): boolean =>
  /^\p{L}/u.test(tail) && /^\d+$/.test(digits) && marker !== null && endsNumbers(marker);

/** ".50": the digits of a fraction alone. */
const FRACTION = /^[.,]\d+/;

/** True if a decimal mark is before the first digit, and no letter before that. */
function beginsWithMark(token: string, first: number): boolean {
  const before = token[first - 1];
  return (before === '.' || before === ',') && !/\p{L}/u.test(token[first - 2] ?? '');
}

/** Reads what is before the digits into `into`; false if something there cannot belong to an amount. */
function readHead(head: string, into: Affixes): boolean {
  let rest = head.replace(HARD_SPACES, '').replace(EQUALS, '');
  while (rest !== '') {
    const length =
      lengthOf(STAR, rest) ||
      readSign(rest, 'leading', into) ||
      readBracket(rest, 'opened', into) ||
      readCurrency(rest, into);
    if (length === 0) return false;
    rest = rest.slice(length);
  }
  return true;
}

const lengthOf = (pattern: RegExp, text: string): number => pattern.exec(text)?.[0].length ?? 0;

/** Reads a sign, "-" or "(-)", at the start of `text`; returns its length, 0 if there is none or one was read. */
function readSign(text: string, notation: 'leading' | 'trailing', into: Affixes): number {
  const [printed, sign] = /^\(([^)])\)/.exec(text) ?? [text.charAt(0), text];
  const isMinus = MINUS.test(sign ?? '');
  if (into.sign !== null || (!isMinus && !PLUS.test(sign ?? ''))) return 0;
  into.sign = isMinus ? '-' : '+';
  into.notation = notation;
  return printed.length;
}

/** The same for a bracket. */
function readBracket(text: string, side: 'opened' | 'closed', into: Affixes): number {
  if (into[side] || !(side === 'opened' ? OPEN : CLOSE).test(text)) return 0;
  into[side] = true;
  return 1;
}

/** The same for letters that say the side. */
function readMarker(text: string, into: Affixes): number {
  const printed = /^[([]?\p{L}+[)\]]?/u.exec(text)?.[0] ?? '';
  if (printed === '' || into.marker !== null || currencyCode(printed)) return 0;
  const marker = markerBesideAmount(printed);
  // the S of "S$" does not mean Soll
  const isOfSymbol =
    into.symbol === null &&
    /^\p{Sc}/u.test(text.slice(printed.length)) &&
    currenciesOfSymbol(text.slice(0, printed.length + 1)).length > 0;
  if (!marker || isOfSymbol) return 0;
  into.marker = marker;
  return printed.length;
}

/** Reads what is after the digits into `into`; false if something there cannot belong to an amount. */
function readTail(tail: string, into: Affixes): boolean {
  let rest = tail.replace(HARD_SPACES, '');
  while (rest !== '' && !/^[.;:]$/.test(rest)) {
    const length =
      readMarker(rest, into) ||
      readSign(rest, 'trailing', into) ||
      readBracket(rest, 'closed', into) ||
      lengthOf(STAR, rest) ||
      readCurrency(rest, into);
    if (length === 0) return false;
    rest = rest.slice(length);
  }
  return true;
}

/** Most characters that a symbol or code has: "BDS$", "Kshs.". */
const LONGEST_SYMBOL = 5;

/** Reads a code or symbol at the start of `text`; returns its length, 0 if there is none or one was read before. */
function readCurrency(text: string, into: Affixes): number {
  if (into.symbol !== null) return 0;
  for (let length = Math.min(LONGEST_SYMBOL, text.length); length > 0; length--) {
    const symbol = text.slice(0, length);
    // a word is taken whole: the R of "REF" is no rand
    if (/\p{L}$/u.test(symbol) && /^\p{L}/u.test(text.slice(length)) && !currencyCode(symbol)) continue;
    const code = currencyCode(symbol);
    const codes = code ? [code] : currenciesOfSymbol(symbol);
    if (codes.length === 0) continue;
    into.symbol = symbol;
    into.currency = onlyOf(codes);
    return length;
  }
  return 0;
}

/** "(Credit)" is the longest word that is an affix of its own. */
const LONGEST_AFFIX = 8;

/** Given a token without digits, returns what it says as the prefix of an amount that follows, or null. */
export const prefixAlone = affixesBy(readHead);

/** Given a token without digits, returns what it says as the suffix of an amount before it, or null. */
export const suffixAlone = affixesBy(readTail);

function affixesBy(read: (text: string, into: Affixes) => boolean): (token: string) => Affixes | null {
  const affixesOf = remembered((token) => {
    const affixes = noAffixes();
    return read(token, affixes) ? affixes : null;
  });
  return (token) => (token.length > LONGEST_AFFIX || /\d/.test(token) ? null : affixesOf(token));
}
