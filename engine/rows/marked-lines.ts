/** Marks the lines of a table's body with all that assembling rows asks of them. */
import { statesDayBalance } from '../lexicon/lines/day-balances.ts';
import { type KindOfLine, lineKind } from '../lexicon/lines/kind-of-line.ts';
import type { Line } from '../model/line.ts';
import { firstOf, itemAt, makeOnce, numberAt, onlyOf } from '../model/lists.ts';
import type { Cell, ColumnKind, RowLine } from '../model/row.ts';
import {
  columnAt,
  type PlacedAmount,
  type PlacedDate,
  type Segment,
  type Table,
  type TokenLine,
} from '../model/table.ts';
import type { Word } from '../model/word.ts';
import { cutLine, NONE } from './cells.ts';
import { amountOf, columnsOfDecimals } from './decimals.ts';
import type { MarkedLine } from './marked-line.ts';
import { balanceNamedAbove, kindBeforeAmount, listIn, sectionIn } from './named-lines.ts';
import { isTypedRule } from './overprints.ts';
import { placeIndents, type Unplaced } from './text-starts.ts';
import { bookingNamed, dayHeading, saysBookingDay } from './title/day-headings.ts';

const TITLE_WORDS = 8;
const NO_LETTERS = /\P{L}/gu;

/** What is the same for all lines of a table. */
interface MarkedTable {
  readonly kinds: readonly ColumnKind[];
  /** by segment and column index, whether amounts are printed with decimals there */
  readonly decimals: readonly (readonly boolean[])[];
  readonly undated: boolean;
  /** index of the column that describes; -1 without one */
  readonly main: number;
}

export function markLines(table: Table, kinds: readonly ColumnKind[]): MarkedLine[] {
  const [decimals, undated] = [columnsOfDecimals(table, kinds), !kinds.includes('date')];
  const all = { kinds, decimals, undated, main: descriptionAt(table, kinds) };
  const marked: Unplaced[] = [];
  const alike = new Map<Segment['columns'], Unplaced[]>();
  for (const [s, segment] of table.segments.entries()) {
    const others = makeOnce(alike, segment.columns, () => []);
    const marker = new SegmentMarker(segment, s, all);
    for (const tl of segment.body) {
      const l = marker.mark(tl);
      marked.push(l);
      others.push(l);
    }
  }
  for (const lines of alike.values()) placeIndents(lines, all.main);
  return marked;
}

/** Returns the index of the column of descriptions: headed so, or with the most letters; -1 without texts. */
function descriptionAt({ segments }: Table, kinds: readonly ColumnKind[]): number {
  const { columns } = segments[0];
  const headed = columns.findIndex((c, i) => kinds[i] === 'text' && c.role === 'description');
  if (headed >= 0) return headed;
  const letters = columns.map(() => 0);
  for (const segment of segments) {
    for (const w of segment.body.flatMap(({ line }) => line.words)) {
      const { index } = columnAt(segment.columns, w);
      if (kinds[index] === 'text') letters[index] = numberAt(letters, index) + w.text.replace(NO_LETTERS, '').length;
    }
  }
  return letters.reduce((best, n, i) => (n > (letters[best] ?? 0) ? i : best), -1);
}

/** Marks the lines of one segment, from top to bottom. */
class SegmentMarker {
  readonly #segment: Segment;
  readonly #index: number;
  readonly #table: MarkedTable;
  readonly #booked: ReturnType<typeof bookingNamed>;
  /** the line before */
  #above: Unplaced | null = null;
  /** how many of the segment's rules are above */
  #rulesAbove = 0;

  constructor(segment: Segment, index: number, table: MarkedTable) {
    this.#segment = segment;
    this.#index = index;
    this.#table = table;
    this.#booked = bookingNamed(segment.columns);
  }

  mark(tl: TokenLine): Unplaced {
    const { line } = tl;
    const row = cutLine(tl, this.#segment, this.#table.kinds);
    const held = this.#held(row, this.#table.undated && statesDayBalance(tl));
    const { amounts, dates } = held;
    const texts = held.texts.map((cell) => cell.text);
    const anchor = amounts.some((amount) => amount !== null);
    const main = row.cells[this.#table.main] ?? null;
    const isUntitled = anchor || dates.length > 0 || line.words.length > TITLE_WORDS;
    const alone = dates.length > 0 ? null : onlyOf(amounts.filter((one) => one !== null));
    const named = alone && balanceNamedAbove(alone, tl, this.#above?.row.source);
    const kind = named ?? this.#carried(amounts, alone, kindOf(tl, texts, anchor, dates.length > 0));
    const ruledFrom = this.#ruledFrom(line);
    this.#above = {
      row,
      amounts,
      dates,
      dayHeading: anchor ? null : dayHeading(tl, this.#booked),
      bookingDay: !anchor && tl.dates.length === 1 && saysBookingDay(tl, this.#booked),
      anchor,
      text: texts.join(' '),
      kind: kind?.kind ?? null,
      kindExact: kind?.exact ?? false,
      ...openedBy(line, { anchor, isUntitled, apart: main === null && line.phrases.length === 1 }),
      baseline: line.baseline,
      size: line.size,
      indent: beginning((main ?? held.texts[0])?.words[0], line, anchor),
      described: main !== null,
      bold: line.words[0].style.bold,
      typedFrom: !anchor && isTypedRule(line) ? line.box[0] : null,
      ruledAbove: ruledFrom < Infinity,
      ruledFrom,
      segment: this.#index,
    };
    return this.#above;
  }

  /** A subtotal whose only figure is the last balance again, in its column, is the balance that a page carries over. */
  #carried(amounts: readonly (PlacedAmount | null)[], alone: PlacedAmount | null, kind: KindOfLine | null) {
    if (alone === null || kind?.kind !== 'subtotal' || !kind.exact) return kind;
    const at = amounts.indexOf(alone);
    const isBalance = itemAt(this.#segment.columns, at).role === 'balance';
    const isLast = this.#above?.amounts[at]?.token.digits === alone.token.digits;
    return isBalance && isLast ? { ...kind, kind: 'carried_forward' as const } : kind;
  }

  /** Returns what a line's cells hold. `headsDay`: its balance heads a day's rows, and is no amount of a row. */
  #held({ cells, crossing, source }: RowLine, headsDay: boolean) {
    const { kinds, decimals } = this.#table;
    const texts: Cell[] = [];
    // most lines have one date at the most
    let dates: readonly PlacedDate[] = NONE;
    for (const [i, cell] of cells.entries()) {
      if (cell === null) continue;
      if (kinds[i] === 'text') texts.push(cell);
      if (kinds[i] === 'date') dates = dates.length === 0 ? cell.dates : [...dates, ...cell.dates];
    }
    const text = crossing ? source.line : null;
    const amounts = cells.map((cell, i) => {
      if (cell === null || kinds[i] !== 'money' || headsDay) return null;
      return amountOf(cell, { decimals: itemAt(itemAt(decimals, this.#index), i), dated: dates.length > 0, text });
    });
    return { amounts, dates, texts };
  }

  /** Where the rules between a line and the one before begin, drawn or typed, the furthest left; Infinity without. */
  #ruledFrom({ baseline }: Line): number {
    const { rules } = this.#segment;
    let from = this.#above?.typedFrom ?? Infinity;
    for (const { y, left } of rules.slice(this.#rulesAbove)) {
      if (y >= baseline) break;
      this.#rulesAbove++;
      if (y > (this.#above?.baseline ?? -Infinity)) from = Math.min(from, left);
    }
    return from;
  }
}

/** Returns the section that a line opens: as a title, or as the headings of a list without bookings. */
function openedBy(line: Line, { anchor, isUntitled, apart }: Record<'anchor' | 'isUntitled' | 'apart', boolean>) {
  const listed = anchor ? null : listIn(line);
  return { section: listed ?? (isUntitled ? null : sectionIn(line, apart)), headsList: listed !== null };
}

/** Returns what a line's words say that it is; a summary's may begin in columns of other things: "Wpływy | razem". */
function kindOf(tl: TokenLine, texts: readonly string[], anchor: boolean, dated: boolean): KindOfLine | null {
  const label = texts.join(' ') === '' ? tl.line.text : labelOf(texts);
  const words = lineKind(label);
  const whole = anchor ? (dated && !isDayAmidWords(tl) ? null : kindBeforeAmount(tl)) : lineKind(tl.line.text);
  return [whole, words].find((found) => found?.exact) ?? whole ?? words;
}

/** True for a day in a text that begins the line, across columns: "Kontostand am 31.12.2023, Auszug Nr. 12". */
function isDayAmidWords({ line: { phrases }, dates: [day] }: TokenLine): boolean {
  const [first] = phrases;
  return day !== undefined && day.from > 0 && day.to <= first.words.length && /^\p{L}/u.test(first.text);
}

/** Texts of a script without spaces: those of two columns would run together to one word. */
const UNSPACED = /^[\u3040-\u9fff\u0e00-\u0eff\uac00-\ud7a3]+$/;

/** Returns what may name a line: the texts of all its columns, or the first if they would run together. */
function labelOf(texts: readonly string[]): string {
  const worded = texts.filter((text) => /\p{L}/u.test(text));
  return worded.length > 1 && worded.every((text) => UNSPACED.test(text)) ? firstOf(worded) : texts.join(' ');
}

/** Returns where a line's text begins: without an amount it may run into the column of descriptions from the left. */
function beginning(first: Word | undefined, line: Line, anchor: boolean): number {
  const phrase = first && !anchor ? line.phrases.find((p) => p.words.includes(first)) : undefined;
  return phrase?.x0 ?? first?.x0 ?? line.box[0];
}
