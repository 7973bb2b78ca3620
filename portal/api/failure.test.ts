/** The failures that calls become. */
import { expect, test } from 'vitest';
import { failureOf } from './failure.ts';

test('an error of the service keeps its code, message, details, request id and seconds to wait', () => {
  const body = { error: { code: 'RATE_LIMITED', message: 'Too many.', requestId: 'r1', details: { limit: 60 } } };
  expect(failureOf(429, body, '7')).toMatchObject({
    code: 'RATE_LIMITED',
    message: 'Too many.',
    status: 429,
    details: { limit: 60 },
    retryAfter: 7,
    requestId: 'r1',
  });
});

test('a page of a proxy is a failure too', () => {
  expect(failureOf(502, '<html>Bad gateway</html>', null)).toMatchObject({ code: 'INTERNAL_ERROR', status: 502 });
});
