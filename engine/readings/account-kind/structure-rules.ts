/** The rules about the kind of account by structure: by what the paper is called, and by what only one kind has. */
import type { Finding, Level, Rule } from '../../evidence/question.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import type { KindByStructure } from '../../model/sign-convention.ts';
import type { TextFact } from '../facts/facts.ts';
import type { KindSubject } from './subject.ts';

const { fair, weak, trace } = STRENGTH;

/** A kind; `unknown` if the paper tells none. */
export type ToldKind = NonNullable<KindByStructure['kind']> | 'unknown';

/** From here on a finding proves its kind; what is weaker only goes against the other kinds. */
export const PROVES = fair;

type Found = (subject: KindSubject) => readonly Finding<ToldKind>[];
const rule = (id: string, level: Level, find: Found): Rule<KindSubject, ToldKind> => ({ id, level, find });

const found = (answer: ToldKind, strength: number, { text, line }: TextFact, at = 0): Finding<ToldKind> => ({
  answer,
  strength,
  params: { text, line: line.line.index, at },
});

/** Titles that name the kind: they count together, whatever their level. */
const TITLES: readonly Rule<KindSubject, ToldKind>[] = [
  // beside a label for it, before the account's number, or in the paper's own name
  rule('kind_named', 'states', ({ titles }) =>
    titles.flatMap((title) => (title.named ? [found(title.kind, fair, title, title.at)] : [])),
  ),
  // adverts name kinds of accounts too
  rule('title', 'suggests', ({ titles }) =>
    titles.flatMap((title) => (title.named ? [] : [found(title.kind, title.mayOffer ? weak : fair, title, title.at)])),
  ),
];

/** The paper's name comes first, then what only one kind has, then what may be another account's. */
export const STRUCTURE_RULES: readonly Rule<KindSubject, ToldKind>[] = [
  ...TITLES,
  rule('mark_of_kind', 'suggests', ({ marks }) =>
    marks.flatMap((mark) => (mark.mayBeAnothers ? [] : [found(mark.kind, fair, mark)])),
  ),
  // a card is paid from an account
  rule('mark_of_any', 'defaults', ({ marks }) =>
    marks.flatMap((mark) => (mark.mayBeAnothers ? [found(mark.kind, fair, mark)] : [])),
  ),
  // below the rows it may be the bank's own account, to which money is paid
  rule('iban', 'defaults', ({ ibans, last }) =>
    ibans.map((iban) => found('account', iban.line.line.index > last ? weak : fair, iban)),
  ),
  // a card may have the number of an account
  rule('account_number', 'defaults', ({ numbers }) => numbers.map((number) => found('account', weak, number))),
  // an account's paper may name the card that is paid from it
  rule('card_number', 'defaults', ({ cards }) => cards.map((card) => found('card', weak, card))),
  rule('unknown', 'defaults', () => [{ answer: 'unknown', strength: trace }]),
];

const TITLE_IDS: ReadonlySet<string> = new Set(TITLES.map(({ id }) => id));

export const isTitleRule = (id: string): boolean => TITLE_IDS.has(id);
