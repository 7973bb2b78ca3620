/** Whoever uses the keyboard sees where they are: the ring around what has the focus is never cut, in a real browser. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claim, drop, type Portal, startPortal, type Visit } from './browser.ts';

const PAPER = fileURLToPath(new URL('../fixtures/wrong-sum/statement.pdf', import.meta.url));

let portal: Portal;
let visit: Visit;
let views: string[];
beforeAll(async () => {
  portal = await startPortal();
  visit = await portal.visit({ reducedMotion: 'reduce' });
  const { page } = visit;
  await claim(page, portal);
  await drop(page, [{ name: 'paper.pdf', bytes: readFileSync(PAPER) }]);
  await page.getByRole('button', { name: 'Convert 1 file' }).click();
  const result = await page.getByRole('link', { name: 'paper.pdf', exact: true }).getAttribute('href');
  const links = await page.getByRole('navigation').getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  views = [...addresses, result].flatMap((address) => address ?? []);
});
afterAll(() => portal?.close());

test.each([1366, 360])('no ring of focus is cut in any view at %d px', async (width) => {
  const { page } = visit;
  await page.setViewportSize({ width, height: 768 });
  const cut: string[] = [];
  for (const view of views) {
    await page.goto(portal.origin + view);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    cut.push(...(await cutRings(page)).map((one) => `${view}: ${one}`));
  }
  expect(cut).toEqual([]);
});

test('a ring in a box that clips it is found', async () => {
  const { page } = visit;
  await page.setContent(`<div style="overflow: hidden; padding: 1px"><a href="#">cut</a></div>
    <div style="overflow: hidden; padding: 9px"><a href="#">whole</a></div>
    <style>a { display: inline-block } a:focus-visible { outline: 2px solid; outline-offset: 2px }</style>`);
  expect(await cutRings(page)).toEqual(['cut']);
});

/** Given a page, gives everything the focus by keyboard in turn; returns the names of what has a ring that is cut. */
async function cutRings(page: Page): Promise<string[]> {
  // the browser shows rings once the keyboard is used
  await page.keyboard.press('Tab');
  return (await page.evaluate(`(() => {
    const cut = [];
    const able = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]';
    for (const element of document.querySelectorAll(able)) {
      element.focus();
      if (document.activeElement !== element || !element.matches(':focus-visible')) continue;
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      if (outlineStyle === 'none') continue;
      const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset) - 0.5;
      const ring = element.getBoundingClientRect();
      if (ring.width < 2) continue;
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        if (overflowX === 'visible' && overflowY === 'visible' && box !== document.documentElement) continue;
        if (box === document.body) continue;
        const outer = box.getBoundingClientRect();
        const left = box === document.documentElement ? 0 : outer.left + box.clientLeft;
        const right = left + box.clientWidth;
        const top = box === document.documentElement ? 0 : outer.top + box.clientTop;
        const bottom = top + box.clientHeight;
        // what is scrolled away is not cut; what stands at an edge of the box is
        const seen = ring.right > left && ring.left < right && ring.bottom > top && ring.top < bottom;
        const out = ring.left - reach < left || ring.right + reach > right || ring.top - reach < top;
        if (seen && (out || ring.bottom + reach > bottom) && ring.height < box.clientHeight) {
          const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
          cut.push(name.trim().slice(0, 50) || element.tagName);
          break;
        }
        if (position === 'fixed') break;
      }
    }
    return [...new Set(cut)];
  })()`)) as string[];
}
