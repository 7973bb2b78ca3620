/** The hand of a user: what is clicked and typed on a page, counted. */
import type { Download, Locator, Page } from 'playwright-core';

/** Seconds of a person, after the keystroke-level model: pointing and clicking, a key, and thinking before a step. */
const CLICK_S = 1.3;
const KEY_S = 0.28;
const THINK_S = 1.35;
const MINUTE_S = 60;

export class Hand {
  clicks = 0;
  keys = 0;
  private steps = 0;
  private readonly page: Page;
  private readonly touches: boolean;

  constructor(page: Page, { touches = false }: { readonly touches?: boolean } = {}) {
    this.page = page;
    this.touches = touches;
  }

  /** How long a person needs for what was counted. */
  get minutes(): number {
    return (this.clicks * CLICK_S + this.keys * KEY_S + this.steps * THINK_S) / MINUTE_S;
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    this.steps += 1;
    await (this.touches ? target.tap() : target.click());
  }

  /** Opens a list of choices and takes one. */
  async choose(target: Locator, option: string): Promise<void> {
    this.clicks += 2;
    this.steps += 1;
    await target.selectOption({ label: option });
  }

  /** Replaces what stands in a field. */
  async fill(target: Locator, text: string): Promise<void> {
    this.clicks += 1;
    this.keys += text.length;
    this.steps += 1;
    await target.fill(text);
  }

  async press(...keys: readonly string[]): Promise<void> {
    this.keys += keys.length;
    this.steps += 1;
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.keys += text.length;
    this.steps += 1;
    await this.page.keyboard.type(text);
  }

  /** Presses Tab until something has the focus; fails if it is not reached in so many. */
  async tabTo(target: Locator, most: number, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    this.steps += 1;
    for (let pressed = 0; pressed <= most; pressed++) {
      if (await target.evaluateAll((all) => all.some((one) => one === one.ownerDocument.activeElement))) return;
      this.keys += 1;
      await this.page.keyboard.press(key);
    }
    throw new Error(`${target} is not reached by ${most} tabs`);
  }
}

/** Given what starts a download, returns its name and its bytes. */
export async function saved(page: Page, start: () => Promise<unknown>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), start()]);
  return { name: (download as Download).suggestedFilename(), bytes: await bytesOf(download) };
}

async function bytesOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}
