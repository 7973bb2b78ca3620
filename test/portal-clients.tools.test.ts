/**
 * Clients in a real browser: made and chosen where files are converted, moved in History, suggested by bank account; and
 * the page of an account with its calendar, its balance and its transactions, on wide screens and on a phone.
 */
import { mkdirSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { drawStatements, monthlyStatements } from '../fixtures/draw/months.ts';
import { claim, drop, type Portal, seriousFaults, startPortal, type Visit } from './browser.ts';
import { zippedRows } from './exported-rows.ts';
import { saved } from './hand.ts';

const [january, february, march, april] = monthlyStatements(
  { number: '40-11-22 90018341', currency: 'GBP', opening: 81_250 },
  4,
);

let portal: Portal;
let visit: Visit;
beforeAll(async () => {
  portal = await startPortal();
  visit = await portal.visit({ reducedMotion: 'reduce', viewport: { width: 1366, height: 768 } });
  await claim(visit.page, portal);
});
afterAll(() => portal?.close());
afterEach(() => expect(visit.complaints).toEqual([]));

const button = (name: string | RegExp) => visit.page.getByRole('button', { name });
const link = (name: string | RegExp) => visit.page.getByRole('link', { name });
const heading = (name: string | RegExp) => visit.page.getByRole('heading', { name, level: 1 });

async function addClient(name: string): Promise<void> {
  await link('Clients').click();
  await button('Add a client').click();
  await visit.page.getByLabel('Name').fill(name);
  await visit.page.keyboard.press('Enter');
  await heading(name).waitFor();
}

/** Converts papers, for the client that is chosen. */
async function convertAll(papers: Readonly<Record<string, Promise<Buffer>>>, client: string): Promise<void> {
  const { page } = visit;
  await page.getByRole('link', { name: 'Convert', exact: true }).click();
  const files = await Promise.all(Object.entries(papers).map(async ([name, bytes]) => ({ name, bytes: await bytes })));
  await drop(page, files);
  await page.getByLabel('Client', { exact: true }).selectOption({ label: client });
  // each file is uploaded before the conversion starts
  await button(`Convert ${files.length} files`).click({ timeout: 60_000 });
  for (const { name } of files) await page.getByRole('link', { name: `Check ${name}` }).waitFor({ timeout: 60_000 });
  await button('Clear finished').click();
}

test('a client is added with the keyboard, and no other one gets its name', async () => {
  const { page } = visit;
  await addClient('Harbour Bakery');
  await page.getByText('No statement of this client has been read yet.').waitFor();
  await link('Clients').click();
  await button('Add a client').click();
  await page.keyboard.press('Enter');
  await page.getByText('Enter a name.').waitFor();
  await page.getByLabel('Name').fill('harbour bakery');
  await page.keyboard.press('Enter');
  await page.getByText('Another client has this name.').waitFor();
  await page.keyboard.press('Escape');
});

test('statements are converted for a client, and their account shows its months', async () => {
  const { page } = visit;
  await convertAll(
    {
      'january.pdf': drawStatements([january]),
      'march.pdf': drawStatements([march]),
      'march again.pdf': drawStatements([march]),
    },
    'Harbour Bakery',
  );
  await link('Clients').click();
  await link('Harbour Bakery').click();
  await page.getByRole('link', { name: /90018341/ }).click();
  await page.getByText('Not verified as a whole.').waitFor();
  for (const month of ['January 2025: Covered, 1 statement', 'February 2025: Missing, 0 statements'])
    await button(month).waitFor();
  await button('March 2025: Twice, 2 statements').click();
  await link('march again.pdf').first().waitFor();
  await page.getByText(/No statement covers 1.{1,3}28 Feb 2025. The balance jumps from/).waitFor();
  await page.getByText(/The statement of 1.{1,3}31 Mar 2025 is there twice/).waitFor();
  expect(await page.getByRole('table', { name: 'Transactions of the account' }).getAttribute('aria-rowcount')).toBe(
    '19',
  );
});

test('the balance is told day by day with the keyboard', async () => {
  const { page } = visit;
  const plot = page.getByRole('slider', { name: /^Balance from/ });
  await plot.focus();
  await page.keyboard.press('Home');
  const first = await plot.getAttribute('aria-valuetext');
  expect(first).toMatch(/^1 Jan 2025: 812.50/);
  await page.keyboard.press('ArrowRight');
  expect(await plot.getAttribute('aria-valuetext')).not.toBe(first);
  await page.keyboard.press('End');
  expect(await plot.getAttribute('aria-valuetext')).toMatch(/^31 Mar 2025/);
});

test('an export has the rows of the days, once', async () => {
  const { page } = visit;
  await page.getByLabel('From', { exact: true }).fill('2025-03-01');
  await page.getByText('9 transactions', { exact: true }).waitFor();
  await page.getByLabel('Format').selectOption('CSV');
  const [download] = await Promise.all([page.waitForEvent('download'), button('Export').click()]);
  expect(download.suggestedFilename()).toMatch(/8341 2025-03-01\.csv$/);
  const lines = (await (await download.createReadStream()).toArray()).join('').trim().split('\n');
  expect(lines).toHaveLength(10);
  await page.getByLabel('From', { exact: true }).fill('');
});

test('it is readable without a pointer or much room, in light and in dark', async () => {
  const { page } = visit;
  const folder = process.env.LEDGERIZE_TEST_PICTURES;
  if (folder) mkdirSync(folder, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 1366, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
      expect([width, wide]).toEqual([width, 0]);
      if (folder) await page.screenshot({ path: `${folder}/account-${width}-${colorScheme}.png`, fullPage: true });
      expect(await seriousFaults(page)).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1366, height: 768 });
});

test('files of no client are suggested for the one that had their account, and a click moves them', async () => {
  const { page } = visit;
  await convertAll({ 'april.pdf': drawStatements([april]), 'february.pdf': drawStatements([february]) }, 'No client');
  await link('Clients').click();
  await page.getByText(/2 files of no client: .*90018341 GBP, which Harbour Bakery had before./).waitFor();
  const folder = process.env.LEDGERIZE_TEST_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/clients.png` });
  expect(await seriousFaults(page)).toEqual([]);
  await button('Move to Harbour Bakery').click();
  await expect.poll(() => page.getByText('Files that may belong to clients').count()).toBe(0);
  await link('Harbour Bakery').click();
  if (folder) await page.screenshot({ path: `${folder}/client.png` });
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('link', { name: /90018341/ }).click();
  await page.getByText('Verified as a whole').waitFor();
});

test('files are moved in History, and a deleted client leaves them without one', async () => {
  const { page } = visit;
  await addClient('Second');
  await link('History').click();
  await page.getByLabel('Choose all').check();
  await button('Move to client').click();
  await page.getByRole('dialog').getByLabel('Client').selectOption({ label: 'Second' });
  await page.getByRole('dialog').getByRole('button', { name: 'Move to client' }).click();
  await link('Clients').click();
  await link('Second').click();
  await page.getByRole('link', { name: /90018341/ }).waitFor();
  await button('Delete').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await heading('Clients').waitFor();
  await link('No client').click();
  await page.getByRole('link', { name: /90018341/ }).waitFor();
});

test('a month of all clients is exported with one click, a file for each account', async () => {
  const { page } = visit;
  const [first, second] = monthlyStatements({ number: '40-11-22 90018342', currency: 'GBP', opening: 50_000 }, 2);
  await addClient('Quay Joinery');
  const papers = { 'quay-01.pdf': drawStatements([first]), 'quay-02.pdf': drawStatements([second]) };
  await convertAll(papers, 'Quay Joinery');
  await link('Clients').click();
  await button('Export all clients').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByLabel('Month', { exact: true }).selectOption('2025-02');
  await page.getByLabel('Format', { exact: true }).selectOption({ label: 'CSV' });
  const { name, bytes } = await saved(page, () => button('Export all clients').click());
  expect(name).toBe('Clients 2025-02.zip');
  const names = Object.keys(unzipSync(bytes));
  expect(names).toHaveLength(2);
  expect(names).toContain('Quay Joinery 8342 2025-02.csv');
  const booked = [february, second].flatMap(({ entries }) => entries.map(({ date, amount }) => ({ date, amount })));
  const inOrder = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort();
  expect(inOrder(zippedRows(bytes))).toEqual(inOrder(booked));
});
