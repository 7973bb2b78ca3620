/** The languages in which pictures of pages can be read, for the settings and the command line. */
export { LANGUAGES, type Language, parseLanguages } from '../recognition/languages/language.ts';
