import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { drawn, glyphText, pageOf, pdfium } from '../testing/papers.ts';

const HEADINGS = ['Value date', 'Booking date', 'Description', 'Debit', 'Credit', 'Balance'];
const LEFTS = [40, 110, 180, 300, 370, 440];
const ROWS = [
  ['03/06/2025', '02/06/2025', 'Bakery', '4.50', '', '995.50'],
  ['01/06/2025', '03/06/2025', 'Salary', '', '2,000.00', '2,995.50'],
  ['07/06/2025', '05/06/2025', 'Rent', '980.00', '', '2,015.50'],
  ['09/06/2025', '06/06/2025', 'Kiosk', '1.00', '', '2,014.50'],
  ['12/06/2025', '11/06/2025', 'Interest', '', '1.00', '2,015.50'],
];
const HEAD = [
  'Account number 0011-223344',
  'Currency EUR',
  'Period 01/06/2025 - 30/06/2025',
  'Opening balance 1,000.00',
  'Closing balance 2,015.50',
];

/** A paper whose headings read up (-90) or down (90) its page; `parts` are the lines of a heading. */
const paper = (degrees: 90 | -90, parts: (heading: string) => readonly string[] = (heading) => [heading]) =>
  drawn((doc) => {
    doc.font('Helvetica').fontSize(9);
    HEAD.forEach((line, i) => {
      doc.text(line, 40, 40 + i * 14, { lineBreak: false });
    });
    HEADINGS.forEach((heading, i) => {
      parts(heading).forEach((part, k) => {
        const [x, y] = degrees === -90 ? [LEFTS[i] + 10 + k * 11, 200] : [LEFTS[i] + 30 - k * 11, 130];
        doc
          .save()
          .rotate(degrees, { origin: [x, y] })
          .text(part, x, y, { lineBreak: false })
          .restore();
      });
    });
    ROWS.forEach((row, i) => {
      row.forEach((text, k) => {
        const x = k < 3 ? LEFTS[k] : LEFTS[k] + 50 - doc.widthOfString(text);
        doc.text(text, x, 206 + i * 14, { lineBreak: false });
      });
    });
  });

describe('headings that are turned by a quarter', () => {
  const words = (heading: string) => heading.split(' ');
  it.each([
    ['read up', paper(-90)],
    ['read down', paper(90)],
    ['read up on two lines', paper(-90, words)],
    ['read down on two lines', paper(90, words)],
  ])('name the columns below them: they %s', async (_, bytes) => {
    const { statements } = await extract(await bytes, { pdfium: await pdfium() });
    const [{ transactions, reconciliation }] = statements;
    const days = ROWS.map(([valued, booked]) => [booked, valued].map((day) => day!.split('/').reverse().join('-')));
    expect(transactions.map(({ date, valueDate }) => [date, valueDate])).toEqual(days);
    expect(reconciliation.status).toBe('verified');
  });

  it('are three at the least: others are notes in the margin', async () => {
    const bytes = await drawn((doc) => {
      doc.font('Helvetica').fontSize(9).text('upright text of the page', 100, 100, { lineBreak: false });
      for (const x of [20, 560])
        doc
          .save()
          .rotate(-90, { origin: [x, 300] })
          .text('note', x, 300, { lineBreak: false })
          .restore();
    });
    expect(glyphText(await pageOf(bytes))).toBe('upright text of the page');
  });
});
