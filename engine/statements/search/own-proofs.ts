/** Keeps the proof of a statement for which what the user says of columns and pages changes nothing. */
import type { Obligation } from '../../model/reconciliation.ts';
import type { Statement } from '../../model/statement.ts';

/** Findings by which what the user says leaves a statement unproved. */
const SAID: ReadonlySet<string> = new Set([
  'PAGES_EXCLUDED',
  'STATEMENT_BEGUN',
  'STATEMENT_JOINED',
  'COLUMNS_SAID',
  'DAYS_SAID',
]);

/**
 * Given the statements of a file as the user says that it is read, and as it is read without that, returns the first;
 * in place of those that are verified without it, come out the same at the same places, and lack no proof either but
 * for what is said, the second. So neither a doubt nor a proof is on a page that is excluded. A statement without rows
 * has no place by which it is known.
 */
export function withOwnProofs(said: readonly Statement[], own: readonly Statement[]): readonly Statement[] {
  if (said === own) return own;
  const verified = own.filter(({ reconciliation: { status } }) => status === 'verified');
  const byContent = new Map(verified.map((one) => [contentOf(one), one]));
  return said.map((one) => {
    const same = lacksOnlySaid(one) ? byContent.get(contentOf(one)) : undefined;
    if (same === undefined) return one;
    const excluded = one.warnings.filter(({ code }) => code === 'PAGES_EXCLUDED');
    return { ...same, warnings: [...same.warnings, ...excluded] };
  });
}

/** How its pictures were read is settled by the sums of what is proved: in the other reading. */
const lacksOnlySaid = ({ transactions, reconciliation: { obligations } }: Statement): boolean =>
  transactions.length > 0 &&
  obligations.every((one) => isProved(one) || (one.code === 'PICTURES_READ' && one.status === 'open'));

/** True for a statement that is verified, or would be without what the user says. */
export const isProvedButSaid = ({ reconciliation: { obligations } }: Statement): boolean => obligations.every(isProved);

/** What is said is named only where nothing else is in doubt. */
const isProved = ({ status, findings: [why] }: Obligation): boolean =>
  status === 'discharged' || (status === 'open' && SAID.has(why.code));

/** All that a statement says, with the sums that it allows, as one text: not how sure that is, or how it was read. */
function contentOf({ reconciliation: { checks }, warnings, left, readings, ...statement }: Statement): string {
  const transactions = statement.transactions.map(({ confidence, repaired, readings, ...content }) => content);
  return JSON.stringify({ ...statement, transactions, checks });
}
