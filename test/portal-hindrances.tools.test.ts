/** What keeps a file from being converted is shown with what to do next, in a real browser. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ANNA, claim, drop, type Portal, startPortal } from './browser.ts';

const STATEMENT = readFileSync(fileURLToPath(new URL('../fixtures/overdrawn-marker/statement.pdf', import.meta.url)));
const LETTER = readFileSync(fileURLToPath(new URL('../fixtures/letter/statement.pdf', import.meta.url)));
const MEBIBYTE = 1024 * 1024;

let portal: Portal;
let page: Page;
beforeAll(async () => {
  portal = await startPortal({ LEDGERIZE_CREDITS: '3', LEDGERIZE_MAX_FILE_MB: '1' });
  page = (await portal.visit()).page;
  await claim(page, portal);
  await page.getByText('3 credits', { exact: true }).waitFor();
});
afterAll(() => portal?.close());
beforeEach(async () => {
  const remove = page.getByRole('button', { name: /^Remove / });
  while ((await remove.count()) > 0) await remove.first().click();
});

test('too few credits are shown before anything is spent, and removing files makes them enough', async () => {
  await drop(page, [
    { name: 'may.pdf', bytes: STATEMENT },
    { name: 'june.pdf', bytes: STATEMENT },
  ]);
  await page.getByText('You have 1 credit too few.').waitFor();
  expect(await page.getByRole('button', { name: 'Convert 2 files' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Remove june.pdf' }).click();
  await page.getByText('1 credit left after').waitFor();
  expect(await page.getByRole('button', { name: 'Convert 1 file' }).isEnabled()).toBe(true);
});

test('a file that is too large is shown with the limit', async () => {
  await drop(page, [{ name: 'large.pdf', bytes: Buffer.concat([STATEMENT, Buffer.alloc(MEBIBYTE)]) }]);
  await page.getByText('The file is larger than 1 MB').first().waitFor();
});

test('a file whose upload failed can be uploaded again', async () => {
  await page.context().setOffline(true);
  await drop(page, [{ name: 'may.pdf', bytes: STATEMENT }]);
  await page.getByText('The service cannot be reached.').first().waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again to send may.pdf' }).click();
  await page.getByText('1 file, 2 pages: 2 credits').waitFor();
});

test('nothing starts before every file is there, so that none is left behind', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let uploads = 0;
  await page.route('**/api/v1/files', async (route) => {
    uploads++;
    if (uploads === 2) await held;
    await route.continue();
  });
  await drop(page, [
    { name: 'letter.pdf', bytes: LETTER },
    { name: 'may.pdf', bytes: STATEMENT },
  ]);
  await page.getByText('1 file, 1 page: 1 credit').waitFor();
  expect(await page.getByRole('button', { name: 'Convert 1 file' }).isDisabled()).toBe(true);
  release();
  await page.getByRole('button', { name: 'Convert 2 files' }).and(page.locator(':enabled')).waitFor();
  await page.unroute('**/api/v1/files');
});

test('a document that is not a statement is shown as such, and costs nothing', async () => {
  await drop(page, [{ name: 'letter.pdf', bytes: LETTER }]);
  await page.getByRole('button', { name: 'Convert 1 file' }).click();
  await page.getByText('No statement was found in this document').first().waitFor();
  await page.getByText('3 credits', { exact: true }).waitFor();
});

test('a file that equals one in the list is shown before it is paid twice', async () => {
  await drop(page, [
    { name: 'may.pdf', bytes: STATEMENT },
    { name: 'may again.pdf', bytes: STATEMENT },
  ]);
  await page.getByText('The same file as may.pdf').waitFor();
});

test('while the service does not answer, the page shows it, and continues by itself afterwards', async () => {
  await page.route('**/api/v1/jobs/*', (route) => route.abort());
  await drop(page, [{ name: 'may.pdf', bytes: STATEMENT }]);
  await page.getByRole('button', { name: 'Convert 1 file' }).click();
  await page.getByText('The service cannot be reached just now. Nothing is lost').waitFor();
  await page.unroute('**/api/v1/jobs/*');
  await page.getByText('31 transactions').waitFor();
  expect(await page.getByText('The service cannot be reached').count()).toBe(0);
});

test('a view that failed in an outage recovers by itself once the service answers', async () => {
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Usage', exact: true }).click();
  const told = page.getByRole('alert').filter({ hasText: 'It is tried again by itself' });
  await told.first().waitFor();
  await page.unroute('**/api/**');
  await told.first().waitFor({ state: 'detached' });
  await page.getByText('Days end at midnight UTC.').waitFor();
  await page.getByRole('link', { name: 'Convert', exact: true }).click();
});

test('an outage leaves the statement on the screen that somebody corrects', async () => {
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('link', { name: 'may.pdf', exact: true }).click();
  const rows = page.getByRole('grid').getByRole('row');
  await rows.nth(3).click();
  await page.getByRole('button', { name: 'Edit', exact: true, disabled: false }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.route('**/api/**', (route) => route.abort());
  // it is asked whether the service is back once what could be shown again was not fetched
  const failed = page.waitForRequest('**/api/v1/portal');
  await page.keyboard.press('Delete');
  await page.getByRole('alert').getByText('Not saved').waitFor();
  await failed;
  expect(await rows.count()).toBeGreaterThan(3);
  await page.unroute('**/api/**');
});

test('a conversion whose file was deleted elsewhere is shown as gone, and has no result', async () => {
  await page.getByRole('link', { name: 'History' }).click();
  const check = (await page.getByRole('link', { name: 'may.pdf', exact: true }).getAttribute('href'))!;
  await page.goto(portal.origin + check);
  await page.getByRole('grid').waitFor();
  await page.evaluate(`fetch('/api/v1/files/${check.split('/')[3]}', { method: 'DELETE' })`);
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('heading', { name: 'History', level: 1 }).waitFor();
  await expect.poll(() => page.locator(`a[href="${check}"]`).count()).toBe(0);
  await page.goto(portal.origin + check);
  await page.getByText('This result is gone').waitFor();
});

test('a user who is signed out in the middle continues there after signing in again', async () => {
  await page.getByRole('link', { name: 'Convert', exact: true }).click();
  await drop(page, [{ name: 'letter.pdf', bytes: LETTER }]);
  await page.getByText('1 file, 1 page: 1 credit').waitFor();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Convert 1 file' }).click();
  await page.getByText('Your session has ended.').waitFor();
  await signIn(ANNA);
  await page.getByText('1 file, 1 page: 1 credit').waitFor();
});

test('another person who then signs in does not see what the first one added', async () => {
  await drop(page, [{ name: 'letter.pdf', bytes: LETTER }]);
  await page.getByText('1 file, 1 page: 1 credit').waitFor();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Convert 1 file' }).click();
  await page.getByText('Your session has ended.').waitFor();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Name').fill('Ben Example');
  await signIn({ email: 'ben@example.com', password: 'another long sentence' }, 'Sign up');
  await page.getByText('Drop statements here').waitFor();
});

async function signIn({ email, password }: { email: string; password: string }, button = 'Sign in'): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: button }).click();
}
