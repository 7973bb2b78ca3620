/** The rules about whose account it is: each finds one name in a place where papers have it. */
import type { Rule } from '../../../evidence/question.ts';
import { ruleNaming as named } from '../../../evidence/rules.ts';
import { STRENGTH } from '../../../evidence/strength.ts';
import type { Letterhead } from '../letterhead.ts';
import { addressee } from './addressees.ts';
import { labelledName } from './labelled-names.ts';
import { bareName, greetedName, titledName } from './names-alone.ts';

const { certain, strong, weak, faint, trace } = STRENGTH;

/** What is around the rows, and who issued the paper. */
export interface HolderSubject extends Letterhead {
  readonly institution: string | null;
}

export type HolderRule = 'label' | 'address' | 'title' | 'label in the foot' | 'greeting' | 'name alone' | 'none';

/** The answer if nothing names a holder. */
export const NOBODY = '';

/** On one level the stronger one outweighs all weaker ones together. */
export const HOLDER_RULES: readonly Rule<HolderSubject, string, HolderRule>[] = [
  named('label', 'states', certain, ({ head, institution }) => labelledName(head, institution)),
  // the address of the account; copies are sent to others: an accountant, a parent
  named('address', 'states', strong, ({ head, size, institution }) => addressee(head, size, institution)),
  named('title', 'suggests', strong, ({ head, institution }) => titledName(head, institution)),
  // below the rows a label may be that of a payment slip
  named('label in the foot', 'suggests', weak, ({ foot, institution }) => labelledName(foot, institution)),
  named('greeting', 'suggests', faint, ({ head }) => greetedName(head)),
  named('name alone', 'defaults', faint, ({ head, size, institution }) => bareName(head, size, institution)),
  named('none', 'defaults', trace, () => NOBODY),
];
