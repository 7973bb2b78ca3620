/** OFX: an account's bookings for desktop programs, as SGML of version 1.0.2 or as XML of 2.2. */
import { extractIBAN } from 'ibantools';
import type { AccountType } from '../../model/statement.ts';
import { type AccountStatement, type ExportAccount, freshStatements } from '../accounting/accounts.ts';
import { latinText, plainSpaces, windows1252 } from '../accounting/character-sets.ts';
import { minorOf } from '../accounting/figures.ts';
import { type AccountContext, perAccount } from '../accounting/renderer.ts';
import { doubtsOf } from '../accounting/verdicts.ts';
import { type Element, sgmlText, xmlText } from '../accounting/xml.ts';
import { decimalText } from '../decimal.ts';
import { bookingElement } from './bookings.ts';
import { fitted, noonOf } from './fields.ts';

/** The most characters of the names of an account and a bank (OFX 1.0.2 and 2.2, "A-n"). */
const LONGEST_ACCOUNT = 22;
const LONGEST_BANK = 9;

const ACCOUNT_TYPES: Readonly<Record<Exclude<AccountType, 'card'>, string>> = {
  current: 'CHECKING',
  savings: 'SAVINGS',
  wallet: 'CHECKING',
  loan: 'CREDITLINE',
};

const SGML_HEADER = [
  'OFXHEADER:100',
  'DATA:OFXSGML',
  'VERSION:102',
  'SECURITY:NONE',
  'ENCODING:USASCII',
  'CHARSET:1252',
  'COMPRESSION:NONE',
  'OLDFILEUID:NONE',
  'NEWFILEUID:NONE',
  '',
  '',
].join('\r\n');

const XML_HEADER =
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n' +
  '<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\n';

/** Given a result, returns an OFX file for each account. */
export const renderOfx = perAccount((account, context) => [ofxFile(account, context, null)], 'ofx');

/**
 * The same for QuickBooks (Web Connect): OFX 1.0.2 with the number under which it knows the bank, which no paper says.
 */
export const renderQbo = perAccount((account, { options, needs }) => {
  const intuBankId = needs.text('intuBankId', options.intuBankId, account.statements);
  const { version: _, ...others } = options;
  return [ofxFile(account, { options: others, needs }, intuBankId)];
}, 'qbo');

function ofxFile(account: ExportAccount, context: AccountContext, intuBankId: string | null): Uint8Array | string {
  const isXml = context.options.version === '2.2';
  const textOf = isXml ? plainSpaces : latinText;
  const messages = [signOn(account, context, intuBankId), statementElement(account, context, textOf)];
  const document: Element = ['OFX', messages];
  const written = fitted(document, textOf);
  return isXml ? XML_HEADER + xmlText(written) : windows1252(SGML_HEADER + sgmlText(written));
}

const OK: Element = [
  'STATUS',
  [
    ['CODE', '0'],
    ['SEVERITY', 'INFO'],
  ],
];

function signOn(account: ExportAccount, { options, needs }: AccountContext, intuBankId: string | null): Element {
  const end = lastDay(account, { options, needs });
  return [
    'SIGNONMSGSRSV1',
    [['SONRS', [OK, ['DTSERVER', end], ['LANGUAGE', 'ENG'], ...bankElements(account, intuBankId)]]],
  ];
}

/** QuickBooks looks for the bank's number in two places, and one of them needs a name beside it. */
function bankElements({ institution }: ExportAccount, intuBankId: string | null): Element[] {
  if (intuBankId !== null) {
    const bank: Element = [
      'FI',
      [
        ['ORG', institution ?? intuBankId],
        ['FID', intuBankId],
      ],
    ];
    return [bank, ['INTU.BID', intuBankId]];
  }
  return institution === null ? [] : [['FI', [['ORG', institution]]]];
}

function statementElement(account: ExportAccount, context: AccountContext, textOf: (text: string) => string): Element {
  const { needs } = context;
  const isCard = account.accountType === 'card';
  const doubts = doubtsOf(account);
  const status: Element =
    doubts.length === 0
      ? OK
      : [
          'STATUS',
          [
            ['CODE', '0'],
            ['SEVERITY', 'INFO'],
            ['MESSAGE', doubts.join(' ')],
          ],
        ];
  const end = lastDay(account, context);
  const statements = freshStatements(account);
  const [first] = statements;
  const start = first?.from ?? null;
  const last = latestOf(account);
  const body: Element = [
    isCard ? 'CCSTMTRS' : 'STMTRS',
    [
      ['CURDEF', needs.text('currency', account.currency, account.statements)],
      accountElement(account, context),
      [
        'BANKTRANLIST',
        [
          ['DTSTART', start === null ? end : noonOf(start)],
          ['DTEND', end],
          ...statements.flatMap(({ rows }) => rows.map((row) => bookingElement(row, account.decimals, textOf))),
        ],
      ],
      [
        'LEDGERBAL',
        [
          ['BALAMT', decimalText(closingOf(last, account, context), account.decimals)],
          ['DTASOF', end],
        ],
      ],
    ],
  ];
  const [messages, response] = isCard ? ['CREDITCARDMSGSRSV1', 'CCSTMTTRNRS'] : ['BANKMSGSRSV1', 'STMTTRNRS'];
  return [messages, [[response, [['TRNUID', '0'], status, body]]]];
}

function closingOf(last: AccountStatement, { decimals }: ExportAccount, { options, needs }: AccountContext): bigint {
  return needs.balance('closingBalance', last.closing, minorOf(options.closingBalance, decimals), last);
}

/** The statement that reaches furthest: one that ends earlier, or has no days, may begin later. */
const latestOf = ({ statements: [first, ...others] }: ExportAccount): AccountStatement =>
  others.reduce((latest, one) => ((one.to ?? '') >= (latest.to ?? '') ? one : latest), first);

/** The last day that the statements tell of. */
function lastDay({ statements }: ExportAccount, { options, needs }: AccountContext): string {
  const days = statements.flatMap(({ to }) => to ?? []).sort();
  return noonOf(needs.text('periodEnd', days.at(-1) ?? options.periodEnd, statements));
}

function accountElement(account: ExportAccount, { options, needs }: AccountContext): Element {
  const number = accountId(needs.text('account', account.number, account.statements), account);
  if (account.accountType === 'card') return ['CCACCTFROM', [['ACCTID', number]]];
  const bank = needs.text('bankId', options.bankId ?? bankIdOf(account), account.statements);
  const type = ACCOUNT_TYPES[account.accountType ?? 'current'];
  return [
    'BANKACCTFROM',
    [
      ['BANKID', bank],
      ['ACCTID', number],
      ['ACCTTYPE', type],
    ],
  ];
}

/** Programs know an account by it: of several currencies under one number, each is an account of its own. */
function accountId(number: string, { sharesNumber, currency }: ExportAccount): string {
  const suffix = sharesNumber ? (currency ?? '') : '';
  return number.replace(/\s/g, '').slice(suffix.length - LONGEST_ACCOUNT) + suffix;
}

const BIC_OF_BANK = 8;

/** The bank's part of the IBAN, with that of the branch if both fit; or the BIC. */
function bankIdOf({ iban, bic }: ExportAccount): string | null {
  const { bankIdentifier = '', branchIdentifier = '' } = iban === null ? {} : extractIBAN(iban.replace(/\s/g, ''));
  const both = bankIdentifier + branchIdentifier;
  return (both.length <= LONGEST_BANK ? both : bankIdentifier) || (bic?.slice(0, BIC_OF_BANK) ?? null);
}
