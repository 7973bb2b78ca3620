import { describe, expect, it } from 'vitest';
import { decide } from '../../evidence/decide.ts';
import type { Countries } from './countries.ts';
import { NAMING_RULES, type Naming, type NamingKind, rankNamings, WEIGHTS } from './namings.ts';
import { CURRENCY_RULES, type CurrencySubject } from './rules.ts';

const turned = <T>(rules: readonly T[]): T[][] => [[...rules].reverse(), [...rules.slice(2), ...rules.slice(0, 2)]];
const choices = <T>(...of: readonly T[]) => of;

/** Every combination of what may name the money of a statement. */
function subjects(): CurrencySubject[] {
  const found: CurrencySubject[] = [];
  for (const code of choices(null, 'EUR', 'USD'))
    for (const isElsewhere of choices(true, false))
      for (const symbol of choices(null, '$', 'kr'))
        for (const by of choices(null, 'bank', 'bookings', 'places') as readonly (Countries['by'] | null)[])
          for (const isOpen of choices(true, false))
            for (const isDayFirst of choices(true, false))
              for (const hint of choices(undefined, 'USD', 'CAD'))
                found.push({
                  named: code === null ? null : { code, isElsewhere, isAside: false },
                  symbol,
                  countries: by === null ? null : { currency: 'CAD', by, isOpen, votes: [] },
                  others: new Set(),
                  decimals: 2,
                  isDayFirst: () => isDayFirst,
                  hint,
                });
  return found;
}

describe('the rules about the currency', () => {
  const all = subjects();
  const decided = (subject: CurrencySubject, rules = CURRENCY_RULES) =>
    decide({ about: 'the currency', rules }, subject);

  it('give each statement one answer before all others', () => {
    const tied = all.filter((one) => {
      const [first, second] = decided(one).ranked;
      return second !== undefined && JSON.stringify(first?.scores) === JSON.stringify(second.scores);
    });
    expect(tied).toEqual([]);
  });

  it('commute', () => {
    for (const one of all) {
      const { answer, by } = decided(one);
      for (const rules of turned(CURRENCY_RULES)) expect(decided(one, rules)).toMatchObject({ answer, by });
    }
  });

  it('each speak of some statement', () => {
    const spoken = new Set(all.flatMap((one) => decided(one).trail.map(({ rule }) => rule.id)));
    expect(CURRENCY_RULES.map(({ id }) => id).filter((id) => !spoken.has(id))).toEqual([]);
  });
});

describe('the rules about what names the money', () => {
  const kinds = Object.keys(WEIGHTS) as NamingKind[];
  const pairs = kinds.flatMap((one) =>
    kinds.map((other): Naming[] => [
      { text: 'NOK', kind: one, times: 2 },
      { text: 'DKK', kind: other, times: 3 },
    ]),
  );

  it('rank what is named first before what is named as surely', () => {
    for (const kind of kinds) {
      const namings = ['SEK', 'DKK', 'NOK'].map((text) => ({ text, kind, times: 1 }));
      expect(rankNamings(namings)?.ranked.map(({ answer }) => answer)).toEqual(['SEK', 'DKK', 'NOK']);
    }
  });

  it('commute, and each speak of something', () => {
    for (const namings of pairs) {
      const { answer, by } = rankNamings(namings)!;
      for (const rules of turned(NAMING_RULES))
        expect(decide({ about: 'what names the money', rules }, namings)).toMatchObject({ answer, by });
    }
    const spoken = new Set(pairs.flatMap((namings) => rankNamings(namings)!.trail.map(({ rule }) => rule.id)));
    expect(spoken.size).toBe(NAMING_RULES.length);
  });
});
