/** Users who are signed in to the portal of a test's server, and call as its pages do. */
import { expect } from 'vitest';
import { SESSION_COOKIE, SignedIn } from '../contract/portal/session.ts';
import { json } from './client.ts';
import type { TestServer } from './server.ts';

const PASSWORD = 'a long sentence of mine';

export interface Visitor {
  readonly accountId: string;
  readonly email: string;
  /** the header Cookie of the session */
  readonly cookie: string;
  /** Calls with the cookie of the session, from a page of the service. */
  call(path: string, init?: RequestInit): Promise<Response>;
}

/** Given an unused name, signs up: a user with their own account. */
export function signUp(server: TestServer, name: string): Promise<Visitor> {
  return open(server, '/portal/users', { name, email: `${name}@example.com`, password: PASSWORD });
}

/** Claims the first account: its user becomes the operator of the service, once per server. */
export function claim(server: TestServer, name = 'operator'): Promise<Visitor> {
  const token = server.service.setupToken;
  return open(server, '/portal/claim', { token, name, email: `${name}@example.com`, password: PASSWORD });
}

/**
 * Given an address of mail, tries so many wrong passwords at the same time. A try that the database is too busy for is not
 * counted, and is made again.
 */
export async function guessPasswords({ url }: TestServer, email: string, times: number): Promise<void> {
  const guess = async (at: number): Promise<void> => {
    const { status } = await fetch(`${url}/portal/session`, json({ email, password: `guess ${at}` }));
    if (status === 503) return guess(at);
    expect([401, 429]).toContain(status);
  };
  await Promise.all(Array.from({ length: times }, (_, at) => guess(at)));
}

async function open({ url }: TestServer, path: string, body: unknown): Promise<Visitor> {
  const { headers, ...request } = json(body);
  const response = await fetch(url + path, { ...request, headers: { ...headers, 'Sec-Fetch-Site': 'same-origin' } });
  const text = await response.text();
  expect({ status: response.status, text }).toMatchObject({ status: 201 });
  const { accountId, email } = SignedIn.parse(JSON.parse(text)).user;
  const set = response.headers.getSetCookie().find((each) => each.startsWith(`${SESSION_COOKIE}=`))!;
  const cookie = set.split(';')[0]!;
  return {
    accountId,
    email,
    cookie,
    call: (path, init = {}) =>
      fetch(url + path, {
        ...init,
        headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin', ...(init.headers as object) },
      }),
  };
}
