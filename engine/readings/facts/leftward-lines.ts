/** Sets the words of lines that are read from right to left in that order, so that what names a value stands before it. */
import { greatest, least } from '../../geometry/extremes.ts';
import { readingOrder, readsLeftward } from '../../geometry/reading-order.ts';
import type { TokenLine } from '../../model/table.ts';

/** Given a line, returns it with its words, phrases and tokens as they are read; the same where that is from left to right. */
export function asRead(tl: TokenLine): TokenLine {
  const { words } = tl.line;
  const order = readingOrder(words);
  if (order === null || !readsLeftward(words)) return tl;
  const at = new Map(order.map((old, now) => [old, now]));
  const placed = <T extends { readonly from: number; readonly to: number }>(token: T): T => {
    const places = words.slice(token.from, token.to).map((_, i) => at.get(token.from + i)!);
    return { ...token, from: least(places), to: greatest(places) + 1 };
  };
  const byPlace = (a: { readonly from: number }, b: { readonly from: number }) => a.from - b.from;
  const place = new Map(order.map((old, now) => [words[old], now]));
  const phrases = [...tl.line.phrases].reverse().map((phrase) => ({
    ...phrase,
    words: [...phrase.words].sort((a, b) => place.get(a)! - place.get(b)!),
  }));
  return {
    line: { ...tl.line, words: order.map((i) => words[i]), phrases },
    texts: order.map((i) => tl.texts[i]),
    dates: tl.dates.map(placed).sort(byPlace),
    amounts: tl.amounts.map(placed).sort(byPlace),
  };
}
