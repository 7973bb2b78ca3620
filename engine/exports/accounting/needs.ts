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

type BalanceField = Extract<NeededField, 'openingBalance' | 'closingBalance'>;

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
  /** the statements with a balance that the user says */
  readonly #said = { openingBalance: new Set<AccountStatement>(), closingBalance: new Set<AccountStatement>() };

  /** Returns the value, or '' if there is none, which is then a need of these statements. */
  text(field: NeededField, value: string | null | undefined, of: readonly AccountStatement[]): string {
    if (value) return value;
    this.#missing(field, of);
    return '';
  }

  /**
   * Returns the balance that a statement shows, or what the user says it is. 0 stands for a need: a balance that the
   * user says is that of one statement, and no second one is given the same.
   */
  balance(field: BalanceField, shown: bigint | null, said: bigint | null, of: AccountStatement): bigint {
    if (shown !== null) return shown;
    if (said === null) this.#missing(field, [of]);
    else this.#said[field].add(of);
    return said ?? 0n;
  }

  /** Throws ExportNeedsError if something is missing. */
  require(): void {
    for (const field of ['openingBalance', 'closingBalance'] as const)
      if (this.#said[field].size > 1) this.#missing(field, [...this.#said[field]]);
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
