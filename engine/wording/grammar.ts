/** Numbers, pages and quotes as the sentences of the catalogue have them. */

/** Given the name of something in the code, returns it in words: "carried_forward" as "carried forward". */
export const spaced = (name: string): string => name.replaceAll('_', ' ');

/** Given a number and a noun, returns both, the noun in its number: "1 row", "2 rows". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Given pages in order, returns them in words: "page 2", "pages 2, 3". */
export const pagesNamed = (pages: readonly number[]): string =>
  `${pages.length === 1 ? 'page' : 'pages'} ${pages.join(', ')}`;

/** Given texts of the paper, returns them in quotes: “31 Apr”, “30.02.2025”. */
export const quoted = (texts: readonly string[]): string => texts.map((text) => `“${text}”`).join(', ');

export const isOrAre = (count: number): string => (count === 1 ? 'is' : 'are');
