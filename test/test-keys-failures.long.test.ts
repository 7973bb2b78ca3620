/** Test keys: each failure of the table, forced by the name of a file. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ERROR_STATUS, type ErrorCode } from '../contract/errors.ts';
import { FORCED_CODES, FORCED_STEPS, type ForcedStep, usualStep } from '../contract/forced-failures.ts';
import { startServer, type TestServer } from './server.ts';
import { expectForced, sampleOf, type Tester, testerOf } from './testers.ts';

/** The codes that no file of a workflow can cause: of users, keys, webhooks, and of addresses that are none. */
const NOT_OF_FILES: readonly ErrorCode[] = [
  'SIGN_IN_FAILED',
  'SIGNUP_OFF',
  'EMAIL_TAKEN',
  'LINK_INVALID',
  'KEY_LIMIT_REACHED',
  'WEBHOOK_LIMIT_REACHED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
];

let server: TestServer;
let tester: Tester;
let sample: Buffer;
beforeAll(async () => {
  server = await startServer();
  tester = await testerOf(server);
  sample = await sampleOf(server, 'current-account.pdf');
});
afterAll(() => server.close());

test('names force every code of the table that a client of files can meet', () => {
  const codes = Object.keys(ERROR_STATUS) as ErrorCode[];
  expect(codes.filter((code) => usualStep(code) === undefined)).toEqual(
    codes.filter((code) => NOT_OF_FILES.includes(code)),
  );
});

const cases = FORCED_STEPS.flatMap((step) => FORCED_CODES[step].map((code): [ForcedStep, ErrorCode] => [step, code]));

test.each(cases)('a name forces at the step %s the code %s', async (step, code) => {
  await expectForced(tester, sample, { step, code });
});
