/** Cuts lines into cells: dates and amounts are in the column that they reach into, text continues where it began. */
import { textOf } from '../geometry/reading-order.ts';
import { holdsWord } from '../geometry/spans.ts';
import { markerSign } from '../lexicon/headings/markers.ts';
import { groupBy, itemAt, numberAt } from '../model/lists.ts';
import { onceFor } from '../model/once.ts';
import type { Cell, ColumnKind, RowLine } from '../model/row.ts';
import {
  type Column,
  columnAt,
  type PlacedAmount,
  type PlacedDate,
  type Segment,
  type TokenLine,
} from '../model/table.ts';
import type { Word } from '../model/word.ts';
import { phraseAt, phraseStart } from './phrases.ts';

/** Returns the usual date of each column of a segment, the middle one from left to right; few lines ask. */
const usualDates = onceFor(({ body, columns }: Segment): readonly (PlacedDate | undefined)[] => {
  const byColumn = groupBy(
    body.flatMap(({ dates }) => dates),
    (date) => columnAt(columns, date).index,
  );
  return columns.map(({ index }) => {
    const dates = byColumn.get(index) ?? [];
    return dates.sort((a, b) => a.x0 - b.x0)[Math.floor(dates.length / 2)];
  });
});

/** Returns the cells of a line of a segment. */
export const cutLine = (tl: TokenLine, segment: Segment, kinds: readonly ColumnKind[]): RowLine =>
  new LineCutter(tl, segment, kinds).cut();

/** Cuts a line into cells: its dates and amounts choose theirs first, and each other word gets the one it is in. */
class LineCutter {
  readonly #tl: TokenLine;
  readonly #segment: Segment;
  readonly #columns: readonly Column[];
  readonly #kinds: readonly ColumnKind[];
  readonly #cells: (CellDraft | null)[];
  /** by word, the column that has it; -1 until it has one */
  readonly #owner: number[];
  #crossing = false;
  #leftward = false;

  constructor(tl: TokenLine, segment: Segment, kinds: readonly ColumnKind[]) {
    this.#tl = tl;
    this.#segment = segment;
    this.#columns = segment.columns;
    this.#kinds = kinds;
    this.#cells = this.#columns.map(() => null);
    this.#owner = tl.line.words.map(() => -1);
  }

  #takeDates(): void {
    const { line, dates } = this.#tl;
    for (const d of dates) {
      const i = columnAt(this.#columns, d).index;
      const isAmid = d.from > 0 && phraseStart(line, d.from) !== d.from;
      if (this.#kinds[i] !== 'date' || (isAmid && endsText(d, usualDates(this.#segment)[i]))) continue;
      const cell = this.#take(d, i);
      cell.dates = [...cell.dates, d];
    }
  }

  #takeAmounts(): void {
    for (const amount of this.#tl.amounts) {
      const a = withoutMarkOfColumn(amount, this.#tl.line.words, this.#columns);
      const i = columnAt(this.#columns, a).index;
      if (this.#kinds[i] !== 'money') continue;
      if (isAmidText(a, this.#tl, itemAt(this.#columns, i))) {
        this.#crossing = true;
        continue;
      }
      if (numberAt(this.#owner, a.from) >= 0 || isInDate(a, this.#tl.dates)) continue;
      if (this.#endsSentence(a)) this.#crossing = true;
      const cell = this.#take(a, i);
      cell.amounts = [...cell.amounts, a];
    }
  }

  /** True for an amount that ends a text which begins where days are: a sentence. */
  #endsSentence(a: PlacedAmount): boolean {
    const { line, dates } = this.#tl;
    if (dates.length > 0 || a.from === 0) return false;
    return this.#kinds[columnAt(this.#columns, phraseAt(line, a.from).words[0]).index] === 'date';
  }

  #takeWords(): void {
    const { words, phrases } = this.#tl.line;
    let [phrase, start] = [0, 0];
    for (const [w, word] of words.entries()) {
      const begins = w === start;
      if (begins) start += itemAt(phrases, phrase++).words.length;
      const isFree = numberAt(this.#owner, w) < 0;
      if (isFree) this.#owner[w] = this.#columnOf(w, begins);
      this.#addText(word, this.#cellAt(numberAt(this.#owner, w)), isFree);
    }
  }

  /** The column of a word outside the dates and amounts. */
  #columnOf(w: number, beginsPhrase: boolean): number {
    const i = columnAt(this.#columns, itemAt(this.#tl.line.words, w)).index;
    const before = this.#owner[w - 1];
    if (beginsPhrase || before === undefined || before === i) return i;
    if (this.#kinds[i] === 'text' || this.#kinds[before] !== 'text') return i;
    // a description that runs into the next column's space stays one text
    this.#crossing = true;
    return before;
  }

  #addText(word: Word, cell: CellDraft, isFree: boolean): void {
    cell.text = cell.text === '' ? word.text : `${cell.text} ${word.text}`;
    if (word.leftward) this.#leftward = true;
    if (isFree && (cell.amounts.length > 0 || cell.dates.length > 0))
      cell.rest = cell.rest === '' ? word.text : `${cell.rest} ${word.text}`;
  }

  cut(): RowLine {
    this.#takeDates();
    this.#takeAmounts();
    this.#takeWords();
    this.#addWords();
    const cells = this.#cells.map((cell) => {
      if (cell === null || cell.words.length === 0) return null;
      if (this.#leftward) cell.text = textOf(cell.words);
      if (cell.amounts.length === 0 && cell.dates.length === 0) cell.rest = cell.text;
      return cell;
    });
    return { source: this.#tl, cells, crossing: this.#crossing };
  }

  #addWords(): void {
    const { words } = this.#tl.line;
    for (let w = 0; w < words.length; ) {
      const from = w++;
      while (w < words.length && this.#owner[w] === this.#owner[from]) w++;
      const [cell, own] = [this.#cellAt(numberAt(this.#owner, from)), words.slice(from, w)];
      cell.words = cell.words.length === 0 ? own : [...cell.words, ...own];
    }
  }

  /** Gives the words of a date or an amount to a column, and returns its cell. */
  #take({ from, to }: PlacedAmount | PlacedDate, column: number): CellDraft {
    for (let w = from; w < to; w++) this.#owner[w] = column;
    return this.#cellAt(column);
  }

  #cellAt(column: number): CellDraft {
    const cell = this.#cells[column] ?? { ...NO_CELL, column: itemAt(this.#columns, column) };
    this.#cells[column] = cell;
    return cell;
  }
}

/** Returns an amount without the sign or letters behind it in a column of marks: they belong to the next amount. */
function withoutMarkOfColumn(a: PlacedAmount, words: readonly Word[], columns: readonly Column[]): PlacedAmount {
  const last = a.to - 1;
  if (last === a.from || (a.token.sign === null && a.token.marker === null)) return a;
  const [{ x1 }, mark] = [itemAt(words, last - 1), itemAt(words, last)];
  if (columnAt(columns, mark).role !== 'marker' || markerSign(mark.text) === null) return a;
  if (columnAt(columns, { x0: a.x0, x1 }).role === 'marker') return a;
  return { ...a, to: last, x1, token: { ...a.token, to: a.token.to - 1, sign: null, notation: null, marker: null } };
}

type CellDraft = { -readonly [K in keyof Cell]: Cell[K] };

export const NO_DATES: readonly PlacedDate[] = [];
const NO_CELL: Omit<Cell, 'column'> = { words: [], text: '', rest: '', amounts: [], dates: NO_DATES };

/** True for a date beside those of its column: a text that runs up to them may end with one. */
const endsText = (d: PlacedDate, usual: PlacedDate | undefined): boolean =>
  usual !== undefined && (d.x1 < usual.x0 || d.x0 > usual.x1);

/** The year of a date that a text holds is no amount. */
const isInDate = (a: PlacedAmount, dates: readonly PlacedDate[]): boolean =>
  dates.some((d) => d.to - d.from > 1 && a.from >= d.from && a.to <= d.to);

/** True for an amount in a sentence that runs over columns: "Card transaction of 86.09 EUR issued by …". */
function isAmidText({ from, to }: PlacedAmount, { line, amounts, dates }: TokenLine, column: Column): boolean {
  const { words } = line;
  if (from === 0 || to >= words.length) return false;
  const phrase = phraseAt(line, from);
  if (phrase.x0 >= column.left) return false;
  for (const w of [from - 1, to])
    if (phraseAt(line, w) !== phrase || holdsWord(amounts, w) || holdsWord(dates, w)) return false;
  const [before, behind] = [itemAt(words, from - 1), itemAt(words, to)];
  return phrase.x1 > column.right || (SMALL_LETTERS.test(before.text) && GOES_ON.test(behind.text));
}

/** Words of a sentence around an amount: what names its side or currency is shorter, or of capital letters. */
const SMALL_LETTERS = /^\p{Ll}+$/u;
const GOES_ON = /^\p{Ll}{3,}$/u;
