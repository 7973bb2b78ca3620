import { expect, it } from 'vitest';
import { glyphText, pageOf, rawPdf, stream } from '../testing/papers.ts';
import { signOf } from './read-signs.ts';

const read = (signs: string) => Array.from(signs, (sign) => String.fromCodePoint(signOf(sign.codePointAt(0)!)));

it('the sign of a radical is read as its character', () => {
  expect(read('⽉⽇⾦⼊⽀⻑⻄').join('')).toBe('月日金入支長西');
});

it('one that is no character stays', () => {
  expect(read('⺀')).toEqual(['⺀']);
});

it('a page whose font names its glyphs by radicals has characters', async () => {
  const map = '1 begincodespacerange <00> <FF> endcodespacerange 2 beginbfchar <41> <2F49> <42> <2F47> endbfchar';
  const font = '/Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 7 0 R';
  const bytes = rawPdf('BT /F2 10 Tf 50 700 Td (AB) Tj ET', {
    fonts: '/F2 6 0 R',
    objects: [`<< ${font} >>`, stream(`begincmap ${map} endcmap`)],
  });
  expect(glyphText(await pageOf(bytes))).toBe('月日');
});
