/** The view Keys in a real browser: keys with a scope, an end, and for tests. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claim, type Portal, seriousFaults, startPortal } from './browser.ts';
import { uploadForm } from './server.ts';

const DAY_MS = 86_400_000;

let portal: Portal;
let page: Page;
let complaints: readonly string[];
beforeAll(async () => {
  portal = await startPortal();
  ({ page, complaints } = await portal.visit());
  await claim(page, portal);
  await page.getByRole('link', { name: 'Keys' }).click();
});
afterAll(() => portal.close());

/** Opens the form, fills it, and makes the key. */
async function make(name: string, choose: () => Promise<unknown>): Promise<string> {
  await page.getByRole('button', { name: 'Make a key' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('What is it for?').fill(name);
  await choose();
  await form.getByRole('button', { name: 'Make a key' }).click();
  const key = await page.getByTestId('key').innerText();
  await form.waitFor({ state: 'hidden' });
  return key;
}

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const ask = (key: string, path: string, init: RequestInit = {}) =>
  fetch(`${portal.origin}/api/v1${path}`, { ...init, headers: { 'X-Api-Key': key } });

test('a key that reads until a day says so in the list, and is refused what it may not', async () => {
  const last = new Date(Date.now() + 30 * DAY_MS);
  const key = await make('reports', async () => {
    await page.getByRole('radio', { name: 'Read' }).check();
    await page.getByLabel('Until when?').fill(last.toISOString().slice(0, 10));
  });
  expect(await page.getByText('Try it').count()).toBe(0);
  await page.getByRole('button', { name: 'I have kept it' }).click();
  expect(await row('reports').innerText()).toMatch(/Read[\s\S]*20\d\d/);
  expect((await ask(key, '/account')).status).toBe(200);
  const refused = await ask(key, '/files', { method: 'POST', body: uploadForm(Buffer.from('x')) });
  expect(refused.status).toBe(403);
});

test('a test key has a badge, and its commands convert a sample', async () => {
  const key = await make('trial', () => page.getByLabel('Test key').check());
  expect(key).toMatch(/^lk_test_/);
  await page.getByText(`curl -sS -o statement.pdf ${portal.origin}/samples/current-account.pdf`).waitFor();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  expect(await row('trial').innerText()).toMatch(/Everything[\s\S]*Test/i);
});

test('a day that is past makes no key', async () => {
  await page.getByRole('button', { name: 'Make a key' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('What is it for?').fill('too late');
  await form.getByLabel('Until when?').fill('2020-01-01');
  await form.getByRole('button', { name: 'Make a key' }).click();
  await form.getByText('Choose a day to come.').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await form.getByRole('button', { name: 'Cancel' }).last().click();
  expect(await row('too late').count()).toBe(0);
  expect(complaints).toEqual([]);
});
