import { describe, expect, it } from 'vitest';
import { drawn, pageOf, rawPdf } from '../testing/papers.ts';
import { toWords } from './words.ts';

const wordsOf = async (bytes: Uint8Array) => toWords(await pageOf(bytes)).map((word) => word.text);
const words = (content: string) => wordsOf(rawPdf(`BT /F1 10 Tf ${content} ET`));

describe('words', () => {
  it('part at spaces that the file draws', async () => {
    expect(await words('50 700 Td (CARD PAYMENT 12.50) Tj')).toEqual(['CARD', 'PAYMENT', '12.50']);
  });

  it('divide at gaps without a drawn space', async () => {
    expect(await words('50 700 Td [(CARD) -278 (PAYMENT)] TJ 200 0 Td (12.50) Tj')).toEqual([
      'CARD',
      'PAYMENT',
      '12.50',
    ]);
  });

  it('lose the bars that are below each other between columns, and are separated by them', async () => {
    const row = (y: number, text: string) => `1 0 0 1 50 ${y} Tm (${text}) Tj`;
    const rows = [700, 688, 676, 664].map((y) => row(y, 'A|12.50|'));
    expect(await words(rows.join(' '))).toEqual(Array.from({ length: 4 }, () => ['A', '12.50']).flat());
    // a few may be in texts
    expect(await words(rows.slice(0, 3).join(' '))).toEqual(['A|12.50|', 'A|12.50|', 'A|12.50|']);
  });

  it('are not parted by kerning', async () => {
    expect(await words('50 700 Td [(T) 80 (o) -60 (t) 20 (al)] TJ')).toEqual(['Total']);
  });

  it('are put together of glyphs that are placed one by one', async () => {
    const bytes = await drawn((doc) => {
      doc.font('Helvetica').fontSize(9);
      let x = 50;
      for (const glyph of 'PAYMENT 1,234.56') {
        if (glyph !== ' ') doc.text(glyph, x, 100, { lineBreak: false });
        x += doc.widthOfString(glyph);
      }
    });
    expect(await wordsOf(bytes)).toEqual(['PAYMENT', '1,234.56']);
  });

  it('are in reading order, whatever order the file draws them in', async () => {
    const columns =
      '1 0 0 1 200 700 Tm (b) Tj 1 0 0 1 200 680 Tm (d) Tj 1 0 0 1 50 700 Tm (a) Tj 1 0 0 1 50 680 Tm (c) Tj';
    expect(await words(columns)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('spaced out letter by letter stay one word each', async () => {
    expect(await words('3 Tc 50 700 Td (ACCOUNT) Tj 80 0 Td (STATEMENT) Tj')).toEqual(['ACCOUNT', 'STATEMENT']);
  });

  it('of single figures side by side stay apart', async () => {
    expect(
      await words(
        '1 0 0 1 50 700 Tm (1) Tj 1 0 0 1 60 700 Tm (2) Tj 1 0 0 1 70 700 Tm (3) Tj 1 0 0 1 80 700 Tm (4) Tj 1 0 0 1 90 700 Tm (5) Tj',
      ),
    ).toEqual(['1', '2', '3', '4', '5']);
  });

  it('do not grow over a ruling line between columns that touch', async () => {
    const ruled = 'BT /F1 10 Tf 50 700 Td (SHOP) Tj 27.8 0 Td (12.50) Tj ET 77.8 600 m 77.8 750 l S';
    expect(await wordsOf(rawPdf(ruled))).toEqual(['SHOP', '12.50']);
  });

  it('divide where the looks change, at a gap too small for a space', async () => {
    const bytes = await drawn((doc) => {
      doc.fontSize(10).font('Helvetica').text('EUR', 50, 100, { lineBreak: false });
      const end = 50 + doc.widthOfString('EUR');
      doc.font('Helvetica-Bold').text('12.50', end + 1.2, 100, { lineBreak: false });
    });
    expect(await wordsOf(bytes)).toEqual(['EUR', '12.50']);
  });

  it('divide where a text runs into the next column', async () => {
    expect(await words('50 700 Td (A VERY LONG TEXT) Tj 75 0 Td (12.50) Tj')).toContain('12.50');
  });

  it('divide where a text ends right before an amount that is in a column of amounts', async () => {
    const right = (x1: number, y: number, amount: string, width: number) =>
      `1 0 0 1 ${x1 - width} ${y} Tm (${amount}) Tj`;
    const column = [right(200, 680, '12.50', 25.02), right(200, 660, '99.90', 25.02), right(200, 700, '10.00', 25.02)];
    expect(await words(`1 0 0 1 154.5 700 Tm (SHOP) Tj ${column.join(' ')}`)).toEqual([
      'SHOP',
      '10.00',
      '12.50',
      '99.90',
    ]);
  });

  it('join the beginning of an amount, drawn for itself, with what goes on with it in a column', async () => {
    const column = [680, 660, 700].map((y) => `1 0 0 1 174.98 ${y} Tm (10.00) Tj`);
    // "EUR7" is 26.68 wide
    expect(await words(`1 0 0 1 148.3 700 Tm (EUR7) Tj ${column.join(' ')}`)).toContain('EUR710.00');
    expect(await words(`1 0 0 1 148.3 700 Tm (REF7) Tj ${column.join(' ')}`)).not.toContain('REF710.00');
  });

  it('lose the dots that lead from a label to its figure, and keep those that mask a number', async () => {
    expect(await words('50 700 Td (Saldo.............12,00) Tj 0 -20 Td (Card ....1234) Tj')).toEqual([
      'Saldo',
      '12,00',
      'Card',
      '....1234',
    ]);
  });

  it('lose each dot between headings of a line that leaders fill, and keep those of other texts', async () => {
    const line = 'DATE........AMOUNT.DETAILS OF IT';
    expect(await words(`50 700 Td (${line}) Tj 0 -20 Td (SHOP.COM 12.00) Tj`)).toEqual(
      'DATE AMOUNT DETAILS OF IT SHOP.COM 12.00'.split(' '),
    );
    expect(await words('50 700 Td (SHOP.COM.......12.00) Tj')).toEqual(['SHOP.COM', '12.00']);
  });

  it('keep their box and their baseline', async () => {
    const [word] = toWords(await pageOf(rawPdf('BT /F1 10 Tf 50 700 Td (100) Tj ET')));
    expect(word.x0).toBeCloseTo(50, 1);
    expect(word.x1).toBeCloseTo(50 + 3 * 5.56, 1);
    expect(word.baseline).toBeCloseTo(100, 1);
    expect(word.y0).toBeLessThan(93);
    expect(word.y1).toBeGreaterThan(100);
  });
});

/** Signs side by side, ten points each; a space leaves a gap. */
const wordsOfSigns = (...drawn: readonly string[]) => {
  const places = drawn.flatMap((sign, i) => (sign === ' ' ? [] : [i]));
  const signs = places.map((i) => drawn[i]!);
  const each = (value: (i: number) => number) => Float32Array.from(signs, (_, i) => value(i));
  const glyphs = {
    count: signs.length,
    code: Uint32Array.from(signs, (sign) => sign.codePointAt(0)!),
    x0: each((i) => 10 + 10 * places[i]!),
    x1: each((i) => 20 + 10 * places[i]!),
    y0: each(() => 90),
    y1: each(() => 102),
    baseline: each(() => 100),
    style: new Uint16Array(signs.length),
    run: new Uint32Array(signs.length),
  };
  const style = { font: 'Sawarabi', size: 10, bold: false, italic: false, color: 0 };
  const size = { number: 1, width: 595, height: 842, turned: 0, scale: 1 } as const;
  const page = {
    ...size,
    source: 'text',
    glyphs,
    styles: [style],
    rules: [],
    slants: [],
    bands: [],
    images: [],
    em: 9,
    marginTexts: [],
    unread: [],
    hiddenAmounts: [],
    unusable: null,
    doubtful: false,
  } as const;
  return toWords(page).map(({ text }) => text);
};

it('signs beyond the first plane are spelt as whole signs', () => {
  expect(wordsOfSigns('𠮷', '野')).toEqual(['𠮷野']);
});

it('a wide colon parts a label from the figure behind it', () => {
  expect(wordsOfSigns('残', '高', '：', '3', '5')).toEqual(['残高：', '35']);
  expect(wordsOfSigns('氏', '名', '：', '野', '田')).toEqual(['氏名：野田']);
});

it('a label of two signs that is set as wide as others is one word', () => {
  expect(wordsOfSigns('户', ' ', ' ', '名', '：', '张', '三')).toEqual(['户名：张三']);
  expect(wordsOfSigns('户', ' ', ' ', '名', ' ', ' ', '三')).toEqual(['户', '名', '三']);
});
