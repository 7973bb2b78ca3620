/** A user who looks at something else is told when a conversion is done, in a real browser. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claim, drop, type Portal, seriousFaults, startPortal, type Visit } from './browser.ts';

const STATEMENT = readFileSync(new URL('../fixtures/overdrawn-marker/statement.pdf', import.meta.url));
const LETTER = readFileSync(new URL('../fixtures/letter/statement.pdf', import.meta.url));

/** Notes what the page asks of the browser and shows, and lets the test say whether the user is away. */
const WATCHED = `
  globalThis.asked = 0;
  globalThis.shown = [];
  globalThis.away = false;
  globalThis.Notification = class {
    static permission = 'default';
    static async requestPermission() {
      asked++;
      return (this.permission = 'granted');
    }
    constructor(title, { body }) {
      shown.push(title + ': ' + body);
    }
  };
  Object.defineProperty(document, 'hidden', { get: () => away });
  document.hasFocus = () => !away;
`;

let portal: Portal;
let visit: Visit;
let page: Page;
beforeAll(async () => {
  portal = await startPortal();
  visit = await portal.visit({ reducedMotion: 'reduce' });
  ({ page } = visit);
  await page.addInitScript(WATCHED);
  await claim(page, portal);
});
afterAll(() => portal?.close());

const title = () => page.title();
const shown = () => page.evaluate('shown');
const goAway = () => page.evaluate('away = true');
const comeBack = () => page.evaluate(`away = false; document.dispatchEvent(new Event('visibilitychange'))`);

test('leave to notify is asked for only by a click', async () => {
  await drop(page, [{ name: 'may.pdf', bytes: STATEMENT }]);
  const wish = page.getByRole('switch', { name: 'Notify me in the browser when it is done' });
  await wish.waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  expect(await page.evaluate('asked')).toBe(0);
  await wish.click();
  await expect.poll(() => wish.isChecked()).toBe(true);
  expect(await page.evaluate('asked')).toBe(1);
});

test("the tab's title has the progress, in every view", async () => {
  await page.route('**/api/v1/jobs/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Convert 1 file' }).click();
  await expect.poll(title).toBe('0% · Convert · Ledgerize');
  await page.getByRole('link', { name: 'Usage', exact: true }).click();
  await expect.poll(title).toBe('0% · Usage · Ledgerize');
});

test('once it is done, the title and a notification tell a user who is away', async () => {
  await goAway();
  await page.unroute('**/api/v1/jobs/*');
  await expect.poll(title, { timeout: 20_000 }).toBe('✓ Done · Usage · Ledgerize');
  expect(await shown()).toEqual(['Conversion done: 1 file converted']);
  await comeBack();
  await expect.poll(title).toBe('Usage · Ledgerize');
});

test('a user who is there is not notified', async () => {
  await page.getByRole('link', { name: 'Convert', exact: true }).click();
  await drop(page, [{ name: 'letter.pdf', bytes: LETTER }]);
  await page.getByRole('button', { name: 'Convert 1 file' }).click();
  await page.getByText('No statement was found in this document').first().waitFor();
  await expect.poll(title).toBe('Convert · Ledgerize');
  expect(await shown()).toHaveLength(1);
});

test('no script failed or was blocked', () => {
  expect(visit.complaints).toEqual([]);
});
