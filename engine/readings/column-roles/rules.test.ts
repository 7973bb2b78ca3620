import { describe, expect, it } from 'vitest';
import { decide } from '../../evidence/decide.ts';
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import { isFilled } from '../../model/lists.ts';
import { Paper, rowsOn } from '../../testing/paper.ts';
import type { Rows } from '../roles.ts';
import { FAMILIES } from './question.ts';
import { type TextColumn, textsOf } from './text-column.ts';
import { TEXT_RULES } from './text-rules.ts';
import { settle } from './trail.ts';

const GRID = [40, 110, 200, -330, -410, -490];
const TABLES = [
  [
    ['Date', 'Description', 'Type', 'Purchases', 'Payments', 'Balance'],
    ['02 Jun 2025', 'Bakery', 'POS', '4.50', '', '95.50'],
    ['03 Jun 2025', 'Salary', 'TRF', '', '50.00', '145.50'],
    ['05 Jun 2025', 'Rent', 'DD', '45.50', '', '100.00'],
  ],
  [
    ['Date', 'Details', 'Dr/Cr', 'Amount', 'Amount added', 'Total'],
    ['02 Jun 2025', 'Bakery', 'Dr', '4.50', '0.50', '5.00'],
    ['03 Jun 2025', 'Salary', 'Cr', '50.00', '1.00', '51.00'],
    ['05 Jun 2025', 'Rent', 'Dr', '45.50', '2.00', '47.50'],
  ],
  [
    ['Date', 'Value date', 'Details', 'Deposits', '', 'Amount'],
    ['02 Jun 2025', '02 Jun 2025', 'Bakery', '', '5.00', '5.00'],
    ['03 Jun 2025', '03 Jun 2025', 'Salary', '', '51.00', '56.00'],
  ],
];
const rowsOf = async (table: (typeof TABLES)[number]): Promise<Rows> => {
  const { rows } = await rowsOn(new Paper(GRID).row(...(table[0] ?? [])).rows(table.slice(1)));
  return isFilled(rows) ? rows : expect.unreachable();
};

describe('the rules about columns', () => {
  it.each(TABLES)('of one family commute: %s', async (...table) => {
    const rows = await rowsOf(table);
    const subject = { rows, mark: '.', abroad: [] } as const;
    let before = {
      roles: rows[0]!.columns.map((): ColumnRole | null => null),
      trail: rows[0]!.columns.map(() => []),
    } as Parameters<typeof settle>[0];
    for (const family of FAMILIES) {
      const after = settle(before, family, subject);
      expect(settle(before, [...family].reverse(), subject)).toEqual(after);
      before = after;
    }
  });
});

describe('the rules about a column of texts', () => {
  const codes = ['AB1201', 'AB1733', 'AB1845', 'AB1999', 'AB2140'];
  const counted = ['1', '2', '3', '4', '5'];
  const LISTS = [codes, counted, ['EUR', 'USD', 'EUR', 'EUR', 'EUR'], Array(5).fill('Paid'), ['+', '-', '+', '-', '-']];
  const ROLES = [null, 'description', 'reference', 'type', 'sequence'] as const;

  /** Columns with each list of texts, under each heading, of each role, beside each other one. */
  async function columns(): Promise<TextColumn[]> {
    const found: TextColumn[] = [];
    for (const heading of ['', 'Transaction', 'Location'])
      for (const texts of LISTS) {
        const paper = new Paper([40, 110, 300, -490]).row('Date', 'Description', heading, 'Amount');
        const { rows } = await rowsOn(
          paper.rows(texts.map((text: string, i: number) => [`0${i + 2} Jun 2025`, 'Bakery', text, '4.50'])),
        );
        if (!isFilled(rows)) expect.unreachable();
        const column = rows[0].texts.indexOf(texts[0]!);
        if (column < 0) continue;
        for (const role of ROLES)
          for (const beside of ['description', 'reference', 'type'] as const)
            for (const isCodes of [false, true]) {
              const roles = rows[0].columns.map((_, i) => (i === column ? role : i === 1 ? beside : 'amount'));
              const open = role === null || role === 'description';
              found.push({ texts: textsOf(rows, column), role, roles, open, isCodes: isCodes && open });
            }
      }
    return found;
  }

  it('commute, and give one answer before all others', async () => {
    const decided = (one: TextColumn, rules = TEXT_RULES) => decide({ about: 'a column', rules }, one);
    const all = await columns();
    expect(all.length).toBeGreaterThan(100);
    for (const one of all) {
      const { answer, by, ranked } = decided(one);
      expect(decided(one, [...TEXT_RULES].reverse())).toMatchObject({ answer, by, ranked });
      expect(new Set(ranked.map(({ scores }) => JSON.stringify(scores))).size).toBe(ranked.length);
    }
  });
});
