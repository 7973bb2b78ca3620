/** The rules about the kind of account by structure: by what the paper is called, and by what only one kind has. */
import type { Level, Rule } from '../../evidence/question.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import type { KindByStructure } from '../../model/sign-convention.ts';
import type { KindFact, KindSubject } from './subject.ts';

const { fair, weak, trace } = STRENGTH;

/** A kind; `unknown` if the paper names none. */
export type ToldKind = NonNullable<KindByStructure['kind']> | 'unknown';

/** From here on a finding proves its kind; what is weaker only goes against the other kinds. */
export const PROVES = fair;

type FactsOf = (subject: KindSubject) => readonly KindFact[];

const rule = (id: string, level: Level, factsOf: FactsOf): Rule<KindSubject, ToldKind> => ({
  id,
  level,
  find: (subject) =>
    factsOf(subject).map(({ kind: answer, proves, text, line, at = 0 }) => ({
      answer,
      strength: proves ? PROVES : weak,
      params: { text, line: line.line.index, at },
    })),
});

/** The paper's name comes first, then what only one kind has, then what may be another account's. */
export const STRUCTURE_RULES: readonly Rule<KindSubject, ToldKind>[] = [
  // beside a label for it, before the account's number, or in the paper's own name
  rule('kind_named', 'states', ({ titles }) => titles.filter(({ named }) => named)),
  rule('title', 'suggests', ({ titles }) => titles.filter(({ named }) => !named)),
  rule('mark_of_kind', 'suggests', ({ marks }) => marks.filter(({ mayBeAnothers }) => !mayBeAnothers)),
  // a card is paid from an account
  rule('mark_of_any', 'defaults', ({ marks }) => marks.filter(({ mayBeAnothers }) => mayBeAnothers)),
  rule('iban', 'defaults', ({ ibans }) => ibans),
  rule('account_number', 'defaults', ({ numbers }) => numbers),
  rule('card_number', 'defaults', ({ cards }) => cards),
  { id: 'unknown', level: 'defaults', find: () => ({ answer: 'unknown', strength: trace }) },
];

/** True for the rules about titles: these count together, whatever their level. */
export const isTitleRule = (id: string): boolean => id === 'kind_named' || id === 'title';
