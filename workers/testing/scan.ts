/** Draws files for the tests of pictures. */
import PDFDocument from 'pdfkit';

/** A grey pixel as PNG. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

/** Returns a PDF of that many pages, each of which is a picture without any text. */
export async function scanOf(pages: number): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: 0 });
  const [width, height] = [doc.page.width, doc.page.height];
  for (let page = 1; page <= pages; page++) {
    if (page > 1) doc.addPage();
    doc.image(Buffer.from(PIXEL, 'base64'), 0, 0, { width, height });
  }
  doc.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of doc) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
