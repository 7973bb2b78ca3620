/** How lists are requested: a page at a time, and each page names the next. */
import { z } from 'zod';

const MAX_PAGE = 100;
const DEFAULT_PAGE = 20;
const MAX_CURSOR = 512;
const WHICH_LIMIT = `must be a whole number from 1 to ${MAX_PAGE}`;
/** More than any name of a file, a person or an address has. */
const MOST_SEARCH = 255;
const WHICH_CURSOR = 'must be the `nextCursor` of the page before';

/** Parses a parameter. Only digits: Number() would also accept 0x10, 1e1 and blanks. */
export const wholeNumber = (text: unknown) =>
  typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : text;

/** Given what is listed, returns the query of one page. */
export function pageQuery(things: string) {
  return z.strictObject({
    limit: z
      .preprocess(wholeNumber, z.int(WHICH_LIMIT).min(1, WHICH_LIMIT).max(MAX_PAGE, WHICH_LIMIT))
      .default(DEFAULT_PAGE)
      .meta({ description: `${things} a page`, default: DEFAULT_PAGE, example: DEFAULT_PAGE }),
    cursor: cursorText('`nextCursor` of the page before'),
  });
}

/** Given a description, returns the parameter that names where a page begins. */
export function cursorText(description: string) {
  return z.string(WHICH_CURSOR).min(1, WHICH_CURSOR).max(MAX_CURSOR, WHICH_CURSOR).optional().meta({ description });
}

/** A parameter that is true or false. */
export const Flag = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((text) => text === 'true')
  .optional();

/** Given what it finds, returns the search parameter of a list. */
export function searchText(description: string) {
  return (
    z
      .string('must be a text')
      .trim()
      .max(MOST_SEARCH, `must have at most ${MOST_SEARCH} characters`)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is refused
      .regex(/^[^\u0000]*$/, 'must be a text without null characters')
      .optional()
      .meta({ description })
  );
}
