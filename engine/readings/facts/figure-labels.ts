/** Reads labels of figures off a line: words before an amount, or a phrase, and the day in them. */
import { holdsWord } from '../../geometry/spans.ts';
import { beginBelow, type LineAt, phraseBelow } from '../../labels/near-phrases.ts';
import { pattern } from '../../lexicon/phrases/pattern.ts';
import { itemAt, onlyOf } from '../../model/lists.ts';
import type { PlacedAmount, PlacedDate, TokenLine } from '../../model/table.ts';
import { type FigureKind, figureKind, namesFigure } from './figure-kinds.ts';

export interface TokenLineAt extends LineAt {
  readonly lines: readonly TokenLine[];
}

/** A label without the day in it. */
export interface Label {
  readonly text: string;
  readonly date: PlacedDate | null;
}

export const NO_LABEL: Label = { text: '', date: null };

/** The second line of a label begins where the first does, right below it. */
const SECOND_LINE = { aligned: beginBelow, sizes: 1.7, lines: 1 };

const EQUALS = '=';

/** Given a line, returns its amounts that are no part of a date, and number no sentence. */
export function amountsOf(tl: TokenLine): PlacedAmount[] {
  // a dash between terms of a sum is a minus: "Opening balance - Debits + Credits = Closing balance"
  const isSum = tl.texts.includes(EQUALS);
  return tl.amounts.filter((amount) => {
    if (amount.token.nil && (isSum || endsWords(amount, tl))) return false;
    const isDay = holdsWord(tl.dates, amount.from) && !SYMBOL.test(tl.texts[amount.from - 1] ?? '');
    return !isDay && !numbersSentence(amount, tl);
  });
}

/** At the left edge of a cell: no day has one before it, "$      11.29". */
const SYMBOL = /^\p{Sc}$/u;
const ORDINAL = /^\d{1,2}[.)]$/;
const WORD = /\p{L}{2}/u;
/** Words of a sentence, at the least: fewer may be a label behind a count. */
const LEAST_WORDS = 4;

/** True for a number that begins a sentence of a list: "2. Subtract any automatic payments". */
function numbersSentence({ from, to }: PlacedAmount, { line: { words, phrases } }: TokenLine): boolean {
  const word = words[from];
  if (word === undefined || to > from + 1 || !ORDINAL.test(word.text)) return false;
  const own = phrases.find((phrase) => phrase.words[0] === word);
  return own !== undefined && own.words.filter(({ text }) => WORD.test(text)).length >= LEAST_WORDS;
}

/** True for a dash right behind words: a figure to be filled in, "Total withdrawals -". */
function endsWords({ token, from }: PlacedAmount, { line: { words, phrases } }: TokenLine): boolean {
  const [before, word] = [words[from - 1], words[from]];
  if (!before || !word || !/^[-–—]+$/.test(token.text) || before.text.endsWith(':')) return false;
  return phrases.some((phrase) => phrase.words.includes(word) && phrase.words.includes(before));
}

/** Words between a number of bookings and their sum: "借方合计：7 笔 205,007.20". */
const COUNTERS = pattern('iu')`
  ^(?:[笔筆件건次口]|รายการ|items?|txns?|transactions?|entries|operaciones|operações|opérations
  |mov(?:imientos|imentos|imenti)?\.?|buchungen|umsätze)$`;

/** Given an amount and the word behind the amount before it, or 0, returns the label between. */
export function labelBefore(amount: PlacedAmount, from: number, at: TokenLineAt): Label {
  const own = ownLabel(itemAt(at.lines, at.at), from, amount.from);
  return from > 0 && COUNTERS.test(own.text) ? NO_LABEL : wholeLabel(own, amount, at);
}

const OF_SIDE: ReadonlySet<FigureKind | undefined> = new Set(['total_in', 'total_out'] as const);

/** The label in a span of a line's words: all of them, or the last phrase if that alone is known, or known better. */
function ownLabel(tl: TokenLine, from: number, to: number): Label {
  const whole = labelOfWords(tl, from, to);
  const known = figureKind(whole.text);
  if (whole.text === '' || known?.sure) return whole;
  const { phrases, words } = tl.line;
  let start = words.length;
  for (let i = phrases.length - 1; i > 0; i--) {
    start -= itemAt(phrases, i).words.length;
    if (start <= from) return whole;
    const last = start < to ? labelOfWords(tl, start, to) : NO_LABEL;
    if (last.text === '') continue;
    const own = figureKind(last.text);
    // "OBROTY WN (OBCIĄŻENIA)   ilość: 8": the number is that of the side before it
    const side = own?.kind === 'count' ? labelOfWords(tl, from, start) : NO_LABEL;
    if (OF_SIDE.has(figureKind(side.text)?.kind)) return side;
    return own?.sure || (own && !known) ? last : whole;
  }
  return whole;
}

/**
 * The label right before an amount with its second line, if only both name more than some balance: "Balance at the
 * begin", "of the period".
 */
function wholeLabel(label: Label, { from }: PlacedAmount, at: TokenLineAt): Label {
  const next: TokenLine | undefined = at.lines[at.at + 1];
  if (label.text === '' || next === undefined || next.amounts.length > 0 || namesFigure(label.text)) return label;
  const { line } = itemAt(at.lines, at.at);
  const own = line.phrases.find(({ words }) => words.some((word) => word === line.words[from - 1]));
  const below = own && phraseBelow(own, at, SECOND_LINE)?.phrase;
  const text = below && `${label.text} ${below.text.replace(/[:：]$/u, '')}`;
  return text !== undefined && namesFigure(text) ? { text, date: label.date } : label;
}

/** Given a span of a line's words, returns them without their date. */
export function labelOfWords(tl: TokenLine, from: number, to: number): Label {
  const dates = tl.dates.filter((d) => d.from >= from && d.to <= to);
  const words = tl.line.words.slice(from, to).filter((_, i) => !holdsWord(dates, from + i));
  const joined = words.map(({ text }) => text).join(' ');
  // a symbol at the left edge of the amount's cell, "Total deposits $      920.00", is none of its words
  const bare = joined.replace(/[:.…\s]+(?:\p{Sc}[:.…\s]*)?$|(?<=\p{L})\s\p{Sc}$/u, '').trim();
  // signs alone name nothing: "420.00 - 315.00 + 205.80 = 310.80"
  const text = /[\p{L}\d#№]/u.test(bare) ? bare : '';
  return { text, date: onlyOf(dates) };
}

/** Given a line and the index of a phrase, returns that as a label. */
export function labelOfPhrase(tl: TokenLine, which: number): Label {
  const { phrases } = tl.line;
  const from = phrases.slice(0, which).reduce((count, { words }) => count + words.length, 0);
  return labelOfWords(tl, from, from + itemAt(phrases, which).words.length);
}
