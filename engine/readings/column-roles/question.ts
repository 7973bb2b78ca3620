/** The question of what each column of a table holds: by its heading, else by its content, ranked by arithmetic. */
import { decide } from '../../evidence/decide.ts';
import { greatest } from '../../geometry/extremes.ts';
import { firstOf, isFilled, itemAt } from '../../model/lists.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { DecimalMark } from '../../money/amount.ts';
import { columnsOf, type Rows } from '../roles.ts';
import { type Attempt, bestOf, Trials } from './attempts.ts';
import { BY_CONTENTS, BY_SUMS, OF_ONE_ROLE } from './content-rules.ts';
import { BY_DATES, BY_HEADING } from './heading-rules.ts';
import { withOneDescription } from './one-description.ts';
import { exchangedSides } from './sides.ts';
import { areNumbersOrCodes, type ColumnTexts, lettersIn, type TextColumn, textsOf } from './text-column.ts';
import { TEXT_RULES } from './text-rules.ts';
import {
  type ColumnRule,
  type HeadedRoles,
  type RoleStep,
  type RoleTable,
  settle,
  type TracedRoles,
  traced,
} from './trail.ts';

const OF_TEXTS = { about: 'what a column of texts is for', rules: TEXT_RULES } as const;
/** Scores that differ by no more are about the same. */
const ABOUT = 0.1;

export interface RolesDecision {
  readonly roles: Roles;
  /** other assignments for which as much speaks */
  readonly rivals: readonly Roles[];
  /** it is open which of two columns is money in: that depends on whether the balance is held or owed */
  readonly sidesOpen: boolean;
  readonly tried: number;
  /** for each column the rules that gave it its role, in their order */
  readonly trail: readonly (readonly RoleStep[])[];
  /** the assignments of which the balances chose one */
  readonly attempts: readonly Pick<Attempt, 'roles' | 'score'>[];
}

const NOTHING: RolesDecision = { roles: [], rivals: [], sidesOpen: false, tried: 0, trail: [], attempts: [] };

type Named = Attempt & TracedRoles;

/** Given the rows of one table, and its columns of money abroad, returns the role of each column. */
export function decideRoles(rows: readonly Row[], mark: DecimalMark, abroad: readonly number[] = []): RolesDecision {
  if (!isFilled(rows)) return NOTHING;
  const table: RoleTable = { rows, mark, abroad };
  const headed = rolesByColumns(table);
  const nameTexts = textNamer(rows);
  const trials = new Trials(table, headed);
  const named = trials
    .run()
    .map((attempt): Named => ({ ...attempt, ...nameTexts(traced(headed, 'balances_follow', attempt.roles)) }));
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
    tried: trials.tried + Number(sidesOpen),
    trail: best.trail,
    attempts: named,
  };
}

/** Families of rules that need no balances. Each sees the roles of those before it; the rules of one family commute. */
const NAMED: readonly (readonly ColumnRule[])[] = [BY_HEADING, BY_DATES];
const SETTLED: readonly (readonly ColumnRule[])[] = [OF_ONE_ROLE, BY_CONTENTS, BY_SUMS];
export const FAMILIES = [...NAMED, ...SETTLED];

function rolesByColumns(table: RoleTable): HeadedRoles {
  const { columns } = table.rows[0];
  const settled = (before: TracedRoles, rules: readonly ColumnRule[]) => settle(before, rules, table);
  const none: TracedRoles = { roles: columns.map(() => null), trail: columns.map(() => []) };
  const named = NAMED.reduce(settled, none);
  const weightOf = (i: number) => itemAt(columns, i).weight;
  const balances = columnsOf(named.roles, 'balance').sort((a, b) => weightOf(b) - weightOf(a));
  return { ...SETTLED.reduce(settled, named), balances };
}

/**
 * The likeliest attempt, and then those that balances leave open, in their order: of balances that follow about as
 * well, the first by its heading is the likeliest.
 */
function likeliest(attempts: readonly Named[]): readonly [Named, ...Named[]] {
  const top = bestOf(attempts);
  const near = attempts.filter((one) => one === top || (one.pattern === top.pattern && one.score >= top.score - ABOUT));
  const best = firstOf(near);
  return [best, ...attempts.filter((one) => one !== best && (one.score === best.score || near.includes(one)))];
}

/** Given rows, returns a function that names the columns of texts once those of money have roles. */
function textNamer(rows: Rows): (before: TracedRoles) => TracedRoles {
  // the texts are read once for all ways to take the columns of money
  const texts = rows[0].columns.map((_, i) => textsOf(rows, i));
  return (before) => {
    const described = traced(before, 'most_letters', withDescription(texts, before.roles));
    const named = traced(described, 'no_description', withTexts(texts, described.roles));
    return traced(named, 'one_description', withOneDescription(texts, named.roles));
  };
}

/** Without a description, the column of texts with the most letters is it; without any, that of kinds. */
function withDescription(texts: readonly ColumnTexts[], roles: Roles): Roles {
  if (roles.includes('description')) return roles;
  const letters = roles.map((role, i) => {
    const column = itemAt(texts, i);
    return isOpen(role) && column.kind !== 'money' ? lettersIn(column) : 0;
  });
  const most = greatest(letters);
  const column = most > 0 ? letters.indexOf(most) : roles.indexOf('type');
  return roles.map((role, i) => (i === column ? 'description' : role));
}

const isOpen = (role: Roles[number]): boolean => role === null || role === 'other';

/** A role that only one column may have is that of the first from the left. */
function withTexts(texts: readonly ColumnTexts[], before: Roles): Roles {
  const roles = [...before];
  const describing = before.filter((role, i) => role === 'description' && itemAt(texts, i).kind === 'text').length;
  const open = before.map((role) => role === null || (role === 'description' && describing > 1));
  const holdsCodes = (i: number) =>
    itemAt(open, i) && itemAt(texts, i).kind === 'text' && areNumbersOrCodes(itemAt(texts, i));
  before.forEach((role, i) => {
    const own = itemAt(texts, i);
    if (own.kind !== 'text') return;
    const isCodes = holdsCodes(i) && roles.some((one, k) => one === 'description' && !holdsCodes(k));
    const column: TextColumn = { texts: own, role, roles, open: itemAt(open, i), isCodes };
    const { answer } = decide(OF_TEXTS, column);
    if (answer !== 'kept') roles[i] = answer;
  });
  return roles;
}
