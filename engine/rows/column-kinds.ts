/** Tells what the columns of a table hold: dates, money or text. */
import { DATE_ROLES, MONEY_ROLES } from '../lexicon/headings/heading-roles.ts';
import type { ColumnKind } from '../model/row.ts';
import type { Column, Table } from '../model/table.ts';
import { isMoneyLike } from '../money/moneylike.ts';
import { columnAt } from './column-at.ts';

/** A column without a known heading holds dates or money where this share of its cells does. */
const CONTENT_SHARE = 0.6;

/** Of what stands below each other, this share tells what it is: a line of another list may stand among them. */
const MOST = 0.9;

/** Many figures without a mark between them, and figures with one: decimals, or groups. */
const NUMBER = /^\d{5,}$/;
const MARKED = /\d\D{1,2}\d/;

/** Given a table, returns what each of its columns holds. */
export function columnKinds(table: Table): ColumnKind[] {
  const { columns } = table.segments[0];
  const told = columns.map((column) => kindTold(column, table.headerless));
  return told.every((kind) => kind !== null) ? told : kindsByContent(table, told);
}

/** One word of a heading, among others that nobody knows, may mean another thing: "Označení platby" heads the names of payments. */
const HARDLY = 0.2;

/** Given a column, returns what it holds where its heading or what stands below each other in it tells; else null. */
function kindTold({ role, weight, holds }: Column, headerless: boolean): ColumnKind | null {
  if (role && DATE_ROLES.has(role)) return 'date';
  if (role && MONEY_ROLES.has(role)) return weight < HARDLY ? null : 'money';
  if (role && role !== 'other') return 'text';
  // without headings, what does not stand below each other is text, whatever numbers are in it
  if (headerless) return holds === 'money' ? null : (holds ?? 'text');
  return holds;
}

/** Given a table and what is known of its columns, returns what each of them holds, the others by what stands in them. */
function kindsByContent(table: Table, told: readonly (ColumnKind | null)[]): ColumnKind[] {
  const { columns } = table.segments[0];
  const [lines, dates, money, decimals, marked, numbers] = Array.from(
    { length: 6 },
    () => new LineCounts(columns.length),
  );
  for (const segment of table.segments) {
    for (const tl of segment.body) {
      if (tl.dates.length === 0 && !tl.amounts.some((a) => isMoneyLike(a.token))) continue;
      lines.touch(segment.columns, tl.line.words);
      dates.touch(segment.columns, tl.dates);
      for (const a of tl.amounts) {
        if (isMoneyLike(a.token)) money.touch(segment.columns, [a]);
        if (!a.token.whole && !a.token.nil) decimals.touch(segment.columns, [a]);
        if (isMoneyLike(a.token) && MARKED.test(a.token.digits)) marked.touch(segment.columns, [a]);
        if (NUMBER.test(a.token.text)) numbers.touch(segment.columns, [a]);
      }
      for (const counts of [lines, dates, money, decimals, marked, numbers]) counts.endLine();
    }
  }
  // where a column of money prints decimals, one of whole numbers holds account numbers or codes
  const fine = columns.some((c, i) => c.role && MONEY_ROLES.has(c.role) && decimals.of(i) > money.of(i) / 2);
  const moneyIn = fine ? decimals : money;
  const isMarked = columns.some((_, i) => money.of(i) > 0 && marked.of(i) >= money.of(i) * MOST);
  return columns.map((_, i) => {
    const kind = told[i];
    if (kind !== null) return kind;
    // without headings, amounts stand below each other: bare numbers beside others are of something else
    if (table.headerless) return isMarked && numbers.of(i) >= money.of(i) * CONTENT_SHARE ? 'text' : 'money';
    if (dates.of(i) >= lines.of(i) * CONTENT_SHARE && dates.of(i) > 0) return 'date';
    if (moneyIn.of(i) >= lines.of(i) * CONTENT_SHARE && moneyIn.of(i) > 0) return 'money';
    return 'text';
  });
}

/** On how many lines something stands in each column. */
class LineCounts {
  readonly #counts: number[];
  /** the line on which something last stood in it */
  readonly #last: number[];
  #line = 0;

  constructor(columns: number) {
    this.#counts = new Array<number>(columns).fill(0);
    this.#last = new Array<number>(columns).fill(-1);
  }

  /** Counts the columns in which things of the line stand, each once a line. */
  touch(columns: readonly Column[], things: readonly { readonly x0: number; readonly x1: number }[]): void {
    for (const thing of things) {
      const { index } = columnAt(columns, thing);
      if (this.#last[index] === this.#line) continue;
      this.#last[index] = this.#line;
      this.#counts[index]++;
    }
  }

  endLine(): void {
    this.#line++;
  }

  of(column: number): number {
    return this.#counts[column];
  }
}
