/** How sure a transaction is, 0 to 1: of rows at 0.9 and over 99 % are exact, of rows under 0.5 at most 70 %. */
import { DATE_ROLES } from '../lexicon/headings/heading-roles.ts';
import { onceFor } from '../model/once.ts';
import type { ReadRow, SignEvidence } from '../model/reading.ts';
import type { Reconciliation } from '../model/reconciliation.ts';
import type { ChainResult } from './checks/checks.ts';
import { isPictured } from './pictures/figures.ts';

/** The share of printed balances (or one balance), or of dates, that may be wrong on a paper that is read correctly. */
const FEW = 0.1;
/** Signs that are beside each amount, or above it. */
const PLAIN: readonly SignEvidence[] = ['column', 'marker'];

export interface SumsOutcome {
  readonly status: Reconciliation['status'];
  readonly chain: ChainResult;
  /** indices of transactions whose dates lie outside the printed period, and the share of all that they are */
  readonly outside: { readonly rows: ReadonlySet<number>; readonly share: number };
  readonly yearAssumed: boolean;
  /** indices of transactions on whose day or amount the readers of a picture differ */
  readonly doubtfulRows: ReadonlySet<number>;
}

type Standing = ReturnType<typeof standingOf>;

/** The confidence if the paper proves the statement. */
const PROVED = 0.99;

/** The confidence if only the sign or the date was carried over from other rows. */
const INFERRED = 0.7;

const GUESSED = 0.3;

interface Reason {
  readonly sure: number;
  /** of a row that was read from a picture, if it differs: there sums fail mostly by a figure misread elsewhere */
  readonly pictured?: number;
  readonly holds: (standing: Standing) => boolean;
}

/** The confidence of a booking, by the first of these reasons that holds: so many of its rows are exact. */
const REASONS: readonly Reason[] = [
  // the sign is a guess: nothing is the same on either side
  { sure: GUESSED, holds: ({ row }) => row.sign === 'none' && row.amount !== 0 },
  // the day is a guess: if few dates lie outside the period they are misread; if many do, the period may be
  { sure: GUESSED, holds: ({ datesFit, proved, outside }) => !datesFit && !proved && outside.share <= FEW },
  // the readers of a picture differ on its day or its amount, and a sum or the dates speak against it
  { sure: 0.4, holds: ({ doubtful, fails, daysDoubted }) => doubtful && (fails || daysDoubted) },
  // the year is that in which the file was made, or many dates lie outside the period: right for most files
  { sure: 0.5, pictured: 0.65, holds: ({ daysDoubted }) => daysDoubted },
  // the readers differ, and nothing speaks against the surer one
  { sure: 0.8, holds: ({ doubtful }) => doubtful },
  // its own balance does not follow, on a paper whose others do
  { sure: 0.55, pictured: 0.75, holds: ({ fails, fewFail }) => fails && fewFail },
  // its own balance does not follow, nor do others
  { sure: 0.4, pictured: 0.65, holds: ({ fails }) => fails },
  // balances prove its amount, and not which of its days is that of booking, which no heading of the picture tells
  { sure: 0.85, holds: ({ daysUnnamed }) => daysUnnamed },
  // printed balances prove the row itself, if not the statement
  { sure: 0.92, holds: ({ proved, evident, datesFit }) => proved && evident && datesFit },
  // a sum of the statement fails, though not with this row
  {
    sure: 0.75,
    pictured: 0.88,
    holds: ({ status, evident, row }) => status === 'mismatch' && evident && PLAIN.includes(row.sign),
  },
  // a sum fails, and one title gives the signs of many rows
  { sure: 0.6, holds: ({ status, row }) => status === 'mismatch' && row.sign === 'section' },
  // a sum fails, and the sign or the date was carried over from other rows
  { sure: 0.6, pictured: 0.8, holds: ({ status }) => status === 'mismatch' },
  // nothing contradicts the row, and its sign is printed on the paper
  { sure: 0.85, pictured: 0.89, holds: ({ evident }) => evident },
];

export function confidenceOf(row: ReadRow, index: number, outcome: SumsOutcome): number {
  if (outcome.status === 'verified') return PROVED;
  const standing = standingOf(row, index, outcome);
  const reason = REASONS.find(({ holds }) => holds(standing));
  return (isPictured(row) ? reason?.pictured : undefined) ?? reason?.sure ?? INFERRED;
}

/** A booking, and what the sums and dates of its statement show of it. */
function standingOf(row: ReadRow, index: number, { chain, status, outside, yearAssumed, doubtfulRows }: SumsOutcome) {
  const { proved, failingRows, compared } = chain;
  const areFew = failingRows.length <= FEW * Math.max(1, compared);
  return {
    row,
    status,
    outside,
    // printed balances prove it, on a paper of which few fail
    proved: proved.has(index) && areFew,
    // few printed balances fail, or one while others follow: the paper itself may be wrong there
    fewFail: areFew || (failingRows.length === 1 && proved.size > 0),
    fails: failingOf(chain).has(index),
    datesFit: !outside.rows.has(index),
    evident: row.sign !== 'balance' && row.ownDate,
    doubtful: doubtfulRows.has(index),
    daysUnnamed: isPictured(row) && hasDaysUnnamed(row),
    daysDoubted: yearAssumed || outside.share > FEW,
  };
}

/** The indices of the rows whose printed balances do not follow: many, on some long papers. */
const failingOf = onceFor(({ failingRows }: ChainResult) => new Set(failingRows.map(({ row }) => row)));

/** True for a row of a table with several columns of days, of which not each is headed as one. */
function hasDaysUnnamed({ row: { columns, dates } }: ReadRow): boolean {
  const dated = columns.filter((_, at) => (dates[at] ?? []).length > 0);
  return dated.length > 1 && dated.some(({ role }) => role === null || !DATE_ROLES.has(role));
}
