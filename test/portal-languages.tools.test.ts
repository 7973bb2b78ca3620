/**
 * Every view in every language on a phone, in a real browser: nothing is wider than its place, and no button is cut.
 * `LANGUAGES=fr,ja` tests these alone.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../portal/texts/language.ts';
import { claim, drop, type Portal, startPortal } from './browser.ts';
import { inviteTo } from './portal-people.ts';

const PAPER = fileURLToPath(new URL('../fixtures/wrong-sum/statement.pdf', import.meta.url));
const PHONE = { width: 360, height: 740 };
const TESTED = process.env.LANGUAGES?.split(',') ?? Object.keys(LANGUAGES);

let portal: Portal;
let signedIn: BrowserContextOptions['storageState'];
/** the addresses of the views, as the navigation has them, of a result, and of the other parts of Settings */
let views: string[];
let invitation: string;
beforeAll(async () => {
  portal = await startPortal();
  const { page } = await portal.visit();
  await claim(page, portal);
  await drop(page, [{ name: 'paper.pdf', bytes: readFileSync(PAPER) }]);
  await page.getByRole('button', { name: 'Convert 1 file' }).click();
  const result = await page.getByRole('link', { name: 'paper.pdf', exact: true }).getAttribute('href');
  const links = await page.getByRole('navigation').getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  views = [...addresses, result, '/settings/people', '/settings/audit'].flatMap((address) => address ?? []);
  const { pathname, hash } = new URL(await inviteTo(page, 'ben@example.com', 'Reviewer'));
  invitation = pathname + hash;
  signedIn = await page.context().storageState();
});
afterAll(() => portal?.close());

test.each(TESTED)('%s: every view fits a phone', async (language) => {
  const { page, complaints } = await portal.visit({ locale: language, viewport: PHONE, storageState: signedIn });
  const wrong: string[] = [];
  for (const view of views) wrong.push(...(await faultsAt(page, view)));
  await page.locator('header button').first().click();
  await page.getByRole('dialog').getByRole('link').first().waitFor();
  wrong.push(...(await faultsIn(page)).map((fault) => `menu: ${fault}`));
  expect(await page.evaluate('document.documentElement.lang')).toBe(language);
  expect(wrong).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each(TESTED)('%s: the forms of signing in fit a phone', async (language) => {
  const { page } = await portal.visit({ locale: language, viewport: PHONE });
  const wrong: string[] = [];
  for (const form of ['/sign-in', '/sign-up', '/forgot', '/reset', '/claim', invitation])
    wrong.push(...(await faultsAt(page, form)));
  expect(wrong).toEqual([]);
  await page.context().close();
});

test('a language is chosen at the door, kept, and writes numbers its way', async () => {
  const { page } = await portal.visit({ storageState: signedIn });
  await page.goto(`${portal.origin}/settings`);
  await page.getByRole('button', { name: 'Anna Example' }).click();
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
  await page.getByRole('link', { name: 'Einstellungen' }).waitFor();
  await page.getByRole('link', { name: '999.999' }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Einstellungen' }).waitFor();
  expect(await page.evaluate('document.documentElement.lang')).toBe('de');
  await page.context().close();
});

test('a button that cuts its text is found, and what stands outside of the page', async () => {
  const { page } = await portal.visit({ viewport: PHONE });
  await page.setContent(`<button style="width: 40px"><span style="display: block; overflow: hidden">Unbreakable</span>
    </button><a style="position: absolute; left: 340px" href="#">Outside</a>`);
  expect(await faultsIn(page)).toEqual(expect.arrayContaining(['cut: Unbreakable', 'outside of the page: Outside']));
  await page.context().close();
});

async function faultsAt(page: Page, view: string): Promise<string[]> {
  await page.goto(`${portal.origin}${view}`);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  return (await faultsIn(page)).map((fault) => `${view}: ${fault}`);
}

/** Given a page, returns what is wider than its place. What scrolls sideways, and names of files, may be. */
async function faultsIn(page: Page): Promise<string[]> {
  return (await page.evaluate(`(() => {
    const faults = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) faults.push('the page is ' + root.scrollWidth + ' px wide');
    const scrolls = (element) => {
      for (let at = element; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, position, clipPath } = getComputedStyle(at);
        if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return true;
        if (position === 'absolute' && at.className === 'skip') return true;
      }
      return false;
    };
    const named = 'button, button span, a, label, legend, summary, th, h1, h2, option:checked, [role=tab]';
    for (const element of document.querySelectorAll(named)) {
      const { width, right, left } = element.getBoundingClientRect();
      if (width === 0 || element.title !== '' || element.closest('[title]') || scrolls(element)) continue;
      const text = (element.textContent ?? '').trim().slice(0, 60);
      if (right > root.clientWidth + 1 || left < -1) faults.push('outside of the page: ' + text);
      const { overflowX } = getComputedStyle(element);
      const cuts = overflowX === 'hidden' || overflowX === 'clip';
      if (cuts && element.scrollWidth > element.clientWidth + 1) faults.push('cut: ' + text);
    }
    return [...new Set(faults)];
  })()`)) as string[];
}
