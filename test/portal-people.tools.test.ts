/** The people of an account in a real browser: invited, accepting, working in a role, changed, removed; the audit log. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { LEAST_ROLES } from '../contract/least-roles.ts';
import { ROLES, suffices } from '../contract/portal/roles.ts';
import { MAY } from '../portal/session/may.ts';
import { ANNA, claim, drop, type Portal, seriousFaults, startPortal, type Visit } from './browser.ts';
import { drawPaper, inviteTo } from './portal-people.ts';

const BEN = { name: 'Ben Example', email: 'ben@example.com', password: 'another long sentence' };
const PHONE = { width: 360, height: 740 };

let portal: Portal;
let anna: Visit;
let ben: Visit;
beforeAll(async () => {
  portal = await startPortal();
  anna = await portal.visit({ reducedMotion: 'reduce', viewport: { width: 1366, height: 768 } });
  ben = await portal.visit({ reducedMotion: 'reduce', viewport: PHONE });
  const { page } = anna;
  await claim(page, portal);
  await drop(page, [{ name: 'paper.pdf', bytes: await drawPaper() }]);
  await button(page, 'Convert 1 file').click();
  await page.getByRole('link', { name: 'paper.pdf', exact: true }).waitFor();
});
afterAll(() => portal?.close());
afterEach(() => expect([anna, ben].flatMap(({ complaints }) => complaints)).toEqual([]));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const open = (page: Page, view: string) => page.goto(`${portal.origin}${view}`);
const look = async (page: Page, name: string) => {
  const folder = process.env.LEDGERIZE_TEST_PICTURES;
  if (folder !== undefined) await page.screenshot({ path: `${folder}/people-${name}.png` });
};

test('what the portal hides is what the service refuses', () => {
  const rolesFor = (id: keyof typeof LEAST_ROLES) => ROLES.filter((role) => suffices(role, LEAST_ROLES[id] ?? 'owner'));
  const work = ['uploadFile', 'setPassword', 'convert', 'deleteFile', 'deleteJob'] as const;
  const clients = ['createClient', 'renameClient', 'deleteClient', 'assignFiles'] as const;
  for (const id of [...work, ...clients]) expect(rolesFor(id)).toEqual(MAY.work);
  for (const id of [
    'listKeys',
    'listWebhooks',
    'getUsage',
    'getLedger',
    'getAudit',
    'setMember',
    'inviteMember',
  ] as const)
    expect(rolesFor(id)).toEqual(MAY.manage);
  for (const id of ['getResult', 'makeVersion', 'checkFiles', 'exportBankAccount', 'listMembers'] as const)
    expect(rolesFor(id)).toEqual(MAY.see);
});

let link: string;

test('the only owner is told why they cannot leave, and invites a person with the keyboard alone', async () => {
  const { page } = anna;
  await open(page, '/settings');
  await page.getByRole('link', { name: 'People' }).press('Enter');
  await heading(page, 'People').waitFor();
  await page.getByText('The account always has an owner').waitFor();
  expect(await button(page, 'Leave this account').isDisabled()).toBe(true);
  await page.getByRole('cell', { name: 'Owner', exact: true }).waitFor();
  await page.getByLabel('Email address').focus();
  await page.keyboard.type('not an address');
  await page.keyboard.press('Enter');
  await page.getByText('Enter an address such as').waitFor();
  await page.getByLabel('Email address').fill(BEN.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Rev');
  await page.getByText('Sees, corrects and exports what was converted.').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  link = await page.getByLabel('Link of the invitation').inputValue();
  await page.getByRole('heading', { name: 'Open invitations' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await look(page, 'invited-1366');
});

test('the invited person chooses a name and a password on a phone, and sees the account as a reviewer', async () => {
  const { page } = ben;
  await page.goto(link);
  await page.getByText(/Anna Example invites you to the account/).waitFor();
  await page.getByText('Your role: Reviewer.').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await look(page, 'invitation-360');
  await page.getByLabel('Name').fill(BEN.name);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await button(page, 'Accept').click();
  await page
    .getByText('Use 12 characters or more.')
    .or(page.getByText(/characters or more\./))
    .first()
    .waitFor();
  await page.getByLabel('Password', { exact: true }).fill(BEN.password);
  await button(page, 'Accept').click();
  await heading(page, 'History').waitFor();
  await button(page, 'Open the menu').click();
  const links = page.getByRole('navigation', { name: 'Views' }).getByRole('link');
  // what the menu is made of is loaded when it opens
  await expect.poll(() => links.allInnerTexts()).toEqual(['Check', 'History', 'Clients', 'Settings']);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByRole('cell', { name: 'Reviewer' }).waitFor();
  expect(await page.getByRole('link', { name: 'Audit log' }).count()).toBe(0);
  expect(await button(page, 'Invite').count()).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
  await look(page, 'as-reviewer-360');
});

test('a reviewer looks, corrects and marks, and is offered nothing that the role does not allow', async () => {
  const { page } = ben;
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, '/history');
  await page.getByRole('link', { name: 'paper.pdf', exact: true }).waitFor();
  expect(await button(page, 'Delete paper.pdf').count()).toBe(0);
  await page.getByRole('checkbox', { name: 'Choose paper.pdf' }).check();
  await button(page, 'Mark as checked').waitFor();
  expect(await button(page, 'Delete chosen').count()).toBe(0);
  await button(page, 'Mark as checked').click();
  await page.getByRole('checkbox', { name: 'Take back that paper.pdf is checked' }).waitFor();
  await page.getByRole('link', { name: 'paper.pdf', exact: true }).click();
  await page.getByText('Members and owners can answer this').waitFor();
  expect(await button(page, 'Read again').count()).toBe(0);
  await page.getByRole('grid', { name: 'Transactions' }).getByRole('row').nth(1).click();
  await page
    .getByRole('region', { name: 'Transactions' })
    .getByRole('button', { name: 'Edit', exact: true })
    .last()
    .click();
  const panel = page.getByRole('region', { name: 'Edit the row' });
  await panel.getByLabel('Description').fill('Corrected by a reviewer');
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.waitFor({ state: 'hidden' });
  await page.getByText('Corrected by a reviewer').first().waitFor();
  await look(page, 'check-as-reviewer-1366');
  await open(page, '/keys');
  await heading(page, 'Only owners see this').waitFor();
  await page.getByText('Your role in this account: Reviewer.').waitFor();
  await open(page, '/clients');
  await heading(page, 'Clients').waitFor();
  expect(await button(page, 'Add a client').count()).toBe(0);
  // whatever a page shows, the service decides
  const { status } = await page.request
    .delete(`${portal.origin}/api/v1/jobs/${crypto.randomUUID()}`, {
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    })
    .then((response) => ({ status: response.status() }));
  expect(status).toBe(403);
});

test('a link tells why it works no more', async () => {
  const { page } = await portal.visit();
  await page.goto(link);
  await page.getByText('This invitation was accepted already. Sign in.').waitFor();
  await page.goto(`${portal.origin}/invitation#token=none`);
  await page.getByText('This link is none of ours.').waitFor();
  await page.goto(`${portal.origin}/invitation`);
  await page.getByText('The link is not whole.').waitFor();
  const revoked = await inviteTo(anna.page, 'dora@example.com', 'Member');
  await button(anna.page, 'Take back the invitation of dora@example.com').click();
  await expect.poll(() => anna.page.getByText('dora@example.com', { exact: true }).count()).toBe(0);
  await page.goto(revoked);
  await page.getByText('This invitation was taken back.').waitFor();
  await page.context().close();
});

test('whoever belongs to the account already is not invited again', async () => {
  const { page } = anna;
  await open(page, '/settings/people');
  await page.getByLabel('Email address').fill(BEN.email);
  await button(page, 'Invite').click();
  await page.getByText('This person belongs to the account already.').waitFor();
});

test('an owner changes a role, which the person has at once', async () => {
  await open(ben.page, '/history');
  await ben.page.getByRole('link', { name: 'paper.pdf', exact: true }).waitFor();
  const { page } = anna;
  await page.getByLabel(`Role of ${BEN.name}`).selectOption('Member');
  await page.getByLabel(`Role of ${BEN.name}`).and(page.locator(':enabled')).waitFor();
  await open(ben.page, '/');
  await heading(ben.page, 'Convert').waitFor();
});

test('an owner gives the account another name, and a member is not asked for one', async () => {
  const { page } = anna;
  await open(page, '/settings');
  const name = page.getByLabel('Name of the account');
  await name.fill('  ');
  await page.getByText('Enter a name.').waitFor();
  expect(await button(page, 'Save').isDisabled()).toBe(true);
  await name.fill('Example Books Ltd');
  await page.keyboard.press('Enter');
  await page.getByText('The account has its new name.').waitFor();
  expect(await name.inputValue()).toBe('Example Books Ltd');
  expect(await seriousFaults(page)).toEqual([]);
  await look(page, 'account-name-1366');
  await page.reload();
  await expect.poll(() => name.inputValue()).toBe('Example Books Ltd');
  const invitation = await portal.visit();
  await invitation.page.goto(await inviteTo(page, 'emil@example.com', 'Member'));
  await invitation.page.getByText('Example Books Ltd').first().waitFor();
  await invitation.page.context().close();
  await open(ben.page, '/settings');
  await ben.page.getByRole('heading', { name: 'Password' }).waitFor();
  expect(await ben.page.getByLabel('Name of the account').count()).toBe(0);
});

test('the audit log names people, is filtered by person, action and day, and is saved', async () => {
  const { page } = anna;
  await open(page, '/settings/people');
  await page.getByRole('link', { name: 'Audit log' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Changed the role of a person' });
  await row.getByText('role: Member').waitFor();
  await row.getByRole('cell').nth(3).getByText(BEN.name).waitFor();
  await look(page, 'audit-1366');
  const started = page.getByRole('row').filter({ hasText: 'Started a conversion' });
  expect(await started.getByText(/^[0-9a-f-]{36}$/).innerText()).toMatch(/-/);
  await started.getByRole('link', { name: 'paper.pdf' }).click();
  await page.getByRole('heading', { name: 'paper.pdf', level: 1 }).waitFor();
  await page.goBack();
  await row.getByRole('cell').nth(3).getByText(BEN.name).waitFor();
  await page.getByLabel('Who').selectOption(BEN.name);
  await expect.poll(() => page.getByRole('cell', { name: ANNA.name }).count()).toBe(0);
  await page.getByRole('cell', { name: 'Joined the account' }).waitFor();
  await page.getByLabel('Action').selectOption('Uploaded a file');
  await page.getByText('No entry fits these filters.').waitFor();
  await page.getByLabel('Action').selectOption('All');
  await page.getByRole('cell', { name: 'Joined the account' }).waitFor();
  await page.getByLabel('To day').fill('2025-06-02');
  await page.getByText('No entry fits these filters.').waitFor();
  await page.getByLabel('To day').fill('');
  await page.getByRole('cell', { name: 'Joined the account' }).waitFor();
  const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'Download as CSV').click()]);
  const lines = readFileSync(await saved.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.slice(1).every((line) => line.includes(`user,${BEN.name},`))).toBe(true);
});

test.each([360, 1366, 1920])(
  'the views have no serious fault of accessibility, and nothing is cut off, at %i px',
  async (width) => {
    const { page } = anna;
    await page.setViewportSize({ width, height: 768 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const [view, title] of [
        ['people', 'People'],
        ['audit', 'Audit log'],
      ] as const) {
        await open(page, `/settings/${view}`);
        await heading(page, title).waitFor();
        await page.getByRole('table').waitFor();
        expect(await seriousFaults(page)).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
        await look(page, `${view}-${width}-${colorScheme}`);
      }
    }
  },
);

test('who is removed sees nothing of the account any more, and cannot sign in to another', async () => {
  const { page } = anna;
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(ben.page, '/history');
  await ben.page.getByRole('link', { name: 'paper.pdf', exact: true }).waitFor();
  await open(page, '/settings/people');
  await button(page, `Remove ${BEN.name}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => page.getByRole('cell', { name: BEN.name }).count()).toBe(0);
  await ben.page.getByRole('link', { name: 'Clients' }).click();
  await heading(ben.page, 'Sign in').waitFor();
  expect(await ben.page.getByText('paper.pdf').count()).toBe(0);
  await ben.page.getByLabel('Email address').fill(BEN.email);
  await ben.page.getByLabel('Password', { exact: true }).fill(BEN.password);
  await button(ben.page, 'Sign in').click();
  await ben.page.getByText('You belong to no account any more.').waitFor();
});
