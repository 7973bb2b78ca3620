/** After a conversion, in a real browser: downloads, a key for programs, and the accessibility of every view. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import XLSX from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ANNA,
  claim,
  type DownloadChoice,
  downloadAs,
  drop,
  faultsInEachLook,
  type Portal,
  startPortal,
  type Visit,
} from './browser.ts';
import { run } from './tools.ts';

const PAPER = fileURLToPath(new URL('../fixtures/overdrawn-marker/statement.pdf', import.meta.url));
const OTHER = fileURLToPath(new URL('../fixtures/wrong-sum/statement.pdf', import.meta.url));
const ROW = 'CARD PAYMENT HILLSIDE GROCERS';

let folder: string;
let portal: Portal;
let visit: Visit;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-whole-'));
  portal = await startPortal();
  visit = await portal.visit({ acceptDownloads: true, reducedMotion: 'reduce' });
  await claim(visit.page, portal);
  await drop(visit.page, [
    { name: 'first.pdf', bytes: readFileSync(PAPER) },
    { name: 'second.pdf', bytes: readFileSync(OTHER) },
  ]);
  await visit.page.getByRole('button', { name: 'Convert 2 files' }).click();
  await visit.page.getByRole('link', { name: 'Check second.pdf' }).waitFor();
});
afterAll(async () => {
  await portal?.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(view: string): Promise<void> {
  await visit.page.getByRole('navigation').getByRole('link', { name: view }).click();
  await visit.page.getByRole('heading', { name: view, level: 1 }).waitFor();
}

/** Given what to choose in the menu of downloads, returns the saved file of all; one of them does not add up. */
async function saved(choice: DownloadChoice): Promise<{ name: string; bytes: Buffer }> {
  const { page } = visit;
  await page.getByRole('checkbox', { name: 'Choose all that are shown' }).check();
  await downloadAs(page, 'Download chosen', choice);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all the same' }).click(),
  ]);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('all statements of a job are saved as one Excel file, which opens', async () => {
  await open('History');
  const { name, bytes } = await saved({ format: 'Excel (.xls)', what: 'All in one file' });
  expect(name).toBe('statements.xls');
  const { Sheets } = XLSX.read(bytes);
  expect(
    Object.values(Sheets)
      .map((sheet) => XLSX.utils.sheet_to_csv(sheet))
      .join(),
  ).toContain(ROW);
});

test('as one CSV file', async () => {
  expect((await saved({ format: 'CSV' })).bytes.toString()).toContain(ROW);
});

test('as JSON', async () => {
  const { bytes } = await saved({ format: 'JSON' });
  expect(JSON.parse(bytes.toString()).normalised).toHaveLength(51);
});

test('and as a zip with a file for each, which opens', async () => {
  const { name, bytes } = await saved({ format: 'CSV', what: 'A zip with one for each statement file' });
  expect(name).toBe('statements.zip');
  const zip = join(folder, name);
  writeFileSync(zip, bytes);
  expect(run('unzip', ['-Z1', zip]).trim().split('\n').sort()).toEqual(['first.csv', 'second.csv']);
  expect(run('unzip', ['-p', zip, 'first.csv'])).toContain(ROW);
});

test('a search finds a statement by its name', async () => {
  const { page } = visit;
  await page.getByLabel('Search', { exact: true }).fill('no such');
  await page.getByText('Nothing fits this search.').waitFor();
  await page.getByLabel('Search', { exact: true }).fill('seco');
  await page.getByRole('link', { name: 'second.pdf', exact: true }).waitFor();
});

test('several chosen files are saved as one zip, in which equal names are made different', async () => {
  const { page } = visit;
  await page.getByRole('link', { name: 'Convert', exact: true }).click();
  await page.getByRole('button', { name: 'Clear finished' }).click();
  await drop(page, [{ name: 'second.pdf', bytes: readFileSync(PAPER) }]);
  await page.getByRole('button', { name: 'Convert 1 file' }).click();
  await page.getByRole('link', { name: 'Check second.pdf' }).waitFor();
  await open('History');
  await page.getByRole('checkbox', { name: 'Choose all that are shown' }).check();
  await page.getByText('3 files chosen').waitFor();
  // as it was chosen last
  const again = page.getByRole('button', { name: 'Download chosen: CSV', exact: true });
  await again.click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all the same' }).click(),
  ]);
  const entries = run('unzip', ['-Z1', await download.path()])
    .trim()
    .split('\n');
  // what does not add up comes first
  expect(entries).toEqual(['second.csv', 'second (2).csv', 'first.csv']);
  // the keyboard continues from its last place
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Download chosen');
});

test('chosen files are deleted with their jobs and pictures, and nothing else is', async () => {
  const { page } = visit;
  const row = (text: string) => page.locator('[data-file]').filter({ hasText: 'second.pdf' }).filter({ hasText: text });
  const kept = (await page.getByRole('link', { name: 'first.pdf', exact: true }).getAttribute('href'))!;
  const address = (await row('Verified').getByRole('link', { name: 'second.pdf', exact: true }).getAttribute('href'))!;
  const [jobId, uuid] = address.split('/').slice(2);
  await page.getByRole('checkbox', { name: /^Choose first\.pdf/ }).uncheck();
  await row('Does not add up').getByRole('checkbox', { name: 'Choose second.pdf' }).uncheck();
  await page.getByRole('button', { name: 'Delete chosen' }).click();
  // the new list arrives later than the dialog takes to fade
  const LIST = '**/api/v1/files?*';
  await page.route(LIST, async (route) => {
    await delay(800);
    await route.continue();
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.unroute(LIST);
  await expect.poll(() => page.locator(`a[href="${address}"]`).count()).toBe(0);
  // the focused element is gone
  await expect.poll(() => page.locator(':focus').textContent()).toBe('History');
  const status = async (path: string) => (await page.request.get(`${portal.origin}/api/v1${path}`)).status();
  expect(await status(`/jobs/${jobId}/result`)).toBe(404);
  expect(await status(`/files/${uuid}`)).toBe(404);
  expect(await status(`/files/${uuid}/pages/1`)).toBe(404);
  expect(await status(`/jobs/${kept.split('/')[2]}/result`)).toBe(200);
  await open('Convert');
  await page.getByText('Drop statements here').waitFor();
});

let key: string;
test('a key is made, and the commands next to it convert a statement', async () => {
  const { page } = visit;
  await open('Keys');
  await page.getByRole('button', { name: 'Make a key' }).click();
  await page.getByLabel('What is it for?').fill('book-keeping');
  await page.keyboard.press('Enter');
  key = (await page.getByTestId('key').textContent())!;
  const commands = await page.locator('pre').textContent();
  copyFileSync(PAPER, join(folder, 'statement.pdf'));
  const printed = execFileSync('bash', ['-euc', commands!], { cwd: folder, encoding: 'utf8' });
  expect(printed).toContain(ROW);
});

test('once it was saved, the page no longer shows it', async () => {
  const { page } = visit;
  await page.getByRole('button', { name: 'I have kept it' }).click();
  expect(await page.content()).not.toContain(key);
  await page.reload();
  await page.getByText(`…${key.slice(-4)}`).waitFor();
  expect(await page.content()).not.toContain(key);
});

test('a key that is revoked is refused within a second', async () => {
  const { page } = visit;
  const status = () =>
    execFileSync(
      'curl',
      ['-s', '-o', '/dev/null', '-w', '%{http_code}', '-H', `X-Api-Key: ${key}`, `${portal.origin}/api/v1/account`],
      {
        encoding: 'utf8',
      },
    );
  expect(status()).toBe('200');
  await page.getByRole('button', { name: 'Revoke the key book-keeping' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(status, { timeout: 1_000 }).toBe('401');
});

const VIEWS = ['Convert', 'History', 'Clients', 'Keys', 'Webhooks', 'Usage', 'Settings', 'Operator'];

/** Checks that the current view has no accessibility fault, and that nothing is cut off. */
async function expectOpenToAll(): Promise<void> {
  expect(await faultsInEachLook(visit.page)).toEqual([]);
}

test.each(VIEWS)('axe finds no serious fault in %s, at each width, light and dark', async (view) => {
  await open(view);
  await visit.page.waitForLoadState('networkidle');
  await expectOpenToAll();
});

test('nor in Check', async () => {
  await open('History');
  await visit.page.getByRole('link', { name: 'second.pdf', exact: true }).click();
  await visit.page.getByRole('heading', { name: 'Does not add up' }).waitFor();
  await expectOpenToAll();
});

test.each([
  ['Clients', 'Add a client'],
  ['Keys', 'Make a key'],
  ['Keys', /^Revoke the key/],
  ['History', /^Delete first/],
  ['Webhooks', 'Add a webhook'],
  ['Operator', /^Change credits/],
] as const)('nor in the dialog of %s, “%s”', async (view, button) => {
  const { page } = visit;
  await open(view);
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('dialog').waitFor();
  await expectOpenToAll();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

const OUTSIDE = ['sign-in', 'sign-up', 'forgot', 'reset', 'claim'];

test.each(OUTSIDE)('nor in %s, without a session', async (address) => {
  const { page } = await portal.visit();
  await page.goto(`${portal.origin}/${address}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await faultsInEachLook(page)).toEqual([]);
  await page.context().close();
});

test('the chosen colour scheme applies before the program is loaded', async () => {
  const own = await portal.visit({ colorScheme: 'light' });
  await own.page.goto(`${portal.origin}/sign-in`);
  await own.page.evaluate(`localStorage.setItem('mantine-color-scheme-value', 'dark')`);
  await own.page.route('**/assets/*.js', (route) => route.abort());
  await own.page.reload();
  expect(await own.page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(22, 28, 26)');
});

test('a view that cannot be loaded shows an error, the frame stays, and the view comes by itself later', async () => {
  const own = await portal.visit();
  await own.page.goto(`${portal.origin}/sign-in`);
  await own.page.getByLabel('Email address').fill(ANNA.email);
  await own.page.getByLabel('Password', { exact: true }).fill(ANNA.password);
  await own.page.keyboard.press('Enter');
  const usage = own.page.getByRole('link', { name: 'Usage' });
  await usage.waitFor();
  await own.page.context().setOffline(true);
  await usage.click();
  await own.page.getByText('This view could not be loaded').waitFor();
  expect(await usage.count()).toBe(1);
  await own.page.context().setOffline(false);
  await own.page.getByRole('heading', { name: 'Usage', level: 1 }).waitFor();
});

test('no script failed or was blocked', () => {
  expect(visit.complaints).toEqual([]);
});
