/** Decides what each column of a table holds: by its heading, else by what stands in it, ranked by arithmetic. */
import { greatest } from '../../geometry/extremes.ts';
import { areCodes } from '../../lexicon/codes.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { DecimalMark } from '../../money/amount.ts';
import { attemptsOn, bestOf, type Ranked } from './attempts.ts';
import { type OpenRoles, rolesByColumns } from './headed-roles.ts';
import { markNonDescriptive } from './non-descriptive.ts';
import type { Attempt, RoleStep, RoleTrail } from './role-trail.ts';
import { exchangedSides } from './sides.ts';

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
  readonly attempts: readonly Attempt[];
}

/** Given the rows of one table, and which of its columns are money abroad, returns the role of each column. */
export function decideRoles(rows: readonly Row[], mark: DecimalMark, abroad: readonly number[] = []): RolesDecision {
  if (rows.length === 0) return { roles: [], rivals: [], sidesOpen: false, tried: 0, trail: [], attempts: [] };
  const headed = rolesByColumns(rows, mark, abroad);
  const { attempts, tried } = attemptsOn(rows, headed, mark);
  const top = bestOf(attempts);
  for (const attempt of attempts) nameTexts(rows, attempt, headed.trail);
  // of two balances that follow about as well, headings tell the likelier, and what else the paper prints decides
  const near = attempts.filter((a) => a === top || (a.pattern === top.pattern && a.score >= top.score - ABOUT));
  const [best] = near;
  const rivals = attempts.filter((a) => a !== best && (a.score === best.score || near.includes(a)));
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
    trail: best.trail.steps,
    attempts,
  };
}

/** Gives the columns of texts their roles: the score of an attempt does not ask for them. */
function nameTexts(rows: readonly Row[], attempt: Ranked, before: RoleTrail): void {
  const { roles } = attempt;
  attempt.trail = before.further('of the ways to take columns of money, that in which most balances follow', roles);
  if (!roles.includes('description')) nameDescription(rows, roles);
  attempt.trail.after('no heading names the description: the column with the most letters', roles);
  markNonDescriptive(rows, roles);
  attempt.trail.after('its texts are codes, kinds, currencies or all the same: they describe no booking', roles);
}

/** Without a column named description, the text column with the most letters is it, those of codes are none; or that of kinds, where no other tells what was booked. */
function nameDescription(rows: readonly Row[], roles: OpenRoles): void {
  const letters = rows[0].columns.map((_, i) =>
    rows[0].kinds[i] !== 'money' ? rows.reduce((n, r) => n + lettersOf(r.texts[i]), 0) : -1,
  );
  const open = letters.map((n, i) => (roles[i] === null || roles[i] === 'other' ? n : -1));
  const most = Math.max(greatest(open), 0);
  if (most > 0) roles[open.indexOf(most)] = 'description';
  else if (roles.includes('type')) roles[roles.indexOf('type')] = 'description';
}

/** Given a cell's text, returns how long its words are, codes left out. */
function lettersOf(text: string): number {
  return areCodes([text]) ? 0 : text.length;
}
