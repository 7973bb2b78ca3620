import { describe, expect, it } from 'vitest';
import { decide } from '../../evidence/decide.ts';
import { AMOUNT_SIGN_RULES, type AmountSignRule, type AmountSigns } from './rules.ts';

const FEW = [0, 2, 5];

/** Tables with few or many amounts of each form. */
function* subjects(): Generator<AmountSigns> {
  for (const minus of FEW)
    for (const plus of FEW)
      for (const bare of FEW)
        for (const debitMarks of FEW)
          for (const agree of FEW)
            for (const against of FEW)
              for (const flip of [1, -1] as const)
                for (const worded of [false, true])
                  yield {
                    ...{ minus, plus, bare, debitMarks, creditMarks: 0, flip, worded },
                    inSections: { agree, against },
                  };
}

const decided = (subject: AmountSigns, rules: readonly AmountSignRule[]) =>
  decide({ about: 'whose signs amounts carry', rules }, subject);

describe('the rules about whose signs amounts carry', () => {
  const all = [...subjects()];

  it('commute, and give one answer before the other', () => {
    const turned = [...AMOUNT_SIGN_RULES].reverse();
    for (const one of all) {
      const { answer, by, ranked } = decided(one, AMOUNT_SIGN_RULES);
      expect(decided(one, turned)).toMatchObject({ answer, by });
      expect(new Set(ranked.map(({ scores }) => JSON.stringify(scores))).size).toBe(ranked.length);
    }
  });

  it('each speak of some table', () => {
    const spoken = new Set(all.flatMap((one) => decided(one, AMOUNT_SIGN_RULES).trail.map(({ rule }) => rule.id)));
    expect(AMOUNT_SIGN_RULES.map(({ id }) => id).filter((id) => !spoken.has(id))).toEqual([]);
  });
});
