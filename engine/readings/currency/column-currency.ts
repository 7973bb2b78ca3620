/** Separates columns of money in the account's currency from those that repeat it in another. */

import { SURE_HEADING } from '../../lexicon/headings/heading-roles.ts';
import { firstOf, isFilled, itemAt, onlyOf } from '../../model/lists.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { Column, Table } from '../../model/table.ts';
import type { DecimalMark } from '../../money/amount.ts';
import { currencyCode } from '../../money/currencies.ts';
import { currencyOfHeading } from '../../money/heading-currency.ts';
import { decideRoles, type RolesDecision } from '../column-roles/question.ts';
import { type Facts, isPlain } from '../facts/facts.ts';
import type { LineMarks } from '../facts/line-marks.ts';
import { type Part, standsOn } from '../parts/parts.ts';
import { holdsAmounts, isAmount, type Rows } from '../roles.ts';

/**
 * Given facts, the lines of headers and the parts with rows in a table, returns the one currency that these name as
 * their own outside of headings; null if they name none or several.
 */
export function accountCurrency(facts: Facts, headers: LineMarks, parts: readonly Part[]): string | null {
  const named = [
    ...facts.currencies.filter((c) => isPlain(c) && headers[c.line.line.index] === 0),
    ...facts.figures.flatMap(({ kind, amount: { token }, line }) =>
      (kind === 'opening' || kind === 'closing') && token.currency ? [{ text: token.currency, line }] : [],
    ),
  ];
  const inside = named.filter(({ line: { line } }) => parts.some((part) => standsOn(part, line.index)));
  const codes = new Set((inside.length > 0 ? inside : named).map((c) => c.text));
  return onlyOf([...codes]);
}

/** True for a heading under which bookings may be. */
const mayBook = ({ role }: Column): boolean => role === null || role === 'other' || isAmount(role);

/**
 * Given the rows of a table, the currency of its account, if the paper names it, and all tables, returns the roles of
 * the table's columns. Money under a heading with another currency is not booked. If it is open which of two currencies
 * is the account's, each gives an assignment.
 */
export function decideRolesByMoney(
  rows: readonly Row[],
  mark: DecimalMark,
  account: string | null,
  tables: readonly Table[],
): RolesDecision {
  const own = account ?? headedAlone(tables);
  const readings = (isFilled(rows) ? columnsAbroad(rows, own) : [[]]).map((abroad) => decideRoles(rows, mark, abroad));
  const [first, others] = [firstOf(readings), readings.slice(1)];
  const rivals = [...first.rivals, ...others.flatMap(({ roles, rivals }) => [roles, ...rivals])];
  const sidesOpen = first.sidesOpen || others.some((one) => one.sidesOpen);
  const only = isFilled(rows) ? onlyOriginals(rows, first.roles, tables) : -1;
  const tried = others.reduce((sum, one) => sum + one.tried + 1, first.tried);
  return { ...first, roles: only < 0 ? first.roles : first.roles.with(only, 'amount'), rivals, sidesOpen, tried };
}

const MOST_ROWS = 0.9;

/** The column of original amounts, if these are booked since no table of the paper prints other amounts; else -1. */
function onlyOriginals(rows: Rows, roles: Roles, tables: readonly Table[]): number {
  const isHeaded = ({ segments }: Table) => segments.some(({ columns }) => columns.some(({ role }) => isAmount(role)));
  if (roles.some(isAmount) || tables.some(isHeaded)) return -1;
  return roles.findIndex((role, i) => {
    if (role !== 'original_amount' || itemAt(rows[0].columns, i).weight < SURE_HEADING) return false;
    return rows.filter(({ amounts, days }) => amounts[i] !== null && days.length > 0).length >= MOST_ROWS * rows.length;
  });
}

/** Given the rows of a table, returns its columns of money with amounts. */
export function moneyColumns(rows: Rows): readonly Column[] {
  const [{ columns, kinds }] = rows;
  return columns.filter((_, i) => kinds[i] === 'money' && holdsAmounts(rows, i));
}

/** The currency of tables that head their money with one alone: beside "US$" and "R$" elsewhere, it is R$; or null. */
function headedAlone(tables: readonly Table[]): string | null {
  const alone = tables.flatMap(({ segments: [{ columns }] }) => {
    const codes = columns.flatMap(({ heading, role }) => (isAmount(role) ? (currencyOfHeading(heading) ?? []) : []));
    return onlyOf([...new Set(codes)]) ?? [];
  });
  return onlyOf([...new Set(alone)]);
}

/** For each currency that may be the account's, the columns of money in another one. */
function columnsAbroad(rows: Rows, account: string | null): readonly (readonly number[])[] {
  const named = moneyColumns(rows).map((column) => ({ column, code: currencyOfHeading(column.heading) }));
  const codes = new Set(named.flatMap(({ code }) => code ?? []));
  // the only balance of a table is in the money of its account, whatever another account of the paper has
  const balance = onlyOf(named.filter(({ column }) => column.role === 'balance'))?.code ?? null;
  const held = codes.size === 1 ? (balance ?? account) : account;
  const own = held === null ? [...codes] : [held];
  const ways = own.flatMap((one) => {
    // beside an amount in the account's currency, one without a currency is what was paid abroad
    const isBare = ({ column, code }: (typeof named)[number]) => code === null && column.role === 'amount';
    const known = held !== null || (codes.size === 1 && currenciesVary(rows));
    const isNamed = known && named.some(({ column, code }) => code === one && column.role === 'amount');
    const abroad = named.filter((c) => (c.code !== null && c.code !== one) || (isNamed && isBare(c)));
    const left = named.filter((column) => !abroad.includes(column));
    const isLeft = left.some(({ column }) => mayBook(column));
    return abroad.length > 0 && isLeft ? [abroad.map(({ column }) => column.index)] : [];
  });
  return ways.length > 0 ? ways : [[]];
}

/** True if a column of codes names several currencies: then the only currency in a heading is the account's. */
function currenciesVary(rows: Rows): boolean {
  const at = rows[0].columns.findIndex((column) => column.role === 'currency');
  return at >= 0 && new Set(rows.flatMap((row) => currencyCode(itemAt(row.texts, at)) ?? [])).size > 1;
}
