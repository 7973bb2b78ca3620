/**
 * The people of an account in a real browser: invited, accepting, working in a role, changed, removed; going on in
 * another account; the audit log; on a wide screen and on a phone.
 */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { LEAST_ROLES } from '../contract/least-roles.ts';
import { ROLES, suffices } from '../contract/portal/roles.ts';
import { MAY } from '../portal/session/may.ts';
import { ANNA, claim, type Portal, seriousFaults, startPortal, type Visit } from './browser.ts';

const BEN = { name: 'Ben Example', email: 'ben@example.com', password: 'another long sentence' };

let portal: Portal;
let anna: Visit;
let ben: Visit;
beforeAll(async () => {
  portal = await startPortal();
  anna = await portal.visit({ reducedMotion: 'reduce' });
  ben = await portal.visit({ reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });
  await claim(anna.page, portal);
});
afterAll(() => portal?.close());
afterEach(() => expect([...anna.complaints, ...ben.complaints]).toEqual([]));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
let link: string;

test('what the portal hides is what the service refuses', () => {
  const rolesFor = (id: 'convert' | 'deleteFile' | 'setMember') =>
    ROLES.filter((role) => suffices(role, LEAST_ROLES[id] ?? 'owner'));
  expect(MAY).toEqual({
    convert: rolesFor('convert'),
    delete: rolesFor('deleteFile'),
    manage: rolesFor('setMember'),
  });
});

test('an owner invites a person with the keyboard alone, and gets a link to hand on', async () => {
  const { page } = anna;
  await page.goto(`${portal.origin}/settings`);
  await page.getByRole('link', { name: 'People' }).press('Enter');
  await page.getByRole('heading', { name: 'People', level: 1 }).waitFor();
  await page.getByLabel('Email address').fill(BEN.email);
  await page.getByLabel('Role', { exact: true }).selectOption('Reviewer');
  await page.getByLabel('Email address').press('Enter');
  link = await page.getByLabel('Link of the invitation').inputValue();
  await page.getByRole('heading', { name: 'Open invitations' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
});

test('the invited person chooses a name and a password on a phone, and sees the account as a reviewer', async () => {
  const { page } = ben;
  await page.goto(link);
  await page.getByText(/Anna Example invites you to the account/).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByLabel('Name').fill(BEN.name);
  await page.getByLabel('Password', { exact: true }).fill(BEN.password);
  await button(page, 'Accept').click();
  await page.getByRole('heading', { name: 'History', level: 1 }).waitFor();
  await button(page, 'Open the menu').click();
  const links = page.getByRole('navigation', { name: 'Views' }).getByRole('link');
  expect(await links.allInnerTexts()).toEqual(['Check', 'History', 'Settings']);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByRole('cell', { name: 'Reviewer' }).waitFor();
  expect(await page.getByRole('link', { name: 'Audit log' }).count()).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
});

test('the link tells why it works no more, and whom it is for', async () => {
  const { page } = await portal.visit();
  await page.goto(link);
  await page.getByText('This invitation was accepted already. Sign in.').waitFor();
  await page.goto(`${portal.origin}/invitation#token=none`);
  await page.getByText('This link is none of ours.').waitFor();
  await page.close();
});

test('an owner changes a role, which the person has at once, and cannot take the last owner away', async () => {
  const { page } = anna;
  await page.reload();
  await page.getByLabel(`Role of ${BEN.name}`).selectOption('Member');
  await page.getByLabel(`Role of ${ANNA.name}`).and(page.locator(':disabled')).waitFor();
  await ben.page.goto(portal.origin);
  await ben.page.getByRole('heading', { name: 'Convert', level: 1 }).waitFor();
});

test('the audit log names people, and is filtered by person and action', async () => {
  const { page } = anna;
  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('cell', { name: 'Changed the role of a person' }).waitFor();
  await page.getByLabel('Person').selectOption(BEN.name);
  await expect.poll(() => page.getByRole('cell', { name: ANNA.name }).count()).toBe(0);
  await page.getByRole('cell', { name: 'Joined the account' }).waitFor();
  await page.getByLabel('Action').selectOption('Uploaded a file');
  await page.getByText('No entry fits these filters.').waitFor();
  await page.getByLabel('Action').selectOption('All');
  await page.getByRole('cell', { name: 'Joined the account' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
});

test('who is removed sees nothing of the account any more', async () => {
  const { page } = anna;
  await page.getByRole('link', { name: 'People' }).click();
  await button(page, `Remove ${BEN.name}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => page.getByRole('cell', { name: BEN.name }).count()).toBe(0);
  await ben.page.goto(`${portal.origin}/history`);
  await ben.page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
  await ben.page.getByLabel('Email address').fill(BEN.email);
  await ben.page.getByLabel('Password', { exact: true }).fill(BEN.password);
  await button(ben.page, 'Sign in').click();
  await ben.page.getByText('You belong to no account any more.').waitFor();
});
