/** Finds amounts among the words of a line, before it is known which mark is the decimal one. */
import {
  type Affixes,
  mayBeNumber,
  type NumberToken,
  plainDigits,
  prefixAlone,
  readNumberToken,
  suffixAlone,
} from './affixes.ts';
import { centsOf, type DecimalMark, type Decimals, decimalsOf, minorUnitsOf, NO_CENTS } from './digits.ts';

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
  /** ISO code where a code or an unambiguous symbol is attached */
  readonly currency: string | null;
  /** that code or symbol as printed: "$", "kr", "EUR" */
  readonly symbol: string | null;
  /** a word or dash that stands for zero */
  readonly nil: boolean;
  /** how many decimals it has under each mark; null where it is no amount under that mark */
  readonly decimals: Decimals;
  /** it has no decimals under either mark, nor a dash in their place */
  readonly whole: boolean;
}

/** The widest gap inside one amount, in em: a space of a monospaced font is 0.6. */
const WIDEST_INNER_GAP = 0.65;
/** The widest gap between an amount and its currency or marker, in em. */
const WIDEST_AFFIX_GAP = 1;
/** Longer runs of digits without marks are references. */
const LONGEST_BARE = 12;

const NIL = /^(?:[-–—−]{1,3}|nil|nihil|-[.,]--?|[.,]-{2})$/i;
const LONGEST_NIL = 5;
const NIL_BEGINS: ReadonlySet<number> = new Set(Array.from('-–—−nN.,', (char) => char.charCodeAt(0)));
const GROUP_START = /^\d{1,3}$/;
const GROUP_NEXT = /^\d{3}(?!\d)/;
const FOUR_DIGITS = /^\d{4}$/;

/** Given a line's tokens and (where known) the gap before each in em, returns its amounts, left to right. */
export function amountsIn(tokens: readonly string[], gaps?: readonly number[]): AmountToken[] {
  const found: AmountToken[] = [];
  const line: Line = { tokens, gaps };
  let free = 0;
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i];
    const amount = mayBeNumber(token) ? amountAt(line, i, free) : null;
    if (amount) {
      while (found.length > 0 && found[found.length - 1].from >= amount.from) found.pop();
      found.push(amount);
      free = i = amount.to;
      continue;
    }
    const run = fourDigitRun(tokens, i);
    if (run > 0) {
      free = i += run;
      continue;
    }
    if (isNil(token)) found.push(nilAt(token, i));
    i++;
  }
  return found;
}

/** True for a word or a dash that stands for zero. */
const isNil = (token: string): boolean =>
  token.length <= LONGEST_NIL && NIL_BEGINS.has(token.charCodeAt(0)) && NIL.test(token);

/** Returns an amount's absolute value in minor units; null if it is none under the mark, too fine or too long. */
export function minorUnits(token: AmountToken, mark: DecimalMark, decimals: number): number | null {
  if (token.nil) return 0;
  if (token.decimals[mark] === null) return null;
  return minorUnitsOf(plainDigits(token.digits), mark, decimals);
}

interface Line {
  readonly tokens: readonly string[];
  readonly gaps: readonly number[] | undefined;
}

const isNear = (line: Line, i: number, widest: number): boolean =>
  line.gaps === undefined || (line.gaps[i] ?? 0) <= widest;

/** Most amounts of a paper: in a column of their own, with cents, and nothing around the digits. Null for others. */
function amountApart(line: Line, i: number): AmountToken | null {
  const { tokens, gaps } = line;
  if (gaps === undefined || gaps[i] <= WIDEST_AFFIX_GAP || gaps[i + 1] <= WIDEST_AFFIX_GAP) return null;
  const token = tokens[i];
  const decimals = centsOf(token);
  if (decimals === null) return null;
  return plainToken(token, i, decimals, false);
}

/** The amount whose digits begin at token `i`, with a prefix not before token `free`. */
function amountAt(line: Line, i: number, free: number): AmountToken | null {
  const apart = amountApart(line, i);
  if (apart) return apart;
  const first = readNumberToken(line.tokens[i]);
  if (!first || fourDigitRun(line.tokens, i) > 0) return null;
  const joined = joinGroups(line, i, first);
  const { number } = joined;
  const decimals = decimalsOf(plainDigits(number.digits));
  if (decimals['.'] === null && decimals[','] === null) return null;
  if (!isAmountLike(number)) return null;
  const from = takePrefix(line, i, free, number);
  const to = takeSuffix(line, joined.to, number);
  if (to === null) return null;
  const brackets = number.opened && number.closed;
  const open = number.opened !== number.closed;
  return {
    from,
    to,
    digitsFrom: i,
    digitsTo: joined.to,
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

/** Joins "1" "234" "567,89" into one number; the groups after the first have three digits and stand near. */
function joinGroups(line: Line, i: number, first: NumberToken): { number: NumberToken; to: number } {
  let to = i + 1;
  if (!GROUP_START.test(first.digits) || first.digits.startsWith('0') || hasTail(first)) return { number: first, to };
  let number = first;
  while (to < line.tokens.length && isNear(line, to, WIDEST_INNER_GAP)) {
    const next = readNumberToken(line.tokens[to]);
    if (!next || !GROUP_NEXT.test(next.digits) || hasHead(next)) break;
    const digits = `${number.digits} ${next.digits}`;
    const decimals = decimalsOf(plainDigits(digits));
    if (decimals['.'] === null && decimals[','] === null) break;
    number = { ...mergeAffixes(number, next), digits, stopped: next.stopped };
    to++;
    if (hasTail(next) || !/^\d{3}$/.test(next.digits)) break;
  }
  return { number, to };
}

const hasTail = (number: NumberToken): boolean =>
  number.closed || number.marker !== null || number.notation === 'trailing' || number.stopped;

const hasHead = (number: NumberToken): boolean => number.opened || number.notation === 'leading';

function mergeAffixes(head: NumberToken, tail: NumberToken): Affixes {
  return {
    sign: head.sign ?? tail.sign,
    notation: head.notation ?? tail.notation,
    opened: head.opened || tail.opened,
    closed: head.closed || tail.closed,
    marker: tail.marker,
    currency: head.symbol !== null ? head.currency : tail.currency,
    symbol: head.symbol ?? tail.symbol,
  };
}

/** "12.5." in a list is a date or a number of a section, and a long run of digits is a reference. */
function isAmountLike(number: NumberToken): boolean {
  if (number.stopped && /^\d{1,2}\.\d{1,2}$/.test(number.digits)) return false;
  return !/^\d+$/.test(number.digits) || number.digits.length <= LONGEST_BARE;
}

/** Takes sign, bracket and currency standing as tokens of their own before token `i`; returns where they begin. */
function takePrefix(line: Line, i: number, free: number, into: NumberToken): number {
  let from = i;
  for (let k = i - 1; k >= free && i - k <= 3; k--) {
    const token = line.tokens[k];
    const more = isNear(line, k + 1, WIDEST_AFFIX_GAP) ? prefixAlone(token) : null;
    if (!more || clashes(more, into)) break;
    // a dash between words far from the number parts them
    if (more.sign !== null && k > 0 && k >= free && line.gaps && (line.gaps[k + 1] ?? 0) > WIDEST_INNER_GAP) break;
    merge(more, into);
    from = k;
  }
  return from;
}

/** Takes tokens behind the digits that belong to the amount; returns where it ends, null if they show it is none. */
function takeSuffix(line: Line, start: number, into: NumberToken): number | null {
  let to = start;
  for (; to < line.tokens.length && to - start < 3 && isNear(line, to, WIDEST_AFFIX_GAP); to++) {
    const token = line.tokens[to];
    if (token.startsWith('%')) return null;
    const more = suffixAlone(token);
    if (!more || clashes(more, into) || belongsToNext(line, to, more)) break;
    merge(more, into);
  }
  return to;
}

/** Whether the affix at `k` belongs to the number or the text that follows it instead. */
function belongsToNext(line: Line, k: number, affix: Affixes): boolean {
  const next = line.tokens[k + 1];
  if (next === undefined) return false;
  const before = line.gaps?.[k];
  const after = line.gaps?.[k + 1];
  const nextIsNumber = readNumberToken(next) !== null;
  if (affix.marker !== null) {
    const isLetter = line.tokens[k].length === 1;
    return isLetter && !nextIsNumber && after !== undefined && after <= WIDEST_INNER_GAP && suffixAlone(next) === null;
  }
  if (!nextIsNumber)
    return affix.sign !== null && before !== undefined && after !== undefined && after <= before && /\p{L}/u.test(next);
  if (before !== undefined && after !== undefined && before !== after) return after < before;
  return affix.sign !== null || (affix.symbol !== null && !/^[A-Z]{3}$/.test(affix.symbol));
}

function clashes(more: Affixes, into: Affixes): boolean {
  return (
    (more.sign !== null && into.sign !== null) ||
    (more.marker !== null && into.marker !== null) ||
    (more.symbol !== null && into.symbol !== null) ||
    (more.opened && into.opened) ||
    (more.closed && (into.closed || !into.opened))
  );
}

function merge(more: Affixes, into: Affixes): void {
  into.sign ??= more.sign;
  into.notation ??= more.notation;
  into.marker ??= more.marker;
  into.opened ||= more.opened;
  into.closed ||= more.closed;
  into.currency ??= more.currency;
  into.symbol ??= more.symbol;
}

/** How many groups of four digits of a card or account number begin at `i`; 0 where fewer than three. */
function fourDigitRun(tokens: readonly string[], i: number): number {
  if (tokens[i].length !== 4) return 0;
  let length = 0;
  while (FOUR_DIGITS.test(tokens[i + length] ?? '')) length++;
  return length >= 3 ? length : 0;
}

const nilAt = (token: string, at: number): AmountToken => plainToken(token, at, { '.': 0, ',': 0 }, true);

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
