/** Signing in, signing up and resetting a password, in a real browser. */
import { spawnSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { builtProgram } from '../cli/testing/built.ts';
import { ANNA, claim, type Portal, seriousFaults, startPortal, type Visit } from './browser.ts';

const BEN = { name: 'Ben Example', email: 'ben@example.com', password: 'another long sentence' };

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
  const { page } = await portal.visit();
  await claim(page, portal);
  await page.context().close();
});
afterAll(() => portal?.close());

let visit: Visit;
let page: Page;
beforeEach(async () => {
  visit = await portal.visit();
  page = visit.page;
});
afterEach(async () => {
  expect(visit.complaints).toEqual([]);
  await page.context().close();
});

async function signIn(password = ANNA.password): Promise<void> {
  await page.getByLabel('Email address').fill(ANNA.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

const heading = (name: string) => page.getByRole('heading', { name, level: 1 });

test('after signing in, the requested view is shown', async () => {
  await page.goto(`${portal.origin}/usage`);
  await signIn();
  await heading('Usage').waitFor();
});

test('a wrong password is reported, and does not sign in', async () => {
  await page.goto(portal.origin);
  await signIn('not the right one');
  await page.getByText('The address or the password is wrong.').waitFor();
  await heading('Sign in').waitFor();
});

test('a missing value is reported at its field, which gets the focus', async () => {
  await page.goto(`${portal.origin}/sign-up`);
  await page.getByLabel('Name').fill(BEN.name);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByText('Enter an address such as anna@example.com.').waitFor();
  await expect.poll(() => page.getByLabel('Email address').evaluate((field) => field.matches(':focus'))).toBe(true);
});

test('a user who signs up has a separate account, and is not an operator', async () => {
  await page.goto(portal.origin);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Name').fill(BEN.name);
  await page.getByLabel('Email address').fill(BEN.email);
  await page.getByLabel('Password', { exact: true }).fill(BEN.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByText('500 credits').waitFor();
  expect(await page.getByRole('link', { name: 'Operator' }).count()).toBe(0);
});

test('a set-up link works once', async () => {
  await page.goto(portal.setupLink);
  await page.getByText('This service is set up already.').waitFor();
});

test('a session that ended elsewhere is reported, and its place is kept', async () => {
  await page.goto(`${portal.origin}/usage`);
  await signIn();
  await heading('Usage').waitFor();
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Keys' }).click();
  await page.getByText('Your session has ended.').waitFor();
  await signIn();
  await heading('Keys').waitFor();
});

test('a sign-out in one tab takes everything from the others at once, and a sign-in brings them back', async () => {
  await page.goto(`${portal.origin}/usage`);
  await signIn();
  await heading('Usage').waitFor();
  const other = await page.context().newPage();
  await other.goto(`${portal.origin}/keys`);
  await other.getByRole('button', { name: ANNA.name }).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await other.getByRole('heading', { name: 'Sign in' }).waitFor();
  await heading('Sign in').waitFor();
  expect(await page.getByText(/credits/).count()).toBe(0);
  // nobody asked twice why
  expect(await page.getByText('Your session has ended.').count()).toBe(0);
  await signIn();
  await heading('Usage').waitFor();
  await other.getByRole('heading', { name: 'Keys', level: 1 }).waitFor();
});

test('a session whose end one tab notices ends in the others, too', async () => {
  await page.goto(`${portal.origin}/usage`);
  await signIn();
  await heading('Usage').waitFor();
  const other = await page.context().newPage();
  await other.goto(`${portal.origin}/settings`);
  await other.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await page.context().clearCookies();
  await other.getByRole('link', { name: 'Keys' }).click();
  await other.getByText('Your session has ended.').waitFor();
  await page.getByText('Your session has ended.').waitFor();
});

test("the link from the operator's command sets a forgotten password", async () => {
  const { stdout } = spawnSync(process.execPath, [builtProgram(), 'users', 'reset', ANNA.email, '--json'], {
    env: { PATH: process.env.PATH, ...portal.storage.environment, LEDGERIZE_PUBLIC_URL: portal.origin },
    encoding: 'utf8',
  });
  await page.goto((JSON.parse(stdout) as { link: string }).link);
  const password = 'a sentence that is remembered';
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByText('The new password is set.').waitFor();
  await signIn(password);
  await heading('Convert').waitFor();
});

test('if no mail is sent, a user with a forgotten password learns who can help', async () => {
  await page.goto(portal.origin);
  await page.getByRole('link', { name: 'Forgotten password?' }).click();
  await page.getByText('This service sends no mail.').waitFor();
});

test("the chosen colour scheme takes precedence over the system's, and is kept", async () => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${portal.origin}/usage`);
  await page.getByLabel('Email address').fill(BEN.email);
  await page.getByLabel('Password', { exact: true }).fill(BEN.password);
  await page.keyboard.press('Enter');
  const ground = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
  await heading('Usage').waitFor();
  const light = await ground();
  await page.getByRole('button', { name: BEN.name }).click();
  await page.getByText('Dark', { exact: true }).click();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.reload();
  await heading('Usage').waitFor();
  expect(await ground()).toBe(dark);
});

test.each(['/sign-in', '/sign-up', '/forgot', '/reset#token=x'])('axe finds no serious fault at %s', async (path) => {
  await page.goto(portal.origin + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
});
