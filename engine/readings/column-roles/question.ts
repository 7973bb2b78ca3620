/**
 * The question of what each column of a table holds: by its heading, else by what stands in it, ranked by arithmetic.
 */
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { DecimalMark } from '../../money/amount.ts';
import { type Attempt, attemptsOn, bestOf } from './attempts.ts';
import { rolesByColumns } from './column-rules.ts';
import { exchangedSides } from './sides.ts';
import { textNamer } from './text-roles.ts';
import { type RoleStep, type TracedRoles, traced } from './trail.ts';

/** Two balances follow about as well where their scores differ by no more. */
const ABOUT = 0.1;

export interface RolesDecision {
  readonly roles: Roles;
  /** other assignments for which as much speaks */
  readonly rivals: readonly Roles[];
  /** headings leave open which of two columns is money in: that depends on whether the balance is held or owed */
  readonly sidesOpen: boolean;
  /** joint assignments tried */
  readonly tried: number;
  /** by column, the rules that gave it its role, in their order */
  readonly trail: readonly (readonly RoleStep[])[];
  /** the assignments among which the balances chose */
  readonly attempts: readonly Pick<Attempt, 'roles' | 'score'>[];
}

const NOTHING: RolesDecision = { roles: [], rivals: [], sidesOpen: false, tried: 0, trail: [], attempts: [] };

/** An attempt in which the columns of texts have their roles, too. */
type Named = Attempt & TracedRoles;

/** Given the rows of one table, and which of its columns are money abroad, returns the role of each column. */
export function decideRoles(rows: readonly Row[], mark: DecimalMark, abroad: readonly number[] = []): RolesDecision {
  if (rows.length === 0) return NOTHING;
  const headed = rolesByColumns({ rows, mark, abroad });
  const nameTexts = textNamer(rows);
  const { attempts, tried } = attemptsOn(rows, headed, mark);
  const named = attempts.map(
    (attempt): Named => ({ ...attempt, ...nameTexts(traced(headed, 'balances_follow', attempt.roles)) }),
  );
  const [best, ...rivals] = likeliest(named);
  const exchanged = exchangedSides(rows[0].columns, best.roles);
  const others = rivals
    .map((rival) => rival.roles)
    .filter((one) => exchanged === null || one.join() !== exchanged.join());
  const sidesOpen = exchanged !== null;
  return {
    roles: best.roles,
    rivals: exchanged ? [exchanged, ...others] : others,
    sidesOpen,
    tried: tried + Number(sidesOpen),
    trail: best.trail,
    attempts: named,
  };
}

/**
 * Given attempts, returns the likeliest, and in their order the others that balances leave open: of two balances that
 * follow about as well, headings tell the likelier, and what else the paper prints decides.
 */
function likeliest(attempts: readonly Named[]): readonly [Named, ...Named[]] {
  const top = bestOf(attempts);
  const near = attempts.filter((one) => one === top || (one.pattern === top.pattern && one.score >= top.score - ABOUT));
  const [best] = near;
  return [best, ...attempts.filter((one) => one !== best && (one.score === best.score || near.includes(one)))];
}
