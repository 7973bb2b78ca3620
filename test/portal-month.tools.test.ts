/** What hindered a bookkeeper with a month of statements of several clients, in chromium. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claim, converted, drop, type Portal, seriousFaults, startPortal } from './browser.ts';

const paper = (name: string) => readFileSync(new URL(`../fixtures/${name}/statement.pdf`, import.meta.url));
/** As many as home shows of what was converted last. */
const RECENT = 8;

let portal: Portal;
let page: Page;
/** of a statement that does not add up */
let wrong: string;

beforeAll(async () => {
  portal = await startPortal({ LEDGERIZE_REQUESTS_PER_MINUTE: '100000' });
  ({ page } = await portal.visit({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' }));
  await claim(page, portal);
  wrong = await converted(portal, paper('wrong-sum'), 'savings-of-a-long-name-2025-05.pdf');
  for (let at = 0; at < RECENT; at++) await converted(portal, paper('overdrawn-marker'), `current-2025-0${at}.pdf`);
});
afterAll(() => portal?.close());

test('home leads to what needs a look, also if it was not converted last', async () => {
  await page.goto(portal.origin);
  await page.getByRole('link', { name: '1 file to look at' }).click();
  await page.waitForURL(wrong);
});

test('on a phone, the choices of a download stay on the screen', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(wrong);
  await page.getByRole('button', { name: 'Download: choose how' }).click();
  const choices = page.getByRole('dialog', { name: 'Download: choose how' });
  await choices.getByLabel('Format', { exact: true }).waitFor();
  const box = await choices.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  expect(await seriousFaults(page)).toEqual([]);
});

test('on a phone, the end of a name is seen, which tells months apart', async () => {
  await page.goto(`${portal.origin}/history`);
  // the end is drawn behind what is cut
  const end = page
    .getByRole('link', { name: 'savings-of-a-long-name-2025-05.pdf' })
    .locator('[data-tail$="2025-05.pdf"]');
  await end.waitFor();
  const drawn = `getComputedStyle(document.querySelector('[data-file] [data-tail$="2025-05.pdf"]'), '::after').content`;
  expect(await page.evaluate(drawn)).toContain('2025-05.pdf');
  expect(await end.evaluate((name) => name.scrollWidth - name.clientWidth)).toBeLessThanOrEqual(0);
  const box = await end.boundingBox();
  const cell = await page.locator('[data-file] td', { has: end }).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((cell?.x ?? 0) + (cell?.width ?? 0));
  await page.setViewportSize({ width: 1366, height: 768 });
});

test('a client is made where its statements are converted', async () => {
  await page.goto(portal.origin);
  await page.getByRole('button', { name: 'Choose files' }).waitFor();
  await drop(page, [{ name: 'alder.pdf', bytes: paper('signed-amount') }]);
  const client = page.getByLabel('Client', { exact: true });
  await page.getByRole('button', { name: 'Add a client' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Alder & Sons');
  await page.keyboard.press('Enter');
  await client.locator('option:checked', { hasText: 'Alder & Sons' }).waitFor({ state: 'attached' });
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Convert 1 file' }).click();
  await page.getByRole('link', { name: 'alder.pdf', exact: true }).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Clients' }).click();
  await page.getByRole('row').filter({ hasText: 'Alder & Sons' }).filter({ hasText: '1' }).waitFor();
});

test('the list of rows has its ring on all sides', async () => {
  await page.goto(wrong);
  const grid = page.getByRole('grid');
  await grid.waitFor();
  await page.keyboard.press('Tab');
  await grid.focus();
  const ring = `getComputedStyle(document.querySelector('[role=grid]').parentElement, '::after').outlineStyle`;
  await expect.poll(() => page.evaluate(ring)).toBe('solid');
});

test('the row that is edited stays in sight, though the form grows', async () => {
  await page.goto(wrong);
  const rows = page.locator('[role=grid] [data-row]');
  await rows.first().waitFor();
  const room = await page.getByRole('grid').boundingBox();
  // the last row that is seen whole
  const seen = await Promise.all((await rows.all()).map(async (row) => ({ row, box: await row.boundingBox() })));
  const bottom = (room?.y ?? 0) + (room?.height ?? 0);
  const last = seen.filter(({ box }) => box !== null && box.y + box.height <= bottom).at(-1);
  const number = await last?.row.getAttribute('data-row');
  await last?.row.click();
  await page.keyboard.press('e');
  const form = page.locator('[data-edit-panel]');
  await form.getByLabel('Balance').fill('1.00');
  await form.getByText('With this').waitFor();
  await expect
    .poll(async () => {
      const row = await page.locator(`[role=grid] [data-row="${number}"]`).boundingBox();
      return row !== null && row.y + row.height <= ((await form.boundingBox())?.y ?? 0) + 1;
    })
    .toBe(true);
});

test('on a phone, the row that is edited is seen above its form', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(wrong);
  const row = page.locator('[role=grid] [data-row="12"]');
  await page.getByRole('grid').press('End');
  await row.click();
  const form = page.locator('[data-edit-panel]');
  for (const key of ['e', 's']) {
    await page.getByRole('grid').press(key);
    await form.waitFor();
    await expect
      .poll(async () => {
        const [box, room] = [await row.boundingBox(), await form.boundingBox()];
        return box !== null && room !== null && box.y > 0 && box.y + box.height <= room.y + 1;
      })
      .toBe(true);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    expect(await seriousFaults(page)).toEqual([]);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await form.waitFor({ state: 'hidden' });
    await page.getByText('conditions met').waitFor();
  }
});

test('on a phone, the menu of corrections ends on the screen, and further filters take two lines', async () => {
  await page.goto(wrong);
  await page.getByRole('region', { name: 'Transactions' }).getByRole('button', { name: 'Edit', exact: true }).click();
  const menu = page.getByRole('menu');
  await menu.waitFor();
  await expect.poll(async () => ((b) => (b ? b.y + b.height : 999))(await menu.boundingBox())).toBeLessThanOrEqual(740);
  // its last item is reached
  await page.keyboard.press('End');
  await expect
    .poll(() => page.getByRole('menuitem').last().evaluate('document.activeElement.textContent'))
    .toMatch(/^Columns and pages/);
  await page.goto(`${portal.origin}/history`);
  await page.getByRole('button', { name: 'More filters' }).click();
  const fields = await Promise.all(
    ['Bank', 'Account', 'Holder', 'Period from', 'Period to'].map((name) =>
      page.getByRole('search').getByLabel(name, { exact: true }).boundingBox(),
    ),
  );
  expect(new Set(fields.map((box) => Math.round(box?.y ?? -1))).size).toBe(2);
  await page.setViewportSize({ width: 1366, height: 768 });
});

test('by keys, what is to be converted is before the list of what was', async () => {
  await page.goto(portal.origin);
  await page.getByRole('button', { name: 'Choose files' }).waitFor();
  await drop(page, [{ name: 'brenner.pdf', bytes: paper('signed-amount') }]);
  await page.getByRole('button', { name: 'Convert 1 file' }).waitFor();
  await page.getByRole('button', { name: 'Choose files' }).focus();
  await page.keyboard.press('Tab');
  expect(await page.getByLabel('Client', { exact: true }).evaluate('document.activeElement.tagName')).toBe('SELECT');
});
