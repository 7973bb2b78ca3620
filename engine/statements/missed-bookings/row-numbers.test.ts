import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

// Rows with numbers below no heading: two that cancel out are left out, and the sums close without them.

const ROWS = [
  ['02 Jun 2025', 'Bakery Royal', '-10.00'],
  ['03 Jun 2025', 'Salary Acme', '200.00'],
  ['05 Jun 2025', 'Market Hall', '-30.00'],
  ['09 Jun 2025', 'Garage Shell', '-40.00'],
  ['11 Jun 2025', 'Cinema Lux', '-20.00'],
  ['15 Jun 2025', 'Gizmo Ltd', '-50.00'],
] as const;

/** The verdict on a paper whose rows have these numbers, as `write` writes them. */
async function verdict(numbers: readonly number[], write: (number: number, text: string) => readonly string[]) {
  const paper = new Paper([40, 150, 300, -420]).text('Current account').text('Currency EUR');
  paper.text('Period 01 June 2025 to 30 June 2025');
  paper.text('Opening balance 1000.00').text('Closing balance 1050.00').down(10);
  paper.row('Date', 'Description', '', 'Amount');
  ROWS.forEach(([day, text, amount], i) => {
    const [told, behind = ''] = write(numbers[i] as number, text);
    paper.row(day, told as string, behind, amount);
  });
  const { status, obligations } = (await statementOn(paper)).reconciliation;
  return status === 'verified' ? status : (obligations.find((one) => one.status !== 'discharged')?.code ?? status);
}

describe('numbers of rows without a heading', () => {
  it.each<[string, (number: number, text: string) => readonly string[]]>([
    ['before the text', (n, text) => [`${n}. ${text}`]],
    ['in brackets', (n, text) => [`(${n}) ${text}`]],
    ['with letters', (n, text) => [`TX${String(n).padStart(4, '0')} ${text}`]],
    ['in a column', (n, text) => [text, String(n + 100)]],
  ])('%s show which are missing', async (_name, write) => {
    expect(await verdict([1, 2, 3, 4, 5, 6], write)).toBe('verified');
    expect(await verdict([1, 2, 3, 6, 7, 8], write)).toBe('ROWS_EXPLAINED');
  });

  it('do not count the rows if they seldom follow each other', async () => {
    const cheque = (n: number, text: string) => [`${n + 800} ${text}`];
    expect(await verdict([1, 2, 5, 9, 10, 17], cheque)).toBe('verified');
  });
});
