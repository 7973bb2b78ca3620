/** Phrase tables: lists of phrases as people print them, looked up by their folded form. */
import { foldList } from './fold.ts';

/** One language a line, phrases parted by '|'; a phrase that begins with '?' is weak: it says as much only where nothing speaks against it. */
export type PhraseLists = readonly string[];

export interface Known<T> {
  readonly value: T;
  /** 0 to 1 */
  readonly weight: number;
}

const SURE = 1;
const WEAK = 0.5;

const tables: PhraseTable<unknown>[] = [];
const sets: ReadonlySet<string>[] = [];

/** Given a folded phrase, returns whether it stands in any table or set of the lexicon. */
export function inLexicon(folded: string): boolean {
  return tables.some((table) => table.get(folded) !== null) || sets.some((set) => set.has(folded));
}

/** Given lists of phrases, returns them folded, as a set. */
export function phraseSet(lists: PhraseLists): ReadonlySet<string> {
  const set = new Set(lists.flatMap(foldList));
  sets.push(set);
  return set;
}

export class PhraseTable<T> {
  readonly #known = new Map<string, Known<T>[]>();
  readonly #firstWords = new Set<string>();
  readonly #lastWords = new Set<string>();
  /** words of the longest phrase */
  readonly longest: number;

  /** Given lists by value, builds the table. A phrase may stand under several values: the surer first, then the earlier. */
  constructor(lists: Iterable<readonly [T, PhraseLists]>) {
    let longest = 1;
    for (const [value, languages] of lists) {
      for (const list of languages) {
        const printed = list.split('|');
        foldList(list).forEach((folded, i) => {
          if (folded === '') return;
          const isWeak = printed[i]!.trimStart().startsWith('?');
          longest = Math.max(longest, this.#add(folded, { value, weight: isWeak ? WEAK : SURE }));
        });
      }
    }
    this.longest = longest;
    tables.push(this);
  }

  /** Adds a phrase; returns how many words it has. */
  #add(folded: string, known: Known<T>): number {
    const firstSpace = folded.indexOf(' ');
    this.#firstWords.add(firstSpace < 0 ? folded : folded.slice(0, firstSpace));
    this.#lastWords.add(folded.slice(folded.lastIndexOf(' ') + 1));
    let words = 1;
    for (let at = firstSpace; at >= 0; at = folded.indexOf(' ', at + 1)) words++;
    const others = this.#known.get(folded);
    if (!others) this.#known.set(folded, [known]);
    else if (!others.some((other) => other.value === known.value)) {
      others.push(known);
      others.sort((a, b) => b.weight - a.weight);
    }
    return words;
  }

  /** Given a folded phrase, returns what it stands for, the surest first. */
  all(folded: string): readonly Known<T>[] {
    return this.#known.get(folded) ?? NOTHING;
  }

  /** Given a folded phrase, returns what it most likely stands for, or null. */
  get(folded: string): Known<T> | null {
    return this.#known.get(folded)?.[0] ?? null;
  }

  /** Whether some phrase begins with that folded word: most words of a page begin none. */
  begins(word: string): boolean {
    return this.#firstWords.has(word);
  }

  /** Whether some phrase ends with that folded word. */
  ends(word: string): boolean {
    return this.#lastWords.has(word);
  }

  /** Returns all words of its phrases, folded. */
  words(): Set<string> {
    return new Set([...this.#known.keys()].flatMap((phrase) => phrase.split(' ')));
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

const NOTHING: readonly never[] = [];
