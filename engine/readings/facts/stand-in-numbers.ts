/** Finds what stands in for an account's number on a paper that has no label for one. */
import { LABEL_ABOVE, phraseBelow, type Reach } from '../../labels/near-phrases.ts';
import { figuresIn } from '../../labels/number-forms.ts';
import { cellBelow, phraseLeft } from '../../labels/values.ts';
import { accountNamed } from '../../lexicon/facts/accounts.ts';
import { beforeLinked, isCustomerNumber, isPaidInto, labelOf, labelsIn } from '../../lexicon/facts/labels.ts';
import { namesThisPaper } from '../../lexicon/facts/paper-names.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import type { Phrase } from '../../model/line.ts';
import { itemAt } from '../../model/lists.ts';
import { type IsLabel, isAccountLabel, labelIn, NUMBER_SIGN } from './account-labels.ts';
import { accountNumbersOf } from './account-numbers.ts';
import type { FactLine } from './fact-line.ts';
import type { TextFact } from './facts.ts';
import { isTelephone, leadingNumber, NUMBER_PART, wordsOf } from './number-shapes.ts';

/** Words of a title, at the most. */
const TITLE_WORDS = 6;
/** Figures of a number below one, at the least. */
const LEAST_FIGURES = 7;
/** A day in figures alone, as prints are numbered. */
const DAY = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])[0-3]\d$/;
/** The first line of an IBAN. */
const BEGINS_IBAN = /^[A-Z]{2}\d{2}\w{0,10}$/;

/**
 * Given the lines outside the rows of a paper without a label for an account's number, returns the numbers at titles
 * that name an account ("ESTADO DE CUENTA CORRIENTE"), or else those by which it is paid into or is kept.
 */
export function standInNumbers(outside: readonly FactLine[]): TextFact[] {
  const factsOf = (numbersOf: (at: FactLine) => readonly string[]) =>
    outside.flatMap((at) => numbersOf(at).map((text) => ({ text, line: at.line })));
  const titled = factsOf(numbersAtTitles);
  if (titled.length > 0) return titled;
  const paidInto = factsOf((at) => numbersBehind(at, isPaidIntoLabel));
  if (paidInto.length > 0) return paidInto;
  return factsOf(outside.some(namesTransit) ? (at) => numbersBehind(at, isFolio) : hiddenNumbers);
}

/** A number in a cell of its own that hides some of its figures: "0987XXXX171". */
const HIDDEN = /^\d{2,6}[Xx*•]{3,}\d{2,4}$/;
/** It is in so many further lines of the paper, at the least, from which money came to it or went. */
const LEAST_LINES = 2;

/** The numbers on a line above the rows that hide figures, if rows name them too: of a wallet, a telephone's. */
function hiddenNumbers({ lines, line: { line }, inRows }: FactLine): string[] {
  if (line.index > inRows.indexOf(1)) return [];
  const numbers = line.phrases.map(({ text }) => text).filter((text) => HIDDEN.test(text));
  return numbers.filter((number) => {
    const others = lines.filter((one) => one.line !== line && one.texts.includes(number));
    return others.length >= LEAST_LINES;
  });
}

const isPaidIntoLabel: IsLabel = (words) => isPaidInto(words.join(' '));
/** Beside the transit number of a caisse in Quebec, its folio is the account; elsewhere it numbers papers. */
const isFolio: IsLabel = (words) => words.length === 1 && fold(itemAt(words, 0)) === 'folio';

const namesTransit = ({ line }: FactLine): boolean =>
  labelsIn(line.line.words.map(({ text }) => text)).some(({ label }) => label === 'sort_code');

/** Given a line, returns the numbers on it of the bank's customer: "Klantnummer 38284180325". */
export const customersOn = (at: FactLine): string[] => numbersBehind(at, isCustomer);
const isCustomer: IsLabel = (words) => words.length === 1 && isCustomerNumber(itemAt(words, 0));

const numbersBehind = (at: FactLine, isLabel: IsLabel): string[] =>
  accountNumbersOf({
    ...at,
    content: { accountLabels: at.line.line.phrases.map(({ text }) => labelIn(text, isLabel)) },
  });

function numbersAtTitles(at: FactLine): string[] {
  const { phrases } = at.line.line;
  return phrases.flatMap((phrase, i) => {
    if (!namesAccount(phrase)) return [];
    const beside = numberAlone(phrases[i + 1]?.text ?? '');
    if (beside.length > 0) return beside;
    const below = cellBelow({ ...phrase, next: undefined }, at, LABEL_ABOVE) ?? phraseBelow(phrase, at, JUST_BELOW);
    if (below === null) return [];
    const { line } = itemAt(at.lines, below.at);
    const isLabelled = labelOf(phraseLeft(line, line.phrases.indexOf(below.phrase))?.text ?? '') !== null;
    return at.inRows[line.index] === 1 || isLabelled ? [] : numberAlone(below.phrase.text);
  });
}

/** In smaller print at the other edge of the page, the number is a little below its title. */
const JUST_BELOW: Reach = { aligned: () => true, lines: 1, sizes: 1 };

function namesAccount({ text, words }: Phrase): boolean {
  if (words.length > TITLE_WORDS || /\d/.test(text) || beforeLinked(text) !== text) return false;
  // "Account statement" may have any number below it
  const named = accountNamed(text)?.sure === true;
  return named || (!namesThisPaper(text) && words.some((word) => isAccountLabel([word.text])));
}

/** The number of which a phrase consists, behind a sign or without, if it has enough figures. */
function numberAlone(text: string): string[] {
  const words = wordsOf(text);
  const own = NUMBER_SIGN.test(words[0] ?? '') ? words.slice(1) : words;
  const number = own.every((word) => NUMBER_PART.test(word)) ? leadingNumber(own) : null;
  if (number === null || figuresIn(number) < LEAST_FIGURES) return [];
  if (DAY.test(number) || isTelephone(number) || BEGINS_IBAN.test(number.replace(/\s/g, ''))) return [];
  return number === own.join(' ') ? [number] : [];
}
