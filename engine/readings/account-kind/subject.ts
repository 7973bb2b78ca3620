/** What the rules about the kind of account look at: titles, marks of one kind, and numbers. */
import { STRENGTH } from '../../evidence/strength.ts';
import { figuresIn } from '../../labels/number-forms.ts';
import { accountNamed } from '../../lexicon/facts/accounts.ts';
import { namesOurBank } from '../../lexicon/facts/bill-names.ts';
import { namesThisPaper } from '../../lexicon/facts/paper-names.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { demandsPayment, tellsOfPayment } from '../../lexicon/lines/paying-words.ts';
import { itemAt } from '../../model/lists.ts';
import type { KindByStructure } from '../../model/sign-convention.ts';
import { hasFormOfIban } from '../../money/iban.ts';
import { isBare, isMoneyLike } from '../../money/moneylike.ts';
import type { KindMark } from '../facts/account-kinds.ts';
import { isOfCard } from '../facts/bank-numbers.ts';
import type { AccountTypeFact, Facts, TextFact } from '../facts/facts.ts';
import { type Part, standsOn } from '../parts/parts.ts';

const { certain, fair } = STRENGTH;

/** A text on the paper that says its kind. */
export interface KindFact extends TextFact {
  readonly kind: NonNullable<KindByStructure['kind']>;
  /** index of its phrase on the line */
  readonly at?: number;
  /** it says the kind by itself; else it only goes against the other kinds */
  readonly proves: boolean;
}

interface KindTitle extends KindFact {
  /** beside a label for it, before the account's number, or in the name of the paper */
  readonly named: boolean;
}

export interface KindSubject {
  readonly titles: readonly KindTitle[];
  readonly marks: readonly (KindFact & Pick<KindMark, 'mayBeAnothers'>)[];
  readonly ibans: readonly KindFact[];
  /** the whole numbers of accounts that are not cards */
  readonly numbers: readonly KindFact[];
  readonly cards: readonly KindFact[];
}

/** Given a part and the facts of its document, returns what the rules look at, from the whole document. */
export function subjectOf(part: Part, facts: Facts): KindSubject {
  const first = firstRowOf(part);
  const last = part.rows.at(-1)?.lines.at(-1)?.source.line.index ?? Number.POSITIVE_INFINITY;
  const numbers = ownNumbers(facts);
  // beside an account's number a card's number is that of a linked card
  const hasAccount = facts.ibans.length > 0 || numbers.length > 0;
  const isOwn = ownBank(part, facts);
  return {
    titles: facts.accountTypes.flatMap((fact) => titleOf(fact, first, hasAccount) ?? []),
    marks: facts.kindMarks
      .filter((mark) => !mark.mayBeAnothers || mark.kind === 'card' || isOwn(mark))
      // what is collected from an account that the paper names may be for a loan, or the bank's fees
      .map((mark) => ({ ...mark, mayBeAnothers: mark.mayBeAnothers || (mark.collects && hasAccount), proves: true })),
    // below the rows it may be the bank's own account, to which money is paid; a checksum that fails is a misprint
    ibans: [...facts.ibans, ...numbers.filter(({ text }) => hasFormOfIban(text))]
      .filter(isOwn)
      .map((iban) => ({ ...iban, kind: 'account', proves: iban.line.line.index <= last })),
    // a card may have the number of an account, and an account's paper may name the card that is paid from it
    numbers: numbers.map((number) => ({ ...number, kind: 'account', proves: false })),
    cards: facts.cards
      .filter(({ line }) => facts.ibans.every((iban) => iban.line !== line))
      .map((card) => ({ ...card, kind: 'card', proves: false })),
  };
}

/**
 * True for details of a bank that may be of the paper's own account: not if the paper asks for money, is a customer's
 * ledger or a credit, or calls that bank its own.
 */
function ownBank(part: Part, facts: Facts): (fact: Pick<TextFact, 'line'>) => boolean {
  let asks: boolean | null = null;
  return ({ line: { line } }) => {
    if (tellsOfPayment(line.text) || namesOurBank(line.text)) return false;
    asks ??=
      isBill(part, facts) ||
      facts.figures.some((figure) => standsOn(part, figure.line.line.index) && demandsPayment(figure.line.line.text));
    return !asks;
  };
}

/** False for points, which accounts collect as well. */
const isOfMoney = ({ line: { line } }: Pick<TextFact, 'line'>): boolean =>
  line.phrases.every(({ text }) => lineKind(text)?.kind !== 'points');

const HIDDEN = /[*•●#Xx…]|\.{2}/;
/** A shorter number may be the end of a card's. */
const LEAST_FIGURES = 6;

/** Given a part, returns its account's whole number; null on papers of cards, loans and customers' ledgers. */
export function numberOf(part: Part, facts: Facts): string | null {
  if (facts.cards.length > 0 || facts.cardWords.some(isOfMoney)) return null;
  if (facts.accountTypes.some(({ type }) => type === 'loan' || type === 'card') || isBill(part, facts)) return null;
  const whole = ownNumbers(facts);
  const own = whole.find(({ line: { line } }) => standsOn(part, line.index)) ?? whole[0];
  return own?.text ?? null;
}

/** True if a title above the rows is that of a customer's ledger, or of a credit. */
const isBill = (part: Part, { bills }: Facts): boolean =>
  bills.some(({ line }) => standsOn(part, line.index) && line.index < firstRowOf(part));

const firstRowOf = (part: Part): number =>
  part.rows.find(({ days }) => days.length > 0)?.lines[0]?.source.line.index ?? part.toLine;

const ownNumbers = ({ accounts }: Facts): readonly TextFact[] =>
  accounts.filter(({ text }) => {
    const figures = figuresIn(text);
    return !HIDDEN.test(text) && figures >= LEAST_FIGURES && !isOfCard(figures);
  });

/**
 * The title that a fact is, or null. Adverts and labels of figures name kinds of accounts too: a title is beside a
 * label, before the account's number, or in the paper's own name, or above the first row with few other words.
 */
function titleOf(fact: AccountTypeFact, firstRow: number, hasAccount: boolean): KindTitle | null {
  const { type, sure, strength, labelled, numbered, at } = fact;
  const { line, amounts, dates } = fact.line;
  const { text } = itemAt(line.phrases, at);
  const isRow = amounts.length > 1 || (amounts.length > 0 && dates.length > 0);
  if (!sure || isRow) return null;
  const kind = type === 'card' || type === 'loan' ? type : 'account';
  const title = { kind, text, line: fact.line, at } as const;
  if (labelled || numbered || namesThisPaper(text)) return { ...title, named: true, proves: true };
  // the last figures of a number look like an amount
  const hasMoney = amounts.some(({ token }) => isMoneyLike(token) && !isBare(token));
  const isNumbered = !(kind === 'card' && hasAccount) && endsWithNumber(text);
  if (!(strength >= fair || isNumbered) || hasMoney || line.index >= firstRow) return null;
  // an offer names a card or a loan among other words
  return { ...title, named: false, proves: kind === 'account' || strength === certain || isNumbered };
}

/** A number behind a kind of account: "AUTO LOAN L0050". */
const NUMBER = /\s\S*\d{3}\S*$/u;
/** The same with most of the number hidden: "Kreditkarte **** 4410". */
const MASKED = /(?:\s[*•●xX#…-]+)+\s\S*\d{3}\S*$/u;

/** True for nothing but a kind of account and a number: no offer has one. */
const endsWithNumber = (text: string): boolean =>
  (NUMBER.test(text) && shareWithout(NUMBER, text) === certain) ||
  (MASKED.test(text) && shareWithout(MASKED, text) >= fair);

const shareWithout = (number: RegExp, text: string): number => accountNamed(text.replace(number, ''))?.strength ?? 0;
