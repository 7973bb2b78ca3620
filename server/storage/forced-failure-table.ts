/** The table of forced failures, as the queries see it. */

/** The calls of a test file that failed since its name forces some failures, and then none. */
export interface ForcedFailuresTable {
  account_id: string;
  /** what fails: a file, a file of a job, or an upload by its name */
  subject: string;
  /** of the workflow */
  step: string;
  failures: number;
  failed_at: number;
}
