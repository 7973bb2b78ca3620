/** Tells which signs and symbols beside amounts mark their side: a plus or minus in a column of its own does. */
import { type Interval, isMiddleIn, middle } from '../geometry/intervals.ts';
import { columnRole } from '../lexicon/headings/heading-roles.ts';
import { isSignMark, markerSign, SYMBOLS } from '../lexicon/headings/markers.ts';
import type { Phrase } from '../model/line.ts';
import { itemAt } from '../model/lists.ts';
import type { PlacedAmount, TokenLine } from '../model/table.ts';
import type { Word } from '../model/word.ts';
import type { AmountToken } from '../money/amount.ts';
import { isMoneyLike } from '../money/moneylike.ts';

/** Points that a mark may be beside another, or beside the heading that names them. */
const BESIDE = 8;
/** Ems: further behind its amount, a dash is an empty cell of another column. */
const WIDEST_GAP = 6;
/** Ems: a plus with something nearer behind it is part of a text. */
const TEXT_GAP = 0.65;
const HEADING = /^\(?(?:\+\/[-−–]|[-−–]\/\+|±)\)?$/;

/** True for a word whose middle is at one of the places. */
const isAt = (places: readonly Interval[], word: Word): boolean => places.some((place) => isMiddleIn(word, place));

const besideWord = ({ x0, x1 }: Word): Interval => ({ x0: x0 - BESIDE, x1: x1 + BESIDE });

/** Letters of both sides with a stroke between: "D/C", "Dr/Cr". */
const LETTERS_HEADING = /^\p{L}{1,4}\/\p{L}{1,4}$/u;

/** Returns the words that head a column of letters for both sides, if amounts have signs instead of such letters. */
function lettersHeadings(lines: readonly TokenLine[]): Word[] {
  const found = lines.flatMap(({ line: { words }, dates, amounts }) =>
    dates.length + amounts.length > 0
      ? []
      : words.filter(({ text }) => LETTERS_HEADING.test(text) && columnRole(text)?.role === 'marker'),
  );
  if (found.length === 0) return [];
  const places = found.map(besideWord);
  const isLetter = (word: Word) => /^\p{L}/u.test(word.text) && isAt(places, word) && markerSign(word.text) !== null;
  const haveLetters = lines.some(({ amounts, line: { words } }) => amounts.length > 0 && words.some(isLetter));
  return haveLetters ? [] : found;
}

/**
 * Returns the lines with a plus or minus behind an amount as its marker, at places where a plus is alone behind an
 * amount, or below "+/-" or a "D/C" without letters. Elsewhere a dash is an empty cell.
 */
export function withMarks(printed: readonly TokenLine[]): readonly TokenLine[] {
  const lines = withMarksBefore(withoutSymbols(printed));
  const markOf = (tl: TokenLine, amount: PlacedAmount) => markBehind(tl, amount) ?? markEnding(tl, amount);
  // loops, because each word of a paper is asked
  const found: Word[] = lettersHeadings(lines);
  for (const tl of lines) {
    for (const word of tl.line.words) if (HEADING.test(word.text)) found.push(word);
    for (const amount of tl.amounts) {
      const mark = markOf(tl, amount);
      if (mark !== null && markerSign(mark.text) === 1) found.push(mark);
    }
  }
  const places = found.map(besideWord);
  const isApart = (tl: TokenLine) => tl.amounts.some((amount) => markBehind(tl, amount) !== null);
  if (places.length === 0 || !lines.some(isApart)) return lines;
  return lines.map((tl) =>
    withMarksTaken(tl, (amount) => {
      const mark = markOf(tl, amount);
      if (!mark || !isAt(places, mark)) return null;
      const to = tl.line.words.indexOf(mark) + 1;
      const token = { ...amount.token, to, marker: mark.text, sign: null, notation: null };
      return { mark: to - 1, amount: { ...amount, to, token } };
    }),
  );
}

/** An amount with a mark that was read as another one, or as none, and the index of the mark's word. */
interface Marked {
  readonly mark: number;
  readonly amount: PlacedAmount;
}

/** Returns a line whose amounts have their marks, without the amounts that a mark was read as. */
function withMarksTaken(tl: TokenLine, marked: (amount: PlacedAmount) => Marked | null): TokenLine {
  const found = tl.amounts.map(marked);
  const marks = new Set(found.flatMap((one) => one?.mark ?? []));
  if (marks.size === 0) return tl;
  const isMark = ({ token, from }: PlacedAmount) => token.nil && marks.has(from);
  return { ...tl, amounts: tl.amounts.map((amount, i) => found[i]?.amount ?? amount).filter((one) => !isMark(one)) };
}

/** A plus is below so many others, at least, if marks have a column of their own before the amounts. */
const LEAST_BEFORE = 3;
/** Points by which such marks are out of line. */
const OUT_OF_LINE = 2;

/** Returns the lines with a plus or minus in a column before an amount as its sign; a minus there is no empty cell. */
function withMarksBefore(lines: readonly TokenLine[]): readonly TokenLine[] {
  const pluses = new Map<number, number>();
  for (const tl of lines) {
    for (const amount of tl.amounts) {
      const mark = markBefore(tl, amount);
      if (mark && markerSign(mark.text) === 1) pluses.set(placeOf(mark), (pluses.get(placeOf(mark)) ?? 0) + 1);
    }
  }
  const isPlace = (place: number) =>
    [place - 1, place, place + 1].reduce((n, near) => n + (pluses.get(near) ?? 0), 0) >= LEAST_BEFORE;
  const places = [...pluses.keys()].filter(isPlace);
  if (places.length === 0 || haveHeading(lines, places)) return lines;
  return lines.map((tl) =>
    withMarksTaken(tl, (amount) => {
      const mark = markApartBefore(tl, amount);
      if (!mark || !isPlace(placeOf(mark))) return null;
      const from = amount.from - 1;
      const sign = markerSign(mark.text) === 1 ? '+' : '-';
      const token = { ...amount.token, from, sign, notation: 'leading' } as const;
      return { mark: from, amount: { ...amount, from, x0: mark.x0, token } };
    }),
  );
}

/** True if a heading for marks is above them, or begins left of them before any other: they are a column then. */
function haveHeading(lines: readonly TokenLine[], places: readonly number[]): boolean {
  const isAbove = ({ x0, x1 }: Phrase, x: number) => x0 <= x + OUT_OF_LINE && x <= x1 + OUT_OF_LINE;
  const isHeading = (phrase: Phrase | undefined) => phrase !== undefined && columnRole(phrase.text)?.role === 'marker';
  return lines.some(({ dates, amounts, line: { phrases } }) => {
    if (dates.length + amounts.length > 0) return false;
    return places.some((place) => {
      const x = place * OUT_OF_LINE;
      return isHeading(phrases.find((p) => isAbove(p, x)) ?? phrases.findLast(({ x0 }) => x0 <= x));
    });
  });
}

/** The middle of a mark, counted in steps by which marks below each other may be out of line. */
const placeOf = (mark: Word): number => Math.round(middle(mark) / OUT_OF_LINE);

/** Returns the plus or minus alone before an amount, apart from the text before and no other amount's; or null. */
function markBefore(tl: TokenLine, amount: PlacedAmount): Word | null {
  const { from } = amount;
  const mark = markApartBefore(tl, amount);
  // a mark behind another amount belongs to that
  if (mark === null) return null;
  const isOf = (other: PlacedAmount) => isMoneyLike(other.token) && other.from < from && other.to >= from - 1;
  return tl.amounts.some(isOf) ? null : mark;
}

/** The same, whatever number ends the text before. */
function markApartBefore({ line: { words } }: TokenLine, { token, from }: PlacedAmount): Word | null {
  const mark = words[from - 1];
  if (!mark || !mayMark(mark, token)) return null;
  const before = words[from - 2];
  return before && mark.x0 - before.x1 < TEXT_GAP * mark.style.size ? null : mark;
}

/** True for a plus or minus beside an amount that has none yet, and is no empty cell. */
const mayMark = ({ text }: Word, { nil, sign, marker }: AmountToken): boolean =>
  !nil && sign === null && marker === null && isSignMark(text);

/** The same without markers that are symbols of money: those whose other side the paper does not print. */
function withoutSymbols(lines: readonly TokenLine[]): readonly TokenLine[] {
  const markers = new Set<string | null>();
  for (const { amounts } of lines) for (const { token } of amounts) markers.add(token.marker);
  const isAlone = (other: RegExp) => !lines.some(({ line }) => line.words.some(({ text }) => other.test(text)));
  const lone = [...SYMBOLS].filter(([marker, other]) => markers.has(marker) && isAlone(other));
  if (lone.length === 0) return lines;
  const symbols = new Map(lone);
  const without = (amount: PlacedAmount): PlacedAmount =>
    symbols.has(amount.token.marker ?? '') ? { ...amount, token: { ...amount.token, marker: null } } : amount;
  return lines.map((tl) => ({ ...tl, amounts: tl.amounts.map(without) }));
}

/** The plus or minus that is the last word of an amount. */
function markEnding({ line }: TokenLine, { token, from, to }: PlacedAmount): Word | null {
  const last = itemAt(line.words, to - 1);
  return token.notation === 'trailing' && to - from > 1 && isSignMark(last.text) ? last : null;
}

/** Returns the plus or minus alone behind an amount, and no other amount's; or null. */
function markBehind({ line, amounts }: TokenLine, { token, to }: PlacedAmount): Word | null {
  const mark = line.words[to];
  if (!mark || !mayMark(mark, token)) return null;
  if (amounts.some((other) => !other.token.nil && to >= other.from && to < other.to)) return null;
  const size = mark.style.size;
  const next = line.words[to + 1];
  if (mark.x0 - itemAt(line.words, to - 1).x1 > WIDEST_GAP * size || (next && next.x0 - mark.x1 < TEXT_GAP * size))
    return null;
  return mark;
}
