import { describe, expect, it } from 'vitest';
import { decide } from '../../evidence/decide.ts';
import type { LineKind } from '../../lexicon/lines/line-kind.ts';
import type { Roles } from '../../model/reading.ts';
import { Paper, rowsOn } from '../../testing/paper.ts';
import { ROW_RULES, type RowRule } from './rules.ts';
import { type RowSubject, subjectOf } from './subject.ts';

const KINDS: readonly (LineKind | null)[] = [
  ...[null, 'opening', 'carried_forward', 'daily_balance', 'page', 'total', 'count_debit'],
  ...['limit', 'pending', 'fee_summary'],
] as const;
const NOTHING = { sign: 'none', balanceBy: null, totals: { debit: null, credit: null } } as const;
const choices = <T>(of: readonly T[]) => of;

/** Rows of some forms, each with words of many kinds, and with what its money and its day may be. */
async function subjects(): Promise<RowSubject[]> {
  const paper = new Paper([40, 110, 190, -320, -390, -460]);
  paper.row('Date', 'Description', 'Status', 'Money out', 'Money in', 'Balance').rows([
    ['02 Jun 2025', 'Bakery', 'Booked', '4.50', '', '95.50'],
    ['02 Jun 2025', 'Market', 'Declined', '5.00', '', '90.50'],
    ['03 Jun 2025', 'Fee', 'Booked', '-', '', '89.00'],
    ['', 'Total', '', '11.00', '0.00', ''],
    ['', '', '', '7.00', '', ''],
    ['04 Jun 2025', 'Car', 'Booked', '11,128.2,2', '', '12.00'],
    ['05 Jun 2025', 'Balance', '', '', '', '89.00'],
    ['due 13 Jun 2025', 'Minimum', '', '84.03', '', ''],
  ]);
  const { rows } = await rowsOn(paper);
  const roles: Roles = ['date', 'description', 'aside', 'debit', 'credit', 'balance'];
  const unbooked: Roles = ['date', 'description', 'aside', 'other', 'other', 'balance'];
  const found: RowSubject[] = [];
  for (const row of rows)
    for (const kind of KINDS)
      for (const kindExact of choices([true, false]))
        for (const section of choices([null, { title: 'Pending', sign: 0 } as const]))
          for (const date of choices([null, '2025-06-02']))
            for (const own of choices([true, false]))
              for (const [amount, balance] of choices([
                [null, null],
                [null, 8900],
                [0, null],
                [450, 8900],
              ] as const))
                for (const held of choices([roles, unbooked])) {
                  const one = { ...row, kind, kindExact, section };
                  found.push(subjectOf({ row: one, roles: held, money: { ...NOTHING, amount, balance }, date, own }));
                }
  return found;
}

const kindOf = (subject: RowSubject, rules: readonly RowRule[]) => decide({ about: 'what a row is', rules }, subject);

describe('the rules about what a row is', async () => {
  const all = await subjects();

  it('give each row one answer before all others', () => {
    const tied = all
      .map((one) => kindOf(one, ROW_RULES).ranked)
      .filter(([first, second]) => {
        return second !== undefined && JSON.stringify(first?.scores) === JSON.stringify(second.scores);
      });
    expect(all.length).toBeGreaterThan(200);
    expect(tied).toEqual([]);
  });

  it('commute', () => {
    const turned = [...ROW_RULES].reverse();
    const shifted = [...ROW_RULES.slice(7), ...ROW_RULES.slice(0, 7)];
    for (const one of all) {
      const { answer, by } = kindOf(one, ROW_RULES);
      expect(kindOf(one, turned)).toMatchObject({ answer, by });
      expect(kindOf(one, shifted)).toMatchObject({ answer, by });
    }
  });

  it('each speak of some row', () => {
    const spoken = new Set(all.flatMap((one) => kindOf(one, ROW_RULES).trail.map(({ rule }) => rule.id)));
    const silent = ROW_RULES.map(({ id }) => id).filter((id) => !spoken.has(id));
    expect(silent).toEqual([]);
  });
});
