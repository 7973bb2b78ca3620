/** Sets the words of lines in reading order, so that a label is before its value. */
import { greatest, least } from '../../geometry/extremes.ts';
import { readingOrder, readsLeftward } from '../../geometry/reading-order.ts';
import { isFilled, itemAt, mapFilled, numberAt } from '../../model/lists.ts';
import type { TokenLine } from '../../model/table.ts';

/** Given a line, returns it with words, phrases and tokens in reading order. */
export function asRead(tl: TokenLine): TokenLine {
  const { words } = tl.line;
  const order = readingOrder(words);
  if (order === null || !readsLeftward(words)) return tl;
  const placed = <T extends { readonly from: number; readonly to: number }>(token: T): T => {
    const places = words.slice(token.from, token.to).map((_, i) => order.indexOf(token.from + i));
    return { ...token, from: least(places), to: greatest(places) + 1 };
  };
  const byPlace = (a: { readonly from: number }, b: { readonly from: number }) => a.from - b.from;
  const ordered = mapFilled(words, (_, i) => itemAt(words, numberAt(order, i)));
  const { phrases: left } = tl.line;
  const phrases = mapFilled(left, (_, i) => {
    const phrase = itemAt(left, left.length - 1 - i);
    const own = ordered.filter((word) => phrase.words.includes(word));
    return { ...phrase, words: isFilled(own) ? own : phrase.words };
  });
  return {
    line: { ...tl.line, words: ordered, phrases },
    texts: order.map((i) => itemAt(tl.texts, i)),
    dates: tl.dates.map(placed).sort(byPlace),
    amounts: tl.amounts.map(placed).sort(byPlace),
  };
}
