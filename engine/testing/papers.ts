/** PDFs for tests: written operator by operator, or drawn with pdfkit; and an instance of PDFium to read them. */
import PDFKit from 'pdfkit';
import { compilePdfium, instantiatePdfium } from '../../workers/pdfium.ts';
import type { Page } from '../model/page.ts';
import { openDocument } from '../pages/document.ts';
import type { Pdfium } from '../pages/pdfium.ts';
import { readPage } from '../pages/read.ts';

const MAX_HEAP = 256 * 1024 * 1024;
let shared: Promise<Pdfium> | undefined;
let compiled: Promise<WebAssembly.Module> | undefined;

/** Returns an instance of PDFium that the tests of a file share. */
export function pdfium(): Promise<Pdfium> {
  shared ??= freshPdfium(MAX_HEAP);
  return shared;
}

/** Returns an instance of its own, for what may break it. */
export async function freshPdfium(maxHeapBytes: number): Promise<Pdfium> {
  compiled ??= compilePdfium();
  return instantiatePdfium(await compiled, { maxHeapBytes });
}

export interface RawPdf {
  /** entries of the page dictionary; /F1 is Helvetica */
  readonly page?: string;
  /** entries of the page's /Resources besides the font F1 */
  readonly resources?: string;
  /** fonts besides F1, as "/F2 6 0 R" */
  readonly fonts?: string;
  /** bodies of further objects, numbered from 6 */
  readonly objects?: readonly (string | Uint8Array)[];
  /** entries of the catalog */
  readonly catalog?: string;
  /** entries of the content stream's dictionary, such as its filter */
  readonly filter?: string;
}

/** Given a content stream, returns a PDF of one page, 600 by 800 points, with it. */
export function rawPdf(content: string | Uint8Array, raw: RawPdf = {}): Uint8Array {
  const resources = `<< /Font << /F1 5 0 R ${raw.fonts ?? ''} >> ${raw.resources ?? ''} >>`;
  const body = typeof content === 'string' ? Buffer.from(content, 'latin1') : Buffer.from(content);
  const objects: (string | Uint8Array)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${raw.catalog ?? ''} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources ${resources} ${raw.page ?? ''} >>`,
    stream(body, raw.filter),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...(raw.objects ?? []),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = parts[0].length;
  const add = (bytes: Uint8Array) => {
    parts.push(Buffer.from(bytes));
    at += bytes.length;
  };
  objects.forEach((object, i) => {
    offsets.push(at);
    add(Buffer.from(`${i + 1} 0 obj\n`));
    add(typeof object === 'string' ? Buffer.from(object, 'latin1') : object);
    add(Buffer.from('\nendobj\n'));
  });
  const xref = at;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`));
  add(Buffer.from(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF`));
  return new Uint8Array(Buffer.concat(parts));
}

/** Given the bytes and the dictionary entries of a stream, returns the object. */
export function stream(body: Uint8Array | string, entries = ''): Uint8Array {
  const bytes = Buffer.from(body as string, 'latin1');
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** Given what to draw with pdfkit, returns the PDF. */
export function drawn(
  draw: (doc: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const doc = new PDFKit({ size: 'A4', margin: 0, ...options });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
    draw(doc);
    doc.end();
  });
}

/** Given a PDF, returns all of its pages. */
export async function pagesOf(bytes: Uint8Array, password?: string): Promise<Page[]> {
  const instance = await pdfium();
  const document = openDocument(instance, bytes, password);
  try {
    return Array.from({ length: document.pageCount }, (_, i) => {
      const page = readPage(instance, document, i);
      // the next page's glyphs take the place of this one's
      return { ...page, glyphs: structuredClone(page.glyphs) };
    });
  } finally {
    document.close();
  }
}

/** Given a PDF, returns its first page. */
export async function pageOf(bytes: Uint8Array, password?: string): Promise<Page> {
  return (await pagesOf(bytes, password))[0];
}

/** Given a page, returns its glyphs as text, in their order. */
export function glyphText({ glyphs }: Page): string {
  return String.fromCodePoint(...glyphs.code.subarray(0, glyphs.count));
}
