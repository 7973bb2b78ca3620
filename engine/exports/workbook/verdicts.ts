/** The colours of verdicts, checks and standings. */
import type { AccountContinuity } from '../../continuity/types.ts';
import type { Check, Verdict } from '../../model/reconciliation.ts';
import type { Tint } from './styles.ts';

export const VERDICT_TINTS: Readonly<Record<Verdict['status'], Tint>> = {
  verified: 'pass',
  mismatch: 'fail',
  unverifiable: 'doubt',
};

export const CHECK_TINTS: Readonly<Record<Check['status'], Tint>> = { pass: 'pass', fail: 'fail' };

export const CONTINUITY_TINTS: Readonly<Record<AccountContinuity['status'], Tint>> = {
  continuous: 'pass',
  broken: 'fail',
  unknown: 'doubt',
};
