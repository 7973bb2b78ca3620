/** Each code of a finding has one place that makes it, a text, a published shape, and a line in the documents. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, expectTypeOf, test } from 'vitest';
import * as publishedOfFiles from '../contract/file-findings.ts';
import * as published from '../contract/findings.ts';
import { CATALOGUE, type Finding, worded } from '../engine/wording/catalogue.ts';
import { DIFFERENCES } from '../engine/wording/differences.ts';
import { wordedIn } from '../engine/wording/family.ts';
import { FILES, type FileFinding, fileWorded } from '../engine/wording/files.ts';
import { EVERY_DIFFERENCE, FILE_FINDINGS, FINDINGS } from './findings.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The sources of findings; the texts name each code, too. */
const sources = [
  'engine/statements',
  'engine/exports/joined',
  'engine/pages',
  'engine/extract.ts',
  'engine/pages-as-said.ts',
  'engine/redact',
  'workers',
]
  .flatMap((path) =>
    path.endsWith('.ts')
      ? [path]
      : readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).map((name) => join(path, name)),
  )
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

test.each(Object.keys({ ...CATALOGUE, ...DIFFERENCES, ...FILES }))('%s is found somewhere in the sources', (code) => {
  expect(sources).toContain(`'${code}'`);
});

type Deeply<T> = T extends readonly unknown[] | object ? { readonly [K in keyof T]: Deeply<T[K]> } : T;

test('the codes and parameters of the engine are the published ones', () => {
  expectTypeOf<Deeply<Finding>>().toEqualTypeOf<Deeply<published.Finding>>();
  expectTypeOf<Deeply<FileFinding>>().toEqualTypeOf<Deeply<publishedOfFiles.FileFinding>>();
});

test('the published codes are those of the catalogue', () => {
  expect(new Set(published.FindingCode.options)).toEqual(new Set(Object.keys(CATALOGUE)));
});

test.each(FINDINGS.map((one) => [one.code, one] as const))('%s has its published parameters', (_, one) => {
  expect(published.Finding.safeParse(one).error).toBeUndefined();
});

test.each(FILE_FINDINGS.map((one) => [one.code, one] as const))('%s has its published parameters', (_, one) => {
  expect(publishedOfFiles.FileFinding.safeParse(one).error).toBeUndefined();
});

test('the page of findings equals the current catalogue', async () => {
  await expect(page()).toMatchFileSnapshot('../docs/findings.md');
});

/** The columns of a row that begins with a code. */
const row = (code: string, params: object, says: string): string => {
  const told = Object.keys(params).map((name) => `\`${name}\``);
  return `| \`${code}\` | ${told.join(', ')} | ${says.replaceAll('|', '\\|')} |`;
};

function page(): string {
  return `<!-- made by \`npm run docs:findings\` from engine/wording/: edit that, not this -->

# What is found

## In a statement

A [result](formats.md#json) says in words why a statement is verified or not, and beside the words it has a code with
parameters: \`code\` and \`params\` of a reconciliation, of a check and of a warning, and \`findings\` of an obligation, which
are such codes. Programs decide on them, and word them in their own language. The words may change; codes and parameters
stay within a version, and new ones may come. The shape of the parameters stands in the schema of a result
(\`/schemas/result.json\`) as \`Finding\`.

Texts of the paper are as it prints them. Pages are those of the file, from 1, but for the numbers that the pages print
(\`from\`, \`to\`, \`of\`, \`first\`, \`last\`). Dates are of ISO 8601, currencies of ISO 4217.

| code | parameters | for example |
|---|---|---|
${FINDINGS.map((one) => row(one.code, one.params, worded(one))).join('\n')}

Two readings that fit alike (\`AMBIGUOUS\`) differ in one or several of these, as \`differences\` tells:

| code | parameters | for example |
|---|---|---|
${EVERY_DIFFERENCE.map((one) => row(one.code, one.params, wordedIn(DIFFERENCES, one))).join('\n')}

## Why a file cannot be converted

A fault has a \`code\` of the interface ([errors](errors.md)), and several findings may stand behind one. \`finding\` tells
which: in the \`error\` of a file or a job, and in the \`details\` of an answer that is \`PDF_UNREADABLE\`, \`PDF_TOO_COMPLEX\` or
\`JOB_FAILED\`. Its shape stands in the schema of a result as \`FileFinding\`.

| code | parameters | for example |
|---|---|---|
${FILE_FINDINGS.map((one) => row(one.code, one.params, fileWorded(one))).join('\n')}
`;
}
