/** Each code of the trail that `explain` shows has its own text, and a rule that produces it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { STANDINGS } from '../engine/wording/continuity.ts';
import { DOUBTS, DROPPED, JOINED, OUTSIDE, PLACES, REPEATS } from '../engine/wording/lines.ts';
import { ANSWERS, QUESTIONS } from '../engine/wording/questions.ts';
import { ROW_REASONS } from '../engine/wording/row-reasons.ts';

const engine = fileURLToPath(new URL('../engine', import.meta.url));
const sources = readdirSync(engine, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('wording'))
  .map((path) => readFileSync(join(engine, path), 'utf8'))
  .join('\n');

/** Codes that a rule builds from a prefix and where the amounts of a table are. */
const MADE = new Set(['usual_top', 'usual_middle', 'usual_bottom']);

const FAMILIES = { DROPPED, REPEATS, OUTSIDE, JOINED, DOUBTS, PLACES, ROW_REASONS, QUESTIONS, ANSWERS, STANDINGS };

test.each(Object.entries(FAMILIES))('each code of %s is produced by a rule', (name, family) => {
  const isGiven = (code: string) =>
    MADE.has(code) || sources.includes(`'${code}'`) || sources.includes(`${name}.${code}`);
  expect(Object.keys(family).filter((code) => !isGiven(code))).toEqual([]);
});

test.each([
  ['DROPPED', DROPPED],
  ['REPEATS', REPEATS],
  ['OUTSIDE', OUTSIDE],
  ['JOINED', JOINED],
  ['DOUBTS', DOUBTS],
  ['PLACES', PLACES],
  ['QUESTIONS', QUESTIONS],
])('no two codes of %s have the same text', (_, family) => {
  const words = Object.values(family);
  expect(words.filter((one, i) => words.indexOf(one) !== i)).toEqual([]);
});
