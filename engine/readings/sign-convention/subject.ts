/** What the rules about the sign convention look at: printed signs and balances, and the kind of paper. */
import { kindByStructure, weighsOf } from '../account-kind/question.ts';
import { isCard, isClear } from '../account-kind/weighs.ts';
import { isPlainTitle, wordsOf } from '../account-kind/word-rules.ts';
import { balancesOf } from './balances.ts';
import { printOf } from './print.ts';
import type { SignedPart } from './signed-part.ts';

export type ConventionSubject = Readonly<ReturnType<typeof subjectOf>>;

/** Given a part and what was decided before, returns what the rules about its sign convention look at. */
export function subjectOf(signed: SignedPart) {
  const { part, facts, sidesOpen } = signed;
  const print = printOf(signed);
  const balances = balancesOf(signed);
  const { looks } = print;
  const words = { ...wordsOf(part, facts), looks, running: balances.running };
  const weighs = weighsOf(words);
  const loans = words.types.filter(({ type }) => type === 'loan');
  const loan = loans.length > 0;
  return {
    ...print,
    ...balances,
    sidesOpen,
    weighs,
    isCard: isCard(weighs),
    /** that kind clearly outweighs the other */
    isClear: isClear(weighs),
    loan,
    /** a loan by a title of its own: no advert */
    lends: loans.some(isPlainTitle),
    /** nothing names the kind of account */
    unnamed: words.types.length + words.cardWords.length === 0 && !words.hasIban && looks === null,
    /** a balance may be owed */
    mayOwe: weighs.card > 0 || loan || balances.owes || print.creditsMarked,
    structure: kindByStructure(part, facts, weighs),
  };
}
