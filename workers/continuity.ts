/** Compares how statements of several tasks follow on one another: it reads no PDF, so it needs no thread. */
export { continuityOf } from '../engine/continuity/continuity.ts';
export type { AccountContinuity, ComparedStatement, Finding } from '../engine/continuity/types.ts';
