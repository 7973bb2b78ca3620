/** How long the client waits before it tries again. */
import { expect, test } from 'vitest';
import { ApiError, ConnectionError } from '../errors.ts';
import { pauseBefore } from './retries.ts';

const lost = new ConnectionError('UNREACHABLE', 'lost');

test('without advice, it waits twice as long each time, up to ten seconds', () => {
  const pauses = [1, 2, 3, 4, 5, 9].map((tries) => pauseBefore(lost, tries));
  for (const [at, least] of [500, 1_000, 2_000, 4_000, 8_000, 8_000].entries()) {
    expect(pauses[at]).toBeGreaterThanOrEqual(least);
    expect(pauses[at]).toBeLessThanOrEqual(least * 1.25);
  }
});

test('it waits as long as the service asks for, and not at the same moment as others', () => {
  const limited = new ApiError('RATE_LIMITED', 'limited', { status: 429, retryAfter: 41 });
  const pauses = Array.from({ length: 50 }, () => pauseBefore(limited, 4));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(41_000);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(41_125);
  expect(new Set(pauses).size).toBeGreaterThan(40);
});
