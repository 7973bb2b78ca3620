/** The texts of the portal in the language of the browser; each text is only in a file of its language. */
import { en } from './en.ts';

/**
 * The texts of another language: `portal/texts/de.ts` would be `export const de: Texts = { … }`, and be listed below.
 */
export type Texts = typeof en;

const LANGUAGES: Readonly<Record<string, Texts>> = { en };

const spoken = (globalThis.navigator?.languages ?? [])
  .map((tag) => tag.split('-')[0]!)
  .find((language) => language in LANGUAGES);

/** The chosen language, for the page's `lang`. */
export const LANGUAGE = spoken ?? 'en';
export const texts: Texts = LANGUAGES[LANGUAGE]!;
