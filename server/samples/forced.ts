/** The failure that the name of a test file forces, such as `fail-convert-CONVERT_FAILED-503.pdf`. */
import { ApiError, ERROR_STATUS, type ErrorCode } from '../../contract/errors.ts';
import { FORCED_CODES, FORCED_STEPS, type ForcedStep, usualStep } from '../../contract/forced-failures.ts';
import { FAULTS } from '../../contract/openapi/faults.ts';
import { statusesOf } from '../../contract/openapi/statuses.ts';
import { shown } from '../plugins/shown.ts';
import { type ForcedCall, forgetFailures, takeFailure } from '../storage/forced-failures.ts';
import type { Queries } from '../storage/schema.ts';

const FORCED = /^fail-/;
const PARTS = new RegExp(
  `^fail-(?:(${FORCED_STEPS.join('|')})-)?([A-Z][A-Z_]*)(?:-(\\d{3}))?(?:-x([1-9]))?(?:\\.[A-Za-z]+)?$`,
);
/** Seconds. A program that waits as it is told is tested soon. */
const RETRY_AFTER = 1;
/** The statuses that come with Retry-After: trying again may help. */
const PASSING = [429, 503];
const PASSING_CODES: readonly ErrorCode[] = ['JOB_NOT_COMPLETED', 'IDEMPOTENCY_IN_PROGRESS'];

export interface Forced {
  readonly step: ForcedStep;
  readonly code: ErrorCode;
  readonly status: number;
  /** so many calls fail, and the next one does not; undefined: all fail */
  readonly times: number | undefined;
}

/** What of a file decides: its name counts only if a test key uploaded it. */
export interface ForcedFile {
  readonly filename: string;
  readonly test: boolean;
}

/** Given a file's row, returns what decides. */
export function named({ filename, test }: { filename: string; test: number }): ForcedFile {
  return { filename, test: test === 1 };
}

/** Given a file, returns the failure that its name forces; undefined if there is none. */
export function forcedOf({ filename, test }: ForcedFile): Forced | undefined {
  if (!test) return undefined;
  const [, step, name = '', status, times] = PARTS.exec(filename) ?? [];
  if (!Object.hasOwn(ERROR_STATUS, name)) return undefined;
  const code = name as ErrorCode;
  const failing = (step as ForcedStep | undefined) ?? usualStep(code);
  if (failing === undefined || !FORCED_CODES[failing].includes(code)) return undefined;
  const statuses = statusesOf(code);
  const wanted = status === undefined ? statuses[0] : Number(status);
  if (wanted === undefined || !statuses.includes(wanted)) return undefined;
  return { step: failing, code, status: wanted, times: times === undefined ? undefined : Number(times) };
}

/**
 * Given a file that is uploaded, throws the failure that its name forces there; INVALID_REQUEST if the name begins as if
 * it forced one, and forces none. Returns what such a file must look like: locked, if its password is to fail.
 */
export async function forcedAtUpload(
  db: Queries,
  accountId: string,
  file: ForcedFile,
): Promise<{ pages: number; passwordRequired: boolean } | undefined> {
  if (!file.test || !FORCED.test(file.filename)) return undefined;
  const forced = forcedOf(file);
  if (forced === undefined) {
    throw new ApiError(
      'INVALID_REQUEST',
      `The name ${shown(file.filename)} forces no failure that a test key knows. Write fail-CODE.pdf or fail-STEP-CODE.pdf, such as fail-INSUFFICIENT_CREDITS.pdf: docs/keys.md lists the steps and codes.`,
      { details: { field: 'file' } },
    );
  }
  const call = { accountId, subject: file.filename };
  await failIfForced(db, 'upload', { ...file, ...call });
  // what fails is not stored, and another upload of the name is another test
  if (forced.step === 'upload') await forgetFailures(db, forcedCall('upload', call));
  const locked = forced.step === 'password' || forced.code === 'FILE_LOCKED';
  return locked ? { pages: 0, passwordRequired: true } : undefined;
}

/** What a call is made for: a file, a file of a job, or an upload by its name. */
interface Subject {
  readonly accountId: string;
  readonly subject: string;
}

/** Given the files of a call and its step, throws the failure that the name of one of them forces there. */
export async function failIfForced(
  db: Queries,
  step: ForcedStep,
  ...files: readonly (ForcedFile & Subject)[]
): Promise<void> {
  for (const file of files) {
    const forced = await takeForced(db, step, file);
    if (forced !== undefined) throw errorOf(forced);
  }
}

/**
 * Given a file of a call and its step, returns the failure that its name forces there; undefined if it forces none, or
 * if as many calls have failed as it says. Counts this one.
 */
export async function takeForced(
  db: Queries,
  step: ForcedStep,
  file: ForcedFile & Subject,
): Promise<Forced | undefined> {
  const forced = forcedOf(file);
  if (forced?.step !== step) return undefined;
  if (forced.times === undefined) return forced;
  return (await takeFailure(db, forcedCall(step, file), forced.times, Date.now())) ? forced : undefined;
}

const forcedCall = (step: ForcedStep, { accountId, subject }: Subject): ForcedCall => ({
  account_id: accountId,
  subject,
  step,
});

/** Given a forced failure, returns the error, with the message and the details of the real one. */
export function errorOf({ code, status }: Forced): ApiError {
  const { message, details } = FAULTS[code];
  const passes = PASSING.includes(status) || PASSING_CODES.includes(code);
  return new ApiError(code, message, {
    status,
    details: { ...details, forced: true },
    ...(passes && { retryAfter: RETRY_AFTER }),
  });
}

/** Why a test key does not convert a file. */
export const SAMPLES_ONLY = { code: 'SAMPLES_ONLY', message: FAULTS.SAMPLES_ONLY.message } as const;
