/** What the user says of pages, and nothing on the paper proves. */
import { type Finding, finding } from '../../wording/catalogue.ts';

/** Pages as the user says them, where that is otherwise than the paper says. */
interface SaidPages {
  readonly excluded: readonly number[];
  /** with which a statement begins */
  readonly begun: readonly number[];
  /** that continue the statement before */
  readonly joined: readonly number[];
}

/**
 * Given pages, returns why no statement of their file is proved. On excluded ones may stand rows that cancel out, and
 * words that say otherwise of any statement than what is left; with the others, rows may be those of another statement.
 */
export function unprovedPages({ excluded, begun: [begun], joined: [joined] }: SaidPages): Finding[] {
  return [
    ...(excluded.length > 0 ? [finding('PAGES_EXCLUDED', { pages: [...excluded] })] : []),
    ...(begun === undefined ? [] : [finding('STATEMENT_BEGUN', { page: begun })]),
    ...(joined === undefined ? [] : [finding('STATEMENT_JOINED', { page: joined })]),
  ];
}
