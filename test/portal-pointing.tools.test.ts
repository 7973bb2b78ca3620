/** In a real browser, somebody points at columns on the page and says what they hold: by the pointer, and by keys alone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Paper } from '../engine/testing/paper.ts';
import { claim, converted, type Portal, seriousFaults, startPortal, type Visit } from './browser.ts';
import { convert, finish, upload } from './client.ts';

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
    .text('Closing balance 2,010.50')
    .down(40)
    .row('Date', 'Description', 'Kolom A', 'Kolom B')
    .row('02 Jun 2025', 'Bakery', '4.50', '')
    .row('03 Jun 2025', 'Salary', '', '1,020.00')
    .row('04 Jun 2025', 'Books', '6.00', '')
    .row('05 Jun 2025', 'Interest', '', '6.00')
    .page()
    .row('Date', 'Description', 'Kolom A', 'Kolom B')
    .row('06 Jun 2025', 'Greengrocer', '6.00', '')
    .row('07 Jun 2025', 'Refund', '', '1.00');

const list = () => page.getByRole('grid', { name: 'Transactions' });
const row = (text: string) => list().getByRole('row').filter({ hasText: text });
const layer = (of = 1) => page.getByRole('group', { name: `Columns on page ${of}` });
const band = (name: string, of = 1) => layer(of).getByRole('button', { name });
const bar = () => page.getByRole('region', { name: 'What columns hold' });
const choice = (name: string) => page.getByRole('menuitem', { name });
/** Money in and money out of a row on page 1, and of one on page 2. */
const cells = async () => {
  const of = async (text: string) => (await row(text).getByRole('gridcell').allInnerTexts()).slice(3, 5);
  return [...(await of('Bakery')), ...(await of('Refund'))];
};
const AS_READ = ['', '4.50', '1.00', ''];
const TURNED = ['4.50', '', '', '1.00'];

async function openColumns(first = 'Kolom A'): Promise<void> {
  const rows = page.getByRole('region', { name: 'Transactions' });
  await rows.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await choice('Columns on the page').click();
  await band(first).waitFor();
}
const namesOf = async (of: number) => {
  const all = await layer(of).getByRole('button').all();
  return Promise.all(all.map((one) => one.getAttribute('aria-label')));
};
const focused = () =>
  page.evaluate('document.activeElement.getAttribute("aria-label") || document.activeElement.innerText');

test('columns are drawn over each page with what they were read as, until it is cancelled', async () => {
  await page.goto(await converted(portal, await unnamed().pdf(), 'pointing.pdf'));
  await row('Refund').waitFor();
  expect(await cells()).toEqual(AS_READ);
  await openColumns();
  const bands = ['Column “Date”: Day of booking', 'Column “Kolom A”: Money out', 'Column “Kolom B”: Money in'];
  expect(await namesOf(1)).toEqual(bands);
  await layer().getByText('Description').waitFor();
  await page.getByLabel('Page 1 of 2: go to a page').fill('2');
  await page.keyboard.press('Enter');
  await layer(2).waitFor();
  expect(await namesOf(2)).toEqual(bands);
  await bar().getByRole('button', { name: 'Cancel' }).click();
  await bar().waitFor({ state: 'hidden' });
  expect(await layer(2).count()).toBe(0);
});

test('a click on a column says what it holds, and the file is read so, as a version', async () => {
  await openColumns();
  const again = bar().getByRole('button', { name: 'Read again with these columns' });
  expect(await again.isDisabled()).toBe(true);
  await band('Kolom A').click();
  await choice('Money in').click();
  await band('Column “Kolom A”: Money in, changed').waitFor();
  await band('Kolom B').click();
  await choice('Money out').click();
  await band('Column “Kolom B”: Money out, changed').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await again.click();
  await page.getByRole('status').filter({ hasText: 'Read again' }).waitFor();
  await expect.poll(cells).toEqual(TURNED);
  await bar().waitFor({ state: 'hidden' });
  // what was said is still there, and is no change
  await openColumns();
  expect((await namesOf(1)).slice(1)).toEqual(['Column “Kolom A”: Money in', 'Column “Kolom B”: Money out']);
  await page.keyboard.press('Escape');
  await bar().waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(cells).toEqual(AS_READ);
});

test('the same is done by keys alone', async () => {
  await list().focus();
  await page.keyboard.press('j');
  await page.keyboard.press('t');
  await expect.poll(focused).toBe('Column “Date”: Day of booking');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await choice('Money in').waitFor();
  // Escape closes the menu first
  await page.keyboard.press('Escape');
  await choice('Money in').waitFor({ state: 'hidden' });
  await expect.poll(focused).toBe('Column “Kolom A”: Money out');
  await page.keyboard.press('Enter');
  await choose('Money in');
  await expect.poll(focused).toBe('Column “Kolom A”: Money in, changed');
  // neither opens it anew nor changes the row, which would lose what was said
  await page.keyboard.press('t');
  await page.keyboard.press('f');
  expect(await focused()).toBe('Column “Kolom A”: Money in, changed');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await choose('Money out');
  await expect.poll(focused).toBe('Column “Kolom B”: Money out, changed');
  for (let i = 0; i < 10 && (await focused()) !== 'Read again with these columns'; i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(cells, { timeout: 15_000 }).toEqual(TURNED);
});

/** Goes to a choice of the open menu by the arrow. */
async function choose(name: string): Promise<void> {
  await choice(name).waitFor();
  for (let i = 0; i < 8 && (await focused()) !== name; i++) await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe(name);
  await page.keyboard.press('Enter');
}

/** Opens an uploaded paper of some files, converted together, at its first. */
async function openTogether(...papers: readonly Paper[]): Promise<void> {
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${portal.origin}/api/v1${path}`, { ...init, headers: { ...init.headers, 'X-Api-Key': portal.key } });
  const ids: string[] = [];
  for (const [i, paper] of papers.entries())
    ids.push((await upload({ call }, await paper.pdf(), `together-${i + 1}.pdf`)).uuid);
  const { jobId } = await convert({ call }, ids);
  expect((await finish({ call }, jobId)).status).toBe('completed');
  await page.goto(`${portal.origin}/check/${jobId}/${ids[0]}`);
  await row('Bakery').waitFor();
}
const isShown = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const step = (name: 'Next statement' | 'Previous statement') => page.getByRole('button', { name }).click();
const sayOf = async (name: string, holds: string) => {
  await band(name).click();
  await choice(holds).click();
};
const TURNED_DEBIT = 'Column “Debit”: Money in, changed';

/** Two statements of an account. */
const twoMonths = () =>
  new Paper([40, 110, -330, -420])
    .text('Current account')
    .text('Currency EUR')
    .text('Period 1 June 2025 to 30 June 2025')
    .text('Opening balance 1,000.00')
    .text('Closing balance 2,015.50')
    .down(10)
    .row('Date', 'Description', 'Debit', 'Credit')
    .row('02 Jun 2025', 'Bakery', '4.50', '')
    .row('03 Jun 2025', 'Salary', '', '1,020.00')
    .page()
    .text('Current account')
    .text('Currency EUR')
    .text('Period 1 July 2025 to 31 July 2025')
    .text('Opening balance 2,015.50')
    .text('Closing balance 2,010.50')
    .row('Date', 'Description', 'Debit', 'Credit')
    .row('02 Jul 2025', 'Of July', '5.00', '');

test('what is said of columns stays while rows are corrected, and statements, files and views are changed', async () => {
  await openTogether(twoMonths(), unnamed());
  await openColumns('Debit');
  await sayOf('Debit', 'Money in');
  await band(TURNED_DEBIT).waitFor();
  // a correction, and its undoing, make versions
  await list().focus();
  await page.keyboard.press('j');
  await page
    .getByRole('region', { name: 'Transactions' })
    .getByRole('button', { name: 'Edit', exact: true })
    .first()
    .click();
  await choice('Turn the sign').click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Redo' }).and(page.locator(':enabled')).waitFor();
  await band(TURNED_DEBIT).waitFor();
  // a form hides them until it is closed
  await list().focus();
  await page.keyboard.press('e');
  await bar().waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await band(TURNED_DEBIT).waitFor();
  await step('Next statement');
  await row('Of July').waitFor();
  // which is read alike
  await band(TURNED_DEBIT, 2).waitFor();
  await step('Next statement');
  await isShown('together-2.pdf');
  await row('Bakery').waitFor();
  expect(await bar().count()).toBe(0);
  await page.getByRole('navigation').getByRole('link', { name: 'History' }).click();
  await page.getByRole('heading', { name: 'History', level: 1 }).waitFor();
  await page.goBack();
  await step('Previous statement');
  await step('Previous statement');
  await band(TURNED_DEBIT).waitFor();
  // the form says the same
  await page.getByRole('button', { name: 'Read again', exact: true }).click();
  const field = page.getByRole('dialog').getByLabel('Debit');
  expect(await field.inputValue()).toBe('credit');
  await page.keyboard.press('Escape');
  await bar().getByRole('button', { name: 'Cancel' }).click();
});

test('one file shows nothing of another: neither a form, nor a failure, nor what is said of columns', async () => {
  await page.route('**/api/v1/convert', (route) => route.fulfill({ status: 422, json: REFUSED }));
  await openColumns('Debit');
  await sayOf('Debit', 'Money in');
  await bar().getByRole('button', { name: 'Read again with these columns' }).click();
  await page.getByRole('alert').filter({ hasText: 'It could not be read so' }).waitFor();
  // what was said is still there
  await band(TURNED_DEBIT).waitFor();
  await list().focus();
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await page.getByLabel('Amount', { exact: true }).waitFor();
  await step('Next statement');
  await step('Next statement');
  await isShown('together-2.pdf');
  await row('Bakery').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.getByLabel('Amount', { exact: true }).count()).toBe(0);
  expect(await bar().count()).toBe(0);
  await page.unroute('**/api/v1/convert');
});
const REFUSED = { error: { code: 'INTERNAL_ERROR', message: 'It failed.', requestId: 'r', details: {} } };

test.each([
  [360, 740, 'dark'],
  [1920, 1080, 'dark'],
  [1366, 768, 'dark'],
] as const)('at %i × %i it fits, in the %s scheme', async (width, height, colorScheme) => {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  await openColumns();
  await band('Kolom B').click();
  await choice('Balance').click();
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
  await bar().getByRole('button', { name: 'Cancel' }).click();
  if (width < 900) await page.getByText('Transactions', { exact: true }).first().click();
});

test('no script failed or was blocked', () => {
  expect(visit.complaints).toEqual([]);
});
