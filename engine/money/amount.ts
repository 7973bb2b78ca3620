/** Finds amounts among the words of a line, before it is known which mark is the decimal one. */
import { itemAt } from '../model/lists.ts';
import {
  isNear,
  type Line,
  merge,
  takePrefix,
  takeSuffix,
  WIDEST_AFFIX_GAP,
  WIDEST_INNER_GAP,
} from './affix-tokens.ts';
import { type NumberToken, readNumberToken } from './affixes.ts';
import { centsOf, type DecimalMark, type Decimals, decimalsOf, minorUnitsOf, NO_CENTS } from './digits.ts';
import { mayBeNumber, plainDigits } from './number-characters.ts';

export type { DecimalMark } from './digits.ts';

/** An amount as printed. */
export interface AmountToken {
  /** token range [from, to) in the scanned tokens, with sign, currency and marker */
  readonly from: number;
  readonly to: number;
  /** token range [digitsFrom, digitsTo) of the digits alone */
  readonly digitsFrom: number;
  readonly digitsTo: number;
  /** as printed, tokens joined by a space */
  readonly text: string;
  /** digits with marks as printed, no sign, no currency: "1,234.56", "1 234,56", "12,-" */
  readonly digits: string;
  /** the printed sign; brackets mean '-' */
  readonly sign: '+' | '-' | null;
  readonly notation: 'leading' | 'trailing' | 'brackets' | null;
  /** letters beside it that say the side, in upper case: "DR", "CR", "S", "BIJ" */
  readonly marker: string | null;
  /** ISO code if a code or an unambiguous symbol is attached */
  readonly currency: string | null;
  /** that code or symbol as printed: "$", "kr", "EUR" */
  readonly symbol: string | null;
  /** a word or dash that means zero */
  readonly nil: boolean;
  /** how many decimals it has under each mark; null if it is not an amount under that mark */
  readonly decimals: Decimals;
  /** it has no decimals under either mark, nor a dash in their place */
  readonly whole: boolean;
  /** it stands where amounts do, on a paper whose amounts are whole numbers: a short one is money, too */
  readonly apart?: boolean;
}

/** Longer runs of digits without marks are references. */
const LONGEST_BARE = 12;

const NIL = /^(?:[-–—−]{1,3}|nil|nihil|-[.,]--?|[.,]-{2})$/i;
const LONGEST_NIL = 5;
const NIL_BEGINS: ReadonlySet<number> = new Set(Array.from('-–—−nN.,', (char) => char.charCodeAt(0)));
const NO_DECIMALS: Decimals = { '.': 0, ',': 0 };
const GROUP_START = /^\d{1,3}$/;
const GROUP_NEXT = /^\d{3}(?!\d)/;
const FOUR_DIGITS = /^\d{4}$/;
const GROUP_DIGITS = 4;
const LEAST_GROUPS = 3;

/** Given a line's tokens and (where known) the gap before each in em, returns its amounts, left to right. */
export function amountsIn(tokens: readonly string[], gaps?: readonly number[]): AmountToken[] {
  const found: AmountToken[] = [];
  const line: Line = { tokens, gaps };
  let free = 0;
  for (let i = 0; i < tokens.length; ) {
    const token = itemAt(tokens, i);
    const amount = mayBeNumber(token) ? amountAt(line, i, free) : null;
    if (amount) {
      while ((found.at(-1)?.from ?? -1) >= amount.from) found.pop();
      found.push(amount);
      free = i = amount.to;
      continue;
    }
    const run = fourDigitRun(tokens, i);
    if (run > 0) {
      free = i += run;
      continue;
    }
    if (isNil(token)) found.push(plainToken(token, i, NO_DECIMALS, true));
    i++;
  }
  return found;
}

/** True for a word or a dash that means zero. */
const isNil = (token: string): boolean =>
  token.length <= LONGEST_NIL && NIL_BEGINS.has(token.charCodeAt(0)) && NIL.test(token);

/** Returns an amount's absolute value in minor units; null if it is not one under the mark, too fine or too long. */
export function minorUnits(token: AmountToken, mark: DecimalMark, decimals: number): number | null {
  if (token.nil) return 0;
  if (token.decimals[mark] === null) return null;
  return minorUnitsOf(plainDigits(token.digits), mark, decimals);
}

/** Most amounts of a paper: in a column of their own, with cents, and nothing around the digits. Null for others. */
function amountApart(line: Line, i: number): AmountToken | null {
  const token = itemAt(line.tokens, i);
  const isLast = i + 1 === line.tokens.length;
  if (isNear(line, i, WIDEST_AFFIX_GAP) || (!isLast && isNear(line, i + 1, WIDEST_AFFIX_GAP))) return null;
  const decimals = centsOf(token);
  return decimals && plainToken(token, i, decimals, false);
}

/** The amount whose digits begin at token `i`, with a prefix not before token `free`. */
function amountAt(line: Line, i: number, free: number): AmountToken | null {
  const apart = amountApart(line, i);
  if (apart) return apart;
  const number = readNumberToken(itemAt(line.tokens, i));
  if (!number || fourDigitRun(line.tokens, i) > 0) return null;
  const digitsTo = joinGroups(line, i, number);
  const decimals = decimalsOf(plainDigits(number.digits));
  if (!isNumber(decimals) || !isAmountLike(number)) return null;
  const from = takePrefix(line, i, free, number);
  const to = takeSuffix(line, digitsTo, number);
  if (to === null) return null;
  const brackets = number.opened && number.closed;
  const open = number.opened !== number.closed;
  return {
    from,
    to,
    digitsFrom: i,
    digitsTo,
    text: line.tokens.slice(from, to).join(' '),
    digits: number.digits,
    sign: brackets && !open ? '-' : number.sign,
    notation: brackets ? 'brackets' : number.notation,
    marker: number.marker,
    currency: number.currency,
    symbol: number.symbol,
    nil: false,
    decimals,
    whole: !decimals['.'] && !decimals[','] && !NO_CENTS.test(number.digits),
  };
}

/** Joins "1" "234" "567,89" into the first; groups behind it have three digits and are near. Returns where they end. */
function joinGroups(line: Line, i: number, number: NumberToken): number {
  let to = i + 1;
  if (!GROUP_START.test(number.digits) || number.digits.startsWith('0') || hasTail(number)) return to;
  while (to < line.tokens.length && isNear(line, to, WIDEST_INNER_GAP)) {
    const next = readNumberToken(itemAt(line.tokens, to));
    if (!next || !GROUP_NEXT.test(next.digits) || hasHead(next)) break;
    const digits = `${number.digits} ${next.digits}`;
    if (!isNumber(decimalsOf(plainDigits(digits)))) break;
    merge(next, number);
    Object.assign(number, { digits, stopped: next.stopped });
    to++;
    if (hasTail(next) || !/^\d{3}$/.test(next.digits)) break;
  }
  return to;
}

const isNumber = (decimals: Decimals): boolean => decimals['.'] !== null || decimals[','] !== null;

const hasTail = (number: NumberToken): boolean =>
  number.closed || number.marker !== null || number.notation === 'trailing' || number.stopped;

const hasHead = (number: NumberToken): boolean => number.opened || number.notation === 'leading';

/** "12.5." in a list is a date or a number of a section, and a long run of digits is a reference. */
function isAmountLike(number: NumberToken): boolean {
  if (number.stopped && /^\d{1,2}\.\d{1,2}$/.test(number.digits)) return false;
  return number.digits.length <= LONGEST_BARE || !/^\d+$/.test(number.digits);
}

/** How many groups of four digits of a card or account number begin at `i`; 0 if there are fewer than three. */
function fourDigitRun(tokens: readonly string[], i: number): number {
  if (tokens[i]?.length !== GROUP_DIGITS) return 0;
  let length = 0;
  while (FOUR_DIGITS.test(tokens[i + length] ?? '')) length++;
  return length >= LEAST_GROUPS ? length : 0;
}

/** An amount of one token with nothing beside it. */
function plainToken(token: string, at: number, decimals: AmountToken['decimals'], nil: boolean): AmountToken {
  return {
    from: at,
    to: at + 1,
    digitsFrom: at,
    digitsTo: at + 1,
    text: token,
    digits: token,
    sign: null,
    notation: null,
    marker: null,
    currency: null,
    symbol: null,
    nil,
    decimals,
    whole: false,
  };
}
