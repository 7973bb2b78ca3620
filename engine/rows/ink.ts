/** Reads signs that are printed as the colour of an amount: red for money out, green for money in. */
import { channelsOf } from '../geometry/color.ts';
import { itemAt, makeOnce } from '../model/lists.ts';
import { onceFor } from '../model/once.ts';
import type { Row } from '../model/row.ts';
import type { PlacedAmount } from '../model/table.ts';
import type { AmountToken } from '../money/amount.ts';

/** Of 255: from here on a channel is lit; the others reach no more than this share of it. */
const LIT = 100;
const RED_OTHERS = 0.45;
const GREEN_OTHERS = 0.8;

type Ink = 'red' | 'green' | 'other';

/**
 * Returns the rows with red amounts negative and green ones positive, in columns that print amounts in several inks. If
 * all have one ink, or a booking in another ink has a minus, colour says nothing.
 */
export function signedByInk(rows: readonly Row[]): Row[] {
  const alike = new Map<string, Column[]>();
  // tables with the same headings print their columns alike
  const inksOf = onceFor((columns: Row['columns']): Column[] => {
    const headings = `${columns.length} ${columns.map(({ heading }) => heading).join('|')}`;
    const inks = () => columns.map(() => ({ red: false, green: false, other: false, elsewhere: false }));
    return makeOnce(alike, headings, inks);
  });
  for (const row of rows) noteInks(row, inksOf(row.columns));
  const speaks = ({ red, green, other, elsewhere }: Column) =>
    Number(red) + Number(green) + Number(other) > 1 && !elsewhere;
  if (![...alike.values()].some((columns) => columns.some(speaks))) return [...rows];
  return rows.map((row) => {
    const columns = inksOf(row.columns);
    const amounts = row.amounts.map((amount, i) => {
      if (!amount || amount.token.nil || amount.token.sign !== null || !speaks(itemAt(columns, i))) return amount;
      const ink = inkOf(row, amount);
      if (ink === 'other') return amount;
      const token: AmountToken = { ...amount.token, sign: ink === 'red' ? '-' : '+' };
      return { ...amount, token };
    });
    return { ...row, amounts };
  });
}

function noteInks(row: Row, columns: readonly Column[]): void {
  for (const [i, column] of columns.entries()) {
    const amount = row.amounts[i];
    if (!amount || amount.token.nil) continue;
    const ink = inkOf(row, amount);
    column[ink] = true;
    // a balance among the amounts may be printed as balances are
    column.elsewhere ||= ink !== 'red' && amount.token.sign === '-' && !row.kindExact;
  }
}

/** In which inks a column prints amounts. */
interface Column extends Record<Ink, boolean> {
  /** a minus is on a booking that is not red */
  elsewhere: boolean;
}

function inkOf(row: Row, amount: PlacedAmount): Ink {
  const line = row.lines.find((l) => l.cells.some((cell) => cell?.amounts.includes(amount)));
  const color = line?.source.line.words[amount.token.digitsFrom]?.style.color ?? 0;
  // most print in black
  if (color === 0) return 'other';
  const [red, green, blue] = channelsOf(color);
  if (red >= LIT && Math.max(green, blue) <= red * RED_OTHERS) return 'red';
  if (green >= LIT && Math.max(red, blue) <= green * GREEN_OTHERS) return 'green';
  return 'other';
}
