/** The failures that the name of a file forces with a test key, such as `fail-INSUFFICIENT_CREDITS.pdf`. */
import { type ErrorCode, faultCodes } from './errors.ts';
import { COMMON_ERRORS, OPERATIONS, type Operation } from './operations.ts';

/** What fails: a call of the workflow, or the file in its job. */
export const FORCED_STEPS = ['upload', 'password', 'convert', 'job', 'status', 'result'] as const;
export type ForcedStep = (typeof FORCED_STEPS)[number];

const codesOf = ({ errors, failure }: Operation): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([...errors, ...faultCodes(failure), ...COMMON_ERRORS, 'FORBIDDEN']),
];

/** The codes that a step may be made to fail with. */
export const FORCED_CODES: Readonly<Record<ForcedStep, readonly ErrorCode[]>> = {
  upload: codesOf(OPERATIONS.uploadFile),
  password: codesOf(OPERATIONS.setPassword),
  convert: codesOf(OPERATIONS.convert),
  job: ['NO_TRANSACTIONS', 'PDF_UNREADABLE', 'PDF_TOO_COMPLEX', 'JOB_CANCELLED', 'CONVERT_FAILED'],
  status: codesOf(OPERATIONS.getJob),
  result: codesOf(OPERATIONS.getResult),
};

/** Of codes that several steps know, the step that a name without one means, if it is not the first. */
const USUAL_STEP: Partial<Record<ErrorCode, ForcedStep>> = { FILE_NOT_FOUND: 'convert' };

/** Given a code, returns the step that fails if the name says none; undefined for a code that cannot be forced. */
export function usualStep(code: ErrorCode): ForcedStep | undefined {
  return USUAL_STEP[code] ?? FORCED_STEPS.find((step) => FORCED_CODES[step].includes(code));
}
