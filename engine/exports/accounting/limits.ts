/** What a format has no room for: a file that would say less than the result is not written. */

/** A figure that is longer than its field. */
export interface ExportLimit {
  readonly figure: 'amount' | 'openingBalance' | 'closingBalance';
  /** characters that the format has for it, with the decimal mark */
  readonly places: number;
  /** `index` of the statement */
  readonly statement: number;
  /** of the booking; null for a balance */
  readonly id: string | null;
}

/** A file of a format that cannot hold a figure of the result. */
export class ExportLimitError extends Error {
  override readonly name = 'ExportLimitError';
  readonly limit: ExportLimit;
  constructor(limit: ExportLimit) {
    super(`the format has ${limit.places} places for a figure`);
    this.limit = limit;
  }
}

/** True for what a renderer throws: in the build, each renderer has a class of its own. */
export const isExportLimit = (error: unknown): error is ExportLimitError =>
  error instanceof Error && error.name === 'ExportLimitError';
