import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const reasonOf = async (lost: readonly (readonly string[])[]) => {
  const paper = new Paper([40, 110, -460, -550]).text('Current account').text('Currency EUR');
  paper
    .text('Period 01 June 2025 to 30 June 2025')
    .text('Opening balance 100.00')
    .text('Closing balance 50.00')
    .down(10);
  paper.row('Time', 'Description', 'Amount', 'Balance').text('02 Jun 2025').row('08:10', 'Bakery', '-10.00', '90.00');
  paper
    .row('09:20', 'Cinema', '-20.00', '70.00')
    .text('03 Jun 2025')
    .row('07:30', 'Market', '-10.00', '60.00')
    .rows(lost);
  paper.row('12:05', 'Museum', '-5.00', '55.00').row('13:40', 'Kiosk', '-5.00', '50.00');
  return (await statementOn(paper)).reconciliation.reason;
};

it('a line that begins with a time as all rows do is one of them, whose amount is not to be seen', async () => {
  expect(await reasonOf([['', 'second line of its text', '', '']])).not.toContain('ROWS_EXPLAINED');
  expect(await reasonOf([['10:15', 'Hotel', '', '']])).toContain('ROWS_EXPLAINED');
});

it('so is one with a reference of its own if rows have one, but not the rest of a reference below', async () => {
  const reasonWith = async (reference: string) => {
    const paper = new Paper([40, 120, -460, -550]).text('Current account').text('Currency EUR');
    paper.text('Opening balance 100.00').text('Closing balance 50.00').down(10);
    paper
      .row('Reference', 'Description', 'Amount', 'Balance')
      .text('02 Jun 2025')
      .row('AB12345', 'Bakery', '-10.00', '90.00');
    paper.row('CD67890', 'Cinema', '-20.00', '70.00').text('03 Jun 2025').row('EF13579', 'Market', '-10.00', '60.00');
    paper
      .row(reference, 'Hotel', '', '')
      .row('GH24680', 'Museum', '-5.00', '55.00')
      .row('IJ11223', 'Kiosk', '-5.00', '50.00');
    return (await statementOn(paper)).reconciliation.reason;
  };
  expect(await reasonWith('KL44556')).toContain('ROWS_EXPLAINED');
  expect(await reasonWith('')).not.toContain('ROWS_EXPLAINED');
});

it('so is one with the mark for a side, as all rows have it', async () => {
  const reasonWith = async (mark: string) => {
    const paper = new Paper([40, 110, -440, 460, -550]).text('Current account').text('Currency EUR');
    paper.text('Opening balance 100.00').text('Closing balance 50.00').down(10);
    paper.row('Date', 'Description', 'Amount', 'D/C', 'Balance').row('02 Jun 2025', 'Bakery', '10.00', 'D', '90.00');
    paper.row('', 'Cinema', '20.00', 'D', '70.00').row('03 Jun 2025', 'Market', '10.00', 'D', '60.00');
    paper
      .row('', 'Hotel', '', mark, '')
      .row('', 'Museum', '15.00', 'D', '45.00')
      .row('', 'Kiosk', '5.00', 'C', '50.00');
    return (await statementOn(paper)).reconciliation.reason;
  };
  expect(await reasonWith('')).not.toContain('ROWS_EXPLAINED');
  expect(await reasonWith('D')).toContain('ROWS_EXPLAINED');
});
