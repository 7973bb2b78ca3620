import { describe, expect, it } from 'vitest';
import { Paper, readingsOn, tablesOn } from '../../testing/paper.ts';
import { proofOf } from '../checks/proof.ts';
import { type Doubts, type Given, type Subject, subjectOf } from '../subject.ts';
import { judgedBy, type Rule } from './judge.ts';
import { OBLIGATIONS } from './question.ts';

const DOUBTS: Doubts = {
  rival: null,
  informing: null,
  ended: false,
  asSaid: false,
  tried: 1,
  beside: [],
  judged: null,
};
const DIFFERENCE = { code: 'DECIMAL_MARK', params: { marks: ['.', ','] } } as const;

const account = (...above: readonly string[]) => {
  const paper = new Paper([40, 130, -460, -550]);
  for (const text of above) paper.text(text);
  return paper.down(10);
};
const NAMED = ['Current account', 'Currency EUR', 'Opening balance 100.00', 'Closing balance 70.00'];
const SIDES = ['Date', 'Description', 'Money out', 'Money in'];
const ROWS = [
  ['02 Jun 2025', 'Bakery', '10.00', ''],
  ['03 Jun 2025', 'Cinema', '20.00', ''],
];

/** Papers with no doubt, one or several. */
const PAPERS = {
  plain: account(...NAMED)
    .row(...SIDES)
    .rows(ROWS),
  'of another sum': account(...NAMED.slice(0, 3), 'Closing balance 71.00')
    .row(...SIDES)
    .rows(ROWS),
  'of a bare list': account().row('Date', 'Description', 'Amount', '').rows(ROWS),
  'with a legend and a title': account(...NAMED, 'Debits are money in', 'This is not a statement')
    .row(...SIDES)
    .rows(ROWS),
  'of odd dates and amounts': account(...NAMED, 'All amounts are stated in CHF')
    .row('Due date', ...SIDES.slice(1))
    .rows([
      ['31 Apr 2082', 'Bakery', '5 0.00', ''],
      ['', 'Cinema', '20.00', ''],
      ['03 Jun', 'Market', 'USD 7.00', ''],
    ])
    .text('continued on the next page'),
};

async function subjects(): Promise<readonly Subject[]> {
  const found: Subject[] = [];
  for (const paper of Object.values(PAPERS)) {
    const readings = await readingsOn(paper);
    const tables = await tablesOn(paper);
    for (const part of readings.parts) {
      const proof = proofOf(part, readings);
      const document = { pageCount: 1, unusablePages: [], pages: [], tables };
      const given: Given = { part, readings, doubts: DOUBTS, document, pages: [1, 1] };
      const subject = (changes: Partial<Given> = {}) => subjectOf({ ...given, ...changes }, proof);
      found.push(
        subject(),
        subject({ doubts: { ...DOUBTS, tried: 3, ended: true, informing: DIFFERENCE } }),
        subject({ doubts: { ...DOUBTS, rival: [DIFFERENCE] }, document: { ...document, unusablePages: [1] } }),
        subject({ part: { ...part, currency: null, yearAssumed: true } }),
      );
    }
  }
  return found;
}

const without = (rules: readonly Rule[], level: Rule['level']) => rules.filter((rule) => rule.level !== level);

describe('the rules of an obligation', async () => {
  const all = await subjects();

  it('have names of their own', () => {
    const ids = OBLIGATIONS.flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('reach each status among these papers', () => {
    const seen = new Set(all.flatMap((one) => OBLIGATIONS.map(({ rules }) => judgedBy(rules, one).status)));
    expect([...seen].sort()).toEqual(['contradicted', 'discharged', 'open']);
  });

  describe.each(OBLIGATIONS)('$code', ({ rules }) => {
    it('commute: their order decides nothing', () => {
      for (const one of all) {
        const { status } = judgedBy(rules, one);
        for (let turn = 0; turn < rules.length; turn++) {
          const turned = [...rules.slice(turn), ...rules.slice(0, turn)];
          for (const order of [turned, [...turned].reverse()]) expect(judgedBy(order, one).status).toBe(status);
        }
      }
    });

    it('find the same whatever was asked before', () => {
      for (const one of all) {
        const first = rules.map((rule) => rule.find(one));
        expect([...rules].reverse().map((rule) => rule.find(one))).toEqual([...first].reverse());
      }
    });

    it('discharge nothing without evidence, or with a doubt', () => {
      for (const one of all) {
        const bare = without(rules, 'suggests');
        if (bare.some(({ level }) => level === 'defaults')) expect(judgedBy(bare, one).status).not.toBe('discharged');
        if (!rules.some((rule) => rule.level === 'excludes' && rule.find(one) !== null)) continue;
        expect(judgedBy(rules, one).status).not.toBe('discharged');
      }
    });
  });
});
