/** `npm run docs:portal`: takes screenshots of the built portal with our fixtures, for the README. */
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { claim, drop, startPortal } from '../test/browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}docs/portal`;
const WIDE = { width: 1200, height: 760 };
const NARROW = { width: 390, height: 760 };

/** Names as banks give them, each with its fixture. */
const STATEMENTS = {
  'current-account-2024-11.pdf': 'overdrawn-marker',
  'savings-2025-05.pdf': 'wrong-sum',
  'all-accounts-2025.pdf': 'document-several-accounts',
};
const LOCKED = { 'card-2025-05.pdf': 'encrypted-aes256' };

const portal = await startPortal();
try {
  mkdirSync(folder, { recursive: true });
  const { page } = await portal.visit({ viewport: WIDE, colorScheme: 'light', reducedMotion: 'reduce' });
  await claim(page, portal);
  await drop(page, filesOf(STATEMENTS));
  await page.getByRole('button', { name: 'Convert 3 files' }).click();
  for (const name of Object.keys(STATEMENTS)) await page.getByRole('link', { name: `Check ${name}` }).waitFor();
  await drop(page, filesOf(LOCKED));
  await page.getByLabel('Password of card-2025-05.pdf').waitFor();
  await save(page, 'convert');

  await page.getByRole('link', { name: 'Check current-account-2024-11.pdf' }).click();
  await page.getByRole('img', { name: 'Page 1' }).waitFor();
  await page.getByRole('row').nth(4).click();
  await page.mouse.move(0, 0);
  await save(page, 'check');

  await page.getByRole('link', { name: 'Convert', exact: true }).click();
  await page.getByRole('link', { name: 'Check savings-2025-05.pdf' }).click();
  await page.setViewportSize(NARROW);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('heading', { name: 'Does not add up' }).waitFor();
  await save(page, 'check-narrow');
} finally {
  await portal.close();
}

function filesOf(names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([name, fixture]) => ({
    name,
    bytes: readFileSync(`${root}fixtures/${fixture}/statement.pdf`),
  }));
}

/** Takes a screenshot when nothing loads or moves any more. */
async function save(page: Page, name: string): Promise<void> {
  const path = `${folder}/${name}.png`;
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  console.log(`docs/portal/${name}.png  ${Math.ceil(statSync(path).size / 1024)} kB`);
}
