/** Cuts lines into cells: dates and amounts are in the column that they reach into, text continues where it began. */
import type { Interval } from '../geometry/intervals.ts';
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
  readonly #dates: PlacedDate[] = [];
  readonly #amounts: PlacedAmount[] = [];
  /** by word, the column that has it; -1 until it has one */
  readonly #owner: number[];
  #crossing = false;

  constructor(tl: TokenLine, segment: Segment, kinds: readonly ColumnKind[]) {
    this.#tl = tl;
    this.#segment = segment;
    this.#columns = segment.columns;
    this.#kinds = kinds;
    this.#owner = tl.line.words.map(() => -1);
  }

  #takeDates(): void {
    const { line, dates } = this.#tl;
    for (const d of dates) {
      const i = columnAt(this.#columns, d).index;
      const isAmid = d.from > 0 && phraseStart(line, d.from) !== d.from;
      if (this.#kinds[i] !== 'date' || (isAmid && endsText(d, usualDates(this.#segment)[i]))) continue;
      this.#owner.fill(i, d.from, d.to);
      this.#dates.push(d);
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
      if (endsBracket(a, this.#tl, itemAt(this.#columns, i))) continue;
      if (this.#endsSentence(a)) this.#crossing = true;
      this.#owner.fill(i, a.from, a.to);
      this.#amounts.push(a);
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
    for (const w of words.keys()) {
      const begins = w === start;
      if (begins) start += itemAt(phrases, phrase++).words.length;
      if (numberAt(this.#owner, w) < 0) this.#owner[w] = this.#columnOf(w, begins);
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

  cut(): RowLine {
    this.#takeDates();
    this.#takeAmounts();
    const free = this.#owner.map((column) => column < 0);
    this.#takeWords();
    const cells = this.#columns.map((column) => this.#cellOf(column, free));
    return { source: this.#tl, cells, crossing: this.#crossing };
  }

  /** Returns what a column has of the line, if anything. `free`: by word, whether it is in no date and no amount. */
  #cellOf(column: Column, free: readonly boolean[]): Cell | null {
    // most lines have words in few columns
    if (!this.#owner.includes(column.index)) return null;
    const isOwn = (_: Word, w: number) => this.#owner[w] === column.index;
    const words = this.#tl.line.words.filter(isOwn);
    const text = textOf(words);
    const [amounts, dates] = [this.#takenBy(column, this.#amounts), this.#takenBy(column, this.#dates)];
    if (amounts.length + dates.length === 0) return { column, words, text, rest: text, amounts, dates };
    const others = this.#tl.line.words.filter((word, w) => free[w] && isOwn(word, w));
    return { column, words, text, rest: others.map((word) => word.text).join(' '), amounts, dates };
  }

  #takenBy<T extends Interval>({ index }: Column, things: readonly T[]): readonly T[] {
    const own = things.filter((thing) => columnAt(this.#columns, thing).index === index);
    // most cells have none: they share a list
    return own.length === 0 ? NONE : own;
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

export const NONE: readonly never[] = [];

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

/** True for a figure that ends a bracket of the text before it, as far as it runs: "FEE (INCL VAT 9.00)". */
function endsBracket({ from, to }: PlacedAmount, { line }: TokenLine, column: Column): boolean {
  const own = line.words.slice(from, to).map(({ text }) => text);
  if (!own.at(-1)?.endsWith(')') || own.join('').includes('(')) return false;
  const phrase = phraseAt(line, from);
  if (phrase.x0 >= column.left) return false;
  const before = line.words.slice(line.words.indexOf(phrase.words[0]), from).map(({ text }) => text);
  return before.findLastIndex((text) => /^\(\p{L}/u.test(text)) > before.findLastIndex((text) => text.endsWith(')'));
}

/** Words of a sentence around an amount: what names its side or currency is shorter, or of capital letters. */
const SMALL_LETTERS = /^\p{Ll}+$/u;
const GOES_ON = /^\p{Ll}{3,}$/u;
