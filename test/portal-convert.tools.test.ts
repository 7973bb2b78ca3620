/** A visitor sets the service up, and converts a locked and a plain statement, in a real browser. */
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Download } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claim, downloadAs, drop, type Portal, seriousFaults, startPortal, type Visit } from './browser.ts';
import { run } from './tools.ts';

const PASSWORD = 'correct horse';
const PLAIN = fileURLToPath(new URL('../fixtures/overdrawn-marker/statement.pdf', import.meta.url));

let folder: string;
let portal: Portal;
let visit: Visit;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-convert-'));
  run('qpdf', ['--encrypt', PASSWORD, PASSWORD, '256', '--', PLAIN, join(folder, 'locked.pdf')]);
  portal = await startPortal();
  // a dialog that fades in has less contrast
  visit = await portal.visit({ acceptDownloads: true, reducedMotion: 'reduce' });
});
afterAll(async () => {
  await portal?.close();
  await rm(folder, { recursive: true, force: true });
});

test('opening the set-up link makes the operator, and signs in', async () => {
  await claim(visit.page, portal);
  await visit.page.getByRole('link', { name: 'Operator' }).waitFor();
});

test('a first visit loads less than 300 KB of compressed script', async () => {
  const scripts = `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))`;
  const bytes = (await visit.page.evaluate(
    `${scripts}.reduce((sum, each) => sum + each.encodedBodySize, 0)`,
  )) as number;
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(300 * 1024);
});

test('statements dropped on any view are uploaded, and their cost is shown before it is spent', async () => {
  const { page } = visit;
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  const files = [
    { name: 'plain.pdf', bytes: readFileSync(PLAIN) },
    { name: 'locked.pdf', bytes: readFileSync(join(folder, 'locked.pdf')) },
  ];
  await drop(page, files);
  await page.getByText('1 file, 2 pages: 2 credits').waitFor();
  await page.getByText(/^Protected by a password/).waitFor();
  expect(await page.getByText('1,000,000 credits').count()).toBe(1);
});

test('a wrong password is reported, and the right one opens the file', async () => {
  const { page } = visit;
  await page.getByLabel('Password of locked.pdf').fill('wrong');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await page.getByText('This password does not open the file.').waitFor();
  await page.getByLabel('Password of locked.pdf').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('2 files, 4 pages: 4 credits').waitFor();
});

test('after the password, the keyboard goes on with the next control', async () => {
  const focused = visit.page.locator(':focus');
  await expect.poll(() => focused.textContent()).toBe('Convert 2 files');
});

test('the list survives a reload of the page', async () => {
  const { page } = visit;
  await page.reload();
  await page.getByText('2 files, 4 pages: 4 credits').waitFor();
});

test('a converted file shows its summary, and links to its check', async () => {
  const { page } = visit;
  await page.getByRole('button', { name: 'Convert 2 files' }).click();
  await page.getByText('31 transactions').nth(1).waitFor();
  expect(await page.getByText('Verified', { exact: true }).count()).toBe(2);
  await page.getByText('2 verified').waitFor();
  await page.getByText('999,996 credits').waitFor();
  expect(await page.getByRole('link', { name: 'Check locked.pdf' }).getAttribute('href')).toMatch(/^\/check\//);
});

test('a result is downloaded in the chosen format', async () => {
  const { page } = visit;
  // nothing is chosen yet
  await page.getByRole('button', { name: 'Download plain.pdf', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Download plain.pdf: choose how' });
  await dialog.getByLabel('Format').selectOption({ label: 'CSV' });
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Download' }).focus();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  await dialog.waitFor({ state: 'hidden' });
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('CARD PAYMENT HILLSIDE GROCERS');
});

test('what a format needs and the paper does not say is asked for, and the file has it', async () => {
  const { page } = visit;
  await downloadAs(page, 'Download plain.pdf', { format: 'QBO (QuickBooks)' });
  const dialog = page.getByRole('dialog', { name: 'What the paper does not say' });
  await dialog.getByLabel("The bank's id").fill('204419');
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByLabel('The number of the bank at QuickBooks').fill('3000');
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  await dialog.waitFor({ state: 'hidden' });
  expect(download.suggestedFilename()).toBe('plain.qbo');
  const text = await readFile(await download.path(), 'latin1');
  expect(text).toContain('<INTU.BID>3000');
  expect(text).toContain('<BANKID>204419');
});

test('the table of a program is a choice of its own, and one click makes the same choice again', async () => {
  const { page } = visit;
  const expectXero = async (download: Download) =>
    expect(await readFile(await download.path(), 'utf8')).toMatch(/^Date,Amount,Payee,Description,Reference,/);
  const [first] = await Promise.all([
    page.waitForEvent('download'),
    downloadAs(page, 'Download plain.pdf', { format: 'CSV', program: 'Xero' }),
  ]);
  await expectXero(first);
  await page.reload();
  const again = page.getByRole('button', { name: 'Download plain.pdf: CSV for Xero' });
  const [second] = await Promise.all([page.waitForEvent('download'), again.click()]);
  await expectXero(second);
});

test("a preset of one's own is made in the menu, and kept", async () => {
  const { page } = visit;
  await page.getByRole('button', { name: 'Download plain.pdf: choose how' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download plain.pdf: choose how' });
  await dialog.getByLabel('For', { exact: true }).selectOption({ label: 'A new preset of your own …' });
  await dialog.getByLabel('Name of the preset').fill('DATEV');
  await dialog.getByLabel('Between columns').selectOption({ label: 'Semicolon' });
  await dialog.getByLabel('Dates').selectOption({ label: 'DD.MM.YYYY' });
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByLabel('Name of the preset').focus();
  const [made] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(await readFile(await made.path(), 'utf8')).toMatch(/^\uFEFFdate;description;.*\r\n06\.11\.2024;/);
  await page.reload();
  const again = page.getByRole('button', { name: 'Download plain.pdf: CSV for DATEV' });
  const [second] = await Promise.all([page.waitForEvent('download'), again.click()]);
  expect(await readFile(await second.path(), 'utf8')).toContain('date;description;');
});

test('pictures that are dropped together become the pages of one statement in the order of their names', async () => {
  const { page } = visit;
  const pictures = await Promise.all(
    ['p10.png', 'p9.png'].map(async (name, shade) => ({
      name,
      bytes: await sharp({ create: { width: 60, height: 80 + shade, channels: 3, background: 'white' } })
        .png()
        .toBuffer(),
    })),
  );
  await drop(page, pictures);
  await page.getByText('In this order: p9.png, p10.png').waitFor();
  await page.getByText('2 files, 2 pages: 2 credits').waitFor();
  await page.getByRole('button', { name: 'These are pages of one statement' }).click();
  await page.getByText('2 pages, 2 credits · of 2 pictures').waitFor();
  await page.getByText('1 file, 2 pages: 2 credits').waitFor();
  expect(await page.getByText('p10.png').count()).toBe(0);
});

test('pictures that each are a statement stay so', async () => {
  const { page } = visit;
  const bytes = await sharp({ create: { width: 70, height: 80, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const drops = [
    [
      { name: 'may.png', bytes },
      { name: 'june.png', bytes },
    ],
    [
      { name: 'july.png', bytes },
      { name: 'august.png', bytes },
    ],
  ];
  for (const files of drops) await drop(page, files);
  await page.getByText('2 pictures were added together').nth(1).waitFor();
  await page.getByRole('button', { name: 'Each is a statement' }).first().click();
  await page.getByText('5 files, 6 pages: 6 credits').waitFor();
  expect(await page.getByText('2 pictures were added together').count()).toBe(1);
});

test('a file that is neither a PDF nor a picture has a message next to it', async () => {
  await drop(visit.page, [{ name: 'notes.pdf', bytes: Buffer.from('no PDF at all') }]);
  await visit.page.getByText('This is neither a PDF nor a picture').first().waitFor();
});

test.each([
  { width: 1440, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const)('axe finds no serious fault, and nothing is cut off, at $width px, $colorScheme', async (look) => {
  const { page } = visit;
  await page.setViewportSize({ width: look.width, height: 800 });
  await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' });
  expect(await seriousFaults(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(look.width);
});

test('after signing out, the sign-in page is shown, and nothing of what was there', async () => {
  const { page } = visit;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Anna Example' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await page.getByText('plain.pdf').count()).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
});

test('no script failed or was blocked', () => {
  expect(visit.complaints).toEqual([]);
});
