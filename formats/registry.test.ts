/** The registry of formats: the rules for an entry, and that its renderer works. */
import { describe, expect, test } from 'vitest';
import { file, result, statement } from '../engine/exports/testing/sample.ts';
import { eitherOf, FILE_FORMATS, FORMAT_NAMES, FORMATS } from './registry.ts';

const ERROR = { code: 'PDF_UNREADABLE', message: 'It is damaged.' };

describe.each(FORMAT_NAMES)('%s', (name) => {
  const { extension, mediaType, menu, renderer } = FORMATS[name];

  test('has a name that the interface accepts unchanged and the command line in lower case', () => {
    expect(name).toMatch(/^[A-Z][A-Z0-9_]*$/);
  });

  test('has an extension without a dot, and a valid media type for a header', () => {
    expect(extension).toMatch(/^[a-z0-9]+$/);
    expect(mediaType).toMatch(/^(application|text)\/[a-z0-9.+-]+(; charset=[a-z0-9-]+)?$/);
  });

  test('is in the menu under its own label', () => {
    expect(FORMAT_NAMES.filter((other) => FORMATS[other].menu.label === menu.label)).toEqual([name]);
  });

  test('is rendered, with equal bytes for equal results', async () => {
    const render = await renderer();
    const several = result(file([statement(), statement({ transactions: [] })]), file([], { error: ERROR }));
    const bytesOf = async () => {
      const made = await render(several, { bankId: '1', intuBankId: '3000' });
      return made instanceof Uint8Array ? made : made.bytes;
    };
    const bytes = await bytesOf();
    expect(bytes.length).toBeGreaterThan(0);
    expect(Buffer.compare(bytes, await bytesOf())).toBe(0);
  });
});

test('the result that the interface has a schema for is read, the others are saved', () => {
  expect(FORMAT_NAMES.filter((name) => !FILE_FORMATS.includes(name))).toEqual(['JSON']);
});

test.each([
  [['JSON'], 'JSON'],
  [['CSV', 'XLS'], 'CSV or XLS'],
  [['JSON', 'CSV', 'XLS'], 'JSON, CSV or XLS'],
])('a choice of %j is written "%s"', (names, told) => {
  expect(eitherOf(names)).toBe(told);
});
