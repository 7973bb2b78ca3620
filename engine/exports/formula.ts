/** Keeps a spreadsheet from running a text of a CSV file as a formula, whichever separator it is opened with. */

/** What a formula begins with, also in full width. */
const STARTS = '=+\\-@＝＋－＠';
/** What programs separate cells and lines with. One that cuts at another mark than the file's cuts within quotes. */
const SEPARATORS = ';,|\\t\\r\\n';
/** Some programs leave these out at the beginning of a cell. */
const BLANKS = ' \\u00a0';
const SIGNED_NUMBER = '[+-]?\\d+(?:\\.\\d+)?';

/** A whole text that begins with a formula, or with a mark that programs leave out, and is no signed number. */
const AT_START = new RegExp(`^(?!${SIGNED_NUMBER}$)[${BLANKS}]*[${STARTS}\\t\\r\\n]`);
/**
 * A formula behind a separator, or behind blanks and quotes that follow it. A signed number is none if the same
 * separator ends it. At the end of the text it may go on in the next field: `-1` and `5+A1` are -1.5 + A1 in a country
 * with a decimal comma.
 */
const BEHIND_SEPARATOR = new RegExp(`([${SEPARATORS}])([${BLANKS}"]*)(?!${SIGNED_NUMBER}\\1)(?=[${STARTS}])`, 'g');

/**
 * Given a text, returns it with an apostrophe before each place where a spreadsheet could begin a formula; plain signed
 * numbers have none. A number or a date of our own needs no guard.
 */
export function withoutFormulas(text: string): string {
  const guarded = text.replace(BEHIND_SEPARATOR, "$1$2'");
  return AT_START.test(text) ? `'${guarded}` : guarded;
}
