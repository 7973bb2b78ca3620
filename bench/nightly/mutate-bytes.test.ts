/** Damaged PDFs. */
import { expect, test } from 'vitest';
import { mutatedPdf } from './mutate-bytes.ts';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

test('a seed draws the same file on every run', () => {
  for (const seed of SEEDS.slice(0, 5)) expect(mutatedPdf(seed).bytes.equals(mutatedPdf(seed).bytes)).toBe(true);
});

test('seeds draw different files, with every mutation', () => {
  const files = SEEDS.map(mutatedPdf);
  expect(new Set(files.map(({ bytes }) => bytes.toString('base64'))).size).toBeGreaterThan(55);
  expect(new Set(files.flatMap(({ mutations }) => mutations)).size).toBe(9);
});
