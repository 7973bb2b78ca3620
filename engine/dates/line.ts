/** A line's tokens as the date readers see them: with gaps, and each token's lexeme read once. */
import { monthOfName } from '../lexicon/calendar/months.ts';
import { isWeekday } from '../lexicon/calendar/weekdays.ts';
import { fold } from '../lexicon/phrases/fold.ts';
import { itemAt } from '../model/lists.ts';
import { plainDigits } from '../money/number-characters.ts';
import type { DateForm } from './date.ts';

/** The widest gap between the words of one date, in em: wider is another column. */
const WIDEST_GAP = 1.3;

/** What a reader found: a form, and the token after its last one. */
export interface Match {
  readonly to: number;
  readonly form: DateForm;
  /** the same without its last token */
  readonly shorter?: { readonly to: number; readonly form: DateForm };
}

export interface NumberLexeme {
  readonly kind: 'number';
  readonly value: number;
  readonly digits: number;
  readonly comma: boolean;
  readonly ordinal: boolean;
}

/** A token as a part of a date. */
export type Lexeme =
  | NumberLexeme
  | { readonly kind: 'month'; readonly month: number; readonly comma: boolean; readonly thai: boolean }
  | { readonly kind: 'word'; readonly folded: string; readonly weekday: boolean }
  | null;

export class DateLine {
  readonly printed: readonly string[];
  /** with plain digits */
  readonly tokens: readonly string[];
  /** whether any token is or holds the name of a month */
  readonly hasMonth: boolean;
  /** whether any token holds a character for "month" */
  readonly hasMonthSign: boolean;
  readonly #gaps: readonly number[] | undefined;
  readonly #parts: readonly Part[];

  constructor(tokens: readonly string[], gaps?: readonly number[]) {
    // one pass, because each line of a paper is read so
    const parts = new Array<Part>(tokens.length);
    const plain = new Array<string>(tokens.length);
    let hasMonth = false;
    let hasMonthSign = false;
    for (let i = 0; i < tokens.length; i++) {
      const part = partOf(itemAt(tokens, i));
      parts[i] = part;
      plain[i] = part.token;
      hasMonth ||= part.hasMonth;
      hasMonthSign ||= part.hasMonthSign;
    }
    this.#gaps = gaps;
    this.#parts = parts;
    this.printed = tokens;
    this.tokens = plain;
    this.hasMonth = hasMonth;
    this.hasMonthSign = hasMonthSign;
  }

  /** Whether token `i` exists and is near the one before it. */
  isNear(i: number): boolean {
    return i < this.tokens.length && (this.#gaps === undefined || (this.#gaps[i] ?? 0) <= WIDEST_GAP);
  }

  lexeme(i: number): Lexeme {
    return this.#parts[i]?.lexeme() ?? null;
  }

  /** Whether a date may begin at token `i`: a digit, a month, a weekday, or any token if months are characters. */
  mayBegin(i: number): boolean {
    const { hasDigit, isAmount } = itemAt(this.#parts, i);
    if (this.hasMonthSign || (hasDigit && !isAmount)) return true;
    if (!this.hasMonth || isAmount) return false;
    const lexeme = this.lexeme(i);
    return lexeme?.kind === 'month' || (lexeme?.kind === 'word' && (lexeme.weekday || lexeme.folded === DAY));
  }
}

/** Vietnamese for "day", before the number of one. */
export const DAY = 'ngay';

/** A label glued to its date, or "from" and "to" in Chinese and Japanese: "期間：2024年…", "Date:05/01/2024", "自2024年…". */
export const LABEL_BEFORE = /^[^\d:：]{1,16}[:：](?=(?:令和|平成|昭和|民國|中華民國)?\d)|^[自从從由至](?=\d)/;
/** Amounts, days, years. */
const NO_LETTERS = /^[\x20-\x40\x5b-\x60\x7b-\x7e]*$/;
const MONTH_SIGN = /[月월]/;
/** "05-September-2024": longer tokens with digits are references. */
const LONGEST_GLUED = 18;

/** Whether a token is a month's name, or digits glued to one. */
function holdsMonth(token: string): boolean {
  if (token.length > LONGEST_GLUED || NO_LETTERS.test(token)) return false;
  const folded = fold(token);
  if (!/\d/.test(folded)) {
    if (folded === 'thang' || folded === 'thg') return true;
    return folded.split(' ').some((word) => monthOfName(word) !== null) || monthOfName(folded) !== null;
  }
  const letters = folded.match(/[\p{L}\p{M}]+/gu);
  return letters?.some((word) => monthOfName(word) !== null) ?? false;
}

/** Thai months are printed with years of the Buddhist count. */
export const THAI = /[\u0e00-\u0e7f]/;

const NUMBER =
  /^[([]?['’]?(\d{1,4})(st|nd|rd|th|er|re|ère|º|°|ª|\.º|ro|ος|η|e|:a|:e|-го|-a|an)?[.]?([,;]?)[)\]*]*:?$/iu;
const WORD = /^[([]*([\p{L}\p{M}.’'׳-]{1,24}?)[.]?([,;]?)[)\]:*]*$/u;

/** Most tokens with digits: nothing in them needs to be made plain, or is a label. */
const FIGURES_AND_MARKS = /^\d[\d.,/-]*$/;
/** Three parts between which typesetters put other signs than hyphens: "2024−03−02", "02–Mar–2024". */
const TYPESET = /^([([]?\d{1,4})[\u2010-\u2013\u2212](\d{1,2}|\p{L}{3,10})[\u2010-\u2013\u2212](\d{1,4}[)\],;:*]*)$/u;
/** Amounts that no date looks like. */
const CENTS = /^(?:\d{3,}|\d{1,3}(?:[.,]\d{3})+)[.,]\d\d$/;
/** Longer tokens are references and addresses. */
const LONGEST_WORD = 32;

/** What of a token does not depend on its line. */
class Part {
  /** with plain digits, without a label glued to it */
  readonly token: string;
  readonly hasDigit: boolean;
  /** figures with cents, which are no date */
  readonly isAmount: boolean;
  readonly hasMonth: boolean;
  readonly hasMonthSign: boolean;
  #lexeme: Lexeme | undefined;

  constructor(printed: string) {
    const isFigures = FIGURES_AND_MARKS.test(printed);
    this.token = isFigures ? printed : plainDigits(printed).replace(TYPESET, '$1-$2-$3').replace(LABEL_BEFORE, '');
    this.hasDigit = isFigures || /\d/.test(this.token);
    this.isAmount = isFigures && CENTS.test(printed);
    this.hasMonth = !isFigures && holdsMonth(this.token);
    this.hasMonthSign = !isFigures && MONTH_SIGN.test(this.token);
  }

  /** Found when it is first asked: hardly anybody asks for that of an amount. */
  lexeme(): Lexeme {
    if (this.#lexeme === undefined) this.#lexeme = readLexeme(this.token);
    return this.#lexeme;
  }
}

/** Words without digits, days and years come again on many lines; past the limit the memory is emptied. */
const MEMORY_LIMIT = 5_000;
const YEAR_LENGTH = 4;
const parts = new Map<string, Part>();

function partOf(printed: string): Part {
  const known = parts.get(printed);
  if (known !== undefined) return known;
  const part = new Part(printed);
  if (part.hasDigit && printed.length > YEAR_LENGTH) return part;
  if (parts.size >= MEMORY_LIMIT) parts.clear();
  parts.set(printed, part);
  return part;
}

function readLexeme(token: string): Lexeme {
  if (token.length > LONGEST_WORD) return null;
  const number = NUMBER.exec(token);
  if (number) {
    const [, digits = '', ordinal, comma] = number;
    return {
      kind: 'number',
      value: Number(digits),
      digits: digits.length,
      comma: comma !== '',
      ordinal: ordinal !== undefined,
    };
  }
  const word = WORD.exec(token);
  if (!word) return null;
  const folded = fold(itemAt(word, 1));
  const bare = folded.replace(/^d /, '');
  const month = monthOfName(bare);
  if (month !== null) return { kind: 'month', month, comma: word[2] !== '', thai: THAI.test(folded) };
  return { kind: 'word', folded, weekday: isWeekday(folded) };
}
