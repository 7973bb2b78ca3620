/** MT940: the statements of an account as SWIFT messages, in SWIFT's set X. */

import { type AccountStatement, type ExportAccount, type ExportRow, freshStatements } from './accounting/accounts.ts';
import { asciiText, swiftText, wrapped } from './accounting/character-sets.ts';
import { compactDay, minorOf, sizeText } from './accounting/figures.ts';
import { type ExportLimit, ExportLimitError } from './accounting/limits.ts';
import { type AccountContext, perAccount } from './accounting/renderer.ts';
import { isVerified, verdictOf } from './accounting/verdicts.ts';

/** The most characters of fields (SWIFT's standards, MT 940). */
const LONGEST = { account: 35, reference: 16, information: 65, amount: 15 } as const;
/** Lines of field 86. */
const LINES = 6;
const YEAR_AND_DAY = 1000;
const YEARS_OF_CENTURY = 100;
const NUMBER_PLACES = 5;
const DAY_MS = 86_400_000;

/** Given a result, returns a file for each account, with a message for each of its statements. */
export const renderMt940 = perAccount((account, context) => [mt940File(account, context)], 'sta');

function mt940File(account: ExportAccount, context: AccountContext): string {
  const messages = freshStatements(account).map((statement) => message(statement, account, context));
  return messages.map((lines) => `${lines.join('\r\n')}\r\n-\r\n`).join('');
}

/** "20250602" as "250602". */
const shortDay = (date: string): string => compactDay(date).slice(2);

function message(statement: AccountStatement, account: ExportAccount, { options, needs }: AccountContext): string[] {
  const of = [statement];
  const { decimals } = account;
  const currency = needs.text('currency', account.currency, of);
  const number = needs.text('account', account.number, of);
  const end = needs.text('periodEnd', statement.to ?? options.periodEnd, of);
  const start = statement.from ?? end;
  const opening = needs.balance(
    'openingBalance',
    statement.opening,
    minorOf(options.openingBalance, decimals),
    statement,
  );
  const closing = needs.balance(
    'closingBalance',
    statement.closing,
    minorOf(options.closingBalance, decimals),
    statement,
  );
  const { index } = statement.placed;
  const balance = (figure: 'openingBalance' | 'closingBalance', minor: bigint, date: string) =>
    `${markOf(minor)}${shortDay(date)}${currency}${amountOf(minor, decimals, { figure, statement: index, id: null })}`;
  return [
    // together with the account, a name of the statement
    `:20:${shortDay(start)}-${shortDay(end)}`,
    `:25:${swiftText(number).replace(/ /g, '').slice(0, LONGEST.account)}`,
    `:28C:${statementNumber(end)}/1`,
    `:60F:${balance('openingBalance', opening, start)}`,
    ...statement.rows.flatMap((row) => rowLines(row, decimals, index)),
    `:62F:${balance('closingBalance', closing, end)}`,
    ...(isVerified(statement) ? [] : information(verdictOf(statement))),
  ];
}

/** The year and the day of it: no paper's own number is needed to tell the statements of an account apart. */
function statementNumber(date: string): string {
  const [year = ''] = date.split('-');
  const day = Math.round((Date.parse(date) - Date.parse(`${year}-01-01`)) / DAY_MS) + 1;
  return Number.isNaN(day)
    ? '0'
    : String((Number(year) % YEARS_OF_CENTURY) * YEAR_AND_DAY + day).padStart(NUMBER_PLACES, '0');
}

const markOf = (minor: number | bigint): string => (minor < 0 ? 'D' : 'C');

/**
 * An amount of the standard ("15d") has 15 characters, of which one is the comma; what is behind it may be left out. A
 * long one therefore ends without the zeros of its decimals. Throws ExportLimitError for one that is still longer.
 */
function amountOf(minor: number | bigint, decimals: number, of: Omit<ExportLimit, 'places'>): string {
  const [whole = '', part = ''] = sizeText(minor, decimals).split('.');
  const usual = `${whole},${part}`;
  const text = usual.length <= LONGEST.amount ? usual : `${whole},${part.replace(/0+$/, '')}`;
  if (text.length > LONGEST.amount) throw new ExportLimitError({ ...of, places: LONGEST.amount });
  return text;
}

function rowLines({ id, transaction }: ExportRow, decimals: number, statement: number): string[] {
  const { date, valueDate, amount, description, reference, type } = transaction;
  const monthAndDay = compactDay(date).slice('YYYY'.length);
  // two strokes begin the id: none of them may be of the reference
  const own = swiftText(reference ?? '').replace(/\/{2,}/g, '/');
  const named = own.length <= LONGEST.reference && /^[^/](?:.*[^/])?$/.test(own) ? own : 'NONREF';
  const texts = [type, description, named === 'NONREF' ? reference : null].filter(
    (text) => text !== null && text !== '',
  );
  const size = amountOf(amount, decimals, { figure: 'amount', statement, id });
  return [
    `:61:${shortDay(valueDate ?? date)}${monthAndDay}${markOf(amount)}${size}NMSC${named}//${id}`,
    ...information(texts.join(' ')),
  ];
}

/** Field 86: six lines, none of which may begin as a field or the end of a message does. */
function information(text: string): string[] {
  const lines = wrapped(swiftText(asciiText(text)), LONGEST.information - 1).slice(0, LINES);
  if (lines.length === 0) return [];
  return lines.map((line, i) => (i === 0 ? `:86:${line}` : /^[:-]/.test(line) ? `.${line}` : line));
}
