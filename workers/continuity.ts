/** Compares how statements of several tasks follow on one another: it reads no PDF, so it needs no thread. */
export { accountsOf, namesOf } from '../engine/continuity/accounts.ts';
export { continuityOf } from '../engine/continuity/continuity.ts';
export type { MonthCoverage } from '../engine/continuity/coverage.ts';
export type { AccountContinuity, ComparedStatement, Days, Finding } from '../engine/continuity/types.ts';
