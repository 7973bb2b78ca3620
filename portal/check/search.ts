/** Finds rows by their printed text, and by how the portal shows it. */
import type { Row } from './result.ts';

/** How dates and amounts are shown in the browser's locale: people search for what they see. */
export interface Shown {
  date(iso: string): string;
  /** a decimal as in the result */
  amount(decimal: string): string;
}

export interface RowSearch {
  /** given words, returns the rows that contain all of them, in order; without words, all rows */
  find(words: string): readonly Row[];
}

/** Given rows and how they are shown, returns a search in them. Its index is made once, when first needed. */
export function searchIn(rows: readonly Row[], shown: Shown): RowSearch {
  let texts: readonly string[] | null = null;
  return {
    find(words) {
      const wanted = folded(words).split(/\s+/).filter(Boolean);
      if (wanted.length === 0) return rows;
      texts ??= rows.map((row) => textOf(row, shown));
      const searched = texts;
      return rows.filter((_, i) => wanted.every((word) => searched[i].includes(word)));
    },
  };
}

function textOf({ transaction: t }: Row, shown: Shown): string {
  const dates = [t.date, t.valueDate, t.transactionDate].filter((date) => date !== null);
  const amounts = [t.amount, t.balance].filter((amount) => amount !== null);
  return folded(
    [
      t.description,
      t.reference,
      t.type,
      ...dates,
      ...dates.map(shown.date),
      ...amounts,
      // columns, not signs, show the direction
      ...amounts.map((amount) => shown.amount(amount.replace('-', ''))),
    ].join(' '),
  );
}

/** Ignores case, marks on letters, and which space the locale puts between digits. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
