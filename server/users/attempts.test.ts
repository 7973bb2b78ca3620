/** How often a password or link may be tried. */
import { expect, test } from 'vitest';
import { Attempts } from './attempts.ts';

const wrong = async () => Promise.reject(new Error('wrong'));
const right = async () => 'in';
const WAIT = { code: 'RATE_LIMITED', retryAfter: expect.any(Number) };

/** Tries this often, from the addresses that `addressOf` returns for the users that `userOf` returns. */
async function guess(
  attempts: Attempts,
  times: number,
  { userOf, addressOf }: { userOf: (at: number) => string; addressOf: (at: number) => string },
): Promise<void> {
  for (let at = 0; at < times; at++) {
    await expect(attempts.password(userOf(at), addressOf(at), wrong)).rejects.toThrow('wrong');
  }
}

const anna = () => 'anna@example.com';
const here = () => '192.0.2.1';
const anyone = (at: number) => `user${at}@example.com`;
const anywhere = (at: number) => `192.0.${at >> 8}.${at & 255}`;

test('after ten wrong passwords for a user from one place, the right one must wait', async () => {
  const attempts = new Attempts();
  await guess(attempts, 10, { userOf: anna, addressOf: here });
  await expect(attempts.password('ANNA@example.com ', here(), right)).rejects.toMatchObject(WAIT);
  await expect(attempts.password(anna(), '192.0.2.2', right)).resolves.toBe('in');
});

test('after a hundred wrong passwords for a user from many places, everyone must wait', async () => {
  const attempts = new Attempts();
  await guess(attempts, 100, { userOf: anna, addressOf: anywhere });
  await expect(attempts.password(anna(), '198.51.100.1', right)).rejects.toMatchObject(WAIT);
});

test('after fifty wrong passwords for many users, the place must wait', async () => {
  const attempts = new Attempts();
  await guess(attempts, 50, { userOf: anyone, addressOf: here });
  await expect(attempts.password('ben@example.com', here(), right)).rejects.toMatchObject(WAIT);
  await expect(attempts.password('ben@example.com', '192.0.2.2', right)).resolves.toBe('in');
});

test('new addresses from the same IPv6 line give no more tries', async () => {
  const attempts = new Attempts();
  await guess(attempts, 50, { userOf: anyone, addressOf: (at) => `2001:db8:1:2::${at.toString(16)}` });
  await expect(attempts.password('ben@example.com', '2001:db8:1:2:ffff::', right)).rejects.toMatchObject(WAIT);
});

test('a right password resets the count for its user', async () => {
  const attempts = new Attempts();
  await guess(attempts, 9, { userOf: anna, addressOf: here });
  await attempts.password(anna(), here(), right);
  await guess(attempts, 10, { userOf: anna, addressOf: here });
});

test('a user who has proved their identity otherwise need not wait', async () => {
  const attempts = new Attempts();
  await guess(attempts, 10, { userOf: anna, addressOf: here });
  await attempts.forgive('Anna@example.com', here());
  await expect(attempts.password(anna(), here(), right)).resolves.toBe('in');
});
