/** Explains the statements: their checks, their verdict, and what could not be explained. */
import { STRENGTH } from '../evidence/strength.ts';
import { checkFigures, failingFigures } from '../exports/decimal.ts';
import type { Check, Reconciliation } from '../model/reconciliation.ts';
import type { SignConvention } from '../model/sign-convention.ts';
import type { Statement } from '../model/statement.ts';
import { sidesNamed, sidesOf } from '../wording/questions.ts';
import { FIELD_OF, fieldsOf } from './fields.ts';
import type { Known } from './known.ts';
import type { ExplainedCheck, ExplainedStatement } from './statement-types.ts';

const NO_STATEMENT = 'No statement: neither bookings, nor balances at its begin and its end.';

/** The verdict on a statement; empty for a part that was read as none. */
const verdictOf = (statement: Statement | null): Partial<Reconciliation> => statement?.reconciliation ?? {};

/** Returns the statements of a document, and the parts that were read as none. */
export function explainStatements(known: Known): ExplainedStatement[] {
  return known.stages.parts.map((read) => {
    const { part, statement, proof } = read;
    const {
      status = null,
      reason = NO_STATEMENT,
      obligations = [],
      checks = [],
      failingRows = [],
    } = verdictOf(statement);
    const transactions = proof.rows.filter(({ role }) => role === 'transaction');
    const rows = transactions.map(({ row }) => known.indexOf(row));
    const { start, end, printed, sure } = part.period;
    return {
      statement: known.statementOf(read),
      pages: statement?.pages ?? null,
      lines: [part.part.fromLine, Math.min(part.part.toLine, known.stages.tables.lines.length)],
      currency: part.currency,
      card: part.convention.card,
      view: sidesNamed(sidesOf(part.convention)),
      weighs: inFeatures(part.convention.weighs),
      order: proof.order,
      period: { start, end, printed, sure },
      fields: fieldsOf(known, read),
      transactions: statement?.transactions.length ?? 0,
      status,
      reason,
      obligations,
      checks: checks.map((check) => explainCheck(check, part.decimals)),
      failingRows: failingRows.map((failing) => ({
        row: rows[failing.row] ?? -1,
        ...failingFigures(failing, part.decimals),
      })),
      warnings: (statement?.warnings ?? []).map(({ row: _, ...warning }) => warning),
      unexplained: proof.unexplained.map(({ index }) => index),
    };
  });
}

function explainCheck(check: Check, decimals: number): ExplainedCheck {
  const { kind, status, detail, code, params, of = [] } = check;
  return {
    kind,
    status,
    detail,
    code,
    params,
    ...checkFigures(check, decimals),
    fields: kind === 'dates' ? ['period'] : of.map((figure) => FIELD_OF[figure]),
  };
}

/** Counts sums of strengths in features that hardly any paper of the other kind has. */
function inFeatures({ card, account }: SignConvention['weighs']): SignConvention['weighs'] {
  return { card: card / STRENGTH.faint, account: account / STRENGTH.faint };
}
