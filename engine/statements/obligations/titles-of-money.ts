/** Finds titles above a statement's rows that name another currency than its amounts were read in. */

import { STRENGTH } from '../../evidence/strength.ts';
import { least } from '../../geometry/extremes.ts';
import { accountTypeOf } from '../../lexicon/facts/accounts.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { itemAt } from '../../model/lists.ts';
import type { TokenLine } from '../../model/table.ts';
import { currenciesOfSymbol, currencyCode, currencyOfName } from '../../money/currencies.ts';
import { currenciesCalled, currenciesOfCountry } from '../../money/plain-names.ts';
import type { Facts, TextFact } from '../../readings/facts/facts.ts';
import type { ReadPart } from '../../readings/read.ts';
import type { Finding } from '../../wording/catalogue.ts';
import { firstLineOf, isOf } from '../part.ts';
import type { Subject } from '../subject.ts';
import { foundWith } from './judge.ts';

/** Titles have at most this many words with letters, and names of currencies at most this many. */
const LONGEST_TITLE = 6;
const LONGEST_NAME = 3;
const OF_SEVERAL = 2;
/** A number behind a title is no word of it. */
const LETTER = /\p{L}/u;
/** Words that show that a title is about an account, its money or its paper. */
const ACCOUNT_NAMES = [
  'accounts?|statements?|amounts?|balances?|currency|konto\\p{L}*|\\p{L}*konto|\\p{L}*auszug|beträge|währung\\p{L}*',
  'compte|relevé|montants|devise|cuenta|extracto|importes|moneda|conto|estratto|importi|valuta\\p{L}*|conta|extrato',
  'savings|saver|épargne|livret|ahorros?|risparmio|poupança|spaar\\p{L}*|oszczędnoś\\p{L}*',
  'valores|moeda|rekening\\p{L}*|bedragen|rachunek|konta|belopp|wyciąg',
];
const OF_ACCOUNT = new RegExp(`(?<!\\p{L})(?:${ACCOUNT_NAMES.join('|')})(?!\\p{L})`, 'iu');

/** A title above the rows that names another currency, if no label of the same part names this one. */
export function otherTitle({ part, readings: { facts }, booked, document }: Subject): Finding | null {
  const { currency } = part;
  const isNamed = facts.currencies.some(
    (fact) => fact.strength === STRENGTH.certain && fact.text === currency && isOf(part.part, fact),
  );
  if (part.currencyBy === 'caller' || isNamed) return null;
  const first = least(booked.map((row) => firstLineOf(row).index));
  const { lines } = document.tables;
  const above = lines.slice(part.part.fromLine).filter(({ line }) => line.index < first);
  const title = above
    .filter(({ line }) => !isOfAnother(line.index, part.part, facts, lines))
    .flatMap(({ line }) => line.phrases.map((phrase) => ({ phrase, isFirst: line.index === part.part.fromLine })))
    .find(
      ({ phrase: { text, words }, isFirst }) =>
        words.filter(({ text: word }) => LETTER.test(word)).length <= LONGEST_TITLE &&
        ((isFirst && part.part.fromLine > 0 && words.length <= LONGEST_NAME) || isTitle(text)) &&
        namesOnlyOther(wordsOf(text).flatMap(partsOf), currency),
    );
  return foundWith('TITLE_NAMES_OTHER_CURRENCY', { text: title?.phrase.text, currency });
}

/** True for the title of an account, wherever it is; a part of a paper may begin with any short one: "Yen pocket". */
const isTitle = (text: string): boolean =>
  OF_ACCOUNT.test(text) || accountTypeOf(text) !== null || beginsWithMoney(text.split(' '));

/** A title with its number on the same line or the next, in a list of accounts above the rows of one of them. */
const NEXT_LINE = 1;

/** True for a title with the number of another part, here or above its rows, if this part has a number of its own. */
function isOfAnother(title: number, part: ReadPart['part'], { accounts }: Facts, lines: readonly TokenLine[]): boolean {
  const { text } = itemAt(lines, title).line.phrases[0];
  const again = lines.slice(part.toLine).filter(({ line }) => line.phrases[0].text === text);
  const beside = [title, ...again.map(({ line }) => line.index)].flatMap((at) => lines.slice(at, at + NEXT_LINE + 1));
  const isOfOther = (fact: TextFact) => !isOf(part, fact) && !fact.line.line.furniture;
  const isBeside = ({ text }: TextFact) => beside.some(({ line }) => line.text.includes(text));
  const numbers = accounts.filter((fact) => isOfOther(fact) && isBeside(fact)).map(({ text }) => figuresIn(text));
  const own = accounts.filter((fact) => isOf(part, fact) && !beside.includes(fact.line));
  return (
    numbers.length > 0 &&
    own.length > 0 &&
    !own.some(({ text }) => numbers.some((number) => endAlike(number, figuresIn(text))))
  );
}

/** The number of the branch may be left out. */
const endAlike = (a: string, b: string): boolean => a.endsWith(b) || b.endsWith(a);

const figuresIn = (text: string): string => text.replace(/\D/g, '');

/** The words of a title. The figure of another account has its own symbol behind it: "Balance al corte RD$". */
const wordsOf = (text: string): readonly string[] =>
  text.split(' ').filter((word) => !(SYMBOL_WITH_LETTERS.test(word) && lineKind(text) !== null));

const SYMBOL_WITH_LETTERS = /^(?=.*\p{L}).*\p{Sc}/u;

/** "US-Dollar-Konto", "Eurokonto", "USD/4471": the parts of a word for an account, or with a code or a symbol. */
function partsOf(word: string): readonly string[] {
  const parts = word.replace(COMPOUND, '-$1').split(/[-/]/).filter(Boolean);
  return COMPOUND.test(word) || parts.some((part) => codesNamed([part]).length > 0) ? parts : [word];
}

const COMPOUND = /(?<=\p{L}{3})-?((?:konto|rekening)\p{L}*)$/iu;

/** "US Dollar Current": words that begin with a name of money of several words. */
const beginsWithMoney = (words: readonly string[]): boolean =>
  [OF_SEVERAL, LONGEST_NAME].some((to) => words.length > to && codesNamed(words.slice(0, to)).length > 0);

/** True for words that name currencies, but not this one. */
function namesOnlyOther(words: readonly string[], currency: string | null): boolean {
  const named = namesIn(words).flatMap(({ codes }) => codes);
  return named.length > 0 && !named.includes(currency ?? '');
}

interface Name {
  readonly words: readonly string[];
  /** the currencies that it may mean */
  readonly codes: readonly string[];
}

/** The names of currencies among words: of "US Dollar" the longest name, and not what "Dollar" may be alone. */
function namesIn(words: readonly string[]): readonly Name[] {
  const names: Name[] = [];
  for (let at = 0; at < words.length; ) {
    const slices = [LONGEST_NAME, OF_SEVERAL, 1].map((length) => words.slice(at, at + length));
    const named = slices
      .map((name) => ({ words: name, codes: codesNamed(name) }))
      .find(({ codes }) => codes.length > 0);
    if (named !== undefined) names.push(named);
    at += named?.words.length ?? 1;
  }
  return names;
}

/** Given a phrase, returns the currencies that each name, code or sign in it may mean, also beside its figures. */
export function currenciesNamedIn(text: string): readonly (readonly string[])[] {
  const words = text.replace(FIGURES, ' ').split(' ').filter(Boolean).flatMap(partsOf);
  return namesIn(words).flatMap((name) => {
    const [word = '', ...others] = name.words;
    // a short name alone is also another word, "real" or "sol"; codes and signs are no words
    const isName = others.length > 0 || word.length >= LEAST_NAME || words.length === 1 || !/^\p{L}*\p{Ll}/u.test(word);
    return isName ? [name.codes] : [];
  });
}

const FIGURES = /\d[\d.,’']*/gu;
const LEAST_NAME = 5;

function codesNamed(words: readonly string[]): readonly string[] {
  const bare = words.join(' ').replace(/^[([\s]+|[)\]\s:.,]+$/gu, '');
  const own = currenciesOfCountry(bare);
  if (own.length > 0) return own;
  const [one = null] = /^[A-Z]{3}$/.test(bare) && !WORDS.has(bare) ? [currencyCode(bare)] : [currencyOfName(bare)];
  if (one !== null || words.length > 1) return one === null ? [] : [one];
  // "Savings account ($)", "US$ pocket"
  return /\p{Sc}/u.test(bare) ? currenciesOfSymbol(bare) : currenciesCalled(bare);
}

/** Codes that are also words. */
export const WORDS: ReadonlySet<string> = new Set('ALL TRY TOP GEL COP MAD CUP PEN SOS BAM RON LAK ANG'.split(' '));
