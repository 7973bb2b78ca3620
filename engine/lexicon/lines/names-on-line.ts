/** Parts a line that says one thing several times: in two scripts, or in languages with strokes between them. */

/** Two or three names parted by strokes, no figures among them: "Aurreko saldoa / Saldo anterior". */
const NAMES = /^\p{L}[^/\d]*(?:\/\s*\p{L}[^/\d]*){1,2}$/u;
export const namesIn = (text: string): string[] => (NAMES.test(text) ? text.split('/').map((name) => name.trim()) : []);

/** Words of one script, then words of another, no figures among them. */
const LATIN = "[\\p{Script=Latin}\\s./()'’-]+?";
const SCRIPTS = 'Han Hiragana Katakana Hangul Thai Arabic Hebrew Greek Cyrillic'.split(' ');
const OTHER_SCRIPT = `[${SCRIPTS.map((name) => `\\p{Script=${name}}`).join('')}\\s（）()]{2,}?`;
const BILINGUAL = new RegExp(`^(${LATIN})\\s*[/|]?\\s*(${OTHER_SCRIPT})$`, 'u');
/** The same with the other script first: Latin words that are not known may be a name. */
const BILINGUAL_BEHIND = new RegExp(`^${OTHER_SCRIPT}\\s*[/|]?\\s*(${LATIN})$`, 'u');

/** Given a text in two scripts, returns its halves that may be known; else null. */
export const halvesOf = (text: string): readonly string[] | null =>
  (BILINGUAL.exec(text) ?? BILINGUAL_BEHIND.exec(text))?.slice(1) ?? null;
