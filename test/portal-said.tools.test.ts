/** In a real browser, somebody says what columns hold, and which pages are no part of a statement. */
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
    .text('Closing balance 2,015.50')
    .down(10);

/** Headings that do not say which amounts are money out. */
const unnamed = () =>
  head()
    .row('Date', 'Description', 'Kolom A', 'Kolom B')
    .row('02 Jun 2025', 'Bakery', '4.50', '')
    .row('03 Jun 2025', 'Salary', '', '1,020.00');

/** A page of something else behind a statement that says that it has one page. */
const withAnother = () =>
  head()
    .at(480, 30, 'Page 1 of 1')
    .row('Date', 'Description', 'Debit', 'Credit')
    .row('02 Jun 2025', 'Bakery', '4.50', '')
    .row('03 Jun 2025', 'Salary', '', '1,020.00')
    .page()
    .row('Date', 'Description', 'Debit', 'Credit')
    .row('20 Jun 2025', 'Of another paper', '7.00', '');

const list = () => page.getByRole('grid', { name: 'Transactions' });
const row = (text: string) => list().getByRole('row').filter({ hasText: text });
const dialog = () => page.getByRole('dialog');

async function open(paper: Paper, filename: string): Promise<void> {
  await page.goto(await converted(portal, await paper.pdf(), filename));
  await list().getByRole('row').nth(1).waitFor();
}

async function openMenu(): Promise<void> {
  const rows = page.getByRole('region', { name: 'Transactions' });
  await rows.getByRole('button', { name: 'Edit', exact: true }).first().click();
}

/** Opens the form by the menu of the rows. */
async function openForm(): Promise<void> {
  await openMenu();
  await page.getByRole('menuitem', { name: 'Columns and pages' }).click();
  await dialog().getByRole('group', { name: 'Columns on page 1' }).waitFor();
}

const next = async (itsRow: string) => {
  await page.getByRole('button', { name: 'Next statement' }).click();
  await row(itsRow).waitFor();
};

const readAgain = async () => {
  await dialog().getByRole('button', { name: 'Read again' }).click();
  await dialog().waitFor({ state: 'hidden' });
  await page.getByRole('status').filter({ hasText: 'Read again' }).waitFor();
};

test('columns of amounts are said to be money in and out, and the file is read so, as a version', async () => {
  await open(unnamed(), 'columns.pdf');
  const cells = async () => (await row('Bakery').getByRole('gridcell').allInnerTexts()).slice(3, 5);
  expect(await cells()).toEqual(['', '4.50']);
  await openForm();
  const columns = dialog().getByRole('group', { name: 'Columns on page 1' });
  expect(await columns.getByText('4.50').innerText()).toBe('4.50');
  await columns.getByLabel('Kolom A').selectOption('Money in');
  await columns.getByLabel('Kolom B').selectOption('Money out');
  expect(await seriousFaults(page)).toEqual([]);
  await readAgain();
  await expect.poll(cells).toEqual(['4.50', '']);
  await page.getByText('2 rows with another amount').waitFor();
  // what was said is still there, and can be taken back
  await openForm();
  expect(await columns.getByLabel('Kolom A').inputValue()).toBe('credit');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(cells).toEqual(['', '4.50']);
});

test('a page that is no part of the statement is left out, and told', async () => {
  await open(withAnother(), 'pages.pdf');
  await row('Of another paper').waitFor();
  await page.getByRole('region', { name: 'Does not add up' }).waitFor();
  await openForm();
  const pages = dialog().getByLabel('Pages that are no part of a statement');
  await pages.fill('2-9');
  await dialog().getByText('Pages from 1 to 2, such as 3-4, 7').waitFor();
  expect(await dialog().getByRole('button', { name: 'Read again' }).isDisabled()).toBe(true);
  await pages.fill('1-2');
  await dialog().getByText('One page or more must be left').waitFor();
  expect(await dialog().getByRole('button', { name: 'Read again' }).isDisabled()).toBe(true);
  await pages.fill('2');
  expect(await seriousFaults(page)).toEqual([]);
  await readAgain();
  await row('Of another paper').waitFor({ state: 'hidden' });
  await page.getByRole('region', { name: 'Not proved' }).waitFor();
  await page
    .getByRole('list', { name: 'Warnings' })
    .getByText('Somebody said that page 2 is no part of a statement: nothing there was read.')
    .waitFor();
  await page.getByRole('button', { name: 'Versions' }).click();
  await dialog().getByRole('button', { name: 'Compare' }).first().click();
  await dialog().getByRole('listitem').filter({ hasText: 'removed' }).getByText('Of another paper').waitFor();
  await page.keyboard.press('Escape');
});

test('with a page that somebody names, a statement of its own begins, and nothing is proved by that', async () => {
  await open(withAnother(), 'starts.pdf');
  await openForm();
  await dialog().getByLabel('Pages with which a statement begins').fill('2');
  await readAgain();
  await page.getByRole('group', { name: '1 of 2 statements' }).waitFor();
  await row('Of another paper').waitFor({ state: 'hidden' });
  await next('Of another paper');
  expect(await page.getByRole('region', { name: 'Verified' }).count()).toBe(0);
});

test('where rows were corrected, the menu asks in the form before it joins statements', async () => {
  await list().focus();
  await page.keyboard.press('j');
  await page.keyboard.press('f');
  // it waits until the correction is shown
  await openMenu();
  await page.getByRole('menuitem', { name: 'Page 2 continues the statement before' }).click();
  await dialog().getByText('The new reading does not have the 1 row that you corrected.').waitFor();
  expect(await dialog().getByLabel('Pages with which a statement begins').inputValue()).toBe('');
  await readAgain();
  await row('Bakery').waitFor();
  await row('Of another paper').waitFor();
});

/** Another month of the account, below the first. */
const twoMonths = () =>
  withAnother()
    .page()
    .text('Current account')
    .text('Currency EUR')
    .text('Period 1 July 2025 to 31 July 2025')
    .text('Opening balance 2,015.50')
    .text('Closing balance 2,010.50')
    .row('Date', 'Description', 'Debit', 'Credit')
    .row('02 Jul 2025', 'Of July', '5.00', '');

test('a page continues the statement before, as somebody says in the form or by the menu', async () => {
  await open(twoMonths(), 'continues.pdf');
  await page.getByRole('group', { name: '1 of 2 statements' }).waitFor();
  await openForm();
  await dialog().getByLabel('Pages with which a statement begins').fill('2-3');
  await dialog().getByLabel('Pages that continue the statement before').fill('3');
  await dialog().getByText('No page can both begin a statement and continue the one before').waitFor();
  expect(await dialog().getByRole('button', { name: 'Read again' }).isDisabled()).toBe(true);
  await dialog().getByLabel('Pages with which a statement begins').fill('2');
  expect(await seriousFaults(page)).toEqual([]);
  await readAgain();
  await page.getByRole('group', { name: '1 of 2 statements' }).waitFor();
  await next('Of July');
  await row('Of another paper').waitFor();
  expect(await page.getByRole('region', { name: 'Verified' }).count()).toBe(0);
  // and the page that somebody let begin a statement
  await openMenu();
  await page.getByRole('menuitem', { name: 'Page 2 continues the statement before' }).click();
  await page.getByRole('status').filter({ hasText: 'Read again' }).waitFor();
  await row('Bakery').waitFor();
  await row('Of July').waitFor();
  // which is shown where it is now
  expect(new URL(page.url()).searchParams.get('statement')).toBe('0');
  await openForm();
  expect(await dialog().getByLabel('Pages with which a statement begins').inputValue()).toBe('');
  expect(await dialog().getByLabel('Pages that continue the statement before').inputValue()).toBe('3');
  await page.keyboard.press('Escape');
});

test('who leaves while a file is read again stays where they went', async () => {
  await open(twoMonths(), 'left.pdf');
  await next('Of July');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/convert', async (route) => {
    await held;
    await route.continue();
  });
  const joins = page.getByRole('menuitem', { name: 'Page 3 continues the statement before' });
  await openMenu();
  await joins.click();
  await openMenu();
  expect(await joins.isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('navigation').getByRole('link', { name: 'History' }).click();
  await page.getByRole('heading', { name: 'History', level: 1 }).waitFor();
  const read = page.waitForResponse(async (got) => /jobs/.test(got.url()) && (await got.json()).status === 'completed');
  release();
  await read;
  await page.getByRole('link', { name: 'left.pdf', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  expect(new URL(page.url()).searchParams.get('before')).toBe(null);
  await page.unroute('**/api/v1/convert');
});

test('who closes the tab while a file is read again finds it read', async () => {
  await open(twoMonths(), 'closed.pdf');
  const address = page.url();
  await next('Of July');
  await openMenu();
  const started = page.waitForResponse('**/api/v1/convert');
  await page.getByRole('menuitem', { name: 'Page 3 continues the statement before' }).click();
  expect((await started).status()).toBe(202);
  await page.goto('about:blank');
  const isRead = async () => {
    await page.goto(address);
    await list().getByRole('row').nth(1).waitFor();
    return page.getByRole('button', { name: 'Undo' }).isVisible();
  };
  await expect.poll(isRead, { timeout: 30_000 }).toBe(true);
});

test('on a phone the form fits the width', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Read again' }).first().click();
  await dialog().getByLabel('Pages that are no part of a statement').waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
});

test('what somebody corrects meanwhile is not superseded unseen, and what was said stays', async () => {
  await open(unnamed(), 'meanwhile.pdf');
  const other = await page.context().newPage();
  await other.goto(page.url());
  const correct = async (text: string, description: string) => {
    const theirs = other.getByRole('grid', { name: 'Transactions' });
    await theirs.getByRole('row').filter({ hasText: text }).click();
    await theirs.focus();
    await other.keyboard.press('e');
    const panel = other.getByRole('region', { name: 'Edit the row' });
    await panel.getByLabel('Description').fill(description);
    await panel.getByRole('button', { name: 'Save' }).click();
    await theirs.getByRole('row').filter({ hasText: description }).waitFor();
  };
  await openForm();
  const column = dialog().getByRole('group', { name: 'Columns on page 1' }).getByLabel('Kolom A');
  await column.selectOption('Money in');
  const submit = dialog().getByRole('button', { name: 'Read again' });
  const refused = () => page.getByRole('alert').filter({ hasText: 'Somebody changed this reading' }).waitFor();

  // before it is read
  await correct('Bakery', 'Corner shop');
  await submit.click();
  await refused();
  await dialog().getByText('1 row that you corrected').waitFor();
  expect(await column.locator('option:checked').innerText()).toBe('Money in');
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'hidden' });
  await row('Corner shop').waitFor();
  await refused();

  // while it is read
  await page.getByRole('button', { name: 'Read again' }).first().click();
  expect(await column.locator('option:checked').innerText()).toBe('Money in');
  await page.route('**/convert', async (route) => {
    await correct('Salary', 'Wages');
    await route.continue();
  });
  const answer = page.waitForResponse('**/convert');
  await submit.click();
  await answer;
  await refused();
  await dialog().getByText('2 rows that you corrected').waitFor();
  await row('Wages').waitFor();
  await page.unroute('**/convert');

  // once it was seen
  await readAgain();
  await row('Bakery').waitFor();
  expect(await row('Wages').count()).toBe(0);
  await other.close();
});

test('no script failed or was blocked', () => {
  expect(visit.complaints).toEqual([]);
});
