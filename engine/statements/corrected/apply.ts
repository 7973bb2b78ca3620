/** Applies changes to the statements of a file, and judges them again. */
import type { Change, Corrections } from '../../model/correction.ts';
import type { Editor } from '../../model/editor.ts';
import type { Statement } from '../../model/statement.ts';
import type { Warning } from '../../model/warning.ts';
import type { Corrected } from './as-read.ts';
import { judgeCorrected } from './judge.ts';
import { rowsOf, unitsOf } from './rows.ts';
import { type Of, type Wanted, wantedOf } from './wanted.ts';

/**
 * Given the statements of a reading, changes of them and who makes them, returns the statements as they are then.
 * Throws UnfitChangeError.
 */
export function corrected(statements: readonly Statement[], changes: readonly Change[], editor: Editor): Statement[] {
  const wanted = wantedOf(statements, changes);
  return statements.map((statement, index) => {
    const own = wanted.get(index);
    return own === undefined ? statement : correctedOne(statement, own, editor);
  });
}

function correctedOne(statement: Statement, wanted: Wanted, editor: Editor): Statement {
  const { decimals } = statement;
  const { transactions, removed, moved } = rowsOf(statement, wanted, editor);
  const { openingBalance, closingBalance } = { ...statement, ...figuresOf(wanted.figures, decimals) };
  const read = statement.corrections?.read ?? {
    openingBalance: statement.openingBalance,
    closingBalance: statement.closingBalance,
    reconciliation: statement.reconciliation,
    warnings: statement.warnings,
  };
  const rows = transactions.filter(({ edited }) => edited !== undefined).length;
  const warnings = statement.warnings.flatMap((one) => warningAt(one, moved) ?? []);
  const { corrections: _, ...bare } = { ...statement, transactions, openingBalance, closingBalance, warnings };
  const isAsRead = openingBalance === read.openingBalance && closingBalance === read.closingBalance;
  if (rows === 0 && removed.length === 0 && isAsRead)
    return { ...bare, warnings: read.warnings, reconciliation: read.reconciliation };
  const corrections: Corrections = { removed, rows, read };
  const next: Corrected = { ...bare, corrections };
  return { ...next, reconciliation: judgeCorrected(next) };
}

function figuresOf(figures: Of<'figures'> | null, decimals: number) {
  if (figures === null) return {};
  const { openingBalance, closingBalance, at } = figures;
  const units = (text: string | null) => (text === null ? null : unitsOf(text, decimals, at));
  return {
    ...(openingBalance !== undefined && { openingBalance: units(openingBalance) }),
    ...(closingBalance !== undefined && { closingBalance: units(closingBalance) }),
  };
}

/** Given a warning, returns it with the index that its row has now; null if the row was deleted. */
function warningAt(warning: Warning, moved: ReadonlyMap<number, number>): Warning | null {
  if (warning.row === null) return warning;
  const row = moved.get(warning.row);
  return row === undefined ? null : { ...warning, row };
}
