/** Tells sums among the rows that look like bookings: their words name a total, and they come to one. */
import { TOTAL_KINDS } from '../../lexicon/lines/line-kind.ts';
import { sectionSign } from '../../lexicon/lines/sections.ts';
import { isTotalWord } from '../../lexicon/lines/totals.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import { groupBy, onlyOf } from '../../model/lists.ts';
import type { Minor } from '../../model/minor.ts';
import type { ReadRow, RowReason } from '../../model/reading.ts';
import { namesOnly } from '../../model/row.ts';

/**
 * Given rows in printed order, returns them with their sums as totals: rows whose words name a total, and whose every
 * amount is a sum of all rows above or of those since the last total ("Interest earned" with an amount of its own stays
 * a booking), and the one row without a day of its table, or all of several, if it is such a sum. The balances of days
 * between bookings become balances.
 */
export function settleSums(rows: readonly ReadRow[]): readonly ReadRow[] {
  const last = rows.findLastIndex((r) => r.role === 'transaction');
  const tables = [...groupBy(rows, ({ row }) => row.table).values()];
  const sums = new Set(tables.map((own) => onlyOf(own.filter(isUndated))));
  const sumsOfGroups = new Set(tables.flatMap((own) => [...headsOfGroups(own), ...feetOfGroups(own)]));
  const above = new RowsAbove();
  return rows.map((row, at) => {
    // the balance of a day is below its bookings; below all bookings it may be an average
    if (above.booked && at < last && isUnreadBalance(row)) return { ...row, role: 'balance' };
    const isSum =
      sumsOfGroups.has(row) ||
      isSumOf(row, above.sums) ||
      (sums.has(row) &&
        (isSumAlone(row, above.sums, above.balance, at < last) || (at >= last && above.repeatsTotal(row))));
    const settled: ReadRow = isSum ? { ...row, role: 'total', reason: 'sum_of_rows' } : row;
    above.note(settled);
    return settled;
  });
}

class RowsAbove {
  /** of all rows, and of the rows since the last total */
  readonly sums: readonly [whole: Sums, since: Sums] = [nothing(), nothing()];
  booked = false;
  /** the balance of the last booking */
  balance: Minor | null = null;
  /** totals below each other are of one sum */
  #closed = false;
  /** the last total */
  #total: Minor | null = null;

  /** True for a row right below a total of several bookings that prints the same amount: "To be charged 552.57". */
  repeatsTotal({ amount }: ReadRow): boolean {
    return this.#closed && this.sums[1].count > 1 && !!amount && Math.abs(amount) === Math.abs(this.#total ?? 0);
  }

  note({ role, amount, balance }: ReadRow): void {
    if (role === 'total') {
      this.#closed = true;
      this.#total = amount;
    }
    if (role !== 'transaction') return;
    if (this.#closed) Object.assign(this.sums[1], nothing());
    this.#closed = false;
    this.booked = true;
    // a booking of zero leaves the balance as it was
    if (balance !== null || amount !== 0) this.balance = balance;
    for (const sums of this.sums) add(amount ?? 0, sums);
  }
}

/** `count`: how many bookings they sum up, those of zero apart. */
const nothing = (): Record<'in' | 'out' | 'count', Minor> => ({ in: 0, out: 0, count: 0 });
type Sums = ReturnType<typeof nothing>;

function add(amount: Minor, sums: Sums): void {
  if (amount !== 0) sums.count++;
  if (amount > 0) sums.in += amount;
  else sums.out -= amount;
}

const isUnreadBalance = ({ role, row: { kindExact, kind } }: ReadRow): boolean =>
  role === 'ignored' && kindExact && kind === 'daily_balance';

const DAYLESS: ReadonlySet<RowReason> = new Set<RowReason>(['no_day', 'no_day_no_text']);

/**
 * Of the rows of a table, those without a day that head groups with their sums: "Prélèvements 412,30" above the
 * debits. Each is the sum of the dated rows down to the next, and there are two, or one that is the title of a section.
 */
function headsOfGroups(rows: readonly ReadRow[]): readonly ReadRow[] {
  const isTitled = (r: ReadRow) => (sectionSign(r.row.texts.filter((t) => t !== '').join(' '))?.sign ?? 0) !== 0;
  const heads = rows.filter(mayHead);
  if (heads.length * 2 > rows.length || (heads.length < 2 && !heads.every(isTitled))) return [];
  return heads.every((head) => isHead(rows, rows.indexOf(head), head)) ? heads : [];
}

/**
 * Of the rows of a table, those without a day, if each is the sum since the one before, of a side or of all. Each names
 * a total, and one is of several rows; whatever they are called, two are.
 */
function feetOfGroups(rows: readonly ReadRow[]): readonly ReadRow[] {
  const feet = rows.filter(isUndated);
  const counts: number[] = [];
  let above = nothing();
  const isSum = (foot: ReadRow): boolean => {
    const { count, in: came, out } = above;
    counts.push(count);
    above = nothing();
    return count > 0 && [came, -out, came - out].some((sum) => sum === foot.amount);
  };
  const areSums = rows.every((row) => {
    if (isUndated(row)) return isSum(row);
    if (row.role === 'transaction') add(row.amount ?? 0, above);
    return true;
  });
  const areNamed = feet.every(({ row }) => row.texts.some(hasTotalWord));
  const ofSeveral = counts.filter((count) => count > 1).length;
  return areSums && feet.length > 1 && ofSeveral >= (areNamed ? 1 : LEAST_UNNAMED) ? feet : [];
}

/** Sums of several rows that show that rows without a day are sums, if they name no total. */
const LEAST_UNNAMED = 2;

const hasTotalWord = (text: string): boolean => fold(text).split(' ').some(isTotalWord);

/** True for a row that is read as a booking without a day. */
const isUndated = ({ role, ownDate, amount }: ReadRow): boolean => role === 'transaction' && !ownDate && amount !== 0;

function mayHead({ ownDate, amount, role, reason, row }: ReadRow): boolean {
  if (ownDate || !amount || (row.kindExact && !namesOnly(row, TOTAL_KINDS))) return false;
  return role === 'transaction' || DAYLESS.has(reason);
}

/** True for the sum of the dated rows below; of two with balances, each moves its own. */
function isHead(rows: readonly ReadRow[], at: number, { amount, balance }: ReadRow): boolean {
  let end = at + 1;
  while (rows[end]?.role === 'transaction' && rows[end]?.ownDate) end++;
  const below = rows.slice(at + 1, end);
  const sum = below.reduce((net, row) => net + (row.amount ?? 0), 0);
  return sum === amount && (balance === null || below.every((row) => row.balance === null));
}

/** True for a row that names a total, by its words alone or without a day, and prints nothing but sums. */
function isSumOf(row: ReadRow, of: readonly Sums[]): boolean {
  if (sumsBothSides(row, of)) return true;
  const { kind, kindExact } = row.row;
  if (kind === null || !TOTAL_KINDS.has(kind)) return false;
  // a name before the words may leave it without a day: "A Holder #7235: Total"
  if (row.role !== 'transaction' && row.reason !== 'no_day') return false;
  if (row.ownDate && !kindExact) return false;
  const printed = [row.totals.debit, row.totals.credit, row.amount].filter((v) => v !== null).map(Math.abs);
  // a net of purchases and refunds; of one booking alone it may be a second booking
  const isNet = ({ in: came, out, count }: Sums) =>
    printed.length === 1 && count > 1 && printed[0] === Math.abs(came - out);
  // zero is a total if its words say nothing else, and one side comes to zero
  if (printed.every((v) => v === 0)) return kindExact && of.some((sums) => sums.in === 0 || sums.out === 0);
  return of.some((sums) => isNet(sums) || printed.every((v) => v === 0 || v === sums.in || v === sums.out));
}

/** True for a booking in both columns of sides that comes to what each holds, whatever its words and its day. */
function sumsBothSides({ role, totals: { debit, credit } }: ReadRow, of: readonly Sums[]): boolean {
  if (role !== 'transaction' || !debit || !credit) return false;
  return of.some((sums) => Math.abs(debit) === sums.out && Math.abs(credit) === sums.in);
}

/**
 * True for a row that is a sum of those above it. Not if it continues from the last balance, nor if bookings follow and
 * the sum is of a single booking: the same amount may be booked again.
 */
function isSumAlone(row: ReadRow, of: readonly Sums[], balance: Minor | null, inside: boolean): boolean {
  const printed = Math.abs(row.amount ?? 0);
  if (printed === 0 || (balance !== null && row.balance !== null && row.balance - balance === row.amount)) return false;
  return of.some((sums) => (!inside || sums.count > 1) && (printed === sums.in || printed === sums.out));
}
