/** The roles of people: each call of the interface with each role, in one table. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LEAST_ROLES } from '../contract/least-roles.ts';
import { OPERATIONS, type Operation } from '../contract/operations.ts';
import { PORTAL_OPERATIONS } from '../contract/portal/operations.ts';
import { ROLES, type Role, suffices } from '../contract/portal/roles.ts';
import { json } from './client.ts';
import { type Browser, join } from './people.ts';
import { startServer, type TestServer, uploadForm } from './server.ts';
import { expectError } from './shape.ts';
import { signUp } from './visitors.ts';

const all: Record<string, Operation> = { ...OPERATIONS, ...PORTAL_OPERATIONS };
const leastOf = (id: string): Role | null => (LEAST_ROLES as Record<string, Role | null>)[id] ?? null;
const calls = Object.entries(all).filter(([, { access }]) => access !== 'anyone' && access !== 'operator');

/** Written by hand, so that a change of the table shows. */
const OF_OWNERS =
  'setAccount getLedger getUsage getAudit createWebhook listWebhooks getWebhook updateWebhook deleteWebhook rotateWebhookSecret testWebhook listDeliveries getDelivery resendDelivery listKeys createKey revokeKey setMember removeMember listInvitations inviteMember revokeInvitation';
const OF_MEMBERS = 'uploadFile deleteFile setPassword convert deleteJob';

let server: TestServer;
const people: Partial<Record<Role, Browser>> = {};
beforeAll(async () => {
  server = await startServer({}, { runner: false });
  const first = await signUp(server, 'first');
  for (const role of ROLES) people[role] = await join(server, first, { name: role, role });
});
afterAll(() => server.close());

test('the table has every call, with a role where people of an account make it', () => {
  expect(Object.keys(LEAST_ROLES).sort()).toEqual(Object.keys(all).sort());
  const without = Object.keys(all).filter((id) => leastOf(id) === null);
  expect(without.sort()).toEqual(
    Object.keys(all)
      .filter((id) => ['anyone', 'operator'].includes(all[id]?.access ?? ''))
      .sort(),
  );
});

test('owners alone manage, and members alone convert and delete', () => {
  const needing = (role: Role) => Object.keys(all).filter((id) => leastOf(id) === role);
  expect(needing('owner')).toEqual(expect.arrayContaining(OF_OWNERS.split(' ')));
  expect(needing('member')).toEqual(expect.arrayContaining(OF_MEMBERS.split(' ')));
  expect(needing('reviewer')).toEqual(expect.arrayContaining(['getResult', 'makeVersion', 'leaveAccount']));
});

describe.each(ROLES)('a person with the role %s', (role) => {
  test.each(calls)('may call %s, or is refused by the role that it needs', async (id, { method, path, body }) => {
    // these end the session, or the membership; test/members.test.ts has them
    if (['signOut', 'leaveAccount'].includes(id)) return;
    const needed = leastOf(id) ?? 'owner';
    const form = body?.types.includes('multipart/form-data') && path === '/files';
    const payload = body && (form ? { body: uploadForm(Buffer.from('x')) } : json({}));
    const response = await people[role]?.call(path.replace(/\{\w+\}/g, randomUUID()), { ...payload, method });
    if (response === undefined) throw new Error('nobody has this role');
    if (suffices(role, needed)) expect([401, 403]).not.toContain(response.status);
    else expect(await expectError(response, 403, 'FORBIDDEN')).toEqual({ role, needed });
  });
});
