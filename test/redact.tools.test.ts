/** Every fixture, and papers of random traits, convert as their copies do, which keep nothing that they do not tell of. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { copyOf, leaks, wordsOf } from '../engine/redact/testing/copies.ts';
import { drawPaper } from '../fixtures/fuzz/paper.ts';

const FIXTURES = new URL('../fixtures/', import.meta.url);
const PASSWORD = 'Blue-Kettle-42';
const SEEDS = Array.from({ length: 60 }, (_, i) => 486_200 + i);
/** Of a hundred papers so many may convert otherwise than their copies: the copy says so. */
const MOST_DIFFERENT = 0.05;

const names = readdirSync(FIXTURES).filter((name) => existsSync(new URL(`${name}/statement.pdf`, FIXTURES)));

test.each(names)('the copy of %s converts as its original and keeps no word that it does not tell of', async (name) => {
  const original = new Uint8Array(readFileSync(new URL(`${name}/statement.pdf`, FIXTURES)));
  const { pdf, kept, differences } = await copyOf(original, PASSWORD);
  expect(differences).toEqual([]);
  expect(leaks(await wordsOf(original, PASSWORD), await wordsOf(pdf), kept)).toEqual([]);
});

test('papers of random traits convert as their copies', async () => {
  const different: number[] = [];
  for (const seed of SEEDS) {
    const { pdf: original } = await drawPaper(seed, {});
    const { pdf, kept, differences } = await copyOf(original);
    if (differences.length > 0) different.push(seed);
    const [from, to] = [await wordsOf(original), await wordsOf(pdf)];
    if (from.length === to.length) expect({ seed, leaks: leaks(from, to, kept) }).toEqual({ seed, leaks: [] });
  }
  expect(different.length / SEEDS.length, `seeds ${different.join()}`).toBeLessThanOrEqual(MOST_DIFFERENT);
}, 300_000);
