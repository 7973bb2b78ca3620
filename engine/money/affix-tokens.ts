/** Takes the signs, currencies and markers that are tokens of their own before and behind the digits of an amount. */
import { itemAt } from '../model/lists.ts';
import { type Affixes, type NumberToken, prefixAlone, readNumberToken, suffixAlone } from './affixes.ts';

/** The widest gap inside one amount, in em: a space of a monospaced font is 0.6. */
export const WIDEST_INNER_GAP = 0.65;
/** The widest gap between an amount and its currency or marker, in em. */
export const WIDEST_AFFIX_GAP = 1;
/** A sign, a bracket and a currency are the most that is on one side of the digits. */
const MOST_AFFIXES = 3;

/** The tokens of a line, and the gap before each, in em. */
export interface Line {
  readonly tokens: readonly string[];
  readonly gaps: readonly number[] | undefined;
}

export const isNear = (line: Line, i: number, widest: number): boolean =>
  line.gaps === undefined || (line.gaps[i] ?? 0) <= widest;

/** Takes sign, bracket and currency that are tokens of their own before token `i`; returns where they begin. */
export function takePrefix(line: Line, i: number, free: number, into: NumberToken): number {
  let from = i;
  for (let k = i - 1; k >= free && i - k <= MOST_AFFIXES; k--) {
    const token = itemAt(line.tokens, k);
    const more = isNear(line, k + 1, WIDEST_AFFIX_GAP) ? (prefixAlone(token) ?? sideBefore(token, into)) : null;
    if (!more || clashes(more, into)) break;
    // a dash between words far from the number parts them
    if (more.sign !== null && k > 0 && line.gaps && (line.gaps[k + 1] ?? 0) > WIDEST_INNER_GAP) break;
    merge(more, into);
    from = k;
  }
  return from;
}

/** The mark of a side before a symbol: "CR £12.50". Before bare digits it may end a text: "TRANSFER CR 12.50". */
function sideBefore(token: string, { symbol }: NumberToken): Affixes | null {
  const more = symbol !== null && SIDE.test(token) ? suffixAlone(token) : null;
  return more?.marker ? more : null;
}

const SIDE = /^[CD]R$/i;

/** Takes tokens behind the digits that belong to the amount; returns where it ends, null if it is not an amount. */
export function takeSuffix(line: Line, start: number, into: NumberToken): number | null {
  let to = start;
  for (; to < line.tokens.length && to - start < MOST_AFFIXES && isNear(line, to, WIDEST_AFFIX_GAP); to++) {
    const token = itemAt(line.tokens, to);
    if (token.startsWith('%')) return null;
    const parted = partedSymbol(line, to);
    const more = parted ?? suffixAlone(token);
    if (!more || clashes(more, into) || (!parted && belongsToNext(line, to, more))) break;
    merge(more, into);
    if (parted) to++;
  }
  return to;
}

/** The symbol that a letter and the next token are, "F CFA"; null for others. */
function partedSymbol(line: Line, at: number): Affixes | null {
  const [letter = '', rest = ''] = [line.tokens[at], line.tokens[at + 1]];
  if (letter.length > 1 || rest.length < LEAST_REST || !isNear(line, at + 1, WIDEST_INNER_GAP)) return null;
  const more = suffixAlone(letter + rest);
  return more !== null && more.symbol === letter + rest ? more : null;
}

/** Shorter tokens behind a letter are words of their own. */
const LEAST_REST = 3;

/** Whether the affix at `k` belongs to the number or the text that follows it instead. */
function belongsToNext(line: Line, k: number, affix: Affixes): boolean {
  const next = line.tokens[k + 1];
  if (next === undefined) return false;
  const before = line.gaps?.[k];
  const after = line.gaps?.[k + 1];
  const nextIsNumber = readNumberToken(next) !== null;
  if (affix.marker !== null) {
    const isLetter = itemAt(line.tokens, k).length === 1;
    return isLetter && !nextIsNumber && after !== undefined && after <= WIDEST_INNER_GAP && suffixAlone(next) === null;
  }
  const hasGaps = before !== undefined && after !== undefined;
  if (!nextIsNumber) return affix.sign !== null && hasGaps && after <= before && /\p{L}/u.test(next);
  if (hasGaps && before !== after) return after < before;
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

export function merge(more: Affixes, into: Affixes): void {
  into.sign ??= more.sign;
  into.notation ??= more.notation;
  into.marker ??= more.marker;
  into.opened ||= more.opened;
  into.closed ||= more.closed;
  if (into.symbol === null) into.currency = more.currency;
  into.symbol ??= more.symbol;
}
