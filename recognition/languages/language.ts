/** The languages whose texts can be read from pictures, and the setting that limits them. */

/** The codes of ISO 639-2, as Tesseract names its data. */
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
    throw new RangeError(`${unknown.join(', ')}: must be of ${LANGUAGES.join(', ')}, separated by commas`);
  }
  return codes.length === 0 ? LANGUAGES : [...new Set(codes.filter(isLanguage))];
}
