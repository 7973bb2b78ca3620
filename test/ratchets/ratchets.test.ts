/**
 * Counts of unwanted code may only fall: those of a linter, a compiler and a ruler, folder by folder, must not exceed
 * those of counts.json. `npm run docs:counts` writes those that fell, and raises none. If a folder is renamed, move its
 * counts by hand.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from './commands.ts';
import { type Change, type Counts, changes, fileText, lowered, merged } from './counts.ts';
import { indexedAccessCounts } from './indexed-access.ts';
import { lintCounts } from './lint.ts';
import { sizeCounts } from './sizes.ts';

const FILE = 'test/ratchets/counts.json';
const LINTED = ['contract', 'cli', 'engine', 'formats', 'recognition', 'server', 'workers', 'portal', 'sdk'];
/** Read once: an update writes the file while the tests run. */
const before: Counts = JSON.parse(readFileSync(join(root, FILE), 'utf8'));
let now: Counts = {};
/** The compiler takes a few seconds by itself; a busy machine gives it a tenth of a core. */
const MOST_MS = 600_000;

beforeAll(async () => {
  now = merged([...(await Promise.all([lintCounts(LINTED), indexedAccessCounts()])), sizeCounts()]);
}, MOST_MS);

const told = ({ place, kind, before, now }: Change): string =>
  now > before
    ? `${place}: ${kind} is ${now}, which is ${now - before} more than the ${before} of ${FILE}`
    : `${place}: ${kind} is ${now}, which is ${before - now} less than the ${before} of ${FILE}: run \`npm run docs:counts\``;

test('no count rises', () => {
  const risen = changes(before, now).filter((change) => change.now > change.before);
  expect(risen.map(told)).toEqual([]);
});

test('a count that falls is written to the file', async () => {
  const fallen = changes(before, now).filter((change) => change.now < change.before);
  await expect(fileText(lowered(before, now)), fallen.map(told).join('\n')).toMatchFileSnapshot('counts.json');
});
