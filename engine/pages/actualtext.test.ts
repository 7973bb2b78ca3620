import { expect, it } from 'vitest';
import { glyphText, pageOf, rawPdf, stream } from '../testing/papers.ts';

it('A mark that only the replacement of its letters has is read, a figure is not.', async () => {
  const unicode = '3 beginbfchar <0001> <0065> <0002> <0000> <0003> <0063> endbfchar';
  const fonts = [
    '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [7 0 R] /ToUnicode 9 0 R >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 8 0 R /DW 500 >>',
    '<< /Type /FontDescriptor /FontName /A /Flags 4 /FontBBox [0 0 1000 1000] /Ascent 800 /Descent -200 /StemV 80 /ItalicAngle 0 /CapHeight 700 >>',
    stream(`1 begincodespacerange <0000> <FFFF> endcodespacerange ${unicode}`),
  ];
  const drawn = (told: string) =>
    pageOf(
      rawPdf(
        `BT /F2 10 Tf 50 700 Td /Span << /ActualText <FEFF${told}> >> BDC <0001> Tj 5 0 Td <0002> Tj <0003> Tj EMC ET`,
        { fonts: '/F2 6 0 R', objects: fonts },
      ),
    );
  expect(glyphText(await drawn('006503010063'))).toBe('e\u0301c');
  expect(glyphText(await drawn('006500310063'))).toBe('ec');
});

it('The replacement of a text whose font names no letters is read, that of another on its page is not.', async () => {
  const fonts = [
    '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [7 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 8 0 R /DW 500 >>',
    '<< /Type /FontDescriptor /FontName /A /Flags 4 /FontBBox [0 0 1000 1000] /Ascent 800 /Descent -200 /StemV 80 /ItalicAngle 0 /CapHeight 700 >>',
  ];
  const page = await pageOf(
    rawPdf(
      `BT /F2 10 Tf 50 700 Td /Span << /ActualText (told) >> BDC <0001000200030004> Tj EMC ET
       BT /F1 10 Tf 50 600 Td /Span << /ActualText (900.00) >> BDC (10.00) Tj EMC ET`,
      { fonts: '/F2 6 0 R', objects: fonts },
    ),
  );
  expect(glyphText(page)).toBe('told10.00');
});
