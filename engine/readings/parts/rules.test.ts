import { describe, expect, it } from 'vitest';
import { decide } from '../../evidence/decide.ts';
import { Paper, readingsOn, rowsOn } from '../../testing/paper.ts';
import { BOUNDARY_RULES } from './rules.ts';
import type { BoundarySubject, StatementSoFar } from './subject.ts';

const choices = <T>(...of: readonly T[]) => of;

/** Each row of a paper with balances of many kinds, below statements of which more or less is known. */
async function subjects(): Promise<BoundarySubject[]> {
  const paper = new Paper().text('Opening balance 100.00').row('Date', 'Description', 'Debit', 'Credit', 'Balance');
  paper.row('', 'Opening balance', '', '', '100.00').row('02 Jun 2025', 'Bakery', '4.50', '', '95.50');
  paper.row('', 'Closing balance', '', '', '95.50').down(10).bold('Pending transactions').text('Opening balance 7.00');
  paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance').row('', 'Opening balance', '', '', '7.00');
  paper.row('', 'Closing balance', '', '', '7.00').row('03 Jun 2025', 'Kiosk', '1.00', '', '6.00').down(10);
  paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance').row('', 'Balance brought forward', '', '', '80.00');
  paper.row('04 Jun 2025', 'Station', '4.00', '', '76.00').down(10);
  paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance').row('05 Jun 2025', 'Cinema', '6.00', '', '70.00');
  paper.row('', 'Opening balance', '', '', '76.00');
  const [{ rows }, { facts }] = [await rowsOn(paper), await readingsOn(paper)];
  const pending = { title: 'Pending transactions', sign: 0 } as const;
  return rows.flatMap((row, at) =>
    choices(row, { ...row, section: pending }).flatMap((one) =>
      choices(true, false).flatMap((opened) =>
        choices(0, 2).flatMap((transactions) =>
          choices(true, false).flatMap((summed) =>
            choices(null, rows[2]!).flatMap((closed) =>
              choices(null, 5).flatMap((border) =>
                choices(null, 'EUR').map((other): BoundarySubject => {
                  const known = { currency: 'USD', symbol: '$', fromLine: 0 };
                  const soFar: StatementSoFar = { opened, transactions, summed, closed, ...known };
                  const cut = border !== null && other !== null ? 6 : null;
                  const money = { currency: closed && other, symbol: other };
                  const joined = border !== null && other === null;
                  return { rows, at, row: one, facts, soFar, cut, joined, border, ...money };
                }),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

describe('the rules about where another statement begins', async () => {
  const all = await subjects();
  const decided = (subject: BoundarySubject, rules = BOUNDARY_RULES) =>
    decide({ about: 'whether another statement begins', rules }, subject);

  it('commute', () => {
    for (const one of all) {
      const { answer, by } = decided(one);
      for (const rules of [[...BOUNDARY_RULES].reverse(), [...BOUNDARY_RULES.slice(4), ...BOUNDARY_RULES.slice(0, 4)]])
        expect(decided(one, rules)).toMatchObject({ answer, by });
    }
  });

  it('each speak of some row', () => {
    const spoken = new Set(all.flatMap((one) => decided(one).trail.map(({ rule }) => rule.id)));
    expect(BOUNDARY_RULES.map(({ id }) => id).filter((id) => !spoken.has(id))).toEqual([]);
  });
});
