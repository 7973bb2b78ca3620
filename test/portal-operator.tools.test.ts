/**
 * An operator and a user of another account, in a real browser: new limits and credits are visible and apply; keys are
 * managed by the keyboard.
 */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { claim, type Portal, startPortal, type Visit } from './browser.ts';
import { uploadForm } from './server.ts';

const BEN = { name: 'Ben Example', email: 'ben@example.com', password: 'another long sentence' };
const MEBIBYTE = 1024 * 1024;

let portal: Portal;
let operators: Visit;
let bens: Visit;
let operator: Page;
let ben: Page;
let key: string;
beforeAll(async () => {
  portal = await startPortal();
  operators = await portal.visit();
  bens = await portal.visit();
  operator = operators.page;
  ben = bens.page;
  await claim(operator, portal);
  // as on a service over plain HTTP from another machine
  await ben.addInitScript("Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })");
  await ben.goto(`${portal.origin}/sign-up`);
  await ben.getByLabel('Name').fill(BEN.name);
  await ben.getByLabel('Email address').fill(BEN.email);
  await ben.getByLabel('Password', { exact: true }).fill(BEN.password);
  await ben.keyboard.press('Enter');
  await ben.getByText('500 credits').waitFor();
});
afterAll(() => portal?.close());
afterEach(() => expect([...operators.complaints, ...bens.complaints]).toEqual([]));

const focused = (page: Page) => page.evaluate('document.activeElement.textContent') as Promise<string>;

test('a key is made only with the keyboard, and the focus goes to the key and back', async () => {
  await ben.getByRole('link', { name: 'Keys' }).click();
  await ben.getByText('There is no key yet.').waitFor();
  const make = ben.getByRole('button', { name: 'Make a key' });
  await make.focus();
  await ben.keyboard.press('Enter');
  await ben.getByLabel('What is it for?').waitFor();
  await ben.keyboard.type('by hand');
  await ben.keyboard.press('Enter');
  key = await ben.getByTestId('key').innerText();
  await expect.poll(() => focused(ben)).toContain(key);
  await ben.getByRole('button', { name: 'I have kept it' }).press('Enter');
  await expect.poll(() => focused(ben)).toBe('Make a key');
});

test('a key is copied even if the browser has no clipboard for pages over plain HTTP', async () => {
  await ben.getByRole('button', { name: 'Make a key' }).click();
  await ben.getByLabel('What is it for?').fill('by mouse');
  await ben.keyboard.press('Enter');
  const copied = await ben.getByTestId('key').innerText();
  await expect.poll(() => focused(ben)).toContain(copied);
  await ben.getByRole('button', { name: 'Copy the key' }).click();
  await ben.getByText('Copied', { exact: true }).waitFor();
  await ben.getByRole('button', { name: 'I have kept it' }).click();
  await ben.getByRole('button', { name: 'Make a key' }).click();
  await ben.getByLabel('What is it for?').press('Control+V');
  expect(await ben.getByLabel('What is it for?').inputValue()).toBe(copied);
  await ben.keyboard.press('Escape');
  await ben.getByRole('dialog').waitFor({ state: 'hidden' });
});

test('an operator finds an account by the address of its user, and sees what cannot be removed', async () => {
  await operator.getByRole('link', { name: 'Operator' }).click();
  await operator.getByText(BEN.name).waitFor();
  await operator.getByLabel('Search').fill('BEN@');
  await expect.poll(() => operator.getByRole('row').count()).toBe(2);
  await operator.getByRole('button', { name: `Change credits and limits of ${BEN.name}` }).click();
  await operator.getByLabel('Credits to add').fill('-501');
  await operator.getByLabel('Reason').fill('too many');
  await operator.getByRole('button', { name: 'Add credits' }).click();
  await operator.getByText('That is more than the account has: 500 credits.').waitFor();
});

test('new limits and credits are shown in the usage view', async () => {
  await operator.getByLabel('Credits to add').fill('25');
  await operator.getByLabel('Reason').fill('invoice 12');
  await operator.getByRole('button', { name: 'Add credits' }).click();
  await operator.getByText('The credits are added.').waitFor();
  await operator.getByLabel('Requests a minute of each key').fill('3');
  await operator.getByLabel('Largest PDF in MB').fill('1');
  await operator.getByLabel('Days that files are kept').fill('7');
  await operator.getByRole('button', { name: 'Set the limits' }).click();
  await operator.getByText('The limits are set').waitFor();
  await ben.goto(`${portal.origin}/usage`);
  const told = (name: string) =>
    ben.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd').innerText();
  expect(await told('Requests a minute of each key')).toBe('3');
  expect(await told('Largest PDF')).toBe('1 MB');
  expect(await told('Files and results are kept')).toBe('7 days');
  await ben.getByText('Added: invoice 12').waitFor();
  await ben.getByText('525 credits').waitFor();
});

test('and apply', async () => {
  const headers = { 'X-Api-Key': key };
  const bytes = Buffer.alloc(MEBIBYTE + 1, '%PDF-1.7\n');
  const large = { method: 'POST', headers, body: uploadForm(bytes) };
  expect((await fetch(`${portal.origin}/api/v1/files`, large)).status).toBe(413);
  const ask = async () => (await fetch(`${portal.origin}/api/v1/account`, { headers })).status;
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
});

test('a key is revoked only with the keyboard, and stops working', async () => {
  await ben.getByRole('link', { name: 'Keys' }).click();
  await ben.getByRole('button', { name: 'Revoke the key by hand' }).press('Enter');
  await expect.poll(() => focused(ben)).toBe('Cancel');
  await ben.keyboard.press('Tab');
  await ben.keyboard.press('Enter');
  await ben.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(() => focused(ben)).toContain('Show revoked and ended keys (1)');
  const refused = await fetch(`${portal.origin}/api/v1/account`, { headers: { 'X-Api-Key': key } });
  expect(refused.status).toBe(401);
});
