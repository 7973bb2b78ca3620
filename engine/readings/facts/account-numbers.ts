/** Finds account and card numbers beside or below their labels. */

import { LABEL_ABOVE, type LineAt, phraseBelow } from '../../labels/near-phrases.ts';
import { cellBelow, phraseLeft } from '../../labels/values.ts';
import { monthOfName } from '../../lexicon/calendar/months.ts';
import { accountNamed } from '../../lexicon/facts/accounts.ts';
import { beforeLinked, type Label, labelOf, labelsIn } from '../../lexicon/facts/labels.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import type { Line, Phrase } from '../../model/line.ts';
import { itemAt } from '../../model/lists.ts';
import { plainDigits } from '../../money/number-characters.ts';
import type { FactLine } from './fact-line.ts';

const MOST_LABEL_WORDS = 5;
/** "Konto-Nr.: EUR 123": short words between a label and its number, and their letters, at the most. */
const MOST_BEFORE = 2;
const LONGEST_BEFORE = 4;
/** Figures with what banks put between and around them, or in the place of hidden ones. */
const NUMBER_PART =
  /^(?=.*[\dXx*•#])(?:[A-Z]{0,4}|(?:[A-Z]{5,6}|[A-Z]{1,6}[-/])(?=(?:.*\d){4}))[\dXx*•#][\dA-ZXx*•#\-–./,_]*$/;
/** An IBAN in groups may have one of letters alone: "GB33 REVO 0099 …". */
const IBAN_START = /^[A-Z]{2}\d{2}/;
const BANK_LETTERS = /^(?:[A-Z]|[A-Z]{4})$/;
const DATE = /^\d{1,4}([./-])\d{1,2}\1\d{2,4}$/;
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const YEAR = '(?:19|20)\\d\\d';
const ISO_DAY = `${YEAR}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])`;
/** What no account's number looks like: "Data estratto conto: 30/04/2022". */
const CALENDAR_DAY = new RegExp(`^(?:${DAY}([./-])${DAY}\\1${YEAR}|${ISO_DAY})$`);
const MONEY = /^\D{0,3}(?:\d{1,4}(?:[.,]\d{2}|,\d{3})|\d{1,3}(?:[.,'’ ]\d{3})+[.,]\d{2})$/;
/** The number of a statement within its year: "Estratto conto n. 4/2025". */
const STATEMENT_OF_YEAR = /^\d{1,3}\/(?:19|20)\d\d$/;
/** The rest of a redacted number. */
const NOUGHTS = /^[0\s./-]+$/;
/** The code of a branch and the number of an account in the United Kingdom. */
const SORT_CODE = /^\d\d-\d\d-\d\d$/;
const UK_NUMBER = /^\d{8}$/;
const LEAST_DIGITS = 3;
const LEAST_LENGTH = 4;

/** A label for an account's number in a phrase, maybe behind other words. */
export interface AccountLabel {
  /** the phrase's words, marks of labels apart */
  readonly words: readonly string[];
  /** the label's words are [from, to) */
  readonly from: number;
  readonly to: number;
}

/** Given a phrase, returns its first label for an account's number, or rather one with a number behind; or null. */
export function accountLabelIn(text: string): AccountLabel | null {
  const words = wordsOf(beforeLinked(text));
  let first: AccountLabel | null = null;
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + MOST_LABEL_WORDS); to > from; to--) {
      if (!isAccountLabel(words.slice(from, to))) continue;
      // two languages make one label: "賬戶號碼 Account Number", "Account Number / رقم الحساب"
      first = joined(first, { words, from, to });
      if (leadingNumber(words.slice(to)) !== null) return { words, from, to };
      from = to - 1;
      break;
    }
  }
  return kindBefore(words) ?? first ?? kindSigned(words);
}

/** The first label, up to the end of another right behind it. */
function joined(first: AccountLabel | null, next: AccountLabel): AccountLabel {
  if (first === null) return next;
  const between = next.words.slice(first.to, next.from);
  return between.every((word) => word === '/') ? { ...first, to: next.to } : first;
}

/** A sign between a kind of account and its number. */
const NUMBER_SIGN = /^(?:[-–—#№]|n[°ºr]\.?|n\.[°º]|no\.?|nro\.?|núm\.?)$/i;
/** Figures of a number behind a kind of account without a sign, at the least. */
const LEAST_ALONE = 7;

/** A kind of account that begins a phrase, with a number behind it: "Everyday Checking - 7011882200". */
function kindBefore(words: readonly string[]): AccountLabel | null {
  const at = words.findIndex((word) => NUMBER_PART.test(word) && word.replace(/\D/g, '').length >= LEAST_ALONE);
  if (at < 1) return null;
  const signed = NUMBER_SIGN.test(itemAt(words, at - 1));
  const kind = accountNamed(words.slice(0, signed ? at - 1 : at).join(' '));
  return kind !== null && (signed || kind.sure) ? { words, from: 0, to: at } : null;
}

/** A kind of account and a sign for a number that is beside it: "Caja de ahorro en pesos N°". */
function kindSigned(words: readonly string[]): AccountLabel | null {
  const last = words.findLastIndex((word) => word !== ':');
  if (last < 1 || last > MOST_LABEL_WORDS || !NUMBER_SIGN.test(itemAt(words, last))) return null;
  return accountNamed(words.slice(0, last).join(' ')) === null ? null : { words, from: 0, to: words.length };
}

/** Given a phrase, returns whether it begins with a kind of account and a number. */
export function namesNumber(text: string): boolean {
  const words = wordsOf(text);
  return (kindBefore(words) ?? kindSigned(words)) !== null;
}

type LabelledLine = LineAt &
  Pick<FactLine, 'inRows'> & {
    readonly content: { readonly accountLabels: readonly (AccountLabel | null)[] };
  };

/** Given a line, returns the numbers of the labels on it. */
export function accountNumbersOf(at: LabelledLine): string[] {
  return at.content.accountLabels.flatMap((label, i) => (label && numberOfLabel(at, i, label)) ?? []);
}

function numberOfLabel(at: LabelledLine, i: number, label: AccountLabel): string | null {
  const { phrases } = itemAt(at.lines, at.at).line;
  const behind = label.words.slice(label.to).filter((word) => word !== ':' && word !== '#');
  const rest = behind[0] === '/' && !behind.some((word) => NUMBER_PART.test(word)) ? [] : behind;
  // behind words of an unknown label ("Conta n.º") the value may be beside
  const isWhole = rest.some((word) => NUMBER_PART.test(word)) || (label.from > 0 && rest.length > 0);
  const [beside, second] = [phrases[i + 1], phrases[i + 2]];
  const ofAccount = secondOfTwo(label, beside, second);
  if (ofAccount !== null) return ofAccount;
  if (isWhole) return leadingNumber(rest);
  const behindBranch = namesBranchFirst(label) ? behindMark : (words: readonly string[]) => words;
  return (
    leadingNumber([...rest, ...behindBranch(wordsOf(beside?.text ?? ''))]) ??
    leadingNumber([...rest, ...behindBranch(wordsOf(textBelow(at, i, label)))]) ??
    (beside === undefined ? leadingNumber(wordsOf(behindColonBelow(at, itemAt(phrases, i)))) : null)
  );
}

/** The second cell behind labels of a branch and a number: "Reg.nr. Kontonr. | 1234 | 0012345678". */
function secondOfTwo(label: AccountLabel, first: Phrase | undefined, second: Phrase | undefined): string | null {
  if (first === undefined || second === undefined || !namesBranchFirst(label)) return null;
  return first.words.length === 1 && NUMBER_PART.test(first.text) ? leadingNumber(wordsOf(second.text)) : null;
}

/** Given two numbers and a mark between them, "0892 | 674927-3", returns the second; else all words. */
function behindMark(words: readonly string[]): readonly string[] {
  const [first = '', mark = '', second = ''] = words;
  return /^[|/]$/.test(mark) && NUMBER_PART.test(first) && NUMBER_PART.test(second) ? words.slice(2) : words;
}

/** True for a label that ends its phrase, of a branch and then of an account's number. */
const namesBranchFirst = ({ words, to }: AccountLabel): boolean =>
  to === words.length &&
  words.some((_, at) => BRANCHES.has(labelOf(words.slice(0, at).join(' '))) && isAccountLabel(words.slice(at)));

const BRANCHES: ReadonlySet<Label | null> = new Set<Label>(['branch', 'sort_code']);

/** Words, with marks of labels apart ("口座番号：1234567", "Konto:123") but not those of a time of day. */
function wordsOf(text: string): string[] {
  return plainDigits(text)
    .replace(/(?<!\d)[:：]|[:：](?!\d)/g, ' : ')
    .replace(/(?<=[\u3040-\u9fff\uac00-\ud7a3\u0e00-\u0e7f])(?=[\dA-Z])/g, ' ')
    .split(' ')
    .filter(Boolean);
}

const OF_ACCOUNT: ReadonlySet<Label | null> = new Set<Label>(['account_number', 'iban']);

function isAccountLabel(words: readonly string[]): boolean {
  const holdsNumber = words.some((word) => word === ':' || /\d/.test(word) || NUMBER_PART.test(word));
  return !holdsNumber && OF_ACCOUNT.has(labelOf(words.join(' ')));
}

/** The number that words behind a label begin with, maybe behind a kind of account or a currency. */
function leadingNumber(words: readonly string[]): string | null {
  // "Account # 123": the sign is not part of the number, one that hides figures is
  const values = words.filter((word) => word !== ':' && word !== '#').map((word) => word.replace(/^#(?=\d)/, ''));
  const isBefore = (value: string) => value.length <= LONGEST_BEFORE && monthOfName(fold(value)) === null;
  const from = values.slice(0, MOST_BEFORE + 2).findIndex((value) => NUMBER_PART.test(value));
  if (from < 0 || !values.slice(0, from).every(isBefore)) return null;
  const first = itemAt(values, from);
  const isPart = (word: string, isFirst: boolean) =>
    NUMBER_PART.test(word)
      ? !DATE.test(word) || (isFirst && !CALENDAR_DAY.test(word))
      : IBAN_START.test(first) && BANK_LETTERS.test(word);
  // "04-47-11 · 82200471": nor is the code of a branch that is set off
  const behind = values.findIndex((word, at) => at > from && !/^[·•|/,]$/.test(word));
  if (SORT_CODE.test(first) && behind > from + 1 && UK_NUMBER.test(itemAt(values, behind)))
    return itemAt(values, behind);
  let to = from;
  while (to < values.length && isPart(itemAt(values, to), to === from)) to++;
  // "8725893060, DE-Kontonummer"
  const number = values.slice(from, to).join(' ').replace(/[.,]$/, '');
  if (MONEY.test(number) || NOUGHTS.test(number) || STATEMENT_OF_YEAR.test(number)) return null;
  const digits = number.replace(/\D/g, '').length;
  return digits >= LEAST_DIGITS && number.replace(/\s/g, '').length >= LEAST_LENGTH ? number : null;
}

/** The cell right below a label in the i-th phrase, or ''; not if that is a row's or another label's. */
function textBelow(at: LabelledLine, i: number, label: AccountLabel): string {
  const { phrases } = itemAt(at.lines, at.at).line;
  const phrase = itemAt(phrases, i);
  // other words of the phrase may be labels beside it: "Reg.nr. Kontonr."
  const isParted = label.words.length === phrase.words.length;
  const x0 = isParted ? itemAt(phrase.words, label.from).x0 : phrase.x0;
  const own = isParted ? phrase.words[label.to] : undefined;
  const below = cellBelow({ x0, x1: phrase.x1, next: (own ?? phrases[i + 1])?.x0 }, at, LABEL_ABOVE);
  if (below === null) return '';
  const { line } = itemAt(at.lines, below.at);
  const isOthers = at.inRows[line.index] === 1 || isLabelled(below.phrase, line) || namesOther(below.phrase);
  return isOthers ? '' : below.text;
}

/** What is behind a colon that begins the next line, right of a label of several lines; or ''. */
function behindColonBelow(at: LabelledLine, { x1 }: Phrase): string {
  const below = phraseBelow({ x0: x1, x1 }, at, { aligned: (phrase) => phrase.x0 > x1, sizes: LABEL_ABOVE, lines: 1 });
  if (below === null || (below.phrase.text !== ':' && below.phrase.text !== '：')) return '';
  const { phrases } = itemAt(at.lines, below.at).line;
  return phrases[0] === below.phrase ? (phrases[1]?.text ?? '') : '';
}

/** True for a phrase that begins with another label: "Sort code 20-44-19". */
function namesOther({ words }: Phrase): boolean {
  const [first] = labelsIn(words.map(({ text }) => text));
  return first?.from === 0 && !OF_ACCOUNT.has(first.label);
}

/** True for a phrase right behind a label: it is that label's value. */
function isLabelled(phrase: Phrase, line: Line): boolean {
  const before = phraseLeft(line, line.phrases.indexOf(phrase))?.text ?? '';
  return labelOf(before) !== null || beforeLinked(before) !== before;
}
