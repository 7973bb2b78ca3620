import { describe, expect, it } from 'vitest';
import { extract } from './extract.ts';
import { extractionOf, Paper } from './testing/paper.ts';
import { drawn, pdfium } from './testing/papers.ts';

const HEAD = ['Date', 'Description', 'Debit', 'Credit', 'Balance'] as const;
const paper = () =>
  new Paper()
    .text('Account number 0011-223344')
    .text('Current account')
    .text('Currency EUR')
    .text('Period 01 June 2025 to 30 June 2025')
    .down(10)
    .row(...HEAD)
    .row('01 Jun 2025', 'Opening balance', '', '', '1,000.00')
    .row('02 Jun 2025', 'Card payment', '4.50', '', '995.50')
    .row('', 'Harbour Bakery')
    .row('03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50');
const twoPages = () =>
  paper()
    .page()
    .row(...HEAD)
    .row('05 Jun 2025', 'Rent', '980.00', '', '2,015.50')
    .row('30 Jun 2025', 'Closing balance', '', '', '2,015.50');
/** A page that is one picture. */
const scan = (doc: PDFKit.PDFDocument) => {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';
  doc.image(Buffer.from(pixel, 'base64'), 0, 0, { width: 595, height: 842 });
};
const codeOf = async (task: () => unknown) => {
  try {
    await task();
  } catch (error) {
    return (error as { code?: string }).code;
  }
  return 'nothing thrown';
};

describe('a statement', () => {
  it('is read whole: what it is, its rows in printed order, and the proof', async () => {
    const { pageCount, statements } = await extractionOf(twoPages());
    expect(pageCount).toBe(2);
    expect(statements).toHaveLength(1);
    const { transactions, reconciliation, ...rest } = statements[0]!;
    expect(rest).toMatchObject({
      pages: [1, 2],
      accountNumber: '0011-223344',
      accountType: 'current',
      currency: 'EUR',
      decimals: 2,
      periodStart: '2025-06-01',
      periodEnd: '2025-06-30',
      openingBalance: 100000,
      closingBalance: 201550,
      warnings: [],
    });
    expect(transactions.map((t) => [t.date, t.description, t.amount, t.balance])).toEqual([
      ['2025-06-02', 'Card payment Harbour Bakery', -450, 99550],
      ['2025-06-03', 'Salary', 200000, 299550],
      ['2025-06-05', 'Rent', -98000, 201550],
    ]);
    expect(reconciliation.status).toBe('verified');
  });

  it('returns where each row is', async () => {
    const [first] = (await extractionOf(twoPages())).statements[0]!.transactions;
    expect(first!.places).toHaveLength(1);
    const { page, box } = first!.places[0]!;
    expect(page).toBe(1);
    expect(box[0]).toBeCloseTo(40, 0);
    expect(box[2]).toBeCloseTo(550, 0);
    expect(box[3] - box[1]).toBeGreaterThan(14);
    expect(box[3] - box[1]).toBeLessThan(30);
  });

  it('is the same on each reading', async () => {
    expect(await extractionOf(twoPages())).toEqual(await extractionOf(twoPages()));
  });

  it('is not verified with a page that cannot be read, which is named', async () => {
    const text = (doc: PDFKit.PDFDocument, lines: readonly string[]) => {
      doc.font('Helvetica').fontSize(9);
      for (const [i, line] of lines.entries()) {
        for (const [k, cell] of line.split('|').entries()) {
          const right = [0, 0, 370, 460, 550][k]!;
          const x = right > 0 ? right - doc.widthOfString(cell) : [40, 110][k]!;
          doc.text(cell, x, 50 + i * 14, { lineBreak: false });
        }
      }
    };
    const lines = [
      'Currency EUR',
      'Date|Description|Debit|Credit|Balance',
      '01 Jun 2025|Opening balance|||1,000.00',
      '02 Jun 2025|Bakery|4.50||995.50',
      '03 Jun 2025|Market|5.50||990.00',
      '30 Jun 2025|Closing balance|||990.00',
    ];
    const read = async (scanned: boolean) => {
      const bytes = await drawn((doc) => {
        text(doc, lines);
        if (scanned) scan(doc.addPage());
      });
      return extract(bytes, { pdfium: await pdfium() });
    };
    expect((await read(false)).statements[0]!.reconciliation.status).toBe('verified');
    const { unusablePages, statements } = await read(true);
    expect(unusablePages).toEqual([2]);
    expect(statements[0]!.reconciliation.status).toBe('unverifiable');
    expect(statements[0]!.warnings).toMatchObject([{ code: 'PAGE_UNREADABLE', page: 2 }]);
  });
});

describe('a document', () => {
  it('that is no statement has none', async () => {
    const letter = new Paper()
      .text('Dear customer,')
      .text('on 3 June 2025 we received your payment of 120.00. Thank you.')
      .text('Yours sincerely');
    expect((await extractionOf(letter)).statements).toEqual([]);
  });

  it('of pictures alone cannot be read', async () => {
    const bytes = await drawn(scan);
    const instance = await pdfium();
    expect(await codeOf(() => extract(bytes, { pdfium: instance }))).toBe('PDF_UNREADABLE');
  });

  it('of more pages than are allowed is too complex', async () => {
    const bytes = await twoPages().pdf();
    const instance = await pdfium();
    expect(await codeOf(() => extract(bytes, { pdfium: instance, maxPages: 1 }))).toBe('PDF_TOO_COMPLEX');
    expect(await codeOf(() => extract(bytes, { pdfium: instance, maxPages: 2 }))).toBe('nothing thrown');
  });

  it('reports each page when it was read', async () => {
    const told: number[][] = [];
    extract(await twoPages().pdf(), { pdfium: await pdfium(), onPage: (...page) => told.push(page) });
    expect(told).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it('leaves the instance of PDFium as it was, also when it cannot be read', async () => {
    const instance = await pdfium();
    const bytes = await twoPages().pdf();
    const before = JSON.stringify(extract(bytes, { pdfium: instance }).statements);
    expect(await codeOf(() => extract(new Uint8Array([1, 2, 3]), { pdfium: instance }))).not.toBe('nothing thrown');
    expect(JSON.stringify(extract(bytes, { pdfium: instance }).statements)).toBe(before);
  });
});
