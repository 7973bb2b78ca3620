/** The versions of a file in a real browser: they are named, and compared row by row. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claim, drop, faultsInEachLook, type Portal, seriousFaults, startPortal } from './browser.ts';

const PAPER = readFileSync(fileURLToPath(new URL('../fixtures/overdrawn-marker/statement.pdf', import.meta.url)));
const GROCERS = 'CARD PAYMENT HILLSIDE GROCERS';

let portal: Portal;
let page: Page;
let complaints: readonly string[];
beforeAll(async () => {
  portal = await startPortal();
  ({ page, complaints } = await portal.visit({ reducedMotion: 'reduce', viewport: { width: 1366, height: 768 } }));
  await claim(page, portal);
  await drop(page, [{ name: 'june.pdf', bytes: PAPER }]);
  await page.getByRole('button', { name: 'Convert 1 file' }).click();
  await page.getByRole('link', { name: 'Check june.pdf' }).click();
  await page.getByText(GROCERS).first().waitFor();
});
afterAll(() => portal?.close());

const list = () => page.getByRole('grid', { name: 'Transactions' });
const rowsWith = (text: string) => list().getByRole('row').filter({ hasText: text });
const ready = () => page.getByRole('button', { name: 'Undo', disabled: false }).waitFor();
const dialog = () => page.getByRole('dialog');

/** Corrects fields of the first row with a text. */
async function correct(text: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await rowsWith(text).first().click();
  await list().focus();
  await page.keyboard.press('e');
  const panel = page.getByRole('region', { name: 'Edit the row' });
  for (const [label, value] of Object.entries(fields)) await panel.getByLabel(label, { exact: true }).fill(value);
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.waitFor({ state: 'hidden' });
  await ready();
}

test('a version is named, and keeps its name', async () => {
  expect(await page.getByRole('button', { name: 'Versions' }).count()).toBe(0);
  await correct(GROCERS, { Description: 'Groceries of the week', Amount: '-27.21' });
  await page.getByRole('button', { name: 'Versions' }).click();
  const lines = dialog().getByRole('button', { name: 'Rename' });
  await expect.poll(() => lines.count()).toBe(2);
  await lines.last().click();
  const name = dialog().getByLabel('Name of this version');
  expect(await name.evaluate('document.activeElement?.tagName')).toBe('INPUT');
  await name.fill('As the bank sent it');
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await dialog().getByText('As the bank sent it').waitFor();
  await lines.last().click();
  await name.fill('Something else');
  await page.keyboard.press('Escape');
  await dialog().getByText('As the bank sent it').waitFor();
  expect(await dialog().getByText('Something else').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.reload();
  await rowsWith('Groceries of the week').first().waitFor();
});

test('two versions are compared: verdicts and balances side by side, and each field that changed', async () => {
  await page.getByRole('button', { name: 'Versions' }).click();
  await dialog().getByRole('button', { name: 'Compare' }).last().click();
  const facts = dialog().getByRole('table', { name: 'The statement' });
  await facts.getByRole('row', { name: 'Verdict ✓ Verified ≠ Does not add up' }).waitFor();
  await facts.getByRole('row', { name: /^Transactions (\d+) \1$/ }).waitFor();
  const differing = dialog().getByRole('region', { name: 'Rows that differ' });
  await differing.getByRole('heading', { name: '1 row differs' }).waitFor();
  const [row] = await differing.getByRole('listitem').all();
  expect(await row?.innerText()).toMatch(/changed[\s\S]*Description: CARD PAYMENT[\s\S]*→ Groceries of the week/);
  expect(await row?.innerText()).toContain('Amount: -27.20');
  expect(await row?.locator('del').allInnerTexts()).toEqual([expect.stringContaining(GROCERS), '-27.20']);
  expect(await row?.locator('ins').allInnerTexts()).toEqual(['Groceries of the week', '-27.21']);
  expect(await faultsInEachLook(page)).toEqual([]);
});

test('the other way round, what was added is removed; a version beside itself is the same', async () => {
  await page.keyboard.press('Escape');
  await rowsWith('Groceries of the week').first().click();
  await list().focus();
  await page.keyboard.press('Delete');
  await rowsWith('Groceries of the week').first().waitFor({ state: 'hidden' });
  await ready();
  await page.getByRole('button', { name: 'Versions' }).click();
  await dialog().getByRole('button', { name: 'Compare' }).first().click();
  await dialog().getByText('1 row differs').waitFor();
  const [row] = await dialog().getByRole('listitem').all();
  expect(await row?.innerText()).toMatch(/removed[\s\S]*Groceries of the week/);
  const before = dialog().getByLabel('Earlier version');
  const after = dialog().getByLabel('Later version');
  const [first, second] = [await before.inputValue(), await after.inputValue()];
  await before.selectOption(second);
  await dialog().getByText('Every row is the same in both versions.').waitFor();
  await after.selectOption(first);
  await dialog().getByRole('listitem').filter({ hasText: 'added' }).getByText('Groceries of the week').waitFor();
  await before.selectOption({ index: 2 });
  expect(await before.locator('option:checked').innerText()).toContain('As the bank sent it');
  await dialog().getByRole('button', { name: 'All versions' }).click();
  await dialog().getByRole('button', { name: 'Restore' }).first().waitFor();
});

test('on a phone a comparison fits the width', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await dialog().getByRole('button', { name: 'Compare' }).last().click();
  await dialog()
    .getByText(/rows? differs?/)
    .waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  const widest =
    'Math.max(...[...document.querySelectorAll("[role=dialog] *")].map((one) => one.getBoundingClientRect().right))';
  expect(await page.evaluate(widest)).toBeLessThanOrEqual(360);
  expect(await seriousFaults(page)).toEqual([]);
});

test('no script failed or was blocked', () => {
  expect(complaints).toEqual([]);
});
