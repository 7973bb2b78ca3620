/** Turns the service's data about a statement into text for people. */
import { wordsIn } from '../texts/found.ts';
import { LOCALE } from '../texts/language.ts';
import { texts } from '../texts/texts.ts';

/** A finding, as the service sends it; older results have no code. */
interface Found {
  readonly code?: string | undefined;
  readonly params?: unknown;
}

/** Given findings and the service's text for them, returns the text for people: the service's if a code is unknown. */
export function inWords(found: readonly Found[], said: string): string {
  const words = found.map(({ code, params }) => wordsIn(texts.findings, code, params));
  const text = words.length === 0 || words.includes(null) ? said : words.join('; ');
  return text.charAt(0).toLocaleUpperCase(LOCALE) + text.slice(1);
}
