/** Finds account and card numbers beside, or below, the labels that name them. */

import { cellBelow, phraseLeft } from '../../labels/values.ts';
import { monthOfName } from '../../lexicon/calendar/months.ts';
import { accountNamed } from '../../lexicon/facts/accounts.ts';
import { labelOf, labelsIn } from '../../lexicon/facts/labels.ts';
import { beforeLinked } from '../../lexicon/facts/linked.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import type { Line, Phrase } from '../../model/line.ts';
import type { TokenLine } from '../../model/table.ts';
import { plainDigits } from '../../money/affixes.ts';
import type { LineMarks } from './line-marks.ts';

/** A label stands above its value within this many text sizes. */
const LABEL_ABOVE = 2.6;
/** Words of a label for an account number, at the most. */
const MOST_LABEL_WORDS = 5;
/** "Konto-Nr.: EUR 123": short words between a label and its number, at the most, and how long they are. */
const MOST_BEFORE = 2;
const LONGEST_BEFORE = 4;
/** Figures with what banks put between and around them, or in the place of those that they hide. */
const NUMBER_PART =
  /^(?=.*[\dXx*•#])(?:[A-Z]{0,4}|[A-Z]{5,6}(?=(?:.*\d){4})|[A-Z]{1,6}[-/](?=(?:.*\d){4}))[\dXx*•#][\dA-ZXx*•#\-–./,_]*$/;
/** An IBAN printed in groups may have one of letters alone: "GB33 REVO 0099 …". */
const IBAN_START = /^[A-Z]{2}\d{2}/;
const BANK_LETTERS = /^(?:[A-Z]|[A-Z]{4})$/;
const DATE = /^\d{1,4}([./-])\d{1,2}\1\d{2,4}$/;
/** "Data estratto conto: 30/04/2022": what no account's number looks like. */
const CALENDAR_DAY =
  /^(?:(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|[12]\d|3[01])\1(?:19|20)\d\d|(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))$/;
const MONEY = /^\D{0,3}(?:\d{1,4}(?:[.,]\d{2}|,\d{3})|\d{1,3}(?:[.,'’ ]\d{3})+[.,]\d{2})$/;
/** "Estratto conto n. 4/2025": the number of a statement within its year. */
const STATEMENT_OF_YEAR = /^\d{1,3}\/(?:19|20)\d\d$/;
/** What is left of a number that was made unreadable. */
const NOUGHTS = /^[0\s./-]+$/;
/** How banks of the United Kingdom print the code of a branch, and the number of an account. */
const SORT_CODE = /^\d\d-\d\d-\d\d$/;
const UK_NUMBER = /^\d{8}$/;
const LEAST_DIGITS = 3;
const LEAST_LENGTH = 4;

/** A label for an account's number in a phrase: it begins that, or stands in its midst, as "Account Number" behind a name. */
export interface AccountLabel {
  /** the words of the phrase, marks of labels apart */
  readonly words: readonly string[];
  /** the label is words [from, to) */
  readonly from: number;
  readonly to: number;
}

/** Given the text of a phrase, returns the first label for an account's number in it, one with a number behind before others ("Current account, account no. 1234"), or null. */
export function accountLabelIn(text: string): AccountLabel | null {
  const words = wordsOf(beforeLinked(text));
  let first: AccountLabel | null = null;
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + MOST_LABEL_WORDS); to > from; to--) {
      if (!isAccountLabel(words.slice(from, to))) continue;
      // "賬戶號碼 Account Number", "Account Number / رقم الحساب": one label in two languages
      first = joined(first, { words, from, to });
      if (leadingNumber(words.slice(to)) !== null) return { words, from, to };
      from = to - 1;
      break;
    }
  }
  return kindBefore(words) ?? first ?? kindSigned(words);
}

/** The first label, up to the end of another that says the same right behind it. */
function joined(first: AccountLabel | null, next: AccountLabel): AccountLabel {
  if (first === null) return next;
  const between = next.words.slice(first.to, next.from);
  return between.every((word) => word === '/') ? { ...first, to: next.to } : first;
}

/** What stands between a kind of account and its number, where anything does. */
const NUMBER_SIGN = /^(?:[-–—#№]|n[°ºr]\.?|n\.[°º]|no\.?|nro\.?|núm\.?)$/i;
/** Figures of a number that a kind of account alone names, at the least. */
const LEAST_ALONE = 7;

/** Given the words of a phrase, returns the kind of account with which it begins, with the account's number behind: "Everyday Checking - 7011882200"; else null. */
function kindBefore(words: readonly string[]): AccountLabel | null {
  const at = words.findIndex((word) => NUMBER_PART.test(word) && word.replace(/\D/g, '').length >= LEAST_ALONE);
  if (at < 1) return null;
  const signed = NUMBER_SIGN.test(words[at - 1]);
  const kind = accountNamed(words.slice(0, signed ? at - 1 : at).join(' '));
  return kind !== null && (signed || kind.sure) ? { words, from: 0, to: at } : null;
}

/** Given the words of a phrase, returns it as a label where it is a kind of account and the sign for a number, which stands beside: "Caja de ahorro en pesos N°". */
function kindSigned(words: readonly string[]): AccountLabel | null {
  const last = words.findLastIndex((word) => word !== ':');
  if (last < 1 || last > MOST_LABEL_WORDS || !NUMBER_SIGN.test(words[last])) return null;
  return accountNamed(words.slice(0, last).join(' ')) === null ? null : { words, from: 0, to: words.length };
}

/** Given the text of a phrase, returns whether it begins with a kind of account behind which the account's number stands. */
export function namesNumber(text: string): boolean {
  const words = wordsOf(text);
  return (kindBefore(words) ?? kindSigned(words)) !== null;
}

/** Given a line with the labels in its phrases, its index among all lines, and which of them are of rows, returns the numbers whose labels stand on it. */
export function accountNumbersOf(
  { line: { phrases } }: TokenLine,
  labels: readonly (AccountLabel | null)[],
  index: number,
  lines: readonly TokenLine[],
  inRows: LineMarks,
): string[] {
  return labels.flatMap((label, i) => {
    if (label === null) return [];
    const behind = label.words.slice(label.to).filter((word) => word !== ':' && word !== '#');
    // the label in another language
    const rest = behind[0] === '/' && !behind.some((word) => NUMBER_PART.test(word)) ? [] : behind;
    // "Conta n.º": words of the label that no one knows stand before the value beside, too
    const isWhole = rest.some((word) => NUMBER_PART.test(word)) || (label.from > 0 && rest.length > 0);
    const number =
      secondOfTwo(label, phrases[i + 1], phrases[i + 2]) ??
      leadingNumber([...rest, ...(isWhole ? [] : wordsOf(phrases[i + 1]?.text ?? ''))]) ??
      // labels side by side, each above its value
      (isWhole ? null : leadingNumber([...rest, ...wordsOf(textBelow(phrases[i], label, index, lines, inRows))])) ??
      (isWhole || i < phrases.length - 1 ? null : leadingNumber(wordsOf(behindColonBelow(phrases[i], index, lines))));
    return number === null ? [] : [number];
  });
}

/** Given a label and the two phrases behind it, returns the second where the label begins with that of the branch, and a number stands in a cell for each: "Reg.nr. Kontonr. | 1234 | 0012345678". */
function secondOfTwo(label: AccountLabel, first: Phrase | undefined, second: Phrase | undefined): string | null {
  if (first === undefined || second === undefined || !namesBranchFirst(label)) return null;
  return first.words.length === 1 && NUMBER_PART.test(first.text) ? leadingNumber(wordsOf(second.text)) : null;
}

/** True for a label that ends its phrase, and is that of a branch before that of an account's number. */
function namesBranchFirst({ words, to }: AccountLabel): boolean {
  if (to < words.length) return false;
  for (let at = 1; at < to; at++) {
    const before = labelOf(words.slice(0, at).join(' '));
    if ((before === 'branch' || before === 'sort_code') && isAccountLabel(words.slice(at))) return true;
  }
  return false;
}

/** Words with marks of labels apart: "口座番号：1234567", "Konto:123"; not those of a time of day. */
function wordsOf(text: string): string[] {
  return plainDigits(text)
    .replace(/(?<!\d)[:：]|[:：](?!\d)/g, ' : ')
    .replace(/(?<=[\u3040-\u9fff\uac00-\ud7a3\u0e00-\u0e7f])(?=[\dA-Z])/g, ' ')
    .split(' ')
    .filter(isFilled);
}

const isFilled = (word: string): boolean => word !== '';

function isAccountLabel(words: readonly string[]): boolean {
  for (const word of words) if (word === ':' || /\d/.test(word) || NUMBER_PART.test(word)) return false;
  const label = labelOf(words.join(' '));
  return label === 'account_number' || label === 'iban';
}

/** Given the words behind a label, returns the number that they begin with, a kind of account or a currency before it allowed; or null. */
function leadingNumber(words: readonly string[]): string | null {
  // "Account # 123": the sign for a number is none of it, one that hides figures is
  const values = words.filter((word) => word !== ':' && word !== '#').map((word) => word.replace(/^#(?=\d)/, ''));
  let from = 0;
  while (from <= MOST_BEFORE && from < values.length && !NUMBER_PART.test(values[from])) {
    if (values[from].length > LONGEST_BEFORE || monthOfName(fold(values[from])) !== null) return null;
    from++;
  }
  const isPart = (word: string, isFirst: boolean) =>
    NUMBER_PART.test(word)
      ? !DATE.test(word) || (isFirst && !CALENDAR_DAY.test(word))
      : IBAN_START.test(values[from]) && BANK_LETTERS.test(word);
  // "04-47-11 · 82200471": the code of a branch set off from the number is none of it
  const behind = values.findIndex((word, at) => at > from && !/^[·•|/,]$/.test(word));
  if (SORT_CODE.test(values[from] ?? '') && behind > from + 1 && UK_NUMBER.test(values[behind])) return values[behind];
  let to = from;
  while (to < values.length && isPart(values[to], to === from)) to++;
  const number = values.slice(from, to).join(' ');
  if (MONEY.test(number) || NOUGHTS.test(number) || STATEMENT_OF_YEAR.test(number)) return null;
  const digits = number.replace(/\D/g, '').length;
  return digits >= LEAST_DIGITS && number.replace(/\s/g, '').length >= LEAST_LENGTH ? number : null;
}

/** Given a phrase, returns the one right below it, or '': what stands in a row belongs to its heading. */
function textBelow(
  phrase: Phrase,
  label: AccountLabel,
  index: number,
  lines: readonly TokenLine[],
  inRows: LineMarks,
): string {
  const { phrases } = lines[index].line;
  // words of the phrase may stand beside the label: "Reg.nr. Kontonr."
  const isParted = label.words.length === phrase.words.length;
  const x0 = isParted ? phrase.words[label.from].x0 : phrase.x0;
  const own = isParted ? phrase.words[label.to] : undefined;
  const next = (own ?? phrases[phrases.indexOf(phrase) + 1])?.x0;
  const below = cellBelow({ x0, x1: phrase.x1, next }, { lines, at: index }, LABEL_ABOVE);
  if (below === null) return '';
  const { line } = lines[below.at];
  return inRows[line.index] === 1 || isLabelled(below.phrase, line) || namesOther(below.phrase) ? '' : below.text;
}

/** Given the last phrase of a line, returns what stands behind a colon alone that begins the next line right of it, or '': a label of several lines around its value. */
function behindColonBelow(phrase: Phrase, index: number, lines: readonly TokenLine[]): string {
  const own = lines[index].line;
  const next = lines[index + 1]?.line;
  if (next === undefined || next.page !== own.page || next.baseline - own.baseline > LABEL_ABOVE * own.size) return '';
  const [colon, value] = next.phrases;
  return value !== undefined && (colon.text === ':' || colon.text === '：') && colon.x0 > phrase.x1 ? value.text : '';
}

/** True for a phrase that begins with a label for something else than an account's number: "Sort code 20-44-19". */
function namesOther({ words }: Phrase): boolean {
  const [first] = labelsIn(words.map(({ text }) => text));
  return first?.from === 0 && first.label !== 'account_number' && first.label !== 'iban';
}

/** True for a phrase right behind one that is a label: it is that one's value. */
function isLabelled(phrase: Phrase, line: Line): boolean {
  const before = phraseLeft(line, line.phrases.indexOf(phrase))?.text ?? '';
  return labelOf(before) !== null || beforeLinked(before) !== before;
}
