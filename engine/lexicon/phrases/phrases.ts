/** Phrase tables: lists of phrases as people print them, looked up by their folded form. */
import { greatest } from '../../geometry/extremes.ts';
import { itemAt } from '../../model/lists.ts';
import { foldList } from './fold.ts';

/** One language a line, phrases separated by '|'. A phrase that begins with '?' is weak: other evidence wins. */
export type PhraseLists = readonly string[];

export interface Known<T> {
  readonly value: T;
  /** 0 to 1 */
  readonly weight: number;
}

/** The same for a phrase among words, and the word after it. */
export type KnownTo<T> = Known<T> & { readonly to: number };

/** What a phrase means, the surest first. */
type Meaning<T> = readonly Known<T>[];
type OneMeaning<T> = readonly [Known<T>];

const SURE = 1;
const WEAK = 0.5;

const tables: PhraseTable<unknown>[] = [];

/** Given a folded phrase, returns whether it is in any table or set of the lexicon. */
export const inLexicon = (folded: string): boolean => tables.some((table) => table.has(folded));

/** Given a text, returns what is before its first space. */
export function firstWordOf(text: string): string {
  const end = text.indexOf(' ');
  return end < 0 ? text : text.slice(0, end);
}

function countWords(phrase: string): number {
  let words = 1;
  for (let at = phrase.indexOf(' '); at >= 0; at = phrase.indexOf(' ', at + 1)) words++;
  return words;
}

/** Built when something is first looked up in it: a file that is refused needs no part of the lexicon. */
export class PhraseTable<T> {
  readonly #lists: Iterable<readonly [T, PhraseLists]>;
  #built: ReadonlyMap<string, Meaning<T>> | null = null;
  #firstWords: Set<string> | null = null;
  #lastWords: Set<string> | null = null;
  #longest = 0;

  /**
   * Given lists by value. A phrase may be under several values: the surer first, then the earlier. `isKnown`: its
   * phrases are words of the lexicon, not names of places or people.
   */
  constructor(lists: Iterable<readonly [T, PhraseLists]>, isKnown = true) {
    this.#lists = lists;
    if (isKnown) tables.push(this);
  }

  /** Phrases to what they mean: most have the one meaning that all phrases of their list share. */
  get #known(): ReadonlyMap<string, Meaning<T>> {
    if (this.#built !== null) return this.#built;
    const table = new Map<string, Meaning<T>>();
    for (const [value, languages] of this.#lists) {
      const sure: OneMeaning<T> = [{ value, weight: SURE }];
      const weak: OneMeaning<T> = [{ value, weight: WEAK }];
      for (const list of languages) addPhrases(table, list, sure, weak);
    }
    this.#built = table;
    return table;
  }

  /** Given a folded phrase, returns what it means, the surest first. */
  all(folded: string): Meaning<T> {
    return this.#known.get(folded) ?? NOTHING;
  }

  /** Given a folded phrase, returns what it most likely means, or null. */
  get(folded: string): Known<T> | null {
    return this.#known.get(folded)?.[0] ?? null;
  }

  has(folded: string): boolean {
    return this.#known.has(folded);
  }

  get phrases(): string[] {
    return [...this.#known.keys()];
  }

  /** Whether some phrase begins with that folded word: most words of a page begin none. */
  begins(word: string): boolean {
    this.#firstWords ??= new Set(this.phrases.map(firstWordOf));
    return this.#firstWords.has(word);
  }

  /** Whether some phrase ends with that folded word. */
  ends(word: string): boolean {
    this.#lastWords ??= new Set(this.phrases.map((phrase) => phrase.slice(phrase.lastIndexOf(' ') + 1)));
    return this.#lastWords.has(word);
  }

  /** Words of the longest phrase. */
  get longest(): number {
    this.#longest ||= greatest([1, ...this.phrases.map(countWords)]);
    return this.#longest;
  }

  /** Returns all words of its phrases, folded. */
  words(): Set<string> {
    return new Set(this.phrases.join(' ').split(' '));
  }

  /** Given folded words, returns the phrases in them, the longest at each place. `orWithin`: also within words. */
  phrasesIn(words: readonly string[], orWithin = false): (KnownTo<T> & { readonly from: number })[] {
    const found = [];
    for (let from = 0; from < words.length; ) {
      const known = this.longestAt(words, from) ?? (orWithin ? this.within(words, from) : null);
      if (known) found.push({ ...known, from });
      from = known?.to ?? from + 1;
    }
    return found;
  }

  /** The same, only what they mean. */
  valuesIn(words: readonly string[]): T[] {
    return this.phrasesIn(words).map(({ value }) => value);
  }

  /** Given folded words and a place, returns the longest phrase that begins there and the word after it, or null. */
  longestAt(words: readonly string[], from: number): KnownTo<T> | null {
    const first = words[from];
    if (first === undefined || !this.begins(first)) return null;
    for (let to = Math.min(words.length, from + this.longest); to > from; to--) {
      const known = this.get(words.slice(from, to).join(' '));
      if (known) return { value: known.value, weight: known.weight, to };
    }
    return null;
  }

  /** Returns the longest phrase that begins (`orEnds`: or ends) a word of a script without spaces; else null. */
  within(words: readonly string[], at: number, orEnds = false): KnownTo<T> | null {
    const word = itemAt(words, at);
    if (!UNSPACED.test(word)) return null;
    for (let length = word.length - 1; length >= LEAST_UNSPACED; length--) {
      const known = this.get(word.slice(0, length)) ?? (orEnds ? this.get(word.slice(-length)) : null);
      if (known) return { value: known.value, weight: known.weight * (length / word.length), to: at + 1 };
    }
    return null;
  }
}

/** Phrases that all mean the same. */
export class PhraseSet extends PhraseTable<true> {
  /** Returns those among folded words that have so many words at the most. */
  among(words: readonly string[], longest: number): string[] {
    const found: string[] = [];
    for (let from = 0; from < words.length; from++) {
      for (let to = Math.min(words.length, from + longest); to > from; to--) {
        const phrase = words.slice(from, to).join(' ');
        if (this.has(phrase)) found.push(phrase);
      }
    }
    return found;
  }
}

export const phraseSet = (lists: PhraseLists): PhraseSet => new PhraseSet([[true, lists]]);

/** A word of a script without spaces that may hold a phrase, and the letters of such a phrase, at the least. */
const UNSPACED = /^[\u0e00-\u0eff\u3040-\u9fff\uac00-\ud7a3]{3,}$/;
const LEAST_UNSPACED = 2;

/** Given lists by value, returns their table: of two values that are as sure, the first is the likelier. */
export function tableOf<T extends string>(lists: Readonly<Partial<Record<T, PhraseLists | string>>>): PhraseTable<T> {
  const entries = Object.entries(lists) as [T, PhraseLists | string][];
  return new PhraseTable(entries.map(([value, list]) => [value, [list].flat()]));
}

const NOTHING: readonly never[] = [];

/** Adds phrases parted by '|', each with the sure or the weak meaning of its list, if it has another one so far. */
function addPhrases<T>(table: Map<string, Meaning<T>>, list: string, sure: OneMeaning<T>, weak: OneMeaning<T>): void {
  const printed = list.includes('?') ? list.split('|') : NOTHING;
  const phrases = foldList(list);
  for (let i = 0; i < phrases.length; i++) {
    const folded = itemAt(phrases, i);
    if (folded === '') continue;
    const known = printed[i]?.trimStart().startsWith('?') ? weak : sure;
    const others = table.get(folded);
    if (others?.some(({ value }) => value === known[0].value)) continue;
    // most phrases are in one list: they share its meaning
    table.set(folded, others ? [...others, ...known].sort((a, b) => b.weight - a.weight) : known);
  }
}
