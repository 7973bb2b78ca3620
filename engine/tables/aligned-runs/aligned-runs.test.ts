import { describe, expect, it } from 'vitest';
import { Paper, tablesOn } from '../../testing/paper.ts';
import { alignedRunsOf } from './aligned-runs.ts';

const stacksOn = async (paper: Paper) => alignedRunsOf((await tablesOn(paper)).lines);
const shapes = async (paper: Paper) => (await stacksOn(paper)).map((s) => `${s.kind} ${s.count}`);

describe('a run', () => {
  it('is what dates and amounts of several lines make that share an edge', async () => {
    const paper = new Paper([40, 110, -370, -460])
      .row('02 Jun 2025', 'Bakery', '4.50', '995.50')
      .row('13 Jun 2025', 'Salary', '2,000.00', '2,995.50')
      .row('25 Jun 2025', 'Rent', '980.00', '2,015.50');
    expect(await shapes(paper)).toEqual(['date 3', 'money 3', 'money 3']);
    const [, amounts] = await stacksOn(paper);
    expect(amounts!.x1).toBeCloseTo(370, 0);
  });

  it('is one also if its amounts begin at one place, or have one middle', async () => {
    const paper = new Paper([40, 110, 300]).rows([
      ['02 Jun 2025', 'Bakery', '4.50'],
      ['03 Jun 2025', 'Salary', '12,000.00'],
      ['05 Jun 2025', 'Rent', '980.00'],
    ]);
    expect(await shapes(paper)).toEqual(['date 3', 'money 3']);
  });

  it('is one of amounts with one middle, whether the letters behind are near or far', async () => {
    const paper = new Paper([40, 110]);
    for (const [amount, edge] of [
      ['4.50', -348.75],
      ['102.37', -353.75],
      ['0.87', -348.75],
      ['391.31', -353.75],
      ['7.00', -348.75],
    ] as const) {
      paper.at(40, paper.y, '02 Jun 2025').at(110, paper.y, 'Bakery').at(edge, paper.y, amount);
      paper.at(360, paper.y, '(Dr)').down(14);
    }
    const [, amounts] = await stacksOn(paper);
    expect([amounts!.count, Math.round(amounts!.core.x1)]).toEqual([5, 354]);
  });

  it('is not made of amounts in the midst of texts', async () => {
    const paper = new Paper([40, 110, -460]).rows([
      ['02 Jun 2025', 'Bakery 3.90 at USD', '4.50'],
      ['03 Jun 2025', 'A salary of 12,000.00 each year', '1,000.00'],
      ['05 Jun 2025', 'For rent 98.00 and more', '980.00'],
    ]);
    expect(await shapes(paper)).toEqual(['date 3', 'money 3']);
  });
});
