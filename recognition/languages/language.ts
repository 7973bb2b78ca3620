/** The languages whose texts can be read from pictures, and the setting that limits them. */

/**
 * The codes of ISO 639-2, as Tesseract names its data. Belarusian stands for all Cyrillic papers: its network reads the
 * letters of Russian, Ukrainian and Bulgarian, and no package has that of Russian.
 */
export const LANGUAGES = [
  'eng',
  'deu',
  'fra',
  'spa',
  'ita',
  'por',
  'nld',
  'pol',
  'swe',
  'dan',
  'nor',
  'fin',
  'ces',
  'hun',
  'ron',
  'tur',
  'hrv',
  'ind',
  'vie',
  'ell',
  'bel',
  'jpn',
  'chi_sim',
] as const;

export type Language = (typeof LANGUAGES)[number];

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/**
 * Given the text of `LEDGERIZE_OCR_LANGS`, such as `eng,deu`, returns the languages in its order, each once. A text
 * without any stands for all languages. Throws a RangeError that names what is no language.
 */
export function parseLanguages(text: string): readonly Language[] {
  const codes = text
    .split(/[,+\s]/)
    .map((code) => code.trim().toLowerCase())
    .filter((code) => code !== '');
  const unknown = codes.filter((code) => !isLanguage(code));
  if (unknown.length > 0) {
    throw new RangeError(`must be of ${LANGUAGES.join(', ')}, separated by commas; unknown: ${unknown.join(', ')}`);
  }
  return codes.length === 0 ? LANGUAGES : [...new Set(codes.filter(isLanguage))];
}
