/** What a column of a statement can be for: the roles, and the traits by which rules and readers group them. */

/** The fields of a row that hold texts. */
export type TextField = 'description' | 'reference' | 'type';

interface RoleTraits {
  /** what its cells hold */
  readonly holds: 'days' | 'money' | 'texts' | 'anything';
  /** the field of a row that its cells go to; several roles of texts may go to the description */
  readonly field?: 'date' | 'valueDate' | 'transactionDate' | TextField | 'amount' | 'balance';
  /** its amounts may be no money of the account: they are of another currency, or of something else */
  readonly isForeign?: boolean;
  /** it says what stands beside the bookings: figures that stand clear of its heading are none of its */
  readonly standsBeside?: boolean;
  /** its amounts are bookings, or what these come to: a table of them is one of bookings */
  readonly booked?: 'amount' | 'balance';
  /** no heading says it, only sums do */
  readonly unheaded?: boolean;
  /** a column of "Dr" and "Cr" may be headed so */
  readonly mayHoldMarkers?: boolean;
  /** all of its cells are codes or kinds; `maybe`: they may be numbers, too */
  readonly codes?: true | 'maybe';
  /** in a heading that names several roles, the first of these is what the column is for: the others describe it */
  readonly rank?: number;
  /** lists side by side may each begin with it */
  readonly leads?: boolean;
  /** it says something beside the description: a heading that may mean both means this beside a description */
  readonly isNote?: boolean;
  /** a column of the references of bookings may be headed so */
  readonly mayHoldReferences?: boolean;
}

export type RoleField = NonNullable<RoleTraits['field']>;

/** A new role is an entry here; ARCHITECTURE.md says what else it needs. */
const ROLES = {
  date: { holds: 'days', field: 'date', rank: 6, leads: true },
  value_date: { holds: 'days', field: 'valueDate', rank: 8 },
  transaction_date: { holds: 'days', field: 'transactionDate', rank: 7 },
  description: { holds: 'texts', field: 'description', rank: 5, leads: true },
  amount: { holds: 'money', field: 'amount', booked: 'amount', rank: 4 },
  debit: { holds: 'money', field: 'amount', booked: 'amount', rank: 2 },
  credit: { holds: 'money', field: 'amount', booked: 'amount', rank: 3 },
  balance: { holds: 'money', field: 'balance', booked: 'balance', rank: 1 },
  currency: { holds: 'texts', mayHoldMarkers: true },
  reference: { holds: 'texts', field: 'reference', mayHoldMarkers: true, codes: true, rank: 9, leads: true },
  type: { holds: 'texts', field: 'type', mayHoldMarkers: true, codes: true, isNote: true, mayHoldReferences: true },
  /** where, when, by whom, with which card */
  aside: { holds: 'texts', mayHoldMarkers: true, codes: 'maybe', isNote: true, standsBeside: true },
  marker: { holds: 'texts' },
  sequence: { holds: 'texts', codes: true, leads: true, mayHoldReferences: true },
  fee: { holds: 'money' },
  /** a fee that is booked on top of the row's amount, or alone: the balances say so */
  charge: { holds: 'money', field: 'amount', unheaded: true },
  original_amount: { holds: 'money', isForeign: true },
  other: { holds: 'anything', isForeign: true, mayHoldMarkers: true },
} as const satisfies Readonly<Record<string, RoleTraits>>;

export type ColumnRole = keyof typeof ROLES;

export const ALL_ROLES = Object.keys(ROLES) as ColumnRole[];
const traitsOf = (role: ColumnRole): RoleTraits => ROLES[role];

/** Sets of roles are asked for headings without a role, too. */
const rolesWith = (has: (traits: RoleTraits) => boolean): ReadonlySet<ColumnRole | null | undefined> =>
  new Set(ALL_ROLES.filter((role) => has(ROLES[role])));

export const DATE_ROLES = rolesWith(({ holds }) => holds === 'days');
/** Money that is booked. */
export const AMOUNT_ROLES = rolesWith(({ booked }) => booked === 'amount');
/** Money that is booked, or its balance. */
export const BOOKED_ROLES = rolesWith(({ booked }) => booked !== undefined);
/** Whatever is printed as money below a heading: fees and amounts in another currency besides. */
export const MONEY_ROLES = rolesWith(({ holds, unheaded }) => holds === 'money' && !unheaded);
/** Days, and whatever is printed as money. */
export const FIGURE_ROLES: typeof DATE_ROLES = new Set([...DATE_ROLES, ...MONEY_ROLES]);
/** Codes and kinds: what is below such a heading is all its own. */
export const CODE_ROLES = rolesWith(({ codes }) => codes === true);
/** Columns of numbers that are no amounts. */
export const NUMBER_ROLES = rolesWith(({ codes }) => codes !== undefined);
/** What each of several lists side by side may begin with. */
export const LEADING_ROLES = rolesWith(({ leads }) => leads === true);
/** What a column is for whose heading names several roles: the first of these. */
export const RANKED_ROLES: readonly ColumnRole[] = ALL_ROLES.filter((role) => traitsOf(role).rank !== undefined).sort(
  (a, b) => (traitsOf(a).rank ?? 0) - (traitsOf(b).rank ?? 0),
);
/** What a column of markers may be headed as. */
export const MARKED_ROLES = rolesWith(({ mayHoldMarkers }) => mayHoldMarkers === true);
/** What notes beside a description may be headed as. */
export const NOTE_ROLES = rolesWith(({ isNote }) => isNote === true);
/** Columns whose amounts may be no money of the account. */
export const FOREIGN_ROLES = rolesWith(({ isForeign }) => isForeign === true);
/** What stands beside the bookings. */
export const BESIDE_ROLES = rolesWith(({ standsBeside }) => standsBeside === true);

/** Given the role of a column, returns the field of a row that its cells go to; undefined without any. */
export const fieldOf = (role: ColumnRole | null): RoleField | undefined =>
  role === null ? undefined : traitsOf(role).field;

/** What a column of references may be headed as. */
export const REFERRED_ROLES = rolesWith(({ mayHoldReferences }) => mayHoldReferences === true);

export interface RoleOfHeading {
  readonly role: ColumnRole;
  /** 0 to 1: how surely the heading says so */
  readonly weight: number;
}

export interface HeadingInLine extends RoleOfHeading {
  /** word range [from, to) of the line */
  readonly from: number;
  readonly to: number;
}
