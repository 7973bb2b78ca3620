/** Decides by its surroundings whether a date, month or period is the paper's own. */
import type { DateToken } from '../../dates/date.ts';
import { overlaps } from '../../geometry/intervals.ts';
import type { WordSpan } from '../../geometry/spans.ts';
import { headingOverBlock, LABEL_ABOVE, type LineAt, phraseAbove, type Reach } from '../../labels/near-phrases.ts';
import { bareLabel, phraseLeft, placeOf, type ValuePlace, wordsBefore } from '../../labels/values.ts';
import { type Label, labelOf, labelsIn } from '../../lexicon/facts/labels.ts';
import { namesOtherSpan } from '../../lexicon/facts/other-spans.ts';
import { isTitleOfPaper, namesDayMade, namesThisPaper } from '../../lexicon/facts/paper-names.ts';
import { closesPaper, periodEnd } from '../../lexicon/facts/period-ends.ts';
import type { Line } from '../../model/line.ts';
import { itemAt } from '../../model/lists.ts';
import type { PlacedDate, TokenLine } from '../../model/table.ts';
import type { FactLine } from './fact-line.ts';
import { isOfOther } from './other-days.ts';

/**
 * `named`: the paper's own, by its label. `bare`: beside nothing. `labelled`: beside an unknown label. `in_text`: in a
 * text. `other`: of something else, such as a rate.
 */
export type DateContext = 'named' | 'bare' | 'labelled' | 'in_text' | 'other';

export interface DayFact {
  readonly token: DateToken;
  readonly line: TokenLine;
  readonly context: DateContext;
  /** a label says that the paper was made on it */
  readonly ofPaper: boolean;
  /** a label says that the paper lists the bookings up to it */
  readonly closes: boolean;
}

const OWN: ReadonlySet<Label> = new Set(['period', 'statement_date', 'opening', 'closing']);
const OWN_DAYS: ReadonlySet<Label | null> = new Set<Label | null>(['period', 'statement_date']);
/** Longer labels, and more words behind, are a sentence. */
const LABEL_WORDS = 6;
const WORDS_BEHIND = 2;
/** A phrase farther to the left is no label, in text sizes. */
const FAR = 8;
/** Parts what a line says: "Aug 8 - Sep 7, 2024 | 31 days in the cycle". */
export const PARTS = /^[|·•]$/;
/** A single word as short is no label behind others: "from", "no". */
const SHORT_LABEL = 5;
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]{3}/u;

/** Given a line and the words of a date, a month or a period on it, returns its context. */
export function dateContextOf(lineAt: LineAt, span: WordSpan): DateContext {
  const { line } = itemAt(lineAt.lines, lineAt.at);
  const place = placeOf(line, span.from);
  if (place === null) return 'in_text';
  const label = labelWords(line, place);
  return isOfOther(place, label, lineAt) ? 'other' : ownContext(place, label, lineAt, span);
}

function ownContext(place: ValuePlace, label: readonly string[], lineAt: LineAt, { from, to }: WordSpan): DateContext {
  const { line } = itemAt(lineAt.lines, lineAt.at);
  // a phrase that begins with the value may have a heading above
  if (place.word === 0 && isHeaded(place, to - from, lineAt)) return 'named';
  const behind = wordsBehind(line, place, to);
  const text = label.join(' ');
  const isLong = behind.length > WORDS_BEHIND;
  if (!/[\p{L}\p{N}]/u.test(text)) {
    if (behind.length <= LABEL_WORDS && namesOtherSpan(behind.join(' '))) return 'other';
    return isLong || /[([]/.test(text) ? 'in_text' : 'bare';
  }
  const isOwn = isOwnLabel(label, text);
  if (isOwn && namesThisPaper(text)) return 'named';
  if (isLong || label.filter((word) => /\p{L}/u.test(word)).length > LABEL_WORDS) return 'in_text';
  // "Here is your March 2021 statement"
  const isNamed = isOwn || namesThisPaper(text) || endsInLabel(label) || namesThisPaper(behind.join(' '));
  return isNamed ? 'named' : 'labelled';
}

/** What is right above a value on the page: another phrase may be between, beside both, as large as a bank's name. */
const NEAR_ABOVE: Reach = { aligned: overlaps, sizes: LABEL_ABOVE };

/** A title is within so many lines from the head of a page. */
const HEAD_LINES = 6;
/** Points by which the letters of a title and of its day differ. */
const SAME_SIZE = 0.5;

/**
 * True for a value of so many words that begins its phrase, below the label of the paper's own day or period, or alone
 * on its line, right below the title of the paper at the head of a page.
 */
function isHeaded({ phrase, at }: ValuePlace, words: number, line: LineAt): boolean {
  if (OWN_DAYS.has(labelOf(headingOverBlock(phrase, line)))) return true;
  const own = itemAt(line.lines, line.at).line;
  if (at > 0 || own.phrases.length > 1 || phrase.words.length !== words) return false;
  const above = phraseAbove(phrase, line, NEAR_ABOVE);
  const isAtHead = line.lines[line.at - HEAD_LINES]?.line.page !== own.page;
  // in other letters it may be the day of the form
  const isOfBlock = above !== null && Math.abs(itemAt(line.lines, above.at).line.size - own.size) <= SAME_SIZE;
  return isOfBlock && isAtHead && isTitleOfPaper(above.phrase.text);
}

/** The words before a value in its phrase, else those of a label to the left. */
export function labelWords(line: Line, place: ValuePlace): string[] {
  const before = wordsBefore(place);
  if (before.length > 0 && !isColon(before)) return before;
  const left = phraseLeft(line, place.at);
  if (left === undefined || (before.length > 0 && labelOf(left.text) === null)) return [];
  // a phrase with figures is a value itself
  const isNear = !/\d/.test(left.text) && phraseLeft(line, place.at, FAR) !== undefined;
  // a known label may be far from its value: "Statement date          25 January 2023"
  const isFar = left.words.length > 1 && OWN_DAYS.has(labelOf(left.text));
  const isLabel = isNear || left.text.endsWith(':') || isFar;
  return isLabel ? left.words.map(({ text }) => text) : [];
}

/** True for the words before a value in its phrase if they only tie it to the label on the left: ": 28/02/25". */
const isColon = (before: readonly string[]): boolean => before.join('') === ':';

/** The words behind a value in its phrase, up to a mark that parts it. */
function wordsBehind({ words: all }: Line, { phrase: { words } }: ValuePlace, to: number): string[] {
  const last = words.indexOf(itemAt(all, to - 1));
  const rest = last < 0 ? [] : words.slice(last + 1).map(({ text }) => text);
  const parted = rest.findIndex((text) => PARTS.test(text));
  return (parted < 0 ? rest : rest.slice(0, parted)).filter((text) => /\p{L}{2}/u.test(text));
}

/** True for a label of the paper's own period or day, or of the end of a period: "Period ending". */
function isOwnLabel(words: readonly string[], text: string): boolean {
  const known = labelOf(bareLabel(text));
  return (known !== null && OWN.has(known)) || (words.length > 1 && periodEnd(text) === 'end');
}

/** Given a line and a date on it, returns what may label that date, if it is the day of the paper. */
function labelsOfDay({ line }: TokenLine, { from }: WordSpan, lineAt: LineAt): string[] {
  const place = placeOf(line, from);
  if (place === null) return [];
  const before = wordsBefore(place);
  if (before.length > 0 && !isColon(before)) return [before.join(' ')];
  return [phraseLeft(line, place.at)?.text ?? '', headingOverBlock(place.phrase, lineAt)];
}

/** True for a label behind another and its value: "Account number 123 Statement date". */
function endsInLabel(label: readonly string[]): boolean {
  const from = label.findLastIndex((word) => /\d/.test(word)) + 1;
  const words = label.slice(from).filter((word) => /\p{L}/u.test(word));
  const text = bareLabel(words.join(' '));
  if (from === 0 || (words.length < 2 && text.length <= SHORT_LABEL && !SPACELESS.test(text))) return false;
  return OWN_DAYS.has(labelOf(text));
}

/** Labels of numbers that may look like dates. */
const CODES: ReadonlySet<Label> = new Set(['sort_code', 'branch', 'account_number', 'customer_number', 'bic', 'iban']);

/** Given a line, returns its days with a year; that of a figure of the account is the paper's own. */
export const daysOn = (at: FactLine): DayFact[] =>
  daysOf(at, at.line, (date) => at.stated.some((figure) => figure.date === date && figure.kind !== null));

/** Given a line of a row with a balance, returns its days with a year. */
export const daysOfBalance = (line: TokenLine): DayFact[] => daysOf({ lines: [line], at: 0 }, line, () => true);

function daysOf(at: LineAt, line: TokenLine, isOwn: (date: PlacedDate) => boolean): DayFact[] {
  return line.dates
    .filter((date) => date.token.year !== null && !isCode(date, line))
    .map((date) => {
      const labels = labelsOfDay(line, date, at);
      // "Balance as at 1 June 1,000.00", "Auszug vom 01.06.2025 bis 30.06.2025"
      const isAlone = line.dates.length === 1 && line.amounts.every(({ token }) => token.whole);
      return {
        token: date.token,
        line,
        context: isOwn(date) ? 'named' : dateContextOf(at, date),
        ofPaper: isAlone && labels.some((text) => namesDayMade(text) || labelOf(bareLabel(text)) === 'statement_date'),
        closes: labels.some((text) => closesPaper(bareLabel(text))),
      };
    });
}

/** True for a number behind a label for something else: "Sort code 07-01-16". */
function isCode({ from }: PlacedDate, { line }: TokenLine): boolean {
  const words = line.words.slice(0, from).map(({ text }) => text);
  const last = labelsIn(words).at(-1);
  return last !== undefined && CODES.has(last.label) && !words.slice(last.to).some((word) => /[\p{L}\d]/u.test(word));
}
