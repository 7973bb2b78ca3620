/** The language of a mail, from the header of a browser. */
import { expect, test } from 'vitest';
import { mailLanguage } from './language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['de-CH,de;q=0.9,en;q=0.8', 'de'],
  ['sv,en;q=0.5,pt-BR;q=0.9', 'pt'],
  ['fr;q=0,nl;q=0.1', 'nl'],
  ['*', 'en'],
  ['JA-jp', 'ja'],
  ['constructor', 'en'],
])('%j is answered in %s', (header, language) => {
  expect(mailLanguage(header)).toBe(language);
});
