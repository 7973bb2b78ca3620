/** What the service tells by codes has words in the portal; what it says in sentences, the portal knows by them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CONTRADICTIONS as AGAINST, CHECKS } from '../engine/wording/sums.ts';
import { en } from '../portal/texts/en.ts';
import { wordsIn } from '../portal/texts/found.ts';
import { toldIn } from '../portal/texts/told.ts';
import { EVERY_DIFFERENCE, FINDINGS } from './findings.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const CONTRADICTIONS = new Set([...Object.keys(CHECKS), ...Object.keys(AGAINST)]);
const unknown = (sentences: readonly string[]) => sentences.filter((sentence) => toldIn(en.told, sentence) === null);

test.each(FINDINGS.map((one) => [one.code, one] as const))('%s has words', (code, { params }) => {
  const words = wordsIn(en.findings, code, params);
  expect(words).toMatch(/\S/);
  expect(words).not.toMatch(/undefined|NaN|\[object/);
});

test.each(EVERY_DIFFERENCE.map((one) => [one.code, one] as const))('%s has words', (code, difference) => {
  const words = wordsIn(en.findings, 'AMBIGUOUS', { differences: [difference] });
  const without = wordsIn(en.findings, 'AMBIGUOUS', { differences: [] })!;
  expect(words!.length).toBeGreaterThan(without.length);
  expect(words, code).not.toMatch(/undefined|NaN|\[object/);
});

test('what goes against a statement has words in a reason, too', () => {
  const against = FINDINGS.filter(({ code }) => CONTRADICTIONS.has(code));
  expect(against).toHaveLength(CONTRADICTIONS.size);
  for (const one of against) {
    const alone = wordsIn(en.findings, one.code, one.params)!;
    expect(wordsIn(en.findings, 'FIGURES_DISAGREE', { findings: [one], unused: [] })).toContain(alone);
  }
});

/** Given a folder of sources, returns the sentences with which they say that a PDF cannot be read. */
function refusals(folder: string): string[] {
  const sources = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(root, folder, path), 'utf8'));
  const sentence = /['`]((?:The (?:file|text|pages)|Page|Reading the PDF|Opening the PDF)\b[^'`]*\.)['`]/g;
  return sources
    .filter((text) => /PDF_UNREADABLE|PDF_TOO_COMPLEX/.test(text))
    .flatMap((text) => [...text.matchAll(sentence)].map(([, said]) => said!.replace(/\$\{[^}]*\}/g, '7')));
}

/** Told by their codes, which say all, or to programs alone. */
const OTHERS = [/^The file is not a PDF/, /^The file is protected/, /^The file needs a password/, /counted from 1/];

test('every reason why a PDF cannot be read has words', () => {
  const said = ['engine/pages', 'workers', 'server/jobs', 'server/files'].flatMap(refusals);
  said.push(...refusals('engine').filter((sentence) => sentence.startsWith('The file has no text')));
  expect(said.length).toBeGreaterThan(12);
  expect(unknown(said.filter((sentence) => !OTHERS.some((known) => known.test(sentence))))).toEqual([]);
});

test('what the portal does not know is told as the service says it', () => {
  expect(toldIn(en.told, 'Something new.')).toBeNull();
});
