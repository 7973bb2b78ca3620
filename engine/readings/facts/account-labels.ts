/** Finds labels of accounts' numbers in phrases: "Account number", "Loan number", a kind of account with its number. */
import { accountNamed } from '../../lexicon/facts/accounts.ts';
import { beforeLinked, type Label, labelOf } from '../../lexicon/facts/labels.ts';
import { itemAt } from '../../model/lists.ts';
import { leadingNumber, NUMBER_PART, wordsOf } from './number-shapes.ts';

const MOST_LABEL_WORDS = 5;
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

/** Facts whose value is the number of an account. */
export const OF_ACCOUNT: ReadonlySet<Label | null> = new Set<Label>(['account_number', 'iban']);

/** Given words, returns whether all of them are a label for an account's number. */
export function isAccountLabel(words: readonly string[]): boolean {
  const holdsNumber = words.some((word) => word === ':' || /\d/.test(word) || NUMBER_PART.test(word));
  return !holdsNumber && OF_ACCOUNT.has(labelOf(words.join(' ')));
}
