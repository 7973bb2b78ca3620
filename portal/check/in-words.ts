/** Turns what the service tells of a statement into what people read. */
import { wordsIn } from '../texts/found.ts';
import { texts } from '../texts/texts.ts';

/** What is found, as the service tells it; a result that was made before there were codes has none. */
interface Found {
  readonly code?: string | undefined;
  readonly params?: unknown;
}

/** Given what is found, and the service's own words for it, returns the words for people: the service's where a code is not known. */
export function inWords(found: readonly Found[], said: string): string {
  const words = found.map(({ code, params }) => wordsIn(texts.findings, code, params));
  const text = words.length === 0 || words.includes(null) ? said : words.join('; ');
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
