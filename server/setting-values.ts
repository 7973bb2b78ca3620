/** How the texts of settings become values: numbers, times, lists of addresses. */
import { z } from 'zod';
import { parseLanguages } from '../workers/languages.ts';
import { isAddressOrRange } from './networks.ts';

export const DURATION_UNITS: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A whole number within bounds, with a message that a person can act on. */
export const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, error)
    .transform(Number)
    .refine((value) => value >= least && value <= most, error);
};

export const seconds = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,3})?$/, 'must be seconds, such as 30 or 0.5')
  .transform((value) => Math.round(Number(value) * 1_000))
  .refine((ms) => ms > 0, 'must be more than 0 seconds');

export const duration = z
  .string()
  .regex(/^[1-9]\d{0,5}[smhd]$/, 'must be a time such as 24h or 30d (s, m, h, d)')
  .transform((value) => Number(value.slice(0, -1)) * DURATION_UNITS[value.slice(-1)]!);

const list = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** More proxies in a row than anyone has. */
const MAX_HOPS = 16;

export const proxies = z
  .string()
  .transform((text) => (/^\d{1,3}$/.test(text) ? Number(text) : list(text)))
  .refine(
    (value) =>
      typeof value === 'number' ? value >= 1 && value <= MAX_HOPS : value.every((each) => isAddressOrRange(each)),
    // a range of all addresses would let anyone forge their address
    `must be addresses and ranges such as 127.0.0.1, 10.0.0.0/8, or how many proxies there are (1 to ${MAX_HOPS})`,
  );

export const privateNetworks = z
  .string()
  .transform((text) => (text === 'on' || text === 'off' ? text === 'on' : list(text)))
  .refine(
    (value) => typeof value === 'boolean' || (value.length > 0 && value.every((each) => isAddressOrRange(each, 0))),
    'must be on, off, or addresses and ranges such as 10.0.0.0/8, 192.168.1.5',
  );

export const origins = z
  .string()
  .transform(list)
  .refine(
    (value) => value.every((origin) => origin === '*' || isOrigin(origin)),
    'must be origins such as https://app.example.com, without a path, or *',
  );

export function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

export const languages = z.string().transform((text, context) => {
  try {
    return [...parseLanguages(text)];
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as RangeError).message });
    return z.NEVER;
  }
});
