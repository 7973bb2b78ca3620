/** Corrections and conversions whose answer is lost on the way, and amounts as a German bookkeeper types them, in chromium. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claim, converted, drop, type Portal, startPortal } from './browser.ts';

const PAPER = readFileSync(new URL('../fixtures/overdrawn-marker/statement.pdf', import.meta.url));
const OTHER = new URL('../fixtures/signed-amount/statement.pdf', import.meta.url);
const MINE = 'A charge of mine';

let portal: Portal;
let page: Page;
let address: string;
beforeAll(async () => {
  portal = await startPortal({ LEDGERIZE_REQUESTS_PER_MINUTE: '100000' });
  ({ page } = await portal.visit({ reducedMotion: 'reduce', viewport: { width: 1366, height: 768 } }));
  await claim(page, portal);
  address = await converted(portal, PAPER, 'june.pdf');
});
afterAll(() => portal?.close());

const list = () => page.locator('[data-check-list]');
const rowsWith = (text: string) => list().getByRole('row').filter({ hasText: text });

/** Lets the service do what the page asks for, and loses its next answers. */
async function loseAnswers(number: number, path = 'versions'): Promise<void> {
  let left = number;
  await page.route(`**/${path}`, async (route) => {
    if (route.request().method() !== 'POST' || left === 0) return route.fallback();
    left--;
    await route.fetch();
    await route.abort('connectionreset');
  });
}

/** Opens the form of a new row, and fills it in. */
async function enterRow(amount: string): Promise<void> {
  await list().getByRole('row').nth(2).click();
  await list().press('a');
  const form = page.locator('[data-edit-panel]');
  await form.locator('textarea').first().fill(MINE);
  await form.locator('input[inputmode=decimal]').first().fill(amount);
}

test('a row whose answer was lost is added once, and the form closes by itself', async () => {
  await page.goto(address);
  await loseAnswers(1);
  await enterRow('-5.00');
  await page.keyboard.press('Enter');
  await page.locator('[data-edit-panel]').waitFor({ state: 'hidden' });
  await page.getByText('1 row corrected').waitFor();
  expect(await rowsWith(MINE).count()).toBe(1);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Undo', disabled: false }).click();
  await page.getByText('0 rows corrected').waitFor();
});

test('a row whose answers were all lost is added once, however often it is saved', async () => {
  await loseAnswers(3);
  await enterRow('-6.00');
  const form = page.locator('[data-edit-panel]');
  const save = form.getByRole('button', { name: 'Save', disabled: false });
  await save.click();
  await form.getByText('cannot be reached').or(form.getByText('Somebody changed')).first().waitFor();
  await page.unrouteAll();
  await page.getByText('1 row corrected').waitFor();
  await save.click();
  await form.waitFor({ state: 'hidden' });
  expect(await rowsWith(MINE).count()).toBe(1);
  await page.getByRole('button', { name: 'Undo', disabled: false }).click();
  await page.getByText('0 rows corrected').waitFor();
});

test('a conversion whose answer was lost is started once', async () => {
  const jobs = async () => {
    const answer = await fetch(`${portal.origin}/api/v1/jobs`, { headers: { 'X-Api-Key': portal.key } });
    return ((await answer.json()) as { jobs: unknown[] }).jobs.length;
  };
  const before = await jobs();
  await page.goto(portal.origin);
  await page.getByRole('heading', { name: 'Convert', level: 1 }).waitFor();
  await drop(page, [{ name: 'july.pdf', bytes: readFileSync(OTHER) }]);
  await loseAnswers(1, 'convert');
  const start = page.getByRole('button', { name: /^Convert 1/ });
  await start.click();
  await page.getByText('cannot be reached').first().waitFor();
  await start.click();
  await page.getByRole('link', { name: 'july.pdf', exact: true }).waitFor();
  await page.unrouteAll();
  expect(await jobs()).toBe(before + 1);
});

test('an address of a file that its job does not have says so', async () => {
  await page.goto(address.replace(/[^/]+$/, '3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11'));
  await page.getByText('There is no such file here').waitFor();
});

test('in German, amounts are shown and typed with a comma', async () => {
  const { page: german } = await portal.visit({
    ...{ locale: 'de-DE', viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' },
    storageState: await page.context().storageState(),
  });
  await german.goto(address);
  await german.locator('[data-check-list]').getByRole('row').nth(1).click();
  await german.locator('[data-check-list]').press('e');
  const form = german.locator('[data-edit-panel]');
  const amount = form.getByLabel('Betrag');
  expect(await amount.inputValue()).toBe('-27,20');
  await amount.fill('27,2x');
  await form.getByText('Ein Betrag, etwa -1.234,50').waitFor();
  for (const typed of ['-1.027,21', '1027.21-']) {
    await amount.fill(typed);
    await form.getByText('Damit geht der Auszug nicht auf.').waitFor();
  }
  await amount.press('Enter');
  await form.waitFor({ state: 'hidden' });
  await german.locator('[data-check-list]').getByRole('row').filter({ hasText: '1.027,21' }).first().waitFor();
  await german.close();
});
