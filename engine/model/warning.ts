/** What is said of a statement beside its figures. */
import type { WarningFinding } from '../wording/catalogue.ts';

/** What the reader of a statement must know besides its verdict. */
export type Warning = WarningFinding & {
  readonly message: string;
  readonly page: number | null;
  /** index into the statement's transactions */
  readonly row: number | null;
};
