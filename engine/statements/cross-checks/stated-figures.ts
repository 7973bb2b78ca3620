/** Tells which figures that the paper states of its bookings no group of them comes to: sums and counts, of the whole or of a page, a section, a day. */
import { countIn, type StatedCount } from '../../lexicon/lines/count-words.ts';
import { looseFigure } from '../../lexicon/lines/loose-figures.ts';
import { namesPart, sumsOfParts } from '../../lexicon/lines/part-words.ts';
import type { Line } from '../../model/line.ts';
import type { Minor } from '../../model/minor.ts';
import type { DocumentReading, ReadRow } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import { minorUnits } from '../../money/amount.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import type { ReadPart } from '../../readings/read.ts';
import { isBooked } from '../bookings.ts';
import { isLineOf, isOf } from '../own-lines.ts';
import { nearFigures } from './near-figures.ts';
import { partTotalsAgainst } from './part-totals.ts';
import { listsAgainst } from './repeated-lists.ts';
import { balancesAgainst, type Stated } from './stated-balances.ts';

/** What bookings come to, and how many they are. */
interface Group {
  in: Minor;
  out: Minor;
  ins: number;
  outs: number;
  zeros: number;
  /** papers count such groups: no days, nor what stands above a page's end */
  readonly counted: boolean;
}

/** Given a statement's rows, its figures and its lines, returns in the paper's words the totals and counts that no group of its rows comes to. */
export function statedAgainst(stated: Stated): string[] {
  const groups = groupsOf(stated.rows);
  return [...countsAgainst(stated, groups), ...totalsAgainst(stated, groups)];
}

/** What bookings are grouped by; papers count those of the first five. */
const GROUPS = ['page', 'title', 'table', 'list', 'block', 'day', 'month', 'type'] as const;
const COUNTED = 5;

/** Given rows, returns the groups of bookings that a figure may be of: all, those up to a page's end, those of each page, section, table, day and month, and those between two totals. */
function groupsOf(rows: readonly ReadRow[]): readonly Group[] {
  const whole = empty(true);
  const prefixes: Group[] = [];
  const byKey = new Map<string, Group>();
  // most rows are of the same groups as the row above: what is added up there is kept at hand
  const current: { value: unknown; group: Group }[] = [];
  const addTo = (kind: number, value: unknown, amount: Minor) => {
    let last = current[kind];
    if (last === undefined || last.value !== value) {
      const key = `${GROUPS[kind]} ${value}`;
      const group = byKey.get(key) ?? empty(kind < COUNTED);
      byKey.set(key, group);
      last = { value, group };
      current[kind] = last;
    }
    add(amount, last.group);
  };
  let page = -1;
  let blocks = 0;
  for (const read of rows) {
    if (read.role === 'total') blocks++;
    if (read.role !== 'transaction' || read.amount === null) continue;
    const own = read.row.lines[0].source.line.page;
    if (own !== page) prefixes.push({ ...whole, counted: false });
    page = own;
    const { section, table, segment } = read.row;
    const values = [
      own,
      section?.title,
      table,
      `${table} ${segment}`,
      blocks,
      read.date,
      read.date?.slice(0, 7),
      read.type,
    ];
    add(read.amount, whole);
    for (let kind = 0; kind < values.length; kind++) addTo(kind, values[kind], read.amount);
  }
  return [whole, ...prefixes, ...byKey.values()];
}

const empty = (counted: boolean): Group => ({ in: 0, out: 0, ins: 0, outs: 0, zeros: 0, counted });

function add(amount: Minor, group: Group): void {
  if (amount > 0) {
    group.in += amount;
    group.ins++;
  } else if (amount < 0) {
    group.out -= amount;
    group.outs++;
  } else group.zeros++;
}

const sumsOf = (group: Group): Minor[] => [group.in, group.out, Math.abs(group.in - group.out), group.in + group.out];

function countsAgainst({ part, rows, lines }: Stated, all: readonly Group[]): string[] {
  const groups = all.filter(({ counted }) => counted);
  const counts = new Set(groups.flatMap(({ ins, outs, zeros }) => [ins + outs, ins + outs + zeros]));
  const sides = {
    in: new Set(groups.flatMap(({ ins, zeros }) => [ins, ins + zeros])),
    out: new Set(groups.flatMap(({ outs, zeros }) => [outs, outs + zeros])),
  };
  const goesAgainst = ({ value, side, bare }: StatedCount) => {
    // where money has no decimals a bare number may be a sum of it
    if (bare && part.decimals === 0 && groups.some((group) => sumsOf(group).includes(value))) return false;
    return side === null ? ![counts, sides.in, sides.out].some((set) => set.has(value)) : !sides[side].has(value);
  };
  const inRows = linesOfRows(rows);
  const found: string[] = [];
  for (const { line } of lines) {
    if (!isLineOf(part.part, line) || inRows.has(line)) continue;
    // room within a word may part what is one text
    const texts = new Set([...line.phrases.map(({ text }) => text), line.text]);
    for (const text of texts) {
      // "2 debits, 3 credits", "Debits: 3 Credits: 2"
      for (const one of new Set([text, ...text.split(AMONG)])) {
        const said = countIn(one);
        if (said !== null && goesAgainst(said)) found.push(one);
      }
    }
  }
  return found;
}

/** What stands between counts of one line. */
const AMONG = /[,;]\s+|\s(?:and|und|et|y|e|en|i|og|och)\s(?=\d)|(?<=:\s?\d{1,5})\s+(?=\p{L})/u;

/** The lines of rows, but for those below the amount of the last booking, and of what books nothing and has no day: what follows the list may have been taken for its text, or for a row. */
function linesOfRows(rows: readonly ReadRow[]): ReadonlySet<Line> {
  const last = rows.findLast(isBooked);
  const own = new Set<Line>();
  for (const read of rows) {
    if (read.role === 'ignored' && !read.ownDate) continue;
    const { lines, amounts } = read.row;
    const isOwn = ({ source }: (typeof lines)[number]) => amounts.some((a) => a !== null && source.amounts.includes(a));
    const tail = read === last ? lines.findLastIndex(isOwn) + 1 : lines.length;
    for (const { source } of lines.slice(0, tail)) own.add(source.line);
  }
  return own;
}

/** The sums that a total of bookings may be: of either side, of both, and of columns that begin or end with a balance. */
function totalsAgainst(stated: Stated, groups: readonly Group[]): string[] {
  const { part, rows, figures, facts, document } = stated;
  const ends = [figures.opening, figures.closing].flatMap((balance) => (balance ? [Math.abs(balance.value)] : []));
  const sums = new Set([0, ...ends]);
  for (const group of groups) for (const sum of sumsOf(group)) for (const end of [0, ...ends]) sums.add(sum + end);
  const inPart = (figure: Figure) => isOf(part.part, figure);
  const isOwn = (figure: Figure) => figure.kind === 'total_in' || figure.kind === 'total_out';
  const named = facts.figures.filter((figure) => isOwn(figure) && inPart(figure) && !namesPart(figure.label));
  // of several figures behind one label one is the statement's: of a month and of the year, a number and a sum
  const against = named.filter((figure) => {
    const beside = named.filter((f) => f.line === figure.line && f.label === figure.label);
    return !beside.some(({ amount: { token } }) => {
      const value = minorUnits(token, document.mark, part.decimals);
      return value === null || sums.has(Math.abs(value)) || token.whole !== (part.decimals === 0);
    });
  });
  // parts of one total may each have the name of their side
  const parts = ['total_in', 'total_out'].flatMap((kind) => {
    const values = named
      .filter((f) => f.kind === kind)
      .map((f) => minorUnits(f.amount.token, document.mark, part.decimals) ?? 0);
    return sums.has(Math.abs(values.reduce((sum, value) => sum + value, 0))) ? [kind] : [];
  });
  // "Deposits 1,000.00", "Interest paid 2.68": what is left of a side is a figure of its own
  const sizeOf = (f: Figure) => Math.abs(minorUnits(f.amount.token, document.mark, part.decimals) ?? 0);
  const own = facts.figures.filter(inPart);
  const shares = sumsOfParts(own.filter(({ label }) => namesPart(label)).map(sizeOf));
  const others = new Set([...own.map(sizeOf), ...shares]);
  const [whole] = groups;
  const isPart = (figure: Figure) => {
    const left = (figure.kind === 'total_in' ? whole.in : whole.out) - sizeOf(figure);
    return left > 0 && others.has(left);
  };
  const told = against.filter((f) => !parts.includes(f.kind as string) && !isPart(f)).map(({ label }) => label);
  const pairs = pairsAgainst({ in: whole.in, out: whole.out }, own, sizeOf);
  const balances = new Set(ends);
  const reach = reachOf(rows, figures.opening?.value ?? null);
  const plain = new Set(groups.flatMap(sumsOf));
  const loose = facts.figures.filter((figure) => {
    const isFree = figure.kind === null && inPart(figure) && !namesPart(figure.line.line.text);
    const kind = isFree ? looseFigure(figure.label) : null;
    const value = kind ? minorUnits(figure.amount.token, document.mark, part.decimals) : null;
    if (value === null || figure.amount.token.whole !== (part.decimals === 0)) return false;
    if (kind === 'sum') return value !== 0 && !plain.has(Math.abs(value)) && !isPart(figure);
    // below the name of a side a part of it may stand
    if (kind === 'in' || kind === 'out') return Math.abs(value) > whole[kind] && !sums.has(Math.abs(value));
    if (kind === 'one')
      return !rows.some(({ role, amount }) => role === 'transaction' && Math.abs(amount ?? 0) === Math.abs(value));
    if (kind === 'each') return !groups.some((group) => isMeanOf(Math.abs(value), group));
    if (reach === null) return false;
    return Math.abs(value) > reach.most || (kind === 'reach' && value > 0 && value < reach.least);
  });
  return [
    ...told,
    ...loose.map(({ label }) => label),
    ...pairs.filter(([a, b]) => !balances.has(a.value) && !balances.has(b.value)).map(([a]) => a.label),
    ...totalRowsAgainst(rows, sums),
    ...columnsAgainst(part, rows, document, sums),
    ...balancesAgainst(stated, sums),
    ...listsAgainst(stated),
    ...nearFigures(stated, { sums, whole }),
    ...partTotalsAgainst(stated, sums),
  ];
}

/** True for what the bookings of a group, or those of one of its sides, come to on the average, rounded either way. */
function isMeanOf(value: Minor, group: Group): boolean {
  const { ins, outs } = group;
  const sums = [
    [group.in, ins],
    [group.out, outs],
    [group.in + group.out, ins + outs],
    [Math.abs(group.in - group.out), ins + outs],
  ];
  return sums.some(([sum, count]) => count > 0 && Math.abs(value - sum / count) <= 1);
}

/** Given rows and the balance that they begin with, returns between which balances they move, the largest without its sign; null without that balance. */
function reachOf(
  rows: readonly ReadRow[],
  opening: Minor | null,
): { readonly least: Minor; readonly most: Minor } | null {
  if (opening === null) return null;
  const days = new Map<string, { in: Minor; out: Minor }>();
  for (const { role, date, amount } of rows) {
    if (role !== 'transaction' || amount === null) continue;
    const day = days.get(date ?? '') ?? { in: 0, out: 0 };
    if (amount > 0) day.in += amount;
    else day.out -= amount;
    days.set(date ?? '', day);
  }
  let balance = opening;
  let [least, most] = [opening, Math.abs(opening)];
  // within a day the order may be any
  for (const [, day] of [...days].sort(([a], [b]) => a.localeCompare(b))) {
    least = Math.min(least, balance - day.out);
    most = Math.max(most, Math.abs(balance + day.in), Math.abs(balance - day.out));
    balance += day.in - day.out;
  }
  return { least, most };
}

interface Valued {
  readonly label: string;
  readonly value: Minor;
}

/** Given what came in and went out, returns pairs of figures one after the other that both are as much more, whatever they are called: so much came in and went out besides. */
function pairsAgainst(
  sides: { readonly in: Minor; readonly out: Minor },
  figures: readonly Figure[],
  sizeOf: (figure: Figure) => Minor,
): [Valued, Valued][] {
  if (sides.in === 0 || sides.out === 0) return [];
  const valued = figures.map((f) => ({ label: f.label, value: sizeOf(f), line: f.line.line.index }));
  return valued.flatMap((one, i): [Valued, Valued][] => {
    const next = valued[i + 1];
    if (!next || next.line - one.line > 1) return [];
    const ways = [
      [one.value - sides.in, next.value - sides.out],
      [one.value - sides.out, next.value - sides.in],
    ];
    return ways.some(([a, b]) => a > 0 && a === b) ? [[one, next]] : [];
  });
}

/** Given rows, returns the words of totals that state a sum for each of two columns of money, an amount and what is charged with it, where a column comes to another: to none of `sums`, where they are the two sides. */
function columnsAgainst(
  { context, decimals }: ReadPart,
  rows: readonly ReadRow[],
  { mark }: DocumentReading,
  sums: ReadonlySet<Minor>,
): string[] {
  return rows.flatMap(({ role, row, description }) => {
    const roleAt = (i: number) => context.rolesOf.get(row.table)?.[i];
    const charge = context.rolesOf.get(row.table)?.indexOf('charge') ?? -1;
    if (role !== 'total' || charge < 0 || row.amounts[charge] === null || namesPart(description)) return [];
    const at = (amounts: Row['amounts'], i: number) =>
      Math.abs(amounts[i] ? (minorUnits(amounts[i].token, mark, decimals) ?? 0) : 0);
    const booked = rows.filter((r) => r.role === 'transaction' && r.row.table === row.table);
    // where none has both, they are the two sides
    const areSides = !booked.some((r) => r.row.amounts.filter((a, i) => a && roleAt(i) !== 'balance').length > 1);
    const comesTo = (i: number) =>
      areSides
        ? sums.has(at(row.amounts, i))
        : booked.reduce((sum, r) => sum + at(r.row.amounts, i), 0) === at(row.amounts, i);
    const stated = row.amounts.flatMap((amount, i) => (amount !== null && roleAt(i) !== 'balance' ? [i] : []));
    return stated.every(comesTo) ? [] : [description];
  });
}

/** Given rows and the sums that a total may be, returns the words of totals below the bookings of their table of which no figure is one. */
function totalRowsAgainst(rows: readonly ReadRow[], sums: ReadonlySet<Minor>): string[] {
  const tables = new Set(rows.flatMap(({ role, row }) => (role === 'transaction' ? [row.table] : [])));
  return rows.flatMap(({ role, row, totals, amount, description }) => {
    if (role !== 'total' || !tables.has(row.table) || namesPart(row.texts.join(' '))) return [];
    const values = [totals.debit, totals.credit, amount].filter((value) => value !== null);
    return values.length > 0 && !values.some((value) => sums.has(Math.abs(value))) ? [description] : [];
  });
}
