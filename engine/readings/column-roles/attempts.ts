/** The ways to take a table's columns of money that headings leave open: its balances choose among them. */
import { greatest } from '../../geometry/extremes.ts';
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import { itemAt } from '../../model/lists.ts';
import type { Roles } from '../../model/reading.ts';
import { holdsAmounts, type Rows } from '../roles.ts';
import { chainScore, FOLLOWING } from './chain.ts';
import { candidatesFor, placementsOf } from './money-patterns.ts';
import { feeAsSide, partsOfPayment } from './sides.ts';
import type { HeadedRoles, RoleTable } from './trail.ts';

/** From this share on a column has about as many amounts as another. */
const AS_MANY = 0.9;

/**
 * So many columns with headings that say the same are tried, the likeliest first, and so many columns without a meaning
 * are placed: the ways to take them grow with the cube.
 */
const MOST_ALIKE = 6;
const MOST_OPEN = 10;

type Pattern = readonly ColumnRole[];

/** A way to take the columns of money; its score is 1 if all balances follow, 0.3 if none can be compared. */
export interface Attempt {
  readonly pattern: Pattern;
  readonly roles: Roles;
  readonly score: number;
}

/** Tries the ways to take the columns of money of one table, given its rows and the roles by headings. */
export class Trials {
  /** how many ways were scored */
  tried = 0;
  readonly #table: RoleTable;
  readonly #headed: HeadedRoles;
  /** columns that may be booked, the surest first */
  readonly #amounts: readonly number[];
  /** columns of money that no heading names */
  readonly #open: readonly number[];

  constructor(table: RoleTable, headed: HeadedRoles) {
    this.#table = table;
    this.#headed = headed;
    this.#amounts = amountsOf(table.rows, headed.roles);
    this.#open = openColumns(table.rows, headed);
  }

  /** Returns the ways among which balances choose. */
  run(): readonly Attempt[] {
    const open = this.#open.length;
    const first = this.#attemptsOf(open === 0 ? [[]] : candidatesFor(open, this.#headed.roles));
    return this.#better(first, open) ?? first;
  }

  /** If no balances follow: attempts under which they do; null if there are none. */
  #better(first: readonly Attempt[], open: number): readonly Attempt[] | null {
    if (bestOf(first).score >= FOLLOWING) return null;
    if (open > 1 && open <= MOST_OPEN) {
      // some columns may hold no bookings
      const further = this.#attemptsOf(placementsOf(open, this.#headed.roles));
      if (bestOf(further).score >= FOLLOWING) return further;
    }
    const parted = partsOfPayment(this.#table.rows, this.#headed.roles).map((roles) => this.#scored([], roles));
    this.tried += parted.length;
    const following = parted.filter(({ score }) => score >= FOLLOWING);
    return following.length > 0 ? following : null;
  }

  #attemptsOf(patterns: readonly Pattern[]): Attempt[] {
    return patterns.flatMap((pattern) =>
      orNone(this.#headed.balances).flatMap((balance) =>
        orNone(this.#amounts).map((amount) => this.#attempt(pattern, balance, amount)),
      ),
    );
  }

  #attempt(pattern: Pattern, balance: number | undefined, amount: number | undefined): Attempt {
    const { roles, balances } = this.#headed;
    const attempt = roles.map((role, i) => {
      const at = this.#open.indexOf(i);
      if (at >= 0) return itemAt(pattern, at);
      if (balances.includes(i)) return i === balance ? 'balance' : 'other';
      return role === 'amount' && i !== amount ? 'original_amount' : role;
    });
    const plain = this.#scored(pattern, attempt);
    if (attempt.includes('fee') && attempt.includes('balance')) return this.#withFee(plain);
    if (this.#open.length > 0 || balances.length > 1 || this.#amounts.length > 1) this.tried++;
    return plain;
  }

  /** A fee may be part of the amount, charged in addition, or alone on its row. */
  #withFee(plain: Attempt): Attempt {
    const others = [plain.roles, ...feeAsSide(this.#table.rows, plain.roles)].map((roles) =>
      this.#scored(plain.pattern, roles.map(chargedRole)),
    );
    this.tried += others.length + 1;
    return bestOf([plain, ...others]);
  }

  #scored(pattern: Pattern, roles: Roles): Attempt {
    return { pattern, roles, score: chainScore(this.#table.rows, roles, this.#table.mark) };
  }
}

/** Given attempts, returns the first of those with the greatest score. */
export const bestOf = <A extends Attempt>(list: readonly A[]): A => list.reduce((a, b) => (b.score > a.score ? b : a));

const orNone = (list: readonly number[]): readonly (number | undefined)[] =>
  list.length > 0 ? list.slice(0, MOST_ALIKE) : [undefined];

function openColumns(rows: Rows, { roles, balances }: HeadedRoles): number[] {
  const { kinds } = rows[0];
  return roles.flatMap((role, i) => {
    const isOpen = kinds[i] === 'money' && (role === null || role === 'other') && !balances.includes(i);
    return isOpen && holdsAmounts(rows, i) ? [i] : [];
  });
}

const chargedRole = (role: ColumnRole | null): ColumnRole | null => (role === 'fee' ? 'charge' : role);

/** Of several columns of amounts those with about as many as any, the surest heading first: one is booked. */
function amountsOf(rows: Rows, roles: Roles): number[] {
  const { columns, kinds } = rows[0];
  const found = roles.flatMap((role, i) => (role === 'amount' && kinds[i] === 'money' ? [i] : []));
  if (found.length < 2) return found;
  const filledIn = (i: number) => rows.filter((row) => row.amounts[i] !== null).length;
  const weightOf = (i: number) => itemAt(columns, i).weight;
  const most = greatest(found.map(filledIn));
  return found.filter((i) => filledIn(i) >= most * AS_MANY).sort((a, b) => weightOf(b) - weightOf(a));
}
