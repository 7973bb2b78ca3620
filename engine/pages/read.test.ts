import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Dropped, Page } from '../model/page.ts';
import { drawn, freshPdfium, glyphText, pageOf, pagesOf, pdfium, rawPdf, stream } from '../testing/papers.ts';
import { openDocument } from './document.ts';
import { readPage } from './read.ts';
import { unreadableFile } from './usable.ts';

const text = (content: string) => `BT /F1 10 Tf ${content} ET`;
/** The place of the first glyph of a page: x and baseline, rounded. */
async function firstGlyph(bytes: Uint8Array): Promise<number[]> {
  const { glyphs, width, height } = await pageOf(bytes);
  return [glyphs.x0[0], glyphs.baseline[0], width, height].map(Math.round);
}

/** What was dropped from a file's first page. */
async function droppedOf(bytes: Uint8Array): Promise<readonly Dropped[]> {
  const instance = await pdfium();
  const document = openDocument(instance, bytes);
  let found: readonly Dropped[] = [];
  try {
    readPage(instance, document, 0, {
      onDropped: (dropped) => {
        found = dropped;
      },
    });
  } finally {
    document.close();
  }
  return found;
}

describe('a page is set upright', () => {
  it('measures from its top left corner', async () => {
    expect(await firstGlyph(rawPdf(text('50 700 Td (A) Tj')))).toEqual([50, 100, 600, 800]);
  });

  it.each([
    [90, '0 1 -1 0 100 50 Tm', 'rotated by a quarter'],
    [180, '-1 0 0 -1 550 100 Tm', 'rotated by half'],
    [270, '0 -1 1 0 500 750 Tm', 'rotated by three quarters'],
  ])('when /Rotate %i turns text that is drawn turned', async (rotate, matrix) => {
    const [x, y, width, height] = await firstGlyph(rawPdf(text(`${matrix} (A) Tj`), { page: `/Rotate ${rotate}` }));
    expect([x, y]).toEqual([50, 100]);
    expect([width, height]).toEqual(rotate === 180 ? [600, 800] : [800, 600]);
  });

  it('when nearly all of its text is turned although the file does not say so', async () => {
    const lines = [1, 2, 3, 4].map((i) => `0 1 -1 0 ${100 * i} 50 Tm (all turned) Tj`).join(' ');
    expect(await firstGlyph(rawPdf(text(lines)))).toEqual([50, 100, 800, 600]);
  });

  it('when it is cropped, without what lies outside', async () => {
    const bytes = rawPdf(text('150 700 Td (A) Tj -120 0 Td (outside) Tj'), { page: '/CropBox [100 100 500 750]' });
    expect(await firstGlyph(bytes)).toEqual([50, 50, 400, 650]);
    expect(glyphText(await pageOf(bytes))).toBe('A');
  });

  it('without notes in the margin that run upwards', async () => {
    const bytes = rawPdf(text('50 700 Td (a line of the table) Tj 0 1 -1 0 20 100 Tm (note) Tj'));
    expect(glyphText(await pageOf(bytes))).toBe('a line of the table');
  });
});

describe('glyphs', () => {
  it('have the size that the text matrix gives them', async () => {
    const { styles } = await pageOf(rawPdf('BT /F1 1 Tf 9 0 0 9 50 700 Tm (A) Tj ET'));
    expect(styles[0]).toMatchObject({ font: 'Helvetica', size: 9, bold: false, color: 0 });
  });

  it('of procedure fonts have the size that they measure', async () => {
    const glyph = stream('500 0 0 0 400 700 d1 0 0 400 700 re f');
    const type3 =
      '<< /Type /Font /Subtype /Type3 /FontMatrix [0.05 0 0 0.05 0 0] /FontBBox [0 -200 600 900] /CharProcs << /a 7 0 R >> ' +
      '/Encoding << /Type /Encoding /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [500] /Resources << >> >>';
    const bytes = rawPdf('BT /F2 0.2 Tf 50 700 Td (aaa) Tj ET', { fonts: '/F2 6 0 R', objects: [type3, glyph] });
    const { styles } = await pageOf(bytes);
    expect(styles[0].size).toBeGreaterThan(7);
    expect(styles[0].size).toBeLessThan(12);
  });

  it('of a ligature share its width', async () => {
    const font =
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /BaseEncoding /WinAnsiEncoding /Differences [1 /fi] >> >>';
    const page = await pageOf(rawPdf('BT /F2 10 Tf 50 700 Td (\\001n) Tj ET', { fonts: '/F2 6 0 R', objects: [font] }));
    expect(glyphText(page)).toBe('fin');
    const { x0, x1 } = page.glyphs;
    expect(x1[0]).toBeCloseTo(x0[1], 3);
    expect(x1[1]).toBeCloseTo(x0[2], 3);
  });

  it('keep a hyphen at the end of a line', async () => {
    const page = await pageOf(rawPdf(text('50 700 Td (trans-) Tj 0 -12 Td (action) Tj')));
    expect(glyphText(page)).toBe('trans-action');
  });

  it('are what is drawn, not the replacement that the file gives for it', async () => {
    const page = await pageOf(rawPdf(text('50 700 Td /Span << /ActualText (900) >> BDC (12.50) Tj EMC')));
    expect(glyphText(page)).toBe('12.50');
  });

  it('of a fill-in field are read where it is', async () => {
    const field =
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (total) /V (1,234.56) /Rect [100 690 200 710] /F 4 /DA (/F1 10 Tf 0 g) /P 3 0 R >>';
    const page = await pageOf(
      rawPdf(text('50 700 Td (Total) Tj'), {
        page: '/Annots [6 0 R]',
        objects: [field],
        catalog: '/AcroForm << /Fields [6 0 R] /DR << /Font << /F1 5 0 R >> >> /DA (/F1 10 Tf 0 g) >>',
      }),
    );
    expect(glyphText(page)).toBe('Total1,234.56');
    const { x0, baseline } = page.glyphs;
    expect(x0[5]).toBeGreaterThanOrEqual(100);
    expect(Math.abs(baseline[5] - 100)).toBeLessThan(8);
  });
});

describe('what nobody can see is left out:', () => {
  it.each([
    ['text in render mode 3', text('3 Tr 50 700 Td (hidden) Tj 0 Tr 0 -20 Td (seen) Tj')],
    ['white text on paper', text('1 g 50 700 Td (hidden) Tj 0 g 0 -20 Td (seen) Tj')],
    ['text too small to read', 'BT /F1 1 Tf 50 700 Td (hidden) Tj /F1 10 Tf 0 -20 Td (seen) Tj ET'],
    ['text outside of the page', text('700 700 Td (hidden) Tj -650 0 Td (seen) Tj')],
    [
      'text outside of its clip path',
      `q 0 0 100 100 re W n ${text('50 700 Td (hidden) Tj')} Q ${text('50 600 Td (seen) Tj')}`,
    ],
    [
      'text of the colour of its ground',
      `0 0 1 rg 0 650 600 100 re f ${text('50 700 Td (hidden) Tj 0 g 0 -90 Td (seen) Tj')}`,
    ],
    ['text that is painted over', `${text('50 700 Td (hidden) Tj 0 -90 Td (seen) Tj')} 0 650 600 100 re f`],
  ])('%s', async (_, content) => {
    expect(glyphText(await pageOf(rawPdf(content)))).toBe('seen');
  });

  it.each([
    ['not_drawn', text('3 Tr 50 700 Td (hidden) Tj 0 Tr 0 -20 Td (seen) Tj')],
    ['like_its_ground', text('1 g 50 700 Td (hidden) Tj 0 g 0 -20 Td (seen) Tj')],
    ['too_small', 'BT /F1 1 Tf 50 700 Td (hidden) Tj /F1 10 Tf 0 -20 Td (seen) Tj ET'],
    ['outside', text('700 700 Td (hidden) Tj -650 0 Td (seen) Tj')],
    ['clipped', `q 0 0 100 100 re W n ${text('50 700 Td (hidden) Tj')} Q ${text('50 600 Td (seen) Tj')}`],
    ['covered', `${text('50 700 Td (hidden) Tj 0 -90 Td (seen) Tj')} 0 650 600 100 re f`],
    ['other_direction', text('0 1 -1 0 50 700 Tm (hidden) Tj 1 0 0 1 50 600 Tm (seen and seen and seen) Tj')],
  ])('and who asks is told that it was %s', async (why, content) => {
    expect(await droppedOf(rawPdf(content))).toEqual([{ text: 'hidden', box: expect.any(Array), why }]);
  });

  it('text without any opacity', async () => {
    const bytes = rawPdf(`/G gs ${text('50 700 Td (hidden) Tj')}`, { resources: '/ExtGState << /G << /ca 0 >> >>' });
    expect((await pageOf(bytes)).glyphs.count).toBe(0);
  });

  it('text of a layer that is switched off, while that of other layers is read', async () => {
    const layer = (name: string) => `<< /Type /OCG /Name (${name}) >>`;
    const bytes = rawPdf(text('50 700 Td /OC /Off BDC (hidden) Tj EMC 0 -20 Td /OC /On BDC (seen) Tj EMC'), {
      resources: '/Properties << /Off 6 0 R /On 7 0 R >>',
      objects: [layer('off'), layer('on')],
      catalog: '/OCProperties << /OCGs [6 0 R 7 0 R] /D << /BaseState /ON /OFF [6 0 R] /Order [6 0 R 7 0 R] >> >>',
    });
    expect(glyphText(await pageOf(bytes))).toBe('seen');
  });
});

describe('letters struck twice', () => {
  it('are reported as dropped once', async () => {
    const pass = (x: number) =>
      Array.from({ length: 12 }, (_, i) => `1 0 0 1 ${x} ${700 - 12 * i} Tm (${10 + i}.00) Tj`);
    const dropped = await droppedOf(rawPdf(text([...pass(50), ...pass(50.4)].join(' '))));
    expect(dropped.map(({ text, why }) => [text, why])).toEqual(
      pass(0).map((_, i) => [`${10 + i}.00`, 'struck_twice']),
    );
  });

  it('at once are read once', async () => {
    const page = await pageOf(rawPdf(text('50 700 Td (Total) Tj 0.3 0 Td (Total) Tj')));
    expect(glyphText(page)).toBe('Total');
  });

  it('in a second pass over the page are read once, as bold', async () => {
    const pass = (x: number) =>
      Array.from({ length: 12 }, (_, i) => `1 0 0 1 ${x} ${700 - 12 * i} Tm (${10 + i}.00) Tj`);
    const page = await pageOf(rawPdf(text([...pass(50), ...pass(50.4), '1 0 0 1 50 500 Tm (once) Tj'].join(' '))));
    expect(glyphText(page)).toBe(`${Array.from({ length: 12 }, (_, i) => `${10 + i}.00`).join('')}once`);
    const { glyphs, styles } = page;
    expect([styles[glyphs.style[0]].bold, styles[glyphs.style[glyphs.count - 1]].bold]).toEqual([true, false]);
  });

  it('are not found if a clip path cuts off the first', async () => {
    const cut = `q 0 0 100 100 re W n ${text('50 700 Td (1) Tj')} Q`;
    const between = text('50 600 Td (somewhere) Tj');
    // PDFium itself drops what repeats one of the seven letters before
    expect(glyphText(await pageOf(rawPdf(`${cut} ${between} ${text('50.2 700 Td (16-11) Tj')}`)))).toContain('16-11');
  });

  it('are distinguished from equal letters side by side', async () => {
    const page = await pageOf(rawPdf(text('50 700 Td (i) Tj 2.22 0 Td (i) Tj 2.22 0 Td (i) Tj')));
    expect(glyphText(page)).toBe('iii');
  });
});

describe('a page whose text cannot be used', () => {
  const image = stream(
    Uint8Array.of(255),
    '/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray',
  );
  const scan = { resources: '/XObject << /Im 6 0 R >>', objects: [image] };

  it('is an image with hardly any text', async () => {
    const page = await pageOf(rawPdf('q 600 0 0 800 0 0 cm /Im Do Q', scan));
    expect(page).toMatchObject({ unusable: 'no_text', images: [[0, 0, 600, 800]] });
  });

  it('is one whose font names no Unicode', async () => {
    const font = `<< /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+Own /FirstChar 65 /LastChar 66 /Widths [500 500] /Encoding << /Differences [65 /g01 /g02] >> >>`;
    const page = await pageOf(rawPdf('BT /F2 10 Tf 50 700 Td (ABBA) Tj ET', { fonts: '/F2 6 0 R', objects: [font] }));
    expect(page.unusable).toBe('no_unicode_map');
  });

  it('makes a file unreadable for what it is: fonts without a meaning, or a scan', () => {
    const scanOf = (...reasons: readonly Page['unusable'][]) =>
      unreadableFile({
        pages: reasons.map((unusable) => ({ unusable, words: 0 })),
        pictures: { areAllowed: false, areRead: false },
      });
    expect(scanOf('no_unicode_map', 'no_unicode_map')?.message).toContain('its fonts do not tell');
    expect(scanOf('no_text', 'no_unicode_map')?.message).toContain('is a scan');
  });

  it('is not an empty one', async () => {
    expect(await pageOf(rawPdf(''))).toMatchObject({ unusable: null, source: 'text' });
  });

  it('is not one whose text somebody has read and laid under the image', async () => {
    const words = Array.from({ length: 10 }, (_, i) => `1 0 0 1 50 ${700 - 20 * i} Tm (recognised) Tj`).join(' ');
    const page = await pageOf(rawPdf(`q 600 0 0 800 0 0 cm /Im Do Q ${text(`3 Tr ${words}`)}`, scan));
    expect(page).toMatchObject({ unusable: null, source: 'ocr' });
    expect(page.glyphs.count).toBe(100);
  });
});

describe('a file made to do harm', () => {
  it('is too complex if a page holds more letters than any sheet', async () => {
    const instance = await freshPdfium(256 * 1024 * 1024);
    const shows = (texts: number) => text(`50 700 Td ${`(${'1'.repeat(20_000)}) Tj `.repeat(texts)}`);
    const reading = (texts: number) => readPage(instance, openDocument(instance, rawPdf(shows(texts))), 0);
    const told = {
      code: 'PDF_TOO_COMPLEX',
      message: expect.stringMatching(/^Page 1 of the file holds 420000 letters/),
    };
    expect(() => reading(21)).toThrow(expect.objectContaining(told));
    expect(reading(1).glyphs.count).toBeGreaterThan(0);
  });

  it('ends as too complex when its streams unpack to more than the memory allows', async () => {
    const bomb = deflateSync(Buffer.alloc(24 * 1024 * 1024, '0 0 m 9 9 l S '));
    const instance = await freshPdfium(32 * 1024 * 1024);
    const document = openDocument(instance, rawPdf(bomb, { filter: '/Filter /FlateDecode' }));
    expect(() => readPage(instance, document, 0)).toThrow(expect.objectContaining({ code: 'PDF_TOO_COMPLEX' }));
    expect(() => document.close()).not.toThrow();
  });

  it('is read to its end when its letters have a size beyond all sense', async () => {
    const page = await pageOf(rawPdf('BT /F1 1000000000 Tf 50 700 Td (A) Tj /F1 10 Tf 0 -20 Td (seen) Tj ET'));
    expect(glyphText(page)).toContain('seen');
  });

  it('cannot be read when its page has no sensible size', async () => {
    const bytes = rawPdf('', { page: '/CropBox [0 0 9000000 9000000] /MediaBox [0 0 9000000 9000000]' });
    await expect(pageOf(bytes)).rejects.toMatchObject({ code: 'PDF_UNREADABLE' });
  });

  it('is read to its end when a form draws itself', async () => {
    const form = stream(
      'q /Fm Do Q BT /F1 10 Tf 50 700 Td (in) Tj ET',
      '/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << /Fm 6 0 R >> /Font << /F1 5 0 R >> >>',
    );
    const page = await pageOf(rawPdf('/Fm Do', { resources: '/XObject << /Fm 6 0 R >>', objects: [form] }));
    expect(glyphText(page)).toContain('in');
  });
});

it('reads every page of a long document the same, however many were read before', async () => {
  const bytes = await drawn(
    (doc) => {
      for (let i = 0; i < 30; i++)
        doc.addPage().fontSize(9).text('05/03/2024 CARD PAYMENT 12.50', 40, 60, { lineBreak: false });
    },
    { autoFirstPage: false },
  );
  const pages = await pagesOf(bytes);
  expect(pages).toHaveLength(30);
  expect(new Set(pages.map(glyphText)).size).toBe(1);
});
