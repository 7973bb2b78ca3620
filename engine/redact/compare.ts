/** Tells whether a copy converts as its original does: the same statements, rows, columns and checks, with other contents. */
import type { Extraction } from '../model/extraction.ts';
import type { Statement } from '../model/statement.ts';
import type { Transaction } from '../model/transaction.ts';
import type { Stages } from '../stages.ts';
import { moveDay, type Shift } from './shift.ts';

/** Points that a box may be off: letters of another font reach a little further. */
const SAME_PLACE = 4;

/** Given what was read of an original and of its copy, and by what dates moved, returns what differs, in words that hold nothing of either. */
export function differences(
  original: { readonly extraction: Extraction; readonly stages: Stages },
  copy: { readonly extraction: Extraction; readonly stages: Stages },
  shift: Shift,
): string[] {
  const [from, to] = [original.extraction.statements, copy.extraction.statements];
  if (from.length !== to.length) return [`${to.length} statements for ${from.length}`];
  const found = from.flatMap((statement, i) => inStatement(statement, to[i]!, i, shift));
  const roles = ({ stages }: typeof original) =>
    JSON.stringify(stages.tables.tables.map(({ segments }) => segments.map((s) => s.columns.map(({ role }) => role))));
  if (roles(original) !== roles(copy)) found.push('the roles of columns');
  return found;
}

function inStatement(from: Statement, to: Statement, index: number, shift: Shift): string[] {
  const found: string[] = [];
  const same = (what: string, a: unknown, b: unknown) => {
    if (JSON.stringify(a) !== JSON.stringify(b)) found.push(`${what} of statement ${index}`);
  };
  same('the status', from.reconciliation.status, to.reconciliation.status);
  same('the checks', checksOf(from), checksOf(to));
  same(
    'the failing rows',
    from.reconciliation.failingRows.map((r) => r.row),
    to.reconciliation.failingRows.map((r) => r.row),
  );
  same('the currency', [from.currency, from.decimals], [to.currency, to.decimals]);
  same('the type', from.accountType, to.accountType);
  const period = ({ periodStart, periodEnd }: Statement) => [periodStart, periodEnd];
  same(
    'the period',
    period(from).map((day) => moveable(day, shift)),
    period(to),
  );
  same(
    'the balances',
    signs([from.openingBalance, from.closingBalance]),
    signs([to.openingBalance, to.closingBalance]),
  );
  same(
    'the warnings',
    from.warnings.map(({ code }) => code),
    to.warnings.map(({ code }) => code),
  );
  if (from.transactions.length !== to.transactions.length) {
    return [...found, `${to.transactions.length} rows for ${from.transactions.length} of statement ${index}`];
  }
  from.transactions.forEach((transaction, row) => {
    const other = to.transactions[row]!;
    const wrong = partsOf(transaction, shift).filter((part, i) => part !== partsOf(other, null)[i]);
    if (wrong.length > 0 || !samePlaces(transaction, other)) found.push(`row ${row} of statement ${index}`);
  });
  return found;
}

function checksOf({ reconciliation }: Statement): string[] {
  return reconciliation.checks.map(({ kind, status, unit }) => `${kind} ${status} ${unit}`);
}

function moveable(day: string | null, shift: Shift | null): string | null {
  return day === null || shift === null ? day : moveDay(day, shift);
}

function signs(values: readonly (number | null)[]): (number | null)[] {
  return values.map((value) => (value === null ? null : Math.sign(value)));
}

/** What of a row must be the same; `shift` moves its dates. */
function partsOf(transaction: Transaction, shift: Shift | null): (string | number | boolean | null)[] {
  const { date, valueDate, transactionDate, amount, balance, reference, type, description } = transaction;
  return [
    moveable(date, shift),
    moveable(valueDate, shift),
    moveable(transactionDate, shift),
    ...signs([amount, balance]),
    reference === null,
    type === null,
    description.split(' ').length,
  ];
}

function samePlaces(a: Transaction, b: Transaction): boolean {
  return (
    a.places.length === b.places.length &&
    a.places.every(({ page, box }, i) => {
      const other = b.places[i]!;
      return page === other.page && box.every((v, k) => Math.abs(v - other.box[k]!) <= SAME_PLACE);
    })
  );
}
