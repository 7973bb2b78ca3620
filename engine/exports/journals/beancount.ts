/** A journal of Beancount, with the balances that the papers prove as assertions. */
import type { ExportAccount, ExportRow } from '../accounting/accounts.ts';
import { plainSpaces } from '../accounting/character-sets.ts';
import { dayAfter } from '../accounting/figures.ts';
import { type AccountContext, perAccount } from '../accounting/renderer.ts';
import { decimalText } from '../decimal.ts';
import { type Journal, journalOf } from './entries.ts';

const CONTRA = { out: 'Expenses:Uncategorized', in: 'Income:Uncategorized' };
const EQUITY = 'Equity:Opening-Balances';
/** The names that Beancount takes: five roots, and parts that begin with a capital letter or a figure. */
const ACCOUNT = /^(?:Assets|Liabilities|Equity|Income|Expenses)(?::[\p{Lu}\p{Lo}\p{N}][\p{L}\p{N}-]*)+$/u;

/** Given a result, returns a journal for each account. */
export const renderBeancount = perAccount((account, context) => [beancountFile(account, context)], 'beancount');

function beancountFile(account: ExportAccount, context: AccountContext): string {
  requireNames(account, context);
  const journal = journalOf(account, context, CONTRA);
  const blocks = [
    ...journal.statements.map(({ verdict }) => `; ${plainSpaces(verdict)}`),
    ...(journal.isWhole ? opened(journal) : []),
    ...journal.statements.flatMap(({ rows, asserted }) => [
      ...rows.map((row) => entry(row, journal)),
      ...(asserted === null
        ? []
        : [`${dayAfter(asserted.date, 1)} balance ${journal.ledgerAccount}  ${money(asserted.balance, journal)}`]),
    ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** A name that Beancount refuses is asked for again. */
function requireNames({ statements }: ExportAccount, { options, needs }: AccountContext): void {
  for (const field of ['ledgerAccount', 'contraAccount'] as const) {
    const name = options[field];
    if (name !== undefined) needs.text(field, ACCOUNT.test(name) ? name : null, statements);
  }
}

const money = (minor: number | bigint, { currency, decimals }: Journal): string =>
  `${decimalText(minor, decimals)} ${currency}`;

/** The accounts, and the balance before the first row as a booking and an assertion. */
function opened(journal: Journal): string[] {
  const { ledgerAccount, contra, currency, opening, from } = journal;
  const day = dayAfter(from, -1);
  const others = new Set([contra.out, contra.in, ...(opening === null ? [] : [EQUITY])]);
  // an account is opened once, also if the user names one of them twice
  others.delete(ledgerAccount);
  const open = [`${day} open ${ledgerAccount} ${currency}`, ...[...others].map((name) => `${day} open ${name}`)].join(
    '\n',
  );
  if (opening === null) return [open];
  return [
    open,
    `${day} * "Opening balance"\n  ${ledgerAccount}  ${money(opening.balance, journal)}\n  ${EQUITY}`,
    `${from} balance ${ledgerAccount}  ${money(opening.balance, journal)}`,
  ];
}

function entry({ id, transaction }: ExportRow, journal: Journal): string {
  const { date, amount, description, reference, type } = transaction;
  const lines = [
    `${date} * ${quoted(description)}`,
    `  ledgerize-id: ${quoted(id)}`,
    ...(reference === null ? [] : [`  reference: ${quoted(reference)}`]),
    ...(type === null ? [] : [`  type: ${quoted(type)}`]),
    `  ${journal.ledgerAccount}  ${money(amount, journal)}`,
    `  ${amount < 0 ? journal.contra.out : journal.contra.in}`,
  ];
  return lines.join('\n');
}

const quoted = (text: string): string => `"${plainSpaces(text).replace(/["\\]/g, '\\$&')}"`;
