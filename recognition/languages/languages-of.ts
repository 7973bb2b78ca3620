/** Chooses the languages in which a document is read, from a first reading of one of its pages. */
import { foldWords } from '../../engine/lexicon/phrases/fold.ts';
import type { Language } from './language.ts';
import { WORDS, type WordLanguage } from './words.ts';

/** More of them take more time than they read better. */
const MOST_LANGUAGES = 2;
/** Fewer signs of a script may be smudges that a reader took for them. */
const LEAST_SIGNS = 5;
/** The least share of the letters that a script has on a paper that is written in it. */
const LEAST_SHARE = 0.05;
/** Fewer words may be names of shops, or misread. */
const LEAST_FIRST = 2;
const LEAST_SECOND = 5;
/** The least part of the first language's weight that the second adds by words of its own. */
const LEAST_PART = 0.25;

const LETTER = /\p{L}/gu;
const KANA = /[\u3041-\u3096\u30a1-\u30fa]/gu;
const HAN = /\p{Script=Han}/gu;

const languagesOfWord = new Map<string, WordLanguage[]>();
for (const [language, words] of Object.entries(WORDS) as [WordLanguage, string][]) {
  for (const word of new Set(words.trim().split(/\s+/))) {
    languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), language]);
  }
}

/**
 * Given texts of a page, with or without accents, and the languages that may be chosen, returns those that the texts
 * are in, at most two, the main one first. If the texts do not show it, returns English, or the first allowed language.
 */
export function languagesOf(texts: readonly string[], allowed: readonly Language[]): Language[] {
  const found: Language[] = scriptOf(texts.join(' '), allowed);
  const words = new Set(texts.flatMap(foldWords).filter((word) => languagesOfWord.has(word)));
  while (found.length < MOST_LANGUAGES) {
    const next = bestOf(words, allowed, found);
    if (next === null) break;
    found.push(next);
  }
  if (found.length > 0) return found;
  return allowed.includes('eng') ? ['eng'] : allowed.slice(0, 1);
}

/** The least share of the words of a page that are known in its language; names of shops and places are not. */
const LEAST_KNOWN = 0.1;
const WORD = /^\p{L}{2,}$/u;

/** Given texts of a page, and the languages chosen for it, returns false if hardly a word is of these. */
export function areKnown(texts: readonly string[], languages: readonly Language[]): boolean {
  const words = [...new Set(texts.flatMap(foldWords).filter((word) => WORD.test(word)))];
  const known = words.filter((word) => languagesOfWord.get(word)?.some((language) => languages.includes(language)));
  return known.length >= LEAST_KNOWN * words.length;
}

/** Japanese has kana; Chinese has none. */
function scriptOf(text: string, allowed: readonly Language[]): Language[] {
  const letters = count(text, LETTER);
  const enough = (signs: number) => signs >= LEAST_SIGNS && signs >= LEAST_SHARE * letters;
  if (!enough(count(text, KANA) + count(text, HAN))) return [];
  const order: readonly Language[] = count(text, KANA) >= LEAST_SIGNS ? ['jpn', 'chi_sim'] : ['chi_sim', 'jpn'];
  return order.filter((language) => allowed.includes(language)).slice(0, 1);
}

const count = (text: string, signs: RegExp): number => text.match(signs)?.length ?? 0;

/** Given the words of a page, returns the language of most words that those found do not have, if it has enough. */
function bestOf(words: ReadonlySet<string>, allowed: readonly Language[], found: readonly Language[]): Language | null {
  const weights = new Map<Language, { weight: number; words: number }>();
  let taken = 0;
  for (const word of words) {
    const languages = (languagesOfWord.get(word) ?? []).filter((language) => allowed.includes(language));
    const weight = 1 / languages.length;
    if (languages.some((language) => found.includes(language))) {
      taken += weight;
      continue;
    }
    for (const language of languages) {
      const { weight: sum, words: number } = weights.get(language) ?? { weight: 0, words: 0 };
      weights.set(language, { weight: sum + weight, words: number + 1 });
    }
  }
  // a tie goes to the language that is allowed first
  const [best] = [...weights].sort(
    ([a, of], [b, other]) => other.weight - of.weight || allowed.indexOf(a) - allowed.indexOf(b),
  );
  if (best === undefined) return null;
  const [language, { weight, words: number }] = best;
  const enough = found.length === 0 ? number >= LEAST_FIRST : number >= LEAST_SECOND && weight >= LEAST_PART * taken;
  return enough ? language : null;
}
