/** Divides words that hold both days of a period: "01/05/21-31/05/21", "2024年1月1日至2024年1月31日". */
import { itemAt } from '../model/lists.ts';
import { MONTHS } from './calendar.ts';
import { LABEL_BEFORE } from './line.ts';
import { periodWords } from './period-words.ts';
import { datesIn } from './scan.ts';

/** The pieces of a line's words, in plain digits, and which word each came from. */
export interface Pieces {
  readonly pieces: readonly string[];
  readonly origin: readonly number[];
}

/** Given a line's words, returns their pieces. */
export function partGlued(tokens: readonly string[]): Pieces {
  const pieces: string[] = [];
  const origin: number[] = [];
  for (const { text, from, to } of periodWords(tokens)) {
    const parts = partOne(text);
    for (const [k, part] of parts.entries()) {
      pieces.push(part);
      origin.push(k === parts.length - 1 ? to : from);
    }
  }
  return { pieces, origin };
}

/** A shorter word is no two days of different months. */
const SHORTEST = 9;
/** Ties days, however short: "6/1～6/30". */
const WAVE = /[~〜～]/u;
/** A title glued to the days, or to a bracket before them: "照会期間2024年…", "明細(2024年…", "【期間】2024年…". */
const TITLE_BEFORE =
  /^(?:[^\d]{0,16}[(（「【〔[)）」】〕\]]|\p{Script=Han}{2,8}?)(?=(?:令和|平成|昭和|民國|中華民國)?\d)/u;
const BRACKET_BEHIND = /[)）」】〕\]]$/;
/** Only what is written without spaces, or is as long as two days, has such titles and brackets. */
const IDEOGRAPHIC_OR_LONG = /[年月]|.{17}/u;
/** A long dash, two hyphens or dots, or a hyphen behind a day with its year: "12 Mar–10 Apr", "Jan 18/24-Feb 17/24". */
const SPANNED =
  /^([\p{L}\d][\p{L}\d./,-]*?)(?:[–—]|--|\.\.)([\p{L}\d][\p{L}\d./,-]*)$|^(\d{1,2}\/\d{2,4}|20\d\d)-(\p{L}+)$/u;

const DAY_WITHIN = '(?:令和|平成|昭和|民國|中華民國)?\\d{1,4}[年년]\\d{1,2}[月월]\\d{1,2}[日일]';
/** Both days within a sentence that is written without spaces: "户名张三2024年1月1日至2024年1月31日的交易如下". */
const WITHIN = new RegExp(`^(.*?)(${DAY_WITHIN})(から|[-–—―~〜～至到])(${DAY_WITHIN})(.+)$`, 'u');

/** The end of a day whose parts are apart, tied to what follows: "2024 年 1 月 15 日～2024 年". */
const DAY_TIED = /^([日일])(から|[-–—―~〜～至到])(.*)$/u;

/** A word for "from" or "to" tied to a day, or to its last part: "2025年6月1日～", "30日まで", "～2025年6月30日". */
const TIED_BEHIND = /^(.*[\d年月日년월일])([~〜～∼˜〰]|から|より|まで|迄|부터|까지)$/u;
const TIED_BEFORE = /^([~〜～∼˜〰自至])(\d.*|(?:令和|平成|昭和|民國).*)$/u;
/** Either is tied by one of these. */
const TIES = /[~〜～∼˜〰自至りらで迄터지]/u;

/** Given the text of a line, returns whether words in it may be tied to a day; cheap. */
export const mayBeTied = (text: string): boolean => TIES.test(text);

/** "Dall'1/6/2025", before a day with a vowel. */
const ELIDED = /^d?all['’](?=\d)/i;

function partOne(token: string): string[] {
  const tied = DAY_TIED.exec(token);
  if (tied) return tied.slice(1).filter((piece) => piece !== '');
  const word = TIES.test(token) ? wordTied(token) : null;
  if (word) return word;
  const within = WITHIN.exec(token);
  if (within) return within.slice(1).filter((piece) => piece !== '');
  const [, first, last, from = first, to = last] = SPANNED.exec(token) ?? [];
  if (from !== undefined && to !== undefined) return [from, '-', to];
  const isShort = token.length < SHORTEST && !WAVE.test(token);
  if (isShort || !/\d/.test(token)) return daysDashed(token) ?? [token];
  return labelParted(token) ?? daysParted(token) ?? [token];
}

/** A word for "from" or "to", and what it is tied to; null if there is none. */
function wordTied(token: string): string[] | null {
  const [, word = '', rest = ''] = TIED_BEFORE.exec(token) ?? [];
  if (word !== '') return [word, ...partOne(rest)];
  const behind = TIED_BEHIND.exec(token);
  return behind && [...partOne(itemAt(behind, 1)), itemAt(behind, 2)];
}

/** "1-31": two days of a month. The last is greater than 12, so it is no month. */
function daysDashed(token: string): string[] | null {
  const [, first, , last, stop] = /^(\d{1,2})([-–—])(\d{1,2})([,.]?)$/.exec(token) ?? [];
  const isSpan = first !== undefined && Number(first) < Number(last) && Number(last) > MONTHS;
  return isSpan ? [first, '-', `${last}${stop}`] : null;
}

/** A label before or behind a day, or another word tied to it, and the rest; null without. */
function labelParted(token: string): string[] | null {
  const elided = ELIDED.exec(token);
  if (elided) return [elided[0], ...partOne(token.slice(elided[0].length))];
  const isTitled = IDEOGRAPHIC_OR_LONG.test(token);
  const before = LABEL_BEFORE.exec(token) ?? (isTitled ? TITLE_BEFORE.exec(token) : null);
  if (before) return [before[0], ...partOne(token.slice(before[0].length))];
  const behind = isTitled ? BRACKET_BEHIND.exec(token) : null;
  // the day of the week is in brackets as well: "1日(日)"
  if (behind && !isOneDate(token)) return [...partOne(token.slice(0, -1)), behind[0]];
  const [, day = '', word = ''] = /^(.+?)(から|부터|[～〜~∼˜至]|[-'’]?\p{L}{2,5})$/u.exec(token) ?? [];
  return day !== '' && isOneDate(day) ? [day, word] : null;
}

/** Two days and what is between them; null if it is not a span of days. */
function daysParted(token: string): string[] | null {
  for (const mark of token.matchAll(/[-‐‑‒–—―−－~〜～∼˜〰至/]|から|より|(?<=\d)(?:a|à|al|até|to|au|bis)(?=\d)/gi)) {
    const left = token.slice(0, mark.index);
    const right = token.slice(mark.index + mark[0].length).replace(/^至|(?:まで|迄|까지|止)$/g, '');
    if (!isOneDate(left)) continue;
    const last = withYearOf(left, right);
    if (isOneDate(last)) return [left, '-', last];
    // "2024年1月1日～31日"
    if (/^\d{1,2}[日일]$/.test(right)) return [left, '-', left.replace(/\d{1,2}[日일]$/, right)];
  }
  return null;
}

/** "6.30" behind "2025.6.1": the last day as the first is written, in its year or the next. */
function withYearOf(left: string, right: string): string {
  const first = /^(\d{4})([./-])(\d{1,2})\2\d{1,2}$/.exec(left);
  const last = first && /^(\d{1,2})([./-])\d{1,2}$/.exec(right);
  if (!last || last[2] !== first[2]) return right;
  const year = Number(first[1]) + (Number(last[1]) < Number(first[3]) ? 1 : 0);
  return `${year}${first[2]}${right}`;
}

function isOneDate(text: string): boolean {
  const [date, ...more] = datesIn([text]);
  return date !== undefined && more.length === 0 && !date.loose && date.time === null;
}
