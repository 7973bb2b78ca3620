/** The texts of the portal in the language of the page; each text is only in a file of its language. */
import type { first } from './en/first.ts';
import type { en } from './en.ts';

/** Every language has all texts of English: `portal/texts/de.ts` is `export const de = { … } satisfies Texts`. */
export type Texts = typeof en;
/** Those of signing in and of Convert, and what is shown around every view. */
export type FirstTexts = typeof first;

/** Set before any view is loaded (main.tsx), so that modules may read it while they load. */
export let texts: Texts;

/**
 * Given texts of a language, uses them from now on. Those of the first views are enough for them: others are loaded when
 * all texts are there (app.tsx), and a test looks that no first view reads more.
 */
export function speak(chosen: FirstTexts): void {
  texts = chosen as Texts;
}
