/** Every language has every text of English, in its own words. */
import { expect, test } from 'vitest';
import { DICTIONARIES } from './dictionaries.ts';
import { en } from './en.ts';
import { LANGUAGES, type Language } from './language.ts';

const OTHERS = (Object.keys(LANGUAGES) as Language[]).filter((code) => code !== 'en');

/** A text with fewer words may well be the same: names, abbreviations, "Webhooks", "Status". */
const LEAST_WORDS = 3;
/** Addresses, and what is no sentence, are the same everywhere. */
const SAME_EVERYWHERE = /^https?:|^[^\p{L}]*$/u;

/** Every text by its path, "check.rows.date"; of a text with parameters, the function. */
function textsIn(part: unknown, path = ''): Map<string, unknown> {
  if (typeof part !== 'object' || part === null) return new Map([[path, part]]);
  const found = Object.entries(part).map(([name, inner]) => textsIn(inner, path === '' ? name : `${path}.${name}`));
  return new Map(found.flatMap((map) => [...map]));
}

const english = textsIn(en);

test.each(OTHERS)('%s has the same texts as English', async (code) => {
  const own = textsIn(await DICTIONARIES[code].all());
  expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
});

test.each(OTHERS)('%s has text with parameters where English has, and no empty text', async (code) => {
  const wrong = [...textsIn(await DICTIONARIES[code].all())]
    .filter(([path, text]) => typeof text !== typeof english.get(path) || text === '')
    .map(([path]) => path);
  expect(wrong).toEqual([]);
});

test.each(OTHERS)('%s repeats no sentence of English', async (code) => {
  const repeated = [...textsIn(await DICTIONARIES[code].all())]
    .filter(([path, text]) => sourceOf(text) === sourceOf(english.get(path)))
    .filter(([, text]) => !SAME_EVERYWHERE.test(sourceOf(text)) && wordsOf(text) >= LEAST_WORDS)
    .map(([path]) => path);
  expect(repeated).toEqual([]);
});

/** Of a text with parameters, how it is written. */
function sourceOf(text: unknown): string {
  return String(text);
}

/** Of a text with parameters, those between its quotes. */
function wordsOf(text: unknown): number {
  if (typeof text === 'string') return countOf(text);
  const quoted = String(text).match(/`[^`]*`|'[^']*'|"[^"]*"/g) ?? [];
  return countOf(quoted.join(' ').replace(/\$\{[^}]*\}/g, ' '));
}

function countOf(text: string): number {
  return text.match(/\p{L}{2,}/gu)?.length ?? 0;
}
