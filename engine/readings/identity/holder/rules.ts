/** The rules about whose account it is: each finds one name where the paper may have it. */
import type { Level, Rule } from '../../../evidence/question.ts';
import { STRENGTH } from '../../../evidence/strength.ts';
import type { Letterhead } from '../letterhead.ts';
import { addressee } from './addressees.ts';
import { labelledName } from './labelled-names.ts';
import { bareName, greetedName, titledName } from './names-alone.ts';

const { certain, strong, weak, faint, trace } = STRENGTH;

/** What stands around the rows, and who issued the paper: names of that one are nobody else's. */
export interface HolderSubject extends Letterhead {
  readonly institution: string | null;
}

export type HolderRule = 'label' | 'address' | 'title' | 'label in the foot' | 'greeting' | 'name alone' | 'none';

/** The answer where nothing tells a holder. */
export const NOBODY = '';

function named(
  id: HolderRule,
  level: Level,
  strength: number,
  nameIn: (subject: HolderSubject) => string | null,
): Rule<HolderSubject, string, HolderRule> {
  return {
    id,
    level,
    find: (subject) => {
      const name = nameIn(subject);
      return name === null ? null : { answer: name, strength };
    },
  };
}

/** On one level the stronger one outweighs all weaker ones together. */
export const HOLDER_RULES: readonly Rule<HolderSubject, string, HolderRule>[] = [
  named('label', 'states', certain, ({ head, institution }) => labelledName(head, institution)),
  // the account's address; papers are sent to others as well: an accountant, a parent
  named('address', 'states', strong, ({ head, size, institution }) => addressee(head, size, institution)),
  named('title', 'suggests', strong, ({ head, institution }) => titledName(head, institution)),
  // below the rows a label may be that of another paper: of a payment slip
  named('label in the foot', 'suggests', weak, ({ foot, institution }) => labelledName(foot, institution)),
  named('greeting', 'suggests', faint, ({ head }) => greetedName(head)),
  named('name alone', 'defaults', faint, ({ head, size, institution }) => bareName(head, size, institution)),
  named('none', 'defaults', trace, () => NOBODY),
];
