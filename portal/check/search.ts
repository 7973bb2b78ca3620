/** Finds rows by their printed text, and by how the portal shows it. */
import type { Row } from './result.ts';

/** How dates and amounts are shown in the browser's locale: people search for what they see. */
export interface Shown {
  date(iso: string): string;
  /** a decimal as in the result */
  amount(decimal: string): string;
}

export interface RowSearch {
  /**
   * Goes on to read the rows for some milliseconds, and returns whether all are read: reading many at once would block
   * the page.
   */
  readOn(milliseconds: number): boolean;
  /** given words, returns the rows that contain all of them, in order; without words, all rows. Only once all are read */
  find(words: string): readonly Row[];
}

/** Rows between two looks at the clock. */
const AT_ONCE = 50;

/** Given rows and how they are shown, returns a search in them that has read nothing yet. */
export function searchIn(rows: readonly Row[], shown: Shown): RowSearch {
  const texts: string[] = [];
  const asShown = { amount: shown.amount, date: kept(shown.date) };
  return {
    readOn(milliseconds) {
      const end = performance.now() + milliseconds;
      while (texts.length < rows.length && performance.now() < end) {
        for (const row of rows.slice(texts.length, texts.length + AT_ONCE)) texts.push(textOf(row, asShown));
      }
      return texts.length === rows.length;
    },
    find(words) {
      const wanted = folded(words).split(/\s+/).filter(Boolean);
      if (wanted.length === 0) return rows;
      return rows.filter((_, i) => wanted.every((word) => texts[i]?.includes(word)));
    },
  };
}

/** Days have many rows each, and formatting takes longer than anything else. */
function kept(format: (iso: string) => string): (iso: string) => string {
  const known = new Map<string, string>();
  return (iso) => {
    const text = known.get(iso) ?? format(iso);
    known.set(iso, text);
    return text;
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
