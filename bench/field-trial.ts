/** One field of one statement or row: what the truth wants and what was given. */
export interface FieldTrial {
  readonly field: string;
  readonly wanted: string | null;
  readonly given: string | null;
  readonly right: boolean;
}
