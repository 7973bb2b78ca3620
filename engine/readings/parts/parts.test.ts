import { describe, expect, it } from 'vitest';
import { extractionOf, Paper, readingsOn } from '../../testing/paper.ts';

const HEAD = ['Date', 'Description', 'Debit', 'Credit', 'Balance'] as const;
const account = (paper: Paper, number: string, month: string, opening: string, closing: string) =>
  paper
    .text(`Account number ${number}`)
    .text(`Period 01 ${month} 2025 to 30 ${month} 2025`)
    .down(10)
    .row(...HEAD)
    .row(`01 ${month} 2025`, 'Opening balance', '', '', opening)
    .row(`02 ${month} 2025`, 'Bakery', '4.50', '', closing)
    .row(`30 ${month} 2025`, 'Closing balance', '', '', closing);
const partsOf = async (paper: Paper) =>
  (await readingsOn(paper)).parts.map((p) => p.rows.filter((r) => r.role === 'transaction').map((r) => r.date));

describe('a document', () => {
  it('of one account is one part', async () => {
    expect(await partsOf(account(new Paper(), '0011-223344', 'June', '1,000.00', '995.50'))).toEqual([['2025-06-02']]);
  });

  it('of two accounts is two', async () => {
    const paper = account(new Paper(), '0011-223344', 'June', '1,000.00', '995.50').down(40);
    expect(await partsOf(account(paper, '0099-887766', 'June', '50.00', '45.50'))).toEqual([
      ['2025-06-02'],
      ['2025-06-02'],
    ]);
  });

  it('of two accounts has each fact in one of them: facts below the first rows do not title the second', async () => {
    const list = (paper: Paper, title: string, name: string) =>
      paper
        .text(title)
        .row(...HEAD)
        .row('01 June 2025', 'Opening balance', '', '', '100.00')
        .row('02 June 2025', name, '10.00', '', '90.00')
        .row('30 June 2025', 'Closing balance', '', '', '90.00')
        .row('', 'Total withdrawals: 1 item', '10.00');
    const { parts } = await readingsOn(list(list(new Paper(), 'Savings', 'Rent'), 'Checking', 'Bakery'));
    const [first, second] = parts.map(({ part }) => part);
    const lastRow = first.rows[first.rows.length - 1].lines[0].source.line.index;
    expect(second.fromLine).toBe(lastRow + 1);
    expect(first.toLine).toBe(second.fromLine);
  });

  it('of an account and one of its cards is one', async () => {
    const paper = new Paper().text('Account number 0011-223344').text('Period 01 June 2025 to 30 June 2025').down(10);
    paper.row(...HEAD).row('02 Jun 2025', 'Bakery', '4.50', '', '995.50');
    paper.down(10).text('Card number XXXX-XXXX-XXXX-1711').down(10);
    paper.row(...HEAD).row('03 Jun 2025', 'Cafe', '4.50', '', '991.00');
    expect(await partsOf(paper)).toEqual([['2025-06-02', '2025-06-03']]);
  });

  it('of two periods of one account is two, each with its own period', async () => {
    const paper = account(new Paper(), '0011-223344', 'April', '1,000.00', '995.50').page();
    const { parts } = await readingsOn(account(paper, '0011-223344', 'June', '995.50', '991.00'));
    expect(parts.map((p) => [p.period.start, p.period.end])).toEqual([
      ['2025-04-01', '2025-04-30'],
      ['2025-06-01', '2025-06-30'],
    ]);
  });

  it('of two periods whose rows are below the headings of days is two', async () => {
    const month = (paper: Paper, name: string, opening: string, closing: string) =>
      paper
        .text(`Period 01 ${name} 2025 to 30 ${name} 2025`)
        .down(10)
        .row('', ...HEAD.slice(1))
        .row('', 'Balance brought forward', '', '', opening)
        .text(`02 ${name} 2025`)
        .row('', 'Bakery', '4.50', '', closing)
        .text(`05 ${name} 2025`)
        .row('', 'Bakery', '1.00', '', '990.00');
    const paper = month(month(new Paper(), 'April', '995.50', '991.00').page(), 'June', '990.00', '985.50');
    expect(await partsOf(paper)).toEqual([
      ['2025-04-02', '2025-04-05'],
      ['2025-06-02', '2025-06-05'],
    ]);
  });

  it('of two periods that differ only in their dates is two; a period before the first is not one', async () => {
    const month = (paper: Paper, name: string, balance: string) =>
      paper
        .text(`Period 01 ${name} 2025 to 30 ${name} 2025`)
        .text(`Balance on 30 ${name} 2025 ${balance}`)
        .down(10)
        .row(...HEAD)
        .row(`02 ${name} 2025`, 'Bakery', '4.50', '', '995.50')
        .row(`05 ${name} 2025`, 'Bakery', '4.50', '', balance);
    const paper = month(month(new Paper(), 'April', '991.00').page(), 'June', '991.00');
    expect(await partsOf(paper)).toEqual([
      ['2025-04-02', '2025-04-05'],
      ['2025-06-02', '2025-06-05'],
    ]);
    const back = month(month(new Paper(), 'June', '991.00').page(), 'April', '991.00');
    expect(await partsOf(back)).toHaveLength(1);
  });

  it('of two books on one page is two if the second brings forward another balance than the first has', async () => {
    const books = (brought: string) =>
      new Paper()
        .row(...HEAD)
        .row('', 'Balance brought forward', '', '', '1,000.00')
        .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
        .bold('Savings')
        .row(...HEAD)
        .row('', 'Balance brought forward', '', '', brought)
        .row('03 Jun 2025', 'Market', '5.50', '', '90.00');
    expect(await partsOf(books('95.50'))).toEqual([['2025-06-02'], ['2025-06-03']]);
    expect(await partsOf(books('995.50'))).toEqual([['2025-06-02', '2025-06-03']]);
  });

  it('stays one if a summary below the rows states the opening balance again', async () => {
    const paper = account(new Paper(), '0011-223344', 'June', '1,000.00', '995.50');
    paper.row('', 'Opening balance', '', '', '1,000.00').row('', 'Fees', '', '', '0.00');
    expect(await partsOf(paper.row('', 'Closing balance', '', '', '995.50'))).toEqual([['2025-06-02']]);
  });

  it('stays one over a page that brings the balance of the row above', async () => {
    const april = account(new Paper(), '0011-223344', 'April', '1,000.00', '995.50').page();
    const paper = april
      .text('Account number 0011-223344')
      .text('Period 01 June 2025 to 30 June 2025')
      .down(10)
      .row(...HEAD)
      .row('02 Jun 2025', 'Bakery', '4.50', '', '991.00')
      .page()
      .row(...HEAD)
      .row('', 'Balance brought forward', '', '', '991.00')
      .row('03 Jun 2025', 'Market', '5.50', '', '985.50');
    const { parts } = await readingsOn(paper);
    expect(parts.map((p) => [p.period.start, p.rows.filter((r) => r.role === 'transaction').length])).toEqual([
      ['2025-04-01', 1],
      ['2025-06-01', 2],
    ]);
  });

  it('stays one over pages that carry its balance', async () => {
    const paper = new Paper()
      .text('Account number 0011-223344')
      .row(...HEAD)
      .row('01 Jun 2025', 'Opening balance', '', '', '1,000.00')
      .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
      .row('', 'Balance carried forward', '', '', '995.50')
      .page()
      .text('Account number 0011-223344')
      .row(...HEAD)
      .row('', 'Balance brought forward', '', '', '995.50')
      .row('03 Jun 2025', 'Market', '5.50', '', '990.00');
    expect(await partsOf(paper)).toEqual([['2025-06-02', '2025-06-03']]);
  });

  it('stays one over pages that are counted on, whatever they call what they carry', async () => {
    const turned = (foot: string, next: string) => {
      const paper = new Paper().text('Page 1', 500).text('Account number 0011-223344');
      paper.row(...HEAD).row('01 Jun 2025', 'Opening balance', '', '', '1,000.00');
      paper.row('02 Jun 2025', 'Bakery', '4.50', '', '995.50').row('', foot, '', '', '995.50');
      paper
        .page()
        .text(next, 500)
        .text('Account number 0011-223344')
        .row(...HEAD);
      paper.row('', 'Opening balance', '', '', '995.50').row('03 Jun 2025', 'Market', '5.50', '', '990.00');
      return partsOf(paper);
    };
    expect(await turned('Suma ysigue', 'Page 2')).toEqual([['2025-06-02', '2025-06-03']]);
    expect(await turned('Closing balance', 'Page 2')).toEqual([['2025-06-02'], ['2025-06-03']]);
    expect(await turned('Suma ysigue', 'Page 1')).toEqual([['2025-06-02'], ['2025-06-03']]);
  });

  it('of two currencies under headings of their own is two', async () => {
    const paper = new Paper();
    for (const code of ['EUR', 'USD']) {
      paper
        .row('Date', 'Description', `Debit (${code})`, `Credit (${code})`, `Balance (${code})`)
        .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
        .row('03 Jun 2025', 'Market', '5.50', '', '990.00')
        .down(30);
    }
    expect((await readingsOn(paper)).parts.map((p) => p.currency)).toEqual(['EUR', 'USD']);
  });
});

describe('the head of another statement on the same page', () => {
  const columns = [40, 110, -460, -550] as const;
  const list = (paper: Paper, closing: string) =>
    paper
      .row('02 Jun 2025', 'Bakery', '-4.50', '995.50')
      .row('', 'Card 4421', '', '')
      .row('03 Jun 2025', 'Market', '-5.50', closing)
      .row('', 'IBAN DE12 5001 0517 0648 4898 90', '', '');
  const second = (paper: Paper) =>
    list(
      paper.down(30).text('Account number: 0099-887766').text('01/06/2025 - 30/06/2025').text('Currency: USD').down(14),
      '990.00',
    );

  it('does not belong to the rows above, whether a header follows or not', async () => {
    for (const header of [true, false]) {
      const paper = new Paper(columns)
        .text('Account number: 0011-223344')
        .text('Currency: EUR')
        .text('01/06/2025 - 30/06/2025')
        .down(10);
      if (header) paper.row('Date', 'Description', 'Amount', 'Balance');
      const { parts } = await readingsOn(second(list(paper, '990.00')));
      expect(parts.map((p) => [p.rows.map((r) => r.description), p.currency])).toEqual([
        [['Bakery Card 4421', 'Market IBAN DE12 5001 0517 0648 4898 90'], 'EUR'],
        [['Bakery Card 4421', 'Market IBAN DE12 5001 0517 0648 4898 90'], 'USD'],
      ]);
    }
  });
});

it('a balance below the rows is theirs, not the head of the next statement', async () => {
  const paper = new Paper();
  for (const [number, opening, closing] of [
    ['0011-223344', '1,000.00', '995.50'],
    ['0099-887766', '50.00', '45.50'],
    ['0055-112233', '80.00', '75.50'],
  ]) {
    paper.text(`Account number: ${number}`).row('Date', 'Description', 'Debit', 'Credit', '');
    paper.row('02 Jun 2025', 'Bakery', '4.50', '', '').down(20);
    paper.text(`Opening balance: ${opening}`).text(`Closing balance: ${closing}`).page();
  }
  const { statements } = await extractionOf(paper);
  expect(statements.map((s) => [s.accountNumber, s.openingBalance])).toEqual([
    ['0011-223344', 100000],
    ['0099-887766', 5000],
    ['0055-112233', 8000],
  ]);
});

it('a summary below the rows of each parts statements if the closing balance of one opens the next', async () => {
  const list = (paper: Paper, day: string, opening: string, paid: string, closing: string) =>
    paper
      .text('Account number 0011-223344')
      .down(10)
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row(`02 ${day}`, 'Bakery', paid, '', closing)
      .down(10)
      .text(`Opening balance ${opening}`)
      .text(`Closing balance ${closing}`)
      .page();
  const paper = list(new Paper(), 'May 2025', '100.00', '10.00', '90.00');
  const { statements } = await extractionOf(list(paper, 'Jun 2025', '90.00', '15.00', '75.00'));
  expect(statements.map((s) => [s.openingBalance, s.closingBalance])).toEqual([
    [10000, 9000],
    [9000, 7500],
  ]);
});

it('a statement that begins with its opening balance has the period above that, on its page', async () => {
  const list = (paper: Paper, month: string, opening: string, paid: string, closing: string) =>
    paper
      .text(`01 ${month} 2025 to 30 ${month} 2025`)
      .text('Harbour Street 4')
      .text(`Opening balance ${opening}`)
      .down(10)
      .row('Reference', 'Description', 'Debit', 'Credit', 'Balance')
      .row('4471-22', 'Bakery', paid, '', closing)
      .row(`02 ${month} 2025`, 'Florist', paid, '', closing);
  const paper = list(new Paper(), 'April', '100.00', '10.00', '90.00').page();
  const { statements } = await extractionOf(list(paper, 'June', '80.00', '5.00', '75.00'));
  expect(statements.map((s) => s.periodStart)).toEqual(['2025-04-01', '2025-06-01']);
});

it('a page’s running head that names the account before does not belong to the next statement', async () => {
  const list = (paper: Paper, number: string, closing: string) =>
    paper
      .text(`Account number ${number}`)
      .text('Harbour Street 4')
      .text('Port Example')
      .text('Currency EUR')
      .down(10)
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row('02 Jun 2025', 'Bakery', '4.50', '', closing);
  const paper = list(new Paper(), '0011-223344', '90.00').page().text('Account number 0011-223344').text('Fees 0.00');
  const { statements } = await extractionOf(list(paper.down(20), '0099-887766', '50.00'));
  expect(statements.map((s) => s.accountNumber)).toEqual(['0011-223344', '0099-887766']);
});

it('an account named above a linked one parts statements as well', async () => {
  const list = (paper: Paper, number: string, closing: string) =>
    paper
      .text(`Account number ${number}`)
      .text('Linked account 4345-25369810')
      .down(10)
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row('02 Jun 2025', 'Bakery', '4.50', '', closing)
      .page();
  const { statements } = await extractionOf(list(list(new Paper(), '0011-223344', '90.00'), '0099-887766', '50.00'));
  expect(statements.map((s) => s.accountNumber)).toEqual(['0011-223344', '0099-887766']);
});
