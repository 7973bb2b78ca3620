/** What a whole document says of how its dates read: in which language months are named, and in which era years count. */
import { namesCroatianMonths, plainMonths } from '../lexicon/months.ts';

/** Given a token as printed, returns it as the date readers are to see it. */
export type Dialect = (token: string) => string;

/** A printed year of a Japanese era: "令和3年". */
const ERA = /(令和|平成|昭和)\s*(\d{1,2}|元)\s*年/g;
const LETTERS: Readonly<Record<string, string>> = { 令和: 'R', 平成: 'H', 昭和: 'S' };
/** Rows lie in the printed year or in one beside it. */
const YEARS_BESIDE = 1;
/** A date whose first part may be a year of two figures. */
const YEAR_FIRST = /^(\d{1,2})(?=([-./])\d{1,2}\2\d{1,2}$)/;

/** Given the texts of all lines, returns how to read their tokens for dates. */
export function dialectOf(texts: readonly string[]): Dialect {
  const eras = texts.flatMap((text) =>
    [...text.normalize('NFKC').matchAll(ERA)].map(([, name, count]) => ({
      letter: LETTERS[name!]!,
      year: count === '元' ? 1 : Number(count),
    })),
  );
  const croatian = namesCroatianMonths(texts);
  return (token) => {
    const named = croatian ? plainMonths(token) : token;
    if (eras.length === 0) return named;
    return named.replace(YEAR_FIRST, (year) => {
      const era = eras.find((printed) => Math.abs(printed.year - Number(year)) <= YEARS_BESIDE);
      return era ? era.letter + year : year;
    });
  };
}
