/** Finds lines of a table that have a day and no amount, if rows are not made so. */
import { areOfPeriods } from '../../dates/period.ts';
import { placeOf } from '../../labels/values.ts';
import { namesDayMade } from '../../lexicon/facts/paper-names.ts';
import { isSentence } from '../../lexicon/lines/section-titles.ts';
import type { ColumnKind } from '../../model/row.ts';
import type { PlacedDate } from '../../model/table.ts';
import { isMoneyLike } from '../../money/moneylike.ts';
import type { MarkedLine } from '../marked-line.ts';
import { isRate } from '../title/rules.ts';
import type { TableSubject } from './table-subject.ts';

/** If so many rows have a line with a date and no amount, rows are made so: with a second date below the first. */
const USUAL_SHARE = 0.7;
/** Rows whose day is on a line above their amount, at the least, if other rows have both on one line. */
const LEAST_ABOVE = 2;
/** Words right before a date, in one text with it, that are not of a column beside it. */
const SENTENCE_WORDS = 2;
const LETTER = /\p{L}{2}/u;

/** Returns a table's lines with a day and no amount, without sentences, unless rows are sentences. */
export function datedLines(lines: readonly MarkedLine[]): MarkedLine[] {
  const dated = lines.filter((l) => !l.anchor && l.dates.length > 0 && !saysDayMade(l));
  if (dated.length === 0 || lines.some((l) => l.anchor && isOfSentence(l))) return dated;
  return dated.filter((l) => !isOfSentence(l));
}

/** Given a table, returns its lines with a day printed as rows print theirs, and words of their own, but no amount. */
export function daysWithoutAmount({ lines, loose, listed, dated, headed }: TableSubject): MarkedLine[] {
  if (dated.length === 0) return [];
  const second = new Set([...secondDates(lines.filter((l) => !listed.has(l))), ...daysAbove(lines)]);
  const ofAmounts = stylesOfDates(lines.filter(({ anchor }) => anchor));
  const besides = ofAmounts.size > 0 ? ofAmounts : stylesOfDates(lines.filter((l) => !loose.has(l)));
  // below headings, what is in the column of days is a row, even if no line at all has an amount
  const bare = besides.size > 0 || lines.some(hasMoney) ? [] : lines.filter((l) => headed.has(l.segment));
  const ofRows = besides.size > 0 ? besides : stylesOfDates(bare);
  return dated.filter((l) => (loose.has(l) ? isUnbooked(l, ofRows) : !second.has(l) && isUnbooked(l, ofAmounts)));
}

const hasMoney = ({ row: { source } }: MarkedLine): boolean => source.amounts.some(({ token }) => isMoneyLike(token));

/** True for a text that begins with the day on which the paper was made: "Printed on 2 March 2023. …". */
function saysDayMade({ dates: [date], row: { source } }: MarkedLine): boolean {
  if (!date || source.line.phrases.length > 1) return false;
  return namesDayMade(source.texts.slice(0, date.from).join(' '));
}

type Style = PlacedDate['token']['style'];

/** Given lines, returns in which styles they print their dates. */
const stylesOfDates = (lines: readonly MarkedLine[]): ReadonlySet<Style> =>
  new Set(lines.flatMap(({ dates }) => dates.map(({ token }) => token.style)));

/**
 * True if all dates are amid a text, behind several words, "Issued on 02.07.2024 by the branch", or behind one word
 * of a sentence: "From 1 May 2024 our rate changes to 39.90%."
 */
function isOfSentence({ dates, row: { source } }: MarkedLine): boolean {
  const { line } = source;
  const least = line.phrases.length === 1 && isSentence(line.text) ? 1 : SENTENCE_WORDS;
  const isBehindWords = ({ from }: PlacedDate) => {
    const before = line.words.slice(from - least, from);
    return (placeOf(line, from)?.word ?? 0) >= least && before.every(({ text }) => LETTER.test(text));
  };
  return dates.length > 0 && dates.every(isBehindWords);
}

/** True for a line without an amount that has a date as rows do, and words that say nothing else. */
function isUnbooked(l: MarkedLine, styles: ReadonlySet<Style>): boolean {
  if (l.text === '' || l.kindExact || l.section || isRate(l.text, l.kind)) return false;
  const { texts, dates } = l.row.source;
  // the head of a statement below another has the days of its period
  if (areOfPeriods(texts, dates)) return false;
  return l.dates.some((d) => styles.has(d.token.style));
}

/** True for a line with figures in a column of money that are neither an amount nor a rate. */
export function hasUnreadMoney({ row: { cells } }: MarkedLine, kinds: readonly ColumnKind[]): boolean {
  const isUnread = (rest: string) => /\d/.test(rest) && !isRate(rest);
  return cells.some((cell, i) => kinds[i] === 'money' && cell && isUnread(cell.rest));
}

/** Returns the lines with a day and without an amount before each line with one; null behind the last such line. */
function beforeAmounts(lines: readonly MarkedLine[]) {
  const ends = [...lines.flatMap(({ anchor }, i) => (anchor ? [i] : [])), lines.length];
  return ends.map((end, k) => {
    const between = lines.slice((ends[k - 1] ?? -1) + 1, end);
    return { dated: between.filter(({ dates }) => dates.length > 0), anchor: lines[end] ?? null };
  });
}

const isDatedRow = (l: MarkedLine | null): boolean => l !== null && l.dates.length > 0 && !l.kindExact;

/** Where rows are made of two dated lines, those without the amount: at most one between two amounts. */
function secondDates(lines: readonly MarkedLine[]): readonly MarkedLine[] {
  const stretches = beforeAmounts(lines);
  const rows = stretches.filter(({ anchor }) => isDatedRow(anchor)).length;
  const between = stretches.map(({ dated }) => dated).filter(({ length }) => length > 0);
  return between.length < rows * USUAL_SHARE ? [] : between.filter(({ length }) => length === 1).flat();
}

/** Returns the lines of days above amounts, if each row has its day once: then no row without an amount left them. */
function daysAbove(lines: readonly MarkedLine[]): readonly MarkedLine[] {
  const stretches = beforeAmounts(lines);
  const isRow = ({ dated, anchor }: (typeof stretches)[number]) =>
    isDatedRow(anchor) || (dated.length === 1 && anchor?.kindExact === false);
  const rows = stretches.slice(0, stretches.findLastIndex(isRow) + 1);
  const hasOneDay = rows.every(({ dated, anchor }) =>
    anchor?.kindExact ? dated.length === 0 : dated.length + Math.min(anchor?.dates.length ?? 0, 1) === 1,
  );
  const above = hasOneDay ? rows.flatMap(({ dated }) => dated) : [];
  return above.length < LEAST_ABOVE ? [] : above;
}
