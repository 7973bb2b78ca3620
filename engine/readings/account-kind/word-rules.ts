/** The rules about whether a paper is a card's or an account's, by words and features of one kind. */
import type { Rule } from '../../evidence/question.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import type { Kind } from '../../model/sign-convention.ts';
import type { AccountTypeFact, Facts } from '../facts/facts.ts';
import { type Part, standsOn } from '../parts/parts.ts';

/** What a part says of its kind. */
export interface KindWords {
  readonly cardWords: Facts['cardWords'];
  readonly types: readonly AccountTypeFact[];
  readonly hasIban: boolean;
  /** the kind of paper whose signs the amounts look like */
  readonly looks: Kind | null;
  /** balances stand in a column of their own */
  readonly running: boolean;
}

/** Given a part, returns what it says of its kind in words; if nothing, what its document says. */
export function wordsOf(part: Part, { accountTypes, cardWords, ibans }: Facts) {
  const within = ({ line }: AccountTypeFact | Facts['cardWords'][number]) => standsOn(part, line.line.index);
  const own = accountTypes.some(within) || cardWords.some(within);
  return {
    types: accountTypes.filter((type) => !own || within(type)),
    cardWords: cardWords.filter((word) => !own || within(word)),
    hasIban: ibans.length > 0,
  };
}

/** A feature that papers of the other kind hardly have: several together tell. */
const FEATURE = STRENGTH.faint;
/** The name of the kind on the paper. */
const NAME = STRENGTH.fair;

/** Given words of a card's paper, weighed in features by the lexicon, returns how strongly they speak together. */
export const cardWordsOf = (words: KindWords['cardWords']): number =>
  words.reduce((sum, { weight }) => sum + weight, 0) * FEATURE;

type Found = (words: KindWords) => number;

const rule = (id: string, answer: Kind, found: Found): Rule<KindWords, Kind> => ({
  id,
  level: 'suggests',
  find: (words) => {
    const strength = found(words);
    return strength > 0 ? { answer, strength } : null;
  },
});

/** All rules about the kind by words: what they find adds up. */
export const WORD_RULES: readonly Rule<KindWords, Kind>[] = [
  rule('card_words', 'card', ({ cardWords }) => cardWordsOf(cardWords)),
  // an advert of a card names one, too
  rule('card_named', 'card', ({ types }) => {
    const cards = types.filter(({ type }) => type === 'card');
    return named(cards, ({ alone, labelled }) => alone || labelled);
  }),
  rule('card_signs', 'card', ({ looks }) => (looks === 'card' ? FEATURE : 0)),
  rule('account_named', 'account', ({ types }) => {
    const accounts = types.filter(({ type }) => type === 'current' || type === 'savings' || type === 'wallet');
    return named(accounts, ({ sure }) => sure);
  }),
  rule('account_signs', 'account', ({ looks }) => (looks === 'account' ? FEATURE : 0)),
  rule('iban', 'account', ({ hasIban }) => (hasIban ? FEATURE : 0)),
  rule('running_balances', 'account', ({ running }) => (running ? FEATURE : 0)),
  { id: 'most_papers', level: 'defaults', find: () => ({ answer: 'account', strength: STRENGTH.trace }) },
];

function named(types: readonly AccountTypeFact[], isPlain: (type: AccountTypeFact) => boolean): number {
  if (types.length === 0) return 0;
  return types.some(isPlain) ? NAME : FEATURE;
}
