/** The texts of the portal in the language of the page; each text is only in a file of its language. */
import type { en } from './en.ts';

/** Every language has all texts of English: `portal/texts/de.ts` is `export const de = { … } satisfies Texts`. */
export type Texts = typeof en;

/** Set before any view is loaded (main.tsx), so that modules may read it while they load. */
export let texts: Texts;

/** Given the texts of a language, uses them from now on. */
export function speak(chosen: Texts): void {
  texts = chosen;
}
