/** Cuts lines into cells: dates and amounts are in the column that they reach into, text continues where it began. */
import { textOf } from '../geometry/reading-order.ts';
import { holdsWord } from '../geometry/spans.ts';
import { placeOf } from '../labels/values.ts';
import { markerSign } from '../lexicon/headings/markers.ts';
import type { Cell, ColumnKind, RowLine } from '../model/row.ts';
import { type Column, columnAt, type PlacedAmount, type PlacedDate, type TokenLine } from '../model/table.ts';
import type { Word } from '../model/word.ts';

/** From where to where something reaches, in points. */
type Reach = readonly [number, number];
/** By column index, from where to where its usual date reaches; null if it has none. */
export type UsualDates = readonly (Reach | null)[];

/** Returns how far the usual date of a segment reaches, by column index. */
export function usualDates(body: readonly TokenLine[], columns: readonly Column[]): UsualDates {
  const byColumn: PlacedDate[][] = columns.map(() => []);
  for (const { dates } of body) for (const d of dates) byColumn[columnAt(columns, d).index]?.push(d);
  return byColumn.map((dates) => {
    const usual = dates.sort((a, b) => a.x0 - b.x0)[Math.floor(dates.length / 2)];
    return usual ? [usual.x0, usual.x1] : null;
  });
}

/** Returns the cells of a line. `usual`: where dates usually are, which few lines ask. */
export function cutLine(
  tl: TokenLine,
  columns: readonly Column[],
  kinds: readonly ColumnKind[],
  usual: () => UsualDates,
): RowLine {
  const cutter = new LineCutter(tl, columns, kinds);
  cutter.takeDates(usual);
  cutter.takeAmounts();
  cutter.takeWords();
  return cutter.cut();
}

/** Cuts a line into cells: dates and amounts choose their columns first, then each other word gets the one it is in. */
class LineCutter {
  readonly #tl: TokenLine;
  readonly #columns: readonly Column[];
  readonly #kinds: readonly ColumnKind[];
  readonly #cells: (CellDraft | null)[];
  /** by word, the index of its column; -1 until it has one */
  readonly #owner: number[];
  #crossing = false;

  constructor(tl: TokenLine, columns: readonly Column[], kinds: readonly ColumnKind[]) {
    this.#tl = tl;
    this.#columns = columns;
    this.#kinds = kinds;
    this.#cells = columns.map(() => null);
    this.#owner = tl.line.words.map(() => -1);
  }

  takeDates(usual: () => UsualDates): void {
    for (const d of this.#tl.dates) {
      const i = columnAt(this.#columns, d).index;
      const isAtStart = d.from === 0 || placeOf(this.#tl.line, d.from)?.word === 0;
      if (this.#kinds[i] === 'date' && (isAtStart || !endsText(d, usual()[i]))) this.#take(d, i).dates.push(d);
    }
  }

  takeAmounts(): void {
    for (const amount of this.#tl.amounts) {
      const a = withoutMarkOfColumn(amount, this.#tl.line.words, this.#columns);
      const i = columnAt(this.#columns, a).index;
      if (this.#kinds[i] !== 'money') continue;
      if (isAmidText(a, this.#tl, this.#columns[i])) {
        this.#crossing = true;
        continue;
      }
      if (this.#owner[a.from] >= 0 || isInDate(a, this.#tl.dates)) continue;
      if (this.#endsSentence(a)) this.#crossing = true;
      this.#take(a, i).amounts.push(a);
    }
  }

  /** True for an amount that ends a text which begins where days are: a sentence. */
  #endsSentence(a: PlacedAmount): boolean {
    const { line, dates } = this.#tl;
    if (dates.length > 0 || a.from === 0) return false;
    return this.#kinds[columnAt(this.#columns, placeOf(line, a.from)?.phrase.words[0] ?? a).index] === 'date';
  }

  takeWords(): void {
    const { words, phrases } = this.#tl.line;
    let phrase = 0;
    let start = 0;
    for (let w = 0; w < words.length; w++) {
      const begins = w === start;
      if (begins) start += phrases[phrase++].words.length;
      const isFree = this.#owner[w] < 0;
      if (isFree) this.#owner[w] = this.#columnOf(w, begins);
      const cell = this.#cellAt(this.#owner[w]);
      cell.words.push(words[w]);
      if (isFree) cell.free.push(words[w]);
    }
  }

  /** The column of a word outside the dates and amounts. */
  #columnOf(w: number, beginsPhrase: boolean): number {
    const i = columnAt(this.#columns, this.#tl.line.words[w]).index;
    const before = this.#owner[w - 1];
    if (beginsPhrase || before === i || this.#kinds[i] === 'text' || this.#kinds[before] !== 'text') return i;
    // a description that runs into the next column's space stays one text
    this.#crossing = true;
    return before;
  }

  cut(): RowLine {
    const joined = this.#tl.line.words.some(({ leftward }) => leftward) ? textOf : textInOrder;
    const cells = this.#cells.map((draft): Cell | null => {
      if (draft === null || draft.words.length === 0) return null;
      const { column, words, amounts, dates, free } = draft;
      const text = joined(words);
      const rest = amounts.length + dates.length === 0 ? text : textInOrder(free);
      return { column, words, text, rest, amounts, dates };
    });
    return { source: this.#tl, cells, crossing: this.#crossing };
  }

  /** Gives the words of a date or an amount to a column, and returns its cell. */
  #take({ from, to }: PlacedAmount | PlacedDate, column: number): CellDraft {
    for (let w = from; w < to; w++) this.#owner[w] = column;
    return this.#cellAt(column);
  }

  #cellAt(column: number): CellDraft {
    this.#cells[column] ??= { column: this.#columns[column], words: [], free: [], amounts: [], dates: [] };
    return this.#cells[column];
  }
}

/** A cell while its line is cut. */
interface CellDraft extends Pick<Cell, 'column'> {
  readonly words: Word[];
  /** those outside the dates and amounts */
  readonly free: Word[];
  readonly amounts: PlacedAmount[];
  readonly dates: PlacedDate[];
}

const textInOrder = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** Returns an amount without the sign or letters behind it in a column of marks: they belong to the next amount. */
function withoutMarkOfColumn(a: PlacedAmount, words: readonly Word[], columns: readonly Column[]): PlacedAmount {
  const last = a.to - 1;
  if (last === a.from || (a.token.sign === null && a.token.marker === null)) return a;
  if (columnAt(columns, words[last]).role !== 'marker' || markerSign(words[last].text) === null) return a;
  const x1 = words[last - 1].x1;
  if (columnAt(columns, { x0: a.x0, x1 }).role === 'marker') return a;
  return { ...a, to: last, x1, token: { ...a.token, to: a.token.to - 1, sign: null, notation: null, marker: null } };
}

/** True for a date beside those of its column: a text that runs up to them may end with one. */
const endsText = (d: PlacedDate, reach: Reach | null): boolean =>
  reach !== null && (d.x1 < reach[0] || d.x0 > reach[1]);

/** The year of a date that a text holds is no amount. */
const isInDate = (a: PlacedAmount, dates: readonly PlacedDate[]): boolean =>
  dates.some((d) => d.to - d.from > 1 && a.from >= d.from && a.to <= d.to);

/** True for an amount in a sentence that runs over columns: "Card transaction of 86.09 EUR issued by …". */
function isAmidText({ from, to }: PlacedAmount, { line, amounts, dates }: TokenLine, column: Column): boolean {
  const { words } = line;
  if (from === 0 || to >= words.length) return false;
  const phrase = placeOf(line, from)?.phrase;
  if (!phrase || phrase.x0 >= column.left) return false;
  const isOfText = (w: number) => phrase.words.includes(words[w]) && !holdsWord(amounts, w) && !holdsWord(dates, w);
  if (!isOfText(from - 1) || !isOfText(to)) return false;
  return phrase.x1 > column.right || (SMALL_LETTERS.test(words[from - 1].text) && GOES_ON.test(words[to].text));
}

/** Words of a sentence around an amount: what tells its side or currency is shorter, or of capital letters. */
const SMALL_LETTERS = /^\p{Ll}+$/u;
const GOES_ON = /^\p{Ll}{3,}$/u;
