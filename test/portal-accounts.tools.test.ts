/** A person in two accounts, in a real browser: joining the second one, switching, losing it, and whom a link is for. */

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { claim, drop, type Portal, seriousFaults, startPortal, type Visit } from './browser.ts';
import { drawPaper, inviteTo } from './portal-people.ts';

const CLEO = { name: 'Cleo Example', email: 'cleo@example.com', password: 'a third long sentence' };

let portal: Portal;
let anna: Visit;
let cleo: Visit;
beforeAll(async () => {
  portal = await startPortal();
  const wide = { reducedMotion: 'reduce', viewport: { width: 1366, height: 768 } } as const;
  [anna, cleo] = [await portal.visit(wide), await portal.visit(wide)];
  const { page } = anna;
  await claim(page, portal);
  await drop(page, [{ name: 'paper.pdf', bytes: await drawPaper() }]);
  await button(page, 'Convert 1 file').click();
  await page.getByRole('link', { name: 'paper.pdf', exact: true }).waitFor();
});
afterAll(() => portal?.close());
afterEach(() => expect([anna, cleo].flatMap(({ complaints }) => complaints)).toEqual([]));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const open = (page: Page, view: string) => page.goto(`${portal.origin}${view}`);
const look = async (page: Page, name: string) => {
  const folder = process.env.LEDGERIZE_TEST_PICTURES;
  if (folder !== undefined) await page.screenshot({ path: `${folder}/accounts-${name}.png` });
};

/** In the menu of the account, goes on in another one. */
async function switchTo(page: Page, account: RegExp, menu: string): Promise<void> {
  await button(page, menu).click();
  const choice = page.getByRole('dialog').getByLabel('Account', { exact: true });
  await choice.waitFor();
  const names = await choice.locator('option').allTextContents();
  await choice.selectOption(names.find((name) => account.test(name)) ?? '');
}

test('a member in two accounts switches, and sees nothing of the other one afterwards', async () => {
  const { page } = cleo;
  await open(page, '/sign-up');
  await page.getByLabel('Name').fill(CLEO.name);
  await page.getByLabel('Email address').fill(CLEO.email);
  await page.getByLabel('Password', { exact: true }).fill(CLEO.password);
  await button(page, 'Sign up').click();
  await heading(page, 'Convert').waitFor();
  await page.goto(await inviteTo(anna.page, CLEO.email, 'Member'));
  await page.getByText(`You are signed in as ${CLEO.email}.`).waitFor();
  await button(page, 'Accept').click();
  await heading(page, 'Convert').waitFor();
  await page.getByText('paper.pdf').waitFor();
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('link', { name: 'paper.pdf', exact: true }).click();
  await page.getByRole('grid', { name: 'Transactions' }).waitFor();
  const check = page.url();
  const second = await page.context().newPage();
  await second.goto(check);
  await second.getByRole('grid', { name: 'Transactions' }).waitFor();
  await switchTo(page, /^Cleo Example/, CLEO.name);
  await heading(page, 'Convert').waitFor();
  await button(page, `${CLEO.name} ${CLEO.name}`).waitFor();
  expect(await page.getByText('paper.pdf').count()).toBe(0);
  await look(page, 'two-accounts-1366');
  // the other tab follows, and shows nothing of the account that it was in
  await second.getByText('There is no such conversion').waitFor();
  expect(await second.getByText('paper.pdf').count()).toBe(0);
  await second.close();
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByText('Nothing was converted yet.').waitFor();
  await page.goBack();
  await page.goto(check);
  await page.getByText('There is no such conversion').waitFor();
  expect(await page.getByText('paper.pdf').count()).toBe(0);
});

test('who loses the account that they are in is told, and goes on in their own', async () => {
  const { page } = cleo;
  await switchTo(page, /^(?!Cleo)/, CLEO.name);
  await page.getByText('paper.pdf').waitFor();
  await open(anna.page, '/settings/people');
  await button(anna.page, `Remove ${CLEO.name}`).click();
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => anna.page.getByRole('cell', { name: CLEO.name }).count()).toBe(0);
  await page.getByRole('link', { name: 'Clients' }).click();
  await page.getByRole('alert').filter({ hasText: 'You do not belong to' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await look(page, 'lost-1366');
  await button(page, 'Close').click();
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByText('Nothing was converted yet.').waitFor();
});

test('an invitation for another address says so, and is there after signing out', async () => {
  const { page } = cleo;
  await page.goto(await inviteTo(anna.page, 'eve@example.com', 'Reviewer'));
  await page.getByText('This invitation is for eve@example.com').waitFor();
  await button(page, 'Sign out').click();
  await page.getByText('Choose a name and a password for eve@example.com.').waitFor();
});
