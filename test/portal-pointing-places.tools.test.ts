/** In a real browser, somebody says what columns hold where none was found, in a form and on the page alike. */
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

const head = () =>
  new Paper([40, 110, -330, -420])
    .text('Current account')
    .text('Currency EUR')
    .text('Period 1 June 2025 to 30 June 2025')
    .text('Opening balance 1,000.00')
    .text('Closing balance 937.00')
    .down(40);
const day = (of: number) => `${String(of).padStart(2, '0')} Jun 2025`;

/** One row of fourteen has something in the last column; a page without a table is behind. */
const sparse = () => {
  const paper = head().row('Date', 'Description', 'Debit', 'Kolom X');
  for (let i = 1; i <= 14; i++) paper.row(day(1 + i), `Shop ${'ABCDEFGHIJKLMN'[i - 1]}`, '4.50', i === 3 ? '7.00' : '');
  return paper.page().text('Our branches are closed in August.');
};

/** Amounts of many widths, on two pages. */
const uneven = () =>
  head()
    .row('Date', 'Description', 'Kolom A', 'Kolom B')
    .row(day(2), 'Bakery', '4.50', '')
    .row(day(3), 'Salary', '', '1,020.00')
    .row(day(4), 'House', '1,234,567.00', '')
    .row(day(5), 'Interest', '', '6.00')
    .page()
    .row('Date', 'Description', 'Kolom A', 'Kolom B')
    .row(day(6), 'Flat', '2,234,567.00', '')
    .row(day(7), 'Refund', '', '1.00');

const list = () => page.getByRole('grid', { name: 'Transactions' });
const row = (text: string) => list().getByRole('row').filter({ hasText: text });
const layer = (of = 1) => page.getByRole('group', { name: `Columns on page ${of}` });
const band = (name: string, of = 1) => layer(of).getByRole('button', { name });
const bar = () => page.getByRole('region', { name: 'What columns hold' });
const choice = (name: string) => page.getByRole('menuitem', { name });
const dialog = () => page.getByRole('dialog');
/** Money in and money out of a row. */
const cells = async (text: string) => (await row(text).getByRole('gridcell').allInnerTexts()).slice(3, 5);
const focused = () =>
  page.evaluate('document.activeElement.getAttribute("aria-label") || document.activeElement.innerText');

async function openColumns(): Promise<void> {
  await list().focus();
  await page.keyboard.press('t');
  await bar().waitFor();
}
const goTo = async (of: number) => {
  await page.getByLabel(/^Page \d of 2: go to a page$/).fill(String(of));
  await page.keyboard.press('Enter');
};
const again = () => bar().getByRole('button', { name: 'Read again with these columns' });

test('a page on which no column was found says so; one of which the words fail can be tried again', async () => {
  await page.goto(await converted(portal, await sparse().pdf(), 'sparse.pdf'));
  await row('Shop N').waitFor();
  await page.route('**/pages/1/words', (route) => route.fulfill({ status: 422, json: FAILED }));
  await openColumns();
  const failure = page.locator('[data-page="1"]').getByRole('alert');
  await failure.waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.unroute('**/pages/1/words');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await band('Debit').waitFor();
  await goTo(2);
  await layer(2).getByText('No column of this statement was found on this page. Click where one is.').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await goTo(1);
});

/** No outage, from which the portal recovers by itself. */
const FAILED = { error: { code: 'PDF_TOO_COMPLEX', message: 'It failed.', requestId: 'none', details: {} } };

/** Clicks on a place of page 1: points of an A4 page. */
async function clickAt(x: number, y: number): Promise<void> {
  const box = await layer().boundingBox();
  if (box === null) throw new Error('page 1 is not shown');
  await page.mouse.click(box.x + (x / 595) * box.width, box.y + (y / 842) * box.height);
}

test('a click where no column was found says what stands there, and the file is read so', async () => {
  expect(await cells('Shop C')).toEqual(['', '4.50']);
  expect(await layer().getByRole('button').count()).toBe(2);
  await clickAt(405, 200);
  await choice('Money out').click();
  await band('Added column: Money out, changed').waitFor();
  await band('Debit').click();
  await choice('Ignore').click();
  expect(await seriousFaults(page)).toEqual([]);
  await again().click();
  await expect.poll(() => cells('Shop C'), { timeout: 15_000 }).toEqual(['', '7.00']);
  await bar().waitFor({ state: 'hidden' });
  expect(await row('Shop B').count()).toBe(0);
  // it is still there, and can be taken back
  await openColumns();
  await page.getByRole('button', { name: /Kolom X|Added column/ }).click();
  await choice('As the paper says').click();
  await bar().getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => cells('Shop C')).toEqual(['', '4.50']);
});

test('the same is done by keys alone', async () => {
  await openColumns();
  for (let i = 0; i < 10 && (await focused()) !== 'Add a column'; i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Added column: Not read');
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await choice('Ignore').waitFor();
  for (let i = 0; i < 9 && (await focused()) !== 'Money out'; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Added column: Money out, changed');
  await again().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => cells('Shop C'), { timeout: 15_000 }).toEqual(['', '7.00']);
});

test('the form and the page say one thing of a column, on all of its pages', async () => {
  await page.goto(await converted(portal, await uneven().pdf(), 'uneven.pdf'));
  await row('Refund').waitFor();
  await page.getByRole('button', { name: 'Read again', exact: true }).click();
  await dialog().getByLabel('Kolom A').selectOption('Money in');
  await dialog().getByLabel('Kolom B').selectOption('Money out');
  await dialog().getByRole('button', { name: 'Read again' }).click();
  await expect.poll(() => cells('Bakery'), { timeout: 15_000 }).toEqual(['4.50', '']);
  await dialog().waitFor({ state: 'hidden' });
  await openColumns();
  await band('Column “Kolom A”: Money in').waitFor();
  await goTo(2);
  // said on page 1
  await band('Column “Kolom A”: Money in', 2).click();
  await choice('Money out').click();
  await band('Column “Kolom B”: Money out', 2).click();
  await choice('Money in').click();
  await again().click();
  await expect.poll(() => cells('Bakery'), { timeout: 15_000 }).toEqual(['', '4.50']);
  expect(await cells('Refund')).toEqual(['1.00', '']);
  await bar().waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Read again', exact: true }).click();
  expect(await dialog().getByLabel('Kolom A').inputValue()).toBe('debit');
  await page.keyboard.press('Escape');
});

/** Two columns that are read as one: the second has one amount. */
const asOne = () => {
  const paper = head().row('Date', 'Description', 'Kolom A', 'Kolom B');
  for (let i = 1; i <= 14; i++)
    paper.row(day(1 + i), `Shop ${'ABCDEFGHIJKLMN'[i - 1]}`, i === 3 ? '' : '4.50', i === 3 ? '1,020.00' : '');
  return paper;
};

test('two columns that are read as one are told apart by what is said of each', async () => {
  await page.goto(await converted(portal, await asOne().pdf(), 'as-one.pdf'));
  await row('Shop N').waitFor();
  await openColumns();
  await band('Kolom A').click();
  await choice('Money out').click();
  await band('Kolom B').click();
  await choice('Money in').click();
  await again().click();
  await bar().waitFor({ state: 'hidden' });
  await expect.poll(() => cells('Shop C')).toEqual(['1,020.00', '']);
  expect(await cells('Shop B')).toEqual(['', '4.50']);
});

test('closing the page asks while something is said that was not read', async () => {
  await openColumns();
  await band('Kolom B').click();
  await choice('Money out').click();
  await band('Column “Kolom B”: Money out, changed').waitFor();
  const asked = page.waitForEvent('dialog');
  await page.evaluate('void setTimeout(() => location.reload())');
  const dialogOf = await asked;
  expect(dialogOf.type()).toBe('beforeunload');
  await dialogOf.dismiss();
  await band('Column “Kolom B”: Money out, changed').waitFor();
  await bar().getByRole('button', { name: 'Cancel' }).click();
});

test('on a phone the sentence and the place fit, in the dark scheme', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(await converted(portal, await sparse().pdf(), 'phone.pdf'));
  await list().focus();
  await page.keyboard.press('t');
  await bar().getByRole('button', { name: 'Add a column' }).click();
  await band('Added column').waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
});

test('no script failed or was blocked', () => {
  expect(visit.complaints).toEqual([]);
});
