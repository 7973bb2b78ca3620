import { expect, it } from 'vitest';
import { Paper, rowsOn } from '../../testing/paper.ts';

const table = (title: string) =>
  new Paper([40, 110, -460, -550])
    .row('Date', 'Description', 'Amount', 'Balance')
    .row('02 Jun 2025', 'Bakery', '-4.50', '995.50')
    .row('03 Jun 2025', 'Salary', '2,000.00', '2,995.50')
    .down(10)
    .text(title);

const doubts = async (paper: Paper) => (await rowsOn(paper)).doubtful.map(({ line }) => line.line.text);

it('doubts lines below the bookings that have a date, words and no amount', async () => {
  expect(await doubts(table('More of it').text('04 Jun 2025 Rent'))).toEqual(['04 Jun 2025 Rent']);
});

it('does not doubt them below a title of what is no booking', async () => {
  expect(await doubts(table('Pending transactions').text('04 Jun 2025 Rent'))).toEqual([]);
});

it('does not doubt days and amounts below labels of their own, one of which names what is due', async () => {
  const headed = (last: string) =>
    new Paper([40, 200, 330, 450])
      .row('Statement date', 'Payment due date', 'Credit limit', last)
      .row('01-07-2023', '24-07-2023', '22,800.00', '50.00')
      .down(30)
      .text('Nothing else is on the paper');
  expect(await doubts(headed('Minimum payment'))).toEqual([]);
  expect(
    await doubts(new Paper([40, 200]).row('From', 'Paid').row('01-07-2023', '50.00').down(30).text('Else')),
  ).toEqual(['01-07-2023 50.00']);
});

it('does not doubt a rate and the day from which it holds', async () => {
  expect(await doubts(table('More of it').row('01 Jun 2025', '13.58 %'))).toEqual([]);
});

it('does not doubt a rate that changed on a day among the bookings, nor take it for a text of theirs', async () => {
  const paper = table('')
    .row('04 Jun 2025', 'Interest rate changed to 5.64% p.a.')
    .row('05 Jun 2025', 'Rent', '-980.00');
  const { doubtful, rows } = await rowsOn(paper);
  expect([doubtful, rows.map((r) => r.texts[1])]).toEqual([[], ['Bakery', 'Salary', 'Rent']]);
});

it('does not doubt a text that begins with the day on which the paper was made', async () => {
  const said = (word: string) => doubts(table('More of it').row(`${word} 04 Jun 2025 09.14. Items that are not yet`));
  expect(await said('Printed')).toEqual([]);
  expect(await said('Bought')).not.toEqual([]);
});

it('does not doubt a printed period', async () => {
  expect(await doubts(table('More of it').row('01 Jun 2025', '– 30 Jun 2025'))).toEqual([]);
});

it('does not doubt what continues with such a list on the next page', async () => {
  const paper = (title: string) =>
    table(title).row('04 Jun 2025', 'Rent').page().at(40, 60, '05 Jun 2025').at(-460, 60, '12.50');
  expect(await doubts(paper('Pending transactions'))).toEqual([]);
  expect(await doubts(paper('More of it'))).not.toEqual([]);
});

it('reads no bookings below a title for balances by day', async () => {
  const paper = table('Daily ending balances').row('02 Jun 2025', '', '', '995.50').row('03 Jun 2025', '', '2,995.50');
  const { rows } = await rowsOn(paper);
  expect(rows.map((r) => r.section?.sign ?? null)).toEqual([null, null, 0, 0]);
});

it('takes up the bookings again below the header of the next page', async () => {
  const paper = table('Credit limit').row('02 Jun 2025', '', '', '500.00').page();
  paper.row('Date', 'Description', 'Amount', 'Balance').row('04 Jun 2025', 'Rent', '-980.00', '2,015.50');
  const { rows } = await rowsOn(paper);
  expect(rows[rows.length - 1]?.section).toBeNull();
});

it('does not doubt days above the amounts of some rows, unless a row may have lost its amount', async () => {
  const bought = (...days: readonly string[]) => {
    const paper = new Paper([40, 110, -460, -550]).row('Date', 'Transaction', 'Amount', 'Balance');
    paper.row('01 Jun', 'Salary', '1,000.00', '2,000.00').row('01 Jun', 'Rent', '900.00', '1,100.00');
    for (const day of days)
      paper.row(day, 'Market').row('', 'Card xx44', '20.00', '1,080.00').row('05 Jun', 'Tax', '9.00');
    return paper.row('06 Jun', 'Cinema', '10.00', '1,000.00');
  };
  expect(await doubts(bought('02 Jun', '03 Jun'))).toEqual([]);
  expect(await doubts(bought('02 Jun'))).toEqual(['02 Jun Market']);
  const lost = bought('02 Jun', '03 Jun').row('07 Jun', 'Bakery').row('08 Jun', 'Cinema', '10.00', '990.00');
  expect(await doubts(lost)).toEqual(['02 Jun Market', '03 Jun Market', '07 Jun Bakery']);
});

it('does not doubt second dates below the first of each row, but a line more between two rows', async () => {
  const stacked = (...more: readonly string[]) => {
    const paper = new Paper([40, 110, -460, -550]).row('Date', 'Description', 'Amount', 'Balance');
    for (const day of ['02', '03', '04', '05']) {
      paper.row(`${day} Jun 2025`, 'Bakery', '-4.50', '995.50').row(`${day} Jun 2025`, 'at the corner');
      if (day === '03') for (const text of more) paper.row('03 Jun 2025', text);
    }
    return paper;
  };
  expect(await doubts(stacked())).toEqual([]);
  expect(await doubts(stacked('Lost'))).toEqual(['03 Jun 2025 at the corner', '03 Jun 2025 Lost']);
});

it('does not doubt a line whose figures are like no date of the rows', async () => {
  expect(await doubts(table('More of it').row('', '').at(40, 150, '12/06').at(110, 150, 'Tel'))).toEqual([]);
});

it('does not doubt a whole sentence with a day in it', async () => {
  const sentence = 'From 1 May 2025 our overdraft rate changes from 35.90% to 39.90%.';
  expect(await doubts(table('More of it').text(sentence))).toEqual([]);
  expect(await doubts(table('More of it').text('04 Jun 2025 Rent of the flat at Maple Court.'))).not.toEqual([]);
});

it('does not doubt a sentence below the rows that runs over the place of days', async () => {
  const paper = new Paper([40, 110, 170, -460]).row('Date', 'Posted', 'Description', 'Amount');
  for (const day of ['02', '03']) paper.row(`${day} Jun 2025`, `${day} Jun 2025`, 'Bakery', '-4.50');
  expect(await doubts(paper.down(4).text('Statement issued on 05 Jun 2025. Signed by the branch.'))).toEqual([]);
});

it('takes a day in bold for the heading of its rows, not for the title of another section', async () => {
  const paper = new Paper([40, -460, -550]).row('Description', 'Amount', 'Balance').bold('Withdrawals');
  for (const day of ['02', '03', '04'])
    paper.bold(`${day} Jun 2025`).row('Bakery', '4.50', '995.50').row('Rent', '9.00', '986.50');
  const { rows } = await rowsOn(paper);
  expect(rows.map((r) => r.headingDate?.token.day)).toEqual([2, 2, 3, 3, 4, 4]);
  expect(new Set(rows.map((r) => r.section?.title))).toEqual(new Set(['Withdrawals']));
});

it('doubts what looks like the heading of a day and names no day', async () => {
  const days = (third: string) => {
    const paper = new Paper([40, -460, -550]).row('Description', 'Amount', 'Balance');
    for (const day of ['02 Jun 2025', '03 Jun 2025', third])
      paper.bold(day).row('Bakery', '4.50', '995.50').row('Rent', '9.00', '986.50');
    return paper;
  };
  expect(await doubts(days('04 Jun 2025'))).toEqual([]);
  expect(await doubts(days('04 Ju n 2025'))).toEqual(['04 Ju n 2025']);
});

it('doubts months on which languages disagree, if the paper is in none of them', async () => {
  const listed = (amount: string) =>
    new Paper([40, 110, -460]).row('Date', 'Description', amount).row('02 lis 2025', 'A', '-4.50');
  expect(await doubts(listed('Amount'))).toEqual(['02 lis 2025 A -4.50']);
  expect(await doubts(listed('Kwota'))).toEqual([]);
  expect(await doubts(listed('Iznos'))).toEqual([]);
});

it('doubts what looks as the headings of days do above a row, unless it is the title of further ones', async () => {
  const days = (texts: readonly string[], bold: boolean) => {
    const paper = new Paper([40, -460]).row('Description', 'Amount');
    for (const text of texts) {
      if (bold) paper.bold(text);
      else paper.text(text);
      if (text !== 'Card 1234') paper.row('Bakery', '-4.50').row('Rent', '-9.00');
    }
    return paper;
  };
  expect(await doubts(days(['02 Jun 2025', 'Yesterday', '04 Jun 2025'], true))).toEqual(['Yesterday']);
  expect(await doubts(days(['02 Jun 2025', 'Card 1234', '04 Jun 2025'], true))).toEqual([]);
  expect(await doubts(days(['02 Jun 2025', 'Tue, 3. Jne', '04 Jun 2025'], false))).toEqual(['Tue, 3. Jne']);
  expect(await doubts(days(['02 Jun 2025', 'of the corner', '04 Jun 2025'], false))).toEqual([]);
});

it('doubts a row without a day below a rule, if other rows of one day are not below one', async () => {
  const cells = (rules: 'of days' | 'of rows') => {
    const paper = new Paper([40, 110, -460]).row('Date', 'Description', 'Amount');
    for (const [i, day] of ['02 Jun 2025', '', '03 Jun 2025', '', '04 Jun 2025', ''].entries()) {
      if (rules === 'of rows' || [0, 1, 4].includes(i)) paper.rule();
      paper.row(day, `Bakery ${i}`, '-4.50');
    }
    return paper;
  };
  expect(await doubts(cells('of days'))).toEqual(['Bakery 1 -4.50']);
  expect(await doubts(cells('of rows'))).toEqual([]);
});

it('doubts no such row that begins with a word for sums', async () => {
  const paper = new Paper([40, 110, -460]).row('Date', 'Description', 'Amount').row('02 Jun 2025', 'Bakery', '-4.50');
  paper.rule().row('Total of bakeries', '', '-4.50').row('03 Jun 2025', 'Bakery', '-4.50').row('', 'Grocer', '-5.00');
  expect(await doubts(paper.row('04 Jun 2025', 'Bakery', '-6.00'))).toEqual([]);
});

it('does not doubt a list overleaf below headings of its own', async () => {
  const overleaf = (headings: readonly string[]) =>
    table('')
      .page()
      .bold('What the quarter cost')
      .row(...headings)
      .row('', 'Card payments', '2.00', '0.00')
      .row('', 'Direct debits', '0.00', '0.00');
  expect(await doubts(overleaf(['', 'Type of transaction', 'Charged', 'Rebate']))).toEqual([]);
  expect(await doubts(overleaf(['', 'Type of transaction']))).toEqual([
    'Card payments 2.00 0.00',
    'Direct debits 0.00 0.00',
  ]);
});
