/** A line's tokens as the date readers see them: with gaps, and each token's lexeme read once. */
import { fold } from '../lexicon/fold.ts';
import { monthOfName } from '../lexicon/months.ts';
import { isWeekday } from '../lexicon/weekdays.ts';
import { plainDigits } from '../money/affixes.ts';
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

/** A token as a part of a date. */
export type Lexeme =
  | {
      readonly kind: 'number';
      readonly value: number;
      readonly digits: number;
      readonly dot: boolean;
      readonly comma: boolean;
      readonly ordinal: boolean;
    }
  | { readonly kind: 'month'; readonly month: number; readonly comma: boolean; readonly thai: boolean }
  | { readonly kind: 'word'; readonly folded: string; readonly weekday: boolean }
  | null;

export class DateLine {
  /** as printed */
  readonly printed: readonly string[];
  /** with plain digits */
  readonly tokens: readonly string[];
  /** whether any token is or holds the name of a month */
  readonly hasMonth: boolean;
  /** whether any token holds a character for "month" */
  readonly hasMonthSign: boolean;
  readonly #gaps: readonly number[] | undefined;
  readonly #lexemes: (Lexeme | undefined)[] = [];

  constructor(tokens: readonly string[], gaps?: readonly number[]) {
    this.printed = tokens;
    this.tokens = tokens.map((token) => {
      const plain = plainDigits(token);
      return LABEL_BEFORE.test(plain) ? plain.replace(LABEL_BEFORE, '') : plain;
    });
    this.#gaps = gaps;
    this.hasMonth = this.tokens.some(holdsMonth);
    this.hasMonthSign = this.tokens.some((token) => MONTH_SIGN.test(token));
  }

  /** Whether token `i` exists and stands near the one before it. */
  isNear(i: number): boolean {
    return i < this.tokens.length && (this.#gaps === undefined || (this.#gaps[i] ?? 0) <= WIDEST_GAP);
  }

  lexeme(i: number): Lexeme {
    const known = this.#lexemes[i];
    if (known !== undefined) return known;
    const token = this.tokens[i];
    const lexeme = token === undefined ? null : lexemeOf(token);
    this.#lexemes[i] = lexeme;
    return lexeme;
  }
}

/** A label glued to its date, and the "from" or "to" of Chinese and Japanese: "期間：2024年…", "Date:05/01/2024", "自2024年…". */
export const LABEL_BEFORE = /^[^\d:：]{1,16}[:：](?=(?:令和|平成|昭和|民國|中華民國)?\d)|^[自从從由至](?=\d)/;
const MONTH_SIGN = /[月월]/;
/** "05-September-2024": longer tokens with digits are references. */
const LONGEST_GLUED = 18;

/** Whether a token is a month's name, or digits glued to one. */
function holdsMonth(token: string): boolean {
  if (token.length > LONGEST_GLUED) return false;
  const folded = fold(token);
  if (!/\d/.test(folded)) {
    if (folded === 'thang' || folded === 'thg') return true;
    return folded.split(' ').some((word) => monthOfName(word) !== null) || monthOfName(folded) !== null;
  }
  const letters = folded.match(/[\p{L}\p{M}]+/gu);
  return letters?.some((word) => monthOfName(word) !== null) ?? false;
}

/** Thai months stand with years of the Buddhist count. */
export const THAI = /[\u0e00-\u0e7f]/;

const NUMBER =
  /^[([]?['’]?(\d{1,4})(st|nd|rd|th|er|re|ère|º|°|ª|\.º|ro|ος|η|e|:a|:e|-го|-a|an)?([.]?)([,;]?)[)\]*]*:?$/iu;
const WORD = /^[([]*([\p{L}\p{M}.’'׳-]{1,24}?)[.]?([,;]?)[)\]:*]*$/u;

/** Longer tokens are references and addresses. */
const LONGEST_WORD = 32;

/** Words without digits come again on many lines; past the limit the memory is emptied. */
const MEMORY_LIMIT = 5_000;
const words = new Map<string, Lexeme>();

function lexemeOf(token: string): Lexeme {
  if (/\d/.test(token)) return readLexeme(token);
  let lexeme = words.get(token);
  if (lexeme === undefined) {
    lexeme = readLexeme(token);
    if (words.size >= MEMORY_LIMIT) words.clear();
    words.set(token, lexeme);
  }
  return lexeme;
}

function readLexeme(token: string): Lexeme {
  if (token.length > LONGEST_WORD) return null;
  const number = NUMBER.exec(token);
  if (number) {
    const [, digits = '', ordinal, dot, comma] = number;
    return {
      kind: 'number',
      value: Number(digits),
      digits: digits.length,
      dot: dot !== '',
      comma: comma !== '',
      ordinal: ordinal !== undefined,
    };
  }
  const word = WORD.exec(token);
  if (!word) return null;
  const folded = fold(word[1]!);
  const bare = folded.replace(/^d /, '');
  const month = monthOfName(bare);
  if (month !== null) return { kind: 'month', month, comma: word[2] !== '', thai: THAI.test(folded) };
  return { kind: 'word', folded, weekday: isWeekday(folded) };
}
