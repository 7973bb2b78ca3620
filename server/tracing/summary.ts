/** Names a statement of the database by what it does: "update job_files". */

const VERB = /^\s*(\w+)/;
const TABLE = /\b(?:from|into|update)\s+"?(\w+)/i;

/** Given a statement, returns its verb and its first table, or `statement`. */
export function summaryOf(sql: string): string {
  const verb = VERB.exec(sql)?.[1]?.toLowerCase() ?? 'statement';
  const table = TABLE.exec(sql)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}
