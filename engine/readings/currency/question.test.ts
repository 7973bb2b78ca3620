import { expect, it } from 'vitest';
import { extractionOf, Paper, statementOn } from '../../testing/paper.ts';

it('The symbol of the balances printed above the rows shows the currency of amounts that have none.', async () => {
  const paper = new Paper([40, 110, -460])
    .text('Period 1 June 2025 to 30 June 2025')
    .text('Opening balance $100.00')
    .down(10)
    .row('Date', 'Description', 'Amount')
    .row('06/13/2025', 'Bakery', '-10.00');
  expect((await statementOn(paper)).currency).toBe('USD');
});

it('Rows that say nothing in the column of currencies name none.', async () => {
  const paper = new Paper([40, 110, 300, -460])
    .row('Date', 'Description', 'Currency', 'Amount')
    .row('', 'Opening balance', '', '100.00')
    .row('02 Jun 2025', 'Bakery', 'PLN', '-10.00')
    .row('', 'Closing balance', '', '90.00');
  expect((await statementOn(paper)).currency).toBe('PLN');
});

/** A card's paper whose symbol several countries have, with a booking for each text. */
const abroad = (...texts: readonly string[]) =>
  new Paper([40, 110, -460])
    .text('Credit card statement')
    .text('Period 1 June 2025 to 30 June 2025')
    .text('New balance $100.00')
    .down(10)
    .row('Date', 'Description', 'Amount ($)')
    .rows(texts.map((text, i) => [`06/1${i + 3}/2025`, text, '25.00']));

it('Places that most bookings name show whose symbol it is.', async () => {
  const paper = abroad('BAKERY HALIFAX NS', 'FUEL BEDFORD NS', 'CINEMA TRURO NS', 'PIZZA BOSTON MA');
  expect((await statementOn(paper)).currency).toBe('CAD');
});

it('A place that few bookings name shows nothing.', async () => {
  const paper = abroad('BAKERY', 'FUEL', 'CINEMA HALIFAX NS', 'PIZZA');
  expect((await statementOn(paper)).currency).toBe('USD');
});

it('Letters amid the amounts of a list are a security’s.', async () => {
  const paper = new Paper([40, 110, -360, -460])
    .text('Cash account statement')
    .text('Period 1 June 2025 to 30 June 2025')
    .text('BND TOTAL MARKET 88.12 72.11 6,354.33')
    .text('Closing balance $90.00')
    .down(10)
    .row('Date', 'Description', 'Amount ($)', 'Balance ($)')
    .row('06/13/2025', 'Fee', '-10.00', '90.00');
  expect((await statementOn(paper)).currency).toBe('USD');
});

it('A code apart behind a section’s title is its rows’ currency, however often the paper names another.', async () => {
  const section = (paper: Paper, title: string, from: string, to: string) =>
    paper
      .down(20)
      .bold(title)
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row('01 Jun 2025', 'Opening balance', '', '', from)
      .row('02 Jun 2025', 'Bakery', '4.50', '', to)
      .row('30 Jun 2025', 'Closing balance', '', '', to);
  const paper = new Paper().text('Account number 0011-223344').text('Reporting currency: HKD').text('HKD savings');
  section(paper, 'HKD savings account', '1,000.00', '995.50');
  section(paper, 'Savings accounts in foreign currency – USD', '80.00', '75.50');
  expect((await extractionOf(paper)).statements.map(({ currency }) => currency)).toEqual(['HKD', 'USD']);
});

it('A code that another statement of the paper names is not that of rows whose symbol cannot mean it.', async () => {
  const wallet = (paper: Paper, symbol: string) =>
    paper
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row('06/01/2025', 'Opening balance', '', '', `${symbol}80.00`)
      .row('06/13/2025', 'Bakery', `${symbol}4.50`, '', `${symbol}75.50`)
      .row('06/30/2025', 'Closing balance', '', '', `${symbol}75.50`);
  const paper = wallet(new Paper().text('Currency: GBP').down(10), '£').page().text('Account number 0099-887766');
  expect((await extractionOf(wallet(paper, '$'))).statements.map(({ currency }) => currency)).toEqual(['GBP', 'USD']);
});

/** Rows whose symbol several countries have, below some lines of a head. */
const dollars = (first: string, ...head: readonly string[]) => {
  const paper = new Paper();
  for (const line of ['Current account', 'Opening balance $100.00', ...head]) paper.text(line);
  return paper
    .down(10)
    .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
    .row(first, 'Bakery', '4.50', '', '95.50');
};

it.each([
  ['02/14/2025', [], 'USD'],
  ['Feb 14, 2025', [], 'USD'],
  ['14/02/2025', [], null],
  ['14 Feb 2025', [], null],
  ['14 Feb 2025', ['Account number 01-4812-3400008-00'], 'NZD'],
  ['14/02/2025', ['Cuenta: 295425355 Moneda: RD$'], 'DOP'],
])('Dollars are America’s if the month comes first, else of many countries: %s %j', async (day, head, currency) => {
  expect((await statementOn(dollars(day, ...head))).currency).toBe(currency);
});

it('The sign of the yen and the yuan before amounts with decimals is no yen.', async () => {
  const paper = (amount: string) =>
    new Paper([40, 110, -460])
      .text('Period 1 June 2025 to 30 June 2025')
      .row('Date', 'Description', 'Amount')
      .row('02 Jun 2025', 'Bakery', amount);
  expect((await statementOn(paper('¥ -1,112.50'))).currency).toBe('CNY');
  expect((await statementOn(paper('¥ -1,112'))).currency).toBe('JPY');
});

it('The symbol in the heading of the amounts outweighs the codes in a column beside them.', async () => {
  const paper = new Paper([40, 110, -300, -460])
    .text('Period 1 June 2025 to 30 June 2025')
    .down(10)
    .row('Date', 'Description', 'Frobs', 'Amount (Rs.)')
    .row('02 Jun 2025', 'Hotel Mumbai', 'USD 27.00', '-2,143.95')
    .row('04 Jun 2025', 'Hotel Pune', 'USD 12.00', '-943.95')
    .row('05 Jun 2025', 'Hotel Bangalore', 'USD 14.00', '-1,143.95');
  expect((await statementOn(paper)).currency).toBe('INR');
});

it('A label right before its code shows the currency, even behind the title of an account.', async () => {
  const paper = new Paper([40, 110, -460])
    .text('Deposits are protected by law up to SGD 100,000.00 and loans up to SGD 50,000.00')
    .text('Period 1 June 2025 to 30 June 2025')
    .text('FCY Current Account 001-118823-5 Currency: USD')
    .down(10)
    .row('Date', 'Description', 'Amount')
    .row('02 Jun 2025', 'Bakery SGD 12.00', '-10.00');
  expect((await statementOn(paper)).currency).toBe('USD');
});

it('A letter before a long number names no money.', async () => {
  const paper = new Paper([40, 110, -460])
    .text('Period 1 June 2025 to 30 June 2025')
    .text('GST R118820044')
    .down(10)
    .row('Date', 'Description', 'Amount')
    .row('02 Jun 2025', 'Bakery', '-10.00');
  expect((await statementOn(paper)).currency).toBe(null);
});

it('Rates in a list of no bookings give the money of the bookings no third decimal.', async () => {
  const paper = new Paper([40, 110, -460, -550])
    .text('Currency EUR')
    .text('Period 1 June 2025 to 30 June 2025')
    .row('Date', 'Description', 'Amount', 'Balance')
    .row('02 Jun 2025', 'Bakery', '-10.00', '90.00')
    .row('05 Jun 2025', 'Kiosk', '-20.00', '70.00')
    .down(20)
    .text('Interest summary')
    .row('02 Jun 2025', '3 days', '90.00', '5.250')
    .row('05 Jun 2025', '25 days', '70.00', '5.250');
  expect((await statementOn(paper)).decimals).toBe(2);
});

it('The money in one account’s title is not that of another, whose country says what its symbol means.', async () => {
  const account = (paper: Paper, title: string, symbol: string, opening: string, closing: string) =>
    paper
      .text(title)
      .down(10)
      .row('Fecha', 'Concepto', 'Débitos', 'Créditos', 'Saldo')
      .row('', 'Saldo anterior', '', '', opening)
      .row('02/06/25', 'Panadería', '4,50', '', closing)
      .row('', 'Saldo final', '', '', closing)
      .text(`Total débitos: ${symbol} 4,50`);
  const paper = new Paper().text('CUIT 30-11882200-5');
  account(paper, 'Caja de ahorro en pesos $ Nro. 118-220047/1', '$', '100,00', '95,50').down(20);
  account(paper, 'Caja de ahorro en dólares U$S Nro. 118-220047/2', 'U$S', '50,00', '45,50');
  const { statements } = await extractionOf(paper);
  expect(statements.map((s) => [s.accountNumber, s.currency])).toEqual([
    ['118-220047/1', 'ARS'],
    ['118-220047/2', 'USD'],
  ]);
});

it('Prices of three decimals in a column without bookings leave the money the two of its currency.', async () => {
  const paper = new Paper([40, 110, -280, -370, -460])
    .text('Fleet account statement')
    .text('Currency USD')
    .row('Date', 'Description', 'Gallons', 'Price/Gal', 'Amount')
    .row('02 Jun 2025', 'Fuel', '28.990', '3.474', '100.71')
    .row('03 Jun 2025', 'Fuel', '10.100', '3.474', '35.09');
  const { decimals } = await statementOn(paper);
  expect(decimals).toBe(2);
});

it('The state and the postcode of an address are no money.', async () => {
  const paper = new Paper([40, 110, -460])
    .text('Account statement')
    .text('WENDELL ORMSBY')
    .text('118 RIDGE RD')
    .text('BUTTE MT 59701')
    .down(10);
  paper.row('Date', 'Description', 'Amount').row('02 Jun 2025', 'Bakery', '-10.00');
  expect((await statementOn(paper)).currency).toBeNull();
});

it('Of two columns of codes, that beside what is booked names the currency.', async () => {
  const codes = (before: boolean) => {
    const pair = (code: string, amount: string) => (before ? [code, amount] : [amount, code]);
    const grid = before ? [300, -370, 400, -490] : [-340, 350, -470, 480];
    return new Paper([40, 110, ...grid, -570])
      .row('Date', 'Description', ...pair('Currency', 'Original amount'), ...pair('Currency', 'Amount'), 'Balance')
      .row('02 Jun 2025', 'Bakery', ...pair('USD', '5.00'), ...pair('EUR', '-4.50'), '995.50')
      .row('03 Jun 2025', 'Salary', ...pair('USD', '2,200.00'), ...pair('EUR', '2,000.00'), '2,995.50')
      .row('05 Jun 2025', 'Rent', ...pair('USD', '1,080.00'), ...pair('EUR', '-980.00'), '2,015.50');
  };
  expect((await statementOn(codes(true))).currency).toBe('EUR');
  expect((await statementOn(codes(false))).currency).toBe('EUR');
});

it('Words that are codes by chance name no money, also in a sentence with figures.', async () => {
  const paper = (line: string) =>
    new Paper([40, 110, -460])
      .text('Current account')
      .text(line)
      .text('Opening balance 100.00')
      .down(10)
      .row('Date', 'Description', 'Amount')
      .row('02 Jun 2025', 'Bakery', '-10.00');
  expect((await statementOn(paper('EXAMINE ALL ENTRIES AND REPORT ERRORS WITHIN 30 DAYS'))).currency).toBeNull();
  expect((await statementOn(paper('Account currency: ALL'))).currency).toBe('ALL');
});

it('The ways to pay in few bookings are those of payees.', async () => {
  const paper = (...texts: readonly string[]) => {
    const drawn = new Paper([40, 110, -460]).text('Current account').text('Opening balance 100.00').down(10);
    drawn.row('Date', 'Description', 'Amount');
    for (const text of texts) drawn.row('02 Jun 2025', text, '-10.00');
    return drawn;
  };
  expect((await statementOn(paper('UPI/12/Bakery', 'Cinema', 'UPI/13/Market'))).currency).toBe('INR');
  expect((await statementOn(paper('UPI/12/Bakery', 'Cinema', 'Market', 'Rent'))).currency).toBeNull();
});

it('"din" between the numbers of pages is no dinar.', async () => {
  const paper = new Paper([40, 110, -460])
    .text('Extras de cont')
    .text('Sold precedent 100.00')
    .down(10)
    .row('Data', 'Detalii', 'Suma')
    .row('02.06.2025', 'Brutăria', '-10.00')
    .down(10)
    .text('Pagina 1 din 1', 400);
  expect((await statementOn(paper)).currency).toBeNull();
});

it('Beside a longer symbol of a currency the shorter one means another.', async () => {
  const currency = async (other: string) => {
    const paper = new Paper([40, 110, -460, -550]).text(`Saldo inicial dólares ${other} 4.402,56`).down(10);
    paper.row('Fecha', 'Concepto', 'Importe', 'Saldo').row('02/06/2025', 'Compra', '-$ 10,00', '$ 90,00');
    return (await statementOn(paper.row('20/06/2025', 'Compra', '-$ 10,00', '$ 80,00'))).currency;
  };
  expect(await currency('U$S')).not.toBe('USD');
  expect(await currency('USD')).toBe('USD');
});

it('A title that says in which currency accounts are names the money, one of payments does not.', async () => {
  const currency = async (title: string) => {
    const paper = new Paper([40, 110, -460]).text(title).down(10).row('Fecha', 'Concepto', 'Importe');
    return (await statementOn(paper.row('02/06/2025', 'Compra', '-10,00').row('03/06/2025', 'Abono', '20,00')))
      .currency;
  };
  expect(await currency('Pagos en soles')).toBeNull();
  expect(await currency('Synthèse de vos comptes en euros')).toBe('EUR');
  expect(await currency('VALORES EM R$')).toBe('BRL');
  expect(await currency('SOLES')).toBe('PEN');
  expect(await currency('Real')).toBeNull();
  expect(await currency('Amounts in $')).toBeNull();
  expect(await currency('Les dépôts en euros et en soles sont garantis par le fonds')).toBeNull();
});

it('A label or a heading names dollars, whatever longer symbols are elsewhere on the paper.', async () => {
  const paper = new Paper([40, 110, -460, -550]).text('Currency USD').text('Balance US$500.00').down(10);
  paper.row('Date', 'Description', 'Amount', 'Balance').row('06/02/2025', 'Bakery', '-$10.00', '$490.00');
  expect((await statementOn(paper.row('06/20/2025', 'Market', '-$10.00', '$480.00'))).currency).toBe('USD');
});
