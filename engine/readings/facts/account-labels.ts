/** Finds labels of accounts' numbers in phrases: "Account number", "Loan number", a kind of account with its number. */
import { figuresIn } from '../../labels/number-forms.ts';
import { accountNamed } from '../../lexicon/facts/accounts.ts';
import {
  beforeLinked,
  beforeOthers,
  endingWords,
  isCompound,
  type Label,
  labelOf,
} from '../../lexicon/facts/labels.ts';
import { namesThisPaper } from '../../lexicon/facts/paper-names.ts';
import { namesRegister } from '../../lexicon/facts/registers.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import { itemAt } from '../../model/lists.ts';
import { leadingNumber, NUMBER_PART, shownOrHidden, wordsOf } from './number-shapes.ts';

const MOST_LABEL_WORDS = 5;
/** A label for an account's number in a phrase, maybe behind other words. */
export interface AccountLabel {
  /** the phrase's words, marks of labels apart */
  readonly words: readonly string[];
  /** the label's words are [from, to) */
  readonly from: number;
  readonly to: number;
}

/** Given words, returns whether all of them are a label. */
export type IsLabel = (words: readonly string[]) => boolean;

/** Given a phrase, returns its first label for an account's number, or rather one with a number behind; or null. */
export function accountLabelIn(text: string): AccountLabel | null {
  const words = wordsOf(beforeOthers(text));
  const { first, numbered } = labelsAmong(words, isAccountLabel);
  return numbered ?? kindBefore(words) ?? kindEnding(words) ?? behindBranch(words) ?? first ?? kindSigned(words);
}

/** The same of other labels. */
export function labelIn(text: string, isLabel: IsLabel): AccountLabel | null {
  const { first, numbered } = labelsAmong(wordsOf(beforeLinked(text)), isLabel);
  return numbered ?? first;
}

interface LabelsAmong {
  readonly first: AccountLabel | null;
  /** the first with a number behind it */
  readonly numbered: AccountLabel | null;
}

function labelsAmong(words: readonly string[], isLabel: IsLabel): LabelsAmong {
  let first: AccountLabel | null = null;
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + MOST_LABEL_WORDS); to > from; to--) {
      if (!isLabel(words.slice(from, to))) continue;
      // two languages make one label: "賬戶號碼 Account Number", "Account Number / رقم الحساب"
      first = joined(first, { words, from, to });
      if (leadingNumber(words.slice(to)) !== null) return { first, numbered: { words, from, to } };
      from = to - 1;
      break;
    }
  }
  return { first, numbered: null };
}

/** The first label, up to the end of another right behind it. */
function joined(first: AccountLabel | null, next: AccountLabel): AccountLabel {
  if (first === null) return next;
  const between = next.words.slice(first.to, next.from);
  return between.every((word) => word === '/') ? { ...first, to: next.to } : first;
}

/** A sign between a kind of account and its number. */
export const NUMBER_SIGN = /^(?:[-–—#№:]|n[°ºr]\.?|n\.[°º]|no\.?|nro\.?|núm\.?)$/i;
/** Figures of a number behind a kind of account, at the least. */
const LEAST_ALONE = 7;
const LEAST_IN_THREES = 9;
/** "1 182 200" may be an amount. */
const THOUSANDS = /^\d{1,3}(?: \d{3})+$/;

/** A kind of account that begins a phrase, with a number behind it: "Everyday Checking - 7011882200". */
function kindBefore(words: readonly string[]): AccountLabel | null {
  const alone = words.findIndex((word) => NUMBER_PART.test(word) && figuresIn(word) >= LEAST_ALONE);
  const at = alone < 0 ? words.findIndex((_, i) => i > 0 && beginsGroups(words, i)) : alone;
  if (at < 1) return null;
  const sign = itemAt(words, at - 1);
  const signed = NUMBER_SIGN.test(sign);
  const before = words.slice(0, signed ? at - 1 : at);
  // "… credit card services. GSTIN 06AAAAA9999A1Z5"
  if (namesRegister(before.at(-1) ?? '')) return null;
  const kind = accountNamed(before.join(' '));
  if (kind?.sure === true) return whole(words, at);
  // "C/C COMPTE CONFORT PLUS N° 56370787101", but "Kontoauszug Nr. 20250401"
  const namesAccount =
    kind === null ? before.some((word) => isAccountLabel([word])) : !namesThisPaper(before.join(' '));
  return signed && sign !== ':' && namesAccount ? whole(words, at) : null;
}

const whole = (words: readonly string[], to: number): AccountLabel => ({ words, from: 0, to });

/** True for the first of groups with enough figures behind a sign: "Visa : 4409 75XX XXXX 5020", "n° 65 954 82N". */
function beginsGroups(words: readonly string[], at: number): boolean {
  const end = words.findIndex((word, i) => i >= at && !NUMBER_PART.test(word));
  const text = words.slice(at, end < 0 ? undefined : end).join(' ');
  return NUMBER_SIGN.test(itemAt(words, at - 1)) && !THOUSANDS.test(text) && shownOrHidden(text) >= LEAST_ALONE;
}

/** A kind of account and a sign for a number that is beside it: "Caja de ahorro en pesos N°". */
function kindSigned(words: readonly string[]): AccountLabel | null {
  const last = words.findLastIndex((word) => word !== ':');
  if (last < 1 || last > MOST_LABEL_WORDS || !NUMBER_SIGN.test(itemAt(words, last))) return null;
  return accountNamed(words.slice(0, last).join(' ')) === null ? null : { words, from: 0, to: words.length };
}

const LAST_FIGURES = /^\d{4}$/;
/** The same behind dots for those that are hidden: "EVERYDAY CHECKING (...4471)". */
const DOTTED_FIGURES = /^\(?((?:\.{3}|…)\d{4})\)?$/;

/** A title in capitals that ends with the last figures of a card or an account: "Visa Signature ending in 4471". */
function kindEnding(words: readonly string[]): AccountLabel | null {
  const last = words.length - 1;
  const [, dotted] = DOTTED_FIGURES.exec(words[last] ?? '') ?? [];
  if (last < 1 || !(dotted || LAST_FIGURES.test(itemAt(words, last)))) return null;
  const before = words.slice(0, last);
  const title = before.slice(0, last - endingWords(before));
  // a sentence names accounts as well: "… will be taken from your checking account ending in 4471"
  const isTitle = (dotted || title.length < last) && title.every((word) => !/^\p{Ll}/u.test(word));
  return isTitle && accountNamed(title.join(' '))?.sure === true
    ? whole([...before, dotted ?? itemAt(words, last)], last)
    : null;
}

/** "cc", which has other meanings, behind the number of a branch: "ag 4773 cc 31389-8". */
function behindBranch(words: readonly string[]): AccountLabel | null {
  const at = words.findIndex(
    (word, i) => i > 1 && /^c\/?c$/i.test(word) && /^\d{3,4}(?:-\d)?$/.test(itemAt(words, i - 1)),
  );
  const isBranch = at > 1 && labelOf(itemAt(words, at - 2)) === 'branch';
  return isBranch ? { words, from: at, to: at + 1 } : null;
}

/** Given a phrase, returns whether it begins with a kind of account and a number. */
export function namesNumber(text: string): boolean {
  const words = wordsOf(text);
  return (kindBefore(words) ?? kindSigned(words)) !== null;
}

/** Facts whose value is the number of an account. */
export const OF_ACCOUNT: ReadonlySet<Label | null> = new Set<Label>(['account_number', 'iban']);

/** Given words, returns whether all of them are a label for an account's number. */
export function isAccountLabel(words: readonly string[]): boolean {
  const holdsNumber = words.some((word) => word === ':' || /\d/.test(word) || NUMBER_PART.test(word));
  return !holdsNumber && (OF_ACCOUNT.has(labelOf(words.join(' '))) || isKind(words));
}

const isKind = (words: readonly string[]): boolean => words.length === 1 && isCompound(fold(itemAt(words, 0)));

/** Given a label and the number found for it, returns whether the number is long enough for that label. */
export function isEnoughFor({ words, from, to }: AccountLabel, number: string): boolean {
  const label = words.slice(from, to).filter((word) => LETTER.test(word));
  // the last figures of a card that booked, behind a word for it in a sentence: "Compra con tarjeta ·· 3962"
  const isOfSentence = from > 0 && label.length === 1 && /^\p{Ll}/u.test(itemAt(label, 0));
  if (isOfSentence && LAST_FIGURES.test(number)) return false;
  // "Sparkonto 1 182 200" may be an amount
  const least = THOUSANDS.test(number) ? LEAST_IN_THREES : LEAST_ALONE;
  return !isKind(label) || figuresIn(number) >= least;
}

const LETTER = /\p{L}/u;
