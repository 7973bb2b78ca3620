/** The page of keys tells every sample, and every failure that a name forces. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ErrorCode } from '../contract/errors.ts';
import { FORCED_CODES, FORCED_STEPS } from '../contract/forced-failures.ts';
import { SAMPLES } from '../contract/samples.ts';

const PAGE = readFileSync(new URL('../docs/keys.md', import.meta.url), 'utf8');
/** Told below the table, because every call has them. */
const OF_EVERY_CALL: readonly ErrorCode[] = ['AUTH_INVALID_KEY', 'FORBIDDEN', 'RATE_LIMITED', 'INVALID_REQUEST'];

test.each(FORCED_STEPS)('the codes of the step %s are those of its row', (step) => {
  const row = PAGE.slice(PAGE.indexOf('### Failures by name'))
    .split('\n')
    .find((line) => line.startsWith(`| \`${step}\` |`));
  const told = [...(row?.split('|')[3] ?? '').matchAll(/`(\w+)`/g)].map(([, code]) => code);
  const real = FORCED_CODES[step].filter((code) => !OF_EVERY_CALL.includes(code));
  expect(told.sort()).toEqual([...real].sort());
  if (step !== 'job') expect(FORCED_CODES[step]).toEqual(expect.arrayContaining([...OF_EVERY_CALL]));
});

test.each(SAMPLES)('the sample $name is told as it is', ({ name, about, password }) => {
  const told = password === undefined ? about : `${about}: \`${password}\``;
  expect(PAGE).toContain(`| \`/samples/${name}\` | ${told} |`);
});
