/** Cuts the lines of a table into cells, and tells what its columns hold. */

import { DATE_ROLES, MONEY_ROLES } from '../lexicon/columns.ts';
import type { Line } from '../lines/types.ts';
import { isMoneyLike } from '../money/moneylike.ts';
import type { Column, PlacedAmount, PlacedDate, Table, TokenLine } from '../tables/types.ts';
import type { Word } from '../words/types.ts';
import type { Cell, ColumnKind, RowLine } from './types.ts';

/** A column without a known heading holds dates or money where this share of its cells does. */
const CONTENT_SHARE = 0.6;

const columnAt = (columns: readonly Column[], x: number): Column => {
  for (const c of columns) if (x < c.right) return c;
  return columns[columns.length - 1];
};

const centre = (p: { x0: number; x1: number }) => (p.x0 + p.x1) / 2;

/** Given a table, returns what each of its columns holds. */
export function columnKinds(table: Table): ColumnKind[] {
  const { columns } = table.segments[0];
  const dates = new Array<number>(columns.length).fill(0);
  const money = new Array<number>(columns.length).fill(0);
  const decimals = new Array<number>(columns.length).fill(0);
  const lines = new Array<number>(columns.length).fill(0);
  for (const segment of table.segments) {
    for (const tl of segment.body) {
      const moneyLike = tl.amounts.filter((a) => isMoneyLike(a.token));
      if (tl.dates.length === 0 && moneyLike.length === 0) continue;
      const count = (columns: number[], held: readonly { x0: number; x1: number }[]) => {
        const touched = new Set<number>();
        for (const p of held) touched.add(columnAt(segment.columns, centre(p)).index);
        for (const i of touched) columns[i]++;
      };
      count(lines, tl.line.words);
      count(dates, tl.dates);
      count(money, moneyLike);
      count(
        decimals,
        tl.amounts.filter((a) => !a.token.whole && !a.token.nil),
      );
    }
  }
  // where a column of money prints decimals, one of whole numbers holds account numbers or codes
  const fine = columns.some((c, i) => c.role && MONEY_ROLES.has(c.role) && decimals[i] > money[i] / 2);
  const moneyIn = fine ? decimals : money;
  return columns.map((c, i) => {
    if (c.role && DATE_ROLES.has(c.role)) return 'date';
    if (c.role && MONEY_ROLES.has(c.role)) return 'money';
    if (c.role && c.role !== 'other') return 'text';
    // without headings, what does not stand below each other is text, whatever numbers are in it
    if (c.holds || table.headerless) return c.holds ?? 'text';
    if (dates[i] >= lines[i] * CONTENT_SHARE && dates[i] > 0) return 'date';
    if (moneyIn[i] >= lines[i] * CONTENT_SHARE && moneyIn[i] > 0) return 'money';
    return 'text';
  });
}

/** From where to where something reaches, in points. */
type Reach = readonly [number, number];

/** Given the lines of a segment, returns by column index from where to where its usual date reaches; null where it has none. */
export function usualDates(body: readonly TokenLine[], columns: readonly Column[]): (Reach | null)[] {
  const byColumn: PlacedDate[][] = columns.map(() => []);
  for (const d of body.flatMap((tl) => tl.dates)) byColumn[columnAt(columns, centre(d)).index]?.push(d);
  return byColumn.map((dates) => {
    const usual = dates.sort((a, b) => a.x0 - b.x0)[Math.floor(dates.length / 2)];
    return usual ? [usual.x0, usual.x1] : null;
  });
}

/** Given a line, its table's columns and where their dates usually stand, returns its cells. */
export function cutLine(
  tl: TokenLine,
  columns: readonly Column[],
  kinds: readonly ColumnKind[],
  usual: readonly (Reach | null)[],
): RowLine {
  const { words } = tl.line;
  const phraseStarts = startsOf(tl.line);
  const owner = new Int16Array(words.length).fill(-1);
  const amounts: PlacedAmount[][] = columns.map(() => []);
  const dates: PlacedDate[][] = columns.map(() => []);
  for (const d of tl.dates) {
    const i = columnAt(columns, centre(d)).index;
    const reach = usual[i];
    // a text that runs into the space before the dates may end with one
    const ofText = d.from > 0 && !phraseStarts.has(d.from) && reach && (d.x1 < reach[0] || d.x0 > reach[1]);
    if (kinds[i] !== 'date' || ofText) continue;
    for (let w = d.from; w < d.to; w++) owner[w] = i;
    dates[i].push(d);
  }
  let crossing = false;
  for (const a of tl.amounts) {
    const i = columnAt(columns, centre(a)).index;
    if (kinds[i] === 'money' && isAmidText(a, tl, columns[i])) {
      crossing = true;
      continue;
    }
    // the year of a date that a text holds is no amount
    const dated = tl.dates.some((d) => d.to - d.from > 1 && a.from >= d.from && a.to <= d.to);
    if (kinds[i] !== 'money' || owner[a.from] >= 0 || dated) continue;
    for (let w = a.from; w < a.to; w++) owner[w] = i;
    amounts[i].push(a);
  }
  for (let w = 0; w < words.length; w++) {
    if (owner[w] >= 0) continue;
    let i = columnAt(columns, centre(words[w])).index;
    const joined = w > 0 && !phraseStarts.has(w);
    if (joined && owner[w - 1] !== i && kinds[i] !== 'text') {
      // a description that runs into the next column's space stays one text
      const before = owner[w - 1];
      if (kinds[before] === 'text') {
        i = before;
        crossing = true;
      }
    }
    owner[w] = i;
  }
  const cells = columns.map((column, i): Cell | null => {
    const own: Word[] = [];
    for (let w = 0; w < words.length; w++) if (owner[w] === i) own.push(words[w]);
    if (own.length === 0) return null;
    const text = own.map((w) => w.text).join(' ');
    const tokens = amounts[i].length > 0 || dates[i].length > 0 ? [...amounts[i], ...dates[i]] : null;
    return {
      column,
      words: own,
      text,
      rest: tokens ? restOf(words, owner, i, tokens) : text,
      amounts: amounts[i],
      dates: dates[i],
    };
  });
  return { source: tl, cells, crossing };
}

/** True for an amount with words before and behind it that run on into the columns on both sides: that of a sentence. */
function isAmidText({ from, to }: PlacedAmount, { line, amounts, dates }: TokenLine, column: Column): boolean {
  const { words } = line;
  const phrase = line.phrases.find((p) => p.words.includes(words[from]));
  if (!phrase || phrase.x0 >= column.left || phrase.x1 <= column.right) return false;
  const isText = (w: number) =>
    w >= 0 &&
    w < words.length &&
    phrase.words.includes(words[w]) &&
    ![...amounts, ...dates].some((t) => w >= t.from && w < t.to);
  return isText(from - 1) && isText(to);
}

/** Given a line's words and their columns, returns the words of one column that none of its tokens holds. */
function restOf(
  words: readonly Word[],
  owner: Int16Array,
  column: number,
  tokens: readonly { from: number; to: number }[],
): string {
  return words
    .filter((_, w) => owner[w] === column && !tokens.some((t) => w >= t.from && w < t.to))
    .map((w) => w.text)
    .join(' ');
}

/** Given a line, returns the positions among its words at which its phrases begin. */
function startsOf(line: Line): Set<number> {
  const starts = new Set<number>();
  let at = 0;
  for (const p of line.phrases) {
    starts.add(at);
    at += p.words.length;
  }
  return starts;
}
