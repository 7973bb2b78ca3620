/** Dates written with the characters for year, month and day: "2024年1月5日", "令和6年1月5日", "2024년 1월 5일". */
import { pattern } from '../lexicon/phrases/pattern.ts';
import { MONTHS } from './calendar.ts';
import { type DateForm, formInYear, fullYear, knownForm, REIWA, THIS_CENTURY, yearOfEra } from './date.ts';
import type { DateLine, Match } from './line.ts';

const DATE = pattern('')`
  ^(?:(令和|平成|昭和|大正|民國|民国|中華民國|R|H|S)?(\d{1,4}|元)[年년])?(\d{1,2})[月월](\d{1,2})[日일号號]?(?:[(（]?(?:星期
  |週|周)?[日月火水木金土一二三四五六일월화수목금토](?:曜日|요일)?[)）]?)?$`;
const PIECE =
  /^[\d年月日号號년월일令和平成昭大正民國国中華元RHS()（）火水木金土曜星期週周一二三四五六일화수목금토요]+[,、]?$/;
/** A year of one or two digits without era: up to here it is of the present Japanese one, above it is 20xx. */
const LAST_BARE_ERA_YEAR = 9;
/** "令和", "6", "年", "1", "月", "5", "日": most tokens that one such date may be split into. */
const MOST_PIECES = 7;

/** Given a line and a place, returns the date that begins there, or null. */
export function ideographicAt(line: DateLine, i: number): Match | null {
  let text = '';
  let found: Match | null = null;
  for (let k = i; k < i + MOST_PIECES && (k === i || line.isNear(k)); k++) {
    const piece = line.tokens[k] ?? '';
    if (!PIECE.test(piece)) break;
    text += piece.replace(/[,、]$/, '');
    const form = read(text);
    if (form) found = { to: k + 1, form };
  }
  return found;
}

function read(text: string): DateForm | null {
  const match = DATE.exec(text);
  if (!match) return null;
  const [, era, printed, month, day] = match;
  if (printed === undefined) return knownForm(null, Number(month), Number(day), 'dd月dd日');
  return formInYear(yearOf(era, printed), Number(month), Number(day), 'dddd年dd月dd日');
}

/** "2024年4月", "令和6年4月分", "期間：2024년 4월": a month and its year in one token. */
const MONTH = pattern('')`
  ^(?:[^\d年]*[:：])?(令和|平成|昭和)?(\d{1,4}|元)[年년](\d{1,2})[月월](?:[ごお]?(?:利用|取引))?(?:分|度
  |份)?(?:の?[ごお]?(?:取引|利用)?(?:入出金)?明細(?:書|表)?)?$`;

/** "2024", "年", "4", "月分": most tokens that one may be split into. */
const MOST_MONTH_PIECES = 4;

/** Returns the year and month that begin at a word, and the place behind; or null. `around`: what may surround them. */
export function ideographicMonth(
  tokens: readonly string[],
  i: number,
  around: RegExp,
): { year: number; month: number; to: number } | null {
  let text = '';
  for (const [k, token] of tokens.slice(i, i + MOST_MONTH_PIECES).entries()) {
    text += token.replace(around, '').normalize('NFKC');
    const match = MONTH.exec(text);
    if (!match) continue;
    const [, era, count = '', printed] = match;
    const [year, month] = [yearOf(era, count), Number(printed)];
    return year !== null && month >= 1 && month <= MONTHS ? { year, month, to: i + k + 1 } : null;
  }
  return null;
}

function yearOf(era: string | undefined, printed: string): number | null {
  const count = printed === '元' ? 1 : Number(printed);
  if (era !== undefined) return yearOfEra(era, count);
  if (printed.length <= 2) return count <= LAST_BARE_ERA_YEAR ? REIWA + count : THIS_CENTURY + count;
  return fullYear(count, printed.length);
}
