/** Calls of the service, typed by its OpenAPI description; the browser sends the session's cookie. */
import createClient from 'openapi-fetch';
import { LANGUAGE } from '../texts/language.ts';
import { Failure, failureOf } from './failure.ts';
import type { paths } from './schema.ts';

export const client = createClient<paths>({
  credentials: 'same-origin',
  // of the mail that the service sends: another one than the browser's may be chosen
  headers: { 'Accept-Language': LANGUAGE },
});

/** The result of openapi-fetch. */
interface Answer<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * Given a call, returns the body of its success (undefined if it has none): `await ask(client.GET('/api/v1/account'))`.
 * Throws a Failure; an abort is thrown unchanged.
 */
export async function ask<Data>(call: Promise<Answer<Data>>): Promise<Exclude<Data, undefined>> {
  let answer: Answer<Data>;
  try {
    answer = await call;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw Failure.unreachable(error);
  }
  const { data, error, response } = answer;
  if (!response.ok) throw failureOf(response.status, error, response.headers.get('Retry-After'));
  return data as Exclude<Data, undefined>;
}
