/** Correcting rows beside the page, in a real browser: what is entered, what it proves, and the way back. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claim, drop, type Portal, seriousFaults, startPortal } from './browser.ts';

const PAPER = readFileSync(fileURLToPath(new URL('../fixtures/overdrawn-marker/statement.pdf', import.meta.url)));
const GROCERS = 'CARD PAYMENT HILLSIDE GROCERS';

let portal: Portal;
let page: Page;
beforeAll(async () => {
  portal = await startPortal();
  ({ page } = await portal.visit({ reducedMotion: 'reduce', viewport: { width: 1366, height: 768 } }));
  await claim(page, portal);
  await drop(page, [{ name: 'june.pdf', bytes: PAPER }]);
  await page.getByRole('button', { name: 'Convert 1 file' }).click();
  await page.getByRole('link', { name: 'Check june.pdf' }).click();
  await page.getByText(GROCERS).first().waitFor();
});
afterAll(() => portal?.close());

const rows = () => page.getByRole('region', { name: 'Transactions' });
const list = () => page.getByRole('grid', { name: 'Transactions' });
const panel = (name = 'Edit the row') => page.getByRole('region', { name });
const rowsWith = (text: string) => list().getByRole('row').filter({ hasText: text });

/** Makes the first row with a text the current one. */
async function goTo(text: string): Promise<void> {
  await rowsWith(text).first().click();
  await list().focus();
}

const saved = async (name = 'Edit the row') => {
  await panel(name).getByRole('button', { name: 'Save' }).click();
  await panel(name).waitFor({ state: 'hidden' });
};

test('a wrong amount is told before it is saved beside the page, and nothing is saved by Cancel', async () => {
  await goTo(GROCERS);
  await rows().getByRole('button', { name: 'Edit', exact: true }).last().click();
  expect(await panel().getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await panel().getByLabel('Amount').fill('-27.21');
  await panel().getByText('With this, the statement does not add up.').waitFor();
  // the page stays in sight with the row on it, and nothing covers it
  const lit = page.locator('[data-page="1"] [data-current]');
  expect(await lit.count()).toBe(1);
  const place = await lit.boundingBox();
  const point = `${(place?.x ?? 0) + 5}, ${(place?.y ?? 0) + 3}`;
  expect(await page.evaluate(`document.elementFromPoint(${point}).closest('[data-page]') !== null`)).toBe(true);
  await panel().getByLabel('Amount').fill('27,21,5');
  await panel().getByText('An amount, such as -1,234.50').waitFor();
  // as other papers print it
  await panel().getByLabel('Amount').fill('27,21-');
  await panel().getByText('With this, the statement does not add up.').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await panel().getByRole('button', { name: 'Cancel' }).click();
  await panel().waitFor({ state: 'hidden' });
  expect(await page.getByText('corrected').count()).toBe(0);
});

test('a description is corrected, stays verified, and is undone and redone, also after a reload', async () => {
  await goTo(GROCERS);
  await page.keyboard.press('e');
  await panel().getByLabel('Description').fill('Groceries of the week');
  await panel().getByText('With this, the statement is verified.').waitFor();
  await page.keyboard.press('Enter');
  await rowsWith('Groceries of the week').first().waitFor();
  await page.getByText('1 row corrected').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await rowsWith(GROCERS).first().waitFor();
  await page.getByText('0 rows corrected').waitFor();
  await page.reload();
  await rowsWith(GROCERS).first().waitFor();
  await list().focus();
  await page.getByRole('button', { name: 'Redo', disabled: false }).waitFor();
  await page.keyboard.press('Control+Shift+Z');
  await rowsWith('Groceries of the week').first().waitFor();
  await page.getByRole('button', { name: 'Undo', disabled: false }).waitFor();
  await page.keyboard.press('Control+z');
  await rowsWith('Groceries of the week').first().waitFor({ state: 'hidden' });
});

test('by the keyboard alone a row is added, split, merged, deleted, and brought back', async () => {
  const before = Number(await list().getAttribute('aria-rowcount'));
  const count = (number: number) =>
    expect.poll(() => list().getAttribute('aria-rowcount'), { timeout: 30_000 }).toBe(String(before + number));
  const ready = () => page.getByRole('button', { name: 'Undo', disabled: false }).waitFor();
  await goTo(GROCERS);
  await page.keyboard.press('a');
  await panel('Add a row').waitFor();
  await page.keyboard.type('A row of mine');
  await page.keyboard.press('Tab');
  await page.keyboard.type('-5.00');
  await panel('Add a row').getByText('With this, the statement does not add up.').waitFor();
  await page.keyboard.press('Enter');
  await count(1);
  await ready();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('s');
  await panel('Split the row in two').getByLabel('Amount', { exact: true }).fill('-2.00');
  expect(await panel('Split the row in two').getByLabel('Amount of the other').inputValue()).toBe('-3.00');
  await panel('Split the row in two').getByLabel('Description of the other').fill('The rest of it');
  await page.keyboard.press('Enter');
  await count(2);
  await ready();
  await rowsWith('The rest of it').waitFor();
  await page.keyboard.press('m');
  await count(1);
  await rowsWith('A row of mine The rest of it').waitFor();
  await ready();
  await page.keyboard.press('Delete');
  await count(0);
  await ready();
  await page.keyboard.press('Control+z');
  await count(1);
  await ready();
  await page.keyboard.press('Control+z');
  await count(2);
});

test('several rows are chosen, changed together and deleted, and come back one by one', async () => {
  await rowsWith('A row of mine').click();
  await rowsWith('The rest of it').click({ modifiers: ['Control'] });
  const several = page.getByRole('region', { name: '2 rows chosen' });
  expect(await seriousFaults(page)).toEqual([]);
  await several.getByRole('button', { name: 'Turn the sign' }).click();
  await rowsWith('The rest of it').getByText('3.00').waitFor();
  await several.waitFor({ state: 'hidden' });
  await rowsWith(GROCERS).first().click();
  await page.getByRole('button', { name: 'Undo', disabled: false }).waitFor();
  const [first] = (await list().getAttribute('aria-activedescendant'))?.split('-').slice(-1) ?? [];
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByRole('region', { name: '2 rows chosen' }).waitFor();
  await page.keyboard.press('Delete');
  await page.getByRole('region', { name: '2 rows chosen' }).waitFor({ state: 'hidden' });
  expect(first).toBeDefined();
  await page.getByRole('button', { name: 'Undo', disabled: false }).waitFor();
  await rows().getByRole('button', { name: 'Edit', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Deleted rows (1)' }).click();
  await page.getByRole('dialog').getByText(GROCERS).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Bring back' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await rowsWith(GROCERS).first().waitFor();
});

test('opening and closing balances are entered, and an earlier version is restored', async () => {
  await page.getByRole('button', { name: 'Undo', disabled: false }).waitFor();
  await rows().getByRole('button', { name: 'Edit', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Opening and closing balance' }).click();
  const form = panel('Opening and closing balance');
  await form.getByLabel('Closing balance').fill('1.00');
  await saved('Opening and closing balance');
  await page.getByRole('button', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog');
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByText('Read from the paper').waitFor();
  const read = dialog
    .locator('div')
    .filter({ hasText: 'Read from the paper' })
    .getByRole('button', { name: 'Restore' });
  await read.last().click();
  await page.keyboard.press('Escape');
  await rowsWith('A row of mine').first().waitFor({ state: 'hidden' });
  await page.getByText('0 rows corrected').waitFor();
});

test('what was typed stays when somebody else was faster, and is saved with theirs', async () => {
  await page.getByText('0 rows corrected').waitFor();
  await page.getByRole('button', { name: 'Undo', disabled: false }).waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  const theirs = other.getByRole('grid', { name: 'Transactions' });
  await theirs.getByRole('row').filter({ hasText: GROCERS }).first().click();
  await goTo(GROCERS);
  await page.keyboard.press('e');
  await panel().getByLabel('Description').fill('Typed by me');
  await theirs.focus();
  await other.keyboard.press('e');
  await other.getByLabel('Date', { exact: true }).fill('2024-11-05');
  await other.getByRole('region', { name: 'Edit the row' }).getByRole('button', { name: 'Save' }).click();
  await other.getByText('1 row corrected').waitFor();
  await panel().getByRole('button', { name: 'Save' }).click();
  await panel().getByText('Somebody changed this reading meanwhile').waitFor();
  expect(await panel().getByLabel('Description').inputValue()).toBe('Typed by me');
  await panel().getByRole('button', { name: 'Save', disabled: false }).click();
  await panel().waitFor({ state: 'hidden' });
  await rowsWith('Typed by me')
    .getByText('05/11/2024')
    .or(rowsWith('Typed by me').getByText('5 Nov'))
    .first()
    .waitFor();
  await other.close();
});

test('all rows are chosen by one key, deleted, and brought back by one', async () => {
  const all = await list().getAttribute('aria-rowcount');
  await goTo('Typed by me');
  await page.keyboard.press('Shift+End');
  await page.getByRole('region', { name: /^\d\d rows chosen$/ }).waitFor();
  await page.keyboard.press('Control+a');
  await page.getByRole('region', { name: `${Number(all) - 1} rows chosen` }).waitFor();
  await page.keyboard.press('Delete');
  await page.getByText('This statement has no transactions.').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo', disabled: false }).click();
  await expect.poll(() => list().getAttribute('aria-rowcount')).toBe(all);
  await page.getByRole('button', { name: 'Undo', disabled: false }).waitFor();
  // the first page again
  await list().press('Home');
  await page.locator('[data-page="1"] [data-current]').waitFor();
});

test('what stands in a box on the page is read into a new row, and into one that is edited', async () => {
  const [first] = await page.locator('[data-page="1"] [data-row]').all();
  const place = await first?.boundingBox();
  if (!place) throw new Error('no row is seen');
  const draw = async () => {
    await page.locator('[data-draw]').first().waitFor();
    await page.mouse.move(place.x - 3, place.y - 3);
    await page.mouse.down();
    await page.mouse.move(place.x + place.width + 3, place.y + place.height + 3, { steps: 4 });
    await page.mouse.up();
  };
  await list().focus();
  await page.keyboard.press('b');
  await draw();
  const form = panel('Add a row');
  await form.waitFor();
  const value = (name: string) => form.getByLabel(name, { exact: true }).inputValue();
  expect(await value('Description')).toContain(GROCERS);
  expect(await value('Amount')).toBe('-27.20');
  expect(await value('Balance')).toBe('95.24');
  expect(await value('Date')).toMatch(/^2024-/);
  await form.getByLabel('Description').fill('Overwritten');
  await form.getByRole('button', { name: 'Draw a box on the page' }).click();
  await draw();
  await expect.poll(() => value('Description')).not.toBe('Overwritten');
  expect(await seriousFaults(page)).toEqual([]);
  await form.getByRole('button', { name: 'Cancel' }).click();
});

test('on a phone the form is a sheet under the page', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await rowsWith('Typed by me').click();
  await rows().getByRole('button', { name: 'Edit', exact: true }).last().click();
  await panel().waitFor();
  await page.getByText('Pages', { exact: true }).click();
  await page.locator('[data-page="1"]').waitFor();
  expect(await panel().isVisible()).toBe(true);
  const place = await panel().boundingBox();
  expect(place?.y).toBeGreaterThan(740 * 0.3);
  expect(await seriousFaults(page)).toEqual([]);
  await panel().getByRole('button', { name: 'Cancel' }).click();
});
