/** The rules about whether a paper is a card's or an account's, by words and features of one kind. */
import type { Rule } from '../../evidence/question.ts';
import { ruleIf } from '../../evidence/rules.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import type { AccountType } from '../../lexicon/facts/accounts.ts';
import type { Kind } from '../../model/sign-convention.ts';
import type { AccountTypeFact, Facts, TextFact } from '../facts/facts.ts';
import { type Part, standsOn } from '../parts/parts.ts';

/** What a part says of its kind. */
export interface KindWords {
  readonly cardWords: Facts['cardWords'];
  readonly types: readonly AccountTypeFact[];
  readonly hasIban: boolean;
  /** the kind of paper whose signs the amounts look like */
  readonly looks: Kind | null;
  /** balances are in a column of their own */
  readonly running: boolean;
}

/**
 * Given a part, returns what it says of its kind in words; if nothing, what its document says. Below its rows, where
 * adverts are, it is asked only if there is nothing of a kind above.
 */
export function wordsOf(part: Part, { accountTypes, cardWords, ibans }: Facts) {
  const last = part.rows.at(-1)?.lines.at(-1)?.source.line.index ?? Number.POSITIVE_INFINITY;
  const within = ({ line }: Pick<TextFact, 'line'>) => standsOn(part, line.line.index);
  const above = (fact: Pick<TextFact, 'line'>) => within(fact) && fact.line.line.index <= last;
  const all = [...accountTypes, ...cardWords];
  const counts = [...all, ...ibans].some(above) ? above : all.some(within) ? within : () => true;
  return {
    types: accountTypes.filter(counts),
    cardWords: cardWords.filter(counts),
    hasIban: ibans.length > 0,
  };
}

/** True if a kind is named beside a label for it, or with nothing else: no advert. */
export const isPlainTitle = ({ strength, labelled }: AccountTypeFact): boolean =>
  strength === STRENGTH.certain || labelled;

/** A feature that papers of the other kind hardly have: several together are evidence. */
const FEATURE = STRENGTH.faint;
/** The name of the kind on the paper. */
const NAME = STRENGTH.fair;

/** Given words of a card's paper, weighed in features by the lexicon, returns how strongly they speak together. */
export const cardWordsOf = (words: KindWords['cardWords']): number =>
  words.reduce((sum, { weight }) => sum + weight, 0) * FEATURE;

const rule = (id: string, answer: Kind, strengthOf: (words: KindWords) => number): Rule<KindWords, Kind> => ({
  id,
  level: 'suggests',
  find: (words) => {
    const strength = strengthOf(words);
    return strength > 0 ? { answer, strength } : null;
  },
});
const feature = (id: string, answer: Kind, has: (words: KindWords) => boolean): Rule<KindWords, Kind> =>
  ruleIf(id, 'suggests', { answer, strength: FEATURE }, has);

const CARDS: ReadonlySet<AccountType> = new Set(['card']);
const ACCOUNTS: ReadonlySet<AccountType> = new Set(['current', 'savings', 'wallet']);

/** All rules about the kind by words: what they find adds up. */
export const WORD_RULES: readonly Rule<KindWords, Kind>[] = [
  rule('card_words', 'card', ({ cardWords }) => cardWordsOf(cardWords)),
  // an advert of a card names one, too
  rule('card_named', 'card', ({ types }) => named(types, CARDS, isPlainTitle)),
  feature('card_signs', 'card', ({ looks }) => looks === 'card'),
  rule('account_named', 'account', ({ types }) => named(types, ACCOUNTS, ({ sure }) => sure)),
  feature('account_signs', 'account', ({ looks }) => looks === 'account'),
  feature('iban', 'account', ({ hasIban }) => hasIban),
  feature('running_balances', 'account', ({ running }) => running),
  { id: 'most_papers', level: 'defaults', find: () => ({ answer: 'account', strength: STRENGTH.trace }) },
];

/** How strongly the named kinds of account among some speak. */
function named(
  types: readonly AccountTypeFact[],
  kinds: ReadonlySet<AccountType>,
  isPlain: (type: AccountTypeFact) => boolean,
): number {
  const own = types.filter(({ type }) => kinds.has(type));
  if (own.length === 0) return 0;
  return own.some(isPlain) ? NAME : FEATURE;
}
