import { expect, it } from 'vitest';
import { decide } from '../../../evidence/decide.ts';
import { Paper, tablesOn } from '../../../testing/paper.ts';
import { HOLDER_RULES, type HolderSubject } from './rules.ts';

/** What each rule finds, as lines of the head or of the foot, the one that decides before others first. */
const WAYS: readonly (readonly string[])[] = [
  ['Account holder: Ada Label'],
  ['Ben Addressee', '12 Mill Street', 'Leeds LS1 4DY'],
  ['Mr Carl Titled'],
  ['Account holder: Dora Foot'],
  ['Dear Eva Greeted,'],
  ['FINN ALONE'],
];
const NAMES = ['Ada Label', 'Ben Addressee', 'Carl Titled', 'Dora Foot', 'Eva Greeted', 'FINN ALONE'];
const FOOT = 3;

async function subjectOf(ways: readonly number[]): Promise<HolderSubject> {
  const linesOf = async (own: readonly number[]) => {
    const paper = new Paper();
    for (const way of own) for (const text of [...WAYS[way]!, '']) paper.text(text);
    return own.length === 0 ? [] : (await tablesOn(paper)).lines;
  };
  const head = await linesOf(ways.filter((way) => way !== FOOT));
  return { head, foot: await linesOf(ways.filter((way) => way === FOOT)), running: [], size: 9, institution: null };
}

it('a holder is who the first of them names, in any order of the rules', async () => {
  const turned = [...HOLDER_RULES].reverse();
  for (const set of [1, 2, 4, 8, 16, 32, 3, 6, 12, 24, 28, 30, 63]) {
    const ways = NAMES.map((_, way) => way).filter((way) => set & (1 << way));
    const subject = await subjectOf(ways);
    for (const rules of [HOLDER_RULES, turned])
      expect(decide({ about: 'the holder', rules }, subject).answer).toBe(NAMES[ways[0]!]);
  }
});

it('of one level no weaker rules together outweigh a stronger one', async () => {
  const strengths = new Map<string, number[]>();
  const subject = await subjectOf([0, 1, 2, 3, 4, 5]);
  for (const { level, find } of HOLDER_RULES) {
    const found = find(subject);
    for (const { strength } of found === null ? [] : [found].flat())
      strengths.set(level, [...(strengths.get(level) ?? []), strength]);
  }
  for (const own of strengths.values())
    for (const [i, strength] of own.entries()) {
      const weaker = own.slice(i + 1).reduce((sum, one) => sum + one, 0);
      expect(strength).toBeGreaterThan(weaker);
    }
});
