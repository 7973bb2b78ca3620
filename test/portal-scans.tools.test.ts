/** Scans in the view Check, in a real browser: pages are upright and straight, and what readers differ on is marked. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Result } from '../contract/result.ts';
import { drawn } from '../engine/testing/papers.ts';
import { picturedPage } from '../engine/testing/pictured.ts';
import { claim, type Portal, seriousFaults, startPortal } from './browser.ts';
import { convert, finish, upload } from './client.ts';

const STATEMENT = new URL('../fixtures/overdrawn-marker/statement.pdf', import.meta.url);
const [WIDTH, HEIGHT] = [595, 842];
/** Pixels a point: 216 and 72 an inch. At the second, readers see some letters otherwise. */
const [SHARP, COARSE] = [3, 1];

let portal: Portal;
let page: Page;

beforeAll(async () => {
  portal = await startPortal({ LEDGERIZE_REQUESTS_PER_MINUTE: '100000' });
  ({ page } = await portal.visit({ viewport: { width: 1440, height: 900 } }));
  await claim(page, portal);
});
afterAll(() => portal?.close());

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${portal.origin}/api/v1${path}`, {
    ...init,
    headers: { 'X-Api-Key': portal.key, ...(init.headers as object) },
  });

/** Opens the check of a scan of the first page of a statement, which lies turned in the scanner. */
async function openScan(pixels: number, degrees: number): Promise<Result> {
  const png = await picturedPage(new Uint8Array(readFileSync(STATEMENT)), WIDTH, HEIGHT, pixels);
  const size: [number, number] = degrees > 45 ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
  const scan = await drawn(
    (doc) => {
      doc.translate(size[0] / 2, size[1] / 2).rotate(degrees);
      doc.image(png, -WIDTH / 2, -HEIGHT / 2, { width: WIDTH, height: HEIGHT });
    },
    { size },
  );
  const { uuid } = await upload({ call }, scan, 'scan.pdf');
  const { jobId } = await convert({ call }, [uuid]);
  expect((await finish({ call }, jobId)).status).toBe('completed');
  await page.goto(`${portal.origin}/check/${jobId}/${uuid}`);
  await page.getByRole('img', { name: 'Page 1' }).waitFor();
  await page.locator('[data-page] [data-row]').first().waitFor();
  return (await (await call(`/jobs/${jobId}/result`)).json()) as Result;
}

const details = () => page.getByRole('list', { name: 'What the readers of the picture made of this' });

test('a page that was scanned on its side and leaning is shown upright, with its rows at their boxes', async () => {
  const { normalised } = await openScan(SHARP, 91.5);
  const sheet = await page.locator('[data-page="1"]').boundingBox();
  const box = await page.locator('[data-page] [data-row="0"]').first().boundingBox();
  if (sheet === null || box === null) throw new Error('the page is not shown');
  expect(sheet.height / sheet.width).toBeCloseTo(HEIGHT / WIDTH, 1);
  // the first row of the paper begins at 43 points from the left and 229 from the top
  const [x0 = 0, y0 = 0] = normalised[0]?.boxes[0]?.box ?? [];
  expect(Math.abs(x0 - 43)).toBeLessThan(4);
  expect(Math.abs(y0 - 229)).toBeLessThan(18);
  expect(Math.abs(box.x - sheet.x - (x0 * sheet.width) / WIDTH)).toBeLessThan(4);
  expect(Math.abs(box.y - sheet.y - (y0 * sheet.width) / WIDTH)).toBeLessThan(4);
  await page.locator('[role=grid] [data-row="0"]').click();
  await page.getByText('two readers read it alike').waitFor();
});

test('a click on a word that was not read alike shows who read what', async () => {
  const { normalised } = await openScan(COARSE, 0);
  const row = normalised.findIndex(({ readings }) =>
    readings?.some(({ status, others }) => status === 'open' && others[0]),
  );
  const [reading] = normalised[row]?.readings ?? [];
  if (reading === undefined) throw new Error('the readers read all alike');
  const word = page.locator(`[data-page] [data-row="${row}"][data-status]`).first();
  await word.click();
  await page.locator(`[role=grid] [data-row="${row}"][aria-selected="true"]`).waitFor();
  const told = await details().innerText();
  for (const text of [reading.text, ...reading.others]) expect(told).toContain(`“${text}”`);
  expect(await page.locator(`[role=grid] [data-row="${row}"] mark`).count()).toBeGreaterThan(0);
  expect(await details().locator('mark').count()).toBeGreaterThan(1);
});

/** Shows the result as `change` makes it: no damage of a picture makes the readers differ for certain. */
async function showWith(change: (result: Result) => Result): Promise<void> {
  await page.unrouteAll();
  await page.route(/\/result(\?|$)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Result) });
  });
  await page.reload();
}

test('a row whose figures are in doubt is among the marked ones', async () => {
  await showWith((result) => ({
    ...result,
    normalised: result.normalised.map((row, at) => {
      const [place] = row.boxes;
      if (at > 0 || place === undefined) return row;
      return {
        ...row,
        readings: [{ ...place, field: 'balance', text: '122.44', others: ['122.64'], status: 'open' }],
      };
    }),
  }));
  await page.getByRole('switch', { name: 'Only marked rows' }).click();
  await page.getByRole('img', { name: 'The readers of the picture differ: Balance' }).first().waitFor();
});

test('a balance outside of the rows is marked if it was not read alike, and a click shows who read what', async () => {
  const figure: NonNullable<Result['statements'][number]['readings']>[number] = {
    field: 'figure',
    page: 1,
    box: [527, 113, 555, 124],
    text: '122.44',
    others: ['122.64'],
    status: 'open',
  };
  await showWith((result) => ({
    ...result,
    statements: result.statements.map((statement) => ({ ...statement, readings: [figure] })),
  }));
  await page.getByText('“122.44” or “122.64” (page 1)').waitFor();
  const frame = page.getByRole('button', { name: 'Read as “122.44” or “122.64”' });
  await frame.click();
  const told = page.getByRole('dialog');
  await told.getByText('Figure').waitFor();
  expect(await told.innerText()).toContain('by the other reader as “122.64”');
  expect(await told.locator('mark').allInnerTexts()).toEqual(['4', '6']);
});

test('axe finds no serious faults', async () => {
  expect(await seriousFaults(page)).toEqual([]);
});
