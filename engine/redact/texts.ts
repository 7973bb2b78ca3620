/** Decides what replaces each word: the word, a moved date, a new figure, or an invented word. */
import type { DateOrder } from '../dates/date.ts';
import { itemAt, stretchesOf } from '../model/lists.ts';
import type { PlacedAmount } from '../model/table.ts';
import type { Word } from '../model/word.ts';
import type { Stages } from '../stages.ts';
import type { Chance } from './chance.ts';
import { dateMoved, timeLike, yearMoved, yearsOf } from './dates.ts';
import { averageWidths, Inventor } from './letters.ts';
import { isBooking, lineUsesIn, orderOf } from './line-uses.ts';
import { type DateAt, datesOf, type ReadLine, takeFigures } from './line-values.ts';
import { Money } from './money.ts';
import { ibansAt, isPageNumber, numbersInParts, numbersThatStay, plainDigits, stays, withDigits } from './numbers.ts';
import { chooseShift, moved, type Shift } from './shift.ts';
import { type StayRules, wordsThatStay } from './stays.ts';
import { UNSPACED, unspacedTerms } from './vocabulary.ts';

export interface Texts {
  /** by word of the original, as long as it */
  readonly byWord: ReadonlyMap<Word, string>;
  /** by text of a word of the original, what replaces it the last time */
  readonly known: ReadonlyMap<string, string>;
  readonly inventor: Inventor;
  readonly shift: Shift;
  /** texts that say something and stay as they were, each once, in order */
  readonly kept: readonly string[];
}

interface Making {
  readonly order: DateOrder;
  readonly shift: Shift;
  readonly money: Money;
  readonly inventor: Inventor;
  readonly rules: StayRules;
  readonly chance: Chance;
  /** counts and page numbers, which stay */
  readonly numbers: ReadonlySet<string>;
  /** years that the document prints, and those of the copy */
  readonly years: ReadonlyMap<string, string>;
  /** codes that the statements are in */
  readonly currencies: ReadonlySet<string>;
}

/** Given what the stages made of a document, rules, and a source of chance, returns its words in the copy. */
export function inventTexts(stages: Stages, rules: StayRules, chance: Chance): Texts {
  const order = orderOf(stages);
  const inventor = new Inventor(chance, averageWidths(stages));
  const money = new Money(stages);
  const lines = lineUsesIn(stages).map((use): ReadLine => {
    const figures = takeFigures(use, money);
    return { use, figures, dates: datesOf(use, figures, order) };
  });
  const dates = lines.flatMap((line) => line.dates);
  const distinct = new Map(dates.map(({ printed }) => [printed.words.join(' '), printed]));
  const shift = chooseShift([...distinct.values()], order, chance);
  money.shuffle(chance);
  const making: Making = {
    order,
    shift,
    money,
    inventor,
    rules,
    chance,
    numbers: numbersThatStay(stages),
    years: yearsOf(dates, shift),
    currencies: new Set(stages.statements.flatMap(({ currency }) => currency ?? [])),
  };
  const byWord = new Map<Word, string>();
  const kept = new Set(lines.flatMap((line) => redrawLine(line, making, byWord)));
  partWrapped(stages, byWord);
  const known = new Map([...byWord].map(([word, text]) => [word.text, text]));
  return { byWord, known, inventor, shift, kept: [...kept] };
}

/** Puts the texts of a line's words, and returns those that say something and stay as they were. */
function redrawLine(line: ReadLine, making: Making, byWord: Map<Word, string>): string[] {
  const { words, phrases } = line.use.source.line;
  const decided = knownTexts(line, making);
  const stay = wordsThatStay(line.use, making.rules);
  const texts = words.map((word, k) => {
    const text = decided[k] ?? wordOf(word.text, itemAt(stay, k), line, making);
    byWord.set(word, hasLength(text, word.text) ? text : making.inventor.word(word.text));
    return text;
  });
  let at = 0;
  return phrases.flatMap((phrase) => {
    at += phrase.words.length;
    return keptTexts(phrase.words, texts.slice(at - phrase.words.length, at));
  });
}

/** The texts of a line's dates, figures and numbers; null for other words. What is decided first stays. */
function knownTexts({ use, figures, dates }: ReadLine, making: Making): (string | null)[] {
  const { money, inventor, years } = making;
  const words = use.source.line.words.map(({ text }) => text);
  const texts: (string | null)[] = words.map(() => null);
  const put = (from: number, some: readonly string[]) => {
    for (const [k, text] of some.entries()) texts[from + k] ??= text;
  };
  for (const date of dates) put(date.from, movedDate(date, making));
  // the month of a day alone is printed elsewhere, and moves there
  const days = use.dates.flatMap(({ from, to }) => words.slice(from, to).map((text, i) => ({ text, at: from + i })));
  for (const { text, at } of days) if (BARE_DAY.test(text)) put(at, [text]);
  const putFigure = ({ token, from, to }: PlacedAmount) => {
    const digits = money.digitsOf(token);
    if (digits === null) return;
    put(token.digitsFrom, withDigits(words.slice(token.digitsFrom, token.digitsTo), digits) ?? []);
    // a sign, a currency or a marker beside the digits
    put(from, words.slice(from, to));
  };
  for (const figure of figures) putFigure(figure);
  for (const { token, from, to } of use.source.amounts) if (token.nil) put(from, words.slice(from, to));
  for (const [from, to] of ibansAt(words)) put(from, inventor.iban(words.slice(from, to)));
  // the parts are one number, and the same wherever it is: figures by themselves would be a cipher
  const isElse = (k: number) => texts[k] !== null || yearMoved(itemAt(words, k), years) !== null;
  for (const [from, to] of numbersInParts(words, isElse)) {
    const parts = words.slice(from, to);
    put(from, withDigits(parts, inventor.word(plainDigits(parts.join('')))) ?? []);
  }
  return texts;
}

const BARE_DAY = /^\p{Nd}{1,2}\P{Nd}{0,2}$/u;
const TIME_WITHIN = /(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?!\d)/;
const TIME = /^\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?$/;

const movedDate = ({ printed }: DateAt, { shift, order, chance }: Making): string[] =>
  (moved(printed, shift, order) ?? []).map((text) => text.replace(TIME_WITHIN, (time) => timeLike(time, chance)));

/** The text of a word that is no date, figure or number of several words. */
function wordOf(text: string, stay: boolean, { use }: ReadLine, making: Making): string {
  const year = yearMoved(text, making.years);
  if (year !== null) return year;
  if (TIME.test(text)) return timeLike(text, making.chance);
  if (!isBooking(use) && (stays(text, use.source, making.numbers) || isPageNumber(text))) return text;
  return mixed(text, stay, making, !isBooking(use) || making.rules.keepTerms);
}

/** Dates that a column's width has cut in two were read whole: gives each of their parts its share of the text. */
function partWrapped({ words, lines }: Stages, byWord: Map<Word, string>): void {
  const printed = words.flat();
  const known = new Set(printed);
  let apart = printed.filter((word) => !byWord.has(word));
  for (const word of lines.flatMap((page) => page.lines.flatMap((line) => line.words))) {
    if (known.has(word)) continue;
    let rest = byWord.get(word);
    if (rest === undefined) throw new Error('a word of the lines has no text');
    let text = word.text;
    const take = (part: Word | undefined) => {
      if (!part || rest === undefined) return;
      byWord.set(part, rest.slice(0, part.text.length));
      rest = rest.slice(part.text.length);
      text = text.slice(part.text.length);
      apart = apart.filter((other) => other !== part);
    };
    const isBegin = ({ page, baseline, x0, text: begin }: Word) =>
      page === word.page && baseline === word.baseline && x0 === word.x0 && text.startsWith(begin);
    take(apart.find(isBegin));
    take(apart.find((other) => other.text === text && (other.page > word.page || other.baseline > word.baseline)));
  }
}

const hasLength = (a: string, b: string): boolean => Array.from(a).length === Array.from(b).length;

/** Dates within a word: "期間：2019/01/01-2019/01/31". */
const DATE_WITHIN =
  /(?:令和|平成|昭和|民[國国])?\d{1,4}年\d{1,2}月\d{1,2}日?|\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/;
const PARTS = new RegExp(`(${DATE_WITHIN.source})|([\\p{L}\\p{M}]+)|(\\p{N}+)`, 'gu');

/** Moves the dates within a word, and invents its digits, and its letters unless they stay or are a term. */
function mixed(text: string, stay: boolean, making: Making, keepTerms: boolean): string {
  const { inventor, currencies, order, shift } = making;
  if (stay && !/\p{N}/u.test(text)) return text;
  // a reference of letters and digits is one word
  if (/\p{N}/u.test(text) && !DATE_WITHIN.test(text) && !UNSPACED.test(text)) return inventor.word(text);
  return text.replace(PARTS, (part, date: string | undefined, letters: string | undefined) => {
    if (date !== undefined) return dateMoved(date, order, shift) ?? inventor.word(date);
    if (letters === undefined) return inventor.word(part);
    if (stay || (currencies.has(part) && keepTerms)) return part;
    const parts = keepTerms ? unspacedTerms(part) : [{ text: part, term: false }];
    return parts.map((piece) => (piece.term ? piece.text : inventor.word(piece.text))).join('');
  });
}

/** Letters, or a number that may be somebody's. */
const SAYS = /\p{L}|\p{N}{3}/u;

function keptTexts(words: readonly Word[], texts: readonly string[]): string[] {
  const kept = texts.map((text, i) => (text === words[i]?.text && SAYS.test(text) ? text : ''));
  return stretchesOf(kept, (text, before) => text !== '' && before !== '')
    .map((stretch) => stretch.join(' '))
    .filter((text) => text !== '');
}
