/** The review of files in the portal, in chromium: tables, filters, marks by hand and by keys, warnings before exports. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claim, downloadAs, drop, type Portal, seriousFaults, startPortal, type Visit } from './browser.ts';

const paper = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../fixtures/${name}/statement.pdf`, import.meta.url)));
/** Its middle is cut where there is no room. */
const LONG = 'marker of the account that was overdrawn in June 2025, second copy for the office.pdf';
/** Of the design: CSS pixels of a row. */
const ROW = 44;

let portal: Portal;
let visit: Visit;
let page: Page;
beforeAll(async () => {
  portal = await startPortal();
  visit = await portal.visit({ acceptDownloads: true, reducedMotion: 'reduce' });
  page = visit.page;
  await claim(page, portal);
  await drop(page, [
    { name: 'harbour.pdf', bytes: paper('signed-amount') },
    { name: 'wrong.pdf', bytes: paper('wrong-sum') },
    { name: LONG, bytes: paper('overdrawn-marker') },
  ]);
  await page.getByRole('button', { name: 'Convert 3 files' }).click();
  await page.getByRole('row').nth(3).waitFor();
});
afterAll(() => portal?.close());

const names = () => page.locator('[data-file] [data-stop]').allTextContents();
const look = async (name: string) => {
  const folder = process.env.LEDGERIZE_TEST_PICTURES;
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
};

async function open(view: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: view }).click();
  await page.getByRole('heading', { name: view, level: 1 }).waitFor();
}

describe('Convert', () => {
  test('lists what was read in rows of 44 px, what needs a look first', async () => {
    await expect.poll(async () => (await names())[0]).toBe('wrong.pdf');
    await page.getByText('58 transactions').waitFor();
    const [row] = await page.getByRole('row').filter({ hasText: 'harbour.pdf' }).all();
    expect(await row?.innerText()).toContain('Harbour Savings House');
    for (const one of await page.locator('[data-file]').all()) {
      expect((await one.boundingBox())?.height).toBeLessThanOrEqual(ROW + 1);
    }
    await look('convert-1366');
  });

  test('sorts by a column, up and down', async () => {
    await page.getByRole('button', { name: 'Rows', exact: true }).click();
    const up = await names();
    expect(up.at(-1)).toBe('harbour.pdf');
    await page.getByRole('button', { name: 'Rows', exact: false }).click();
    expect(await names()).toEqual(up.toReversed());
    expect(await page.getByRole('columnheader', { name: 'Rows' }).getAttribute('aria-sort')).toBe('descending');
  });

  test('warns before what is not proved is saved, by name, and saves it all the same', async () => {
    await downloadAs(page, 'Download all', { format: 'CSV', what: 'All in one file' });
    const dialog = page.getByRole('dialog', { name: 'Not all of it is proved' });
    await dialog.getByText('wrong.pdf').waitFor();
    expect(await dialog.getByText('harbour.pdf').count()).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);
    await look('warning');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download all the same' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('statements.csv');
    await dialog.waitFor({ state: 'hidden' });
  });
});

describe('History', () => {
  test('has a row a file, problems first, and finds by bank', async () => {
    await open('History');
    await expect.poll(names).toHaveLength(3);
    expect((await names())[0]).toBe('wrong.pdf');
    await look('history-1366');
    await page.getByLabel('Search', { exact: true }).fill('harbour sav');
    await expect.poll(names).toEqual(['harbour.pdf']);
    // it would mark the whole account
    expect(await page.getByRole('button', { name: 'Mark all verified as checked' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await page.getByRole('combobox', { name: 'Result' }).selectOption('mismatch');
    await expect.poll(names).toEqual(['wrong.pdf']);
    await page.getByRole('combobox', { name: 'Result' }).selectOption('');
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByLabel('Bank', { exact: true }).fill('no such bank');
    await page.getByText('Nothing fits this search.').waitFor();
    await page.getByLabel('Bank', { exact: true }).fill('');
    await expect.poll(names).toHaveLength(3);
  });

  test('is limited to a client, which is in the address, as are the other limits', async () => {
    await page.evaluate(`(async () => {
      const send = (path, body) => fetch('/api/v1' + path, {
        method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
      }).then((answer) => answer.json());
      const { files } = await (await fetch('/api/v1/files?search=marker')).json();
      const { id } = await send('/clients', { name: 'Bakery' });
      await send('/client-files', { ids: files.map(({ uuid }) => uuid), clientId: id });
    })()`);
    await page.reload();
    const client = page.getByRole('combobox', { name: 'Client' });
    await client.selectOption('Bakery');
    await expect.poll(names).toEqual([LONG]);
    await page.reload();
    await expect.poll(names).toEqual([LONG]);
    expect(await client.locator('option:checked').innerText()).toBe('Bakery');
    await client.selectOption('No client');
    await expect.poll(names).toEqual(['wrong.pdf', 'harbour.pdf']);
    await page.getByRole('combobox', { name: 'Result' }).selectOption('mismatch');
    await expect.poll(names).toEqual(['wrong.pdf']);
    expect(new URL(page.url()).search).toBe('?client=none&state=mismatch');
    await page.getByRole('link', { name: 'Check wrong.pdf' }).click();
    await page.getByRole('heading', { name: 'wrong.pdf', level: 1 }).waitFor();
    await page.goBack();
    await expect.poll(names).toEqual(['wrong.pdf']);
    await open('History');
    await expect.poll(names).toHaveLength(3);
  });

  test('tells what is exported as it is now, and what was changed since', async () => {
    const exported = page.getByRole('combobox', { name: 'Exported' });
    await exported.selectOption('true');
    await expect.poll(names).toHaveLength(3);
    expect(await page.getByText(/^Exported \d/).count()).toBe(3);
    await page.evaluate(`(async () => {
      const { files: [{ uuid, reading }] } = await (await fetch('/api/v1/files?search=harbour')).json();
      const body = { basedOn: reading.version, changes: [{ do: 'set', row: 0, description: 'Rent' }] };
      const headers = { 'Content-Type': 'application/json' };
      await fetch('/api/v1/files/' + uuid + '/versions', { method: 'POST', headers, body: JSON.stringify(body) });
    })()`);
    await page.reload();
    await expect.poll(names).toHaveLength(2);
    await exported.selectOption('false');
    await expect.poll(names).toEqual(['harbour.pdf']);
    await page.getByText('Changed since its export').waitFor();
    await downloadAs(page, 'Download harbour.pdf', { format: 'CSV' });
    // exported as it is now, it leaves the list
    await page.getByText('Nothing fits this search.').waitFor();
    await exported.selectOption('');
    await expect.poll(names).toHaveLength(3);
  });

  test('keeps its order in the address, for Back and a reload', async () => {
    await page.getByRole('button', { name: 'File', exact: true }).click();
    await expect.poll(names).toEqual(['harbour.pdf', LONG, 'wrong.pdf']);
    expect(new URL(page.url()).search).toBe('?sort=name&order=asc');
    await page.getByRole('link', { name: 'harbour.pdf', exact: true }).click();
    await page.getByRole('heading', { name: 'harbour.pdf', level: 1 }).waitFor();
    await page.goBack();
    await expect.poll(names).toEqual(['harbour.pdf', LONG, 'wrong.pdf']);
    await page.reload();
    await expect.poll(names).toEqual(['harbour.pdf', LONG, 'wrong.pdf']);
    await open('History');
    await expect.poll(names).toHaveLength(3);
    expect((await names())[0]).toBe('wrong.pdf');
  });

  test('copies the name of a file unbroken, also where its middle is cut', async () => {
    await page.setViewportSize({ width: 800, height: 768 });
    const isCut = await page.evaluate(`(() => {
      const [name] = [...document.querySelectorAll('[data-stop]')].filter((one) => one.textContent === '${LONG}');
      getSelection().selectAllChildren(name);
      const head = name.querySelector('[data-tail] > span');
      return head.scrollWidth > head.clientWidth;
    })()`);
    expect(isCut).toBe(true);
    expect(await page.evaluate('getSelection().toString()')).toBe(LONG);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  test('goes through its rows by keys, and marks one as checked', async () => {
    await page.locator('[data-stop]').first().focus();
    await page.keyboard.press('j');
    await expect.poll(() => page.locator(':focus').textContent()).not.toBe('wrong.pdf');
    await page.keyboard.press('k');
    await expect.poll(() => page.locator(':focus').textContent()).toBe('wrong.pdf');
    await page.keyboard.press('c');
    await page.getByRole('checkbox', { name: 'Take back that wrong.pdf is checked' }).waitFor();
    await page.keyboard.press('c');
    await page.getByRole('checkbox', { name: 'Mark wrong.pdf as checked' }).waitFor();
  });

  test('marks all that are verified at once', async () => {
    await page.getByRole('button', { name: 'Mark all verified as checked' }).click();
    await page.getByText('2 files marked as checked').waitFor();
    await page.getByRole('combobox', { name: 'Checked' }).selectOption('false');
    await expect.poll(names).toEqual(['wrong.pdf']);
    await page.getByRole('combobox', { name: 'Checked' }).selectOption('');
  });

  test.each([360, 1366, 1920])(
    'has no serious fault of accessibility, and nothing is cut off, at %i px',
    async (width) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 768 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
        expect(await seriousFaults(page)).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
        await look(`history-${width}-${colorScheme}`);
      }
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.emulateMedia({ colorScheme: 'light' });
    },
  );

  test.each([360, 768, 1000, 1200, 1366, 1920])('the table is as wide as its place at %i px', async (width) => {
    await page.setViewportSize({ width, height: 768 });
    const [inside, place] = (await page.evaluate(
      `(({ scrollWidth, parentElement }) => [scrollWidth, parentElement.clientWidth])(document.querySelector('table'))`,
    )) as [number, number];
    expect(inside).toBeLessThanOrEqual(place);
    await page.setViewportSize({ width: 1366, height: 768 });
  });
});

describe('Check', () => {
  test('marks the file by a key, which a correction elsewhere undoes, and goes on to what nobody has checked', async () => {
    await page.getByRole('link', { name: 'harbour.pdf', exact: true }).click();
    await page.getByRole('grid').waitFor();
    await page.getByRole('button', { name: '✓ Checked' }).waitFor();
    await page.keyboard.press('c');
    await page.getByRole('button', { name: 'Mark as checked' }).waitFor();
    await look('check-1366');
    await page.keyboard.press('c');
    await page.getByRole('button', { name: '✓ Checked' }).waitFor();
    await page.keyboard.press(']');
    await page.getByRole('heading', { name: 'wrong.pdf', level: 1 }).waitFor();
    expect(visit.complaints).toEqual([]);
  });
});
