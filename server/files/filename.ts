/** Makes the file name of an upload safe to show and to send back in a header. */

/** The maximum of most file systems. */
const MAX_LENGTH = 255;
const UNNAMED = 'statement.pdf';

/** Given a client's file name, returns it without folders and control characters, never empty. */
export function tidyFilename(given: string): string {
  const base = given.split(/[\\/]/).at(-1)!;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  const clean = base.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, '').trim();
  // Half a surrogate pair cannot be written as UTF-8.
  const whole = clean.replace(/\p{Surrogate}/gu, '');
  const short = [...whole].slice(0, MAX_LENGTH).join('');
  return short === '' || short === '.' || short === '..' ? UNNAMED : short;
}
