import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

/** The period of a paper with these lines above its rows of June 2025. */
async function periodOf(...lines: readonly string[]): Promise<string> {
  const paper = new Paper([60, 160, -370, -460, -550]);
  for (const line of lines) paper.row(...line.split('|'));
  paper
    .down(20)
    .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
    .row('02 Jun 2025', 'Bakery', '4.50', '', '95.50')
    .row('13 Jun 2025', 'Salary', '', '20.00', '115.50')
    .row('20 Jun 2025', 'Rent', '80.00', '', '35.50');
  const { periodStart, periodEnd } = await statementOn(paper);
  return `${periodStart} ${periodEnd}`;
}
const JUNE = '2025-06-01 2025-06-30';

describe('a period whose days are apart', () => {
  it.each([
    ['one below the other, each behind its word', ['From|2025/06/01', 'To|2025/06/30']],
    [
      'each with its day in another calendar',
      ['From date: 2025-06-01 (2082-02-18)', 'To date: 2025-06-30 (2082-03-16)'],
    ],
    ['each behind its label, whose colon is at the day', ['PERIOD FROM|: 01/06/2025', 'PERIOD TO|: 30/06/2025']],
    ['below headings of their own', ['Start date|End date', '2025/06/01|2025/06/30']],
    ['in two lines, the word between them tied to the first', ['Period 2025/06/01~', '2025/06/30']],
    ['in two lines, the word between them tied to the last', ['Period', '2025/06/01', '~2025/06/30']],
    ['with a line for the word between them', ['Period', '2025/06/01', '~', '2025/06/30']],
  ])('%s', async (_, lines) => {
    expect(await periodOf(...lines)).toBe(JUNE);
  });
});

describe('a period that prints no year, or only two digits of it,', () => {
  it('has that of the rows, if all of them lie within', async () => {
    expect(await periodOf('1 June - 30 June')).toBe(JUNE);
  });

  it('has it even if it is counted otherwise', async () => {
    expect(await periodOf('07-06-01~07-06-30')).toBe(JUNE);
  });

  it('is not read if a row lies outside', async () => {
    expect(await periodOf('1 June - 15 June')).toBe('null null');
  });
});
