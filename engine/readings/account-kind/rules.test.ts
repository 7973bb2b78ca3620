import { describe, expect, it } from 'vitest';
import { decide } from '../../evidence/decide.ts';
import type { Rule } from '../../evidence/question.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import type { TokenLine } from '../../model/table.ts';
import type { AccountTypeFact } from '../facts/facts.ts';
import { STRUCTURE_RULES, type ToldKind } from './structure-rules.ts';
import type { KindSubject } from './subject.ts';
import { type KindWords, WORD_RULES } from './word-rules.ts';

const BOTH = [false, true];
const lineAt = (index: number) => ({ line: { index } }) as TokenLine;

/** Papers on which are titles, marks and numbers of some kinds. */
function* structures(): Generator<KindSubject> {
  const title = { text: 'Title', line: lineAt(1), at: 0, named: false, proves: true } as const;
  const card = { ...title, kind: 'card', line: lineAt(2), proves: false } as const;
  const mark = { kind: 'account', text: 'Overdraft', line: lineAt(3), proves: true } as const;
  const fact = { text: '12345678', line: lineAt(4) };
  for (const titles of [
    [],
    [{ ...title, kind: 'account' }, card],
    [card, { ...card, kind: 'loan', named: true }],
  ] as const)
    for (const marks of [[], [mark], [{ ...mark, kind: 'card', mayBeAnothers: true }]] as const)
      for (const hasIban of BOTH)
        for (const hasNumber of BOTH)
          yield {
            titles,
            marks,
            ibans: hasIban ? [{ ...fact, kind: 'account', proves: true }] : [],
            numbers: hasNumber ? [{ ...fact, kind: 'account', proves: false }] : [],
            cards: hasNumber ? [{ ...fact, kind: 'card', proves: false }] : [],
          };
}

/** Papers with words and features of either kind. */
function* words(): Generator<KindWords> {
  const named = { line: lineAt(1), at: 0, sure: true, strength: STRENGTH.certain } as AccountTypeFact;
  for (const cardWords of [[], [{ weight: 2, line: lineAt(1) }]])
    for (const types of [[], [{ ...named, type: 'card' }], [{ ...named, type: 'current' }]] as AccountTypeFact[][])
      for (const hasIban of BOTH)
        for (const running of BOTH)
          for (const looks of [null, 'card', 'account'] as const) yield { cardWords, types, hasIban, running, looks };
}

function expectCommuting<S, A extends string>(rules: readonly Rule<S, A>[], all: readonly S[]): void {
  const decided = (subject: S, list: readonly Rule<S, A>[]) => decide({ about: 'the kind', rules: list }, subject);
  for (const one of all) {
    const { answer, by, ranked } = decided(one, rules);
    expect(decided(one, [...rules].reverse())).toMatchObject({ answer, by, ranked });
  }
  const spoken = new Set(all.flatMap((one) => decided(one, rules).trail.map(({ rule }) => rule.id)));
  expect(rules.map(({ id }) => id).filter((id) => !spoken.has(id))).toEqual([]);
}

describe('the rules about the kind of account', () => {
  it('by structure commute, and each speak of some paper', () => {
    expectCommuting<KindSubject, ToldKind>(STRUCTURE_RULES, [...structures()]);
  });

  it('by words commute, and each speak of some paper', () => {
    expectCommuting(WORD_RULES, [...words()]);
  });
});
