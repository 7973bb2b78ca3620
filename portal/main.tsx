/** Loads the texts of the language, then the portal: its modules read texts while they load. */
import { PATHS } from './paths.ts';
import { LANGUAGE } from './texts/language.ts';
import { loadAllTexts, loadFirstTexts } from './texts/load.ts';

document.documentElement.lang = LANGUAGE;
void start();

async function start(): Promise<void> {
  await (location.pathname === PATHS.convert ? loadFirstTexts() : loadAllTexts());
  await import('./start.tsx');
}
