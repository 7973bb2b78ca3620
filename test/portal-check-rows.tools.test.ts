/** How many rows the view Check shows on a laptop, whatever there is to say about the statement, in a real browser. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Paper } from '../engine/testing/paper.ts';
import { drawn } from '../engine/testing/papers.ts';
import { picturedPage } from '../engine/testing/pictured.ts';
import { drawLong, longStatement, NO_CURRENCY } from '../fixtures/draw/long.ts';
import { claim, converted, type Portal, seriousFaults, startPortal } from './browser.ts';
import { seenRows } from './seen-rows.ts';

/** The size of the smallest usual laptop. */
const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 360, height: 720 };
/** In a statement of 120 rows, the one whose printed balance is altered. */
const WRONG = 50;

let portal: Portal;
let page: Page;

beforeAll(async () => {
  portal = await startPortal({ LEDGERIZE_REQUESTS_PER_MINUTE: '100000' });
  ({ page } = await portal.visit({ viewport: LAPTOP, reducedMotion: 'reduce' }));
  await claim(page, portal);
});
afterAll(() => portal?.close());

const days = Array.from({ length: 24 }, (_, i) => String(i + 1).padStart(2, '0'));

/** An amount stands below the rows that none of them uses: exactly what the balances differ by. */
const missedFee = () =>
  new Paper()
    .text('Account number 40-11-22 90018377   Currency GBP')
    .text('Opening balance 1,000.00')
    .text('Closing balance 966.00')
    .row('Date', 'Description', 'Money out', 'Money in', 'Balance')
    .rows(days.map((day) => [`${day} Jan 2025`, 'Bakery', '1.00', '', `${999 - Number(day) + 1}.00`]))
    .text('Fee for the account')
    .row('', '', '10.00')
    .pdf();

/** Each plus may be money in or out, and the paper names no currency: two open questions. */
const twoQuestions = () =>
  new Paper([40, 110, -460])
    .text('Opening balance 1,000.00')
    .text('Closing balance 2,015.50')
    .row('Date', 'Description', 'Amount')
    .row('03/04/2025', 'Bakery', '-4.50')
    .row('05/04/2025', 'Salary', '1,020.00')
    .rows(days.map((_, i) => ['06/04/2025', 'Rent of a garage', i % 2 === 0 ? '1.00' : '-1.00']))
    .pdf();

/** A balance does not follow, and the paper names no currency. */
const wrongWithoutCurrency = () => {
  const statement = longStatement(3);
  const entries = statement.entries.map((entry, i) =>
    i === WRONG ? { ...entry, balance: entry.balance + 1_000 } : entry,
  );
  return drawLong({ ...statement, entries, currency: NO_CURRENCY });
};

const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}/statement.pdf`, import.meta.url));

async function scan() {
  const png = await picturedPage(new Uint8Array(fixture('overdrawn-marker')), 595, 842, 2);
  return drawn((doc) => doc.image(png, 0, 0, { width: 595, height: 842 }), { size: [595, 842] });
}

async function open(bytes: Uint8Array | Promise<Uint8Array>, filename: string): Promise<void> {
  await page.goto(await converted(portal, await bytes, filename));
  await page.locator('[data-page] [data-row]').first().waitFor();
}

async function expectRows(): Promise<void> {
  const { rows, highest, scrolls } = await seenRows(page);
  expect(rows).toBeGreaterThanOrEqual(15);
  expect(highest).toBeLessThanOrEqual(44);
  expect(scrolls).toBe(0);
}

const heading = (name: string) => page.getByRole('heading', { name, level: 2 });
const amounts = () => page.getByRole('list', { name: 'Amounts on the pages that no row uses' });
const notices = () => page.getByRole('list', { name: 'Warnings' }).getByRole('listitem');

test('15 rows of a statement with a mismatch whose unused amount is exactly the difference', async () => {
  await open(missedFee(), 'fee.pdf');
  await heading('Does not add up').waitFor();
  await amounts()
    .getByRole('button', { name: /^No row uses 10\.00 .*exactly the difference$/ })
    .waitFor();
  await expectRows();
});

test('15 rows of a statement that is not proved, and both of its open questions', async () => {
  await open(twoQuestions(), 'questions.pdf');
  await heading('Not proved').waitFor();
  await expectRows();
  expect(await notices().count()).toBe(2);
  await notices().getByRole('combobox', { name: 'Currency' }).waitFor();
});

test('15 rows of a scan', async () => {
  await open(scan(), 'scan.pdf');
  await expectRows();
});

test('15 rows of a mismatch with a corrected row and two warnings, of which one is shown on request', async () => {
  await open(wrongWithoutCurrency(), 'wrong.pdf');
  await page.getByRole('grid').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('e');
  await page.getByRole('region', { name: 'Edit the row' }).getByLabel('Description').fill('Corrected');
  await page.keyboard.press('Enter');
  await page.getByText('1 row corrected').waitFor();
  // a warning of another file is all that differs
  await page.route(/\/result(\?|$)/, async (route) => {
    const response = await route.fetch();
    const result = await response.json();
    for (const { warnings } of result.statements)
      warnings.push({ code: 'YEAR_ASSUMED', message: 'The year is assumed.', page: null, row: null });
    await route.fulfill({ response, json: result });
  });
  await page.reload();
  await page.getByText('1 row corrected').waitFor();
  await page.locator('[data-page] [data-row]').first().waitFor();
  await page.getByRole('button', { name: '1 more' }).waitFor();
  expect(await page.getByRole('button', { name: 'Undo' }).isVisible()).toBe(true);
  await expectRows();
  expect(await notices().count()).toBe(1);
  await page.getByRole('button', { name: '1 more' }).press('Enter');
  expect(await notices().count()).toBe(2);
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Less' }).press('Enter');
  expect(await notices().count()).toBe(1);
});

test('the menu of corrections holds nothing but its items, of which the first has the focus', async () => {
  await page.getByRole('button', { name: 'Edit', exact: true }).first().press('Enter');
  const first = page.getByRole('menuitem').first();
  await first.waitFor();
  await expect.poll(() => first.evaluate('document.activeElement?.getAttribute("role")')).toBe('menuitem');
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await first.waitFor({ state: 'hidden' });
});

test('what is folded has no place in the order of the keys', async () => {
  await page.getByRole('button', { name: 'Versions' }).focus();
  const seen = [];
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    seen.push(
      (await page.evaluate(
        `(() => { const { top, bottom } = document.activeElement.getBoundingClientRect();
          return document.activeElement.checkVisibility({ visibilityProperty: true }) && top >= 0 && bottom <= innerHeight; })()`,
      )) as boolean,
    );
  }
  expect(seen).not.toContain(false);
});

test('a phone shows rows first there, too: questions are one line, and their answers are shown with them', async () => {
  await page.setViewportSize(PHONE);
  const { rows } = await seenRows(page);
  expect(rows).toBeGreaterThanOrEqual(5);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width);
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: '1 more' }).last().click();
  await page.getByRole('combobox', { name: 'Currency' }).waitFor();
});
