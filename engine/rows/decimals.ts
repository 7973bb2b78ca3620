/** Tells the amounts in columns of money from other numbers there, by the decimals that the columns print. */
import type { Line } from '../model/line.ts';
import { numberAt, onlyOf } from '../model/lists.ts';
import type { Cell, ColumnKind } from '../model/row.ts';
import { columnAt, type PlacedAmount, type Segment, type Table } from '../model/table.ts';
import { type DecimalMark, minorUnits } from '../money/amount.ts';
import { isBare } from '../money/moneylike.ts';
import { phraseStart } from './phrases.ts';

/** "69,293,800": one group alone, "69,293", may have decimals as well. */
const GROUPED = /^\d{1,3}(?:([.,'’])\d{3})(?:\1\d{3})+$/;

const UNGROUPED = /^\d{1,3}$|^0+$/;
const NOUGHT = /^0+$/;

/** Amounts in groups without decimals, at the least, of a part that prints none. */
const LEAST_GROUPED = 3;

/** Returns by segment, and then by column index, whether a table prints amounts with decimals there. */
export function columnsOfDecimals(table: Table, kinds: readonly ColumnKind[]): readonly (readonly boolean[])[] {
  const usual = usualDecimals(table, kinds);
  return table.segments.map((segment) => (printsNone(segment, kinds) ? usual.map(() => false) : usual));
}

/** True for rows below a header of their own that print no decimals: they are in other money, as yen below euros. */
function printsNone({ columns, body }: Segment, kinds: readonly ColumnKind[]): boolean {
  let grouped = 0;
  for (const { amounts } of body)
    for (const a of amounts) {
      const decimals = decimalsOf(a);
      if (decimals < 0 || kinds[columnAt(columns, a).index] !== 'money') continue;
      // as most segments do, with their first amount
      if (decimals > 0) return false;
      grouped++;
    }
  return grouped >= LEAST_GROUPED;
}

function usualDecimals(table: Table, kinds: readonly ColumnKind[]): boolean[] {
  // how many more amounts have decimals than have none
  const more = kinds.map(() => 0);
  for (const { columns, body } of table.segments) {
    for (const { amounts } of body)
      for (const a of amounts) {
        const { index } = columnAt(columns, a);
        more[index] = numberAt(more, index) + decimalsOf(a);
      }
  }
  // a column that no heading calls money may hold days or codes: it prints what the others do
  const usual = more.reduce((sum, n, i) => (kinds[i] === 'money' ? sum + n : sum), 0) > 0;
  return table.segments[0].columns.map(({ role }, i) => (role === null ? usual : numberAt(more, i) > 0));
}

/** 1 for an amount with decimals, -1 for one without, 0 for one that may be either: "1,234" may be grouped. */
function decimalsOf({ token }: PlacedAmount): 1 | -1 | 0 {
  if (token.whole) return -1;
  return token.decimals['.'] !== 0 && token.decimals[','] !== 0 ? 1 : 0;
}

/** What is around a cell of money. */
interface Around {
  /** its column prints decimals */
  readonly decimals: boolean;
  /** its line has a day */
  readonly dated: boolean;
  /** its line if a text there runs across columns */
  readonly text: Line | null;
}

/**
 * Returns the last amount of a cell of money, or the only one that is not bare figures: the number of a line may be
 * beside it, "*1,087,609 | 1"; or null. If the column prints decimals, a bare whole number is one if it is alone, not
 * the end of a text that runs across columns: a nought, or up to 999 below the heading of balances, beside a day.
 */
export function amountOf({ column, amounts, words }: Cell, { decimals, dated, text }: Around): PlacedAmount | null {
  const [own, other] = amounts.length > 1 && !decimals ? amounts.filter(({ token }) => !isBare(token)) : [];
  if (own && !other) return own;
  const last = amounts.findLast((amount) => !decimals || isPrintedMoney(amount));
  if (last) return last;
  const only = words.length === 1 ? onlyOf(amounts) : null;
  const isBalance = dated && column.role === 'balance';
  if (only && text && phraseStart(text, only.from) < only.from) return null;
  return only && (isBalance ? UNGROUPED : NOUGHT).test(only.token.digits) ? only : null;
}

/** False for a bare whole number: a count or a footnote, if amounts have decimals. One in groups may be money. */
const isPrintedMoney = ({ token }: PlacedAmount): boolean =>
  !token.whole || token.nil || token.symbol !== null || GROUPED.test(token.digits);

export const DECIMAL_MARKS: readonly DecimalMark[] = ['.', ','];
/** No currency has more decimals. */
const MOST_DECIMALS = 3;

/** Returns an amount in thousandths, without its sign; NaN if it is none under the mark. */
export const thousandths = (amount: PlacedAmount | null, mark: DecimalMark): number =>
  (amount && minorUnits(amount.token, mark, MOST_DECIMALS)) ?? Number.NaN;
