/** Small shapes that many resources share: ids, times, dates, money. */
import { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from './errors.ts';
import { FileFinding } from './file-findings.ts';

/** Any well-formed UUID of any version: one that was never assigned is unknown, not malformed. */
export const Uuid = z.guid('must be a UUID, such as 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11').meta({
  example: '3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11',
});

/** An instant, RFC 3339 in UTC. */
export const Instant = z.iso.datetime().meta({ description: 'RFC 3339, UTC', example: '2025-06-30T08:15:00.000Z' });

/** A calendar date, ISO 8601. */
export const CalendarDate = z.iso
  .date('must be a day, such as 2025-06-02')
  .meta({ description: 'ISO 8601, always whole', example: '2025-06-02' });

/** Money as a decimal string with the currency's decimals: never a float. */
export const Decimal = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, 'must be a decimal with a point and no other marks, such as -12.20')
  .meta({ description: "a decimal string with the currency's decimals, never a float", example: '-12.20' });

const WHICH_CURRENCY = 'must be a currency code of ISO 4217, such as EUR';
export const CurrencyCode = z
  .string(WHICH_CURRENCY)
  .regex(/^[A-Z]{3}$/, WHICH_CURRENCY)
  .meta({ description: 'ISO 4217', example: 'SGD' });

const KNOWN_CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
/** Of a user: one that does not exist is a typing error. */
export const KnownCurrency = CurrencyCode.refine((code) => KNOWN_CURRENCIES.has(code), WHICH_CURRENCY);

export const Code = z
  .enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]])
  .meta({ id: 'ErrorCode', description: 'stable: what a program decides on' });

/** Why a file or a job could not be converted. */
export const Fault = z
  .object({
    code: Code,
    message: z.string().meta({ example: 'No statement was found in this document.' }),
    finding: FileFinding.optional().meta({
      description: 'what the message says, for programs; absent where `code` says all',
    }),
  })
  .meta({ id: 'Fault', description: 'why a file or a job could not be converted' });
export type Fault = z.infer<typeof Fault>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const ONE_LINE = /^[^\u0000-\u001f\u007f-\u009f]*[^\s\u0000-\u001f\u007f-\u009f][^\u0000-\u001f\u007f-\u009f]*$/;

/**
 * Given the maximum length, returns the shape of a line that people write for people: never blank, never with
 * characters that control a terminal.
 */
export function line(most: number) {
  return z
    .string('must be a text')
    .trim()
    .min(1, 'must not be empty')
    .max(most, `must have at most ${most} characters`)
    .regex(ONE_LINE, 'must be one line without control characters, and not blank');
}

/** A count of things. */
export const Count = z.int().min(0);
