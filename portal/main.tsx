/** Loads the texts of the language, then the portal: its modules read texts while they load. */
import { DICTIONARIES } from './texts/dictionaries.ts';
import { LANGUAGE } from './texts/language.ts';
import { speak } from './texts/texts.ts';

document.documentElement.lang = LANGUAGE;
void start();

async function start(): Promise<void> {
  speak(await DICTIONARIES[LANGUAGE]());
  await import('./start.tsx');
}
