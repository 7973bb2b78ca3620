/**
 * The view Check in a real browser: rows and pages highlight each other, keys, zoom, errors, reading again.
 */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Paper } from '../engine/testing/paper.ts';
import { drawLong, longStatement, NO_CURRENCY } from '../fixtures/draw/long.ts';
import { claim, converted, type Portal, seriousFaults, startPortal, type Visit } from './browser.ts';

const SEVERAL = new URL('../fixtures/two-accounts/statement.pdf', import.meta.url);
const PLAIN = new URL('../fixtures/overdrawn-marker/statement.pdf', import.meta.url);
/** In a statement of 120 rows, the one whose printed balance is altered: it is on the second page. */
const WRONG = 50;

let portal: Portal;
let visit: Visit;
let page: Page;
/** addresses of checks */
let plain: string;
let wrong: string;
let unproved: string;
let several: string;

/** Two dates that are sorted with either order of day and month. */
const eitherWay = () =>
  new Paper([40, 110, -460])
    .text('Opening balance 1,000.00')
    .text('Closing balance 2,015.50')
    .row('Date', 'Description', 'Amount')
    .rows([
      ['03/04/2025', 'Bakery', '-4.50'],
      ['05/04/2025', 'Salary', '1,020.00'],
    ])
    .pdf();

function withWrongBalance() {
  const statement = longStatement(3);
  const entries = statement.entries.map((entry, i) =>
    i === WRONG ? { ...entry, balance: entry.balance + 1_000 } : entry,
  );
  // it does not name its currency either, so that reading again with one makes a difference
  return drawLong({ ...statement, entries, currency: NO_CURRENCY });
}

beforeAll(async () => {
  portal = await startPortal({ LEDGERIZE_REQUESTS_PER_MINUTE: '100000' });
  visit = await portal.visit({ viewport: { width: 1440, height: 900 } });
  ({ page } = visit);
  await claim(page, portal);
  plain = await converted(portal, readFileSync(PLAIN), 'plain.pdf');
  wrong = await converted(portal, await withWrongBalance(), 'wrong.pdf');
  several = await converted(portal, readFileSync(SEVERAL), 'several.pdf');
  unproved = await converted(portal, await eitherWay(), 'unproved.pdf');
});
afterAll(() => portal?.close());

const rows = () => page.locator('[role=grid] [data-row]');
const row = (number: number) => page.locator(`[role=grid] [data-row="${number}"]`);
const boxOnPage = (number: number) => page.locator(`[data-page] [data-row="${number}"]`).first();
/** the box of the highlighted row is above those of all rows */
const litBox = (number: number) => page.locator(`[data-page] [data-row="${number}"]`).nth(1);

async function open(address: string) {
  await page.goto(address);
  await boxOnPage(0).waitFor();
}

test('the page is next to its transactions, and what proves them is above', async () => {
  await open(plain);
  await page.getByRole('heading', { name: 'Verified' }).waitFor();
  await page.getByRole('img', { name: 'Page 1' }).waitFor();
  await page.getByText('31 rows').waitFor();
  await page.getByText('GBP 4,959.21').waitFor();
});

test('the navigation marks Check, whatever is checked', async () => {
  const lit = page.getByRole('navigation').locator('[aria-current=page]');
  expect(await lit.allTextContents()).toEqual(['Check']);
});

test("the browser's Back returns to the statement before", async () => {
  await open(several);
  const [first, second] = [/^1 of 2 statements$/, /^2 of 2 statements$/].map((name) =>
    page.getByRole('group', { name }),
  );
  await first!.getByRole('button', { name: 'Next statement' }).click();
  await second!.waitFor();
  await page.goBack();
  await first!.waitFor();
  await page.goForward();
  await second!.waitFor();
  await open(plain);
});

const conditions = () => page.getByRole('button', { name: /conditions met$/ });
const obligations = () => page.getByRole('list', { name: 'What a statement must show before it is called verified' });

test('a key opens a list of reasons why a statement is verified', async () => {
  expect(await conditions().getAttribute('aria-expanded')).toBe('false');
  expect(await obligations().isVisible()).toBe(false);
  await conditions().press('Enter');
  await obligations().getByText('The balances add up').waitFor();
  expect(await obligations().getByRole('listitem').filter({ hasText: '✓ met' }).count()).toBe(
    await obligations().getByRole('listitem').count(),
  );
  await conditions().press('Enter');
});

test('what a statement without proof lacks is told at once, and comes first among the conditions', async () => {
  await open(unproved);
  await page
    .getByRole('region', { name: 'Not proved' })
    .getByTitle(/^The paper can be read in two ways/)
    .waitFor();
  await conditions().click();
  await obligations().waitFor();
  const [first] = await obligations().getByRole('listitem').allInnerTexts();
  expect(first).toMatch(/open\s+There is no other way to read it\s+The paper can be read in two ways/);
  await open(plain);
});

test('a box is at its printed row: the first below the balance brought forward', async () => {
  const sheet = (await page.locator('[data-page="1"]').boundingBox())!;
  const box = (await boxOnPage(0).boundingBox())!;
  const result = JSON.parse(
    await page.evaluate(
      `fetch(location.pathname.replace('/check', '/api/v1/jobs').split('/').slice(0, 5).join('/') + '/result?format=JSON').then((answer) => answer.text())`,
    ),
  );
  const [x0, y0] = result.normalised[0].boxes[0].box as number[];
  const scale = sheet.width / 595;
  expect(Math.abs(box.x - sheet.x - x0 * scale)).toBeLessThan(4);
  expect(Math.abs(box.y - sheet.y - y0 * scale)).toBeLessThan(4);
});

test('pointing at a row highlights its box', async () => {
  await row(3).hover();
  await litBox(3).waitFor();
});

test('pointing at a box highlights its row, and shows it in full', async () => {
  await boxOnPage(5).hover();
  await page.locator('[role=grid] [data-row="5"][data-state="pointed"]').waitFor();
  await page.getByText('Row 6, page 1').waitFor();
});

test('a click keeps a row highlighted while others are pointed at, and a second one releases it', async () => {
  await boxOnPage(5).click();
  await row(2).hover();
  await page.locator('[data-row="5"][data-state="held"]').waitFor();
  await row(5).click();
  expect(await page.locator('[data-state="held"]').count()).toBe(0);
});

test('the keyboard goes to the last row, and the page follows', async () => {
  await page.getByRole('grid').focus();
  await page.keyboard.press('End');
  await litBox(30).waitFor();
  expect(await row(30).getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('k');
  await litBox(29).waitFor();
});

test('keys zoom, and fit the page again', async () => {
  const width = async () => Math.round((await page.locator('[data-page]').first().boundingBox())!.width);
  const fitted = await width();
  await page.keyboard.press('+');
  await page.getByRole('button', { name: '125%: Fit to the width' }).waitFor();
  expect(await width()).toBeGreaterThan(fitted * 1.2);
  await page.keyboard.press('0');
  expect(await width()).toBe(fitted);
});

test('rows are found by their text, and summed up', async () => {
  await page.keyboard.press('/');
  await page.keyboard.type('salary larkfield');
  await page.getByText(/^\d of 31 rows: in [\d,.]+, out 0\.00$/).waitFor();
  await page.getByRole('button', { name: 'Clear the search' }).click();
});

test('a mismatch shows the failing rows with their difference, and jumps to them', async () => {
  await open(wrong);
  await page.getByRole('heading', { name: 'Does not add up' }).waitFor();
  const jump = page.getByRole('button', { name: /^Row 51, .* difference 10\.00$/ });
  await jump.click();
  await litBox(WRONG).waitFor();
  await page.getByRole('textbox', { name: 'Page 2 of 3: go to a page' }).waitFor();
  expect(await row(WRONG).getByRole('img').getAttribute('aria-label')).toContain('does not follow');
});

test('n and p go to the failing rows', async () => {
  await page.getByRole('grid').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('n');
  expect(await row(WRONG).getAttribute('aria-selected')).toBe('true');
});

test.each([
  { width: 1440, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const)('axe finds no serious fault, and nothing is cut off, at $width px, $colorScheme', async (look) => {
  await page.setViewportSize({ width: look.width, height: 900 });
  await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' });
  if ((await conditions().getAttribute('aria-expanded')) === 'false') await conditions().click();
  // the contrast of colours in transition cannot be measured
  await page.evaluate(
    'new Promise(requestAnimationFrame).then(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)))',
  );
  expect(await seriousFaults(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(look.width);
});

test('on a narrow screen, either the rows or the pages are shown', async () => {
  await row(WRONG).click();
  await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Pages').click();
  await litBox(WRONG).waitFor();
  expect(await rows().count()).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a page that could not be drawn shows an error, and is requested again by itself', async () => {
  await page.route('**/api/v1/files/*/pages/*', (route) => route.abort());
  await page.goto(plain);
  const told = page.getByRole('alert').filter({ hasText: 'Page 1 could not be drawn.' });
  await told.getByText('The service cannot be reached.').waitFor();
  await told.getByRole('button', { name: 'Try again' }).waitFor();
  await page.unroute('**/api/v1/files/*/pages/*');
  // nobody has to press it
  await page.getByRole('img', { name: 'Page 1' }).waitFor();
  await open(wrong);
});

test('a fact that was not found is “not on the paper” only if nothing like it stands there', async () => {
  await open(wrong);
  await page.getByRole('button', { name: 'All facts' }).click();
  const facts = page.getByRole('region', { name: 'Facts of the statement' });
  const fact = (name: string) => facts.locator('div', { has: page.getByText(name, { exact: true }) }).last();
  expect(await fact('Currency').getByRole('definition').innerText()).toBe('not on the paper');
  expect(await fact('Holder').getByRole('definition').innerText()).toBe('not read');
});

test('reading again with a typed currency is free, and shows what changed', async () => {
  await page.getByRole('button', { name: 'Read again' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Currency' }).fill('gbp');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Read again' }).click();
  await page.getByText('120 rows with another currency').waitFor();
  await page.getByText('Does not add up, as before').waitFor();
  expect(page.url()).toContain('before=');
});

test('amounts that no row uses are named, the one that is the difference first, and a click shows its page', async () => {
  await page.route(/\/result(\?|$)/, async (route) => {
    const response = await route.fetch();
    const result = await response.json();
    for (const { reconciliation } of result.statements) {
      reconciliation.params.unused = [
        { text: '77.00', page: 1 },
        { text: '10.00', page: 3 },
      ];
    }
    await route.fulfill({ response, json: result });
  });
  await open(wrong);
  const unused = page.getByRole('list', { name: 'Amounts on the pages that no row uses' }).getByRole('button');
  expect(await unused.allInnerTexts()).toEqual([
    'No row uses 10.00 (page 3): exactly the difference',
    'No row uses 77.00 (page 1)',
  ]);
  await unused.first().press('Enter');
  await page.getByRole('textbox', { name: 'Page 3 of 3: go to a page' }).waitFor();
  await page.unrouteAll();
});

test('no script failed or was blocked', () => {
  expect(visit.complaints).toEqual([]);
});
