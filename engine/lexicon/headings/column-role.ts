/** What a column of a statement can be for: the roles, and the traits by which rules and readers group them. */

interface RoleTraits {
  /** what its cells hold */
  readonly holds: 'days' | 'money' | 'texts' | 'anything';
  /** its amounts are bookings, or what these come to: a table of them is one of bookings */
  readonly booked?: 'amount' | 'balance';
  /** no heading says it, only sums do */
  readonly unheaded?: boolean;
  /** a column of "Dr" and "Cr" may be headed so */
  readonly mayHoldMarkers?: boolean;
  /** it says something beside the description: a heading that may mean both means this beside a description */
  readonly isNote?: boolean;
  /** a column of the references of bookings may be headed so */
  readonly mayHoldReferences?: boolean;
}

/** A new role is an entry here; ARCHITECTURE.md says what else it needs. */
const ROLES = {
  date: { holds: 'days' },
  value_date: { holds: 'days' },
  transaction_date: { holds: 'days' },
  description: { holds: 'texts' },
  amount: { holds: 'money', booked: 'amount' },
  debit: { holds: 'money', booked: 'amount' },
  credit: { holds: 'money', booked: 'amount' },
  balance: { holds: 'money', booked: 'balance' },
  currency: { holds: 'texts', mayHoldMarkers: true },
  reference: { holds: 'texts', mayHoldMarkers: true },
  type: { holds: 'texts', mayHoldMarkers: true, isNote: true, mayHoldReferences: true },
  /** where, when, by whom, with which card */
  aside: { holds: 'texts', mayHoldMarkers: true, isNote: true },
  marker: { holds: 'texts' },
  sequence: { holds: 'texts', mayHoldReferences: true },
  fee: { holds: 'money' },
  /** a fee that is booked on top of the row's amount, or alone: the balances say so */
  charge: { holds: 'money', unheaded: true },
  original_amount: { holds: 'money' },
  other: { holds: 'anything', mayHoldMarkers: true },
} as const satisfies Readonly<Record<string, RoleTraits>>;

export type ColumnRole = keyof typeof ROLES;

/** Sets of roles are asked for headings without a role, too. */
function rolesWith(has: (traits: RoleTraits) => boolean): ReadonlySet<ColumnRole | null | undefined> {
  const roles = Object.keys(ROLES) as ColumnRole[];
  return new Set(roles.filter((role) => has(ROLES[role])));
}

export const DATE_ROLES = rolesWith(({ holds }) => holds === 'days');
/** Money that is booked. */
export const AMOUNT_ROLES = rolesWith(({ booked }) => booked === 'amount');
/** Money that is booked, or its balance. */
export const BOOKED_ROLES = rolesWith(({ booked }) => booked !== undefined);
/** Whatever is printed as money below a heading: fees and amounts in another currency besides. */
export const MONEY_ROLES = rolesWith(({ holds, unheaded }) => holds === 'money' && !unheaded);
/** What a column of markers may be headed as. */
export const MARKED_ROLES = rolesWith(({ mayHoldMarkers }) => mayHoldMarkers === true);
/** What notes beside a description may be headed as. */
export const NOTE_ROLES = rolesWith(({ isNote }) => isNote === true);
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
