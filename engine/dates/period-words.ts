/** Prepares the words of a period: joins parts that are apart, leaves out remarks in brackets and times. */
import { plainDigits } from '../money/number-characters.ts';

/** Words as they are to be read, and the first and last word of the line that each is of. */
export interface PeriodWord {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A part of a day that the next word continues: "2025/" "6/" "1", "25." "6." "1". */
const GOES_ON = /(?:^|\D)\d{1,4}[./-]$/;
/** A character in a box of its own, and so many of them. */
const BOXED = /^[\d年月日令和平成昭～〜~./]$/u;
const LEAST_BOXED = 8;

/** Given a line's words, returns them for who reads periods. */
export function periodWords(tokens: readonly string[]): PeriodWord[] {
  const words: PeriodWord[] = [];
  for (let i = 0; i < tokens.length; ) {
    const boxed = boxedFrom(tokens, i);
    let to = i + Math.max(1, boxed);
    let text = tokens.slice(i, to).join('');
    while (GOES_ON.test(text) && /^\d/.test(tokens[to] ?? '')) text += tokens[to++];
    words.push({ text: spelledPlainly(plainDigits(text)), from: i, to: to - 1 });
    i = to;
  }
  for (const [i, last] of words.entries()) {
    const [first, dash] = [words[i - 2], words[i - 1]?.text];
    if (first === undefined || dash?.length !== 1 || !YEAR_FIRST.test(last.text)) continue;
    const [from, to, ...more] = yearsSpelled(`${first.text}${dash}${last.text}`).split(dash);
    if (from === undefined || to === undefined || more.length > 0) continue;
    words[i - 2] = { ...first, text: from };
    words[i] = { ...last, text: to };
  }
  return words;
}

const YEAR_FIRST = /^['’]?\d{1,2}([./-])\d{1,2}\1\d{1,2}$/;
/** "25.6.1～25.6.30": one of the days has a single digit, where a year at the end of a date has two. */
const SHORT_YEARS = /^['’]?(\d{1,2})([./-])(\d{1,2})\2(\d{1,2})([~〜～–—-])['’]?(\d{1,2})\2(\d{1,2})\2(\d{1,2})$/u;

/** Returns a period in one word with its years in full, or as those of the present era, if they must be such. */
function yearsSpelled(span: string): string {
  const found = SHORT_YEARS.exec(span);
  if (!found) return span;
  const [, first = '', mark, month, day = '', dash, last = '', lastMonth, lastDay = ''] = found;
  const later = Number(last) - Number(first);
  if (later < 0 || later > 1 || (day.length === 2 && lastDay.length === 2)) return span;
  const year = (printed: string) => (printed.length === 1 ? `R${printed}` : `20${printed}`);
  return `${year(first)}${mark}${month}${mark}${day}${dash}${year(last)}${mark}${lastMonth}${mark}${lastDay}`;
}

/** How many words from the i-th on are one character each; 0 if they are few. */
function boxedFrom(tokens: readonly string[], i: number): number {
  let to = i;
  while (BOXED.test(tokens[to] ?? '')) to++;
  return to - i >= LEAST_BOXED ? to - i : 0;
}

/** What a word with such characters may need. */
const SPECIAL = /[()（）─━⇒⇨>﹏﹣ｰ㋿令分時起:'’~〜～–—]|R\.|\d-\d/u;
/** The day of the week, or another short remark: "1日(日)", "2025/06/01（前回）". */
const REMARK = /(?<=[\d日])[(（][^\d()（）]{1,3}[)）]/gu;
const TIME = /^\d{1,2}:\d{2}(?::\d{2})?(?=[~〜～-])|(?<=日)\d{1,2}時(?:\d{1,2}分)?/gu;
const DASH = /(?<=[\d日])[─━⇒⇨>﹏﹣ｰ](?=[\d令R])/gu;
const ERA = /(?:㋿|令和?|R\.)(?=\d{1,2}[./-]\d)/gu;

function spelledPlainly(word: string): string {
  if (!SPECIAL.test(word)) return word;
  const plain = word
    .replace(/[(（]([自至])[)）]/gu, '$1')
    .replace(REMARK, '')
    .replace(TIME, '')
    .replace(DASH, '～')
    .replace(ERA, 'R')
    .replace('㋿', '令和')
    .replace(/日分/gu, '日')
    .replace(/起(?=至|$)/gu, '')
    .replace(/(?<=^|[~〜～–—-])['’](?=\d{2}[年./-])/gu, '');
  return yearsSpelled(plain);
}
