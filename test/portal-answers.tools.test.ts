/** What a paper leaves open is answered where it is asked, and amounts that no row uses become rows, in a real browser. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const head = (grid: readonly number[]) => new Paper(grid).text('Period 1 June 2025 to 30 June 2025');
const EUR = 'Currency EUR';

/** Every amount has three digits behind its one mark, and no currency says how many decimals there are. */
const threeDigits = () =>
  head([40, 110, -400])
    .text('Current account')
    .text('Opening balance 10.000')
    .text('Closing balance 6.250')
    .row('Date', 'Description', 'Amount')
    .row('02 Jun 2025', 'Bakery', '-1.500')
    .row('03 Jun 2025', 'Market', '-2.250');

/** Of a card or an account: nothing says it, and the sums close either way. */
const unnamed = () =>
  head([40, 110, -400])
    .text(EUR)
    .text('Previous balance 500.00')
    .text('New balance 440.00')
    .row('Date', 'Description', 'Amount')
    .row('02 Jun 2025', 'Bakery', '20.00')
    .row('03 Jun 2025', 'Market', '20.00')
    .row('05 Jun 2025', 'Thank you', '-100.00');

/** Two columns of days below headings that say the same, both in order. */
const twoDays = () =>
  head([40, 100, 160, -460])
    .text('Credit card statement')
    .text(EUR)
    .text('Previous balance 100.00')
    .text('New balance 160.00')
    .row('Date', 'Date', 'Description', 'Amount')
    .row('30.05.2025', '02.06.2025', 'Bakery', '10.00')
    .row('31.05.2025', '03.06.2025', 'Market', '50.00');

/** Two dates that are in order with either order of day and month. */
const eitherOrder = () =>
  new Paper([40, 110, -460])
    .text('Current account')
    .text(EUR)
    .text('Opening balance 1,000.00')
    .text('Closing balance 2,015.50')
    .row('Date', 'Description', 'Amount')
    .row('03/04/2025', 'Bakery', '-4.50')
    .row('05/04/2025', 'Salary', '1,020.00');

/** Two columns of amounts that bring about the same balance. */
const twoAmounts = () =>
  head([40, 110, -330, -420, -510])
    .text(EUR)
    .text('Opening balance 1,000.00')
    .row('Date', 'Description', 'Amount', 'Amount', 'Balance')
    .row('02 Jun 2025', 'Bakery', '-4.50', '-5.50', '')
    .row('03 Jun 2025', 'Cake', '-6.00', '-5.00', '989.50')
    .text('Closing balance 989.50');

const list = () => page.getByRole('grid', { name: 'Transactions' });
const row = (text: string) => list().getByRole('row').filter({ hasText: text });
const warnings = () => page.getByRole('list', { name: 'Warnings' });

async function open(paper: Paper, filename: string): Promise<void> {
  await page.goto(await converted(portal, await paper.pdf(), filename));
  await list().getByRole('row').nth(1).waitFor();
}

/** Gives an answer that the rows were not read with. */
async function answer(name: string | RegExp): Promise<void> {
  await warnings().getByRole('button', { name, pressed: false }).click();
  await page.getByRole('status').filter({ hasText: 'Read again' }).waitFor();
}

/** An answer to a question that stays open, because the paper can be read in both ways. */
const isGiven = (name: string | RegExp) => warnings().getByRole('button', { name, pressed: true }).waitFor();

describe('the answer', () => {
  test('whose the signs are, and whether the balance is held or owed', async () => {
    await open(unnamed(), 'sides.pdf');
    const inColumn = async (at: number) => (await row('Bakery').getByRole('gridcell').allInnerTexts())[at];
    const [moneyIn, moneyOut] = [3, 4];
    expect([await inColumn(moneyIn), await inColumn(moneyOut)]).toEqual(['20.00', '']);
    expect(await seriousFaults(page)).toEqual([]);
    const OWED = 'A plus is money out, the balance is owed (a card or a loan)';
    await answer(OWED);
    await isGiven(OWED);
    await expect.poll(() => inColumn(moneyOut)).toBe('20.00');
    await page.getByText('3 rows with another amount').waitFor();
    await answer('A plus is money in, the balance is held (an account)');
    await expect.poll(() => inColumn(moneyIn)).toBe('20.00');
    // it stays a question: the sums close either way
    await page.getByRole('region', { name: 'Not proved' }).waitFor();
  });

  test('which day is that of booking', async () => {
    await open(twoDays(), 'days.pdf');
    await row('Bakery').getByText('30 May 2025').waitFor();
    await answer('Booked on the last of the days');
    await row('Bakery').getByText('2 Jun 2025').waitFor();
    await page.getByText('2 rows with another date').waitFor();
  });

  test('what is the day and what the month', async () => {
    await open(eitherOrder(), 'order.pdf');
    await row('Bakery').getByText('3 Apr 2025').waitFor();
    await answer('Month first');
    await row('Bakery').getByText('4 Mar 2025').waitFor();
  });

  test('which column is booked', async () => {
    await open(twoAmounts(), 'columns.pdf');
    await row('Bakery').getByRole('gridcell', { name: '4.50', exact: true }).waitFor();
    await answer(/^Columns: date, description, original amount, amount/);
    await row('Bakery').getByRole('gridcell', { name: '5.50', exact: true }).waitFor();
  });

  test('which is the decimal mark, and the currency beside it: neither is lost by the other', async () => {
    await open(threeDigits(), 'mark.pdf');
    const moneyOut = async () => (await row('Bakery').getByRole('gridcell').allInnerTexts())[4];
    await answer('The point is the decimal mark');
    await expect.poll(moneyOut).toMatch(/^1\.50/);
    await answer('The comma is the decimal mark');
    await isGiven('The comma is the decimal mark');
    await expect.poll(moneyOut).toMatch(/^1,500/);
    const currency = warnings().getByRole('combobox', { name: 'Currency' });
    await currency.fill('kwd');
    await currency.waitFor({ state: 'hidden' });
    const facts = page.getByRole('region', { name: 'Facts of the statement' });
    await facts.getByText('KWD').first().waitFor();
    await expect.poll(moneyOut).toBe('1,500.000');
    // both are said, and stay in the form
    await page.getByRole('button', { name: 'Read again' }).first().click();
    expect(await page.getByRole('dialog').getByRole('combobox', { name: 'Currency' }).inputValue()).toMatch(/^KWD/);
    await page.keyboard.press('Escape');
  });
});

test('an order that the dates contradict is told to have changed none', async () => {
  await open(lacking(), 'contradicted.pdf');
  await page.getByRole('button', { name: 'Read again' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Month first', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Read again' }).click();
  const note = page.getByRole('status').filter({ hasText: 'Read again' });
  await note.getByText('Nothing changed: every row is as it was.').waitFor();
  await note.getByText('“Month first” changed no date').waitFor();
});

/** A paper whose closing balance needs 7.00 more than its rows book. */
const lacking = () =>
  head([40, 110, -460])
    .text('Current account')
    .text(EUR)
    .text('Opening balance 100.00')
    .text('Closing balance 87.00')
    .down(10)
    .row('Date', 'Description', 'Amount')
    .row('02 Jun 2025', 'Bakery', '-10.00')
    .text('cashback of 3.25 on groceries', 110)
    .text('and a bonus of 7.00 for two', 110)
    .row('05 Jun 2025', 'Market', '-10.00')
    .row('09 Jun 2025', 'Refund', '0.50')
    .row('12 Jun 2025', 'Toll', '-0.50');

const NEW_ROW = 'Add a row';
const panel = () => page.getByRole('region', { name: NEW_ROW });

describe('an amount that no row uses', () => {
  test('is framed on its page, and a click adds its row', async () => {
    await open(lacking(), 'lacking.pdf');
    const frames = page.locator('[data-page="1"]').getByRole('button', { name: /^No row uses/ });
    await expect.poll(() => frames.count()).toBe(2);
    const missing = page.locator('[data-page="1"]').getByRole('button', {
      name: 'No row uses 7.00 (page 1): exactly the difference',
    });
    const box = await missing.boundingBox();
    expect(box?.width).toBeGreaterThan(5);
    expect(box?.width).toBeLessThan(60);
    expect(await seriousFaults(page)).toEqual([]);
    await missing.click();
    await panel().waitFor();
    const value = (name: string) => panel().getByLabel(name, { exact: true }).inputValue();
    expect(await value('Amount')).toBe('7.00');
    expect(await value('Description')).toContain('bonus of');
    expect(await value('Date')).toMatch(/^2025-06-0[25]$/);
    const rows = Number(await list().getAttribute('aria-rowcount'));
    await panel().getByRole('button', { name: 'Save' }).click();
    await panel().waitFor({ state: 'hidden' });
    await expect.poll(() => list().getAttribute('aria-rowcount')).toBe(String(rows + 1));
    await row('bonus').getByText('7.00').first().waitFor();
    // the sums close now: nothing is marked as unused any more
    await expect.poll(() => frames.count()).toBe(0);
    await page.getByRole('region', { name: 'Does not add up' }).waitFor({ state: 'hidden' });
  });
});

/** A month whose balances differ, with no row between them. */
const rowless = () =>
  head([40, 110, -370, -460, -550])
    .text('Current account')
    .text(EUR)
    .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
    .row('01 Jun 2025', 'Opening balance', '', '', '81.42')
    .row('30 Jun 2025', 'Closing balance', '', '', '74.42');

test('a row is added to a statement that has none, with the keyboard alone', async () => {
  await page.goto(await converted(portal, await rowless().pdf(), 'rowless.pdf'));
  await page.getByText('This statement has no transactions.').waitFor();
  await page.getByRole('region', { name: 'Does not add up' }).waitFor();
  await page.getByRole('region', { name: 'Transactions' }).getByRole('button', { name: 'Edit', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Add a row below' }).press('Enter');
  await panel().getByLabel('Date', { exact: true }).fill('2025-06-12');
  await panel().getByLabel('Description', { exact: true }).fill('Bakery');
  await panel().getByLabel('Amount', { exact: true }).fill('-7.00');
  await page.keyboard.press('Enter');
  await row('Bakery').getByText('7.00').first().waitFor();
  await page.getByText('1 row corrected').waitFor();
  await page.getByRole('region', { name: 'Does not add up' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('This statement has no transactions.').waitFor();
});

test('no script failed or was blocked', () => {
  expect(visit.complaints).toEqual([]);
});
