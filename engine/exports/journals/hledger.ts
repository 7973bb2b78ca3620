/** A journal of hledger, with the balances that the papers prove as assertions. */
import type { ExportAccount, ExportRow } from '../accounting/accounts.ts';
import { plainSpaces } from '../accounting/character-sets.ts';
import { dayAfter } from '../accounting/figures.ts';
import { type AccountContext, perAccount } from '../accounting/renderer.ts';
import { decimalText } from '../decimal.ts';
import { type Journal, type JournalStatement, journalOf } from './entries.ts';

/** The names that hledger itself gives to what is not known. */
const CONTRA = { out: 'expenses:unknown', in: 'income:unknown' };
const EQUITY = 'equity:opening/closing balances';

/** Given a result, returns a journal for each account. */
export const renderHledger = perAccount((account, context) => [hledgerFile(account, context)], 'journal');

function hledgerFile(account: ExportAccount, context: AccountContext): string {
  const { options } = context;
  const made = journalOf(account, context, CONTRA);
  const named = options.ledgerAccount ?? made.ledgerAccount.toLowerCase();
  const journal = { ...made, ledgerAccount: accountName(named), contra: contraNames(made.contra) };
  const blocks = [
    ...journal.statements.map(({ verdict }) => `; ${plainSpaces(verdict)}`),
    ...(journal.isWhole ? opened(journal) : []),
    ...journal.statements.flatMap((statement) => entries(statement, journal)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const contraNames = ({ out, in: moneyIn }: Journal['contra']) => ({ out: accountName(out), in: accountName(moneyIn) });

/** Two spaces end a name, and a semicolon begins a comment. */
const accountName = (name: string): string => withoutComments(plainSpaces(name));

const money = (minor: number | bigint, { currency, decimals }: Journal): string =>
  `${decimalText(minor, decimals)} ${currency}`;

function opened(journal: Journal): string[] {
  const { ledgerAccount, opening } = journal;
  if (opening === null) return [];
  const amount = money(opening.balance, journal);
  const day = dayAfter(opening.date, -1);
  return [`${day} * opening balance\n    ${ledgerAccount}  ${amount} = ${amount}\n    ${EQUITY}`];
}

/** The last booking of a statement asserts its closing balance: the latest day counts, and the last of it. */
function entries({ rows, asserted }: JournalStatement, journal: Journal): string[] {
  const latest = rows.reduce((last, { transaction }, i) => {
    const date = rows[last]?.transaction.date;
    return date === undefined || transaction.date >= date ? i : last;
  }, 0);
  return rows.map((row, i) => {
    const assertion = asserted !== null && i === latest ? ` = ${money(asserted.balance, journal)}` : '';
    return entry(row, journal, assertion);
  });
}

function entry({ id, transaction }: ExportRow, journal: Journal, assertion: string): string {
  const { date, amount, description, reference, type } = transaction;
  const tags = [`id:${id}`, ...(type === null ? [] : [`type:${tagText(type)}`])];
  return [
    // a code always stands there: a description that begins with a bracket or a star would be read as something else
    `${date} * (${codeText(reference ?? '')}) ${withoutComments(plainSpaces(description))}  ; ${tags.join(', ')}`,
    `    ${journal.ledgerAccount}  ${money(amount, journal)}${assertion}`,
    `    ${amount < 0 ? journal.contra.out : journal.contra.in}`,
  ].join('\n');
}

/** A semicolon begins a comment: a comma stands for it. */
const withoutComments = (text: string): string => text.replaceAll(';', ',');
const codeText = (text: string): string => withoutComments(plainSpaces(text)).replace(/[()]/g, '');
/** A comma ends a tag. */
const tagText = (text: string): string => withoutComments(plainSpaces(text)).replaceAll(',', ' ');
