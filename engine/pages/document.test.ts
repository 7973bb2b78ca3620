import { describe, expect, it } from 'vitest';
import { drawn, freshPdfium, glyphText, pageOf, pdfium, rawPdf } from '../testing/papers.ts';
import { inspect, openDocument } from './document.ts';

const plain = rawPdf('BT /F1 10 Tf 50 700 Td (Balance) Tj ET');

type Version = '1.3' | '1.4' | '1.7' | '1.7ext3';
const ciphers: [string, Version][] = [
  ['RC4 with 40 bits', '1.3'],
  ['RC4 with 128 bits', '1.4'],
  ['AES-128', '1.7'],
  ['AES-256', '1.7ext3'],
];
const MAX_PAGES = 10;
const locked = (pdfVersion: Version, userPassword: string) =>
  drawn((doc) => doc.text('Balance', 50, 50), { pdfVersion, userPassword, ownerPassword: 'owner' });

describe('opening a PDF', () => {
  it('counts the pages of a file without a password', async () => {
    expect(inspect(await pdfium(), plain, MAX_PAGES)).toEqual({ pages: 1, passwordRequired: false });
  });

  it('refuses a file that says it has more pages than are read', async () => {
    const lying = Buffer.from(
      Buffer.from(plain)
        .toString('latin1')
        .replace('/Count 1', `/Count ${MAX_PAGES + 1}`),
    );
    const kids = Buffer.from(lying.toString('latin1').replace('[3 0 R]', `[${'3 0 R '.repeat(MAX_PAGES + 1)}]`));
    const instance = await pdfium();
    const refused = expect.objectContaining({ code: 'PDF_TOO_COMPLEX', message: expect.stringContaining('11 pages') });
    expect(() => inspect(instance, kids, MAX_PAGES)).toThrow(refused);
    expect(inspect(instance, kids, MAX_PAGES + 1).pages).toBe(MAX_PAGES + 1);
  });

  it('refuses what is no PDF', async () => {
    const instance = await pdfium();
    expect(() => openDocument(instance, Buffer.from('PK\u0003\u0004 a zip'))).toThrow(
      expect.objectContaining({ code: 'UNSUPPORTED_FILE' }),
    );
    expect(() => openDocument(instance, new Uint8Array(0))).toThrow(
      expect.objectContaining({ code: 'UNSUPPORTED_FILE' }),
    );
  });

  it('opens a file with bytes before its header', async () => {
    const shifted = Buffer.concat([Buffer.from('\r\nX-Mailer: none\r\n\r\n'), plain]);
    expect(inspect(await pdfium(), shifted, MAX_PAGES).pages).toBe(1);
  });

  it('reports a file that is damaged beyond reading', async () => {
    const instance = await pdfium();
    const broken = Buffer.from('%PDF-1.7\nnothing of it came through');
    expect(() => inspect(instance, broken, MAX_PAGES)).toThrow(expect.objectContaining({ code: 'PDF_UNREADABLE' }));
  });

  it('reads a file whose cross-reference table points nowhere', async () => {
    const lost = Buffer.from(
      Buffer.from(plain)
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n7'),
      'latin1',
    );
    expect(glyphText(await pageOf(lost))).toBe('Balance');
  });

  it('reports a file larger than the memory it may take', async () => {
    const small = await freshPdfium(17 * 1024 * 1024);
    const large = new Uint8Array(32 * 1024 * 1024);
    large.set(plain);
    expect(() => openDocument(small, large)).toThrow(expect.objectContaining({ code: 'PDF_TOO_COMPLEX' }));
  });
});

describe('a file encrypted with', () => {
  for (const [name, version] of ciphers) {
    it(`${name} is read with its password`, async () => {
      expect(glyphText(await pageOf(await locked(version, 'secret'), 'secret'))).toBe('Balance');
    });

    it(`${name} says whether its password is missing or wrong`, async () => {
      const instance = await pdfium();
      const bytes = await locked(version, 'secret');
      expect(inspect(instance, bytes, MAX_PAGES)).toEqual({ pages: 0, passwordRequired: true });
      expect(() => openDocument(instance, bytes)).toThrow(expect.objectContaining({ code: 'PASSWORD_REQUIRED' }));
      expect(() => inspect(instance, bytes, MAX_PAGES, 'guess')).toThrow(
        expect.objectContaining({ code: 'PASSWORD_INCORRECT' }),
      );
    });

    it(`${name} and an owner's password alone opens with none, and with a wrong one`, async () => {
      const bytes = await locked(version, '');
      expect(glyphText(await pageOf(bytes))).toBe('Balance');
      expect(glyphText(await pageOf(bytes, 'wrong'))).toBe('Balance');
    });
  }

  it('RC4 and a password beyond ASCII is read, which writers of its day wrote in Latin-1', async () => {
    expect(glyphText(await pageOf(await locked('1.4', 'Schlüssel'), 'Schlüssel'))).toBe('Balance');
  });

  it('AES-256 and a password beyond ASCII is read, which is in UTF-8', async () => {
    expect(glyphText(await pageOf(await locked('1.7ext3', 'Schlüssel€'), 'Schlüssel€'))).toBe('Balance');
  });
});
