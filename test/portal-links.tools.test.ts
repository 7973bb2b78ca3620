/**
 * Links that give access, in a real browser: from a mail, from the start, expired ones, and opened by a signed-in user.
 */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ANNA, claim, type Portal, seriousFaults, startPortal, type Visit } from './browser.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';

const BEN = { name: 'Ben Example', email: 'ben@example.com', password: 'another long sentence' };

let postOffice: PostOffice;
let portal: Portal;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  postOffice = await openPostOffice();
  const port = await freePort();
  portal = await startPortal({
    ...postOffice.settings,
    PORT: String(port),
    LEDGERIZE_PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
});
afterAll(async () => {
  await portal?.close();
  postOffice.close();
});
beforeEach(async () => {
  visit = await portal.visit();
  page = visit.page;
});
afterEach(async () => {
  expect(visit.complaints).toEqual([]);
  await page.context().close();
});

/** The address of a link must be known before its server starts. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const heading = (name: string, on = page) => on.getByRole('heading', { name, level: 1 }).waitFor();

async function fillNewUser({ name, email, password }: typeof BEN): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

async function signIn(on: Page, { email, password }: Pick<typeof BEN, 'email' | 'password'>): Promise<void> {
  await on.getByLabel('Email address').fill(email);
  await on.getByLabel('Password', { exact: true }).fill(password);
  await on.keyboard.press('Enter');
}

/** Requests a link in the browser, and returns the one in the mail. */
async function mailedLink(email: string): Promise<string> {
  const mail = postOffice.nextMail();
  await page.goto(portal.origin);
  await page.getByRole('link', { name: 'Forgotten password?' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await page.getByText(`If there is a user with the address ${email}, a link is on its way.`).waitFor();
  return /http:\S+\/reset#token=\S+/.exec(await mail)![0];
}

/** Asks to sign up in the browser, and returns the mail. */
async function askToSignUp({ name, email }: Pick<typeof BEN, 'name' | 'email'>): Promise<string> {
  const mail = postOffice.nextMail();
  await page.goto(`${portal.origin}/sign-up`);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email address').fill(email);
  expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await page.getByText(`We have sent a mail to ${email}.`).waitFor();
  return mail;
}

async function signUpByMail(user: typeof BEN): Promise<void> {
  const link = /http:\S+\/confirm#token=\S+/.exec(await askToSignUp(user));
  await page.goto(`${link}`);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByText('500 credits').waitFor();
}

async function change(statement: string): Promise<void> {
  const database = await portal.storage.openDatabase();
  await sql.raw(statement).execute(database.queries);
  await database.close();
}

async function setPassword(password: string): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
}

test('a set-up link that was replaced says where the valid one is', async () => {
  await page.goto(`${portal.origin}/claim#token=of-an-earlier-start`);
  await fillNewUser(BEN);
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByText('Open the one that the service printed last').waitFor();
  expect(await page.getByRole('button', { name: 'Set up' }).count()).toBe(0);
});

test('a user who has already signed up can still open the set-up link', async () => {
  await signUpByMail(BEN);
  await page.goto(portal.setupLink);
  await page.getByText(`You are signed in as ${BEN.email}`).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await claim(page, portal);
  await page.getByRole('link', { name: 'Operator' }).waitFor();
  await page.goto(portal.setupLink);
  await page.getByText('This service is set up already.').waitFor();
  await page.getByRole('link', { name: 'Go to your statements' }).click();
  await heading('Convert');
});

test('for a forgotten password, a link is mailed, sets a new one, and ends the sessions', async () => {
  const elsewhere = await portal.visit();
  await elsewhere.page.goto(`${portal.origin}/keys`);
  await signIn(elsewhere.page, ANNA);
  await heading('Keys', elsewhere.page);
  const password = 'a sentence that is new';
  await page.goto(await mailedLink(ANNA.email));
  await setPassword(password);
  await page.getByText('The new password is set. Sign in with it.').waitFor();
  await signIn(page, ANNA);
  await page.getByText('The address or the password is wrong.').waitFor();
  await signIn(page, { ...ANNA, password });
  await heading('Convert');
  await elsewhere.page.getByRole('link', { name: 'Usage' }).click();
  await elsewhere.page.getByText('Your session has ended.').waitFor();
  await elsewhere.page.context().close();
});

test('an expired link says so, and leads to a new one', async () => {
  await page.goto(await mailedLink(BEN.email));
  await change("update verifications set expires_at = '2020-01-01T00:00:00.000Z'");
  await setPassword('a sentence that comes too late');
  await page.getByText('This link does not work any more: it was used, or its hour is over.').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await page.getByRole('button', { name: 'Mail me a link' }).waitFor();
});

test('signing up with the address of a user shows what a new address shows, and mails that there is one', async () => {
  const mail = await askToSignUp(ANNA);
  expect(mail).toContain('You have done so already');
  await page.goto(`${portal.origin}/confirm#token=of-nobody`);
  await page.getByLabel('Password', { exact: true }).fill('a sentence of nobody');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByText('This link does not work any more: it was used, or its day is over.').waitFor();
});

test('a link that someone else opens does not sign them out', async () => {
  const link = await mailedLink(BEN.email);
  const other = { ...BEN, email: 'carla@example.com' };
  await signUpByMail(other);
  await page.goto(link);
  await setPassword('a sentence of Ben');
  await page.getByText('The new password is set.').waitFor();
  await page.getByRole('link', { name: 'Go to your statements' }).click();
  await heading('Convert');
});

test('a user who resets their own password while signed in must sign in with it', async () => {
  const link = await mailedLink(BEN.email);
  await page.goto(portal.origin);
  await signIn(page, { ...BEN, password: 'a sentence of Ben' });
  await heading('Convert');
  await page.goto(link);
  await setPassword(BEN.password);
  await page.getByText('The new password is set. Sign in with it.').waitFor();
  await signIn(page, BEN);
  await heading('Convert');
});
