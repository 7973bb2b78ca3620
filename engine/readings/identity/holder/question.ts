/** The question of whose account it is: the name beside its label, or first in the address. */
import { decide } from '../../../evidence/decide.ts';
import type { Letterhead } from '../letterhead.ts';
import { HOLDER_RULES, type HolderRule, NOBODY } from './rules.ts';

/** Whose account it is, and which words of the paper say so. */
export interface Holder {
  /** as printed */
  readonly name: string;
  readonly by: Exclude<HolderRule, 'none'>;
}

const QUESTION = { about: 'whose account it is', rules: HOLDER_RULES } as const;

/** Given what is around the rows, and who issued the paper, returns the holder, or null. */
export function holderOf(letterhead: Letterhead, institution: string | null): Holder | null {
  const { answer: name, by } = decide(QUESTION, { ...letterhead, institution });
  const { id } = by.rule;
  return name === NOBODY || name === institution || id === 'none' ? null : { name, by: id };
}
