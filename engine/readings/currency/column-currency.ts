/** Tells columns of money in the account's currency from those beside them that say the same in another. */
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { Table } from '../../model/table.ts';
import type { DecimalMark } from '../../money/amount.ts';
import { currenciesOfSymbol, currencyCode, currencyOfName } from '../../money/currencies.ts';
import { decideRoles, type RolesDecision } from '../column-roles/question.ts';
import type { Facts } from '../facts/facts.ts';
import type { LineMarks } from '../facts/line-marks.ts';
import type { Part } from '../parts/parts.ts';

const SPACES = /[\s()（）[\]]+/;
const SPACES_AND_STROKES = /[\s()（）[\]/]+/;

/** Given a heading, returns the currency that it names, or null. */
export function currencyOfHeading(heading: string): string | null {
  // "S/" is a symbol, "Amount/EUR" two words
  return firstCurrency(heading.split(SPACES)) ?? firstCurrency(heading.split(SPACES_AND_STROKES));
}

function firstCurrency(words: readonly string[]): string | null {
  for (const word of words) {
    const meant = currenciesOfSymbol(word);
    const code = currencyCode(word) ?? (meant.length === 1 ? meant[0] : currencyOfName(word));
    if (code) return code;
  }
  return null;
}

/**
 * Given facts, the lines of headers and the parts of which a table has rows, returns the currency that these say to be
 * their own outside of headings, or null where they name none or several.
 */
export function accountCurrency(facts: Facts, headers: LineMarks, parts: readonly Part[]): string | null {
  const named = [
    ...facts.currencies.filter((c) => c.strong && headers[c.line.line.index] === 0),
    ...facts.figures.flatMap(({ kind, amount: { token }, line }) =>
      (kind === 'opening' || kind === 'closing') && token.currency ? [{ text: token.currency, line }] : [],
    ),
  ];
  const inside = named.filter(({ line: { line } }) =>
    parts.some((part) => line.index >= part.fromLine && line.index < part.toLine),
  );
  const codes = new Set((inside.length > 0 ? inside : named).map((c) => c.text));
  return codes.size === 1 ? [...codes][0] : null;
}

const BOOKING: ReadonlySet<ColumnRole | null> = new Set<ColumnRole | null>([
  'amount',
  'debit',
  'credit',
  'other',
  null,
]);

/**
 * Given the rows of a table, the currency of its account (null where the paper does not say) and all tables of the
 * paper, returns the roles of its columns: money that a heading names as another currency's only stands beside what is
 * booked. Where the paper does not say which of two currencies is the account's, either may be.
 */
export function decideRolesByMoney(
  rows: readonly Row[],
  mark: DecimalMark,
  account: string | null,
  tables: readonly Table[],
): RolesDecision {
  const [first, ...others] = columnsAbroad(rows, account).map((abroad) => decideRoles(rows, mark, abroad));
  const rivals = [...first.rivals, ...others.flatMap(({ roles, rivals }) => [roles, ...rivals])];
  const sidesOpen = first.sidesOpen || others.some((one) => one.sidesOpen);
  const only = onlyOriginals(rows, first.roles, tables);
  return {
    roles: only < 0 ? first.roles : first.roles.with(only, 'amount'),
    rivals,
    sidesOpen,
    tried: others.reduce((sum, { tried }) => sum + tried + 1, first.tried),
    trail: first.trail,
    attempts: first.attempts,
  };
}

/** What a heading says at least as surely as this, it says. */
const SURE = 0.5;
const MOST_ROWS = 0.9;
const SIDES: ReadonlySet<ColumnRole | null> = new Set<ColumnRole | null>(['amount', 'debit', 'credit']);

/**
 * Given the rows of a table and the roles of its columns, returns the column of original amounts that are what is
 * booked, as no table of the paper prints other amounts; -1 where there is none.
 */
function onlyOriginals(rows: readonly Row[], roles: Roles, tables: readonly Table[]): number {
  const isHeaded = ({ segments }: Table) => segments.some(({ columns }) => columns.some(({ role }) => SIDES.has(role)));
  if (rows.length === 0 || roles.some((role) => SIDES.has(role)) || tables.some(isHeaded)) return -1;
  return roles.findIndex((role, i) => {
    if (role !== 'original_amount' || rows[0].columns[i].weight < SURE) return false;
    return rows.filter(({ amounts, days }) => amounts[i] !== null && days.length > 0).length >= MOST_ROWS * rows.length;
  });
}

/** For each currency that may be the account's, the columns of money in another. */
function columnsAbroad(rows: readonly Row[], account: string | null): readonly (readonly number[])[] {
  if (rows.length === 0) return [[]];
  const { columns, kinds } = rows[0];
  const money = columns.filter((_, i) => kinds[i] === 'money' && rows.some((row) => row.amounts[i] !== null));
  const named = money.map((column) => ({ column, code: currencyOfHeading(column.heading) }));
  const codes = new Set(named.flatMap(({ code }) => code ?? []));
  const own = account === null ? [...codes] : [account];
  const ways = own.flatMap((one) => {
    // beside an amount in the account's currency, one in none that is named is what was paid abroad
    const isBare = ({ column, code }: (typeof named)[number]) => code === null && column.role === 'amount';
    const known = account !== null || (codes.size === 1 && currenciesVary(rows));
    const isNamed = known && named.some(({ column, code }) => code === one && column.role === 'amount');
    const abroad = named.filter((c) => (c.code !== null && c.code !== one) || (isNamed && isBare(c)));
    const left = named.filter((column) => !abroad.includes(column));
    const mayBook = left.some(({ column }) => BOOKING.has(column.role));
    return abroad.length > 0 && mayBook ? [abroad.map(({ column }) => column.index)] : [];
  });
  return ways.length > 0 ? ways : [[]];
}

/**
 * True where a column beside the amounts names several currencies: what the only heading with one says is the
 * account's.
 */
function currenciesVary(rows: readonly Row[]): boolean {
  const at = rows[0].columns.findIndex((column) => column.role === 'currency');
  return at >= 0 && new Set(rows.flatMap((row) => currencyCode(row.texts[at]) ?? [])).size > 1;
}
