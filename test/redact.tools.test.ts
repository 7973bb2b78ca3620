/**
 * The copies of every fixture, and of papers with random traits, convert like the originals, and keep only the words
 * that they report.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { copyOf, leaks, wordsOf } from '../engine/redact/testing/copies.ts';
import { drawPaper } from '../fixtures/fuzz/paper.ts';

const FIXTURES = new URL('../fixtures/', import.meta.url);
const PASSWORD = 'Blue-Kettle-42';
const SEEDS = Array.from({ length: 60 }, (_, i) => 486_200 + i);
/** The share of papers that may convert differently from their copies, which the copy then reports. */
const MOST_DIFFERENT = 0.05;

const names = readdirSync(FIXTURES).filter((name) => existsSync(new URL(`${name}/statement.pdf`, FIXTURES)));

test.each(names)('the copy of %s converts like its original and keeps only the words that it reports', async (name) => {
  const original = new Uint8Array(readFileSync(new URL(`${name}/statement.pdf`, FIXTURES)));
  const { pdf, kept, differences } = await copyOf(original, PASSWORD);
  expect(differences).toEqual([]);
  expect(leaks(await wordsOf(original, PASSWORD), await wordsOf(pdf), kept)).toEqual([]);
});

test('papers with random traits convert like their copies', async () => {
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
