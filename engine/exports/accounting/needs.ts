/** What a format needs that neither the paper nor the user says: it is asked for, never invented. */
import type { ExportOptions } from '../options.ts';
import type { AccountStatement } from './accounts.ts';

/** An option that would say it. */
export type NeededField = keyof ExportOptions &
  (
    | 'currency'
    | 'account'
    | 'bankId'
    | 'intuBankId'
    | 'openingBalance'
    | 'closingBalance'
    | 'periodEnd'
    | 'ledgerAccount'
    | 'contraAccount'
  );

export interface ExportNeed {
  readonly field: NeededField;
  /** `index` of the statements that lack it */
  readonly statements: readonly number[];
}

/** A file of a format that cannot be written from what the paper says. */
export class ExportNeedsError extends Error {
  override readonly name = 'ExportNeedsError';
  readonly needs: readonly ExportNeed[];
  constructor(needs: readonly ExportNeed[]) {
    super(`the file needs ${needs.map(({ field }) => field).join(', ')}`);
    this.needs = needs;
  }
}

/** True for what a renderer throws: in the build, each renderer has a class of its own. */
export const isExportNeeds = (error: unknown): error is ExportNeedsError =>
  error instanceof Error && error.name === 'ExportNeedsError';

/** Collects what is missing, so that a user is asked for all of it at once. */
export class Needs {
  readonly #statements = new Map<NeededField, Set<number>>();

  /** Returns the value, or '' if there is none, which is then a need of these statements. */
  text(field: NeededField, value: string | null | undefined, of: readonly AccountStatement[]): string {
    if (value) return value;
    this.#missing(field, of);
    return '';
  }

  /** The same for money: 0 stands for a need. */
  money(field: NeededField, value: bigint | null, of: readonly AccountStatement[]): bigint {
    if (value !== null) return value;
    this.#missing(field, of);
    return 0n;
  }

  /** Throws ExportNeedsError if something is missing. */
  require(): void {
    if (this.#statements.size === 0) return;
    throw new ExportNeedsError(
      [...this.#statements].map(([field, statements]) => ({
        field,
        statements: [...statements].sort((a, b) => a - b),
      })),
    );
  }

  #missing(field: NeededField, of: readonly AccountStatement[]): void {
    const statements = this.#statements.get(field) ?? new Set();
    for (const { placed } of of) statements.add(placed.index);
    this.#statements.set(field, statements);
  }
}
