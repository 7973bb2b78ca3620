/** One field of one statement or row: the wanted and the given value. */
export interface FieldTrial {
  readonly field: string;
  readonly wanted: string | null;
  readonly given: string | null;
  readonly right: boolean;
}
