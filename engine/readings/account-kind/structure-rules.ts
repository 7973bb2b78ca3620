/**
 * The rules about the kind of account by the structure of a paper: by what is named as its kind, and by what only one
 * kind has.
 */
import type { Finding, Level, Rule } from '../../evidence/question.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import type { KindByStructure } from '../../model/sign-convention.ts';
import type { TextFact } from '../facts/facts.ts';
import type { KindSubject } from './subject.ts';

const { fair, weak, trace } = STRENGTH;

/** A kind, or that the paper tells none. */
export type ToldKind = NonNullable<KindByStructure['kind']> | 'unknown';

/**
 * From here on a finding proves its kind. What is weaker may be an offer's, or another account's: it goes against other
 * kinds, and proves none.
 */
export const PROVES = fair;

type Found = (subject: KindSubject) => readonly Finding<ToldKind>[];
const rule = (id: string, level: Level, find: Found): Rule<KindSubject, ToldKind> => ({ id, level, find });

const found = (answer: ToldKind, strength: number, { text, line }: TextFact, at = 0): Finding<ToldKind> => ({
  answer,
  strength,
  params: { text, line: line.line.index, at },
});

/** What names the kind of the paper, whichever else speaks for another. */
const TITLES: readonly Rule<KindSubject, ToldKind>[] = [
  // beside a label for it, before the account's number, or in the paper's own name
  rule('kind_named', 'states', ({ titles }) =>
    titles.flatMap((title) => (title.named ? [found(title.kind, fair, title, title.at)] : [])),
  ),
  // an advert names kinds of accounts too, but an account that it is about
  rule('title', 'suggests', ({ titles }) =>
    titles.flatMap((title) => (title.named ? [] : [found(title.kind, title.mayOffer ? weak : fair, title, title.at)])),
  ),
];

/**
 * All rules about the kind by structure: what a paper names comes before what only such an account has, and that before
 * what may be another account's.
 */
export const STRUCTURE_RULES: readonly Rule<KindSubject, ToldKind>[] = [
  ...TITLES,
  rule('mark_of_kind', 'suggests', ({ marks }) =>
    marks.flatMap((mark) => (mark.mayBeAnothers ? [] : [found(mark.kind, fair, mark)])),
  ),
  // a card is paid from an account
  rule('mark_of_any', 'defaults', ({ marks }) =>
    marks.flatMap((mark) => (mark.mayBeAnothers ? [found(mark.kind, fair, mark)] : [])),
  ),
  // below the rows it may be the bank's own, to which what is owed is paid
  rule('iban', 'defaults', ({ ibans, last }) =>
    ibans.map((iban) => found('account', iban.line.line.index > last ? weak : fair, iban)),
  ),
  // a card may be run under an account's number, and an account may have a limit of credit: neither tells alone
  rule('account_number', 'defaults', ({ numbers }) => numbers.map((number) => found('account', weak, number))),
  // it goes against what may be the account that the card is paid from
  rule('card_number', 'defaults', ({ cards }) => cards.map((card) => found('card', weak, card))),
  rule('unknown', 'defaults', () => [{ answer: 'unknown', strength: trace }]),
];

const TITLE_IDS: ReadonlySet<string> = new Set(TITLES.map(({ id }) => id));

export const isTitleRule = (id: string): boolean => TITLE_IDS.has(id);
