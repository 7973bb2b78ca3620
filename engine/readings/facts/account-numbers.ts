/** Finds account and card numbers beside or below their labels. */

import { beginBelow, LABEL_ABOVE, type LineAt, phraseBelow } from '../../labels/near-phrases.ts';
import { cellBelow, phraseLeft } from '../../labels/values.ts';
import { accountNamed } from '../../lexicon/facts/accounts.ts';
import { beforeLinked, isNumberWord, type Label, labelOf, labelsIn } from '../../lexicon/facts/labels.ts';
import type { Line, Phrase } from '../../model/line.ts';
import { itemAt } from '../../model/lists.ts';
import { ibansIn } from '../../money/iban.ts';
import { type AccountLabel, isAccountLabel, isEnoughFor, namesNumber, OF_ACCOUNT } from './account-labels.ts';
import type { FactLine } from './fact-line.ts';
import { leadingNumber, NUMBER_PART, valueWords, wordsOf } from './number-shapes.ts';

/** Figures at the end of an IBAN that show that they are its account's, at the least. */
const LEAST_OF_IBAN = 7;

type LabelledLine = LineAt &
  Pick<FactLine, 'inRows' | 'line' | 'ibans'> & {
    readonly content: { readonly accountLabels: readonly (AccountLabel | null)[] };
  };

/** Given a line, returns the numbers of the labels on it. */
export function accountNumbersOf(at: LabelledLine): string[] {
  return at.content.accountLabels.flatMap((label, i) => {
    const number = label === null ? null : numberOfLabel(at, i, label);
    const own = label === null || number === null || !isEnoughFor(label, number) ? besideKind(at, i) : number;
    return own === null ? [] : [own];
  });
}

/**
 * A number alone beside the i-th phrase, which is a kind of account and no more, on the line of an IBAN:
 * "Compte privé | 0299-770996.40F | IBAN | CH48 …", or whose figures end the IBAN above or below it. A line with money
 * is one of a list of accounts.
 */
function besideKind(at: LabelledLine, i: number): string | null {
  const { line, amounts } = at.line;
  const [kind, beside] = [itemAt(line.phrases, i).text, line.phrases[i + 1]];
  if (at.inRows[line.index] === 1 || beside?.words.length !== 1 || !NUMBER_PART.test(beside.text)) return null;
  if (amounts.some(({ token }) => !token.whole)) return null;
  const isOwn = at.ibans.length > 0 && namesNumber(`${kind} ${beside.text}`);
  return isOwn || (accountNamed(kind) !== null && endsIbanNear(beside.text, at))
    ? leadingNumber(wordsOf(beside.text))
    : null;
}

/** True for a number whose figures are the last of an IBAN on the line above or below. */
function endsIbanNear(number: string, { lines, at }: LabelledLine): boolean {
  const figures = number.replace(/\D/g, '');
  const near = [lines[at - 1], lines[at + 1]].flatMap((tl) => (tl ? ibansIn(tl.line.text) : []));
  return figures.length >= LEAST_OF_IBAN && near.some((iban) => iban.replace(/\D/g, '').endsWith(figures));
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
  if (isWhole) return leadingNumber(isOfBranch(label.words.slice(0, label.from)) ? behindMark(rest) : rest);
  const behindBranch = namesBranchFirst(label) ? behindMark : (words: readonly string[]) => words;
  return (
    leadingNumber([...rest, ...behindBranch(valueWords(beside?.text ?? ''))]) ??
    leadingNumber([...rest, ...behindBranch(valueWords(textBelow(at, i, label)))]) ??
    (rest.length === 0 ? leadingNumber(wordsOf(besideNumberBelow(at, itemAt(phrases, i)))) : null) ??
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
  to === words.length && words.some((_, at) => isOfBranch(words.slice(0, at)) && isAccountLabel(words.slice(at)));

const isOfBranch = (words: readonly string[]): boolean => BRANCHES.has(labelOf(words.join(' ')));
const BRANCHES: ReadonlySet<Label | null> = new Set<Label>(['branch', 'sort_code']);

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
  if (below === null || !/^[:：]/u.test(below.phrase.text)) return '';
  const { phrases } = itemAt(at.lines, below.at).line;
  const own = below.phrase.text.slice(1).trim();
  return phrases[0] === below.phrase ? own || (phrases[1]?.text ?? '') : '';
}

/** What is beside a word for "number" right below a label, of which it is the second line: "ACCOUNT" over "NO". */
function besideNumberBelow(at: LabelledLine, label: Phrase): string {
  const below = phraseBelow(label, at, { aligned: beginBelow, sizes: LABEL_ABOVE });
  if (below === null || !isNumberWord(below.phrase.text)) return '';
  const { phrases } = itemAt(at.lines, below.at).line;
  return phrases[phrases.indexOf(below.phrase) + 1]?.text ?? '';
}

/** True for a phrase that begins with another label, "Sort code 20-44-19", or has the number of another account. */
function namesOther({ text, words }: Phrase): boolean {
  if (beforeLinked(text) !== text) return true;
  const [first] = labelsIn(words.map(({ text }) => text));
  return first?.from === 0 && !OF_ACCOUNT.has(first.label);
}

/** True for a phrase right behind a label: it is that label's value. */
function isLabelled(phrase: Phrase, line: Line): boolean {
  const before = phraseLeft(line, line.phrases.indexOf(phrase))?.text ?? '';
  return labelOf(before) !== null || beforeLinked(before) !== before;
}
