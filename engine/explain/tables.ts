/** Explains the tables: their places, and the rules and rivals of each column's role. */
import { hundredths } from '../geometry/hundredths.ts';
import type { ColumnRole } from '../lexicon/headings/column-role.ts';
import { columnRoles } from '../lexicon/headings/heading-roles.ts';
import { firstOf } from '../model/lists.ts';
import type { Roles } from '../model/reading.ts';
import type { ColumnKind } from '../model/row.ts';
import type { Column, Table, TokenLine } from '../model/table.ts';
import type { RolesDecision } from '../readings/column-roles/question.ts';
import { ROLE_RULES } from '../wording/trail.ts';
import type { Known } from './known.ts';
import type { ExplainedColumn, ExplainedTable, Rival } from './types.ts';

export function explainTables(known: Known): ExplainedTable[] {
  return known.stages.evidence.tables.map((table) => {
    const decision = known.stages.evidence.decisions.get(table.index);
    const roles = rolesOf(known, table, decision);
    const context = known.partsOf(table.index)[0]?.part.context;
    const signs = context?.signs.get(table.index);
    return {
      table: table.index,
      headerless: table.headerless,
      segments: table.segments.map(({ page, header, title, body }) => ({
        page,
        header: indices(header),
        title: indices(title),
        body: indices(body),
      })),
      columns: firstOf(table.segments).columns.map((column) =>
        explainColumn(column, roles, decision, known.stages.rows.kinds[table.index]),
      ),
      attempts: (decision?.attempts ?? []).map((attempt) => ({
        roles: attempt.roles,
        score: rounded(attempt.score),
        chosen: attempt.roles.join() === roles.join(),
      })),
      signs: signs ? { evidence: signs.evidence, unmarked: signs.unmarked, flip: signs.flip } : null,
    };
  });
}

/** The roles under which a table was read in the end; without rows, those of its headings. */
function rolesOf(known: Known, { index, segments }: Table, decision: RolesDecision | undefined): Roles {
  const chosen = known.partsOf(index)[0]?.part.context.rolesOf.get(index);
  const settled = chosen ?? decision?.roles ?? [];
  return settled.length > 0 ? settled : firstOf(segments).columns.map(({ role }) => role);
}

function explainColumn(
  column: Column,
  roles: Roles,
  decision: RolesDecision | undefined,
  kinds: readonly ColumnKind[] | undefined,
): ExplainedColumn {
  const { index, left, right, heading, role: named, weight, holds } = column;
  const role = roles[index] ?? null;
  const byHeading = named ? [{ rule: ROLE_RULES.heading_alone, role: named }] : [];
  const trail = decision?.trail[index]?.map((step) => ({ rule: ROLE_RULES[step.rule], role: step.role }));
  const steps = [...(trail ?? byHeading)];
  if ((steps.at(-1)?.role ?? null) !== role) steps.push({ rule: ROLE_RULES.sums, role });
  return {
    column: index,
    left: Number.isFinite(left) ? rounded(left) : null,
    right: Number.isFinite(right) ? rounded(right) : null,
    heading,
    named,
    weight: rounded(weight),
    holds,
    kind: kinds?.[index] ?? null,
    role,
    steps,
    rivals: rivalsOf(column, role, decision),
  };
}

/** Other meanings of a heading, and roles that other ways to take the columns give it, with their best score. */
function rivalsOf(
  { index, heading }: Column,
  role: ColumnRole | null,
  decision: RolesDecision | undefined,
): readonly Rival[] {
  const meanings = columnRoles(heading).filter((meant) => meant.role !== role);
  const scores = new Map<ColumnRole | null, number>();
  for (const attempt of decision?.attempts ?? []) {
    const other = attempt.roles[index] ?? null;
    if (other !== role) scores.set(other, Math.max(scores.get(other) ?? -Infinity, attempt.score));
  }
  return [
    ...meanings.map((meant): Rival => ({ role: meant.role, by: 'heading', weight: rounded(meant.weight) })),
    ...[...scores].map(([other, score]): Rival => ({ role: other, by: 'balances', weight: rounded(score) })),
  ];
}

const indices = (lines: readonly TokenLine[]): number[] => lines.map(({ line }) => line.index);

/** Returns a number in hundredths, without the sign of nought. */
export const rounded = (value: number): number => hundredths(value) || 0;
