/** Gives balances one column of their own: of two columns by side one, and those below their amounts a further one. */
import { markerSign } from '../lexicon/headings/markers.ts';
import { sideOfBalance } from '../lexicon/headings/sided-balances.ts';
import { groupBy, itemAt, lastOf, mapFilled, neighbours } from '../model/lists.ts';
import { onceFor } from '../model/once.ts';
import { type ColumnKind, hasDates, type Row, type RowLine } from '../model/row.ts';
import type { Column, PlacedAmount } from '../model/table.ts';
import type { DecimalMark } from '../money/amount.ts';
import { DECIMAL_MARKS, thousandths } from './decimals.ts';

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

/** The least pairs, their least share of the booking rows, and the least share that follow from their neighbours. */
const LEAST = 2;
const MOST_ROWS = 0.8;
const FOLLOWING = 0.8;

/** Returns rows and kinds with balances below their amounts moved to a further column; null if there are none. */
export function unstackBalances(rows: readonly Row[], kinds: readonly ColumnKind[]) {
  const at = amountColumn(rows);
  if (at < 0) return null;
  const pairs = pairsOf(rows, at);
  const booking = rows.filter((row) => !row.kindExact && row.amounts[at] !== null).length - pairs.length;
  if (pairs.length < LEAST || pairs.length < booking * MOST_ROWS) return null;
  if (!DECIMAL_MARKS.some((mark) => follow(pairs, at, mark))) return null;
  const belowOf = new Map(pairs);
  const taken = new Set(belowOf.values());
  const widenedOf = onceFor((columns: Row['columns']) => widen(columns, at));
  const widened = rows
    .filter((row) => !taken.has(row))
    .map((row) => withBalance(row, belowOf.get(row) ?? null, at, widenedOf(row.columns)));
  return { rows: widened, kinds: [...kinds, 'money' as const] };
}

/** Given the rows of a table, returns the one column of money that it has; -1 if it has more, or one of balances. */
function amountColumn([first]: readonly Row[]): number {
  if (first === undefined) return -1;
  const at = first.kinds.indexOf('money');
  if (at < 0 || first.kinds.includes('money', at + 1)) return -1;
  const { role } = itemAt(first.columns, at);
  return role === null || role === 'amount' || role === 'balance' ? at : -1;
}

/** A row, and the one below it that holds nothing but its balance, perhaps with more of its text. */
type Stacked = readonly [booked: Row, below: Row];

/** Pairs each row that books something with the next one, if that has no day of its own. */
function pairsOf(rows: readonly Row[], at: number): Stacked[] {
  const holds = (row: Row) => !row.kindExact && row.amounts[at] !== null;
  const pairs: Stacked[] = [];
  for (const [booked, below] of neighbours(rows)) {
    if (pairs.at(-1)?.[1] === booked) continue;
    if (!holds(booked) || !holds(below) || booked.days.length === 0 || hasDates(below)) continue;
    pairs.push([booked, below]);
  }
  return pairs;
}

/** True if most of the lower figures differ from those of the pair before, or behind, by the upper ones. */
function follow(pairs: readonly Stacked[], at: number, mark: DecimalMark): boolean {
  const unitsIn = ({ amounts }: Row) => unitsOf(itemAt(amounts, at), mark);
  const figures = pairs.map(([booked, below]) => ({ amount: Math.abs(unitsIn(booked)), balance: unitsIn(below) }));
  let [oldestFirst, newestFirst] = [0, 0];
  for (const [before, own] of neighbours(figures)) {
    const moved = Math.abs(own.balance - before.balance);
    if (moved === own.amount) oldestFirst++;
    if (moved === before.amount) newestFirst++;
  }
  return Math.max(oldestFirst, newestFirst) >= (pairs.length - 1) * FOLLOWING;
}

/** An amount in thousandths with its sign; NaN if it is not one under the mark. */
function unitsOf(amount: PlacedAmount | null, mark: DecimalMark): number {
  const isNegative = amount?.token.sign === '-' || markerSign(amount?.token.marker ?? '') === -1;
  return isNegative ? -thousandths(amount, mark) : thousandths(amount, mark);
}

/** Given columns, returns them with one of balances behind all others: it has no width of its own. */
function widen(columns: readonly Column[], at: number): readonly Column[] {
  const { right } = lastOf(columns);
  const named = columns.map((column, i): Column => (i === at ? { ...column, role: 'amount' } : column));
  const balance = { index: columns.length, left: right, right, holds: 'money', heading: '' } as const;
  return [...named, { ...balance, role: 'balance', weight: 1 }];
}

/** Given a row and the one that holds its balance, if any, returns both as one of the wider columns. */
function withBalance(row: Row, below: Row | null, at: number, columns: readonly Column[]): Row {
  const lines = mapFilled(row.lines, (line): RowLine => ({ ...line, cells: [...line.cells, null] }));
  for (const line of below?.lines ?? []) {
    const cell = itemAt(line.cells, at);
    const held = cell && { ...cell, column: lastOf(columns) };
    lines.push({ ...line, cells: [...line.cells.map((own, i) => (i === at ? null : own)), held] });
  }
  const texts = row.texts.map((text, i) => [text, below?.texts[i] ?? ''].filter((part) => part !== '').join(' '));
  return {
    ...row,
    columns,
    kinds: [...row.kinds, 'money'],
    lines,
    amounts: [...row.amounts, below?.amounts[at] ?? null],
    dates: [...row.dates, []],
    texts: [...texts, ''],
  };
}
