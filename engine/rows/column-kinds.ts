/** Tells what the columns of a table hold: dates, money or text. */
import type { Interval } from '../geometry/intervals.ts';
import { LineCounts } from '../geometry/line-counts.ts';
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
  if (DATE_ROLES.has(role)) return 'date';
  if (MONEY_ROLES.has(role)) return weight < HARDLY ? null : 'money';
  if (role && role !== 'other') return 'text';
  // without headings, what does not stand below each other is text, whatever numbers are in it
  if (headerless) return holds === 'money' ? null : (holds ?? 'text');
  return holds;
}

function kindsByContent(table: Table, known: readonly (ColumnKind | null)[]): ColumnKind[] {
  const { columns } = table.segments[0];
  const content = new Content(columns.length);
  for (const segment of table.segments) for (const tl of segment.body) content.add(tl, segment.columns);
  const { lines, dates, money, decimals, marked, numbers } = content;
  // where a column of money prints decimals, one of whole numbers holds account numbers or codes
  const fine = columns.some((c, i) => MONEY_ROLES.has(c.role) && decimals.at(i) > money.at(i) / 2);
  const isMarked = columns.some((_, i) => money.at(i) > 0 && marked.at(i) >= money.at(i) * MOST);
  const isUsual = (counts: LineCounts, i: number) => counts.at(i) > 0 && counts.at(i) >= lines.at(i) * CONTENT_SHARE;
  const kindOf = (i: number): ColumnKind => {
    // without headings, amounts stand below each other: bare numbers beside others are of something else
    if (table.headerless) return isMarked && numbers.at(i) >= money.at(i) * CONTENT_SHARE ? 'text' : 'money';
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
  #line = 0;

  constructor(columns: number) {
    const counts = () => new LineCounts(columns);
    [this.lines, this.dates, this.money] = [counts(), counts(), counts()];
    [this.decimals, this.marked, this.numbers] = [counts(), counts(), counts()];
  }

  add({ line, dates, amounts }: TokenLine, columns: readonly Column[]): void {
    const money = amounts.filter(({ token }) => isMoneyLike(token));
    if (dates.length === 0 && money.length === 0) return;
    this.#line++;
    const count = (counts: LineCounts, things: readonly Interval[]) => {
      for (const thing of things) counts.add(columnAt(columns, thing).index, this.#line);
    };
    count(this.lines, line.words);
    count(this.dates, dates);
    count(this.money, money);
    count(
      this.marked,
      money.filter(({ token }) => MARKED.test(token.digits)),
    );
    count(
      this.decimals,
      amounts.filter(({ token }) => !token.whole && !token.nil),
    );
    count(
      this.numbers,
      amounts.filter(({ token }) => NUMBER.test(token.text)),
    );
  }
}
