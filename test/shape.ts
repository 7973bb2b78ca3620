/** Requirements for every answer of the interface, checked wherever a test receives one. */
import { expect } from 'vitest';
import { ErrorBody } from '../contract/error.ts';
import type { ErrorCode } from '../contract/errors.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Given a response, checks that it is this error in the one shape, and returns its details. */
export async function expectError(
  response: Response,
  status: number,
  code: ErrorCode,
): Promise<Record<string, unknown> | undefined> {
  const text = await response.text();
  expect({ status: response.status, body: text }).toMatchObject({ status, body: expect.stringContaining(`"${code}"`) });
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const { error } = ErrorBody.parse(JSON.parse(text));
  expect(error.code).toBe(code);
  expect(error.requestId).toBe(response.headers.get('x-request-id'));
  expect(error.requestId).toMatch(UUID);
  expect(error.message).toMatch(/^[A-Z].*[.?!]$/s);
  expect(error.message).not.toMatch(/node_modules|\bat .*:\d+|sqlite|pdfium|\/tmp\//i);
  return error.details;
}
