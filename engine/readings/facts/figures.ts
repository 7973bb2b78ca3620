/** Finds labelled figures outside the rows: balances, totals and counts, each with what its label says. */
import { datesIn } from '../../dates/scan.ts';
import type { Phrase } from '../../model/line.ts';
import type { PlacedAmount, PlacedDate, TokenLine } from '../../model/table.ts';
import { type FigureKind, figureKind, namesFigure } from './figure-kinds.ts';

/** An amount or a count outside the rows. */
export interface Figure {
  /** what its label says that it is; null where no known label stands by it */
  readonly kind: FigureKind | null;
  readonly amount: PlacedAmount;
  readonly label: string;
  /** the label can name nothing else */
  readonly sure: boolean;
  /** the day that the label names: "Balance on 1 May" */
  readonly date: PlacedDate | null;
  /** that day stands alone before the amount, as in a list of days */
  readonly listed: boolean;
  readonly line: TokenLine;
}

/** A label stands above its value within this many text sizes, its own two lines within so many. */
const LABEL_ABOVE = 2.6;
const LABEL_PITCH = 1.7;
/** A line of labels alone, one to each amount, stands above them within so many. */
const HEADINGS_ABOVE = 4.5;
/** Labels on such a line that name figures, at the least. */
const LEAST_HEADINGS = 2;
/** Digits of a count of transactions, at the most. */
const LONGEST_COUNT = 4;
const YEAR = /^(?:19|20)\d\d$/;
/** A label's words without the day that it names. */
interface Label {
  readonly text: string;
  readonly date: PlacedDate | null;
}

const NO_LABEL: Label = { text: '', date: null };

/** Given a line outside the rows, by its index among all lines, returns its figures, left to right. */
export function figuresOf(tl: TokenLine, index: number, lines: readonly TokenLine[]): Figure[] {
  const out: Figure[] = [];
  const amounts = amountsOf(tl);
  let from = 0;
  let label = NO_LABEL;
  let labelIsOwn = false;
  for (let i = 0; i < amounts.length; i++) {
    const amount = amounts[i];
    const own = ownLabel(tl, from, amount.from);
    const before = i > 0 && COUNTERS.test(own.text) ? NO_LABEL : wholeLabel(own, amount, index, lines);
    from = endOf(amount, amounts[i + 1], tl);
    const above = isItsOwn(before, amount, tl)
      ? NO_LABEL
      : (labelBelow(amount, index, lines) ?? labelAbove(amount, i, amounts.length, index, lines));
    const useAbove = above.text !== '' && (before.text === '' || figureKind(above.text) !== null);
    // without words of its own an amount has the heading above it, or shares a label: "Credits 3 12 147,90"
    if (before.text !== '' && !useAbove) [label, labelIsOwn] = [before, true];
    else if (useAbove && (!labelIsOwn || figureKind(above.text))) [label, labelIsOwn] = [above, false];
    else if (!labelIsOwn) label = NO_LABEL;
    const named = label.text === '' ? null : figureKind(label.text);
    const kind = named ? asCount(named.kind, amount) : null;
    if (named && kind === null) continue;
    const sure = named?.sure === true && (before.text === '' || label === before);
    out.push({
      kind,
      amount,
      label: label.text,
      sure,
      date: label.date ?? before.date,
      listed: label.date === null && before.date !== null,
      line: tl,
    });
  }
  return out;
}

/** True for words before an amount that are its label, whatever stands above it: known, or several that a colon ties to it. */
function isItsOwn({ text }: Label, { from }: PlacedAmount, { line }: TokenLine): boolean {
  if (text === '') return false;
  return figureKind(text) !== null || (text.includes(' ') && line.words[from - 1].text.endsWith(':'));
}

/** Where what follows an amount begins: the word of a side behind it may begin the next label ("Debits: 5 Credits: 3", "4.50 Credit count: 1"); a count has no side. */
function endOf({ token, to, from }: PlacedAmount, next: PlacedAmount | undefined, tl: TokenLine): number {
  const counts = token.whole && token.symbol === null && token.digits.length <= LONGEST_COUNT;
  if (token.marker === null || to - from < 2) return to;
  return counts || (next && figureKind(labelOfWords(tl, to - 1, next.from).text)?.sure) ? to - 1 : to;
}

/** Words behind the number of bookings, before what they come to: "借方合计：7 笔 205,007.20". */
const COUNTERS =
  /^(?:[笔筆件건次口]|รายการ|items?|txns?|transactions?|entries|operaciones|operações|opérations|mov(?:imientos|imentos|imenti)?\.?|buchungen|umsätze)$/iu;

/** The sign before what a sum comes to. */
const EQUALS = '=';

/** The amounts of a line that are no part of a date. */
function amountsOf(tl: TokenLine): PlacedAmount[] {
  // a dash between the terms of a sum is a sign of it, and no nil: "Opening balance - Debits + Credits = Closing balance"
  const isSum = tl.texts.includes(EQUALS);
  const found: PlacedAmount[] = [];
  for (const amount of tl.amounts) {
    if (!(amount.token.nil && (isSum || endsWords(amount, tl))) && !isWithin(tl.dates, amount.from)) found.push(amount);
  }
  return found;
}

/** True for a dash right behind words, in one text with them: "Total withdrawals -" leaves its figure to be filled in. */
function endsWords({ token, from }: PlacedAmount, { line: { words, phrases } }: TokenLine): boolean {
  if (from === 0 || !/^[-–—]+$/.test(token.text) || words[from - 1].text.endsWith(':')) return false;
  return phrases.some((phrase) => phrase.words.includes(words[from]) && phrase.words.includes(words[from - 1]));
}

/** True for a word of a date. */
function isWithin(dates: readonly PlacedDate[], word: number): boolean {
  for (const { from, to } of dates) if (word >= from && word < to) return true;
  return false;
}

/** Given a span of a line's words, returns the label in them: all of them, or the last phrase where that alone is known. */
function ownLabel(tl: TokenLine, from: number, to: number): Label {
  const whole = labelOfWords(tl, from, to);
  if (whole.text === '' || figureKind(whole.text)) return whole;
  const phrases = tl.line.phrases;
  let start = tl.line.words.length;
  for (let i = phrases.length - 1; i > 0; i--) {
    start -= phrases[i].words.length;
    if (start <= from) return whole;
    if (start >= to) continue;
    const last = labelOfWords(tl, start, to);
    if (last.text !== '') return figureKind(last.text) ? last : whole;
  }
  return whole;
}

/** Given the label right before an amount, returns it with its second line, where only both together name more than some balance: "Balance at the begin", "of the period". */
function wholeLabel(label: Label, { from }: PlacedAmount, index: number, lines: readonly TokenLine[]): Label {
  const next: TokenLine | undefined = lines[index + 1];
  if (label.text === '' || next === undefined || next.amounts.length > 0 || namesFigure(label.text)) return label;
  const { line } = lines[index];
  if (next.line.page !== line.page || next.line.baseline - line.baseline > LABEL_PITCH * line.size) return label;
  const own = line.phrases.find(({ words }) => words.includes(line.words[from - 1]));
  const below = next.line.phrases.find(({ x0 }) => own !== undefined && Math.abs(x0 - own.x0) <= STACKED);
  const text = below && `${label.text} ${below.text.replace(/[:：]$/u, '')}`;
  return text !== undefined && namesFigure(text) ? { text, date: label.date } : label;
}

/** Given a span of a line's words, returns them without the date in them. */
function labelOfWords(tl: TokenLine, from: number, to: number): Label {
  const dates = tl.dates.filter((d) => d.from >= from && d.to <= to);
  const words: string[] = [];
  for (let i = from; i < to; i++) {
    if (!isWithin(dates, i)) words.push(tl.line.words[i].text);
  }
  const joined = words
    .join(' ')
    .replace(/[:.…\s]+$/u, '')
    .trim();
  // the signs of a sum name nothing: "420.00 - 315.00 + 205.80 = 310.80"
  const text = /[\p{L}\d#№]/u.test(joined) ? joined : '';
  if (dates.length === 0 && GLUED_DAY.test(text)) return withGluedDay(text, tl, from, to);
  return { text, date: dates.length === 1 ? dates[0] : null };
}

/** A day in the midst of a label that is written without spaces: "前月末残高（2025年5月31日現在）". */
const GLUED_DAY = /(?:令和|平成)?\d{1,4}年\d{1,2}月\d{1,2}日/u;

function withGluedDay(text: string, { line: { words } }: TokenLine, from: number, to: number): Label {
  for (let i = from; i < to; i++) {
    const [day] = GLUED_DAY.exec(words[i].text) ?? [];
    const [token] = day === undefined ? [] : datesIn([day]);
    if (day === undefined || token === undefined) continue;
    const { x0, x1 } = words[i];
    return {
      text: text.replace(day, ' ').trim(),
      date: { token: { ...token, from: i, to: i + 1 }, from: i, to: i + 1, x0, x1 },
    };
  }
  return { text, date: null };
}

const COUNTED: ReadonlySet<FigureKind> = new Set(['total_in', 'total_out', 'count_in', 'count_out', 'count']);

/** A whole number without a currency beside a total's label is a count. Balances stay: yen have no decimals. */
function asCount(kind: FigureKind, amount: PlacedAmount): FigureKind | null {
  if (!amount.token.whole || amount.token.symbol !== null || amount.token.digits.length > LONGEST_COUNT) return kind;
  if (!COUNTED.has(kind)) return kind;
  // "+11" is the begin of an amount that goes on below
  if (amount.token.sign !== null) return null;
  if (YEAR.test(amount.token.digits)) return null;
  if (kind === 'total_in') return 'count_in';
  return kind === 'total_out' ? 'count_out' : kind;
}

/** Given the i-th of `count` amounts of a line, without words that name it, returns the label that stands above it. */
function labelAbove(amount: PlacedAmount, i: number, count: number, index: number, lines: readonly TokenLine[]): Label {
  const own = lines[index].line;
  let below: (Label & { readonly baseline: number }) | null = null;
  for (let at = index - 1; at >= 0 && lines[at].line.page === own.page; at--) {
    const tl = lines[at];
    const { phrases, baseline } = tl.line;
    const reach = headsFigures(tl, count) ? HEADINGS_ABOVE : LABEL_ABOVE;
    if (!below && own.baseline - baseline > reach * own.size) break;
    if (below && below.baseline - baseline > LABEL_PITCH * own.size) break;
    const over = phrases.findIndex((p) => p.x0 < amount.x1 && p.x1 > amount.x0);
    // beside an amount of its own it is that one's label
    const beside = phrases.slice(Math.max(over, 0), over < 0 ? undefined : over + 2);
    if (amountsOf(tl).some((a) => a.from > 0 && !a.token.nil && beside.some((p) => a.x0 >= p.x0 && a.x1 <= p.x1)))
      break;
    const which = over >= 0 || phrases.length !== count || below ? over : i;
    if (which < 0) continue;
    const label = labelOfPhrase(tl, phrases, which);
    if (/\d/.test(label.text) || label.text === '') {
      if (below) break;
      continue;
    }
    if (!below) {
      const known = figureKind(label.text);
      if (known && known.kind !== 'balance') return label;
      below = { ...label, baseline };
      continue;
    }
    // a label of two lines; "balance" alone may be the second of one
    const joined = { text: `${label.text} ${below.text}`, date: label.date ?? below.date };
    return figureKind(joined.text) ? joined : below;
  }
  return below ?? NO_LABEL;
}

/** True for a line of as many labels as there are amounts, of which several name figures of a statement. */
function headsFigures({ line, amounts }: TokenLine, count: number): boolean {
  if (line.phrases.length !== count || amounts.length > 0) return false;
  return line.phrases.filter(({ text }) => figureKind(text) !== null).length >= LEAST_HEADINGS;
}

/** Labels and values of one stack begin at one place, to so many points. */
const STACKED = 3;

/** Given an amount that stands alone in a stack of values and labels which begins with a value, returns the label below it. */
function labelBelow(amount: PlacedAmount, index: number, lines: readonly TokenLine[]): Label | null {
  let top = index;
  for (let at = index; at >= 0; at = stackedOn(amount, at, -1, lines)) top = at;
  const first = lines[top].line;
  const next = top > 0 ? lines[top - 1].line : null;
  const headed =
    next?.page === first.page &&
    first.baseline - next.baseline <= LABEL_ABOVE * first.size &&
    next.phrases.some((p) => p.x0 < amount.x1 && p.x1 > amount.x0);
  if (headed || !isValue(amount, lines[top]) || !isValue(amount, lines[index])) return null;
  const below = stackedOn(amount, index, 1, lines);
  if (below < 0 || isValue(amount, lines[below])) return null;
  const { phrases } = lines[below].line;
  const label = labelOfPhrase(lines[below], phrases, phraseAt(amount, lines[below]));
  return figureKind(label.text) ? label : null;
}

/** The index of the next line up or down that has a phrase of the amount's stack, or -1. */
function stackedOn(amount: PlacedAmount, from: number, step: 1 | -1, lines: readonly TokenLine[]): number {
  const own = lines[from].line;
  for (let at = from + step; at >= 0 && at < lines.length && lines[at].line.page === own.page; at += step) {
    const { line } = lines[at];
    if (Math.abs(line.baseline - own.baseline) > LABEL_ABOVE * Math.max(own.size, line.size)) return -1;
    if (phraseAt(amount, lines[at]) >= 0) return at;
  }
  return -1;
}

/** The index of the line's phrase in the amount's stack, or -1. */
function phraseAt(amount: PlacedAmount, { line: { phrases } }: TokenLine): number {
  for (let i = 0; i < phrases.length; i++) if (Math.abs(phrases[i].x0 - amount.x0) <= STACKED) return i;
  return -1;
}

/** True where the line's phrase in the amount's stack is an amount and nothing else. */
function isValue(amount: PlacedAmount, tl: TokenLine): boolean {
  const phrase = tl.line.phrases[phraseAt(amount, tl)];
  if (!phrase) return false;
  for (const { x0, x1 } of amountsOf(tl)) {
    if (Math.abs(x0 - phrase.x0) <= STACKED && x1 >= phrase.x1 - STACKED) return true;
  }
  return false;
}

function labelOfPhrase(tl: TokenLine, phrases: readonly Phrase[], which: number): Label {
  let from = 0;
  for (let k = 0; k < which; k++) from += phrases[k].words.length;
  return labelOfWords(tl, from, from + phrases[which].words.length);
}
