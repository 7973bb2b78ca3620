/** What a browser loads before a person can begin, in a real browser: a frame at once, then few scripts. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claim, type Portal, startPortal } from './browser.ts';

const BUILD = fileURLToPath(new URL('../dist/portal/', import.meta.url));
const KB = 1024;
/** A server's first answer to a new connection carries no more. */
const FRAME_KB = 14;
const SCRIPTS_KB = 120;

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal?.close());

test('the frame is drawn from the page alone, before any script or sheet of the build', async () => {
  const { page, complaints } = await portal.visit({ colorScheme: 'dark' });
  await page.route('**/assets/**', () => {
    // never answered
  });
  await page.goto(portal.origin, { waitUntil: 'commit' });
  const frame = page.locator('.first-view b');
  await frame.waitFor();
  expect(await frame.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(22, 28, 26)');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test(`the page with its frame is under ${FRAME_KB} KB`, () => {
  const compressed = ['index.html', 'scheme.js', 'icon.svg'].map((name) => gzipSync(readFileSync(BUILD + name)).length);
  expect(compressed.reduce((all, one) => all + one, 0)).toBeLessThan(FRAME_KB * KB);
});

test(`signing in loads under ${SCRIPTS_KB} KB of scripts, and so does Convert`, async () => {
  const visitor = await portal.visit();
  await visitor.page.goto(portal.origin);
  await visitor.page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await scriptBytes(visitor.page)).toBeLessThan(SCRIPTS_KB * KB);

  const { page } = await portal.visit();
  await claim(page, portal);
  const again = await page.context().newPage();
  await again.goto(portal.origin);
  await again.getByRole('button', { name: 'Choose files' }).waitFor();
  expect(await scriptBytes(again)).toBeLessThan(SCRIPTS_KB * KB);
});

/** Of all scripts that a page has loaded, the compressed size. */
async function scriptBytes(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  const names = (await page.evaluate(
    `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /assets\\/.*\\.js$/.test(name))`,
  )) as string[];
  const scripts = [...new Set(names.map((name) => new URL(name).pathname))];
  expect(scripts.length).toBeGreaterThan(2);
  return scripts.reduce((all, path) => all + readFileSync(`${BUILD}${path.slice(1)}.br`).length, 0);
}
