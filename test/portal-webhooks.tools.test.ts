/**
 * Webhooks in a real browser: added with the keyboard, tried, read in the log, sent again, changed, deleted; on a wide
 * screen and on a phone.
 */
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Receiver } from '../server/webhooks/testing/receiver.ts';
import { claim, faultsInEachLook, type Portal, startPortal, type Visit } from './browser.ts';

let receiver: Receiver;
let portal: Portal;
let visit: Visit;
beforeAll(async () => {
  receiver = await Receiver.open();
  portal = await startPortal({ LEDGERIZE_WEBHOOK_ALLOW_HTTP: 'on', LEDGERIZE_WEBHOOK_ALLOW_PRIVATE: '127.0.0.1' });
  visit = await portal.visit({ reducedMotion: 'reduce' });
  await claim(visit.page, portal);
});
afterAll(async () => {
  await portal?.close();
  await receiver.close();
});
afterEach(() => expect(visit.complaints).toEqual([]));

const focused = () => visit.page.evaluate('document.activeElement.textContent') as Promise<string>;
const button = (name: string | RegExp) => visit.page.getByRole('button', { name });
const dialog = () => visit.page.getByRole('dialog');
let secret: string;

test('one is added with the keyboard alone, and the focus goes to its secret and back', async () => {
  const { page } = visit;
  await page.getByRole('link', { name: 'Webhooks' }).press('Enter');
  await page.getByText('There is no webhook yet.').waitFor();
  await button('Add a webhook').press('Enter');
  await page.getByLabel('Address of your receiver').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Enter an address that begins with https://.').waitFor();
  await page.getByLabel('Address of your receiver').fill('http://10.0.0.1/');
  await page.keyboard.press('Enter');
  await page.getByText('This address is not called').waitFor();
  await page.getByLabel('Address of your receiver').fill(receiver.url);
  await page.getByLabel('What is it for?').fill('book-keeping');
  await page.getByLabel('The credits are low').press('Space');
  await page.getByLabel('Address of your receiver').press('Enter');
  secret = await page.getByTestId('secret').innerText();
  await expect.poll(focused).toContain(secret);
  await button('I have kept it').press('Enter');
  await expect.poll(focused).toBe('Add a webhook');
  await page.getByText('A conversion is completed · A conversion failed · The credits are low').waitFor();
});

test('a test arrives signed with the secret, and the log shows it', async () => {
  await button(/^Send a test/).click();
  const { body, headers } = await receiver.until(1);
  expect(new Verifier(secret).verify(body, headers as Record<string, string>)).toMatchObject({ type: 'webhook.test' });
  await visit.page.getByRole('cell', { name: 'Delivered' }).waitFor();
});

test('one that failed says why, and is sent again', async () => {
  receiver.answer = 500;
  await button(/^Send a test/).click();
  await visit.page.getByText('The receiver answered 500.').waitFor();
  receiver.answer = 200;
  await button(/^Send again/)
    .first()
    .click();
  await receiver.until(3);
  await visit.page.getByRole('cell', { name: 'Delivered, 2 attempts' }).waitFor();
});

test('is open to all, at each width, light and dark', async () => {
  expect(await faultsInEachLook(visit.page)).toEqual([]);
});

test('a new secret is shown once, and both sign', async () => {
  const { page } = visit;
  await button(/^Make a new secret/).click();
  await dialog().getByRole('button', { name: 'New secret' }).click();
  const fresh = await page.getByTestId('secret').innerText();
  expect(fresh).not.toBe(secret);
  await expect.poll(focused).toContain(fresh);
  await page.getByText('For 24 hours the secret before signs, too').waitFor();
  await button('I have kept it').click();
  await button(/^Send a test/).click();
  const { body, headers } = await receiver.until(4);
  for (const each of [secret, fresh]) {
    expect(() => new Verifier(each).verify(body, headers as Record<string, string>)).not.toThrow();
  }
});

test('is disabled, enabled and changed', async () => {
  const { page } = visit;
  await button(/^Disable/).click();
  await page.getByText(/^Disabled /).waitFor();
  await button(/^Enable/).click();
  await page.getByText('Enabled', { exact: true }).waitFor();
  await button(/^Change the webhook/).click();
  await dialog().getByLabel('What is it for?').fill('');
  await dialog().getByLabel('A conversion failed').uncheck();
  await dialog().getByRole('button', { name: 'Save' }).click();
  await page.getByText('A conversion is completed · The credits are low').waitFor();
  expect(await page.getByText('book-keeping').count()).toBe(0);
});

test('the number below which credits are low is set', async () => {
  const { page } = visit;
  await page.getByLabel('Credits', { exact: true }).fill('250');
  await page.keyboard.press('Enter');
  await page.getByText('It is set.').waitFor();
  const account = await page.request.get(`${portal.origin}/api/v1/account`);
  expect(await account.json()).toMatchObject({ creditsLow: 250 });
});

test('is deleted with its log, and the focus goes to the heading', async () => {
  await button(/^Delete the webhook/).click();
  await dialog().getByRole('button', { name: 'Delete' }).click();
  await visit.page.getByText('There is no webhook yet.').waitFor();
  await expect.poll(focused).toBe('Webhooks');
});
