import { describe, expect, it } from 'vitest';
import { decide } from '../../evidence/decide.ts';
import { isCard, isClear } from '../account-kind/weighs.ts';
import { CONVENTION_RULES, type ConventionRule } from './rules.ts';
import type { ConventionSubject } from './subject.ts';

const BOTH = [false, true];
const PRINTS = [
  { signed: false, explicit: false, mostlyOut: false, allMinus: false, looks: null },
  { signed: true, explicit: false, mostlyOut: false, allMinus: false, looks: null },
  { signed: true, explicit: false, mostlyOut: false, allMinus: false, looks: 'card' },
  { signed: true, explicit: true, mostlyOut: true, allMinus: false, looks: 'account' },
  { signed: true, explicit: false, mostlyOut: false, allMinus: true, looks: null },
] as const;
const KINDS = [
  { loan: false, lends: false },
  { loan: true, lends: false },
  { loan: true, lends: true },
];
const WEIGHS = [0, 2, 6, 12].flatMap((card) => [0, 2, 6].map((account) => ({ card, account })));
const STRUCTURES = [
  { kind: 'loan', asks: false },
  { kind: null, asks: false },
  { kind: 'account', asks: false },
  { kind: 'card', asks: true },
] as const;

/** Papers of all forms that the rules distinguish. */
function* subjects(): Generator<ConventionSubject> {
  for (const print of PRINTS)
    for (const flip of [null, 1, -1] as const)
      for (const weighs of WEIGHS)
        for (const kind of KINDS)
          for (const running of BOTH)
            for (const mostlyMinus of BOTH)
              for (const few of BOTH)
                for (const { kind: structure, asks } of STRUCTURES)
                  for (const sidesOpen of BOTH)
                    yield {
                      ...{ ...print, ...kind, flip, weighs, running, mostlyMinus, sidesOpen },
                      ...{ isCard: isCard(weighs), isClear: isClear(weighs), against: false },
                      ...{ oneSided: few, feesMinus: few, sidesHeaded: few, repays: few, creditsMarked: false },
                      ...{ owes: false, asks },
                      unnamed: weighs.card + weighs.account === 0 && !kind.loan,
                      mayOwe: weighs.card > 0 || kind.loan,
                      structure: { kind: structure, by: [], named: false, number: null },
                    };
}

const decided = (subject: ConventionSubject, rules: readonly ConventionRule[]) =>
  decide({ about: 'the sign convention', rules }, subject);

describe('the rules about the sign convention', () => {
  const all = [...subjects()];

  it('rank all that is open, no two alike', () => {
    const tied = all.filter((one) => {
      const scores = decided(one, CONVENTION_RULES)
        .ranked.filter(({ by }, _, [first]) => by.rule.level === first.by.rule.level)
        .map((ranked) => JSON.stringify(ranked.scores));
      return new Set(scores).size < scores.length;
    });
    expect(all.length).toBeGreaterThan(1000);
    expect(tied).toEqual([]);
  });

  it('commute', () => {
    const turned = [...CONVENTION_RULES].reverse();
    for (const one of all) {
      const { answer, by, ranked } = decided(one, CONVENTION_RULES);
      expect(decided(one, turned)).toMatchObject({ answer, by, ranked });
    }
  });

  it('each speak of some paper', () => {
    const spoken = new Set(all.flatMap((one) => decided(one, CONVENTION_RULES).trail.map(({ rule }) => rule.id)));
    expect(CONVENTION_RULES.map(({ id }) => id).filter((id) => !spoken.has(id))).toEqual([]);
  });
});
