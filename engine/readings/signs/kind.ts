/** Tells by the structure of a paper alone whether it is an account's, a card's or a loan's: by what is named as its kind, and by what only one of them has. */
import { greatest } from '../../geometry/extremes.ts';
import { accountNamed } from '../../lexicon/facts/accounts.ts';
import { namesOurBank } from '../../lexicon/facts/bill-names.ts';
import { namesThisPaper } from '../../lexicon/facts/paper-names.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { demandsPayment, tellsOfPayment } from '../../lexicon/lines/paying-words.ts';
import type { Kind, KindByStructure } from '../../model/sign-convention.ts';
import type { TokenLine } from '../../model/table.ts';
import { isBare, isMoneyLike } from '../../money/moneylike.ts';
import type { AccountTypeFact, Facts } from '../facts/facts.ts';
import { type Part, standsOn } from '../parts/parts.ts';

/** How plainly a kind is told: by what may be another account's (a card is paid from one), by a title or what only such an account has, by the paper's own name or beside a label for it. */
const OTHERS = 1;
const OWN = 2;
const NAMED = 3;

/** What speaks for a kind, and how plainly. */
interface Said {
  readonly kind: Kind | 'loan';
  readonly text: string;
  readonly line: number;
  readonly plainly: number;
  /** it is a title of the paper */
  readonly title?: boolean;
  /** it may be the title of an offer: it goes against other kinds, and proves none */
  readonly mayOffer?: boolean;
}

/**
 * Given a part and the document's facts, returns its kind, by what tells it most plainly; null where titles name several. What the part itself
 * says comes before what the rest of the document does.
 */
export function kindByStructure(part: Part, facts: Facts): KindByStructure {
  const first = firstRowOf(part);
  // beside an account's number a card's is one of its cards
  const hasAccount = facts.ibans.length > 0 || ownNumbers(facts).length > 0;
  const said = [
    ...facts.accountTypes.flatMap((fact) => namedBy(fact, first, hasAccount)),
    ...facts.kindMarks
      .filter((mark) => !mark.mayBeAnothers || mark.kind === 'card' || isOwn(mark, part, facts))
      .map((mark): Said => ({ plainly: mark.mayBeAnothers ? OTHERS : OWN, ...mark, ...on(mark) })),
    ...facts.ibans
      .filter((iban) => isOwn(iban, part, facts))
      // below the rows it may be the bank's own, to which what is owed is paid
      .map(
        (iban): Said => ({
          kind: 'account',
          text: iban.text,
          plainly: OTHERS,
          mayOffer: isBelow(iban, part),
          ...on(iban),
        }),
      ),
    // a card may be run under an account's number, and an account may have a limit of credit: neither tells alone
    ...ownNumbers(facts).map(
      (own): Said => ({ kind: 'account', text: own.text, plainly: OTHERS, mayOffer: true, ...on(own) }),
    ),
    // a card's number goes against what may be the account that it is paid from
    ...facts.cards
      .filter(({ line }) => facts.ibans.every((iban) => iban.line !== line))
      .map((card): Said => ({ kind: 'card', text: card.text, plainly: OTHERS, mayOffer: true, ...on(card) })),
  ];
  const own = said.filter(({ line }) => standsOn(part, line));
  const list = own.length > 0 ? own : said;
  const most = greatest(list.map(({ plainly }) => plainly));
  const plainest = list.filter(({ plainly, title }) => plainly === most || title);
  const kinds = [...new Set(plainest.map(({ kind }) => kind))];
  const isTold = kinds.length === 1 && plainest.some(({ mayOffer }) => !mayOffer);
  return {
    kind: isTold ? kinds[0] : null,
    by: [...new Set(plainest.map(({ text }) => text))],
    named: most === NAMED,
    number: facts.cards.length > 0 || facts.cardWords.some(isOfMoney) ? null : numberOf(part, facts),
  };
}

/**
 * True for the details of a bank that may be those of the paper's own account: where a paper asks for money, is a customer's ledger or a
 * credit, or calls that bank its own, they are of another.
 */
function isOwn({ line: { line } }: { readonly line: TokenLine }, part: Part, facts: Facts): boolean {
  if (tellsOfPayment(line.text) || namesOurBank(line.text)) return false;
  const asks = facts.figures.some(
    ({ line: { line: other } }) => standsOn(part, other.index) && demandsPayment(other.text),
  );
  return !asks && !isBill(part, facts);
}

const on = ({ line }: { readonly line: TokenLine }) => ({ line: line.line.index });

/** Points are collected with accounts, too. */
const isOfMoney = ({ line: { line } }: { readonly line: TokenLine }): boolean =>
  line.phrases.every(({ text }) => lineKind(text)?.kind !== 'points');

/** What hides figures of a number, or stands before the last of them. */
const HIDDEN = /[*•●#Xx…]|\.{2}/;
/** A card's number has so many figures, a short one may be its last. */
const CARD_FIGURES: ReadonlySet<number> = new Set([15, 16]);
const LEAST_FIGURES = 6;

/** Given a part and the facts of a paper that says nothing of a card, returns the whole number of its account; null where it says something of a loan, or is a customer's ledger. */
function numberOf(part: Part, facts: Facts): string | null {
  if (facts.accountTypes.some(({ type }) => type === 'loan' || type === 'card') || isBill(part, facts)) return null;
  const whole = ownNumbers(facts);
  const own = whole.find(({ line: { line } }) => standsOn(part, line.index)) ?? whole[0];
  return own?.text ?? null;
}

/** True for the ledger of a customer, or a credit: above its rows it says so. */
const isBill = (part: Part, { bills }: Facts): boolean =>
  bills.some(({ line }) => standsOn(part, line.index) && line.index < firstRowOf(part));

/** True for what stands below the last row of a part. */
const isBelow = ({ line }: { readonly line: TokenLine }, { rows }: Part): boolean =>
  line.line.index > (rows.at(-1)?.lines.at(-1)?.source.line.index ?? Infinity);

const firstRowOf = (part: Part): number =>
  part.rows.find(({ days }) => days.length > 0)?.lines[0].source.line.index ?? part.toLine;

/** The whole numbers of accounts that are no card's. */
const ownNumbers = ({ accounts }: Facts): Facts['accounts'] =>
  accounts.filter(({ text }) => {
    const figures = text.replace(/\D/g, '').length;
    return !HIDDEN.test(text) && figures >= LEAST_FIGURES && !CARD_FIGURES.has(figures);
  });

/**
 * An advert names kinds of accounts too, and the label of a figure does: most counts what stands beside a label, before the account's number, or
 * in the paper's own name; then a title above the first row, which says little else.
 */
function namedBy(fact: AccountTypeFact, firstRow: number, hasAccount: boolean): Said[] {
  const { type, sure, alone, mostly, labelled: told, numbered, at } = fact;
  const { line, amounts, dates } = fact.line;
  const { text } = line.phrases[at];
  const isRow = amounts.length > 1 || (amounts.length > 0 && dates.length > 0);
  if (!sure || isRow) return [];
  const kind = type === 'card' || type === 'loan' ? type : 'account';
  const said = { kind, text, title: true, ...on(fact) } as const;
  if (told || numbered || namesThisPaper(text)) return [{ ...said, plainly: NAMED }];
  // the last figures of a number are no money
  const hasMoney = amounts.some(({ token }) => isMoneyLike(token) && !isBare(token));
  const isNamed = !(kind === 'card' && hasAccount) && isNumbered(text);
  const isTitle = (mostly || isNamed) && !hasMoney && line.index < firstRow;
  return isTitle ? [{ ...said, plainly: OWN, mayOffer: kind !== 'account' && !alone && !isNamed }] : [];
}

/** A number behind a kind of account: "AUTO LOAN L0050". */
const NUMBER = /\s\S*\d{3}\S*$/u;
/** The same where most of it is hidden: "Kreditkarte **** 4410". */
const MASKED = /(?:\s[*•●xX#…-]+)+\s\S*\d{3}\S*$/u;

/** True for a kind of account and nothing else but a number, hidden or not: of offers none has one. */
const isNumbered = (text: string): boolean =>
  (NUMBER.test(text) && accountNamed(text.replace(NUMBER, ''))?.alone === true) ||
  (MASKED.test(text) && accountNamed(text.replace(MASKED, ''))?.mostly === true);
