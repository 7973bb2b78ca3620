/** The question of whether a paper is an account's, a card's or a loan's: by words, which add up, and by structure. */
import { decide, strongestOf } from '../../evidence/decide.ts';
import type { TracedFinding } from '../../evidence/question.ts';
import { onlyOf } from '../../model/lists.ts';
import type { Kind, KindByStructure } from '../../model/sign-convention.ts';
import type { Facts } from '../facts/facts.ts';
import { type Part, standsOn } from '../parts/parts.ts';
import { isTitleRule, PROVES, STRUCTURE_RULES, type ToldKind } from './structure-rules.ts';
import { numberOf, subjectOf } from './subject.ts';
import { saysCard, type Weighs } from './weighs.ts';
import { type KindWords, WORD_RULES } from './word-rules.ts';

const BY_WORDS = { about: 'the kind of account by words', rules: WORD_RULES } as const;
const BY_STRUCTURE = { about: 'the kind of account by structure', rules: STRUCTURE_RULES } as const;

/** Given what a part says of its kind, returns how much speaks for a card, and for an account. */
export function weighsOf(words: KindWords): Weighs {
  const { ranked } = decide(BY_WORDS, words);
  const sumOf = (kind: Kind) => ranked.find(({ answer }) => answer === kind)?.scores.suggests ?? 0;
  return { card: sumOf('card'), account: sumOf('account') };
}

/**
 * Given a part, the document's facts, and how much the part's words speak for either kind, returns the kind by
 * structure. What the part itself says comes before what the rest of the document says.
 */
export function kindByStructure(part: Part, facts: Facts, weighs: Weighs): KindByStructure {
  const { trail } = decide(BY_STRUCTURE, subjectOf(part, facts));
  const own = toldBy(trail.filter(({ params }) => params === undefined || standsOn(part, Number(params.line))));
  const { kind, by, named } = own.by.length > 0 ? own : toldBy(trail);
  // an overdraft speaks for an account, but not against the words of a card
  const isDoubtful = kind === 'account' && !named && saysCard(weighs);
  return { kind: isDoubtful ? null : kind, by, named, number: numberOf(part, facts) };
}

type Told = TracedFinding<ToldKind>;

/** The kind that all titles and the plainest of the rest name; null if they name several, or none is proof. */
function toldBy(trail: readonly Told[]): Omit<KindByStructure, 'number'> {
  const { level } = strongestOf(trail).rule;
  const heard = trail.filter(({ rule }) => rule.level === level || isTitleRule(rule.id));
  const kinds = new Set(heard.flatMap(({ answer }) => (answer === 'unknown' ? [] : [answer])));
  const isProved = kinds.size === 1 && heard.some(({ strength }) => strength >= PROVES);
  return {
    kind: isProved ? onlyOf([...kinds]) : null,
    by: [...new Set(asQuoted(heard).flatMap(({ params }) => params?.text ?? []))].map(String),
    named: level === 'states',
  };
}

/** The titles in the order in which they are printed, and then the others. */
function asQuoted(heard: readonly Told[]): readonly Told[] {
  const at = ({ params }: Told, name: 'line' | 'at') => Number(params?.[name]);
  const titles = heard.filter(({ rule }) => isTitleRule(rule.id));
  titles.sort((a, b) => at(a, 'line') - at(b, 'line') || at(a, 'at') - at(b, 'at'));
  return [...titles, ...heard.filter(({ rule }) => !isTitleRule(rule.id))];
}
