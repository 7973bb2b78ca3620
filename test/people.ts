/** People of one account, who are signed in to the portal of a test's server. */
import { expect } from 'vitest';
import type { Role } from '../contract/portal/roles.ts';
import { SESSION_COOKIE, SignedIn } from '../contract/portal/session.ts';
import { json } from './client.ts';
import type { TestServer } from './server.ts';
import type { Visitor } from './visitors.ts';

export const PASSWORD = 'a long sentence of mine';

/** Someone's browser: it keeps the cookies that it gets. */
export interface Browser {
  call(path: string, init?: RequestInit): Promise<Response>;
}

/** Opens a browser without cookies, as a page of the service calls. */
export function openBrowser({ url }: Pick<TestServer, 'url'>, cookies: Record<string, string> = {}): Browser {
  const jar = new Map(Object.entries(cookies));
  return {
    async call(path, init = {}) {
      const Cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url + path, {
        ...init,
        headers: { ...(Cookie && { Cookie }), 'Sec-Fetch-Site': 'same-origin', ...(init.headers as object) },
      });
      for (const set of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        jar.set(name, value);
      }
      return response;
    },
  };
}

/** Makes a user with their own account, without the limit of sign-ups from one place. */
export async function makeOwner(server: TestServer, name: string): Promise<Visitor> {
  const user = { name, email: `${name}@example.com`, password: PASSWORD };
  const from = { cookie: undefined, address: '127.0.0.1', userAgent: undefined };
  const { user: made, cookies } = await server.service.users.signUp(user, from);
  const [cookie = ''] = cookies[0]?.split(';') ?? [];
  const browser = openBrowser(server, { [SESSION_COOKIE]: cookie.slice(SESSION_COOKIE.length + 1) });
  return { accountId: made.accountId, email: made.email, cookie, call: browser.call };
}

/** A visitor's session in a browser that keeps cookies. */
export const browserOf = (server: TestServer, { cookie }: Visitor): Browser =>
  openBrowser(server, { [SESSION_COOKIE]: cookie.slice(SESSION_COOKIE.length + 1) });

/** Returns the token of an invitation that an owner makes. */
export async function invite(owner: Pick<Visitor, 'call'>, email: string, role: Role): Promise<string> {
  const response = await owner.call('/account/invitations', json({ email, role }));
  const text = await response.text();
  expect({ status: response.status, text }).toMatchObject({ status: 201 });
  return /#token=(\S+)$/.exec((JSON.parse(text) as { link: string }).link)?.[1] ?? '';
}

export const accept = (browser: Browser, body: object) => browser.call('/portal/invitations/accepted', json(body));

/** Invites a new person, who accepts. */
export async function join(
  server: TestServer,
  owner: Pick<Visitor, 'call'>,
  { name, role }: { name: string; role: Role },
): Promise<Browser & { readonly user: SignedIn['user'] }> {
  const token = await invite(owner, `${name}@example.com`, role);
  const browser = openBrowser(server);
  const response = await accept(browser, { token, name, password: PASSWORD });
  expect(response.status).toBe(201);
  return { ...browser, user: SignedIn.parse(await response.json()).user };
}
