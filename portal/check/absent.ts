/** Whether a fact without a value is not on the paper, or only was not read. */
import type { Statement } from './result.ts';

/** The findings that say that nothing like it is printed. */
const NOT_PRINTED: Readonly<Record<string, string>> = {
  currency: 'CURRENCY_UNKNOWN',
  openingBalance: 'NO_OPENING_BALANCE',
  closingBalance: 'NO_END_PRINTED',
};

/** Given a statement and the name of a fact without a value, returns whether the service found that none is printed. */
export function isNotPrinted({ reconciliation, warnings }: Statement, fact: string): boolean {
  const code = NOT_PRINTED[fact];
  if (code === undefined) return false;
  // older results have no obligations
  const { obligations = [] } = reconciliation;
  const found = [...warnings, reconciliation, ...obligations.flatMap(({ findings }) => findings ?? [])];
  return found.some((one) => one.code === code);
}
