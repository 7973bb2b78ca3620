/** Which roles columns of money may take if their headings do not say it: the balances choose among them. */
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import type { Roles } from '../../model/reading.ts';

type Pattern = readonly ColumnRole[];

/** Which booked roles other columns have. */
interface Held {
  readonly debit: boolean;
  readonly credit: boolean;
  readonly amount: boolean;
  readonly balance: boolean;
}

/** Assignments for columns of money without a known heading. */
interface Patterns {
  readonly open: number;
  /** beside which other columns; no two entries hold together */
  readonly beside: (held: Held) => boolean;
  /** the first wins a tie */
  readonly patterns: readonly Pattern[];
}

const books = ({ debit, credit, amount }: Held): boolean => debit || credit || amount;

const PATTERNS: readonly Patterns[] = [
  { open: 1, beside: (held) => !books(held), patterns: [['amount']] },
  { open: 1, beside: ({ debit, credit }) => debit && !credit, patterns: [['credit'], ['balance'], ['other']] },
  { open: 1, beside: ({ debit, credit }) => credit && !debit, patterns: [['debit'], ['balance'], ['other']] },
  {
    open: 1,
    beside: (held) => books(held) && held.debit === held.credit && !held.balance,
    patterns: [['balance'], ['other']],
  },
  {
    open: 2,
    beside: ({ balance, amount }) => balance && !amount,
    patterns: [
      ['debit', 'credit'],
      ['credit', 'debit'],
      ['original_amount', 'amount'],
      ['amount', 'fee'],
    ],
  },
  {
    open: 2,
    beside: (held) => !books(held) && !held.balance,
    patterns: [
      ['amount', 'balance'],
      ['debit', 'credit'],
      ['credit', 'debit'],
      ['balance', 'amount'],
    ],
  },
  {
    open: 3,
    beside: (held) => !books(held),
    patterns: [
      ['debit', 'credit', 'balance'],
      ['credit', 'debit', 'balance'],
      ['fee', 'amount', 'balance'],
      ['amount', 'balance', 'other'],
      ['original_amount', 'amount', 'balance'],
      ['original_amount', 'debit', 'credit'],
      ['original_amount', 'credit', 'debit'],
    ],
  },
];

/** Columns that make a chain of balances, one of each. */
const CHAINS: readonly Pattern[] = [
  ['amount', 'balance'],
  ['debit', 'credit', 'balance'],
];

/** Given how many columns are open, returns all ways to place in them what a chain of balances lacks. */
export function placementsOf(n: number, roles: Roles): ColumnRole[][] {
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

/** Given the same, returns the assignments to try first; the first of them wins a tie. */
export function candidatesFor(n: number, roles: Roles): readonly Pattern[] {
  const held: Held = {
    debit: roles.includes('debit'),
    credit: roles.includes('credit'),
    amount: roles.includes('amount'),
    balance: roles.includes('balance'),
  };
  const fit = PATTERNS.find(({ open, beside }) => open === n && beside(held));
  return fit?.patterns ?? [new Array<ColumnRole>(n).fill('other')];
}
