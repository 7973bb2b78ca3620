/** Cuts the lines of a table into cells, and tells what its columns hold. */

import { DATE_ROLES, MONEY_ROLES } from '../lexicon/columns.ts';
import type { Line } from '../lines/types.ts';
import { isMoneyLike } from '../money/moneylike.ts';
import type { Column, PlacedAmount, PlacedDate, Table, TokenLine } from '../tables/types.ts';
import type { Word } from '../words/types.ts';
import type { Cell, ColumnKind, RowLine } from './types.ts';

/** A column without a known heading holds dates or money where this share of its cells does. */
const CONTENT_SHARE = 0.6;

/** Many figures without a mark between them. */
const NUMBER = /^\d{5,}$/;

const columnAt = (columns: readonly Column[], x: number): Column => {
  for (const c of columns) if (x < c.right) return c;
  return columns[columns.length - 1];
};

const centre = (p: { x0: number; x1: number }) => (p.x0 + p.x1) / 2;

/** Given a table, returns what each of its columns holds. */
export function columnKinds(table: Table): ColumnKind[] {
  const { columns } = table.segments[0];
  const [lines, dates, money, decimals, numbers] = Array.from({ length: 5 }, () => new LineCounts(columns.length));
  for (const segment of table.segments) {
    for (const tl of segment.body) {
      if (tl.dates.length === 0 && !tl.amounts.some((a) => isMoneyLike(a.token))) continue;
      lines.touch(segment.columns, tl.line.words);
      dates.touch(segment.columns, tl.dates);
      for (const a of tl.amounts) {
        if (isMoneyLike(a.token)) money.touch(segment.columns, [a]);
        if (!a.token.whole && !a.token.nil) decimals.touch(segment.columns, [a]);
        if (NUMBER.test(a.token.text)) numbers.touch(segment.columns, [a]);
      }
      for (const counts of [lines, dates, money, decimals, numbers]) counts.endLine();
    }
  }
  // where a column of money prints decimals, one of whole numbers holds account numbers or codes
  const fine = columns.some((c, i) => c.role && MONEY_ROLES.has(c.role) && decimals.of(i) > money.of(i) / 2);
  const moneyIn = fine ? decimals : money;
  const decimal = columns.some((_, i) => money.of(i) > 0 && decimals.of(i) === money.of(i));
  return columns.map((c, i) => {
    if (c.role && DATE_ROLES.has(c.role)) return 'date';
    if (c.role && MONEY_ROLES.has(c.role)) return 'money';
    if (c.role && c.role !== 'other') return 'text';
    if (table.headerless && c.holds === 'money' && numbers.of(i) === money.of(i) && decimal) return 'text';
    // without headings, what does not stand below each other is text, whatever numbers are in it
    if (c.holds || table.headerless) return c.holds ?? 'text';
    if (dates.of(i) >= lines.of(i) * CONTENT_SHARE && dates.of(i) > 0) return 'date';
    if (moneyIn.of(i) >= lines.of(i) * CONTENT_SHARE && moneyIn.of(i) > 0) return 'money';
    return 'text';
  });
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

  /** Counts the columns in which things of the line stand, each once a line. */
  touch(columns: readonly Column[], things: readonly { readonly x0: number; readonly x1: number }[]): void {
    for (const thing of things) {
      const { index } = columnAt(columns, centre(thing));
      if (this.#last[index] === this.#line) continue;
      this.#last[index] = this.#line;
      this.#counts[index]++;
    }
  }

  endLine(): void {
    this.#line++;
  }

  of(column: number): number {
    return this.#counts[column];
  }
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
  const starts = startsOf(tl.line);
  const owner = new Array<number>(words.length).fill(-1);
  const drafts = new Array<CellDraft | null>(columns.length).fill(null);
  const draftAt = (i: number): CellDraft => {
    drafts[i] ??= { words: [], amounts: NONE, dates: NONE };
    return drafts[i];
  };
  for (const d of tl.dates) {
    const i = columnAt(columns, centre(d)).index;
    const reach = usual[i];
    // a text that runs into the space before the dates may end with one
    const ofText = d.from > 0 && !starts[d.from] && reach && (d.x1 < reach[0] || d.x0 > reach[1]);
    if (kinds[i] !== 'date' || ofText) continue;
    for (let w = d.from; w < d.to; w++) owner[w] = i;
    const draft = draftAt(i);
    draft.dates = draft.dates.length === 0 ? [d] : [...draft.dates, d];
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
    const draft = draftAt(i);
    draft.amounts = draft.amounts.length === 0 ? [a] : [...draft.amounts, a];
  }
  for (let w = 0; w < words.length; w++) {
    if (owner[w] < 0) {
      let i = columnAt(columns, centre(words[w])).index;
      const joined = w > 0 && !starts[w];
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
    draftAt(owner[w]).words.push(words[w]);
  }
  const cells = drafts.map((draft, i) => {
    if (draft === null || draft.words.length === 0) return null;
    const text = textOf(draft.words);
    const isText = draft.amounts.length === 0 && draft.dates.length === 0;
    return {
      column: columns[i],
      words: draft.words,
      text,
      rest: isText ? text : restOf(words, owner, i, draft),
      amounts: draft.amounts,
      dates: draft.dates,
    };
  });
  return { source: tl, cells, crossing };
}

const NONE: readonly never[] = [];

/** A cell to be. */
interface CellDraft {
  readonly words: Word[];
  amounts: readonly PlacedAmount[];
  dates: readonly PlacedDate[];
}

function textOf(words: readonly Word[]): string {
  let { text } = words[0];
  for (let w = 1; w < words.length; w++) text += ` ${words[w].text}`;
  return text;
}

/**
 * True for an amount with words before and behind it: that of a sentence which runs on into the columns on both sides, or
 * that of a text which reaches into its column: "Card transaction of 86.09 EUR issued by …".
 */
function isAmidText({ from, to }: PlacedAmount, { line, amounts, dates }: TokenLine, column: Column): boolean {
  const { words } = line;
  const phrase = line.phrases.find((p) => p.words.includes(words[from]));
  if (!phrase || phrase.x0 >= column.left) return false;
  const isText = (w: number) =>
    w >= 0 &&
    w < words.length &&
    phrase.words.includes(words[w]) &&
    ![...amounts, ...dates].some((t) => w >= t.from && w < t.to);
  if (!isText(from - 1) || !isText(to)) return false;
  return phrase.x1 > column.right || (SMALL_LETTERS.test(words[from - 1].text) && GOES_ON.test(words[to].text));
}

/** Words of a sentence around an amount: what tells its side or currency is shorter, or of capital letters. */
const SMALL_LETTERS = /^\p{Ll}+$/u;
const GOES_ON = /^\p{Ll}{3,}$/u;

/** Given a line's words and their columns, returns the words of one column that none of its tokens holds. */
function restOf(
  words: readonly Word[],
  owner: readonly number[],
  column: number,
  { amounts, dates }: Pick<Cell, 'amounts' | 'dates'>,
): string {
  let rest = '';
  for (let w = 0; w < words.length; w++) {
    if (owner[w] !== column || isHeld(w, amounts) || isHeld(w, dates)) continue;
    rest = rest === '' ? words[w].text : `${rest} ${words[w].text}`;
  }
  return rest;
}

const isHeld = (word: number, tokens: readonly { readonly from: number; readonly to: number }[]): boolean =>
  tokens.some((t) => word >= t.from && word < t.to);

/** Given a line, returns for each of its words whether a phrase begins with it. */
function startsOf({ words, phrases }: Line): boolean[] {
  const starts = new Array<boolean>(words.length).fill(false);
  let at = 0;
  for (const p of phrases) {
    starts[at] = true;
    at += p.words.length;
  }
  return starts;
}
