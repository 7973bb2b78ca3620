/** How the marks of an axis are written: as short as they stay apart. */

/** Digits after the decimal mark of a short form, as in 1.25k; with more, the whole number is as easy to read. */
const MOST_DIGITS = 3;
/** Those of half a step. */
const FEWEST_DIGITS = 2;

/** Given the marks of an axis and a language, returns the text of each: no two are alike. */
export function markTexts(values: readonly number[], locale: string): readonly string[] {
  for (let digits = FEWEST_DIGITS; digits <= MOST_DIGITS; digits++) {
    const texts = written(values, locale, { notation: 'compact', maximumFractionDigits: digits });
    if (new Set(texts).size === values.length) return texts;
  }
  return written(values, locale, {});
}

function written(values: readonly number[], locale: string, options: Intl.NumberFormatOptions): readonly string[] {
  const format = new Intl.NumberFormat(locale, options);
  return values.map((value) => format.format(value));
}
