/** Scores an assignment of roles to columns by how many printed balances follow from it. */
import { BOOKED_ROLES } from '../../lexicon/headings/heading-roles.ts';
import { markerSign } from '../../lexicon/headings/markers.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import { type DecimalMark, minorUnits } from '../../money/amount.ts';

/** From this score on balances follow from the amounts before them. */
export const FOLLOWING = 0.8;

/** The score if no balance can be compared with another. */
const UNKNOWN = 0.3;
/** Cost of fees that mostly stand alone on their rows: then they are amounts. */
const ALONE_COST = 0.1;
/** Cost of balances that are owed: if they may as well be held, they are. */
const OWED_COST = 0.01;
/** Cost of a row of which no role books an amount; it may be no booking. */
const NEITHER_COST = 0.5;
/** Finer than any currency's decimals: only differences are compared. */
const DECIMALS = 3;

/**
 * What rows book under some roles, and their balances, in the smallest units. Typed arrays, since many assignments are
 * scored over all rows.
 */
class Steps {
  length = 0;
  readonly net: Float64Array;
  readonly charge: Float64Array;
  /** 1 if the amount has no printed sign */
  readonly unsigned: Uint8Array;
  /** NaN if none is printed */
  readonly balance: Float64Array;
  /** rows with amounts on both sides, and rows on which no role books any */
  both = 0;
  neither = 0;
  /** rows with a charge, and rows on which it stands alone */
  charged = 0;
  chargedAlone = 0;
  readonly #roles: Roles;
  readonly #mark: DecimalMark;
  readonly #at: Readonly<Record<'debit' | 'credit' | 'amount' | 'charge' | 'balance', number>>;

  constructor(rows: number, roles: Roles, mark: DecimalMark) {
    this.net = new Float64Array(rows);
    this.charge = new Float64Array(rows);
    this.unsigned = new Uint8Array(rows);
    this.balance = new Float64Array(rows);
    this.#roles = roles;
    this.#mark = mark;
    this.#at = {
      debit: roles.indexOf('debit'),
      credit: roles.indexOf('credit'),
      amount: roles.indexOf('amount'),
      charge: roles.indexOf('charge'),
      balance: roles.indexOf('balance'),
    };
  }

  add(amounts: Row['amounts']): void {
    const at = this.#at;
    const i = this.length++;
    const debit = Math.abs(unitsAt(amounts, at.debit, this.#mark));
    const credit = Math.abs(unitsAt(amounts, at.credit, this.#mark));
    const charge = Math.abs(unitsAt(amounts, at.charge, this.#mark));
    const amount = unitsAt(amounts, at.amount, this.#mark);
    this.net[i] = credit - debit + amount - charge;
    this.charge[i] = charge;
    this.unsigned[i] = amount > 0 && amounts[at.amount]?.token.sign === null ? 1 : 0;
    this.balance[i] = at.balance >= 0 && amounts[at.balance] ? unitsAt(amounts, at.balance, this.#mark) : Number.NaN;
    if (debit !== 0 && credit !== 0) this.both++;
    if (charge !== 0) this.charged++;
    if (charge !== 0 && amount === 0) this.chargedAlone++;
    if (debit === 0 && credit === 0 && amount === 0 && charge === 0 && !this.#statesBalance(amounts)) this.neither++;
  }

  /** True if columns tell the sides apart. */
  get isOfSides(): boolean {
    return this.#at.debit >= 0 || this.#at.credit >= 0;
  }

  #statesBalance(amounts: Row['amounts']): boolean {
    return amounts.every((amount, i) => amount === null || this.#roles[i] === 'balance');
  }
}

/**
 * Given rows and roles, returns the share of printed balances that follow from those before by the amounts between, in
 * whichever order the rows are listed; less for rows whose amounts do not fit the roles.
 */
export function chainScore(rows: readonly Row[], roles: Roles, mark: DecimalMark): number {
  const booked = roles.flatMap((role, i) => (role && BOOKED_ROLES.has(role) ? [i] : []));
  const steps = new Steps(rows.length, roles, mark);
  for (const { amounts } of rows) if (booked.some((i) => amounts[i])) steps.add(amounts);
  const { both, neither, charged, chargedAlone } = steps;
  const held = Math.max(shareRight(steps, 1, false), shareRight(steps, 1, true));
  // a debt grows with money out: two columns follow from it the other way round
  const owed = steps.isOfSides ? Math.max(shareRight(steps, -1, false), shareRight(steps, -1, true)) : -Infinity;
  const chain = Math.max(held, owed - OWED_COST);
  const share = (n: number) => n / Math.max(1, rows.length);
  const alone = chargedAlone > 0 && chargedAlone * 2 >= charged ? ALONE_COST : 0;
  return chain - share(both) - share(neither) * NEITHER_COST - alone;
}

/** Given a row's amounts and a column, or -1, returns the signed amount there in the smallest units; 0 without one. */
export function unitsAt(amounts: Row['amounts'], column: number, mark: DecimalMark): number {
  const amount = column < 0 ? null : amounts[column];
  const units = amount ? minorUnits(amount.token, mark, DECIMALS) : null;
  if (units === null || !amount) return 0;
  const marked = amount.token.marker === null ? null : markerSign(amount.token.marker);
  return amount.token.sign === '-' || marked === -1 ? -units : units;
}

/** The share of balances that follow from the one before; `side` is -1 if balances grow with money out. */
function shareRight(steps: Steps, side: 1 | -1, newestFirst: boolean): number {
  const { length, net, unsigned, balance } = steps;
  let right = 0;
  let wrong = 0;
  let previous = Number.NaN;
  let sum = 0;
  // counts of the steps since that balance
  let count = 0;
  let unsignedOnes = 0;
  for (let k = 0; k < length; k++) {
    const i = newestFirst ? length - 1 - k : k;
    sum += side * net[i];
    count++;
    unsignedOnes += unsigned[i];
    if (Number.isNaN(balance[i])) continue;
    const moved = balance[i] - previous;
    if (moved === sum || (count === 1 && movesEitherWay(steps, i, moved, side))) right++;
    else if (!Number.isNaN(moved) && (count === 1 || unsignedOnes === 0)) wrong++;
    previous = balance[i];
    sum = 0;
    count = 0;
    unsignedOnes = 0;
  }
  return right + wrong > 0 ? right / (right + wrong) : UNKNOWN;
}

/** True for a step without a sign that is as large as the balance moved, up or down. */
const movesEitherWay = ({ net, charge, unsigned }: Steps, i: number, moved: number, side: 1 | -1): boolean =>
  unsigned[i] === 1 && Math.abs(moved + charge[i]) === Math.abs(side * net[i] + charge[i]);
