/** Work in Check is neither lost nor done to other rows: while a change is saved, after a refusal, and when one leaves. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Paper } from '../engine/testing/paper.ts';
import { claim, converted, type Portal, seriousFaults, startPortal } from './browser.ts';

const NAMES = ['Apple', 'Birch', 'Cedar', 'Daisy', 'Elder', 'Fern', 'Grass', 'Hazel'];

let portal: Portal;
let page: Page;
beforeAll(async () => {
  portal = await startPortal();
  ({ page } = await portal.visit({ viewport: { width: 1366, height: 768 } }));
  await claim(page, portal);
});
afterAll(() => portal?.close());

function statement(paper: Paper, account: string, month: string): Paper {
  paper
    .text(`Account number ${account}`)
    .text('Current account')
    .text('Currency EUR')
    .text(`Period 1 ${month} 2025 to 30 ${month} 2025`)
    .text('Opening balance 1,000.00')
    .text(`Closing balance ${1_000 - NAMES.length}.00`)
    .down(10)
    .row('Date', 'Description', 'Debit', 'Credit', 'Balance');
  const day = (at: number) => `${String(at + 2).padStart(2, '0')} ${month.slice(0, 3)} 2025`;
  for (const [at, name] of NAMES.entries()) paper.row(day(at), name, '1.00', '', `${999 - at}.00`);
  return paper;
}

const list = (of = page) => of.getByRole('grid', { name: 'Transactions' });
const rowOf = (name: string, of = page) => list(of).getByRole('row').filter({ hasText: name });
const namesOn = async (of = page) => {
  const texts = await list(of).getByRole('row').allInnerTexts();
  return NAMES.filter((name) => texts.some((text) => text.includes(name)));
};
const without = (...gone: string[]) => NAMES.filter((name) => !gone.includes(name));
const isReady = (of = page) => of.getByRole('button', { name: 'Undo', disabled: false }).waitFor();

async function open(name: string, paper: Paper): Promise<string> {
  const address = await converted(portal, await paper.pdf(), name);
  await page.goto(address);
  await rowOf('Apple').waitFor();
  // editing waits for the versions
  await page.getByRole('button', { name: 'Edit', exact: true, disabled: false }).first().waitFor();
  await page.waitForLoadState('networkidle');
  return address;
}

async function goTo(name: string, of = page): Promise<void> {
  await rowOf(name, of).click();
  await list(of).focus();
}

/** Holds back what is saved until the returned function is called. */
async function held(): Promise<() => Promise<void>> {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/versions', async (route) => {
    if (route.request().method() === 'POST') await until;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

const GONE = 'A row that you had chosen is gone';

test('keys pressed while a deletion is saved are meant for the rows that were seen then', async () => {
  await open('saved.pdf', statement(new Paper(), '11223344', 'June'));
  const release = await held();
  await goTo('Birch');
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/versions'));
  await page.keyboard.press('Delete');
  await asked;
  // of a row that is gone then
  await page.keyboard.press('Delete');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await release();
  await expect.poll(() => namesOn(), { timeout: 10_000 }).toEqual(without('Birch', 'Elder'));
  await page.getByRole('alert').getByText(GONE).waitFor();
  await isReady();
  // the row below the deleted one is the current one
  await page.keyboard.press('e');
  const panel = page.getByRole('region', { name: 'Edit the row' });
  expect(await panel.getByLabel('Description').inputValue()).toBe('Fern');
  expect(await page.getByText(GONE).count()).toBe(0);
});

test('after a refusal the same key is meant for the same rows', async () => {
  const address = await open('refused.pdf', statement(new Paper(), '11223355', 'July'));
  const other = await page.context().newPage();
  await other.goto(address);
  await rowOf('Apple', other).waitFor();
  await other.waitForLoadState('networkidle');
  for (const name of ['Fern', 'Grass']) await rowOf(name).click({ modifiers: ['Control'] });
  await goTo('Birch', other);
  await other.keyboard.press('Delete');
  await expect.poll(() => namesOn(other)).toEqual(without('Birch'));
  await list().focus();
  await page.keyboard.press('Delete');
  await page.getByRole('alert').getByText('Not saved').waitFor();
  await expect.poll(() => namesOn()).toEqual(without('Birch'));
  await page.keyboard.press('Delete');
  await expect.poll(() => namesOn()).toEqual(without('Birch', 'Fern', 'Grass'));
  await isReady();
  // and for none if these are gone
  await goTo('Cedar');
  await other.reload();
  await rowOf('Apple', other).waitFor();
  await isReady(other);
  await goTo('Cedar', other);
  await other.keyboard.press('Delete');
  await expect.poll(() => namesOn(other)).not.toContain('Cedar');
  await other.close();
  await list().focus();
  await page.keyboard.press('Delete');
  await page.getByRole('alert').getByText(GONE).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.method()));
  await page.keyboard.press('Delete');
  await page.getByText(GONE).waitFor({ state: 'hidden' });
  expect(asked).not.toContain('POST');
  expect(await namesOn()).toEqual(without('Birch', 'Cedar', 'Fern', 'Grass'));
});

test('what was typed is there again after another statement was looked at, and closing the page asks meanwhile', async () => {
  await open('typed.pdf', statement(statement(new Paper(), '11223366', 'August').page(), '99887766', 'September'));
  await goTo('Birch');
  await page.keyboard.press('e');
  const panel = page.getByRole('region', { name: 'Edit the row' });
  await panel.getByLabel('Description').fill('Typed by me');
  await page.getByRole('button', { name: 'Next statement' }).click();
  await page.getByRole('group', { name: '2 of 2 statements' }).waitFor();
  await panel.waitFor({ state: 'hidden' });
  // the other statement is edited meanwhile: the same file has another version then
  await goTo('Cedar');
  await page.keyboard.press('Delete');
  await expect.poll(() => namesOn()).toEqual(without('Cedar'));
  await isReady();
  await page.getByRole('navigation').getByRole('link', { name: 'History' }).click();
  await page.getByRole('heading', { name: 'History', level: 1 }).waitFor();
  const asked = page.waitForEvent('dialog');
  await page.evaluate('void setTimeout(() => location.reload())');
  await (await asked).dismiss();
  await page.goBack();
  await page.getByRole('button', { name: 'Previous statement' }).click();
  expect(await panel.getByLabel('Description').inputValue()).toBe('Typed by me');
  expect(await rowOf('Birch').getAttribute('aria-selected')).toBe('true');
  await panel.getByRole('button', { name: 'Save', disabled: false }).click();
  await panel.waitFor({ state: 'hidden' });
  await rowOf('Typed by me').waitFor();
  expect(await namesOn()).toEqual(without('Birch'));
  // what is saved is not asked about
  await page.reload();
  await rowOf('Typed by me').waitFor();
});

test('Escape asks before what was said of columns is dropped', async () => {
  await list().focus();
  await page.keyboard.press('t');
  const bar = page.getByRole('region', { name: 'What columns hold' });
  await page.getByRole('button', { name: 'Column “Debit”: Money out' }).first().click();
  await page.getByRole('menuitem', { name: 'Money in' }).click();
  await page.getByRole('button', { name: 'Column “Debit”: Money in, changed' }).first().waitFor();
  await page.keyboard.press('Escape');
  const dialog = page.getByRole('dialog', { name: 'Drop what you said of the columns?' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Column “Debit”: Money in, changed' }).first().waitFor();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Drop' }).click();
  await bar.waitFor({ state: 'hidden' });
  await dialog.waitFor({ state: 'hidden' });
});

test('Escape asks before what was typed in the form of a row is dropped', async () => {
  const form = page.getByRole('region', { name: 'Edit the row' });
  await list().focus();
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await form.waitFor();
  // nothing was typed
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'hidden' });
  await page.keyboard.press('e');
  await form.getByLabel('Description').fill('Typed, and not saved');
  await page.keyboard.press('Escape');
  const dialog = page.getByRole('dialog', { name: 'Drop what you typed?' });
  await dialog.waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await form.getByLabel('Description').inputValue()).toBe('Typed, and not saved');
  await expect.poll(() => form.getByLabel('Description').evaluate('document.activeElement.tagName')).toBe('TEXTAREA');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Drop' }).click();
  await form.waitFor({ state: 'hidden' });
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.getByText('Typed, and not saved').count()).toBe(0);
  // the keyboard goes on in the list
  await page.keyboard.press('e');
  await form.waitFor();
  await page.keyboard.press('Escape');
});

test('keys pressed while another file is fetched reach it', async () => {
  const address = await open('fetched.pdf', statement(new Paper(), '11223377', 'June'));
  await open('before.pdf', statement(new Paper(), '11223388', 'June'));
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/result?*', async (route) => {
    await until;
    await route.continue();
  });
  await page.evaluate(`history.pushState(null, '', '${new URL(address).pathname}')`);
  await list().waitFor({ state: 'detached' });
  // nobody has seen what Delete and c would be for
  for (const key of ['j', 'Delete', 'c', 'j', 'e']) await page.keyboard.press(key);
  release();
  const panel = page.getByRole('region', { name: 'Edit the row' });
  expect(await panel.getByLabel('Description').inputValue()).toBe('Birch');
  expect(page.url()).toBe(address);
  await page.getByRole('button', { name: 'Mark as checked' }).waitFor();
  await page.getByRole('button', { name: 'Undo', disabled: false }).waitFor({ state: 'detached' });
  await page.unrouteAll({ behavior: 'wait' });
});
