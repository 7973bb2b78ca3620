import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { extract } from '../../extract.ts';
import { drawn, pdfium } from '../../testing/papers.ts';

const FACE = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
/** Right edges of the columns: day, text, money out, money in, balance. */
const EDGES = [550, 470, 300, 220, 120];

/** A paper whose columns and words go from right to left: lines of words, each with its right edge. */
async function statementOf(
  head: readonly (readonly string[])[],
  header: readonly string[],
  rows: readonly (readonly string[])[],
) {
  const bytes = await drawn((doc) => {
    doc.font(FACE).fontSize(9);
    let y = 50;
    const put = (texts: readonly string[], edges: readonly number[]) => {
      texts.forEach((text, i) => {
        if (text !== '') doc.text(text, edges[i]! - doc.widthOfString(text), y, { lineBreak: false });
      });
      y += 14;
    };
    for (const words of head) put(words, [550, 490, 420, 400, 330]);
    y += 10;
    for (const cells of [header, ...rows]) put(cells, EDGES);
  });
  const [statement] = extract(bytes, { pdfium: await pdfium() }).statements;
  return statement!;
}

it('What names a value is to the right of it on a paper that is read from right to left.', async () => {
  const statement = await statementOf(
    [
      ['לתקופה:', '01/06/2025', '-', '30/06/2025'],
      ['יתרת', 'פתיחה:', '1,000.00'],
      ['יתרת', 'סגירה:', '2,995.50'],
    ],
    ['תאריך', 'תיאור', 'חובה', 'זכות', 'יתרה'],
    [
      ['02/06/2025', 'מכולת', '4.50', '', '995.50'],
      ['03/06/2025', 'משכורת', '', '2,000.00', '2,995.50'],
    ],
  );
  expect([statement.openingBalance, statement.closingBalance]).toEqual([100000, 299550]);
  expect([statement.periodStart, statement.periodEnd]).toEqual(['2025-06-01', '2025-06-30']);
  expect(statement.transactions.map(({ description }) => description)).toEqual(['מכולת', 'משכורת']);
});

it('Two letters that are drawn as one are read from right to left.', async () => {
  const statement = await statementOf(
    [['الرصيد', 'الافتتاحي', '1,000.00']],
    ['التاريخ', 'التفاصيل', 'مدين', 'دائن', 'الرصيد'],
    [
      ['02/06/2025', 'كهرباء', '4.50', '', '995.50'],
      ['03/06/2025', 'راتب', '', '2,000.00', '2,995.50'],
    ],
  );
  expect(statement.openingBalance).toBe(100000);
  expect(statement.transactions[0]!.description).toBe('كهرباء');
});

it('The holder is to the left of the label, too.', async () => {
  const statement = await statementOf(
    [['اسم', 'العميل', '', 'خالد']],
    ['التاريخ', 'التفاصيل', 'مدين', 'دائن', 'الرصيد'],
    [['02/06/2025', 'كهرباء', '4.50', '', '995.50']],
  );
  expect(statement.accountHolder).toBe('خالد');
});

it('The lines of a text begin at its right edge, however far to the left they reach.', async () => {
  const payees = ['הבנייההגדולה', 'חברתהבנייההגדולה', 'החברהלבנייההגדולהבעיר', 'הבנייההגדולהבעיר'];
  const rows = payees.flatMap((payee, i) => [
    [`0${i + 1}/06/2025`, 'העברה', '', '100.00', `1,${i}00.00`],
    ['', payee, '', '', ''],
  ]);
  const { transactions } = await statementOf([], ['תאריך', 'תיאור', 'חובה', 'זכות', 'יתרה'], rows);
  expect(transactions.map(({ description }) => description)).toEqual(payees.map((payee) => `העברה ${payee}`));
});
