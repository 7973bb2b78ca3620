/** The summary of a statement: the figures that a result has of it, without its rows. */
import type { Statement } from '../model/statement.ts';
import type { StatementSummary } from '../model/summary.ts';
import { decimalText, moneyText } from './decimal.ts';
import { totals } from './result.ts';

/** Given a statement, returns its summary. */
export function summaryOf(statement: Statement): StatementSummary {
  const { decimals, corrections, transactions, reconciliation } = statement;
  const sums = totals(statement);
  return {
    status: reconciliation.status,
    pages: statement.pages,
    institution: statement.institution,
    accountHolder: statement.accountHolder,
    accountNumber: statement.accountNumber,
    iban: statement.iban,
    bic: statement.bic,
    accountType: statement.accountType,
    currency: statement.currency,
    periodStart: statement.periodStart,
    periodEnd: statement.periodEnd,
    openingBalance: moneyText(statement.openingBalance, decimals),
    closingBalance: moneyText(statement.closingBalance, decimals),
    totalIn: decimalText(sums.in, decimals),
    totalOut: decimalText(sums.out, decimals),
    transactionCount: transactions.length,
    correctedRows: corrections === undefined ? 0 : corrections.rows + corrections.removed.length,
  };
}
