/** The guides in a browser: readable in light and dark, wide and narrow, by everyone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Portal, seriousFaults, startPortal } from './browser.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

test.each([
  { path: '', width: 1280, colorScheme: 'light' },
  { path: '/readme', width: 390, colorScheme: 'dark' },
  { path: '/accuracy', width: 390, colorScheme: 'light' },
  { path: '/errors', width: 1280, colorScheme: 'dark' },
] as const)('/docs/guides$path at $width px, $colorScheme: axe finds no fault, nothing is cut off', async (look) => {
  const { path, width, colorScheme } = look;
  const { page, complaints } = await portal.visit({ viewport: { width, height: 900 }, colorScheme });
  await page.goto(`${portal.origin}/docs/guides${path}`);
  expect(await seriousFaults(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  expect(complaints).toEqual([]);
});

test('the colour scheme that was chosen in the portal is that of the guides', async () => {
  const { page } = await portal.visit({ colorScheme: 'light' });
  await page.goto(`${portal.origin}/docs/guides`);
  const ground = 'getComputedStyle(document.body).backgroundColor';
  expect(await page.evaluate(ground)).toBe('rgb(244, 246, 245)');
  await page.evaluate("localStorage.setItem('mantine-color-scheme-value', 'dark')");
  await page.reload();
  expect(await page.evaluate(ground)).toBe('rgb(22, 28, 26)');
});

test('from the sign-in of the portal one comes to a guide and back', async () => {
  const { page } = await portal.visit();
  await page.goto(`${portal.origin}/sign-in`);
  await page.getByRole('link', { name: 'Guides' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Formats of a result' }).click();
  await page.getByRole('heading', { name: 'Formats of a result', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Ledgerize', exact: true }).first().click();
  await page.waitForURL((url) => !url.pathname.startsWith('/docs'));
  await page.getByRole('link', { name: 'Guides' }).waitFor();
});
