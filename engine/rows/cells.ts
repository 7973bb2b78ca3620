/** Cuts the lines of a table into cells, and tells what its columns hold. */
import { textOf } from '../geometry/reading-order.ts';
import { DATE_ROLES, MONEY_ROLES } from '../lexicon/columns/columns.ts';
import { markerSign } from '../lexicon/columns/markers.ts';
import type { Line, Phrase } from '../lines/types.ts';
import { isMoneyLike } from '../money/moneylike.ts';
import type { Column, PlacedAmount, PlacedDate, Table, TokenLine } from '../tables/types.ts';
import type { Word } from '../words/types.ts';
import type { Cell, ColumnKind, RowLine } from './types.ts';

/** A column without a known heading holds dates or money where this share of its cells does. */
const CONTENT_SHARE = 0.6;

/** Of what stands below each other, this share tells what it is: a line of another list may stand among them. */
const MOST = 0.9;

/** Many figures without a mark between them, and figures with one: decimals, or groups. */
const NUMBER = /^\d{5,}$/;
const MARKED = /\d\D{1,2}\d/;

/** Given the columns of a table and a thing on one of its lines, returns the column that it stands in. */
export function columnAt(columns: readonly Column[], { x0, x1 }: { readonly x0: number; readonly x1: number }): Column {
  const x = (x0 + x1) / 2;
  for (const c of columns) if (x < c.right) return c;
  return columns[columns.length - 1];
}

/** Given a table, returns what each of its columns holds. */
export function columnKinds(table: Table): ColumnKind[] {
  const { columns } = table.segments[0];
  const told = columns.map((column) => kindTold(column, table.headerless));
  return told.every((kind) => kind !== null) ? told : kindsByContent(table, told);
}

/** One word of a heading, among others that nobody knows, may mean another thing: "Označení platby" heads the names of payments. */
const HARDLY = 0.2;

/** Given a column, returns what it holds where its heading or what stands below each other in it tells; else null. */
function kindTold({ role, weight, holds }: Column, headerless: boolean): ColumnKind | null {
  if (role && DATE_ROLES.has(role)) return 'date';
  if (role && MONEY_ROLES.has(role)) return weight < HARDLY ? null : 'money';
  if (role && role !== 'other') return 'text';
  // without headings, what does not stand below each other is text, whatever numbers are in it
  if (headerless) return holds === 'money' ? null : (holds ?? 'text');
  return holds;
}

/** Given a table and what is known of its columns, returns what each of them holds, the others by what stands in them. */
function kindsByContent(table: Table, told: readonly (ColumnKind | null)[]): ColumnKind[] {
  const { columns } = table.segments[0];
  const [lines, dates, money, decimals, marked, numbers] = Array.from(
    { length: 6 },
    () => new LineCounts(columns.length),
  );
  for (const segment of table.segments) {
    for (const tl of segment.body) {
      if (tl.dates.length === 0 && !tl.amounts.some((a) => isMoneyLike(a.token))) continue;
      lines.touch(segment.columns, tl.line.words);
      dates.touch(segment.columns, tl.dates);
      for (const a of tl.amounts) {
        if (isMoneyLike(a.token)) money.touch(segment.columns, [a]);
        if (!a.token.whole && !a.token.nil) decimals.touch(segment.columns, [a]);
        if (isMoneyLike(a.token) && MARKED.test(a.token.digits)) marked.touch(segment.columns, [a]);
        if (NUMBER.test(a.token.text)) numbers.touch(segment.columns, [a]);
      }
      for (const counts of [lines, dates, money, decimals, marked, numbers]) counts.endLine();
    }
  }
  // where a column of money prints decimals, one of whole numbers holds account numbers or codes
  const fine = columns.some((c, i) => c.role && MONEY_ROLES.has(c.role) && decimals.of(i) > money.of(i) / 2);
  const moneyIn = fine ? decimals : money;
  const isMarked = columns.some((_, i) => money.of(i) > 0 && marked.of(i) >= money.of(i) * MOST);
  return columns.map((_, i) => {
    const kind = told[i];
    if (kind !== null) return kind;
    // without headings, amounts stand below each other: bare numbers beside others are of something else
    if (table.headerless) return isMarked && numbers.of(i) >= money.of(i) * CONTENT_SHARE ? 'text' : 'money';
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
      const { index } = columnAt(columns, thing);
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
/** By column index, from where to where its usual date reaches; null where it has none. */
export type UsualDates = readonly (Reach | null)[];

/** Given the lines of a segment, returns by column index from where to where its usual date reaches; null where it has none. */
export function usualDates(body: readonly TokenLine[], columns: readonly Column[]): UsualDates {
  const byColumn: PlacedDate[][] = columns.map(() => []);
  for (const { dates } of body) for (const d of dates) byColumn[columnAt(columns, d).index]?.push(d);
  return byColumn.map((dates) => {
    const usual = dates.sort((a, b) => a.x0 - b.x0)[Math.floor(dates.length / 2)];
    return usual ? [usual.x0, usual.x1] : null;
  });
}

/** Given a line, its table's columns and what tells where their dates usually stand, which few lines ask, returns its cells. */
export function cutLine(
  tl: TokenLine,
  columns: readonly Column[],
  kinds: readonly ColumnKind[],
  usual: () => UsualDates,
): RowLine {
  const { words, phrases } = tl.line;
  const cells = new Array<CellDraft | null>(columns.length);
  for (let i = 0; i < columns.length; i++) cells[i] = null;
  // by word, the column whose date or amount holds it
  const owner: number[] = [];
  for (let w = 0; w < words.length; w++) owner.push(-1);
  for (const d of tl.dates) {
    const i = columnAt(columns, d).index;
    if (kinds[i] !== 'date' || (d.from > 0 && !beginsPhrase(d.from, tl.line) && endsText(d, usual()[i]))) continue;
    for (let w = d.from; w < d.to; w++) owner[w] = i;
    const cell = cells[i] ?? newCell(cells, columns, i);
    cell.dates = cell.dates.length === 0 ? [d] : [...cell.dates, d];
  }
  let crossing = false;
  for (const amount of tl.amounts) {
    const a = withoutMarkOfColumn(amount, words, columns);
    const i = columnAt(columns, a).index;
    if (kinds[i] !== 'money') continue;
    if (isAmidText(a, tl, columns[i])) {
      crossing = true;
      continue;
    }
    if (owner[a.from] >= 0 || isInDate(a, tl.dates)) continue;
    // a text that begins where days stand and runs on to the amount is a sentence
    if (
      tl.dates.length === 0 &&
      a.from > 0 &&
      kinds[columnAt(columns, phraseAt(tl.line, a.from)?.words[0] ?? a).index] === 'date'
    )
      crossing = true;
    for (let w = a.from; w < a.to; w++) owner[w] = i;
    const cell = cells[i] ?? newCell(cells, columns, i);
    cell.amounts = cell.amounts.length === 0 ? [a] : [...cell.amounts, a];
  }
  let phrase = 0;
  let start = 0;
  let leftward = false;
  for (let w = 0; w < words.length; w++) {
    const starts = w === start;
    if (starts) start += phrases[phrase++].words.length;
    const word = words[w];
    const isFree = owner[w] < 0;
    if (isFree) {
      let i = columnAt(columns, word).index;
      if (!starts && owner[w - 1] !== i && kinds[i] !== 'text' && kinds[owner[w - 1]] === 'text') {
        // a description that runs into the next column's space stays one text
        i = owner[w - 1];
        crossing = true;
      }
      owner[w] = i;
    }
    const cell = cells[owner[w]] ?? newCell(cells, columns, owner[w]);
    cell.text = cell.text === '' ? word.text : `${cell.text} ${word.text}`;
    if (word.leftward) leftward = true;
    if (isFree && (cell.amounts.length > 0 || cell.dates.length > 0))
      cell.rest = cell.rest === '' ? word.text : `${cell.rest} ${word.text}`;
  }
  for (let w = 0; w < words.length; ) {
    const from = w++;
    while (w < words.length && owner[w] === owner[from]) w++;
    const cell = cells[owner[from]] as CellDraft;
    const own = words.slice(from, w);
    cell.words = cell.words.length === 0 ? own : [...cell.words, ...own];
  }
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i];
    if (cell === null) continue;
    if (cell.words.length > 0 && leftward) cell.text = textOf(cell.words);
    if (cell.words.length === 0) cells[i] = null;
    else if (cell.amounts.length === 0 && cell.dates.length === 0) cell.rest = cell.text;
  }
  return { source: tl, cells, crossing };
}

/** Given an amount on a line, returns it without the sign or letters behind it that stand in a column of marks: they are of the amount in the next one. */
function withoutMarkOfColumn(a: PlacedAmount, words: readonly Word[], columns: readonly Column[]): PlacedAmount {
  const last = a.to - 1;
  if (last === a.from || (a.token.sign === null && a.token.marker === null)) return a;
  if (columnAt(columns, words[last]).role !== 'marker' || markerSign(words[last].text) === null) return a;
  const x1 = words[last - 1].x1;
  if (columnAt(columns, { x0: a.x0, x1 }).role === 'marker') return a;
  return { ...a, to: last, x1, token: { ...a.token, to: a.token.to - 1, sign: null, notation: null, marker: null } };
}

const NO_AMOUNTS: readonly PlacedAmount[] = [];
const NO_DATES: readonly PlacedDate[] = [];
const NO_WORDS: readonly Word[] = [];

/** A cell to be. */
type CellDraft = { -readonly [K in keyof Cell]: Cell[K] };

function newCell(cells: (CellDraft | null)[], columns: readonly Column[], i: number): CellDraft {
  const cell = { column: columns[i], words: NO_WORDS, text: '', rest: '', amounts: NO_AMOUNTS, dates: NO_DATES };
  cells[i] = cell;
  return cell;
}

/** Given a line and the index of one of its words, returns the phrase that holds it. */
function phraseAt({ phrases }: Line, word: number): Phrase {
  let p = 0;
  for (let end = phrases[0].words.length; end <= word; end += phrases[p].words.length) p++;
  return phrases[p];
}

function beginsPhrase(word: number, { phrases }: Line): boolean {
  let at = 0;
  for (let p = 0; at < word; p++) at += phrases[p].words.length;
  return at === word;
}

/** True for a date that stands elsewhere than those of its column: a text that runs into the space before these may end with one. */
function endsText(d: PlacedDate, reach: Reach | null): boolean {
  return reach !== null && (d.x1 < reach[0] || d.x0 > reach[1]);
}

/** The year of a date that a text holds is no amount. */
function isInDate(a: PlacedAmount, dates: readonly PlacedDate[]): boolean {
  for (const d of dates) if (d.to - d.from > 1 && a.from >= d.from && a.to <= d.to) return true;
  return false;
}

/**
 * True for an amount with words before and behind it: that of a sentence which runs on into the columns on both sides, or
 * that of a text which reaches into its column: "Card transaction of 86.09 EUR issued by …".
 */
function isAmidText({ from, to }: PlacedAmount, { line, amounts, dates }: TokenLine, column: Column): boolean {
  const { words } = line;
  if (from === 0 || to >= words.length) return false;
  const phrase = phraseAt(line, from);
  if (!phrase || phrase.x0 >= column.left) return false;
  for (const w of [from - 1, to])
    if (phraseAt(line, w) !== phrase || isInToken(w, amounts) || isInToken(w, dates)) return false;
  return phrase.x1 > column.right || (SMALL_LETTERS.test(words[from - 1].text) && GOES_ON.test(words[to].text));
}

function isInToken(word: number, tokens: readonly (PlacedAmount | PlacedDate)[]): boolean {
  for (const { from, to } of tokens) if (word >= from && word < to) return true;
  return false;
}

/** Words of a sentence around an amount: what tells its side or currency is shorter, or of capital letters. */
const SMALL_LETTERS = /^\p{Ll}+$/u;
const GOES_ON = /^\p{Ll}{3,}$/u;
