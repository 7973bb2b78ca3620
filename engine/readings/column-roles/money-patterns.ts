/** Which roles columns of money may take if their headings do not say it: the balances choose among them. */
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import type { Roles } from '../../model/reading.ts';

type Pattern = readonly ColumnRole[];

/** Which roles other columns have. */
type Held = ReadonlySet<ColumnRole | null>;

/** Assignments for columns of money without a known heading. */
interface Patterns {
  readonly open: number;
  /** beside which other columns; no two entries hold together */
  readonly beside: (held: Held) => boolean;
  /** the first wins a tie */
  readonly patterns: readonly Pattern[];
}

const books = (held: Held): boolean => held.has('debit') || held.has('credit') || held.has('amount');
const lacksOne = (held: Held, lacking: ColumnRole, other: ColumnRole) => held.has(other) && !held.has(lacking);

const PATTERNS: readonly Patterns[] = [
  { open: 1, beside: (held) => !books(held), patterns: [['amount']] },
  { open: 1, beside: (held) => lacksOne(held, 'credit', 'debit'), patterns: [['credit'], ['balance'], ['other']] },
  { open: 1, beside: (held) => lacksOne(held, 'debit', 'credit'), patterns: [['debit'], ['balance'], ['other']] },
  {
    open: 1,
    beside: (held) => books(held) && held.has('debit') === held.has('credit') && !held.has('balance'),
    patterns: [['balance'], ['other']],
  },
  {
    open: 2,
    beside: (held) => lacksOne(held, 'amount', 'balance'),
    patterns: [
      ['debit', 'credit'],
      ['credit', 'debit'],
      ['original_amount', 'amount'],
      ['amount', 'fee'],
    ],
  },
  {
    open: 2,
    beside: (held) => !books(held) && !held.has('balance'),
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
export function placementsOf(n: number, roles: Roles): Pattern[] {
  return CHAINS.flatMap((chain) => {
    const lacking = chain.filter((role) => !roles.includes(role));
    const withRole = (placed: Pattern, role: ColumnRole): Pattern[] =>
      placed.flatMap((held, at) => (held === 'other' ? [placed.with(at, role)] : []));
    return lacking.reduce((all, role) => all.flatMap((placed) => withRole(placed, role)), [noneOf(n)]);
  });
}

const noneOf = (n: number): Pattern => new Array<ColumnRole>(n).fill('other');

/** Given the same, returns the assignments to try first; the first of them wins a tie. */
export function candidatesFor(n: number, roles: Roles): readonly Pattern[] {
  const held = new Set(roles);
  const fit = PATTERNS.find(({ open, beside }) => open === n && beside(held));
  return fit?.patterns ?? [noneOf(n)];
}
