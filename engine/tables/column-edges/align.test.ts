import { describe, expect, it } from 'vitest';
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import type { AlignedRun } from '../aligned-runs/aligned-runs.ts';
import { headingsOfRuns, meaningOver } from './align.ts';

const cell = (text: string, x0: number, x1: number, role: ColumnRole | null) => ({ text, x0, x1, role, weight: 1 });
const run = (kind: AlignedRun['kind'], left: number, right: number, share = 1): AlignedRun => ({
  kind,
  x0: left,
  x1: right,
  core: { x0: left, x1: right },
  share,
  count: 10,
  bare: false,
  alone: true,
});

describe('the heading of a run', () => {
  it('may be at the far end of a wide column', () => {
    const cells = [
      cell('Date', 40, 60, 'date'),
      cell('Text', 100, 120, 'description'),
      cell('Amount', 300, 330, 'amount'),
    ];
    expect(headingsOfRuns(cells, [run('date', 40, 80), run('money', 500, 550)])).toEqual([0, 2]);
  });

  it('is the one that names such a thing, not the nearest one', () => {
    const cells = [cell('Amount', 200, 240, 'amount'), cell('Value date', 245, 290, 'value_date')];
    expect(headingsOfRuns(cells, [run('money', 215, 250)])).toEqual([0]);
    expect(headingsOfRuns(cells, [run('date', 238, 280)])).toEqual([1]);
  });

  it.each([
    ['right', [1, 3], (x: number) => x],
    ['left', [0, 2], (x: number) => 600 - x],
  ])(
    'is on the other side of amounts that are nearer to the next, if the outermost ones are %s of theirs',
    (_, headings, at) => {
      const span = (a: number, b: number): [number, number] => [Math.min(at(a), at(b)), Math.max(at(a), at(b))];
      const cells = [
        cell('Details', ...span(100, 140), 'description'),
        cell('Money out', ...span(332, 375), 'debit'),
        cell('Money in', ...span(416, 452), 'credit'),
        cell('Balance', ...span(490, 520), 'balance'),
      ];
      const runs = [run('money', ...span(384, 410)), run('money', ...span(524, 550))];
      const inOrder = <T extends { x0: number } | { left: number }>(list: T[]) =>
        at(0) === 0 ? list : list.toReversed();
      expect(headingsOfRuns(inOrder(cells), inOrder(runs))).toEqual(headings);
    },
  );

  it('of prices names no amount that is booked', () => {
    const cells = [cell('Price', 300, 340, 'aside'), cell('Fees', 350, 390, 'fee'), cell('Amount', 400, 440, 'amount')];
    expect(headingsOfRuns(cells, [run('money', 310, 340), run('money', 405, 440)])).toEqual([0, 2]);
  });

  it('of numbers is not that of kinds beside them, if another is above them', () => {
    const cells = [
      cell('Kind', 170, 200, 'type'),
      cell('Remarks', 205, 240, 'description'),
      cell('Amount', 400, 440, 'amount'),
    ];
    expect(headingsOfRuns(cells, [{ ...run('money', 205, 250, 0.5), bare: true }])).toEqual([-1]);
  });

  it('is not found if the only one has texts below it', () => {
    const cells = [cell('Description', 40, 100, 'description'), cell('Amount', 300, 330, 'amount')];
    expect(headingsOfRuns(cells, [run('date', 40, 80), run('money', 290, 330)])).toEqual([-1, 1]);
  });

  it('means what is below it, if it may mean several things', () => {
    const valor = cell('Valor', 200, 230, 'value_date');
    expect(meaningOver(valor, run('money', 200, 230)).role).toBe('amount');
    expect(meaningOver(valor, run('date', 200, 230)).role).toBe('value_date');
  });
});
