/** Quotes a caller's input in a message: short, and safe to show. */

const MAX_SHOWN = 60;
/** Control characters, and marks that change the direction of the text around them. */
const UNSHOWN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Given any text, returns it without invisible characters, cut if it is long. */
export function shown(text: string, most = MAX_SHOWN): string {
  const seen = [...text.slice(0, 4 * most).replace(UNSHOWN, '\ufffd')];
  return seen.length > most || text.length > 4 * most ? `${seen.slice(0, most).join('')}…` : seen.join('');
}

/** Given a JSON value, returns its description: `"x"`, `5`, `an array of 3`. */
export function described(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'an empty text' : `the text "${shown(value)}"`;
  if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : `an array of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}
