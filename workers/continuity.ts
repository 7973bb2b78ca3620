/** How the statements that several tasks read follow on one another: no PDF is touched, so it needs no thread. */
export { continuityOf } from '../engine/continuity/continuity.ts';
export type { AccountContinuity, ComparedStatement, Finding } from '../engine/continuity/types.ts';
