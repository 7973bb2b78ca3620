import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

type Row = readonly string[];

const ROWS: readonly Row[] = [
  ['02 Jun 2025', 'Bakery', '10.00', ''],
  ['03 Jun 2025', 'Salary', '', '200.00'],
  ['05 Jun 2025', 'Market', '30.00', ''],
];
const GRID = [40, 110, -370, -460, -550];

/** What keeps a paper of these rows, with more lines above them, from being verified. */
const codeOf = async (head: readonly string[], { rows = ROWS, title = 'Current account', symbol = '' } = {}) => {
  const paper = new Paper(GRID).text(title);
  for (const line of head) paper.text(line);
  paper.text('Period 1 June 2025 to 30 June 2025');
  paper.text(`Opening balance ${symbol}1000.00`).text(`Closing balance ${symbol}1160.00`).down(10);
  const booked = rows.map((row) => row.map((cell, i) => (i > 1 && cell !== '' ? `${symbol}${cell}` : cell)));
  const read = await statementOn(paper.row('Date', 'Description', 'Money out', 'Money in').rows(booked));
  const { status, reason } = read.reconciliation;
  return status === 'verified' ? `verified ${read.currency}` : reason.split(':')[0];
};

it.each([
  ['verified EUR', ['Currency EUR']],
  ['verified EUR', ['Amounts in EUR']],
  ['verified GBP', ['Sort code 20-11-22']],
  ['verified null', ['Pay friends with Swish']],
  ['verified null', ['Send money home with UPI and IMPS']],
  ['CURRENCY_ANCHORED', ['Fees in USD']],
  ['verified EUR', ['Currency EUR', 'Dollar account']],
  ['CURRENCY_ANCHORED', ['Euro account', 'Sort code 20-11-22']],
  ['CURRENCY_ANCHORED', ['Statement in Swiss francs', 'Sort code 20-11-22']],
  ['verified GBP', ['Pound account', 'Sort code 20-11-22']],
  ['CURRENCY_ANCHORED', ['Eurokonto', 'Sort code 20-11-22']],
  ['CURRENCY_ANCHORED', ['US-Dollar-Konto', 'IBAN CH93 0076 2011 6238 5295 7']],
  ['CURRENCY_ANCHORED', ['Dollarkonto', 'IBAN CH93 0076 2011 6238 5295 7']],
  ['verified CHF', ['Frankenkonto', 'IBAN CH93 0076 2011 6238 5295 7']],
  ['verified CHF', ['Sparkonto', 'IBAN CH93 0076 2011 6238 5295 7']],
  ['CURRENCY_ANCHORED', ['Euro Savings', 'Sort code 20-11-22']],
  ['verified GBP', ['Sterling Savings', 'Sort code 20-11-22']],
  ['CURRENCY_ANCHORED', ['Interest table in GBP']],
  ['CURRENCY_ANCHORED', ['Currency EUR', 'Currency USD']],
  ['verified PEN', ['Cuenta corriente moneda nacional', 'Moneda SOLES (PEN)']],
  ['CURRENCY_ANCHORED', ['Cuenta corriente moneda nacional', 'Moneda EUROS (EUR)']],
])('the money of a paper is %s by %j', async (judged, head) => expect(await codeOf(head)).toBe(judged));

it.each([
  ['verified null', 'Bank, Vancouver, WA', '$'],
  ['verified CAD', 'Bank, Vancouver', '$'],
  ['verified TWD', 'Bank, Taipei', '$'],
  ['verified LRD', 'Bank, Monrovia', '$'],
  ['verified GBP', 'Bank, London', '£'],
  ['CURRENCY_ANCHORED', 'Bank, Cairo', '£'],
])('the money of a symbol is %s at %s', async (judged, place, symbol) =>
  expect(await codeOf([place], { symbol })).toBe(judged),
);

it('a title of another currency between the rows leaves them unproved', async () => {
  const amid = async (title: string) => {
    const paper = new Paper(GRID)
      .text('Current account')
      .text('Currency EUR')
      .text('Period 1 June 2025 to 30 June 2025');
    paper.text('Opening balance 1000.00').text('Closing balance 1160.00').down(10);
    paper.row('Date', 'Description', 'Money out', 'Money in').rows(ROWS.slice(0, 2)).bold(title);
    return (await statementOn(paper.rows(ROWS.slice(2)))).reconciliation.status;
  };
  expect(await amid('EUR')).toBe('verified');
  expect(await amid('USD')).toBe('unverifiable');
  expect(await amid('US dollars')).toBe('unverifiable');
});

it('the code of a payment abroad between its amount and its rate names no money of the rows', async () => {
  const abroad = async (...texts: readonly string[]) => {
    const paper = new Paper(GRID).text('Current account').text('Currency EUR');
    paper.text('Period 1 June 2025 to 30 June 2025').text('Opening balance 1000.00').text('Closing balance 1160.00');
    paper
      .down(10)
      .row('Date', 'Description', 'Money out', 'Money in')
      .row(...ROWS[0]!);
    for (const text of texts) paper.row('', text);
    return (await statementOn(paper.down(6).rows(ROWS.slice(1)))).reconciliation.status;
  };
  expect(await abroad('$11.64', 'USD', '1.164000 Exchange Rate')).toBe('verified');
  expect(await abroad('$11.64', 'USD')).toBe('unverifiable');
});

it('codes of several currencies at one place of each row are a column, with a heading or without', async () => {
  const coded = async (...codes: readonly string[]) => {
    const paper = new Paper([40, 110, 300, -460, -550]).text('Current account').text('Currency EUR');
    paper.text('Opening balance 1000.00').text('Closing balance 1160.00').down(10);
    paper.row('Date', 'Description', '', 'Money out', 'Money in');
    const rows = ROWS.map(([day, text, out, into], i) => [day, text, codes[i], out, into]);
    return (await statementOn(paper.rows(rows))).reconciliation.status;
  };
  expect(await coded('EUR', 'EUR', 'EUR')).toBe('verified');
  expect(await coded('USD', 'EUR', 'USD')).toBe('unverifiable');
});

it('codes under a heading are of the amounts that were paid, beside what is booked in its own money', async () => {
  const booked = async (heading: string) => {
    const paper = new Paper([40, 120, -370, 400, -550]).text('Cuenta corriente').text('Moneda de la cuenta EUR');
    paper.text('Saldo inicial 1.000,00').text('Saldo final 889,00').down(10);
    paper.row('Fecha', 'Concepto', 'Importe original', 'Moneda', heading).rows([
      ['12.06.2025', 'Panadería', '11,00', 'EUR', '-11,00'],
      ['13.06.2025', 'Hotel', '25,00', 'USD', '-110,00'],
      ['14.06.2025', 'Devolución', '10,00', 'EUR', '10,00'],
    ]);
    paper
      .down(20)
      .text('Importes bloqueados (aún no contabilizados)')
      .rows([['15.06.2025', 'Cine', '', '', '8,00']]);
    return (await statementOn(paper)).reconciliation.status;
  };
  expect(await booked('Importe, EUR')).toBe('verified');
  expect(await booked('Importe')).toBe('unverifiable');
});

it.each([
  'Figures in EUR million',
  'Amounts in lakhs',
  'Amounts in pence',
  'Alle Beträge in TEUR',
  'Beträge in DM',
  'Quantities in grams',
])('amounts are in another unit, or are not money: %s', async (line) =>
  expect(await codeOf(['Currency EUR', line])).toBe('AMOUNTS_ANCHORED'),
);

it('an account of hours or points does not hold money', async () => {
  for (const title of ['Time account', 'Points account'])
    expect(await codeOf([], { title }), title).toBe('AMOUNTS_ANCHORED');
});

it.each(['50 .00', '1250 00', '50. 00', '50.0 0', '1250.00 1400.00'])(
  'an amount that is broken, or may be two, is not certain: %s',
  async (amount) => {
    const rows = [...ROWS, ['06 Jun 2025', 'To Miller', amount, ''], ['09 Jun 2025', 'From Miller', '', amount]];
    expect(await codeOf(['Currency EUR'], { rows })).toBe('AMOUNTS_ANCHORED');
  },
);

const marked = async (one: string, other: string, legend: string) => {
  const paper = new Paper(GRID).text('Current account').text('Currency EUR').text('Period 1 June 2025 to 30 June 2025');
  paper.text('Opening balance 100.00').text('Closing balance 100.00').down(10).row('Date', 'Description', 'Amount');
  paper.row('02 Jun 2025', 'Alpha', `50.00${one}`).row('03 Jun 2025', 'Beta', `50.00${other}`).down(12).text(legend);
  return (await statementOn(paper)).reconciliation.status;
};

it.each([
  ['verified', ' DR', ' CR', 'DR = debit, CR = credit'],
  ['verified', ' D', ' C', 'D = withdrawal, C = deposit'],
  ['verified', ' S', ' H', 'S = Sollsaldo/Belastung, H = Habensaldo/Gutschrift'],
  ['unverifiable', ' S', ' H', 'S = Belastung/Gutschrift, H = Habensaldo/Gutschrift'],
  ['unverifiable', ' S', ' H', 'S = Geldeingang/Soll, H = Ausgabe/Haben'],
  ['unverifiable', ' D', ' C', 'D = deposit, C = cheque'],
  ['unverifiable', ' CR', ' DR', 'CR = charge, DR = deposit received'],
  ['unverifiable', ' D', ' C', 'D: Depósito  C: Cargo'],
  ['unverifiable', ' DR', ' CR', 'DR: Deposit; CR: Charge'],
  ['unverifiable', ' D', ' C', '(D) deposit (C) charge'],
  ['verified', ' D', ' C', 'D: withdrawal  C: deposit'],
  ['verified', ' D', ' C', 'C: see overleaf'],
  ['unverifiable', ' D', ' C', 'DR increases your balance; CR decreases your balance'],
  ['unverifiable', ' DR', ' CR', "Signs are shown from the bank's point of view."],
])('marks are %s: %s %s, “%s”', async (status, one, other, legend) =>
  expect(await marked(one, other, legend)).toBe(status),
);

it('a section of reversals is not of the side that it names', async () => {
  const sections = async (first: string, second: string) => {
    const paper = new Paper([40, 110, -460]).text('Current account').text('Currency EUR');
    paper.text('Period 1 June 2025 to 30 June 2025').text('Opening balance 100.00').text('Closing balance 130.00');
    paper.down(8).bold(first).row('Date', 'Description', 'Amount').row('02 Jun 2025', 'Alpha', '50.00').down(8);
    paper.bold(second).row('Date', 'Description', 'Amount').row('03 Jun 2025', 'Beta', '20.00');
    return (await statementOn(paper)).reconciliation.status;
  };
  expect(await sections('Deposits', 'Withdrawals')).toBe('verified');
  expect(await sections('Reversed deposits', 'Reversed withdrawals')).not.toBe('verified');
});

it('a customer’s ledger and a loan are not accounts because of a bank’s details', async () => {
  const titled = async (title: string) => {
    const paper = new Paper([40, 110, -370, -460]).text(title).text('Currency EUR');
    paper.text('IBAN DE89 3704 0044 0532 0130 00').down(10).row('Date', 'Description', 'Amount', 'Balance');
    paper.row('01 Jun 2025', 'Opening balance', '', '100.00').row('02 Jun 2025', 'Alpha', '50.00', '150.00');
    paper.row('03 Jun 2025', 'Beta', '-20.00', '130.00').row('30 Jun 2025', 'Closing balance', '', '130.00');
    return (await statementOn(paper)).reconciliation.status;
  };
  expect(await titled('Bankauszug')).toBe('verified');
  for (const title of ['Rent account', 'Kundenkonto', 'Compte client', 'Abrufkredit', 'Cuenta de crédito'])
    expect(await titled(title), title).toBe('unverifiable');
});

it('The headings of figures are no legend of signs, whatever their words are together.', async () => {
  const grid = [40, 180, 320, 440];
  const read = async (total: string) => {
    const paper = new Paper(grid)
      .text('Current account')
      .text('Currency EUR')
      .text('Period 1 June 2025 to 30 June 2025');
    paper.row('Beginning balance', 'Total credits', total, 'Ending balance');
    paper.row('100.00', '+50.00', '-20.00', '130.00').down(12);
    paper.row('Date', 'Details', 'Amount').row('02 Jun 2025', 'Alpha', '+50.00').row('03 Jun 2025', 'Beta', '-20.00');
    return (await statementOn(paper)).reconciliation.status;
  };
  expect(await read('Total paid out')).toBe('verified');
});
