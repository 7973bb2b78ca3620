/** Finds the lines of a summary among the rows of a table: they are read as labelled figures. */
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { firstLineOf, hasDates, lastLineOf, type Row } from '../../model/row.ts';

const BEGINS: ReadonlySet<string> = new Set(['opening', 'balance']);
const BALANCES: ReadonlySet<string> = new Set([...BEGINS, 'closing']);
/** Figures beside a balance that nobody holds. */
const NOT_HELD: ReadonlySet<string> = new Set(['available', 'limit']);
const TOTALS: ReadonlySet<string> = new Set(['total_debit', 'total_credit']);

/**
 * Given rows in document order, returns those of summaries: from a balance right above the total of one side, as far as
 * lines name figures; and lines that name several. No booking is between a balance and a total, so they end no
 * list.
 */
export function rowsOfSummaries(rows: readonly Row[]): ReadonlySet<Row> {
  const found = new Set<Row>();
  rows.forEach((row, i) => {
    const [above, next]: (Row | undefined)[] = [rows[i - 1], rows[i + 1]];
    const goesOn = above !== undefined && found.has(above) && follows(above, row);
    const hasTotal = next !== undefined && is(TOTALS, next) && isFigure(next) && !hasDates(next) && follows(row, next);
    if (namesSeveral(row) || (isFigure(row) && (goesOn || (is(BEGINS, row) && hasTotal)))) found.add(row);
  });
  return found;
}

const is = (kinds: ReadonlySet<string>, row: Row): boolean => row.kind !== null && kinds.has(row.kind);

/** A line that names the one figure on it; only a balance may have a day. */
function isFigure(row: Row): boolean {
  if (!row.kindExact) return false;
  const amounts = row.amounts.filter((a) => a !== null);
  return amounts.length === 1 && (!hasDates(row) || is(BALANCES, row));
}

/** A line of several figures, each behind its words: "SALDO ANTERIOR 1.234,00 SALDO DISPONIBLE 2.000,00". */
function namesSeveral(row: Row): boolean {
  if (!row.kindExact || !(is(BALANCES, row) || is(NOT_HELD, row))) return false;
  const { line, amounts, dates } = row.lines[0].source;
  let from = 0;
  let balances = 0;
  let others = 0;
  for (const amount of amounts) {
    if (dates.some((d) => amount.from >= d.from && amount.from < d.to)) continue;
    const words = line.words.slice(from, amount.from).map(({ text }) => text);
    const named = lineKind(words.join(' '));
    if (named?.exact && BALANCES.has(named.kind)) balances++;
    else if (named?.exact && (NOT_HELD.has(named.kind) || TOTALS.has(named.kind))) others++;
    from = amount.to;
  }
  return balances > 0 && balances + others > 1;
}

function follows(above: Row, row: Row): boolean {
  const [last, line] = [lastLineOf(above), firstLineOf(row)];
  return row.table === above.table && line.page === last.page && line.index === last.index + 1;
}
