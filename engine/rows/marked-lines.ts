/** Tells what each line of a table's body is: an anchor of a row, a part of one, a title, or none of these. */
import { isWeekdayBesideDate } from '../lexicon/calendar/weekdays.ts';
import { dayNamed } from '../lexicon/headings/day-words.ts';
import { columnRole } from '../lexicon/headings/heading-roles.ts';
import { lineKind, namesDayBalance } from '../lexicon/lines/kind-of-line.ts';
import { sectionTitle } from '../lexicon/lines/section-titles.ts';
import { namesBookings } from '../lexicon/lines/sections.ts';
import { fold } from '../lexicon/phrases/fold.ts';
import type { Line } from '../model/line.ts';
import type { Cell, ColumnKind, Section } from '../model/row.ts';
import type { PlacedAmount, PlacedDate, Segment, Table, TokenLine } from '../model/table.ts';
import type { Word } from '../model/word.ts';
import { cutLine, type UsualDates, usualDates } from './cells.ts';
import { columnAt } from './column-at.ts';
import { kindBeforeAmount } from './labelled-amounts.ts';
import type { MarkedLine } from './marked-line.ts';
import { isTypedRule } from './typed-rules.ts';

/** A title that says less surely what its section is says nothing. */
const SURE = 0.6;
/** Words of a section title, at the most. */
const TITLE_WORDS = 8;
/** "69,293,800": one group alone, "69,293", may have decimals as well. */
const GROUPED = /^\d{1,3}(?:([.,'’])\d{3})(?:\1\d{3})+$/;
const NO_LETTERS = /\P{L}/gu;

/** Given a table and the kinds of its columns, returns the lines of its segments, marked. */
export function markLines(table: Table, kinds: readonly ColumnKind[]): MarkedLine[] {
  const decimals = columnsOfDecimals(table, kinds);
  const main = descriptionAt(table, kinds);
  const marked: Unplaced[] = [];
  const alike = new Map<Segment['columns'], Unplaced[]>();
  for (const [s, segment] of table.segments.entries()) {
    const lines = markSegment(segment, s, kinds, decimals, main);
    const others = alike.get(segment.columns) ?? [];
    alike.set(segment.columns, others);
    for (const l of lines) {
      marked.push(l);
      others.push(l);
    }
  }
  for (const lines of alike.values()) {
    const start = usualStart(lines);
    for (const l of lines) l.indent -= start;
  }
  return marked;
}

/** Given a table and the kinds of its columns, returns the index of the one that describes: headed so, or with the most letters; -1 without texts. */
function descriptionAt({ segments }: Table, kinds: readonly ColumnKind[]): number {
  const { columns } = segments[0];
  const headed = columns.findIndex((c, i) => kinds[i] === 'text' && c.role === 'description');
  if (headed >= 0) return headed;
  const letters = columns.map(() => 0);
  for (const segment of segments)
    for (const { line } of segment.body)
      for (const w of line.words) {
        const { index } = columnAt(segment.columns, w);
        if (kinds[index] === 'text') letters[index] += w.text.replace(NO_LETTERS, '').length;
      }
  return letters.reduce((best, n, i) => (n > (letters[best] ?? 0) ? i : best), -1);
}

const NO_DATES: readonly PlacedDate[] = [];

/** A line of which the table's usual start is not known yet: its indent is that from the page's edge. */
type Unplaced = Omit<MarkedLine, 'indent'> & { indent: number };

/** The same for one segment. */
function markSegment(
  segment: Segment,
  segmentIndex: number,
  kinds: readonly ColumnKind[],
  decimals: readonly boolean[],
  main: number,
): Unplaced[] {
  const out: Unplaced[] = [];
  let usualFound: UsualDates | null = null;
  const usual = () => {
    usualFound ??= usualDates(segment.body, segment.columns);
    return usualFound;
  };
  let previousBaseline = -Infinity;
  let rule = 0;
  const booked = bookingNamed(segment.columns);
  const undated = !kinds.includes('date');
  for (const tl of segment.body) {
    const row = cutLine(tl, segment.columns, kinds, usual);
    const amounts = new Array<PlacedAmount | null>(row.cells.length);
    let dates: readonly PlacedDate[] = NO_DATES;
    const texts: string[] = [];
    let firstText: Cell | null = null;
    let anchor = false;
    // a day with its balance heads the rows below it: the balance is none of theirs
    const headsDay = undated && statesDayBalance(tl);
    for (let i = 0; i < row.cells.length; i++) {
      const cell = row.cells[i];
      const amount = cell !== null && kinds[i] === 'money' && !headsDay ? amountOf(cell, decimals[i]) : null;
      amounts[i] = amount;
      if (amount !== null) anchor = true;
      if (cell === null || kinds[i] === 'money') continue;
      if (kinds[i] === 'date') dates = dates.length === 0 ? cell.dates : [...dates, ...cell.dates];
      else {
        firstText ??= cell;
        texts.push(cell.text);
      }
    }
    const text = texts.length === 1 ? texts[0] : texts.join(' ');
    const { line } = tl;
    let ruledFrom = out.at(-1)?.typedFrom ?? Infinity;
    for (; rule < segment.rules.length && segment.rules[rule].y < line.baseline; rule++)
      if (segment.rules[rule].y > previousBaseline) ruledFrom = Math.min(ruledFrom, segment.rules[rule].left);
    const words = lineKind(text !== '' ? labelOf(texts) : line.text);
    const whole = anchor ? (dates.length > 0 ? null : kindBeforeAmount(tl)) : lineKind(line.text);
    // words of a summary may begin where days or amounts of rows stand: "Wpływy | razem"
    const found = whole?.exact ? whole : words?.exact ? words : (whole ?? words);
    const described = row.cells[main] !== null && row.cells[main] !== undefined;
    const untitled = anchor || dates.length > 0 || line.words.length > TITLE_WORDS;
    out.push({
      row,
      amounts,
      dates,
      dayHeading: anchor ? null : dayHeading(tl, booked),
      bookingDay: !anchor && tl.dates.length === 1 && saysBookingDay(tl, booked),
      anchor,
      text,
      kind: found?.kind ?? null,
      kindExact: found?.exact ?? false,
      section: untitled ? null : sectionIn(line, !described && line.phrases.length === 1),
      baseline: line.baseline,
      size: line.size,
      indent: beginning((row.cells[main] ?? firstText)?.words[0], line, anchor),
      described,
      bold: line.words[0]?.style.bold ?? false,
      typedFrom: !anchor && isTypedRule(line) ? line.box[0] : null,
      ruledAbove: ruledFrom < Infinity,
      ruledFrom,
      segment: segmentIndex,
    });
    previousBaseline = line.baseline;
  }
  return out;
}

/** Given a cell of a column of money (`decimals`: it prints them), returns its amount, the last of several, or a nought without them that stands alone; or null. */
function amountOf({ amounts, words }: Cell, decimals: boolean): PlacedAmount | null {
  for (let k = amounts.length - 1; k >= 0; k--) if (!decimals || isPrintedMoney(amounts[k])) return amounts[k];
  return words.length === 1 && amounts.length === 1 && /^0+$/.test(amounts[0].token.digits) ? amounts[0] : null;
}

/** Texts of a script without spaces: those of two columns would run together to one word. */
const UNSPACED = /^[\u3040-\u9fff\u0e00-\u0eff\uac00-\ud7a3]+$/;

/** Given the texts of a line, column by column, returns what may name it: all of them, or the first where they would run together. */
function labelOf(texts: readonly string[]): string {
  if (texts.length === 1) return texts[0];
  const worded = texts.filter((text) => /\p{L}/u.test(text));
  return worded.length > 1 && worded.every((text) => UNSPACED.test(text)) ? worded[0] : texts.join(' ');
}

/** Given the first word of a line's description, returns where its text begins: without an amount it may run into the column from further left. */
function beginning(first: Word | undefined, line: Line, anchor: boolean): number {
  const phrase = first && !anchor ? line.phrases.find((p) => p.words.includes(first)) : undefined;
  return phrase?.x0 ?? first?.x0 ?? line.box[0];
}

/** Given lines, returns where most texts on lines with amounts begin; NaN where there are none. */
function usualStart(lines: readonly MarkedLine[]): number {
  const counts = new Map<number, number>();
  for (const l of lines) {
    if (!l.anchor || !l.described || l.kindExact) continue;
    const x = Math.round(l.indent);
    counts.set(x, (counts.get(x) ?? 0) + 1);
  }
  let best = Number.NaN;
  let most = 0;
  for (const [x, n] of counts) {
    if (n > most || (n === most && x < best)) {
      best = x;
      most = n;
    }
  }
  return best;
}

/** How surely headings name the day of booking: in so many words, by saying only that they head dates, or not at all. */
type BookingNamed = 'surely' | 'perhaps' | 'no';

function bookingNamed(columns: Segment['columns']): BookingNamed {
  const dated = columns.filter(({ role }) => role === 'date');
  if (dated.length === 0) return 'no';
  return dated.some(({ heading }) => dayNamed(heading) === 'booking') ? 'surely' : 'perhaps';
}

/** Given a line, and how surely headings name the day of booking, returns its date where it holds nothing else but a day of the week or the day's balance, or that name before it. */
function dayHeading(tl: TokenLine, booked: BookingNamed): PlacedDate | null {
  const { line, dates } = tl;
  const [date, other] = dates;
  if (!date || other || date.token.loose) return null;
  if (saysBookingDay(tl, booked)) return date;
  const rest = line.words.filter((_, w) => w < date.from || w >= date.to);
  if (rest.every(({ text }) => isWeekdayBesideDate(fold(text)))) return date;
  return statesDayBalance(tl) ? date : null;
}

/** True for a line of a day with its balance: "1 de Março de 2024 Saldo do dia: R$ 12,50". */
function statesDayBalance({ line, dates: [date], amounts }: TokenLine): boolean {
  const amount = amounts.find(({ from }) => from >= date?.to);
  if (date?.from !== 0 || !amount) return false;
  const between = line.words.slice(date.to, amount.from).map(({ text }) => text);
  return namesDayBalance(between.join(' '));
}

/** True for a line that names the day of booking, more surely than headings do, and states it: "Kirjauspäivä 4.6.2021". */
function saysBookingDay({ line, dates: [date] }: TokenLine, booked: BookingNamed): boolean {
  if (booked === 'surely' || !date || date.from === 0 || date.to !== line.words.length) return false;
  const name = line.words
    .slice(0, date.from)
    .map(({ text }) => text)
    .join(' ')
    .replace(/:$/, '');
  if (booked === 'perhaps' && dayNamed(name) !== 'booking') return false;
  const role = columnRole(name);
  return role !== null && role.role === 'date' && role.weight >= SURE;
}

/** Where amounts have decimals, a bare whole number in their column is something else: a count, a footnote; one in groups may be in money without cents. */
function isPrintedMoney({ token }: PlacedAmount): boolean {
  return !token.whole || token.nil || token.symbol !== null || GROUPED.test(token.digits);
}

/** Given a table, returns by column index whether its amounts are printed with decimals: "1,234" may be grouped, and tells nothing. */
function columnsOfDecimals(table: Table, kinds: readonly ColumnKind[]): boolean[] {
  // how many more amounts have decimals than have none
  const more = kinds.map(() => 0);
  for (const { columns, body } of table.segments) {
    for (const { amounts } of body) for (const a of amounts) more[columnAt(columns, a).index] += decimalsOf(a);
  }
  // a column that no heading calls money may hold days or codes: it prints what the others do
  const usual = sum(more.filter((_, i) => kinds[i] === 'money')) > 0;
  return table.segments[0].columns.map(({ role }, i) => (role === null ? usual : more[i] > 0));
}

/** 1 for an amount with decimals, -1 for one without, 0 for one that may be either. */
function decimalsOf({ token }: PlacedAmount): 1 | -1 | 0 {
  if (token.whole) return -1;
  return token.decimals['.'] !== 0 && token.decimals[','] !== 0 ? 1 : 0;
}

/** Given a line (`inBody`: one of a table's body; `apart`: where no texts of rows stand), returns the section that it opens as a title, or null where it is none that is known. */
export function sectionOf({ text, phrases }: Line, inBody = false, apart = false): Section | null {
  const found = sectionTitle(text, phrases[0]?.text ?? '', inBody, apart);
  return found && { title: text, ...found };
}

/** The same for a line of a table's body (`apart`: where no texts of rows stand): there "Detail" heads bookings of both sides. */
function sectionIn(line: Line, apart: boolean): Section | null {
  const bookings = apart && namesBookings(line.text) ? { title: line.text, sign: null } : null;
  return sectionOf(line, true, apart) ?? bookings;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

/** Given the line with a row's amount, returns how far left its text may begin, in points from the usual start: that of another list may stand further right. */
export function startOf(anchor: MarkedLine | null): number {
  return anchor?.described && anchor.dates.length > 0 ? Math.min(0, anchor.indent) : 0;
}
