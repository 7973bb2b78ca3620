/** Finds what a line says by its words alone: lines that pages repeat are read once. */
import { monthsIn } from '../../dates/month.ts';
import { monthPeriodsIn } from '../../dates/month-periods.ts';
import { periodsIn } from '../../dates/period.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import { accountNamed, cardEvidence, namesAmounts } from '../../lexicon/facts/accounts.ts';
import { namesBill } from '../../lexicon/facts/bill-names.ts';
import { beforeLinked, labelOf } from '../../lexicon/facts/labels.ts';
import { currenciesOfAddress, currenciesOfBanks } from '../../lexicon/facts/local-money.ts';
import { namesStatement, TITLE_WORDS } from '../../lexicon/facts/paper-names.ts';
import { hasAddressWord } from '../../lexicon/facts/person-words.ts';
import { saysNoBookings } from '../../lexicon/lines/no-bookings.ts';
import type { Line, Phrase } from '../../model/line.ts';
import { itemAt, lastOf, makeOnce } from '../../model/lists.ts';
import type { TokenLine } from '../../model/table.ts';
import { currencyCalled } from '../../money/called.ts';
import { currencyCode, currencyOfName } from '../../money/currencies.ts';
import { ibansIn } from '../../money/iban.ts';
import { accountKindOf, kindMarksIn } from './account-kinds.ts';
import { accountLabelIn } from './account-labels.ts';
import { bicWords, cardNumberIn } from './bank-numbers.ts';
import { moneyOfTitle, titledMoney } from './titled-money.ts';

const { certain, fair, weak } = STRENGTH;

/** A phrase of so few words with a code is no sentence. */
const FEW_WORDS = 4;
/** Codes that are also words. */
const WORDS: ReadonlySet<string> = new Set(
  'ALL TRY TOP GEL COP MAD CUP PEN SOS MOP BAM RON LAK MUR DOP ANG AND MOP SEK KES SAR LEI'.split(' '),
);
/** A code at the end of a title: "Foreign currency savings - USD", "Everyday account (USD)". */
const ENDS_TITLE = /(?:\s[-–—|·]\s*[A-Z]{3}|\([A-Z]{3}\)|\[[A-Z]{3}\])$/u;

/** What a line says. */
export type LineContent = ReturnType<typeof contentOf>;
/** What it says whatever the numbers in it are: lines with page numbers are alike. */
type WordContent = ReturnType<typeof wordContentOf>;

/** A word of numbers and marks: no phrase of the lexicon has one. */
const NUMBERS = /(?<![^\s])\d[\d/.,-]*(?![^\s])/g;

const withoutFigures = (number: string): string => number.replace(/\d/g, '0');

export class LineContents {
  readonly #known = new Map<string, LineContent>();
  readonly #inWords = new Map<string, WordContent>();

  of(line: TokenLine): LineContent {
    let phrases = '';
    for (const { text } of line.line.phrases) phrases += `${text}\t`;
    const wordsOf = () =>
      makeOnce(this.#inWords, phrases.replace(NUMBERS, withoutFigures), () => wordContentOf(line.line));
    return makeOnce(this.#known, `${phrases}\n${line.texts.join(' ')}`, () => contentOf(line, wordsOf()));
  }
}

function contentOf({ line: { text, phrases }, texts }: TokenLine, words: WordContent) {
  // a linked account's number is left out
  const own = beforeLinked(text);
  const hasFigure = /\p{Nd}/u.test(text);
  const months = hasFigure ? monthsIn(texts) : [];
  return {
    ...words,
    periods: hasFigure ? [...periodsIn(texts), ...monthPeriodsIn(texts, months)] : [],
    months,
    ibans: ibansIn(own),
    cardNumber: cardNumberIn(own),
    holdsIban: ibansIn(text).length > 0,
    accountLabels: phrases.map((phrase, i) => (words.namesAccount[i] ? accountLabelIn(phrase.text) : null)),
  };
}

function wordContentOf(line: Line) {
  const { text, phrases } = line;
  return {
    noBookings: saysNoBookings(text),
    namesStatement: phrases.some((phrase) => namesStatement(phrase.text)),
    mayHoldBic: bicWords(line).length > 0,
    /** the title of a customer's ledger, or of a credit */
    namesBill: phrases.some((phrase) => namesBill(phrase.text) && !hasAddressWord(phrase.text)),
    /** currencies of countries, by banks' codes and by addresses */
    banksMoney: currenciesOfBanks(text),
    addressMoney: currenciesOfAddress(text),
    namesAccount: phrases.map((phrase) => accountLabelIn(phrase.text) !== null),
    currencies: phrases.flatMap((_, i) => currenciesOf(phrases, i)),
    /** of the title of an account, with which a part may begin */
    titleMoney: moneyOfTitle(phrases[0].text),
    cardWords: phrases.flatMap(clausesOf).flatMap((words) => {
      const weight = words.length > 0 && words.length <= TITLE_WORDS ? cardEvidence(words.join(' ')) : 0;
      return weight > 0 ? [{ weight, words: words.length }] : [];
    }),
    kindMarks: phrases.flatMap((phrase) => kindMarksIn(phrase.words, clausesOf(phrase))),
    /** `at` is the index of the phrase */
    accountKinds: phrases.flatMap((phrase, at) => {
      const kind = accountKindOf(phrase, line);
      return kind === null ? [] : [{ ...kind, at }];
    }),
  };
}

/** Parts what a line says: "Card number 5400 … · Limit 4,000.00". */
const PARTS = /^[·•|–—/-]+$/u;
const FIGURES = /^[^\p{L}]*[x*•]*[^\p{L}]*$/iu;

/** The words of each thing that a phrase says, without figures. */
function clausesOf({ words }: Phrase): readonly (readonly string[])[] {
  const clauses: string[][] = [[]];
  let parted = false;
  for (const { text } of words) {
    if (PARTS.test(text)) clauses.push([]);
    else if (!FIGURES.test(text)) {
      // the next label is behind a figure: "Limit 4,000.00 Minimum payment 25.00"
      if (parted && /^\p{Lu}/u.test(text)) clauses.push([]);
      lastOf(clauses).push(text);
    }
    parted = FIGURES.test(text);
  }
  return clauses;
}

const isCurrencyLabel = (label: string): boolean => labelOf(label) === 'currency';

/** The currencies in the i-th phrase of a line. */
function currenciesOf(phrases: readonly Phrase[], i: number) {
  const { text: title, words: printed } = itemAt(phrases, i);
  const words = printed.map(({ text }) => text.replace(/^[([]+|[)\],;:.]+$/gu, ''));
  const isShort = words.length <= TITLE_WORDS;
  const called = calledMoney(title, phrases);
  const behindLabel = { strength: certain, ofAccount: false, whole: null, setApart: true };
  const codes = words.flatMap((word, k) => {
    const code = currencyCode(word);
    if (!code) return [];
    const labelled = currencyLabels(phrases, i, words, k).some(isCurrencyLabel);
    const ends = k === words.length - 1 && isShort && endsTitle(title, words);
    // "Caja de ahorro en dólares U$S Nro. 118-220047/2"
    const ofAccount = !labelled && isShort && accountNamed(title) !== null;
    if (!labelled && !ends && isByChance(words, k)) return [];
    const isFair = ofAccount || ends || words.length <= FEW_WORDS;
    // letters of a place: "BLK 447 ANG MO KIO AVE 10"
    if (!labelled && !isFair && hasAddressWord(title)) return [];
    // it is only the code, or in a title, or beside words for amounts
    const setApart = ends || words.length === 1 || namesAmounts(words);
    const strength = strengthOf(labelled, isFair);
    // `whole`: the index of its phrase, if that is only the code
    return [{ text: code, strength, ofAccount, whole: words.length === 1 ? i : null, setApart }];
  });
  const titled = called === null && isShort ? titledMoney(title) : null;
  if (titled !== null) return [{ text: titled, ...behindLabel, strength: fair }, ...codes];
  if (called !== null) return [{ text: called, ...behindLabel }, ...codes];
  // "SOLES" alone in the head of a paper is as its code is
  const alone = title.length >= LEAST_NAME ? currencyOfName(title) : null;
  return alone === null ? codes : [{ text: alone, strength: fair, ofAccount: false, whole: i, setApart: true }];
}

/** True for a code that ends a title, or a sentence about amounts: "All amounts are in Namibia dollars (NAD)." */
const endsTitle = (title: string, words: readonly string[]): boolean =>
  ENDS_TITLE.test(namesAmounts(words) ? title.replace(/\.$/u, '') : title);

/** Shorter names of money are other words too: "real", "sol". */
const LEAST_NAME = 5;

/** `certain` behind a label, `fair` with few words, at the end of a title or in the title of an account. */
function strengthOf(labelled: boolean, isFair: boolean): number {
  if (labelled) return certain;
  return isFair ? fair : weak;
}

/** True for a code that is a word, beside no figures: "ALL FEES INCLUDE VAT", "TRY OUR NEW SAVINGS ACCOUNT". */
const isByChance = (words: readonly string[], k: number): boolean =>
  words.length > 1 &&
  WORDS.has(itemAt(words, k)) &&
  ![words[k - 1], words[k + 1]].some((next) => /^[-+]?\d/.test(next ?? ''));

/** What may be the label of a phrase's k-th word: words before it, or the phrase to the left: "000 - UZS". */
function currencyLabels(phrases: readonly Phrase[], i: number, words: readonly string[], k: number): string[] {
  if (!words.slice(0, k).some((word) => /\p{L}/u.test(word))) return i > 0 ? [itemAt(phrases, i - 1).text] : [];
  // a title and a number may be before: "Savings 001-118823-5 Currency: USD"
  const before = itemAt(itemAt(phrases, i).words, k - 1).text;
  const behind = /[:：]$/u.test(before) ? [itemAt(words, k - 1)] : [];
  // so may other labels and numbers: "Account 4471 Currency EUR"
  const own = words.slice(words.findLastIndex((word, at) => at < k && /\d/.test(word)) + 1, k);
  return [words.slice(0, k).join(' '), own.join(' '), ...behind];
}

/** The currency that a phrase names behind a label for it: "Currency: UAE Dirham"; or null. */
function calledMoney(text: string, phrases: readonly Phrase[]): string | null {
  const at = phrases.findIndex((p) => p.text === text);
  if (at > 0 && isCurrencyLabel(itemAt(phrases, at - 1).text)) return currencyCalled(text.replace(/^[:：]\s*/u, ''));
  // other labels and values may be before: "Account: 123 Currency: UAE Dirham"
  const [, before = '', name] = /^(.*)[:：]\s*([^:：]+)$/u.exec(text) ?? [];
  if (name === undefined) return null;
  return [before, before.split(' ').at(-1) ?? ''].some(isCurrencyLabel) ? currencyCalled(name) : null;
}
