/** Separates amounts from the words of a column right behind: "DEB" or "BS" may be a sign or a currency elsewhere. */
import { itemAt } from '../model/lists.ts';
import type { PlacedAmount, TokenLine } from '../model/table.ts';
import type { Word } from '../model/word.ts';
import { suffixAlone } from '../money/affixes.ts';
import { tokenLine } from './tokens.ts';

/** Points that words of a column may begin apart. */
const SAME_START = 1.5;
/** So many other words begin where one that might belong to an amount does, and so many of them differ. */
const LEAST_OTHERS = 3;
const DIFFERENT = 2;

/** The words that begin at one x behind amounts. */
interface WordStart {
  readonly x: number;
  /** those that were read as part of the amount */
  affixes: number;
  /** those that were not */
  others: number;
  readonly different: Set<string>;
}

/** Returns the lines without signs and currencies of amounts that are words of a column behind them. */
export function withWordedColumns(lines: readonly TokenLine[]): readonly TokenLine[] {
  const places: WordStart[] = [];
  for (const tl of lines) for (const amount of tl.amounts) addAffix(places, tl, amount);
  if (places.length === 0) return lines;
  for (const tl of lines) for (const amount of tl.amounts) addOther(places, tl, amount);
  const columns = places.filter(
    ({ affixes, others, different }) => others >= LEAST_OTHERS && others > affixes && different.size >= DIFFERENT,
  );
  return columns.length === 0 ? lines : lines.map((tl) => withoutWordsAt(tl, columns));
}

const isWord = (text: string): boolean => /^\p{L}+$/u.test(text);

const placeAt = (places: readonly WordStart[], x: number): WordStart | undefined =>
  places.find((place) => Math.abs(place.x - x) <= SAME_START);

/** The word that ends an amount, behind its digits; null if a sign or digits end it. */
function lastWord({ line: { words } }: TokenLine, { token, to }: PlacedAmount): Word | null {
  const last = itemAt(words, to - 1);
  return to > token.digitsTo && isWord(last.text) ? last : null;
}

function addAffix(places: WordStart[], tl: TokenLine, amount: PlacedAmount): void {
  const word = lastWord(tl, amount);
  if (word === null) return;
  const place = placeAt(places, word.x0);
  if (place) place.affixes++;
  else places.push({ x: word.x0, affixes: 1, others: 0, different: new Set() });
}

function addOther(places: readonly WordStart[], { line: { words } }: TokenLine, { token, to }: PlacedAmount): void {
  const word = words[to];
  if (token.nil || word === undefined || !isWord(word.text) || suffixAlone(word.text) !== null) return;
  const place = placeAt(places, word.x0);
  if (!place) return;
  place.others++;
  if (place.different.size < DIFFERENT) place.different.add(word.text);
}

/** A text that no reader takes for a part of an amount. */
const OPAQUE = '?';

function withoutWordsAt(tl: TokenLine, columns: readonly WordStart[]): TokenLine {
  const words = tl.amounts.flatMap((amount) => lastWord(tl, amount) ?? []).filter(({ x0 }) => placeAt(columns, x0));
  if (words.length === 0) return tl;
  const texts = tl.texts.map((text, i) => (words.includes(itemAt(tl.line.words, i)) ? OPAQUE : text));
  return tokenLine(tl.line, texts);
}
