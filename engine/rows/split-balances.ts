/** Joins balances that are in two columns by their side: "Balance debit | Balance credit". */
import { sideOfBalance } from '../lexicon/headings/sided-balances.ts';
import { groupBy, itemAt } from '../model/lists.ts';
import type { Row } from '../model/row.ts';
import type { PlacedAmount } from '../model/table.ts';

/** The columns of balances that are owed and held. */
interface Pair {
  readonly owed: number;
  readonly held: number;
}

/** The markers of a balance that is owed, and held. */
const OWED = 'DR';
const HELD = 'CR';

/** Joins columns of owed and held balances to one, marked by side. They are two balances if a row has both. */
export function joinSplitBalances(rows: readonly Row[]): Row[] {
  const pairs = new Map<Row['columns'], Pair | null>();
  for (const [columns, own] of groupBy(rows, (row) => row.columns)) {
    const pair = pairOf(own[0]);
    const isOne =
      pair && !own.some(({ amounts }) => isFigure(itemAt(amounts, pair.owed)) && isFigure(itemAt(amounts, pair.held)));
    pairs.set(columns, isOne ? pair : null);
  }
  return rows.map((row) => {
    const pair = pairs.get(row.columns);
    return pair ? joined(row, pair) : row;
  });
}

function pairOf({ columns, kinds }: Pick<Row, 'columns' | 'kinds'>): Pair | null {
  const sides = columns.map(({ heading }, i) => (kinds[i] === 'money' ? sideOfBalance(heading) : null));
  const [owed, held] = [sides.indexOf(-1), sides.indexOf(1)];
  return owed < 0 || held < 0 ? null : { owed, held };
}

/** An empty cell may be printed as 0.00. */
const isFigure = (amount: PlacedAmount | null): boolean =>
  amount !== null && !amount.token.nil && /[1-9]/.test(amount.token.digits);

/** Returns a row with its balance in the column whose heading is surer: balances are looked for there. */
function joined(row: Row, { owed, held }: Pair): Row {
  const at = itemAt(row.columns, owed).weight > itemAt(row.columns, held).weight ? owed : held;
  const [owing, holding] = [itemAt(row.amounts, owed), itemAt(row.amounts, held)];
  const isOwed = isFigure(owing) || holding === null;
  const balance = isOwed ? marked(owing, OWED) : marked(holding, HELD);
  const amounts = row.amounts.map((amount, i) => (i === at ? balance : i === owed || i === held ? null : amount));
  return { ...row, amounts };
}

/** A sign of its own says more than the column. */
function marked(balance: PlacedAmount | null, marker: string): PlacedAmount | null {
  if (balance === null || balance.token.marker !== null || balance.token.sign !== null) return balance;
  return { ...balance, token: { ...balance.token, marker } };
}
