/** Shows what each row was read as: date, signed amount and balance, and whether that balance follows. */
import { decimalText } from '../exports/decimal.ts';
import type { Minor } from '../model/minor.ts';
import type { ReadRow } from '../model/reading.ts';
import type { FailingRow } from '../model/reconciliation.ts';
import type { Statement } from '../model/statement.ts';
import type { Transaction } from '../model/transaction.ts';
import type { Stages } from '../stages.ts';
import { boxOn, linesOn } from './rows.ts';
import { type Mark, tinted } from './types.ts';

const IN = 0x188038;
const OUT = 0x1a73e8;
const FAILING = 0xd93025;
const OTHER = 0x80868b;

interface InStatement {
  readonly statement: Statement;
  readonly transaction: Transaction;
  readonly failing?: FailingRow;
}

export function readingMarks({ readings, statements }: Stages, page: number): Mark[] {
  const inStatements = statements.flatMap((statement) =>
    statement.transactions.map((transaction, i): InStatement => {
      const failing = statement.reconciliation.failingRows.find(({ row }) => row === i);
      return { statement, transaction, failing };
    }),
  );
  // both are in document order, and hold the same transactions
  const transactions = readings.filter(({ role }) => role === 'transaction');
  const inStatementOf = new Map(transactions.map((read, i) => [read, inStatements[i]]));
  const decimals = statements[0]?.decimals ?? 2;
  return readings.flatMap((read): Mark[] => {
    if (linesOn(read.row, page).length === 0) return [];
    const box = boxOn(read.row, page);
    const of = inStatementOf.get(read);
    if (of === undefined) return [tinted(box, OTHER, otherNote(read, decimals))];
    const { transaction, failing } = of;
    const color = failing ? FAILING : transaction.amount > 0 ? IN : OUT;
    return [{ box, color, tinted: failing !== undefined, note: transactionNote(read, of) }];
  });
}

function transactionNote({ sign, ownDate }: ReadRow, { statement, transaction, failing }: InStatement): string {
  const { date, amount, balance, confidence } = transaction;
  const money = (minor: Minor) => decimalText(minor, statement.decimals);
  const follows = failing && `expected ${money(failing.expected)}, off by ${money(failing.difference)}`;
  return [
    ownDate ? date : `(${date})`,
    `${amount > 0 ? '+' : ''}${money(amount)} by ${sign}`,
    balance === null ? null : `= ${money(balance)}`,
    follows,
    confidence.toFixed(2),
  ]
    .filter(Boolean)
    .join('  ');
}

function otherNote({ role, reason, amount, balance }: ReadRow, decimals: number): string {
  const figures = [amount, balance].filter((figure) => figure !== null).map((figure) => decimalText(figure, decimals));
  return [role, reason, ...figures].filter((part) => part !== '').join('  ');
}
