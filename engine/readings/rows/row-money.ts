/** Gives a row its amount and balance, with the holder's sign. */
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import { balanceSign } from '../../lexicon/lines/balance-signs.ts';
import { BALANCE_KINDS } from '../../lexicon/lines/line-kind.ts';
import type { Minor } from '../../model/minor.ts';
import type { BalanceEvidence, ReadRow, Roles } from '../../model/reading.ts';
import { namesOnly, type Row } from '../../model/row.ts';
import type { PlacedAmount } from '../../model/table.ts';
import { minorUnits } from '../../money/amount.ts';
import { markBehind, markedSign } from '../amount-signs/marks.ts';
import { signOf } from '../amount-signs/question.ts';
import type { Context } from '../context.ts';
import { amountIn, isSide } from '../roles.ts';

export interface RowMoney {
  amount: Minor | null;
  sign: ReadRow['sign'];
  balance: Minor | null;
  balanceBy: BalanceEvidence | null;
  totals: { debit: Minor | null; credit: Minor | null };
}

/** Given a row, the roles of its columns and what was decided, returns its money in minor units. */
export function moneyOf(row: Row, roles: Roles, context: Context): RowMoney {
  const read = { row, roles, context };
  const [debit, credit, single] = [cellOf(read, 'debit'), cellOf(read, 'credit'), cellOf(read, 'amount')];
  const { amount, sign } = charged(read, sideOf(read, debit, credit) ?? singleOf(read, single) ?? NO_AMOUNT);
  const printed = printedBalance(read, debit.printed ?? credit.printed, single.printed);
  // the column of sides beside the amounts marks a balance among them, too
  const isMarked = sign === 'marker' && amount !== null && printed !== null && printed === single.printed;
  const { balance, balanceBy } = isMarked ? { balance: amount, balanceBy: sign } : balanceOf(read, printed);
  const totals = { debit: debit.units, credit: credit.units };
  return { amount: amount === 0 ? 0 : amount, sign, balance, balanceBy, totals };
}

interface Read {
  readonly row: Row;
  readonly roles: Roles;
  readonly context: Context;
}

type Cell = Readonly<ReturnType<typeof cellOf>>;

type SignedAmount = Pick<RowMoney, 'amount' | 'sign'>;
const NO_AMOUNT: SignedAmount = { amount: null, sign: 'none' };

function cellOf({ row, roles, context }: Read, role: ColumnRole) {
  const printed = amountIn(row, roles, role);
  return { printed, units: unitsOf(printed, context) };
}

/** The amount in the columns of debits and credits; null without one. */
function sideOf(read: Read, debit: Cell, credit: Cell): SignedAmount | null {
  // an empty cell may be printed as 0.00
  const isDebit = debit.units !== null && (debit.units !== 0 || !credit.units);
  const { printed, units } = isDebit ? debit : credit;
  if (printed === null || units === null) return null;
  const side = isDebit ? -1 : 1;
  // sides without a heading or a balance are a guess
  const isGuess = !read.roles.includes('balance') && !headsSides(read.row);
  return { amount: (isReversed(read, printed, side) ? -side : side) * units, sign: isGuess ? 'none' : 'column' };
}

/** The amount in the one column of amounts; null without one, or if no sign is known. */
function singleOf({ row, roles, context }: Read, { printed, units }: Cell): SignedAmount | null {
  const signs = context.signs.get(row.table);
  if (printed === null || units === null || !signs) return null;
  const { sign, evidence } = signOf(row, roles, printed, signs);
  return { amount: sign * units, sign: evidence };
}

function charged(read: Read, own: SignedAmount): SignedAmount {
  const { units } = cellOf(read, 'charge');
  if (!units) return own;
  return { amount: (own.amount ?? 0) - units, sign: own.sign === 'none' ? 'column' : own.sign };
}

/** The balance of a row; a row that names one may have it among the amounts. */
function printedBalance({ row, roles }: Read, side: PlacedAmount | null, single: PlacedAmount | null) {
  const printed = amountIn(row, roles, 'balance');
  return printed ?? (namesOnly(row, BALANCE_KINDS) ? (single ?? behindLabel(row, side, roles)) : null);
}

/**
 * The amount of a row that names a balance, below the heading of a side, if it is in one phrase with its label:
 * then the heading of a side does not count.
 */
function behindLabel({ lines }: Row, amount: PlacedAmount | null, roles: Roles): PlacedAmount | null {
  if (amount === null || !roles.includes('balance')) return null;
  const inside = lines.some(({ source }) =>
    source.line.phrases.some(({ x0, x1 }) => x0 < amount.x0 && amount.x1 <= x1),
  );
  return inside ? amount : null;
}

const headsSides = ({ columns }: Row): boolean => columns.some(({ role }) => isSide(role));

const unitsOf = (amount: PlacedAmount | null, { mark, decimals }: Context): Minor | null =>
  amount === null ? null : minorUnits(amount.token, mark, decimals);

/** True for a booking that was taken back: its amount has the sign of the other side. */
function isReversed(
  { row, roles, context: { minusCredits, reversing } }: Read,
  amount: PlacedAmount,
  side: 1 | -1,
): boolean {
  const mark = amount.token.marker ? markedSign(row, roles, amount) : null;
  if (mark !== null) return mark !== side;
  return amount.token.sign === '-' && (side === 1 ? !minusCredits.has(row.table) : reversing.has(row.table));
}

type RowBalance = Pick<RowMoney, 'balance' | 'balanceBy'>;

/** A printed balance for the holder: by its marks or words, else owed on a card. */
function balanceOf({ row, context }: Read, printed: PlacedAmount | null): RowBalance {
  const units = unitsOf(printed, context);
  if (printed === null || units === null) return { balance: null, balanceBy: null };
  const mark = printed.token.marker ? markedSign(row, [], printed) : markBehind(row, printed);
  if (mark !== null) return signed(mark, units, 'marker');
  const minus = printed.token.sign === '-';
  if (context.owedBalances) return signed(minus ? 1 : -1, units, 'view');
  if (minus) return signed(-1, units, 'printed');
  const worded = row.kindExact && printed.token.sign === null ? balanceSign(row.texts.join(' ')) : null;
  return worded === null ? signed(1, units, 'view') : signed(worded, units, 'words');
}

const signed = (sign: 1 | -1, units: Minor, balanceBy: BalanceEvidence): RowBalance => ({
  balance: sign * units || 0,
  balanceBy,
});
