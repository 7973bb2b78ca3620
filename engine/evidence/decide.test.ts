import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import type { Level, Rule } from './question.ts';
import { STRENGTH } from './strength.ts';

type Mark = 'point' | 'comma' | 'none';
const says = (id: string, level: Level, answer: Mark, strength: number): Rule<string, Mark> => ({
  id,
  level,
  find: (text) => (text.includes(id) ? { answer, strength } : null),
});
const RULES = [
  says('a', 'states', 'point', STRENGTH.fair),
  says('b', 'states', 'comma', STRENGTH.weak),
  says('c', 'states', 'comma', STRENGTH.weak),
  says('d', 'suggests', 'none', STRENGTH.certain),
  says('e', 'excludes', 'point', STRENGTH.certain),
  says('f', 'suggests', 'comma', STRENGTH.certain),
  says('', 'defaults', 'none', STRENGTH.faint),
];
const decided = (text: string, rules = RULES) => decide({ about: 'the mark', rules }, text);

describe('of answers', () => {
  it('one is taken by default where nothing else speaks', () => {
    expect(decided('')).toMatchObject({
      answer: 'none',
      by: { rule: { level: 'defaults' } },
      ranked: [{ answer: 'none' }],
    });
  });

  it('what a paper states comes before what is usual, however much speaks for that', () => {
    expect(decided('ad').ranked.map(({ answer }) => answer)).toEqual(['point', 'none']);
  });

  it('on one level the sum of strengths decides, and the next level where that is equal', () => {
    expect(decided('abc').answer).toBe('comma');
    expect(decided('ab').answer).toBe('point');
    expect(decided('df').answer).toBe('none');
  });

  it('one that is excluded is out, and is in the trail', () => {
    const { answer, trail } = decided('abe');
    expect(answer).toBe('comma');
    expect(trail.map(({ rule }) => rule.id)).toEqual(['a', 'b', 'e', '']);
  });

  it('one that a level decides is known before the next level is heard', () => {
    const unheard: Rule<string, Mark> = { id: 'f', level: 'suggests', find: () => expect.unreachable() };
    expect(decided('abc', [...RULES.slice(0, 3), unheard]).answer).toBe('comma');
    expect(() => decided('ab', [...RULES.slice(0, 1), unheard]).ranked).toThrow();
  });

  it('it is a fault of the rules if all are excluded, or none is found', () => {
    expect(() => decided('d', [RULES[4]!])).toThrow('nothing answers the question about the mark');
  });
});

it('the order of rules means nothing', () => {
  const letters = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (let set = 0; set < 1 << letters.length; set++) {
    const text = letters.filter((_, i) => set & (1 << i)).join('');
    const { answer, by, ranked } = decided(text);
    expect(ranked[0]).toMatchObject({ answer, by });
    for (let turn = 1; turn < RULES.length; turn++) {
      const turned = [...RULES.slice(turn), ...RULES.slice(0, turn)];
      for (const rules of [turned, [...turned].reverse()])
        expect(decided(text, rules)).toMatchObject({ answer, by, ranked });
    }
  }
});
