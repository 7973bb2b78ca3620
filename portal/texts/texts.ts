/** The texts of the portal in the language of the browser; every text stands in a file of that language, and nowhere else. */
import { en } from './en.ts';

/** What another language has to say: `portal/texts/de.ts` would be `export const de: Texts = { … }`, and stand below. */
export type Texts = typeof en;

const LANGUAGES: Readonly<Record<string, Texts>> = { en };

const spoken = (globalThis.navigator?.languages ?? [])
  .map((tag) => tag.split('-')[0]!)
  .find((language) => language in LANGUAGES);

/** The language that was chosen, for the page's `lang`. */
export const LANGUAGE = spoken ?? 'en';
export const texts: Texts = LANGUAGES[LANGUAGE]!;
