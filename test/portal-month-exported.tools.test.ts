/** A bookkeeper's half year in chromium: 40 papers of six clients from dropped to checked and saved, counted in clicks. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claim, drop, type Portal, seriousFaults, startPortal } from './browser.ts';
import { csvRows, workbookRows, zippedRows } from './exported-rows.ts';
import { Hand, saved } from './hand.ts';
import type { MonthPaper, TrueRow } from './month-papers.ts';
import * as drawn from './month-papers.ts';

const { CLIENT_NAMES, LOCKED, PASSWORD, rightAmount, TWIN, twoPapers, WITHOUT_APRIL, WRONG } = drawn;
/** Forty files, five of them pictures, take a while on a busy machine. */
const READ = { timeout: 240_000 };
const LONG = 300_000;
const MOST = { clicks: 46, keys: 46, minutes: 2.4 } as const;
/** Of two papers, one of them wrong, by keys alone, and by touches. */
const BY_KEYS = 75;
const BY_TOUCH = 12;

let portal: Portal;
let page: Page;
let hand: Hand;
let papers: readonly MonthPaper[];

beforeAll(async () => {
  papers = await drawn.monthPapers();
  portal = await startPortal({ LEDGERIZE_REQUESTS_PER_MINUTE: '100000', LEDGERIZE_THREADS: '2' });
  ({ page } = await portal.visit({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' }));
  hand = new Hand(page);
  await claim(page, portal);
});
afterAll(() => portal?.close());

const look = async (name: string, of: Page = page) => {
  const folder = process.env.LEDGERIZE_TEST_PICTURES;
  if (folder !== undefined) await of.screenshot({ path: `${folder}/month-${name}.png` });
};
const nav = (view: string, of: Page = page) =>
  of.getByRole('navigation').getByRole('link', { name: view, exact: true });
const file = (name: string, of: Page = page) => of.getByRole('link', { name, exact: true });
const heading = (name: string, of: Page = page) => of.getByRole('heading', { name, level: 1 });
const row = (name: string) => page.getByRole('row').filter({ has: file(name) });
const form = (of: Page = page) => of.locator('[data-edit-panel]');
const isMarked = (of: Page = page) => of.getByRole('button', { name: '✓ Checked' });

/** The same user on another screen, who has nothing open. */
const visitAgain = async (screen: BrowserContextOptions): Promise<Page> => {
  const storageState = await page.context().storageState();
  return (await portal.visit({ ...screen, storageState, reducedMotion: 'reduce' })).page;
};

/** What was booked in some months (2025-06), as far as the papers tell, in the order of files. */
const booked = (isOf: (paper: MonthPaper) => boolean, ...months: string[]): TrueRow[] =>
  papers.filter(isOf).flatMap(({ rows }) => rows.filter(({ date }) => months.includes(date.slice(0, 7))));

test(
  '40 papers are read: the locked one is opened, and the one that is there twice is left out',
  async () => {
    await page.getByRole('button', { name: 'Choose files' }).waitFor();
    expect(papers).toHaveLength(40);
    await drop(page, papers);
    hand.clicks += 1;
    await page.getByRole('button', { name: 'Convert 39 files', disabled: false }).waitFor(READ);
    // both are asked for above all that need nothing
    const first = page.locator('[data-step]');
    expect((await first.nth(0).innerText()) + (await first.nth(1).innerText())).toMatch(/same file as/);
    await hand.fill(page.getByLabel(`Password of ${LOCKED}`), PASSWORD);
    await hand.press('Enter');
    await page.getByRole('button', { name: 'Convert 40 files', disabled: false }).waitFor();
    await hand.click(page.getByRole('button', { name: `Remove ${TWIN.name}` }));
    await look('dropped');
    await hand.click(page.getByRole('button', { name: 'Convert 39 files' }));
    await page.getByText('36 verified · 3 that do not add up').waitFor(READ);
    const names = await page.locator('[data-file] [data-stop]').allTextContents();
    expect(names.slice(0, 3).sort()).toEqual(Object.values(WRONG).sort());
    await look('read');
  },
  LONG,
);

test('each that does not add up is put right beside its page, or passed over', async () => {
  await hand.click(file(WRONG.amount));
  await heading(WRONG.amount).waitFor();
  await hand.click(page.getByRole('button', { name: /^Row 5, / }));
  await hand.press('e');
  const paper = papers.find(({ name }) => name === WRONG.amount);
  await hand.fill(form().getByLabel('Amount', { exact: true }), paper === undefined ? '' : rightAmount(paper));
  // two figures of the paper are against each other: what was entered does not prove itself
  await form().getByText('With this, the statement is not proved.').waitFor();
  await hand.press('Enter');
  await page.getByText('1 row corrected').waitFor();
  await hand.press('c');
  await isMarked().waitFor();
  // what is not proved is next, wherever it stands among the files
  const left: string[] = [WRONG.charge, WRONG.row];
  while (left.length > 0) {
    await hand.press(']');
    const next = page.getByRole('heading', { level: 1 }).filter({ hasText: new RegExp(left.join('|')) });
    await next.waitFor();
    const name = (await next.getAttribute('aria-label')) ?? '';
    left.splice(left.indexOf(name), 1);
    if (name === WRONG.charge) await addCharge();
  }
});

async function addCharge(): Promise<void> {
  await hand.click(page.getByRole('button', { name: /^No row uses 12.50 .*: exactly the difference/ }).first());
  // the sentence on the page prints no sign; the sum tells it
  expect(await form().getByLabel('Amount', { exact: true }).inputValue()).toBe('-12.50');
  expect(await form().getByLabel('Description').inputValue()).toMatch(/charges of 12.50 were taken/);
  await form().getByText('With this, the statement is verified.').waitFor();
  await look('charge');
  await hand.press('Enter');
  await page.getByText('1 row corrected').waitFor();
  await hand.press('c');
  await isMarked().waitFor();
}

test('all that is verified is marked at once, and what was corrected is called so', async () => {
  await hand.click(nav('History'));
  await hand.click(page.getByRole('button', { name: 'Mark all verified as checked' }));
  await page.getByText('36 files marked as checked').waitFor();
  // the button is still there for the next key
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('BUTTON');
  await expect.poll(() => row(WRONG.charge).innerText()).toMatch(/Verified\s+1 row corrected/);
  await expect.poll(() => row(WRONG.amount).innerText()).toMatch(/Not proved\s+1 row corrected/);
  await expect.poll(() => row(WRONG.row).innerText()).toContain('Does not add up');
  await look('history');
});

test('the holders on the papers become clients at once, and have their files', async () => {
  await hand.click(nav('Clients'));
  await page.getByRole('button', { name: 'Add all 6 as clients' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await look('holders');
  await hand.click(page.getByRole('button', { name: 'Add all 6 as clients' }));
  for (const [at, files] of [6, 5, 6, 6, 6, 10].entries()) {
    const client = page.getByRole('row').filter({ has: file(CLIENT_NAMES[at] ?? '') });
    await client.getByRole('cell', { name: String(files), exact: true }).waitFor();
  }
  await page.getByRole('region', { name: 'Holders in files of no client' }).waitFor({ state: 'hidden' });
});

test('the month of each client is saved: the first time with two choices, then with a click', async () => {
  for (const [at, client] of CLIENT_NAMES.entries()) {
    await hand.click(at === 0 ? file(client) : nav('Clients'));
    if (at > 0) await hand.click(file(client));
    await heading(client).waitFor();
    if (at === 0) {
      await hand.choose(page.getByLabel('Month', { exact: true }), 'May 2025');
      await hand.choose(page.getByLabel('Format', { exact: true }), 'CSV');
    }
    const { name, bytes } = await saved(page, () => hand.click(page.getByRole('button', { name: 'Export' })));
    await page.getByText(`Exported: ${name}`).waitFor();
    const isZip = client === 'Fennick Farms';
    expect(name).toBe(isZip ? 'Fennick Farms 2025-05.zip' : `${client} ${8351 + at} 2025-05.csv`);
    expect(isZip ? zippedRows(bytes) : csvRows(bytes)).toEqual(booked((paper) => paper.client === client, '2025-05'));
  }
});

test('days of an account are saved as a workbook, after a warning of what does not add up', async () => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await hand.click(page.getByRole('link', { name: /90018356/ }));
  await page.getByRole('button', { name: 'April 2025: Does not add up, 1 statement' }).waitFor();
  await hand.fill(page.getByLabel('From', { exact: true }), '2025-03-01');
  await hand.fill(page.getByLabel('To', { exact: true }), '2025-04-30');
  await page.getByText('17 transactions', { exact: true }).waitFor();
  await hand.choose(page.getByLabel('Format', { exact: true }), 'Excel (.xlsx)');
  await look('account-1920');
  await hand.click(page.getByRole('button', { name: 'Export' }));
  const warning = page.getByRole('dialog', { name: 'Not all of it is proved' });
  await warning.getByText(WRONG.row).waitFor();
  const goOn = warning.getByRole('button', { name: 'Download all the same' });
  const { name, bytes } = await saved(page, () => hand.click(goOn));
  expect(name).toBe('Fennick Farms 8356 2025-03-01 2025-04-30.xlsx');
  const isOf = (paper: MonthPaper) => paper.name.startsWith('fennick-a');
  expect(workbookRows(bytes).rows).toEqual(booked(isOf, '2025-03', '2025-04'));
  await page.setViewportSize({ width: 1366, height: 768 });
});

test('a file that was corrected says so when it is saved', async () => {
  await hand.click(nav('Clients'));
  await hand.click(file('Elm Street Studio'));
  const { bytes } = await saved(page, () => hand.click(page.getByRole('button', { name: 'Export' })));
  const { rows, texts } = workbookRows(bytes);
  expect(rows).toEqual(booked(({ client }) => client === 'Elm Street Studio', '2025-05'));
  expect(texts).toContain('verified, 1 row corrected');
});

test('the month that is missing is seen in the calendar', async () => {
  await hand.click(nav('Clients'));
  await hand.click(file('Brenner Joinery'));
  await hand.click(page.getByRole('link', { name: new RegExp(WITHOUT_APRIL) }));
  await page.getByRole('button', { name: 'April 2025: Missing, 0 statements' }).waitFor();
});

test('all of this takes no more than it did', () => {
  const { clicks, keys, minutes } = hand;
  console.log(`a month of 40 papers: ${clicks} clicks, ${keys} keys, ${minutes.toFixed(1)} minutes of a person`);
  expect(clicks).toBeLessThanOrEqual(MOST.clicks);
  expect(keys).toBeLessThanOrEqual(MOST.keys);
  expect(minutes).toBeLessThanOrEqual(MOST.minutes);
});

test('by the keyboard alone, two papers go from the top of the page to the saved file', async () => {
  const [name, number] = ['Gale Garage', '40-11-22 90018358'];
  const two = await twoPapers(name, number);
  const board = await visitAgain({ viewport: { width: 1366, height: 768 } });
  const keys = new Hand(board);
  await board.goto(portal.origin);
  await board.getByRole('button', { name: 'Choose files' }).waitFor();
  // the link that skips the navigation
  await keys.press('Tab', 'Enter');
  await keys.tabTo(board.getByRole('button', { name: 'Choose files' }), 3);
  // Enter opens a dialog of the system, which is not ours: the files come as if it had given them
  keys.keys += 1;
  await drop(board, two);
  const start = board.getByRole('button', { name: 'Convert 2 files', disabled: false });
  await start.waitFor();
  await keys.tabTo(start, 4);
  await keys.press('Enter');
  await board.getByText('1 verified · 1 that does not add up').waitFor(READ);
  await keys.press('j');
  await keys.press('Enter');
  await heading(two[1].name, board).waitFor();
  await board.getByRole('grid').waitFor();
  await keys.press('n', 'e');
  // the form begins at the amount
  await expect
    .poll(() => form(board).getByLabel('Amount', { exact: true }).evaluate('document.activeElement.inputMode'))
    .toBe('decimal');
  await keys.press('Control+a');
  await keys.type(rightAmount(two[1]));
  await form(board).getByText('With this, the statement is not proved.').waitFor();
  await keys.press('Enter');
  await board.getByText('1 row corrected').waitFor();
  await keys.press('c');
  await isMarked(board).waitFor();
  await keys.tabTo(nav('Clients', board), 45, 'Shift+Tab');
  await keys.press('Enter');
  await heading('Clients', board).waitFor();
  await board.getByRole('button', { name: `Add ${name} as a client` }).waitFor();
  await keys.tabTo(board.getByRole('button', { name: `Add ${name} as a client` }), 3);
  await keys.press('Enter');
  await file(name, board).waitFor();
  await keys.tabTo(file(name, board), 9);
  await keys.press('Enter');
  await heading(name, board).waitFor();
  const button = board.getByRole('button', { name: 'Export' });
  await button.waitFor();
  await board.getByLabel('Format', { exact: true }).waitFor();
  await keys.tabTo(button, 7);
  const { bytes } = await saved(board, () => keys.press('Enter'));
  expect(workbookRows(bytes).rows).toEqual(two.flatMap(({ rows }) => rows));
  console.log(`two papers by keys: ${keys.keys} keys, ${keys.minutes.toFixed(1)} minutes of a person`);
  expect(keys.clicks).toBe(0);
  expect(keys.keys).toBeLessThanOrEqual(BY_KEYS);
});

test('on a phone in the dark, two papers are put right and saved by touches', async () => {
  const [name, number] = ['Hale Bikes', '40-11-22 90018359'];
  const two = await twoPapers(name, number);
  const screen = {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
  } as const;
  const phone = await visitAgain(screen);
  const touch = new Hand(phone, { touches: true });
  const pressed = (of: string) => touch.click(phone.getByRole('button', { name: of, exact: true }));
  await phone.goto(portal.origin);
  await phone.getByRole('button', { name: 'Choose files' }).waitFor();
  await drop(phone, two);
  await touch.click(phone.getByRole('button', { name: 'Convert 2 files', disabled: false }));
  await phone.getByText('1 verified · 1 that does not add up').waitFor(READ);
  await look('read-360', phone);
  await touch.click(file(two[1].name, phone));
  await touch.click(phone.getByRole('button', { name: /^Row 5, / }));
  await look('check-360', phone);
  await touch.click(
    phone.getByRole('region', { name: 'Transactions' }).getByRole('button', { name: 'Edit', exact: true }).last(),
  );
  await touch.fill(form(phone).getByLabel('Amount', { exact: true }), rightAmount(two[1]));
  await form(phone).getByText('With this, the statement is not proved.').waitFor();
  await touch.click(form(phone).getByRole('button', { name: 'Save' }));
  await phone.getByText('1 row corrected').waitFor();
  await pressed('Mark as checked');
  await isMarked(phone).waitFor();
  await touch.click(phone.getByRole('button', { name: 'Open the menu' }));
  await touch.click(phone.getByRole('dialog').getByRole('link', { name: 'Clients', exact: true }));
  await pressed(`Add ${name} as a client`);
  await touch.click(file(name, phone));
  await phone.getByLabel('Month', { exact: true }).waitFor();
  expect(await seriousFaults(phone)).toEqual([]);
  await look('client-360', phone);
  const { bytes } = await saved(phone, () => pressed('Export'));
  expect(workbookRows(bytes).rows).toEqual(two.flatMap(({ rows }) => rows));
  console.log(`two papers on a phone: ${touch.clicks} touches, ${touch.minutes.toFixed(1)} minutes of a person`);
  expect(touch.clicks).toBeLessThanOrEqual(BY_TOUCH);
});
