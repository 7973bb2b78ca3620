/** Finds the rows that state the first and the last balance, and the closing balance by what the rows come to. */
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { namesOtherBalance } from '../../lexicon/lines/other-balances.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import { neighbours } from '../../model/lists.ts';
import type { Minor } from '../../model/minor.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { TokenLine } from '../../model/table.ts';
import { currenciesOfSymbol, currencyCode } from '../../money/currencies.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import type { ReadingsResult, ReadPart } from '../../readings/read.ts';
import { daySteps, firstLineOf, firstRow, isBooked, netOf } from '../part.ts';
import { figureOf, type PrintedBalance, statedBalance } from './printed.ts';
import { type ValuedFigure, valuedFigures } from './summary.ts';

type Balance = PrintedBalance | null;

const says =
  (...reasons: readonly string[]) =>
  ({ reason }: ReadRow): boolean =>
    reasons.includes(reason);
const isPlain = says('balance', 'daily_balance');

/** Given a part, returns the rows that state its opening and its closing balance, by the surest of several ways. */
export function balanceRows({
  rows,
  currency,
}: ReadPart): Readonly<Record<'opening' | 'closing', ReadRow | undefined>> {
  const isBalance = (row: ReadRow) => row.role === 'balance' && !namesOtherMoney(row, currency);
  const all = rows.filter(isBalance);
  const first = rows.findIndex(isBooked);
  const above = first < 0 ? all : rows.slice(0, first).filter(isBalance);
  const below = first < 0 ? all : rows.slice(rows.findLastIndex(isBooked) + 1).filter(isBalance);
  const [before, behind] = isNewestFirst(rows) ? [below, above] : [above, below];
  // newest first, the row with such words may be on the other side
  const opening = before.find(says('opening', 'brought_forward')) ?? before.find(isPlain) ?? all.find(says('opening'));
  const closing =
    behind.findLast(says('closing')) ??
    behind.findLast((row) => isPlain(row) && row !== opening) ??
    behind.findLast(says('carried_forward')) ??
    all.findLast(says('closing'));
  return { opening, closing };
}

const SIGN = /\p{Sc}/u;

/** True for a row whose words end with the symbol of other money: "BALANCE AL CORTE US$" of an account in pesos. */
function namesOtherMoney({ row: { texts } }: ReadRow, currency: string | null): boolean {
  const words =
    texts
      .filter((text) => text !== '')
      .at(-1)
      ?.split(' ') ?? [];
  const symbol = words.at(-1) ?? '';
  const named = SIGN.test(symbol) ? currenciesOfSymbol(symbol) : [];
  return currency !== null && words.length > 1 && named.length > 0 && !named.includes(currency);
}

/** True if the last booking is earlier than the first, and more bookings go back in time than forward. */
function isNewestFirst(rows: readonly ReadRow[]): boolean {
  const first = rows.find(isBooked)?.date ?? '';
  if (first <= (rows.findLast(isBooked)?.date ?? '')) return false;
  // in lists by kind the last may be before the first by accident
  const { up, down } = daySteps(neighbours(rows.filter(isBooked)));
  return down > up;
}

/**
 * Given a part, its figures and its opening balance, returns the closing balance without a name of its own. It equals
 * the sum of the rows, and is only called a balance, or is above the rows, beside the opening balance, under an
 * unknown label.
 */
export function closingWithoutName(part: ReadPart, figures: readonly ValuedFigure[], opening: Balance): Balance {
  const sum = comesTo(part, opening);
  if (sum === null) return null;
  const opened = figureOf(opening);
  const booked = part.rows.find(isBooked);
  const first = booked ? firstLineOf(booked).index : -Infinity;
  // beside a balance that has a name, an unnamed one may be another: with pending amounts, or of a page
  const alone = !figures.some(({ figure, value }) => value !== sum && namesBalance(figure));
  const sidesOf = (own: Figure) => figures.filter(({ figure: { line, kind } }) => line === own.line && SIDES.has(kind));
  const closes = (figure: Figure): boolean => {
    const { kind, sure, label } = figure;
    const { line } = figure.line;
    // a list of accounts shows the present balance of each, but not what came in and went out
    const isOwn = opening !== null || line.text.includes(label) || sidesOf(figure).length === SIDES.size;
    if (kind === 'balance') return isOwn && (sure || (alone && !namesOtherBalance(label)));
    if (line.index >= first || !alone) return false;
    if (kind === 'carried_forward') return sure;
    const isUnknown = kind === null && label !== '' && lineKind(label) === null;
    return isUnknown && opened !== null && Math.abs(line.index - opened.line.line.index) <= SUMMARY_LINES;
  };
  // "Total balance = 3,912.29"
  const isResult = ({ kind, label }: Figure) => opened !== null && kind === null && RESULT.test(label);
  // a balance of some day is that day's; one below the rows may be carried to rows that were lost
  const found = figures.find(
    ({ figure, value, day }) =>
      day === null &&
      value === sum &&
      lineKind(figure.line.line.text)?.kind !== 'page' &&
      (isResult(figure) || closes(figure)),
  );
  return found ? { value: sum, source: { figure: found.figure } } : null;
}

const RESULT = /\p{L}.*=$/u;
/** At most this many lines between two figures of one summary. */
const SUMMARY_LINES = 4;
const SIDES: ReadonlySet<Figure['kind']> = new Set(['total_in', 'total_out']);
const BALANCES: ReadonlySet<string> = new Set(['balance', 'closing', 'available', 'carried_forward']);

const namesBalance = ({ kind, label }: Figure): boolean => BALANCES.has(kind ?? lineKind(label)?.kind ?? '');

/** The opening balance and all amounts, or the balance of the latest row; null if neither is printed. */
function comesTo({ rows }: ReadPart, opening: Balance): Minor | null {
  if (opening !== null) return opening.value + netOf(rows);
  const latest = isNewestFirst(rows) ? rows.find(isBooked) : rows.findLast(isBooked);
  return latest?.balance ?? null;
}

/**
 * Given a part and its opening balance with its row, returns the closing balance that a total below all rows states: in
 * the column of balances, or in a column that begins with the opening balance.
 */
export function closingTotal(part: ReadPart, openingRow: ReadRow | undefined, opening: Balance): Balance {
  const last = part.rows.findLastIndex(isBooked);
  const table = (part.rows[last] ?? openingRow)?.row.table;
  if (table === undefined) return null;
  // the total of a page does not close a statement
  const below = part.rows
    .slice(last + 1)
    .filter(({ role, row }) => role === 'total' && row.kind !== 'subtotal' && row.table === table);
  const end = comesTo(part, opening);
  const held = end === null ? undefined : below.findLast(({ balance }) => balance === end);
  if (end !== null && held) return { value: end, source: { row: held } };
  if (openingRow === undefined || openingRow.row.table !== part.rows.at(-1)?.row.table) return null;
  const begin = statedBalance(openingRow);
  const sum = (begin ?? 0) + netOf(part.rows);
  const fits = below.find(({ amount }) => amount !== null && Math.abs(amount) === Math.abs(sum));
  return begin !== null && sum !== begin && fits ? { value: sum, source: { row: fits } } : null;
}

/**
 * Given a part, its document and its opening balance, returns the figure to which the rows come, above the rows of all
 * accounts, on a line that begins with the title of the part's account, or with its currency if one title has several.
 */
export function closingInOverview(read: ReadPart, { facts, parts }: ReadingsResult, opening: Balance): Balance {
  const sum = comesTo(read, opening);
  const [title, first] = [titleOf(read, facts.accounts), parts[0] && firstRow(parts[0].part)];
  if (sum === null || title === null || first === undefined || parts.length < 2) return null;
  const { listed: code } = read.part;
  const isNamed = ({ line: { phrases } }: TokenLine) => {
    const name = phrases[0].text;
    return fold(name) === fold(title) || (Boolean(code) && currencyCode(name) === read.currency);
  };
  const listed = valuedFigures(facts.figures, read).filter(({ figure: { line } }) => line.line.index < first);
  // beside another figure it may be the opening balance, or a limit; behind its code it is not what it is worth
  const isAlone = ({ line }: Figure) => listed.every(({ figure, value }) => figure.line !== line || value === sum);
  const isCoded = ({ line: { texts }, amount: { from } }: Figure) => Boolean(code) && texts[from - 1] === code;
  const found = listed.find(
    ({ figure, value }) => value === sum && isNamed(figure.line) && (isAlone(figure) || isCoded(figure)),
  );
  return found && sum !== opening?.value ? { value: sum, source: { figure: found.figure } } : null;
}

/** The first phrase of the line with the account's number above the rows, if the number is in another. */
function titleOf(read: ReadPart, accounts: ReadingsResult['facts']['accounts']): string | null {
  const first = firstRow(read.part);
  const named = accounts.findLast(({ line: { line } }) => first !== undefined && line.index < first);
  const [phrase, ...others] = named?.line.line.phrases ?? [];
  return phrase !== undefined && others.length > 0 && /\p{L}{2}/u.test(phrase.text) ? phrase.text : null;
}
