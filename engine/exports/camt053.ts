/** CAMT.053: the statements of an account as XML of ISO 20022. */
import { type AccountStatement, type ExportAccount, type ExportRow, freshStatements } from './accounting/accounts.ts';
import { plainSpaces, wrapped } from './accounting/character-sets.ts';
import { compactDay, minorOf, sizeText } from './accounting/figures.ts';
import { type AccountContext, perAccount } from './accounting/renderer.ts';
import { isVerified, verdictOf } from './accounting/verdicts.ts';
import { type Element, xmlText } from './accounting/xml.ts';

type Version = '001.02' | '001.08';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:camt.053.';
/** The most characters of its texts. */
const LONGEST = { id: 35, name: 140, account: 34, unstructured: 140, additional: 500 } as const;
const IBAN = /^[A-Z]{2}\d{2}[A-Za-z0-9]{1,30}$/;
const BIC = /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9](?:[A-Z0-9]{3})?$/;

/** Given a result, returns a document for each account, with an element for each of its statements. */
export const renderCamt053 = perAccount((account, context) => [camtFile(account, context)], 'xml');

function camtFile(account: ExportAccount, context: AccountContext): string {
  const version = context.options.version === '001.08' ? '001.08' : '001.02';
  const statements = freshStatements(account).map((statement) =>
    new StatementWriter(account, context, version).element(statement),
  );
  const [first] = account.statements;
  const header: Element = [
    'GrpHdr',
    [
      ['MsgId', nameOf(account, first)],
      ['CreDtTm', timeOf(first.to ?? context.options.periodEnd ?? '')],
    ],
  ];
  const document: Element = [
    'Document',
    [['BkToCstmrStmt', [header, ...statements]]],
    `xmlns="${NAMESPACE}${version}"`,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlText(document)}`;
}

/** The same result gives the same bytes: the end of the statement stands for the time when the file was made. */
const timeOf = (date: string): string => `${date}T00:00:00Z`;

/** Days and the end of the number, by which accounts of one bank differ: a name of the statement. */
function nameOf({ number }: ExportAccount, { from, to }: Pick<AccountStatement, 'from' | 'to'>): string {
  const days = [from, to].flatMap((day) => (day === null ? [] : [compactDay(day)]));
  const name = ['LZ', ...days, ''].join('-');
  return name + (number ?? '').replace(/[^A-Za-z0-9]/g, '').slice(name.length - LONGEST.id);
}

class StatementWriter {
  readonly #account: ExportAccount;
  readonly #context: AccountContext;
  readonly #version: Version;
  constructor(account: ExportAccount, context: AccountContext, version: Version) {
    this.#account = account;
    this.#context = context;
    this.#version = version;
  }

  element(statement: AccountStatement): Element {
    const { options, needs } = this.#context;
    const { decimals } = this.#account;
    const of = [statement];
    const end = needs.text('periodEnd', statement.to ?? options.periodEnd, of);
    const said = (text: string | undefined) => minorOf(text, decimals);
    const opening = needs.balance('openingBalance', statement.opening, said(options.openingBalance), statement);
    const closing = needs.balance('closingBalance', statement.closing, said(options.closingBalance), statement);
    const currency = needs.text('currency', this.#account.currency, of);
    const start = statement.from ?? end;
    return [
      'Stmt',
      [
        ['Id', nameOf(this.#account, statement)],
        ['CreDtTm', timeOf(end)],
        [
          'FrToDt',
          [
            ['FrDtTm', timeOf(start)],
            ['ToDtTm', timeOf(end)],
          ],
        ],
        this.#accountElement(currency, of),
        this.#balance('OPBD', opening, { currency, date: start }),
        this.#balance('CLBD', closing, { currency, date: end }),
        this.#totals(statement.rows),
        ...statement.rows.map((row) => this.#entry(row, currency)),
        isVerified(statement) ? null : ['AddtlStmtInf', cut(verdictOf(statement), LONGEST.additional)],
      ],
    ];
  }

  #accountElement(currency: string, of: readonly AccountStatement[]): Element {
    const { number, iban, accountHolder, bic, institution } = this.#account;
    const plain = iban?.replace(/\s/g, '') ?? '';
    const id = needText(this.#context, number, of).slice(0, LONGEST.account);
    const identification: Element = IBAN.test(plain) ? ['IBAN', plain] : ['Othr', [['Id', id]]];
    const isBic = BIC.test(bic ?? '');
    const bank: Element[] = [
      ...(isBic ? [[this.#version === '001.02' ? 'BIC' : 'BICFI', bic ?? ''] as const] : []),
      ...(institution === null ? [] : [['Nm', cut(institution, LONGEST.name)] as const]),
    ];
    return [
      'Acct',
      [
        ['Id', [identification]],
        ['Ccy', currency],
        accountHolder === null ? null : ['Ownr', [['Nm', cut(accountHolder, LONGEST.name)]]],
        bank.length === 0 ? null : ['Svcr', [['FinInstnId', bank]]],
      ],
    ];
  }

  #balance(code: string, minor: bigint, { currency, date }: { currency: string; date: string }): Element {
    return [
      'Bal',
      [
        ['Tp', [['CdOrPrtry', [['Cd', code]]]]],
        this.#amount(minor, currency),
        ['CdtDbtInd', indicator(minor)],
        ['Dt', [['Dt', date]]],
      ],
    ];
  }

  #amount(minor: number | bigint, currency: string): Element {
    return ['Amt', sizeText(minor, this.#account.decimals), `Ccy="${currency}"`];
  }

  #totals(rows: readonly ExportRow[]): Element {
    const { decimals } = this.#account;
    const of = (name: string, some: readonly ExportRow[]): Element => {
      const sum = some.reduce((total, { transaction }) => total + BigInt(transaction.amount), 0n);
      return [
        name,
        [
          ['NbOfNtries', String(some.length)],
          ['Sum', sizeText(sum, decimals)],
        ],
      ];
    };
    return [
      'TxsSummry',
      [
        ['TtlNtries', [['NbOfNtries', String(rows.length)]]],
        of(
          'TtlCdtNtries',
          rows.filter(({ transaction }) => transaction.amount >= 0),
        ),
        of(
          'TtlDbtNtries',
          rows.filter(({ transaction }) => transaction.amount < 0),
        ),
      ],
    ];
  }

  #entry({ id, transaction }: ExportRow, currency: string): Element {
    const { amount, date, valueDate, type, reference, description } = transaction;
    return [
      'Ntry',
      [
        ['NtryRef', id],
        this.#amount(amount, currency),
        ['CdtDbtInd', indicator(amount)],
        this.#version === '001.02' ? ['Sts', 'BOOK'] : ['Sts', [['Cd', 'BOOK']]],
        ['BookgDt', [['Dt', date]]],
        valueDate === null ? null : ['ValDt', [['Dt', valueDate]]],
        ['AcctSvcrRef', id],
        ['BkTxCd', [['Prtry', [['Cd', cut(type ?? '', LONGEST.id) || 'NOTPROVIDED']]]]],
        ['NtryDtls', [['TxDtls', detailsOf(reference, id, description)]]],
      ],
    ];
  }
}

function detailsOf(reference: string | null, id: string, description: string): Element[] {
  const own: Element[] =
    reference === null
      ? []
      : [
          [
            'Prtry',
            [
              ['Tp', 'Reference'],
              ['Ref', cut(reference, LONGEST.id) || 'NOTPROVIDED'],
            ],
          ],
        ];
  const lines = wrapped(plainSpaces(description), LONGEST.unstructured);
  const remittance: Element[] = lines.length === 0 ? [] : [['RmtInf', lines.map((line): Element => ['Ustrd', line])]];
  return [['Refs', [['AcctSvcrRef', id], ...own]], ...remittance];
}

const needText = ({ needs }: AccountContext, number: string | null, of: readonly AccountStatement[]): string =>
  plainSpaces(needs.text('account', number, of));

const indicator = (minor: number | bigint): string => (minor < 0 ? 'DBIT' : 'CRDT');

const cut = (text: string, most: number): string => plainSpaces(text).slice(0, most).trim();
