/**
 * Users of the portal over a real server: the set-up link, sign-up, sign-in and sign-out, sessions, passwords, and
 * refusals.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ErrorBody } from '../contract/error.ts';
import type { ErrorCode } from '../contract/errors.ts';
import { PortalInfo, SESSION_COOKIE, SessionList, SignedIn } from '../contract/portal/session.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';
import { guessPasswords } from './visitors.ts';

const PASSWORD = 'a long sentence of mine';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Sent {
  readonly method?: string;
  readonly body?: unknown;
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
}

/** Calls as a browser does from a page of the portal. */
function call(path: string, { method = 'GET', body, cookie, headers = {} }: Sent = {}, at = server): Promise<Response> {
  return fetch(`${at.url}${path}`, {
    method,
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(cookie !== undefined && { Cookie: cookie }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

const post = (path: string, body: unknown, sent: Sent = {}, at = server) =>
  call(path, { method: 'POST', body, ...sent }, at);

/** Given an answer that opened a session, returns the cookie to send. */
function cookieOf(response: Response): string {
  const set = response.headers.getSetCookie().find((each) => each.startsWith(`${SESSION_COOKIE}=`));
  return set!.split(';')[0]!;
}

async function signUp(name: string, at = server): Promise<{ cookie: string; email: string }> {
  const email = `${name}@example.com`;
  const response = await post('/portal/users', { name, email, password: PASSWORD }, {}, at);
  expect(response.status).toBe(201);
  return { cookie: cookieOf(response), email };
}

async function expectRefusal(response: Response, status: number, code: ErrorCode): Promise<void> {
  await expectError(response, status, code);
}

describe('the set-up link', () => {
  test('makes the claimant the operator of the first account, once', async () => {
    const own = await startServer();
    try {
      expect(PortalInfo.parse(await (await call('/portal', {}, own)).json()).claimed).toBe(false);
      const claim = { token: own.service.setupToken, name: 'Anna', email: 'anna@example.com', password: PASSWORD };
      const response = await post('/portal/claim', claim, {}, own);
      expect(response.status).toBe(201);
      const { user } = SignedIn.parse(await response.json());
      expect(user).toMatchObject({ operator: true, accountId: (await own.service.accounts.first())!.id });
      expect(PortalInfo.parse(await (await call('/portal', {}, own)).json()).claimed).toBe(true);
      await expectRefusal(
        await post('/portal/claim', { ...claim, email: 'b@example.com' }, {}, own),
        410,
        'LINK_INVALID',
      );
    } finally {
      await own.close();
    }
  });

  test('stays valid after a failed claim', async () => {
    const own = await startServer();
    try {
      await signUp('ben', own);
      const claim = { token: own.service.setupToken, name: 'Ben', email: 'ben@example.com', password: PASSWORD };
      await expectRefusal(await post('/portal/claim', claim, {}, own), 409, 'EMAIL_TAKEN');
      expect((await post('/portal/claim', { ...claim, email: 'ben2@example.com' }, {}, own)).status).toBe(201);
    } finally {
      await own.close();
    }
  });

  test('with another token opens nothing', async () => {
    const claim = { token: 'none', name: 'Eve', email: 'eve@example.com', password: PASSWORD };
    await expectRefusal(await post('/portal/claim', claim), 410, 'LINK_INVALID');
  });
});

describe('signing up', () => {
  test('makes a separate account with 500 credits, and no operator', async () => {
    const { cookie } = await signUp('carl');
    const { user } = SignedIn.parse(await (await call('/portal/session', { cookie })).json());
    expect(user.operator).toBe(false);
    expect(user.accountId).not.toBe((await server.service.accounts.first())!.id);
    expect(await (await call('/account', { cookie })).json()).toMatchObject({ credits: 500 });
  });

  test('accepts an address once, in any case', async () => {
    await signUp('dora');
    const again = { name: 'Dora', email: 'DORA@example.com', password: PASSWORD };
    await expectRefusal(await post('/portal/users', again), 409, 'EMAIL_TAKEN');
  });

  test('requires a password that is hard to guess, and does not repeat it', async () => {
    const response = await post('/portal/users', { name: 'E', email: 'e@example.com', password: 'sesame' });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('sesame');
  });

  test('is refused if the operator turned it off', async () => {
    const own = await startServer({ LEDGERIZE_SIGNUP: 'off' });
    try {
      expect(await (await call('/portal', {}, own)).json()).toMatchObject({ signup: false });
      const user = { name: 'F', email: 'f@example.com', password: PASSWORD };
      await expectRefusal(await post('/portal/users', user, {}, own), 403, 'SIGNUP_OFF');
    } finally {
      await own.close();
    }
  });
});

describe('signing in', () => {
  test('sets a cookie that scripts cannot read and other sites do not send', async () => {
    const { email } = await signUp('gina');
    const response = await post('/portal/session', { email, password: PASSWORD });
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Strict/);
    expect(cookie).not.toMatch(/Secure/);
  });

  test('behind TLS sets a cookie that is marked Secure', async () => {
    const own = await startServer({ LEDGERIZE_TRUSTED_PROXIES: '127.0.0.1' });
    try {
      const { email } = await signUp('hugo', own);
      const headers = { 'X-Forwarded-Proto': 'https' };
      const response = await post('/portal/session', { email, password: PASSWORD }, { headers }, own);
      expect(response.headers.getSetCookie()[0]).toMatch(/; Secure/);
    } finally {
      await own.close();
    }
  });

  test('with a wrong password or an unknown address fails in the same way', async () => {
    const { email } = await signUp('ida');
    const wrong = await post('/portal/session', { email, password: 'not that one' });
    const unknown = await post('/portal/session', { email: 'nobody@example.com', password: PASSWORD });
    const told = await Promise.all(
      [wrong, unknown].map(async (each) => ErrorBody.parse(await each.json()).error.message),
    );
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(told[0]).toBe(told[1]);
  });

  test('is slowed down after guesses, even with the right password', async () => {
    const { email } = await signUp('jan');
    await guessPasswords(server, email, 10);
    const response = await post('/portal/session', { email, password: PASSWORD });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(60);
    await expectRefusal(response, 429, 'RATE_LIMITED');
  });
});

describe('a session', () => {
  test('replaces a key, with its own limit', async () => {
    const { cookie } = await signUp('kai');
    const response = await call('/jobs', { cookie });
    expect(response.status).toBe(200);
    expect(response.headers.get('x-ratelimit-limit')).toBe('1200');
  });

  test.each([
    ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a page of a site beside', { 'Sec-Fetch-Site': 'same-site' }],
    ['another origin, by an older browser', { 'Sec-Fetch-Site': '', Origin: 'https://evil.example' }],
  ])('does not work for %s', async (_name, headers) => {
    const { cookie } = await signUp(`lea${Math.round(performance.now() * 1_000)}`);
    const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
    const response = await fetch(`${server.url}/portal/session`, {
      method: 'DELETE',
      headers: { Cookie: cookie, ...sent },
    });
    await expectRefusal(response, 403, 'FORBIDDEN');
    expect((await call('/portal/session', { cookie })).status).toBe(200);
  });

  test('ends with signing out', async () => {
    const { cookie } = await signUp('mia');
    expect((await call('/portal/session', { method: 'DELETE', cookie })).status).toBe(204);
    await expectRefusal(await call('/account', { cookie }), 401, 'AUTH_INVALID_KEY');
  });

  test('is listed with the others of its user, and may end them', async () => {
    const { cookie, email } = await signUp('nora');
    const other = cookieOf(await post('/portal/session', { email, password: PASSWORD }));
    const { sessions } = SessionList.parse(await (await call('/portal/sessions', { cookie })).json());
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    const { id } = sessions.find(({ current }) => !current)!;
    expect((await call(`/portal/sessions/${id}`, { method: 'DELETE', cookie })).status).toBe(204);
    await expectRefusal(await call('/account', { cookie: other }), 401, 'AUTH_INVALID_KEY');
    await expectRefusal(await call(`/portal/sessions/${id}`, { method: 'DELETE', cookie }), 404, 'NOT_FOUND');
  });

  test('of another user cannot be ended', async () => {
    const { cookie } = await signUp('olga');
    const stranger = await signUp('paul');
    const { sessions } = SessionList.parse(await (await call('/portal/sessions', { cookie })).json());
    const path = `/portal/sessions/${sessions[0]!.id}`;
    await expectRefusal(await call(path, { method: 'DELETE', cookie: stranger.cookie }), 404, 'NOT_FOUND');
    expect((await call('/portal/session', { cookie })).status).toBe(200);
  });

  test('may end all others', async () => {
    const { cookie, email } = await signUp('quin');
    const other = cookieOf(await post('/portal/session', { email, password: PASSWORD }));
    expect((await call('/portal/sessions', { method: 'DELETE', cookie })).status).toBe(204);
    expect((await call('/account', { cookie: other })).status).toBe(401);
    expect((await call('/account', { cookie })).status).toBe(200);
  });

  test('that was invented opens nothing', async () => {
    await expectRefusal(await call('/account', { cookie: `${SESSION_COOKIE}=x.y` }), 401, 'AUTH_INVALID_KEY');
  });

  test('cannot be requested by a key', async () => {
    await expectRefusal(await server.call('/portal/session'), 403, 'FORBIDDEN');
  });
});

describe('a password', () => {
  test('is changed by its owner, which ends the other sessions', async () => {
    const { cookie, email } = await signUp('rosa');
    const other = cookieOf(await post('/portal/session', { email, password: PASSWORD }));
    const change = { current: PASSWORD, password: 'quite another sentence' };
    const wrong = await post('/portal/password', { ...change, current: 'no idea of it' }, { cookie });
    await expectRefusal(wrong, 401, 'SIGN_IN_FAILED');
    const changed = await post('/portal/password', change, { cookie });
    expect(changed.status).toBe(204);
    expect((await call('/account', { cookie: other })).status).toBe(401);
    expect((await call('/account', { cookie: cookieOf(changed) })).status).toBe(200);
    expect((await post('/portal/session', { email, password: 'quite another sentence' })).status).toBe(201);
  });

  test("is reset once by an operator's link, which ends all sessions", async () => {
    const { cookie, email } = await signUp('sara');
    const token = await server.service.users.resetToken(email);
    const reset = { token, password: 'something else entirely' };
    expect((await post('/portal/password/reset', reset)).status).toBe(204);
    expect((await call('/account', { cookie })).status).toBe(401);
    expect((await post('/portal/session', { email, password: reset.password })).status).toBe(201);
    await expectRefusal(await post('/portal/password/reset', reset), 410, 'LINK_INVALID');
  });

  test('of nobody is set by no link', async () => {
    expect(await server.service.users.resetToken('nobody@example.com')).toBeNull();
  });

  test('that was forgotten has the same answer, known or not', async () => {
    const { email } = await signUp('tom');
    const known = await post('/portal/password/forgotten', { email });
    const unknown = await post('/portal/password/forgotten', { email: 'nobody2@example.com' });
    expect([known.status, unknown.status]).toEqual([202, 202]);
  });

  test('never appears in the log, and neither does a token', () => {
    for (const secret of [PASSWORD, 'not that one', 'token=', '@example.com'])
      expect(server.log()).not.toContain(secret);
  });
});

test('a call for users only counts for the key that makes it', async () => {
  const refused = await server.call('/portal/session');
  expect([refused.status, refused.headers.has('ratelimit')]).toEqual([403, true]);
});
