/** Tells words beside amounts: those of a column behind are no signs or currencies, letters before name a side. */
import { greatest, least } from '../geometry/extremes.ts';
import { markerBesideAmount, markerSign } from '../lexicon/headings/markers.ts';
import { groupBy, itemAt } from '../model/lists.ts';
import type { PlacedAmount, TokenLine } from '../model/table.ts';
import type { Word } from '../model/word.ts';
import { suffixAlone } from '../money/affixes.ts';
import { isMoneyLike } from '../money/moneylike.ts';
import { tokenLine } from './tokens.ts';

/** Points that words of a column may begin apart. */
const SAME_START = 1.5;
/** So many other words begin where one that might belong to an amount does, and so many of them differ. */
const LEAST_OTHERS = 3;
const DIFFERENT = 2;

/** Returns the lines without signs and currencies of amounts that are words of a column behind them. */
export function withWordedColumns(lines: readonly TokenLine[]): readonly TokenLine[] {
  const wordsBy = (find: typeof lastWord) => lines.flatMap((tl) => tl.amounts.flatMap((a) => find(tl, a) ?? []));
  const affixes = wordsBy(lastWord);
  if (affixes.length === 0) return lines;
  const places: number[] = [];
  for (const { x0 } of affixes) if (placeAt(places, x0) === undefined) places.push(x0);
  const byPlace = (words: readonly Word[]) => groupBy(words, ({ x0 }) => placeAt(places, x0));
  const [joined, others] = [byPlace(affixes), byPlace(wordsBy(wordBehind))];
  const columns = places.filter((x) => {
    const texts = (others.get(x) ?? []).map(({ text }) => text);
    const isMore = texts.length >= LEAST_OTHERS && texts.length > (joined.get(x)?.length ?? 0);
    return isMore && new Set(texts).size >= DIFFERENT;
  });
  return columns.length === 0 ? lines : lines.map((tl) => withoutWordsAt(tl, columns));
}

const isWord = (text: string): boolean => /^\p{L}+$/u.test(text);

const placeAt = (places: readonly number[], x: number): number | undefined =>
  places.find((place) => Math.abs(place - x) <= SAME_START);

/** The word that ends an amount, behind its digits; null if a sign or digits end it. */
function lastWord({ line: { words } }: TokenLine, { token, to }: PlacedAmount): Word | null {
  const last = itemAt(words, to - 1);
  return to > token.digitsTo && isWord(last.text) ? last : null;
}

/** The word right behind an amount that is no part of it, whatever amount that is; or null. */
function wordBehind({ line: { words } }: TokenLine, { token, to }: PlacedAmount): Word | null {
  const word = words[to];
  return !token.nil && word && isWord(word.text) && suffixAlone(word.text) === null ? word : null;
}

/** A text that no reader takes for a part of an amount. */
const OPAQUE = '?';

function withoutWordsAt(tl: TokenLine, columns: readonly number[]): TokenLine {
  const affixes = tl.amounts.flatMap((amount) => lastWord(tl, amount) ?? []);
  const words = affixes.filter(({ x0 }) => placeAt(columns, x0) !== undefined);
  if (words.length === 0) return tl;
  const texts = tl.texts.map((text, i) => (words.includes(itemAt(tl.line.words, i)) ? OPAQUE : text));
  return tokenLine(tl.line, texts);
}

/** Letters of such a mark, at the most. */
const LETTERS = 3;
/** Ems between it and its amount, at the most; what varies by more is a column of marks. */
const NEAR = 1;
const EVEN = 0.4;
/** It is so many times further from the text before. */
const FURTHER = 2;
/** So many amounts, and so large a share of all, have one. */
const LEAST = 4;
const SHARE = 0.6;

/** Returns the lines with such letters as markers of their amounts, if both sides are before most of them. */
export function withSidesBefore(lines: readonly TokenLine[]): readonly TokenLine[] {
  let all = 0;
  const marked: { gap: number; sign: ReturnType<typeof markerSign> }[] = [];
  for (const tl of lines)
    for (const amount of tl.amounts) {
      if (amount.token.whole || !isMoneyLike(amount.token)) continue;
      all++;
      const side = sideBefore(tl, amount);
      if (side) marked.push({ gap: (amount.x0 - side.x1) / side.style.size, sign: markerSign(side.text) });
    }
  const gaps = marked.map(({ gap }) => gap);
  if (new Set(marked.map(({ sign }) => sign)).size < 2 || greatest([0, ...gaps]) - least(gaps) > EVEN) return lines;
  if (marked.length < LEAST || marked.length < all * SHARE) return lines;
  return lines.map((tl) => ({ ...tl, amounts: tl.amounts.map((amount) => withSide(tl, amount)) }));
}

/** Returns an amount of a line with the letters before it as its marker. */
function withSide(tl: TokenLine, amount: PlacedAmount): PlacedAmount {
  const side = sideBefore(tl, amount);
  if (side === null) return amount;
  const from = amount.from - 1;
  return { ...amount, from, x0: side.x0, token: { ...amount.token, from, marker: markerBesideAmount(side.text) } };
}

/** Returns the letters right before an amount that say its side, apart from the text before; or null. */
function sideBefore({ line: { words } }: TokenLine, { token, from, x0 }: PlacedAmount): Word | null {
  const side = words[from - 1];
  if (!side || side.text.length > LETTERS || token.whole || token.marker !== null || token.sign !== null) return null;
  const gap = x0 - side.x1;
  const before = words[from - 2];
  if (gap > NEAR * side.style.size || (before && side.x0 - before.x1 <= Math.max(gap * FURTHER, side.style.size)))
    return null;
  return markerBesideAmount(side.text) !== null && isMoneyLike(token) ? side : null;
}
