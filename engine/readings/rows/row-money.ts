/** Gives a row its amount and balance, with the holder's sign. */
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import { balanceSign } from '../../lexicon/lines/balance-signs.ts';
import { BALANCE_KINDS } from '../../lexicon/lines/line-kind.ts';
import type { Minor } from '../../model/minor.ts';
import type { BalanceEvidence, ReadRow, Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { PlacedAmount } from '../../model/table.ts';
import { minorUnits } from '../../money/amount.ts';
import { markBehind, markedSign } from '../amount-signs/marks.ts';
import { signOf } from '../amount-signs/question.ts';
import type { Context } from '../context.ts';

export interface RowMoney {
  amount: Minor | null;
  sign: ReadRow['sign'];
  balance: Minor | null;
  balanceBy: BalanceEvidence | null;
  totals: { debit: Minor | null; credit: Minor | null };
}

/** Given a row, the roles of its columns and what was decided, returns its money in minor units. */
export function moneyOf(row: Row, roles: Roles, context: Context): RowMoney {
  const debit = amountIn(row, roles, 'debit');
  const credit = amountIn(row, roles, 'credit');
  const single = amountIn(row, roles, 'amount');
  // without a column of balances a row that states one has it among the amounts
  const balanceToken =
    amountIn(row, roles, 'balance') ??
    (row.kind && row.kindExact && BALANCE_KINDS.has(row.kind)
      ? (single ?? behindLabel(row, debit ?? credit, roles))
      : null);
  const d = unitsOf(debit, context);
  const c = unitsOf(credit, context);
  let amount: Minor | null = null;
  let sign: ReadRow['sign'] = 'none';
  // sides that no heading names and no balance shows are only a guess
  const guessed = !roles.includes('balance') && !headsSides(row);
  // an empty cell may be printed as 0.00
  const inDebit = debit !== null && d !== null && (d !== 0 || c === null || c === 0);
  if (debit && inDebit) {
    amount = reversed(row, roles, debit, -1, context) ? (d as number) : -(d as number);
    sign = guessed ? 'none' : 'column';
  } else if (credit && c !== null) {
    amount = reversed(row, roles, credit, 1, context) ? -c : c;
    sign = guessed ? 'none' : 'column';
  } else if (single) {
    const reading = context.signs.get(row.table);
    const u = unitsOf(single, context);
    if (reading && u !== null) {
      const s = signOf(row, roles, single, reading);
      amount = s.sign * u;
      sign = s.evidence;
    }
  }
  const charge = unitsOf(amountIn(row, roles, 'charge'), context);
  if (charge) {
    amount = (amount ?? 0) - charge;
    if (sign === 'none') sign = 'column';
  }
  const b = unitsOf(balanceToken, context);
  // the column of sides beside the amounts marks a balance among them, too
  const marked = balanceToken !== null && balanceToken === single && sign === 'marker' ? amount : null;
  const { balance, balanceBy } =
    b === null || !balanceToken ? NO_BALANCE : balanceOf(row, balanceToken, b, marked, context);
  return { amount: amount === 0 ? 0 : amount, sign, balance, balanceBy, totals: { debit: d, credit: c } };
}

/** Given the amount of a row that names a balance, below the heading of a side, returns it where it goes on from its label: beside a column of balances that side tells nothing of it. */
function behindLabel({ lines }: Row, amount: PlacedAmount | null, roles: Roles): PlacedAmount | null {
  if (amount === null || !roles.includes('balance')) return null;
  const inside = lines.some(({ source }) =>
    source.line.phrases.some(({ x0, x1 }) => x0 < amount.x0 && amount.x1 <= x1),
  );
  return inside ? amount : null;
}

/** True for a row below the heading of a side. */
function headsSides({ columns }: Row): boolean {
  for (const { role } of columns) if (role === 'debit' || role === 'credit') return true;
  return false;
}

function amountIn(row: Row, roles: Roles, role: ColumnRole): PlacedAmount | null {
  const i = roles.indexOf(role);
  return i < 0 ? null : row.amounts[i];
}

function unitsOf(amount: PlacedAmount | null, { mark, decimals }: Context): Minor | null {
  return amount === null ? null : minorUnits(amount.token, mark, decimals);
}

/** An amount in a debit column printed with the sign of a credit, or the other way round: a booking taken back. */
function reversed(
  row: Row,
  roles: Roles,
  amount: PlacedAmount,
  side: 1 | -1,
  { reversing, minusCredits }: Context,
): boolean {
  const mark = amount.token.marker ? markedSign(row, roles, amount) : null;
  if (mark !== null) return mark !== side;
  return amount.token.sign === '-' && (side === 1 ? !minusCredits.has(row.table) : reversing.has(row.table));
}

type RowBalance = Pick<RowMoney, 'balance' | 'balanceBy'>;

const NO_BALANCE: RowBalance = { balance: null, balanceBy: null };

/** Given a printed balance in minor units, returns it for the holder: as the column of sides has `marked` it, by its marks, by the words of its row, else owed on a card. */
function balanceOf(
  row: Row,
  amount: PlacedAmount,
  units: Minor,
  marked: Minor | null,
  { owedBalances: owed }: Context,
): RowBalance {
  if (marked !== null) return { balance: marked, balanceBy: 'marker' };
  const mark = amount.token.marker ? markedSign(row, [], amount) : markBehind(row, amount);
  if (mark !== null) return signed(mark, units, 'marker');
  const minus = amount.token.sign === '-';
  if (owed) return signed(minus ? 1 : -1, units, 'view');
  if (minus) return signed(-1, units, 'printed');
  const said = row.kindExact && amount.token.sign === null ? balanceSign(row.texts.join(' ')) : null;
  return said === null ? signed(1, units, 'view') : signed(said, units, 'words');
}

const signed = (sign: 1 | -1, units: Minor, balanceBy: BalanceEvidence): RowBalance => ({
  balance: sign * units || 0,
  balanceBy,
});
