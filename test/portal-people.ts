/** What the browser tests of people share: a paper that asks a question, and invitations. */
import type { Page } from 'playwright-core';
import { drawLong, longStatement, NO_CURRENCY } from '../fixtures/draw/long.ts';

/** A statement that does not name its currency. */
export async function drawPaper(): Promise<Uint8Array> {
  return drawLong({ ...longStatement(1), currency: NO_CURRENCY });
}

/** Given who invites, returns the link for an address. */
export async function inviteTo(page: Page, email: string, role: string): Promise<string> {
  await page.goto(new URL('/settings/people', page.url()).href);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Role', { exact: true }).selectOption(role);
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('status').filter({ hasText: email }).waitFor();
  return page.getByLabel('Link of the invitation').inputValue();
}
