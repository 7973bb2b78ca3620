/** What the figures of a paper are checked against: the bookings of a statement, their groups, and their sums. */

import { monthOf } from '../../dates/calendar.ts';
import { namesPart, sumsOfParts } from '../../lexicon/lines/part-words.ts';
import { sectionName } from '../../lexicon/lines/sections.ts';
import { makeOnce } from '../../model/lists.ts';
import type { Minor } from '../../model/minor.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { PlacedAmount } from '../../model/table.ts';
import { currenciesOfSymbol, currencyOfName } from '../../money/currencies.ts';
import type { DecimalMark } from '../../money/digits.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import { figuresIn } from '../figures/in-currency.ts';
import {
  addTo,
  type Booking,
  isBooked,
  isOf,
  noTurnover,
  pageOf,
  sumsOf,
  type Turnover,
  titleAbove,
  unitsOf,
} from '../part.ts';
import type { Subject } from '../subject.ts';
import { balancesReached } from './reached.ts';

/** A figure outside of the rows, as money of the statement. */
export interface StatedFigure extends Figure {
  /** without its sign; 0 if it is no number under the document's reading */
  readonly size: Minor;
  /** a number with decimals if the statement's money has some, and none if that has none */
  readonly isMoney: boolean;
}

export interface CrossChecked extends Subject {
  readonly groups: ReturnType<typeof groupsOf>;
  readonly whole: Readonly<Turnover>;
  /** sizes of the printed balances that the statement opens and closes with */
  readonly ends: readonly Minor[];
  /** what a total may be: the sums of each group, alone, or in a column that begins or ends with a balance */
  readonly sums: ReadonlySet<Minor>;
  /** sizes of all balances between bookings; empty if no opening balance is printed */
  readonly reached: ReadonlySet<Minor>;
  readonly own: readonly StatedFigure[];
  /** their sizes, and the sums of those that name a part */
  readonly parts: ReadonlySet<Minor>;
}

/** Given a statement, returns what the cross-checks look at. */
export function crossChecked(subject: Subject): CrossChecked {
  const { part, rows, figures, readings } = subject;
  const groups = groupsOf(rows, readings.titles);
  const ends = [figures.opening, figures.closing].flatMap((balance) => (balance ? [Math.abs(balance.value)] : []));
  const sums = new Set([0, ...ends]);
  for (const group of groups) for (const sum of sumsOf(group)) for (const end of [0, ...ends]) sums.add(sum + end);
  const reached: ReadonlySet<Minor> = figures.opening ? balancesReached(rows, figures.opening.value) : new Set();
  const isOwn = (figure: Figure) => isOf(part.part, figure) && !isOfOtherMoney(figure, part.currency);
  const stated = figuresIn(readings.facts.figures.filter(isOwn), part.part.money);
  const own = stated.map((one) => figureOf(one, subject));
  return { ...subject, groups, whole: groups[0], ends, sums, reached, own, parts: partsOf(own) };
}

/** Given labelled sizes, returns them, and the sums of those that name a part. */
export function partsOf(labelled: readonly Pick<StatedFigure, 'label' | 'size'>[]): ReadonlySet<Minor> {
  const shares = labelled.filter(({ label }) => namesPart(label)).map(({ size }) => size);
  return new Set([...labelled.map(({ size }) => size), ...sumsOfParts(shares)]);
}

export const isMeasured = ({ role }: ReadRow): boolean => role === 'transaction' || role === 'balance';

/** The sizes of the amounts and balances of bookings, and of rows that state balances. */
export function figuresOfRows({ rows }: Pick<CrossChecked, 'rows'>): ReadonlySet<Minor> {
  const values = rows
    .filter(isMeasured)
    .flatMap(({ amount, balance }) => [amount, balance].filter((value) => value !== null));
  return new Set(values.map(Math.abs));
}

const SIGN = /\p{Sc}/u;

/**
 * "Saldo al 31/05 U$S 6.067,56" on a statement of pesos: true if the sign before a figure is only of other money, or if
 * the line begins with the name of other money: "DÓLARES 110.64 488.48".
 */
function isOfOtherMoney({ label, line, amount: { token } }: Figure, currency: string | null): boolean {
  if (currency === null) return false;
  const title = token.currency ?? currencyOfName(line.line.phrases[0].text);
  const symbol = token.symbol ?? label.split(' ').at(-1) ?? '';
  // "KR" may be a credit
  const meant = SIGN.test(symbol) ? currenciesOfSymbol(symbol) : [];
  const codes = title === null ? meant : [title];
  return codes.length > 0 && !codes.includes(currency);
}

function figureOf(figure: Figure, subject: Subject): StatedFigure {
  const size = unitsOf(figure.amount, subject.part);
  return { ...figure, size: size ?? 0, isMoney: size !== null && isMoney(figure.amount, subject) };
}

/** Given an amount on the paper, returns its size if it is printed as the statement's money is; else null. */
export const sizeOf = (amount: PlacedAmount, subject: Subject): Minor | null =>
  amount.token.nil || !isMoney(amount, subject) ? null : unitsOf(amount, subject.part);

const isMoney = ({ token }: PlacedAmount, { part }: Subject): boolean =>
  (token.whole || isGrouped(token, part.context.mark)) === (part.decimals === 0);

/** "12,480 points" where the point is the decimal mark: a whole number in groups. */
const isGrouped = ({ decimals }: PlacedAmount['token'], mark: DecimalMark): boolean =>
  !decimals[mark] && decimals[mark === '.' ? ',' : '.'] === GROUP;
const GROUP = 3;

export interface Group extends Turnover {
  /** papers count such groups, but not days, nor the bookings above a page's end */
  readonly counted: boolean;
}

/**
 * Given rows and title lines, returns the groups of bookings that a figure may be of. The first is all bookings; then
 * those up to a page's end, of each page, section, table, day and month, between two totals, and below each title line;
 * and the entries of a list that repeats some ("NUMBER OF CHECKS PAID 12").
 */
function groupsOf(rows: readonly ReadRow[], titles: readonly number[]): readonly [Group, ...Group[]] {
  const whole = emptyGroup(true);
  const upToPages: Group[] = [];
  const byKind = KINDS.map(({ keyOf, counted }) => {
    return { keyOf, groups: new Map<unknown, Group>(), begin: () => emptyGroup(counted) };
  });
  let page = -1;
  let block = 0;
  let list = 0;
  for (const row of rows) {
    if (row.role === 'total') block++;
    // a subtotal at a page's end does not end the list
    if (row.role === 'total' && row.reason !== 'subtotal') list++;
    if (!isBooked(row)) continue;
    if (pageOf(row) !== page) upToPages.push({ ...whole, counted: false });
    page = pageOf(row);
    addTo(whole, row.amount);
    const at = { block, list, title: titleAbove(row, titles) };
    for (const { keyOf, groups, begin } of byKind) addTo(makeOnce(groups, keyOf(row, at), begin), row.amount);
  }
  return [whole, ...entriesOn(rows), ...upToPages, ...byKind.flatMap(({ groups }) => [...groups.values()])];
}

/** The entries of a list apart from the bookings, which prints no sides, as money in and as money out. */
function entriesOn(rows: readonly ReadRow[]): readonly Group[] {
  const listed = rows.flatMap(({ amount, reason }) => (reason === 'in_list' && amount !== null ? [amount] : []));
  const group = (entries: readonly Minor[]) => {
    const turnover = emptyGroup(true);
    for (const entry of entries) addTo(turnover, entry);
    return turnover;
  };
  return listed.length === 0 ? [] : [group(listed), group(listed.map((entry) => -entry))];
}

/** Which bookings belong together: those with the same value. */
interface Kind {
  readonly counted: boolean;
  readonly keyOf: (
    row: Booking,
    at: { readonly block: number; readonly list: number; readonly title: number | null },
  ) => string | number | null | undefined;
}

const KINDS: readonly Kind[] = [
  { counted: true, keyOf: pageOf },
  { counted: true, keyOf: ({ row }) => row.section && sectionName(row.section.title) },
  { counted: true, keyOf: ({ row }) => row.table },
  { counted: true, keyOf: ({ row }) => `${row.table} ${row.segment}` },
  { counted: true, keyOf: (_, { block }) => block },
  { counted: true, keyOf: (_, { list }) => list },
  { counted: false, keyOf: (_, { title }) => title },
  { counted: false, keyOf: ({ date }) => date },
  { counted: false, keyOf: ({ date }) => monthOf(date) },
  { counted: false, keyOf: ({ type }) => type },
];

const emptyGroup = (counted: boolean): Group => ({ ...noTurnover(), counted });
