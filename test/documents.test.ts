/** The documents agree with the program: the quick start, the settings, the commands, and links. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { curlQuickStart, nodeQuickStart, SAMPLE } from '../contract/quickstart.ts';
import { Obligation } from '../contract/result.ts';
import { STAGE_NAMES } from '../engine/explain/types.ts';
import { FORMAT_NAMES } from '../formats/registry.ts';
import { PROGRAMS } from './tools.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const readme = read('README.md');
const inDocs = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
const documents = ['README.md', 'ARCHITECTURE.md', 'CHANGELOG.md', ...inDocs.map((name) => `docs/${name}`)];

test('the quick start of the README is the one printed at the first start', () => {
  const start = { url: 'http://127.0.0.1:3000', key: '<API_KEY>', file: SAMPLE };
  expect(readme).toContain(curlQuickStart(start).trimEnd());
  expect(readme).toContain(nodeQuickStart(start).trimEnd());
});

test('the README names exactly the existing settings', () => {
  const settings = [...read('server/settings.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map((match) => match[1]);
  const table = readme.slice(readme.indexOf('| variable |'), readme.indexOf('The limits of one account'));
  const named = [...table.matchAll(/`((?:HOST|PORT|DATABASE_URL|LEDGERIZE_)[A-Z_]*)`/g)].map((match) => match[1]);
  expect(settings.length).toBeGreaterThan(10);
  expect([...new Set(named)].sort()).toEqual(settings.sort());
});

test.each(STAGE_NAMES)('ARCHITECTURE.md shows what the stage %s saw, in a picture of at most 150 kB', (stage) => {
  const picture = `docs/stages/${stage}.png`;
  expect(read('ARCHITECTURE.md')).toContain(`](${picture})`);
  expect(statSync(join(root, picture)).size).toBeLessThan(150 * 1024);
});

test('a stage of the engine that finds something on the page can be drawn', () => {
  const listed = [...read('ARCHITECTURE.md').matchAll(/^\d\. \*\*\[(\w+)\]\(engine/gm)].map((match) => match[1]);
  // those that make the result of statements see no page
  expect(listed.filter((stage) => stage !== 'continuity' && stage !== 'exports')).toEqual([...STAGE_NAMES]);
});

test('every command that the README names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...readme.matchAll(/npm run ([a-z:]+)/g)].map((match) => match[1]);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('CHANGELOG.md has what is not released yet first, and then the version of the package', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const sections = [...read('CHANGELOG.md').matchAll(/^## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?$/gm)];
  expect(sections.map(([, name]) => name).slice(0, 2)).toEqual(['Unreleased', version]);
  expect(sections.slice(1).filter(([, , day]) => day === undefined)).toEqual([]);
});

test.each(Object.entries(PROGRAMS).filter(([, install]) => install.startsWith('npm ')))(
  '.ci/run installs the %s that its tests require',
  (name, install) => {
    expect(read('.ci/run')).toContain(`${name} ${install.split(' ').at(-1)}`);
  },
);

test.each(documents)('every file that %s links to exists', (document) => {
  const links = [...read(document).matchAll(/\]\(([^)#]+)\)/g)].map((match) => match[1]);
  const missing = links.filter((link) => !/^https?:/.test(link) && !existsSync(join(root, dirname(document), link)));
  expect(missing).toEqual([]);
});

test('docs/verified.md explains exactly the existing obligations', () => {
  const explained = [...read('docs/verified.md').matchAll(/^### .+: `([A-Z_]+)`$/gm)].map((match) => match[1]);
  expect(explained).toEqual(Obligation.shape.code.options);
});

test('docs/formats.md has a section for exactly the existing formats', () => {
  const sections = [...read('docs/formats.md').matchAll(/^## `?([A-Z][A-Z0-9_]*)`?$/gm)].map((match) => match[1]);
  expect(sections.sort()).toEqual([...FORMAT_NAMES].sort());
});
