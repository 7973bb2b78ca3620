/** Finds what the columns of a table hold: dates, money or text. */
import type { Interval } from '../geometry/intervals.ts';
import { LineCounts } from '../geometry/line-counts.ts';
import { DATE_ROLES, MONEY_ROLES } from '../lexicon/headings/heading-roles.ts';
import { statesDayBalance } from '../lexicon/lines/day-balances.ts';
import type { ColumnKind } from '../model/row.ts';
import { type Column, columnAt, type Table, type TokenLine } from '../model/table.ts';
import { isMoneyLike } from '../money/moneylike.ts';

/** A column without a known heading holds dates or money if this share of its cells does. */
const CONTENT_SHARE = 0.6;

/** Of what is below each other, this share shows what it is: a line of another list may be among them. */
const MOST = 0.9;

/** Many figures without a mark between them, and figures with one: decimals, or groups. */
const NUMBER = /^\d{5,}$/;
const MARKED = /\d\D{1,2}\d/;

/** Given a table, returns what each of its columns holds. */
export function columnKinds(table: Table): ColumnKind[] {
  const { columns } = table.segments[0];
  const known = columns.map((column) => knownKind(column, table.headerless));
  const kinds = known.every((kind) => kind !== null) ? known : kindsByContent(table, known);
  return kinds.includes('text') ? kinds : textsForMoney(table, kinds);
}

/** The first line of a row may be taken for a heading: without other texts, words without an amount are the texts. */
function textsForMoney(table: Table, kinds: readonly ColumnKind[]): ColumnKind[] {
  const { lines, money } = contentOf(table);
  return kinds.map((kind, i) => (kind === 'money' && lines.at(i) > 0 && money.at(i) === 0 ? 'text' : kind));
}

/** A known word in an unknown heading may mean something else: "Označení platby" heads the names of payments. */
const HARDLY = 0.2;

/** Given a column, returns what it holds if its heading, or what is below each other in it, shows that; else null. */
function knownKind({ role, weight, holds }: Column, headerless: boolean): ColumnKind | null {
  if (DATE_ROLES.has(role)) return 'date';
  if (MONEY_ROLES.has(role)) return weight < HARDLY ? null : 'money';
  if (role && role !== 'other') return 'text';
  // without headings, what is not below each other is text, whatever numbers are in it
  if (headerless) return holds === 'money' ? null : (holds ?? 'text');
  return holds;
}

function kindsByContent(table: Table, known: readonly (ColumnKind | null)[]): ColumnKind[] {
  const { columns } = table.segments[0];
  const { lines, dates, money, decimals, figures, marked, numbers } = contentOf(table);
  // if a column of money prints decimals, one of whole numbers holds account numbers or codes
  const fine = columns.some((c, i) => MONEY_ROLES.has(c.role) && decimals.at(i) > money.at(i) / 2);
  const isMarked = columns.some((_, i) => money.at(i) > 0 && marked.at(i) >= money.at(i) * MOST);
  const isUsual = (counts: LineCounts, i: number) => counts.at(i) > 0 && counts.at(i) >= lines.at(i) * CONTENT_SHARE;
  const kindOf = (i: number): ColumnKind => {
    // without headings, amounts are below each other: bare numbers beside others are of something else
    if (table.headerless) return isMarked && numbers.at(i) >= money.at(i) * CONTENT_SHARE ? 'text' : 'money';
    if (isUsual(dates, i)) return 'date';
    return isUsual(fine ? figures : money, i) ? 'money' : 'text';
  };
  return columns.map((_, i) => known[i] ?? kindOf(i));
}

/** Given a table, returns what its columns hold, on how many of the lines with a date or an amount. */
function contentOf({ segments }: Table): Content {
  const counts = () => new LineCounts(segments[0].columns.length);
  const money = { money: counts(), decimals: counts(), figures: counts(), marked: counts(), numbers: counts() };
  const content: Content = { lines: counts(), dates: counts(), ...money };
  const names = Object.keys(content) as (keyof Content)[];
  let lines = 0;
  for (const { columns, body } of segments)
    for (const tl of body) {
      const found = thingsOn(tl);
      // the day and the balance above the rows of a day are in no column's place
      if (found.dates.length + found.money.length === 0 || statesDayBalance(tl)) continue;
      lines++;
      for (const name of names) for (const one of found[name]) content[name].add(columnAt(columns, one).index, lines);
    }
  return content;
}

/**
 * What is counted: all words (`lines`), amounts with marks between their figures, long numbers without such; those with
 * decimals, and beside them the short ones of papers without (`figures`); …
 */
type Content = Readonly<
  Record<'lines' | 'dates' | 'money' | 'decimals' | 'figures' | 'marked' | 'numbers', LineCounts>
>;

/** Given a line, returns what is counted on it. */
function thingsOn({ line, dates, amounts }: TokenLine): Readonly<Record<keyof Content, readonly Interval[]>> {
  const money = amounts.filter(({ token }) => isMoneyLike(token));
  return {
    lines: line.words,
    dates,
    money,
    decimals: amounts.filter(({ token }) => !token.whole && !token.nil),
    figures: amounts.filter(({ token }) => (!token.whole || token.apart) && !token.nil),
    marked: money.filter(({ token }) => MARKED.test(token.digits)),
    numbers: amounts.filter(({ token }) => NUMBER.test(token.text)),
  };
}
