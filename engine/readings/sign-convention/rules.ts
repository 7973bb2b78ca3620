/** The rules about the sign convention of a statement: whose signs its amounts carry, and whether balances are owed. */
import type { Level, Rule } from '../../evidence/question.ts';
import { ruleIf } from '../../evidence/rules.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import type { Kind } from '../../model/sign-convention.ts';
import { namesAccount, saysCard, saysCreditCard } from '../account-kind/weighs.ts';
import type { ConventionSubject } from './subject.ts';

const { certain, strong, fair, weak, faint, trace } = STRENGTH;

/** Amounts with the holder's or the bank's signs, and balances without a mark that are held or owed. */
export type ConventionName = 'holder_held' | 'holder_owed' | 'bank_held' | 'bank_owed';
export type ConventionRule = Rule<ConventionSubject, ConventionName>;
type Holds = (subject: ConventionSubject) => boolean;
type Strengths = Partial<Readonly<Record<ConventionName, number>>>;

function rule(id: string, level: Level, strengths: Strengths, holds: Holds): ConventionRule {
  const entries = Object.entries(strengths) as [ConventionName, number][];
  const found = entries.map(([answer, strength]) => ({ answer, strength }));
  return ruleIf(id, level, found, holds);
}

/**
 * A rule for papers whose amounts carry no sign: columns, marks, sections and balances distinguish money in from
 * money out, and only whether balances are held or owed is open.
 */
function unsigned(
  id: string,
  balances: 'held' | 'owed',
  strengths: (subject: ConventionSubject) => Readonly<Record<Kind, number>> | null,
): ConventionRule {
  const find = (subject: ConventionSubject) => {
    const found = subject.signed ? null : strengths(subject);
    if (found === null) return null;
    // balances on the rows show the signs of amounts
    const signs = subject.isCard && !subject.running ? 'bank' : 'holder';
    return { answer: `${signs}_${balances}` as const, strength: found[subject.isCard ? 'card' : 'account'] };
  };
  return { id, level: 'states', find };
}

/** A rule for a card's paper whose balances have a minus, by what its amounts look like. */
const minusCard = (id: string, looks: ConventionSubject['looks'], strengths: Strengths): ConventionRule =>
  rule(id, 'suggests', strengths, (s) => isOfKind(s) && s.isCard && s.mostlyMinus && s.looks === looks);

/** What a paper without signs says of its balances. */
const UNSIGNED: readonly ConventionRule[] = [
  // the sums close with both sides turned as well: only words show that a balance is owed
  unsigned('debt_named', 'owed', (s) => (isOfDebt(s) ? { card: certain, account: certain } : null)),
  unsigned('owed_by_kind', 'owed', (s) => (mayBeOwed(s) ? { card: strong, account: weak } : null)),
  unsigned('held_by_kind', 'held', (s) => (isSurelyOwed(s) ? null : { card: weak, account: strong })),
];

/** What the words of bookings say of the printed signs. */
const WORDED: readonly ConventionRule[] = [
  rule('words_agree', 'states', { holder_held: strong }, (s) => agrees(s)),
  rule('may_owe', 'states', { holder_owed: fair }, (s) => agrees(s) && s.mayOwe && !s.mostlyMinus),
  // on a card what is owed is printed without a sign, as purchases are, unless balances carry a minus
  rule('card_owes', 'states', { holder_owed: strong }, (s) => agrees(s) && isClearCard(s) && !s.mostlyMinus),
  // a card's print goes against the words: payments have a minus, purchases no sign
  rule('print_of_card', 'states', { bank_owed: weak }, (s) => agrees(s) && isClearCard(s) && s.looks === 'card'),
  rule('words_turn', 'states', { bank_owed: strong }, (s) => turns(s)),
  rule('minus_balances', 'states', { bank_held: fair }, (s) => turns(s) && s.mostlyMinus && !isNamedAccount(s)),
  // few words do not turn the signs of what is called an account
  rule('account_named', 'states', { holder_held: certain }, (s) => turns(s) && isNamedAccount(s)),
];

/** By the kind that the paper says it is. */
const OF_KIND: readonly ConventionRule[] = [
  rule('account', 'suggests', { holder_held: strong }, (s) => isOfKind(s) && !s.isCard),
  rule('card', 'suggests', { bank_owed: strong, holder_owed: fair }, (s) => isOwingCard(s)),
  // a card's paper with payments alone is rarer than one with purchases that have a minus
  rule('card_all_minus', 'suggests', { holder_owed: strong }, (s) => isOwingCard(s) && s.allMinus),
  minusCard('minus_card_as_account', 'account', { holder_held: strong, bank_held: weak }),
  minusCard('minus_card_as_card', 'card', { bank_held: strong, bank_owed: weak }),
  minusCard('minus_card', null, { holder_held: strong, bank_owed: fair, bank_held: weak, holder_owed: faint }),
];

/** Prints that only the holder's signs give. */
const OF_PRINT: readonly ConventionRule[] = [
  // fees are money out: so are amounts with their sign
  printed('fees_minus', (s) => s.feesMinus && !saysCreditCard(s.weighs)),
  // if each amount carries a sign, and balances are beside them, the signs are the holder's
  printed('all_signed', (s) => s.explicit && s.running && !saysCreditCard(s.weighs)),
  // purchases and balances with a minus, payments with a plus
  printed('mostly_minus', (s) => s.mostlyOut && s.mostlyMinus),
];

const DEFAULTS: readonly ConventionRule[] = [
  rule('likely', 'defaults', { holder_held: fair, bank_owed: fair }, () => true),
  rule('of_account', 'defaults', { holder_held: faint }, (s) => !s.isCard),
  rule('of_card', 'defaults', { bank_owed: faint }, (s) => s.isCard),
  rule('may_be_owed', 'defaults', { holder_owed: faint, bank_held: trace }, (s) => s.mayOwe),
];

const OF_NO_ACCOUNT = { holder_owed: certain, bank_held: certain, bank_owed: certain };
const OF_WHAT_IS_HELD = { holder_held: certain, bank_held: certain };
const EXCLUDED: readonly ConventionRule[] = [
  // a paper that is an account's by structure has the holder's signs, whatever its bookings say
  rule('structure_of_account', 'excludes', OF_NO_ACCOUNT, (s) => s.structure.kind === 'account' && !s.owes),
  // part of each payment repays, with a sign of its own: what is left is owed
  rule('repays', 'excludes', OF_WHAT_IS_HELD, (s) => s.signed && isLoan(s) && !s.mostlyMinus),
  // no payment is asked for what is held
  rule('asks', 'excludes', OF_WHAT_IS_HELD, (s) => s.signed && s.structure.kind === 'card' && s.asks),
];

/** True for a loan by its title, of which part of each payment is booked. */
const isLoan: Holds = ({ structure, repays }) => structure.kind === 'loan' && repays;

/** All rules about the sign convention. */
export const CONVENTION_RULES: readonly ConventionRule[] = [
  ...EXCLUDED,
  ...UNSIGNED,
  ...WORDED,
  ...OF_KIND,
  ...OF_PRINT,
  ...DEFAULTS,
];

function printed(id: string, holds: Holds): ConventionRule {
  const isOpen: Holds = ({ signed, loan, owes }) => signed && !loan && !owes;
  return rule(id, 'suggests', { holder_held: fair }, (s) => isOpen(s) && holds(s));
}

/** True for a loan, or a credit card by its words, of which the two sides may be exchanged. */
function isOfDebt({ loan, repays, sidesOpen, mostlyMinus, weighs }: ConventionSubject): boolean {
  if (loan && repays) return true;
  return sidesOpen && !mostlyMinus && !namesAccount(weighs) && (loan || saysCreditCard(weighs));
}

/** True for a debt beyond doubt: a loan by its own title or its payments, a card with headings of sides. */
function isSurelyOwed(subject: ConventionSubject): boolean {
  const { loan, repays, lends, sidesHeaded, weighs } = subject;
  if (loan && repays) return true;
  return isOfDebt(subject) && (lends || (sidesHeaded && saysCreditCard(weighs)));
}

const mayBeOwed: Holds = ({ mayOwe, sidesOpen, unnamed }) => mayOwe || (sidesOpen && unnamed);

const agrees: Holds = ({ signed, flip }) => signed && flip === 1;

/** Words of one side alone turn no signs unless the paper says card: a shop refunds. */
const turns: Holds = ({ signed, flip, weighs, oneSided }) => signed && flip === -1 && (saysCard(weighs) || !oneSided);

const isNamedAccount: Holds = ({ weighs }) => !saysCard(weighs) && namesAccount(weighs);

const isClearCard: Holds = (s) => s.isCard && s.isClear;

/** True if the paper says its kind clearly, and by more than the look of its signs. */
const isOfKind: Holds = ({ signed, weighs, looks, isClear, loan }) =>
  signed && isClear && !loan && weighs.card + weighs.account > (looks === null ? 0 : faint);

const isOwingCard: Holds = (s) => isOfKind(s) && s.isCard && !s.mostlyMinus;
