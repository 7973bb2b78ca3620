/** Finds the columns under headings: where one ends and the next begins, by ruling lines, stacks, gaps and what texts share. */
import type { ColumnRole } from '../lexicon/columnrole.ts';
import { DATE_ROLES, MONEY_ROLES } from '../lexicon/columns.ts';
import { dayNamed } from '../lexicon/daywords.ts';
import type { Word } from '../words/types.ts';
import { headingsOfStacks, meaningOver } from './align.ts';
import { partOfCodes } from './codes.ts';
import { coverageOf, isRowLike } from './coverage.ts';
import { isColumn, moneyIn, rowsShare, type Stack, stacksOf } from './stacks.ts';
import { startBetween, startsOf } from './starts.ts';
import { haveDaysInTexts } from './textdays.ts';
import type { Column, HeadingCell, TokenLine } from './types.ts';

/**
 * Given a header's cells (left to right) and the lines below it, returns the columns.
 * `rules`: x of vertical rules that bound columns, or none.
 */
export function columnsUnder(
  cells: readonly HeadingCell[],
  body: readonly TokenLine[],
  rules: readonly number[],
  width: number,
): Column[] {
  const stacks = stacksOf(body);
  const items = withCodes(withTexts(toldApart(itemsOf(cells, stacks, body, rules)), body, width), body, width);
  const coverage = coverageOf(body, width, cells);
  const starts = startsOf(body, width);
  return columnsBetween(items, (a, b) => {
    const [from, to] = [a.stack?.right ?? middle(a), b.stack?.left ?? middle(b)];
    const ruled = rules.filter((x) => x > from && x < to);
    if (ruled.length === 1) return ruled[0];
    const lo = a.stack ? a.stack.right : null;
    // texts do not tell where a column of money begins that holds none
    const isMoney = b.role !== null && MONEY_ROLES.has(b.role);
    const begins = () =>
      isMoney && !holdsFigures(a) ? null : startBetween(starts, lo ?? middle(a), b, coverage.lines);
    const hi = b.stack ? b.stack.left : begins();
    if (lo !== null && hi !== null) return lo < hi ? coverage.valley(lo, hi) : (lo + hi) / 2;
    // a heading may begin where the dates before its texts do
    if (hi !== null) return coverage.gapBefore(hi, Math.min(middle(a), hi - 1));
    if (lo !== null) return coverage.gapAfter(lo, lo < middle(b) ? middle(b) : width);
    return coverage.valley(middle(a), middle(b));
  });
}

/** A column to be: its heading, if any, with what stands below each other under it. */
export interface Item {
  readonly x0: number;
  readonly x1: number;
  readonly role: ColumnRole | null;
  readonly weight: number;
  readonly heading: string;
  readonly holds: Column['holds'];
  readonly stack: Pick<Stack, 'left' | 'right'> | null;
}

export const middle = ({ x0, x1 }: { x0: number; x1: number }): number => (x0 + x1) / 2;

/** Lines with words where a stack stands are so many times its tokens at the most, where it stands clear of texts. */
const CLEAR = 1.2;
/** Stacks without a heading are columns where they stand on this share of the lines with an amount, */
export const UNHEADED_SHARE = 0.5;
/** dates before all else on a smaller one: balances between the rows have none, */
const FIRST_DATES_SHARE = 0.4;
/** and on so many. */
export const UNHEADED_COUNT = 2;
/** Texts have so many letters mostly, and so many of a column differ. */
const LONG_TEXT = 4;
const LEAST_TEXTS = 3;

/** Given lines and stacks, returns where the words of each row stand that are in no stack; numbers in a text are none. */
function textsBeside(body: readonly TokenLine[], stacks: readonly Stack[]): number[][] {
  const rows = rowsShare(stacks);
  const columns = stacks.filter((s) => isColumn(s, rows));
  const inStack = (x: number) => columns.some((s) => x >= s.left && x <= s.right);
  return body.filter(isRowLike).map((tl) => tl.line.words.map(middle).filter((x) => !inStack(x)));
}

/** True for a stack of figures, or of numbers below a heading of codes, where hardly any other words stand: texts may begin right behind it. */
function standsClear(s: Stack, codes: boolean, body: readonly TokenLine[]): boolean {
  const crossed = body.filter((tl) => tl.line.words.some((w) => middle(w) >= s.left && middle(w) <= s.right));
  return (codes || !s.bare) && crossed.length <= s.count * CLEAR;
}

/** True for dates before all headings, with which rows begin: they do not stand alone on their lines, as headings of days do. */
function beginsRows(s: Stack, cells: readonly HeadingCell[], body: readonly TokenLine[]): boolean {
  if (s.kind !== 'date' || cells.some((c) => c.x1 <= s.left)) return false;
  const dated = body.filter(({ dates: [first] }) => first && first.x0 >= s.left && first.x1 <= s.right);
  return dated.filter(({ dates: [first], line }) => line.words.length > first.to).length * 2 > dated.length;
}

/** True where texts of most rows stand below a heading's right half, or between it and the next; those of a heading for texts also before it. */
function isOverTexts(cells: readonly HeadingCell[], at: number, texts: readonly (readonly number[])[]): boolean {
  const isText = namesText(cells[at]);
  // right of the last heading for money stands more of it
  const until = cells[at + 1]?.x0 ?? (isText ? Infinity : -Infinity);
  const from = isText ? (cells[at - 1]?.x1 ?? -Infinity) : middle(cells[at]);
  const below = texts.filter((row) => row.some((x) => x > from && x < until));
  return below.length > texts.length * UNHEADED_SHARE;
}

const namesText = ({ role }: Pick<HeadingCell, 'role'>): boolean =>
  role !== null && !MONEY_ROLES.has(role) && !DATE_ROLES.has(role);

/** Given headings, stacks and the lines below, returns the columns that they make, left to right: a heading may mean what its stack holds. */
function itemsOf(
  cells: readonly HeadingCell[],
  stacks: readonly Stack[],
  body: readonly TokenLine[],
  rules: readonly number[],
): Item[] {
  const texts = textsBeside(body, stacks);
  const days = body.filter((tl) => tl.dates.length > 0 && moneyIn(tl).length > 0);
  const named = cells.map((c, i) => {
    // a heading for texts over a stack and no text is another word for what is in the stack
    const until = cells[i + 1]?.x0 ?? Infinity;
    const over = namesText(c) && stacks.some((s) => isOver(c, s));
    return over && !texts.flat().some((x) => x > c.x0 && x < until) ? { ...c, role: null, weight: 0 } : c;
  });
  const headings = headingsOfStacks(named, stacks);
  const rows = rowsShare(stacks);
  const items = named.flatMap((c, i): Item[] => {
    const overTexts = isOverTexts(cells, i, texts);
    // below a heading of texts, numbers in these make no column
    const isMoney = c.role !== null && MONEY_ROLES.has(c.role);
    const own = stacks.filter(
      (s, k) =>
        headings[k] === i &&
        (!overTexts ||
          (isColumn(s, rows) && !(namesText(c) && s.share < UNHEADED_SHARE * rows)) ||
          standsClear(s, namesCodes(c), body)),
    );
    // a title of the rows may stand where headings do: "Credits" above texts
    const title = own.length === 0 && isMoney && overTexts;
    const { role, weight } = own.length > 0 ? meaningOver(c, own[0]) : title ? { role: null, weight: 0 } : c;
    const [first, ...others] = sideBySide(own);
    const holds = (stack: Stack | undefined) => (stack && !stack.bare ? stack.kind : null);
    return [
      { x0: c.x0, x1: c.x1, role, weight, heading: c.text, holds: holds(first), stack: first ?? null },
      ...others.map((s) => ({ x0: s.left, x1: s.right, role, weight, heading: '', holds: holds(s), stack: s })),
    ];
  });
  const dated = items.some((i) => i.role !== null && DATE_ROLES.has(i.role));
  const inTexts = !dated && haveDaysInTexts(body);
  const unheaded = stacks.filter(
    (s, k) =>
      headings[k] < 0 &&
      !isRuledIn(s, cells, rules) &&
      !(inTexts && s.kind === 'date') &&
      s.share >= (beginsRows(s, cells, body) ? FIRST_DATES_SHARE : UNHEADED_SHARE) &&
      s.count >= UNHEADED_COUNT &&
      !s.bare &&
      (s.alone || (s.kind === 'date' && !dated)) &&
      // figures of a summary below the rows stand beside no day
      (s.kind === 'date' || days.length === 0 || days.some((tl) => moneyIn(tl).some((a) => isOn(a, s)))),
  );
  for (const s of unheaded) {
    const role = s.kind === 'date' && !dated ? 'date' : null;
    items.push({ x0: s.left, x1: s.right, role, weight: 0, heading: '', holds: s.kind, stack: s });
  }
  const left = (i: Item) => (i.stack ? Math.min(i.stack.left, i.x0) : i.x0);
  return unheaded.length === 0 ? items : items.sort((a, b) => left(a) - left(b) || (a.stack ? -1 : 1));
}

/** True where rules on either side hold a stack of numbers together with a heading for texts: they are part of these ("4711 - 002233"). */
function isRuledIn(s: Stack, cells: readonly HeadingCell[], rules: readonly number[]): boolean {
  const left = rules.findLast((x) => x <= s.left);
  const right = rules.find((x) => x >= s.right);
  if (left === undefined || right === undefined || s.kind === 'date') return false;
  return cells.some((c) => namesText(c) && c.x0 >= left && c.x1 <= right);
}

const isOn = (token: { x0: number; x1: number }, s: Stack): boolean =>
  middle(token) >= s.left && middle(token) <= s.right;

/** Given the stacks below one heading, returns those that are columns: dates beside dates on most rows are others, all else is one. */
function sideBySide(stacks: readonly Stack[]): Stack[] {
  const columns: Stack[] = [];
  const alone = stacks.some((s) => s.alone);
  for (const s of stacks) {
    // dates in texts beside dates of a column are none of it
    if (alone && !s.alone && s.kind === 'date') continue;
    const last = columns.at(-1);
    const other = last?.kind === 'date' && s.kind === 'date' && s.share >= UNHEADED_SHARE && s.count >= UNHEADED_COUNT;
    if (!last || other) columns.push(s);
    else columns[columns.length - 1] = { ...last, right: Math.max(last.right, s.right) };
  }
  return columns;
}

/** Given columns to be, returns them with the days of transactions named as such, where another heading names the day of booking. */
function toldApart(items: readonly Item[]): readonly Item[] {
  const isDate = ({ role, holds }: Item) => role === 'date' || (role === null && holds === 'date');
  const named = (item: Item) => (isDate(item) ? dayNamed(item.heading) : null);
  if (!items.some((item) => named(item) === 'booking')) return items;
  return items.map((item) => (named(item) === 'transaction' ? { ...item, role: 'transaction_date' } : item));
}

/** Given columns to be, returns them with one for the texts behind dates or amounts that no heading of their own stands over. */
function withTexts(items: readonly Item[], body: readonly TokenLine[], width: number): readonly Item[] {
  const rows = body.filter(isRowLike);
  return items.flatMap((a, i) => {
    const b: Item | undefined = items[i + 1];
    if (!a.stack || a.holds === null || (b && !holdsFigures(b))) return [a];
    const [from, to] = [a.stack.right, b ? (b.stack?.left ?? b.x0) : width];
    const between = rows.map((tl) => tl.line.words.filter((w) => w.x0 > from && w.x1 < to)).filter((w) => w.length > 0);
    if (between.length < Math.max(UNHEADED_COUNT, rows.length * UNHEADED_SHARE)) return [a];
    const left = between.reduce((x, words) => Math.min(x, words[0].x0), width);
    const right = between.reduce((x, words) => Math.max(x, words.at(-1)!.x1), 0);
    // beside amounts stand markers and currencies; beside the table, what another heading or none is over
    if (a.holds === 'money' && !(areTexts(between) && (a.x1 > left || items.every(holdsFigures)))) return [a];
    return [a, { x0: left, x1: right, role: null, weight: 0, heading: '', holds: null, stack: { left, right } }];
  });
}

/** Given columns to be, returns them with one for the codes before or behind texts that no heading stands over. */
export function withCodes(items: readonly Item[], body: readonly TokenLine[], width: number): readonly Item[] {
  return items.flatMap((item, i) => {
    const [a, b] = [items[i - 1], items[i + 1]];
    if (holdsFigures(item) || namesCodes(item) || (a && !holdsFigures(a)) || (b && !holdsFigures(b))) return [item];
    const [from, to] = [a ? (a.stack?.right ?? a.x1) : 0, b ? (b.stack?.left ?? b.x0) : width];
    const part = partOfCodes(body, from, to);
    if (part === null) return [item];
    const { x, first } = part;
    const left = { left: from, right: x - 1 };
    const right = { left: x, right: Math.max(x, item.stack?.right ?? item.x1) };
    const [own, other] = first ? [left, right] : [right, left];
    const codes = { x0: own.left, x1: own.right, role: null, weight: 0, heading: '', holds: null, stack: own };
    const texts = { ...item, x0: other.left, x1: other.right, stack: other };
    return first ? [codes, texts] : [texts, codes];
  });
}

/** What stands below a heading of codes is all its own. */
const namesCodes = ({ role }: Pick<Item, 'role'>): boolean =>
  role === 'reference' || role === 'sequence' || role === 'type';

function holdsFigures({ holds, role }: Item): boolean {
  return holds !== null || (role !== null && (MONEY_ROLES.has(role) || DATE_ROLES.has(role)));
}

/** True for words that differ from row to row and are mostly long. */
function areTexts(cells: readonly (readonly Word[])[]): boolean {
  const texts = cells.map((words) => words.map((w) => w.text).join(' '));
  const long = texts.filter((t) => t.replace(/\P{L}/gu, '').length >= LONG_TEXT);
  return long.length * 2 >= texts.length && new Set(texts).size >= Math.min(LEAST_TEXTS, texts.length);
}

/** True where a heading stands over at least half of a stack that is a column's. */
function isOver(c: HeadingCell, s: Stack): boolean {
  return (
    !s.bare && s.share >= UNHEADED_SHARE && Math.min(c.x1, s.right) - Math.max(c.x0, s.left) >= (s.right - s.left) / 2
  );
}

/** Given columns to be and what parts two of them, returns the columns. */
export function columnsBetween(items: readonly Item[], edge: (a: Item, b: Item) => number): Column[] {
  const edges = items.slice(1).map((b, i) => edge(items[i], b));
  return items.map(({ role, weight, heading, holds }, index) => ({
    index,
    left: edges[index - 1] ?? -Infinity,
    right: edges[index] ?? Infinity,
    role,
    holds,
    weight,
    heading,
  }));
}
