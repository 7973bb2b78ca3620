/** Phrase tables: lists of phrases as people print them, looked up by their folded form. */
import { foldList } from './fold.ts';

/** One language a line, phrases separated by '|'. A phrase that begins with '?' is weak: other evidence wins. */
export type PhraseLists = readonly string[];

export interface Known<T> {
  readonly value: T;
  /** 0 to 1 */
  readonly weight: number;
}

const SURE = 1;
const WEAK = 0.5;

const tables: PhraseTable<unknown>[] = [];
const sets: PhraseSet[] = [];

/** Given a folded phrase, returns whether it stands in any table or set of the lexicon. */
export const inLexicon = (folded: string): boolean =>
  tables.some((table) => table.get(folded) !== null) || sets.some((set) => set.has(folded));

/** Folded phrases; as those of a table, folded when they are first asked for. */
export class PhraseSet {
  readonly #lists: PhraseLists;
  #phrases: ReadonlySet<string> | null = null;

  constructor(lists: PhraseLists) {
    this.#lists = lists;
    sets.push(this);
  }

  get phrases(): ReadonlySet<string> {
    this.#phrases ??= new Set(this.#lists.flatMap(foldList));
    return this.#phrases;
  }

  has(folded: string): boolean {
    return this.phrases.has(folded);
  }

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

export const phraseSet = (lists: PhraseLists): PhraseSet => new PhraseSet(lists);

/** Built when something is first looked up in it: a file that is refused needs none of the lexicon. */
export class PhraseTable<T> {
  #lists: Iterable<readonly [T, PhraseLists]>;
  #known: Map<string, Known<T> | Known<T>[]> | null = null;
  #firstWords: Set<string> | null = null;
  #lastWords: Set<string> | null = null;
  #longest = 0;

  /**
   * Given lists by value. A phrase may stand under several values: the surer first, then the earlier. `isKnown`: its
   * phrases are words of the lexicon, not names of places or people.
   */
  constructor(lists: Iterable<readonly [T, PhraseLists]>, isKnown = true) {
    this.#lists = lists;
    if (isKnown) tables.push(this);
  }

  /** Phrases to what they stand for: most stand for one thing, and need no list. */
  #build(): Map<string, Known<T> | Known<T>[]> {
    const table = new Map<string, Known<T> | Known<T>[]>();
    for (const [value, languages] of this.#lists) {
      const [sure, weak] = [
        { value, weight: SURE },
        { value, weight: WEAK },
      ];
      for (const list of languages) {
        const printed = list.includes('?') ? list.split('|') : NOTHING;
        for (const [i, folded] of foldList(list).entries()) {
          if (folded !== '') add(table, folded, printed[i]?.trimStart().startsWith('?') ? weak : sure);
        }
      }
    }
    this.#lists = NOTHING;
    this.#known = table;
    return table;
  }

  /** Given a folded phrase, returns what it stands for, the surest first. */
  all(folded: string): readonly Known<T>[] {
    const known = (this.#known ?? this.#build()).get(folded);
    if (known === undefined) return NOTHING;
    return Array.isArray(known) ? known : [known];
  }

  /** Given a folded phrase, returns what it most likely stands for, or null. */
  get(folded: string): Known<T> | null {
    const known = (this.#known ?? this.#build()).get(folded);
    if (known === undefined) return null;
    return Array.isArray(known) ? known[0]! : known;
  }

  #phrases(): string[] {
    return [...(this.#known ?? this.#build()).keys()];
  }

  /** Whether some phrase begins with that folded word: most words of a page begin none. */
  begins(word: string): boolean {
    this.#firstWords ??= new Set(this.#phrases().map(firstWord));
    return this.#firstWords.has(word);
  }

  /** Whether some phrase ends with that folded word. */
  ends(word: string): boolean {
    this.#lastWords ??= new Set(this.#phrases().map((phrase) => phrase.slice(phrase.lastIndexOf(' ') + 1)));
    return this.#lastWords.has(word);
  }

  /** Words of the longest phrase. */
  get longest(): number {
    if (this.#longest === 0) {
      this.#longest = this.#phrases().reduce((most, phrase) => Math.max(most, countWords(phrase)), 1);
    }
    return this.#longest;
  }

  /** Returns all words of its phrases, folded. */
  words(): Set<string> {
    return new Set(this.#phrases().flatMap((phrase) => phrase.split(' ')));
  }

  /** Given folded words, returns what the phrases in them stand for, the longest at each place. */
  valuesIn(words: readonly string[]): T[] {
    const found: T[] = [];
    for (let at = 0; at < words.length; ) {
      const known = this.longestAt(words, at);
      if (known) found.push(known.value);
      at = known?.to ?? at + 1;
    }
    return found;
  }

  /** Given folded words and a place, returns the longest phrase that begins there and the word after it, or null. */
  longestAt(words: readonly string[], from: number): (Known<T> & { to: number }) | null {
    if (!this.begins(words[from]!)) return null;
    for (let to = Math.min(words.length, from + this.longest); to > from; to--) {
      const known = this.get(words.slice(from, to).join(' '));
      if (known) return { value: known.value, weight: known.weight, to };
    }
    return null;
  }
}

/** Given lists by value, returns their table: of two values that are as sure, the first is the likelier. */
export function tableOf<T extends string>(lists: Readonly<Partial<Record<T, PhraseLists | string>>>): PhraseTable<T> {
  const entries = Object.entries(lists) as [T, PhraseLists | string][];
  return new PhraseTable(entries.map(([value, list]) => [value, [list].flat()]));
}

const NOTHING: readonly never[] = [];

function add<T>(table: Map<string, Known<T> | Known<T>[]>, folded: string, known: Known<T>): void {
  const others = table.get(folded);
  if (others === undefined) table.set(folded, known);
  else if (!Array.isArray(others)) {
    if (others.value !== known.value) table.set(folded, surerFirst([others, known]));
  } else if (!others.some((other) => other.value === known.value)) table.set(folded, surerFirst([...others, known]));
}

const surerFirst = <T>(known: Known<T>[]): Known<T>[] => known.sort((a, b) => b.weight - a.weight);

function firstWord(phrase: string): string {
  const space = phrase.indexOf(' ');
  return space < 0 ? phrase : phrase.slice(0, space);
}

function countWords(phrase: string): number {
  let words = 1;
  for (let at = phrase.indexOf(' '); at >= 0; at = phrase.indexOf(' ', at + 1)) words++;
  return words;
}
