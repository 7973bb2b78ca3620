/** A browser with the built portal, over its own data folder. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { makeStorage, type TestStorage } from '../server/testing/storage.ts';
import { convert, finish, upload } from './client.ts';
import { startProcess } from './process.ts';
import { tool } from './tools.ts';

export interface Portal {
  readonly origin: string;
  /** printed at the start; whoever opens it becomes the operator */
  readonly setupLink: string;
  readonly key: string;
  readonly storage: TestStorage;
  readonly browser: Browser;
  /** Opens a page for a new visitor, in British English. Errors are collected in `complaints`. */
  visit(options?: BrowserContextOptions): Promise<Visit>;
  close(): Promise<void>;
}

export interface Visit {
  readonly page: Page;
  /** errors that scripts threw, and what the page's policy blocked */
  readonly complaints: readonly string[];
}

/** Given settings, starts the built program and a browser. */
export async function startPortal(environment: Record<string, string> = {}): Promise<Portal> {
  const storage = await makeStorage();
  const server = await startProcess({ ...storage.environment, ...environment });
  const browser = await chromium.launch({ executablePath: tool('chromium'), args: ['--no-sandbox'] });
  return {
    origin: server.origin,
    setupLink: /http:\S+\/claim#token=\S+/.exec(server.stdout())![0],
    key: server.key!,
    storage,
    browser,
    async visit(options = {}) {
      const context = await browser.newContext({ locale: 'en-GB', ...options });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('console', (entry) => {
        if (entry.text().includes('Content Security Policy')) complaints.push(entry.text());
      });
      return { page, complaints };
    },
    async close() {
      await browser.close();
      await server.end('SIGTERM');
      await storage.remove();
    },
  };
}

export const ANNA = { name: 'Anna Example', email: 'anna@example.com', password: 'a long sentence of mine' };

/** Given a page, claims the portal by its set-up link, and ends at Convert. */
export async function claim(page: Page, { setupLink }: Portal): Promise<void> {
  await page.goto(setupLink);
  await page.getByLabel('Name').fill(ANNA.name);
  await page.getByLabel('Email address').fill(ANNA.email);
  await page.getByLabel('Password', { exact: true }).fill(ANNA.password);
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('heading', { name: 'Convert', level: 1 }).waitFor();
}

/** The part of a browser that `drop` needs: these tests have Node.js's types. */
interface Dom {
  readonly DataTransfer: new () => { readonly items: { add(file: File): void } };
}

/** Given a page, drops files somewhere on it. */
export async function drop(page: Page, files: readonly { name: string; bytes: Uint8Array }[]): Promise<void> {
  const carried = files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString('base64') }));
  const transfer = await page.evaluateHandle((all) => {
    const held = new (globalThis as unknown as Dom).DataTransfer();
    for (const { name, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      held.items.add(new File([bytes], name, { type: 'application/pdf' }));
    }
    return held;
  }, carried);
  for (const event of ['dragenter', 'dragover', 'drop']) {
    await page.dispatchEvent('body', event, { dataTransfer: transfer });
  }
}

/** Given a PDF, converts it with the key of the portal, and returns the address of its check. */
export async function converted(portal: Portal, bytes: Uint8Array, filename: string): Promise<string> {
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${portal.origin}/api/v1${path}`, {
      ...init,
      headers: { 'X-Api-Key': portal.key, ...(init.headers as object) },
    });
  const { uuid } = await upload({ call }, bytes, filename);
  const { jobId, status } = await finish({ call }, (await convert({ call }, [uuid])).jobId);
  if (status !== 'completed') throw new Error(`${filename} ended ${status}`);
  return `${portal.origin}/check/${jobId}/${uuid}`;
}

/** What is chosen in the menu of downloads; what is left out stays as it is. */
export interface DownloadChoice {
  readonly format?: string;
  readonly program?: string;
  readonly what?: string;
}

/** Given the name of a button for downloads, opens its choices, makes some, and starts the download. */
export async function downloadAs(page: Page, button: string, choice: DownloadChoice): Promise<void> {
  await page.getByRole('button', { name: `${button}: choose how` }).click();
  const dialog = page.getByRole('dialog', { name: `${button}: choose how` });
  for (const [label, option] of [
    ['Format', choice.format],
    ['For', choice.program],
    ['What', choice.what],
  ] as const) {
    if (option !== undefined) await dialog.getByLabel(label, { exact: true }).selectOption({ label: option });
  }
  await dialog.getByRole('button', { name: 'Download' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Of the design: CSS pixels of a phone, a laptop and a desk. */
const WIDTHS = [360, 1366, 1920] as const;

/** Resolves when newly drawn elements have their final colours: in transition they have the contrast of no scheme. */
const SETTLED = `new Promise(requestAnimationFrame)
  .then(() => new Promise(requestAnimationFrame))
  .then(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))`;

/**
 * Given what a page shows, returns its serious accessibility faults at each width, in light and in dark, and by how
 * much it is too wide; then it is as wide as before, and light.
 */
export async function faultsInEachLook(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1366, height: 768 };
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
      await page.evaluate(SETTLED);
      for (const fault of await seriousFaults(page)) faults.push(`${width} px, ${colorScheme}: ${fault}`);
    }
    const wide = (await page.evaluate('document.documentElement.scrollWidth')) as number;
    if (wide > width) faults.push(`${width} px: the page has ${wide}`);
  }
  await page.setViewportSize(before);
  return faults;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Given a page, returns serious accessibility faults that axe finds, one line each. */
export async function seriousFaults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = (await page.evaluate('axe.run()')) as { violations: Violation[] };
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}
