/** Correcting rows beside the page, in a real browser: what is entered, what it proves, and the way back. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claim, drop, type Portal, seriousFaults, startPortal } from './browser.ts';

const PAPER = readFileSync(fileURLToPath(new URL('../fixtures/overdrawn-marker/statement.pdf', import.meta.url)));

let portal: Portal;
let page: Page;
beforeAll(async () => {
  portal = await startPortal();
  ({ page } = await portal.visit({ reducedMotion: 'reduce', viewport: { width: 1366, height: 768 } }));
  await claim(page, portal);
  await drop(page, [{ name: 'june.pdf', bytes: PAPER }]);
  await page.getByRole('button', { name: 'Convert 1 file' }).click();
  await page.getByRole('link', { name: 'Check june.pdf' }).click();
  await page.getByText('CARD PAYMENT HILLSIDE GROCERS').first().waitFor();
});
afterAll(() => portal?.close());

const rows = () => page.getByRole('region', { name: 'Transactions' });
const dialog = () => page.getByRole('dialog');

/** Opens the form for the row with a text. */
async function edit(text: string, button = 'Edit'): Promise<void> {
  await page.getByText(text).first().click();
  await page.getByRole('button', { name: button }).click();
  await dialog().waitFor();
}

const save = async () => {
  await dialog().getByRole('button', { name: 'Save' }).click();
  await dialog().waitFor({ state: 'hidden' });
};

test('a wrong amount is told before it is saved, and nothing is saved by Cancel', async () => {
  await edit('CARD PAYMENT HILLSIDE GROCERS');
  expect(await dialog().getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await dialog().getByLabel('Amount').fill('-27.21');
  await dialog().getByText('With this, the statement does not add up.').waitFor();
  await dialog().getByLabel('Amount').fill('27,21');
  await dialog().getByText('A number with a point').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await dialog().getByRole('button', { name: 'Cancel' }).last().click();
  await dialog().waitFor({ state: 'hidden' });
  expect(await page.getByText('corrected').count()).toBe(0);
});

test('a description is corrected, stays verified, and is undone', async () => {
  await edit('CARD PAYMENT HILLSIDE GROCERS');
  await dialog().getByLabel('Description').fill('Groceries of the week');
  await dialog().getByText('With this, the statement is verified.').waitFor();
  await save();
  await rows().getByText('Groceries of the week').first().waitFor();
  await page.getByText('1 row corrected').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await rows().getByText('CARD PAYMENT HILLSIDE GROCERS').first().waitFor();
  await page.getByText('0 rows corrected').waitFor();
});

test('a row is added and deleted, and an earlier version is restored', async () => {
  await edit('CARD PAYMENT HILLSIDE GROCERS', 'Add a row below');
  await dialog().getByLabel('Description').fill('A row of mine');
  await dialog().getByLabel('Amount').fill('-5.00');
  await dialog().getByText('With this, the statement does not add up.').waitFor();
  await save();
  await rows().getByText('A row of mine').first().waitFor();
  await edit('A row of mine');
  await dialog().getByRole('button', { name: 'Delete the row' }).click();
  await dialog().waitFor({ state: 'hidden' });
  await rows().getByText('A row of mine').first().waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Versions' }).click();
  expect(await seriousFaults(page)).toEqual([]);
  const added = dialog().locator('div').filter({ hasText: '1 row corrected' }).getByRole('button', { name: 'Restore' });
  await added.first().click();
  await dialog()
    .getByRole('button', { name: 'Cancel' })
    .or(dialog().getByRole('button', { name: 'Close' }))
    .click();
  await rows().getByText('A row of mine').first().waitFor();
});
