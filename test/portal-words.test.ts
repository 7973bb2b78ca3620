/** Every code of the service has a text in the portal, independent of the service's sentences. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CONTRADICTIONS as AGAINST, CHECKS } from '../engine/wording/sums.ts';
import { en } from '../portal/texts/en.ts';
import { wordsIn } from '../portal/texts/found.ts';
import { EVERY_DIFFERENCE, FILE_FINDINGS, FINDINGS } from './findings.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const CONTRADICTIONS = new Set([...Object.keys(CHECKS), ...Object.keys(AGAINST)]);

test.each(FINDINGS.map((one) => [one.code, one] as const))('%s has a text', (code, { params }) => {
  const words = wordsIn(en.findings, code, params);
  expect(words).toMatch(/\S/);
  expect(words).not.toMatch(/undefined|NaN|\[object/);
});

test.each(EVERY_DIFFERENCE.map((one) => [one.code, one] as const))('%s has a text', (code, difference) => {
  const words = wordsIn(en.findings, 'AMBIGUOUS', { differences: [difference] });
  const without = wordsIn(en.findings, 'AMBIGUOUS', { differences: [] })!;
  expect(words!.length).toBeGreaterThan(without.length);
  expect(words, code).not.toMatch(/undefined|NaN|\[object/);
});

test('evidence against a statement has a text for a reason, too', () => {
  const against = FINDINGS.filter(({ code }) => CONTRADICTIONS.has(code));
  expect(against).toHaveLength(CONTRADICTIONS.size);
  for (const one of against) {
    const alone = wordsIn(en.findings, one.code, one.params)!;
    expect(wordsIn(en.findings, 'FIGURES_DISAGREE', { findings: [one], unused: [] })).toContain(alone);
  }
});

test.each(FILE_FINDINGS.map((one) => [one.code, one] as const))('%s has a text', (code, { params }) => {
  const said = en.errors.sentence({
    code: 'PDF_UNREADABLE',
    message: 'as the service says it',
    details: {},
    retryAfter: undefined,
    finding: { code, params },
  });
  expect(said).toMatch(/^[A-Z].*\.$/s);
  expect(said).not.toMatch(/as the service says it|undefined|NaN|\[object/);
});

test("an answer shows the finding of a file from its details, and the service's message if the code is unknown", () => {
  const failure = { code: 'PDF_UNREADABLE', message: 'As the service says it.', retryAfter: undefined } as const;
  const said = (finding: unknown) => en.errors.sentence({ ...failure, details: { finding } });
  expect(said({ code: 'PAGE_DAMAGED', params: { page: 7 } })).toMatch(/^Page 7 /);
  expect(said({ code: 'SOMETHING_NEW', params: {} })).toBe('As the service says it.');
  expect(said(undefined)).toBe('As the service says it.');
});

test("no text of the portal depends on the service's wording", () => {
  const folder = join(root, 'portal/texts');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  const parsing = [...files.map((path) => join('portal/texts', path)), 'portal/check/in-words.ts']
    .filter((path) => !path.endsWith('.test.ts'))
    .filter((path) =>
      /RegExp|\.exec\(|\.match\(|\.matchAll\(|\.startsWith\(|\.includes\('/.test(
        readFileSync(join(root, path), 'utf8'),
      ),
    );
  expect(parsing).toEqual([]);
});
