/** Says what a file of a format needs that neither the paper nor the user says. */
import type { ExportNeed, NeededField } from '../engine/exports/accounting/needs.ts';
import type { Format } from './registry.ts';

const WORDS: Readonly<Record<NeededField, string>> = {
  currency: 'the currency (a code of ISO 4217, such as EUR)',
  account: 'the number of the account',
  bankId: "the bank's id (a routing number, a sort code or a BIC)",
  intuBankId: 'the number under which QuickBooks knows the bank',
  openingBalance: 'the opening balance',
  closingBalance: 'the closing balance',
  periodEnd: 'the last day of the statement',
  ledgerAccount: 'a name of the account that this format takes (such as Assets:Bank)',
  contraAccount: 'a name of the other account that this format takes (such as Expenses:Uncategorized)',
};

const BALANCES: readonly NeededField[] = ['openingBalance', 'closingBalance'];

/** Given the format, what it needs, and how a user names an option, returns a sentence about each. */
export function needsText(
  format: Format,
  needs: readonly ExportNeed[],
  optionOf: (field: NeededField) => string,
): string {
  const asked = needs.map(({ field }) => `${WORDS[field]}: set ${optionOf(field)}`);
  const isOfSeveral = needs.some(({ field, statements }) => BALANCES.includes(field) && statements.length > 1);
  const apart = isOfSeveral ? ' A balance is of one statement: several that lack it need a file each.' : '';
  return `${format} needs what the paper does not say. Missing is ${asked.join('; ')}.${apart}`;
}
