import { expect, it } from 'vitest';
import { extractionOf, Paper, statementOn } from '../testing/paper.ts';

it("the number beside an account's IBAN is its number", async () => {
  const paper = new Paper().text('IBAN: TR33 0006 1005 1978 6457 8413 26').text('Hesap No: 1182-6620047').down(10);
  paper.row('Tarih', 'Açıklama', 'Borç', 'Alacak', 'Bakiye').row('02.06.2025', 'Market', '4,50', '', '995,50');
  const { accountNumber, iban } = await statementOn(paper);
  expect([accountNumber, iban]).toEqual(['1182-6620047', 'TR330006100519786457841326']);
});

it('an account whose card is named by its last figures has its own number, if that is printed below', async () => {
  const paper = new Paper()
    .text('Current account')
    .text('Card ending in 1182')
    .text('Account number 4000118822004')
    .down(10);
  paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance').row('02 Jun 2025', 'Bakery', '4.50', '', '995.50');
  expect((await statementOn(paper)).accountNumber).toBe('4000118822004');
});

it('the number of a part of an account is more of its number than the one in the head', async () => {
  const paper = new Paper()
    .text('Account number: 3911-467724')
    .down(10)
    .text('Loan part 01 account 3911-467724/01')
    .down(10);
  paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance').row('02 Jun 2025', 'Bakery', '4.50', '', '995.50');
  expect((await statementOn(paper)).accountNumber).toBe('3911-467724/01');
});

it('the labelled number comes before what looks like an IBAN, whatever that is called', async () => {
  const paper = new Paper().text('International Bank Account Number').text('GB33ESKB40535041597035').down(10);
  paper.text('Account Number: 41597035').down(10);
  paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance').row('02 Jun 2025', 'Bakery', '4.50', '', '995.50');
  expect((await statementOn(paper)).accountNumber).toBe('41597035');
});

it('of the numbers in a list of accounts and in the title of the rows, the account has that of the title', async () => {
  const paper = new Paper().text('Fixed Rate ISA 39383116/320 Balance 36,676.45');
  paper.text('Account number 42972902/861').down(10);
  paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance').row('02 Jun 2025', 'Bakery', '4.50', '', '995.50');
  expect((await statementOn(paper)).accountNumber).toBe('42972902/861');
});

/** A page with the rows of an account, one bought thing and what it leaves. */
const rowsOf = (paper: Paper, title: string, price: number, opening = 100, day = '02') =>
  paper
    .text(title)
    .down(20)
    .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
    .row('01 Jun 2025', 'Opening balance', '', '', `${opening}.00`)
    .row(`${day} Jun 2025`, 'Bakery', `${price}.00`, '', `${opening - price}.00`)
    .row('30 Jun 2025', 'Closing balance', '', '', `${opening - price}.00`);
const numbersOf = async (paper: Paper) => (await extractionOf(paper)).statements.map((s) => s.accountNumber);

it('an account without a number of its own has that of the head, not one of several others', async () => {
  const titled = (first: string, second: string) =>
    rowsOf(rowsOf(rowsOf(new Paper(), first, 4).page(), second, 5, 96, '03').page(), 'Frob', 6, 91, '04');
  expect(await numbersOf(titled('Account number 60114482', 'Account number 60114482'))).toEqual([
    '60114482',
    '60114482',
    '60114482',
  ]);
  expect((await numbersOf(titled('Account number 60114482', 'Account number 60114495'))).at(-1)).toBeNull();
});

it("the customer's number stands in for that of a card", async () => {
  const paper = new Paper().text('Creditcardoverzicht').text('Card-klantnummer 38284180325');
  paper.text('Bestedingslimiet 2.500,00').text('Minimaal te betalen bedrag 50,00').text('Vorig saldo 100,00').down(10);
  paper.row('Datum', 'Omschrijving', 'Bedrag').row('02-06-2025', 'Bakker', '4,50').row('03-06-2025', 'Kiosk', '5,50');
  expect((await statementOn(paper.text('Nieuw saldo 110,00'))).accountNumber).toBe('38284180325');
});

it('a title names the account of the rows below it, though a running head still has the number of the first one', async () => {
  const rows = (paper: Paper) =>
    paper
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row('01 Jun 2025', 'Beginning balance', '', '', '100.00')
      .row('02 Jun 2025', 'Bakery', '4.50', '', '95.50')
      .row('30 Jun 2025', 'Ending balance', '', '', '95.50');
  const first = rows(new Paper().text('Account Number: XXXXXXXX6524').down(10));
  const head = first.page().text('Account Number: XXXXXXXX6524').down(10);
  const { statements } = await extractionOf(rows(head.text('Account Number: XXXXXXXX9249').down(10)));
  expect(statements.map((s) => s.accountNumber)).toEqual(['XXXXXXXX6524', 'XXXXXXXX9249']);
});

it('what is owed for a card has the number of the card, not that of the account which pays it', async () => {
  const card = new Paper()
    .text('Kreditkartenabrechnung')
    .text('Karten-Nummer 5209 88XX XXXX 9730')
    .down(10)
    .row('Datum', 'Unternehmen', 'Betrag in EUR', '', '')
    .row('', 'Saldo der letzten Abrechnung', '100,00', '', '')
    .row('02.06.2025', 'Bäckerei', '4,50', '', '')
    .row('20.06.2025', 'Einzug Lastschrift - Danke', '-100,00', '', '')
    .row('', 'Rechnungsbetrag', '4,50', '', '')
    .down(20)
    .text('Der Betrag wird von Ihrem Konto AT611904300234573201 eingezogen');
  expect((await statementOn(card)).accountNumber).toBe('5209 88XX XXXX 9730');
});

it('a kind of account and its number may be two cells of a line, as the next page shows', async () => {
  const rows = (paper: Paper) => paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance');
  const paper = new Paper([40, 110, -370, -460, -550]).at(40, 50, 'Savings account').at(180, 50, '4471-182200.40F');
  paper.at(300, 50, 'IBAN').at(340, 50, 'GB33 ESKB 4053 5041 5970 35').down(30);
  rows(paper)
    .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
    .page()
    .text('Savings account 4471-182200.40F')
    .down(10);
  rows(paper).row('03 Jun 2025', 'Market', '5.50', '', '990.00');
  const { statements } = await extractionOf(paper);
  expect(statements.map(({ accountNumber }) => accountNumber)).toEqual(['4471-182200.40F']);
});

it('the account into which a card is paid is below its label, and not that of the card', async () => {
  const paper = new Paper().text('Kontoauszug Kreditkarte').text('Referenzkonto').text('99 1990 2722 5933').down(30);
  paper.row('Datum', 'Text', 'Betrag').row('02.06.2025', 'Bäckerei', '-4,50');
  expect((await statementOn(paper)).accountNumber).toBeNull();
});

it('zeros before the number of a sheet do not make it the number of an account', async () => {
  const numberBeside = async (kind: string, number: string) => {
    const paper = new Paper().at(40, 50, kind).at(400, 50, number).down(30);
    paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance').row('02 Jun 2025', 'Bakery', '4.50', '', '995.50');
    return (await statementOn(paper)).accountNumber;
  };
  expect(await numberBeside('Current account', 'No 00000001')).toBeNull();
  expect(await numberBeside('Statement of account', 'Nr. 0000012')).toBeNull();
  expect(await numberBeside('Account number', '00000123')).toBe('00000123');
});

it('a number that looks like an amount is that of an account, and not money in a list of accounts', async () => {
  const paper = new Paper().text('Account number 118220.001').text('IBAN: TR33 0006 1005 1978 6457 8413 26');
  const next = rowsOf(paper, 'Movements EUR', 4).page().text('Account number 118220.840');
  const both = rowsOf(next.text('IBAN: GB33 BUKB 2020 1555 5555 55'), 'Movements USD', 5, 700);
  expect(await numbersOf(both)).toEqual(['118220.001', '118220.840']);
});
