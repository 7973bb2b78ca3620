import { describe, expect, it } from 'vitest';
import { decide } from '../../../evidence/decide.ts';
import { INSTITUTION_RULES, type NameSubject } from './rules.ts';

const NAMES = ['Hafenbank', 'Corvane SA', 'hafenhaus', 'Nordkarte', 'Account statement', 'A name of many other words'];
const TRAITS = ['issuer', 'labelled', 'imprint', 'top', 'large', 'largest', 'bold', 'titled', 'runs', 'onWeb'] as const;
const FORMS = ['bank', 'form', 'weak'] as const;

/** A prime, so that those that are taken differ in all traits. */
const EACH = 97;

/** Names of all kinds, each with some of what may be found around it. */
const subjects: NameSubject[] = NAMES.flatMap((name) =>
  Array.from({ length: 1 << FORMS.length }, (_, kind) => ({ name, ...traitsOf(FORMS, kind) })).flatMap((found) =>
    Array.from({ length: 1 << TRAITS.length }, (_, set) => ({
      ...{ found, letters: name.toLowerCase(), repeated: set % 3 === 0 },
      ...traitsOf(TRAITS, set),
    })),
  ),
).filter((_, i) => i % EACH === 0);

function traitsOf<T extends string>(names: readonly T[], set: number): Record<T, boolean> {
  return Object.fromEntries(names.map((name, i) => [name, (set & (1 << i)) !== 0])) as Record<T, boolean>;
}

const decided = (subject: NameSubject, rules = INSTITUTION_RULES) => decide({ about: 'a name', rules }, subject);

describe('the rules about who issued a paper', () => {
  it('commute', () => {
    const turned = [...INSTITUTION_RULES].reverse();
    for (const subject of subjects) {
      const { ranked, by } = decided(subject);
      expect(decided(subject, turned)).toMatchObject({ ranked, by });
    }
  });

  it('each speak of some name', () => {
    const spoken = new Set(subjects.flatMap((subject) => decided(subject).trail.map(({ rule }) => rule.id)));
    expect(INSTITUTION_RULES.map(({ id }) => id).filter((id) => !spoken.has(id))).toEqual([]);
  });

  it('leave no name that is the title of the paper, or in small letters', () => {
    const none = { ...traitsOf(TRAITS, 0), repeated: false, letters: '' };
    const isOut = (name: string, bank: boolean) =>
      decided({ ...none, found: { name, bank, form: false, weak: false } }).ranked.every(
        ({ answer }) => answer !== 'issuer',
      );
    expect([isOut('Account statement', true), isOut('hafenbank', true), isOut('Hafenbank', true)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
