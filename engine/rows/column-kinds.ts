/** Tells what the columns of a table hold: dates, money or text. */
import { DATE_ROLES, MONEY_ROLES } from '../lexicon/headings/heading-roles.ts';
import type { ColumnKind } from '../model/row.ts';
import type { Column, Table, TokenLine } from '../model/table.ts';
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
  const known = columns.map((column) => knownKind(column, table.headerless));
  return known.every((kind) => kind !== null) ? known : kindsByContent(table, known);
}

/** A known word in an unknown heading may mean something else: "Označení platby" heads the names of payments. */
const HARDLY = 0.2;

/** Given a column, returns what it holds where its heading or what stands below each other in it tells; else null. */
function knownKind({ role, weight, holds }: Column, headerless: boolean): ColumnKind | null {
  if (role && DATE_ROLES.has(role)) return 'date';
  if (role && MONEY_ROLES.has(role)) return weight < HARDLY ? null : 'money';
  if (role && role !== 'other') return 'text';
  // without headings, what does not stand below each other is text, whatever numbers are in it
  if (headerless) return holds === 'money' ? null : (holds ?? 'text');
  return holds;
}

/** Returns what each column of a table holds, those not known by what stands in them. */
function kindsByContent(table: Table, known: readonly (ColumnKind | null)[]): ColumnKind[] {
  const { columns } = table.segments[0];
  const content = new Content(columns.length);
  for (const segment of table.segments) for (const tl of segment.body) content.add(tl, segment.columns);
  const { lines, dates, money, decimals, marked, numbers } = content;
  // where a column of money prints decimals, one of whole numbers holds account numbers or codes
  const fine = columns.some((c, i) => c.role && MONEY_ROLES.has(c.role) && decimals.of(i) > money.of(i) / 2);
  const isMarked = columns.some((_, i) => money.of(i) > 0 && marked.of(i) >= money.of(i) * MOST);
  const isUsual = (counts: LineCounts, i: number) => counts.of(i) > 0 && counts.of(i) >= lines.of(i) * CONTENT_SHARE;
  const kindOf = (i: number): ColumnKind => {
    // without headings, amounts stand below each other: bare numbers beside others are of something else
    if (table.headerless) return isMarked && numbers.of(i) >= money.of(i) * CONTENT_SHARE ? 'text' : 'money';
    if (isUsual(dates, i)) return 'date';
    return isUsual(fine ? decimals : money, i) ? 'money' : 'text';
  };
  return columns.map((_, i) => known[i] ?? kindOf(i));
}

/** What stands in the columns of a table, on how many of the lines with a date or an amount. */
class Content {
  readonly lines: LineCounts;
  readonly dates: LineCounts;
  readonly money: LineCounts;
  readonly decimals: LineCounts;
  /** amounts with marks between their figures */
  readonly marked: LineCounts;
  /** many figures without such */
  readonly numbers: LineCounts;

  constructor(columns: number) {
    const counts = () => new LineCounts(columns);
    [this.lines, this.dates, this.money] = [counts(), counts(), counts()];
    [this.decimals, this.marked, this.numbers] = [counts(), counts(), counts()];
  }

  add({ line, dates, amounts }: TokenLine, columns: readonly Column[]): void {
    const money = amounts.filter(({ token }) => isMoneyLike(token));
    if (dates.length === 0 && money.length === 0) return;
    const marked = money.filter(({ token }) => MARKED.test(token.digits));
    const decimals = amounts.filter(({ token }) => !token.whole && !token.nil);
    const numbers = amounts.filter(({ token }) => NUMBER.test(token.text));
    this.lines.count(columns, line.words);
    this.dates.count(columns, dates);
    this.money.count(columns, money);
    this.marked.count(columns, marked);
    this.decimals.count(columns, decimals);
    this.numbers.count(columns, numbers);
  }
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

  /** Counts the columns in which things of one line stand, each once. */
  count(columns: readonly Column[], things: readonly { readonly x0: number; readonly x1: number }[]): void {
    for (const thing of things) {
      const { index } = columnAt(columns, thing);
      if (this.#last[index] === this.#line) continue;
      this.#last[index] = this.#line;
      this.#counts[index]++;
    }
    this.#line++;
  }

  of(column: number): number {
    return this.#counts[column];
  }
}
