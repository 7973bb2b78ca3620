/** A user asks for a mail once a conversion is done, in a real browser, and gets it in the language of the page. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claim, drop, type Portal, seriousFaults, startPortal, type Visit } from './browser.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';

const STATEMENT = readFileSync(new URL('../fixtures/overdrawn-marker/statement.pdf', import.meta.url));
const PUBLIC_URL = 'http://statements.example.com';

let postOffice: PostOffice;
let portal: Portal;
let page: Visit['page'];
beforeAll(async () => {
  postOffice = await openPostOffice();
  portal = await startPortal({ ...postOffice.settings, LEDGERIZE_PUBLIC_URL: PUBLIC_URL });
  ({ page } = await portal.visit());
  await claim(page, { ...portal, setupLink: portal.setupLink.replace(PUBLIC_URL, portal.origin) });
});
afterAll(async () => {
  await portal?.close();
  postOffice?.close();
});

test('a mail comes for a conversion that was started with the wish, which is kept', async () => {
  await drop(page, [{ name: 'may.pdf', bytes: STATEMENT }]);
  const wish = page.getByRole('switch', { name: 'Mail me when it is done' });
  await wish.click();
  await page.reload();
  await expect.poll(() => wish.isChecked()).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
  const arrived = postOffice.nextMail();
  await page.getByRole('button', { name: 'Convert 1 file' }).click();
  const mail = await arrived;
  expect(mail).toMatch(/^Subject: Your statements are converted\r$/m);
  expect(mail).toMatch(/^ {2}Verified: 1\r$/m);
  await page.getByText('31 transactions').waitFor();
});

test('it is in the language that was chosen in the portal', async () => {
  await page.evaluate(`localStorage.setItem('ledgerize.language', 'de')`);
  await page.reload();
  await page.getByRole('heading', { name: 'Umwandeln', level: 1 }).waitFor();
  await drop(page, [{ name: 'may.pdf', bytes: STATEMENT }]);
  await expect
    .poll(() => page.getByRole('switch', { name: 'E-Mail senden, wenn alles fertig ist' }).isChecked())
    .toBe(true);
  const arrived = postOffice.nextMail();
  await page.getByRole('button', { name: '1 Datei umwandeln' }).click();
  expect(await arrived).toMatch(/^ {2}Bewiesen: 1\r$/m);
});
