/** The rules about whether a name on the paper is that of its issuer. */
import type { Rule } from '../../../evidence/question.ts';
import { ruleIf } from '../../../evidence/rules.ts';
import { STRENGTH } from '../../../evidence/strength.ts';
import { accountNamed } from '../../../lexicon/facts/accounts.ts';
import { labelOf } from '../../../lexicon/facts/labels.ts';
import { namesThisPaper } from '../../../lexicon/facts/paper-names.ts';
import { lineKind } from '../../../lexicon/lines/kind-of-line.ts';
import { isKnownText } from '../known-texts.ts';
import type { FoundName } from './names.ts';

const { certain, strong, weak, faint, trace } = STRENGTH;

/** A name, how it is printed, and what else says the same. */
export interface NameSubject extends FoundName {
  /** without spaces, folded */
  readonly letters: string;
  /** it begins a phrase in the head of the second page, or in the foot */
  readonly runs: boolean;
  readonly onWeb: boolean;
  /** another name begins the same */
  readonly repeated: boolean;
}

type NameAnswer = 'issuer' | 'another';
type Holds = (subject: NameSubject) => boolean;
type NameRule = Rule<NameSubject, NameAnswer>;

const suggests = (id: string, strength: number, holds: Holds): NameRule =>
  ruleIf(id, 'suggests', { answer: 'issuer', strength }, holds);
const against = (id: string, strength: number, holds: Holds): NameRule =>
  ruleIf(id, 'suggests', { answer: 'another', strength }, holds);
const excludes = (id: string, holds: Holds): NameRule =>
  ruleIf(id, 'excludes', { answer: 'issuer', strength: certain }, holds);

/** Words of a brand, at the most. */
const BRAND_WORDS = 4;

/** By its words it may be anything. */
const isBrand: Holds = ({ found: { bank, form }, issuer }) => !bank && !form && !issuer;
/** A company's name in an address is the holder's. */
const isCompany: Holds = ({ found: { weak: likely, form }, imprint, large, issuer }) =>
  form && (likely || imprint || large || issuer);

export const INSTITUTION_RULES: readonly NameRule[] = [
  excludes('names_another', namesAnother),
  // a word in small letters is any word, unless set large
  excludes('written_small', ({ found: { name }, large }) => !large && isSmall(name)),
  // what is no bank by its words needs the look of a letterhead
  excludes('no_letterhead', (subject) => isBrand(subject) && !hasBrandLook(subject)),

  // "bank" in its words
  suggests('bank', strong, ({ found }) => found.bank),
  // a legal form: "plc", "S.p.A."
  suggests('form', weak + trace, (subject) => (subject.found.bank || isCompany(subject) ? subject.found.form : false)),
  // "Capital", "Credit": words of banks and of others
  suggests('weak_word', weak, ({ found, issuer }) => found.weak && !found.bank && (found.form || !issuer)),
  suggests('imprint', faint + trace, ({ found: { bank, form }, imprint }) => imprint && (bank || form)),
  suggests('issuer_label', certain, ({ issuer }) => issuer),
  suggests('on_web', strong, ({ onWeb }) => onWeb),
  suggests('runs', weak, ({ runs }) => runs),
  suggests('repeated', faint, ({ repeated }) => repeated),
  suggests('top', faint + trace, ({ top }) => top),
  suggests('large', faint + trace, ({ large }) => large),
  suggests('largest', faint, ({ largest }) => largest),
  suggests('bold', trace, ({ bold }) => bold),

  // the value of another label
  against('other_label', strong, ({ labelled }) => labelled),
  // the paper's title may be taken for a brand
  against('untitled', weak, (subject) => isBrand(subject) && !subject.titled),

  ruleIf('default', 'defaults', { answer: 'another', strength: trace }, () => true),
];

/** True for the paper's title, a label, a kind of account, a heading. */
function namesAnother({ found: { name, bank, form } }: NameSubject): boolean {
  if (form) return labelOf(name) !== null;
  if (!bank) return isKnownText(name) || accountNamed(name)?.sure === true;
  return namesThisPaper(name) || labelOf(name) !== null || lineKind(name)?.exact === true;
}

const isSmall = (name: string): boolean => name === name.toLowerCase() && name !== name.toUpperCase();

function hasBrandLook({ found: { name, weak: likely }, large, top }: NameSubject): boolean {
  return name.split(' ').length <= BRAND_WORDS && (large || (top && (likely || !name.includes(' '))));
}
