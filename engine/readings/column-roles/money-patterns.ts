/** Which roles columns of money may take whose headings do not say it: the assignments among which the balances choose. */
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';

/** Assignments for money columns without a known heading, by their number. */
const PATTERNS: Readonly<Record<number, readonly (readonly ColumnRole[])[]>> = {
  1: [['amount']],
  2: [
    ['amount', 'balance'],
    ['debit', 'credit'],
    ['credit', 'debit'],
    ['balance', 'amount'],
  ],
  3: [
    ['debit', 'credit', 'balance'],
    ['credit', 'debit', 'balance'],
    ['fee', 'amount', 'balance'],
    ['amount', 'balance', 'other'],
    ['original_amount', 'amount', 'balance'],
    ['original_amount', 'debit', 'credit'],
    ['original_amount', 'credit', 'debit'],
  ],
};

/** Columns that make a chain of balances, one of each. */
const CHAINS: readonly (readonly ColumnRole[])[] = [
  ['amount', 'balance'],
  ['debit', 'credit', 'balance'],
];

/** Given the number of open columns and the roles of the others, returns all ways to place among them what a chain of balances lacks; the rest is something else. */
export function placementsOf(n: number, roles: readonly (ColumnRole | null)[]): ColumnRole[][] {
  return CHAINS.flatMap((chain) => {
    const lacking = chain.filter((role) => !roles.includes(role));
    let placed: ColumnRole[][] = [new Array<ColumnRole>(n).fill('other')];
    for (const role of lacking) {
      placed = placed.flatMap((one) =>
        one.flatMap((held, at) => (held === 'other' ? [one.map((r, i) => (i === at ? role : r))] : [])),
      );
    }
    return lacking.length > n ? [] : placed;
  });
}

/** Given the number of open columns and the roles of the others, returns the assignments to try for them; the first wins a tie. */
export function candidatesFor(n: number, roles: readonly (ColumnRole | null)[]): readonly (readonly ColumnRole[])[] {
  const have = new Set(roles);
  const transacted = have.has('amount') || have.has('debit') || have.has('credit');
  if (transacted && n === 1) {
    if (have.has('debit') && !have.has('credit')) return [['credit'], ['balance'], ['other']];
    if (have.has('credit') && !have.has('debit')) return [['debit'], ['balance'], ['other']];
    return have.has('balance') ? [['other']] : [['balance'], ['other']];
  }
  if (have.has('balance') && n === 1) return [['amount']];
  if (have.has('balance') && n === 2 && !have.has('amount'))
    return [
      ['debit', 'credit'],
      ['credit', 'debit'],
      ['original_amount', 'amount'],
      ['amount', 'fee'],
    ];
  const fit = PATTERNS[n];
  if (fit && !transacted) return fit;
  return [new Array<ColumnRole>(n).fill('other')];
}
