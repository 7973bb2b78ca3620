/** Loads the texts of the page's language: first those of the first views, then all. */
import { DICTIONARIES } from './dictionaries.ts';
import { LANGUAGE } from './language.ts';
import { speak } from './texts.ts';

let all: Promise<void> | undefined;

/** Sets the texts of the first views. Rejects if the service does not answer. */
export async function loadFirstTexts(): Promise<void> {
  speak(await DICTIONARIES[LANGUAGE].first());
}

/** Sets all texts; always the same promise, unless the service did not answer. */
export function loadAllTexts(): Promise<void> {
  all ??= DICTIONARIES[LANGUAGE].all().then(speak);
  // it may answer the next time
  all.catch(() => {
    all = undefined;
  });
  return all;
}
