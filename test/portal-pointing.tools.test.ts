/** In a real browser, somebody points at columns on the page and says what they hold: by the pointer, and by keys alone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Paper } from '../engine/testing/paper.ts';
import { claim, converted, type Portal, seriousFaults, startPortal, type Visit } from './browser.ts';

let portal: Portal;
let visit: Visit;
let page: Page;
beforeAll(async () => {
  portal = await startPortal({ LEDGERIZE_REQUESTS_PER_MINUTE: '100000' });
  visit = await portal.visit({ reducedMotion: 'reduce', viewport: { width: 1366, height: 768 } });
  ({ page } = visit);
  await claim(page, portal);
});
afterAll(() => portal?.close());

/** Headings that do not say which amounts are money out, on two pages. */
const unnamed = () =>
  new Paper([40, 110, -330, -420])
    .text('Current account')
    .text('Currency EUR')
    .text('Period 1 June 2025 to 30 June 2025')
    .text('Opening balance 1,000.00')
    .text('Closing balance 2,009.50')
    .down(40)
    .row('Date', 'Description', 'Kolom A', 'Kolom B')
    .row('02 Jun 2025', 'Bakery at the corner', '4.50', '')
    .row('03 Jun 2025', 'Salary', '', '1,020.00')
    .page()
    .row('Date', 'Description', 'Kolom A', 'Kolom B')
    .row('05 Jun 2025', 'Greengrocer', '6.00', '')
    .row('06 Jun 2025', 'Interest', '', '0.00');

const list = () => page.getByRole('grid', { name: 'Transactions' });
const row = (text: string) => list().getByRole('row').filter({ hasText: text });
const layer = (of = 1) => page.getByRole('group', { name: `Columns on page ${of}` });
const band = (name: string, of = 1) => layer(of).getByRole('button', { name });
const bar = () => page.getByRole('region', { name: 'What columns hold' });
const cells = async () => (await row('Bakery').getByRole('gridcell').allInnerTexts()).slice(3, 5);

async function open(paper: Paper, filename: string): Promise<void> {
  await page.goto(await converted(portal, await paper.pdf(), filename));
  await list().getByRole('row').nth(1).waitFor();
}

async function openColumns(): Promise<void> {
  const rows = page.getByRole('region', { name: 'Transactions' });
  await rows.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Columns on the page' }).click();
  await new Promise((r) => setTimeout(r, 3000));
  await page.screenshot({ path: '/tmp/p0.png' });
  console.log(await page.locator('fieldset').allInnerTexts(), visit.complaints);
  await band('Kolom A').waitFor({ timeout: 1000 });
}

test('columns are drawn over the page, each with what it was read as', async () => {
  await open(unnamed(), 'pointing.pdf');
  await openColumns();
  await page.screenshot({ path: '/tmp/p1.png' });
  const names = await layer().getByRole('button').all();
  console.log(await Promise.all(names.map((one) => one.getAttribute('aria-label'))), await cells());
  await band('Kolom A').click();
  await page.getByRole('menuitem', { name: 'Money in' }).waitFor();
  await page.screenshot({ path: '/tmp/p2.png' });
  await page.getByRole('menuitem', { name: 'Money in' }).click();
  await band('Kolom B').click();
  await page.getByRole('menuitem', { name: 'Money out' }).click();
  await page.screenshot({ path: '/tmp/p3.png' });
  console.log(await seriousFaults(page));
  await bar().getByRole('button', { name: 'Read again with these columns' }).click();
  await page.getByRole('status').filter({ hasText: 'Read again' }).waitFor();
  await page.screenshot({ path: '/tmp/p4.png' });
  console.log(await cells());
});
test('no script failed or was blocked', () => {
  expect(visit.complaints).toEqual([]);
});
