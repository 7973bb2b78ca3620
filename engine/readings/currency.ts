/** Decides a statement's currency and how many decimals its money has. */
import type { ColumnRole } from '../lexicon/columns.ts';
import type { DecimalMark } from '../money/amount.ts';
import { currenciesOfSymbol, currencyCode, currencyDecimals } from '../money/currencies.ts';
import type { Row } from '../rows/types.ts';
import type { Table } from '../tables/types.ts';
import type { Facts } from './facts.ts';
import type { Part } from './parts.ts';

export interface CurrencyReading {
  /** ISO 4217; null where neither the paper nor the hints say */
  readonly currency: string | null;
  readonly decimals: number;
}

/** Given a part and the document's facts, returns its currency: of its headings, its amounts, its title, the document. */
export function decideCurrency(
  part: Part,
  tables: readonly Table[],
  facts: Facts,
  mark: DecimalMark,
  hint: string | undefined,
): CurrencyReading {
  const printed = printedDecimals(part.rows, mark);
  const currency = found(part, tables, facts) ?? hint ?? null;
  const own = currency ? currencyDecimals(currency) : null;
  if (own === null) return { currency, decimals: printed };
  // a currency that has no decimals today may be printed with some
  return { currency, decimals: Math.max(own, printed) };
}

const MONEY: ReadonlySet<ColumnRole> = new Set(['amount', 'debit', 'credit', 'balance', 'fee', 'currency']);

function found(part: Part, tables: readonly Table[], facts: Facts): string | null {
  const votes = new Map<string, number>();
  const vote = (code: string | null, weight: number) => {
    if (code) votes.set(code, (votes.get(code) ?? 0) + weight);
  };
  for (const t of new Set(part.rows.map((r) => r.table))) {
    for (const column of tables[t].segments[0].columns) {
      // "Sr No" names no riyals
      if (column.role !== null && !MONEY.has(column.role)) continue;
      for (const word of column.heading.split(/[\s()（）[\]/]+/)) {
        const symbols = currenciesOfSymbol(word);
        vote(currencyCode(word) ?? (symbols.length === 1 ? symbols[0] : usualCurrency(word)), 1000);
      }
    }
  }
  for (const row of part.rows) {
    row.columns.forEach(({ role }, i) => {
      const token = row.amounts[i]?.token;
      // what was paid abroad, and in which currency, is another
      if (role === 'original_amount') return;
      if (role === 'currency') vote(currencyCode(row.texts[i]), 20);
      if (token?.currency) vote(token.currency, 20);
      else if (token?.symbol) vote(usualCurrency(token.symbol), 0.01);
    });
  }
  for (const c of facts.currencies) {
    const inside = c.line.line.index >= part.fromLine && c.line.line.index < part.toLine;
    vote(c.text, (c.strong ? 100 : 1) * (inside ? 3 : 1));
  }
  let best: string | null = null;
  let most = 0;
  for (const [code, n] of votes) {
    if (n > most) {
      best = code;
      most = n;
    }
  }
  return best;
}

/** What a symbol of several currencies stands for where nothing else on the paper says: the one that most papers mean. */
function usualCurrency(symbol: string): string | null {
  return symbol === '$' || symbol === '£' || symbol === '¥' ? (currenciesOfSymbol(symbol)[0] ?? null) : null;
}

/** Given rows, returns the decimals that their amounts print: the most that at least a tenth of them have. */
function printedDecimals(rows: readonly Row[], mark: DecimalMark): number {
  const counts = [0, 0, 0, 0];
  for (const row of rows) {
    for (const a of row.amounts) {
      const n = a?.token.decimals[mark];
      if (n !== null && n !== undefined && n < 4) counts[n]++;
    }
  }
  const all = counts[0] + counts[1] + counts[2] + counts[3];
  for (let n = 3; n > 0; n--) if (counts[n] > 0 && counts[n] * 10 >= all) return n === 1 ? 2 : n;
  return all === 0 ? 2 : 0;
}
