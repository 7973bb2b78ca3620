/** What a document says of how its dates read: the language of its months, the era of its years. */
import { namesCroatianMonths, plainMonths } from '../lexicon/calendar/months.ts';
import { REIWA } from './date.ts';

/** Given a token as printed, and the one before it on its line, returns it as the date readers are to see it. */
export type Dialect = (token: string, before: string) => string;

const asPrinted: Dialect = (token) => token;

/** A printed year of a Japanese era: "令和3年". */
const ERA = /(令和|平成|昭和)\s*(\d{1,2}|元)\s*年/g;
const LETTERS: ReadonlyMap<string, string> = new Map(Object.entries({ 令和: 'R', 平成: 'H', 昭和: 'S' }));
/** A year in full on a Japanese paper, which shows the era's year for dates that name none. */
const FULL_YEAR = /(?<!\d)(20[2-9]\d)(?:\s*年|([/.-])\d{1,2}\2\d{1,2}(?!\d))/g;
const KANA = /[\u3041-\u30ff]/;
/** Rows lie in the printed year or in one beside it. */
const YEARS_BESIDE = 1;
/** A first part of three that may be a year of two figures: passbooks set "6- 2- 3" in places of two. */
const YEAR_FIRST = /^(\d{1,2})(?=([-./])(?:\d{1,2}\2(?:\d{1,2})?)?$)/;
/** What a piece of a date begun before ends with. */
const BEGUN = /\d[-./]$/;

/** A year in full, of whichever century. */
const ANY_FULL_YEAR = /(?<!\d)(?:19|20)\d\d(?:\s*年|[/.-]\d)/;

/** True if years of two figures may be Christian or Japanese: a Japanese paper prints no era and no year in full. */
export function leavesEraOpen(texts: readonly string[]): boolean {
  if (!texts.some((text) => KANA.test(text))) return false;
  return !texts.some((text) => {
    const plain = text.normalize('NFKC');
    return ANY_FULL_YEAR.test(plain) || plain.search(ERA) >= 0;
  });
}

/** Given the texts of all lines, returns how to read their tokens for dates. */
export function dialectOf(texts: readonly string[]): Dialect {
  const dated = texts.filter((text) => text.includes('年'));
  const printed = dated.flatMap((text) => [...text.normalize('NFKC').matchAll(ERA)]);
  const eras = printed.map(([, name = '', count]) => ({
    letter: LETTERS.get(name) ?? name,
    year: count === '元' ? 1 : Number(count),
  }));
  if (eras.length === 0 && texts.some((text) => KANA.test(text))) {
    const years = texts.flatMap((text) => [...text.normalize('NFKC').matchAll(FULL_YEAR)]);
    eras.push(...years.map(([, year]) => ({ letter: 'R', year: Number(year) - REIWA })));
  }
  const croatian = namesCroatianMonths(texts);
  if (eras.length === 0) return croatian ? plainMonths : asPrinted;
  return (token, before) => {
    const named = croatian ? plainMonths(token) : token;
    if (BEGUN.test(before)) return named;
    return named.replace(YEAR_FIRST, (year) => {
      const era = eras.find((one) => Math.abs(one.year - Number(year)) <= YEARS_BESIDE);
      return era ? era.letter + year : year;
    });
  };
}
