/** Decides for each word of a document what stands in its place: itself, a moved date, a new figure, or an invented word. */
import type { DateOrder } from '../dates/date.ts';
import { monthsIn } from '../dates/month.ts';
import { sharesWord } from '../geometry/spans.ts';
import { lineKind } from '../lexicon/lines/kind-of-line.ts';
import { pageNumbersIn } from '../lexicon/lines/page-number.ts';
import type { TokenLine } from '../model/table.ts';
import type { Word } from '../model/word.ts';
import type { Stages } from '../stages.ts';
import type { Chance } from './chance.ts';
import { dateMoved, timeLike, yearMoved, yearsOf } from './dates.ts';
import { digitOf, Inventor } from './letters.ts';
import { type LineUse, lineUsesIn, orderOf } from './line-uses.ts';
import { Money } from './money.ts';
import { ibansAt, numbersInParts } from './numbers.ts';
import { chooseShift, moved, type PrintedDate, printedDate, type Shift } from './shift.ts';
import { isBooking, type StayRules, wordsThatStay } from './stays.ts';
import { UNSPACED, unspacedTerms } from './vocabulary.ts';

/** The words of a copy. */
export interface Texts {
  /** by word of the original, as long as it */
  readonly byWord: ReadonlyMap<Word, string>;
  /** by text of a word of the original, what stands in its place the last time */
  readonly known: ReadonlyMap<string, string>;
  readonly inventor: Inventor;
  readonly shift: Shift;
  /** texts that say something and stand as they were, each once, in order */
  readonly kept: readonly string[];
}

const SHORT_NUMBER = 2;
/** Digits of the number of a page, on a line that names one. */
const PAGE_NUMBER = 4;
const BARE_DAY = /^\p{Nd}{1,2}\P{Nd}{0,2}$/u;
const TIME_WITHIN = /(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?!\d)/;
const TIME = /^\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?$/;

/** Given what the stages made of a document, rules, and a source of chance, returns its words in the copy. */
export function inventTexts(stages: Stages, rules: StayRules, chance: Chance): Texts {
  const places = lineUsesIn(stages);
  const order = orderOf(stages);
  const inventor = new Inventor(chance, averageWidths(stages));
  const money = new Money(stages);
  const figures = places.map((place) => takeFigures(place, money));
  const dates = places.map((place, i) => datesOf(place, figures[i]!, order));
  const distinct = new Map(dates.flat().map((date) => [date.printed.words.join(' '), date.printed]));
  const shift = chooseShift([...distinct.values()], order, chance);
  money.shuffle(chance);
  const numbers = numbersThatStay(stages);
  const years = yearsOf(dates.flat(), shift);
  const currencies = new Set(stages.statements.flatMap(({ currency }) => currency ?? []));
  const move = (text: string) => dateMoved(text, order, shift);
  const byWord = new Map<Word, string>();
  const kept = new Set<string>();
  places.forEach((place, i) => {
    const { words } = place.source.line;
    const texts: (string | null)[] = words.map(() => null);
    for (const { from, printed } of dates[i]!) {
      moved(printed, shift, order)?.forEach((text, k) => {
        texts[from + k] = text.replace(TIME_WITHIN, (time) => timeLike(time, chance));
      });
    }
    // the month of a day that stands alone is printed elsewhere: that moves
    for (const { from, to } of place.dates) {
      for (let k = from; k < to; k++) if (BARE_DAY.test(words[k]!.text)) texts[k] ??= words[k]!.text;
    }
    for (const amount of figures[i]!) {
      const digits = money.digitsOf(amount.token);
      if (digits === null) continue;
      const { digitsFrom: from, digitsTo: to } = amount.token;
      const core = withDigits(
        words.slice(from, to).map(({ text }) => text),
        digits,
      );
      core?.forEach((text, k) => {
        texts[from + k] ??= text;
      });
      // a sign, a currency or a marker beside the digits
      for (let k = amount.from; k < amount.to; k++) texts[k] ??= words[k]!.text;
    }
    for (const { token, from, to } of place.source.amounts) {
      for (let k = from; token.nil && k < to; k++) texts[k] ??= words[k]!.text;
    }
    for (const [from, to] of ibansAt(words.map(({ text }) => text))) {
      inventor.iban(words.slice(from, to).map(({ text }) => text)).forEach((text, k) => {
        texts[from + k] ??= text;
      });
    }
    const stays = wordsThatStay(place, rules);
    const printed = words.map(({ text }) => text);
    // the parts are one number, and the same wherever it stands: figures by themselves would be a cipher
    const isElse = (k: number) => texts[k] !== null || yearMoved(printed[k]!, years) !== null;
    for (const [from, to] of numbersInParts(printed, isElse)) {
      const parts = printed.slice(from, to);
      const digits = inventor.word(plainDigits(parts.join('')));
      withDigits(parts, digits)?.forEach((text, k) => {
        texts[from + k] = text;
      });
    }
    for (let k = 0; k < words.length; k++) {
      const { text } = words[k]!;
      texts[k] ??=
        yearMoved(text, years) ??
        numberOf(text, place, numbers, chance) ??
        pageOf(text, place) ??
        mixed(text, stays[k]!, { inventor, keepTerms: !isBooking(place) || rules.keepTerms, currencies, move });
      byWord.set(words[k]!, sameLength(texts[k]!, text) ? texts[k]! : inventor.word(text));
    }
    let at = 0;
    for (const phrase of place.source.line.phrases) {
      const to = at + phrase.words.length;
      for (const text of keptTexts(words.slice(at, to), texts.slice(at, to))) kept.add(text);
      at = to;
    }
  });
  partWrapped(stages, byWord);
  const known = new Map([...byWord].map(([word, text]) => [word.text, text]));
  return { byWord, known, inventor, shift, kept: [...kept] };
}

/** By word of the document in lower case, how wide its letters are on average where they are narrowest, in thousandths of an em. */
function averageWidths({ words }: Stages): ReadonlyMap<string, number> {
  const widths = new Map<string, number>();
  for (const { text, x0, x1, style } of words.flat()) {
    const width = ((x1 - x0) / style.size / Array.from(text).length) * 1000;
    for (const part of text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
      widths.set(part, Math.min(width, widths.get(part) ?? Number.POSITIVE_INFINITY));
    }
  }
  return widths;
}

/** Dates that a column's width has cut in two were read whole: gives each of their parts on the paper its share of the text. */
function partWrapped({ words, lines }: Stages, byWord: Map<Word, string>): void {
  const printed = words.flat();
  const known = new Set(printed);
  let apart = printed.filter((word) => !byWord.has(word));
  for (const word of lines.flatMap((page) => page.lines.flatMap((line) => line.words))) {
    if (known.has(word)) continue;
    let rest = byWord.get(word)!;
    let text = word.text;
    const take = (part: Word | undefined) => {
      if (!part) return;
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

function sameLength(a: string, b: string): boolean {
  return Array.from(a).length === Array.from(b).length;
}

function takeFigures({ source, row, dates }: LineUse, money: Money): TokenLine['amounts'] {
  const days = [...dates, ...source.dates.filter(({ token }) => !token.loose)];
  return source.amounts.filter((amount) => {
    const column = row?.row.columns.find(({ index }) => row.row.amounts[index]?.token === amount.token);
    if (column === undefined && sharesWord(amount, days)) return false;
    return money.take(amount, source, row, column?.role ?? null);
  });
}

const UNMOVED: Shift = { months: 0, years: 0 };

interface DateAt {
  /** first word of the line */
  readonly from: number;
  readonly printed: PrintedDate;
}

function datesOf({ source, dates }: LineUse, figures: TokenLine['amounts'], order: DateOrder): DateAt[] {
  const { words } = source.line;
  const texts = words.map(({ text }) => text);
  const found: DateAt[] = [];
  const isFree = (from: number, to: number) =>
    !sharesWord({ from, to }, figures) &&
    !found.some((other) => other.from < to && other.from + other.printed.words.length > from);
  // "Page 1/4" looks like a day
  const namesPage = dates.length === 0 && numbersPage(source);
  for (const { token, from, to } of [...dates, ...source.dates.filter((date) => !date.token.loose)]) {
    if (namesPage && token.year === null && to - from === 1) continue;
    const printed = isFree(from, to) ? printedDate({ ...token, from, to }, texts, order) : null;
    if (printed && moved(printed, UNMOVED, order)) found.push({ from, printed });
  }
  for (const { from, to, year, month } of monthsIn(texts)) {
    const printed = { words: texts.slice(from, to), year, month, day: null };
    if (isFree(from, to) && moved(printed, UNMOVED, order)) found.push({ from, printed });
  }
  return found;
}

/** Given words and digits, returns the words with those digits in their place; null where there are more or fewer. */
function withDigits(words: readonly string[], digits: string): string[] | null {
  let at = 0;
  const changed = words.map((word) =>
    word.replace(/\p{Nd}/gu, (sign) => {
      const zero = sign.codePointAt(0)! - digitOf(sign);
      return String.fromCodePoint(zero + Number(digits[at++] ?? 0));
    }),
  );
  return at === digits.length ? changed : null;
}

/** The digits of a text in ASCII. */
function plainDigits(text: string): string {
  return Array.from(text.matchAll(/\p{Nd}/gu), ([sign]) => digitOf(sign)).join('');
}

/** Given a word outside of rows, returns it where it is a page's number and nothing else: "1/2ページ". */
const pageOf = (text: string, place: LineUse): string | null =>
  !isBooking(place) && pageNumbersIn(text).some(({ before, after }) => before + after === 0) ? text : null;

/** True for a line that says a page's number: "Page 2", or "1/2" by itself. */
const numbersPage = ({ line: { text, phrases } }: TokenLine): boolean =>
  lineKind(text)?.kind === 'page' ||
  phrases.some((phrase) => pageNumbersIn(phrase.text).some((n) => n.of !== null && n.before + n.after === 0));

/** Counts and numbers of pages that a statement may print. */
function numbersThatStay({ statements, lines }: Stages): ReadonlySet<string> {
  const counts = statements.flatMap(({ transactions }) => {
    const out = transactions.filter(({ amount }) => amount < 0).length;
    return [transactions.length, out, transactions.length - out];
  });
  return new Set([...counts, lines.length].map(String));
}

/** A number that is neither a date nor a figure: short ones outside of rows, counts and pages stay; null for what is no number. */
function numberOf(text: string, place: LineUse, stay: ReadonlySet<string>, chance: Chance): string | null {
  if (TIME.test(text)) return timeLike(text, chance);
  const digits = text.replace(/\P{Nd}/gu, '');
  if (digits === '' || /\p{L}/u.test(text)) return null;
  const inRow = isBooking(place);
  const stays = digits.length <= SHORT_NUMBER || stay.has(digits);
  if (!inRow && stays) return text;
  const isPage = digits.length <= PAGE_NUMBER && numbersPage(place.source);
  return !inRow && isPage ? text : null;
}

/** Dates that stand within a word: "期間：2019/01/01-2019/01/31". */
const DATE_WITHIN =
  /(?:令和|平成|昭和|民[國国])?\d{1,4}年\d{1,2}月\d{1,2}日?|\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/;
const PARTS = new RegExp(`(${DATE_WITHIN.source})|([\\p{L}\\p{M}]+)|(\\p{N}+)`, 'gu');

interface Mixing {
  readonly inventor: Inventor;
  readonly keepTerms: boolean;
  /** codes that the statements are in */
  readonly currencies: ReadonlySet<string>;
  readonly move: (date: string) => string | null;
}

/** Given a word whose letters may stay, returns it with its dates moved, and its digits and other letters invented. */
function mixed(text: string, stays: boolean, { inventor, keepTerms, currencies, move }: Mixing): string {
  if (stays && !/\p{N}/u.test(text)) return text;
  // a reference of letters and digits is one word
  if (/\p{N}/u.test(text) && !DATE_WITHIN.test(text) && !UNSPACED.test(text)) return inventor.word(text);
  return text.replace(PARTS, (part, date: string | undefined, letters: string | undefined) => {
    if (date !== undefined) return move(date) ?? inventor.word(date);
    if (letters === undefined) return inventor.word(part);
    if (stays || (currencies.has(part) && keepTerms)) return part;
    const parts = keepTerms ? unspacedTerms(part) : [{ text: part, term: false }];
    return parts.map((piece) => (piece.term ? piece.text : inventor.word(piece.text))).join('');
  });
}

/** Letters, or a number that may be somebody's. */
const SAYS = /\p{L}|\p{N}{3}/u;

/** Runs of words that say something and stand as they were. */
function keptTexts(words: readonly Word[], texts: readonly (string | null)[]): string[] {
  const phrases: string[] = [];
  let run: string[] = [];
  for (let i = 0; i <= words.length; i++) {
    const same = i < words.length && texts[i] === words[i]!.text && SAYS.test(texts[i]!);
    if (same) run.push(words[i]!.text);
    else if (run.length > 0) {
      phrases.push(run.join(' '));
      run = [];
    }
  }
  return phrases;
}
