/** The papers for measurements, drawn once into `.tmp/`. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawLong, drawPrinted, longStatement } from '../fixtures/draw/long.ts';
import type { PaperStatement } from '../fixtures/draw/model.ts';
import { scanPdf } from '../fixtures/scan/scan.ts';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', '.tmp');

/** How a statement is drawn: with kerned text, which costs other readers more, or as most banks print it. */
export const DRAWINGS = {
  kerned: drawLong,
  printed: async (statement: PaperStatement) => drawPrinted(statement),
};
export type Drawing = keyof typeof DRAWINGS;

/** Given a number of pages, returns the path of a statement with 40 rows per page and a running balance. */
export function statementOfPages(pages: number, drawing: Drawing = 'kerned'): Promise<string> {
  return drawnOnce(`statement-${drawing}-${pages}.pdf`, () => DRAWINGS[drawing](longStatement(pages)));
}

/** Given a size, returns the path of a statement of three pages with about that many bytes, mostly in an attachment. */
export function statementOfBytes(bytes: number): Promise<string> {
  return drawnOnce(`statement-${bytes}-bytes.pdf`, () => drawLong(longStatement(3), randomBytes(bytes)));
}

/** With this seed the scanner is a good one of 300 dpi in grey. */
const SCAN_SEED = 1;

/** Given a number of pages, returns the path of a clean scan of such a statement. */
export async function scanOfPages(pages: number): Promise<string> {
  const paper = await statementOfPages(pages, 'printed');
  return drawnOnce(`scan-${pages}.pdf`, async () => (await scanPdf(readFileSync(paper), 'clean', SCAN_SEED)).pdf);
}

async function drawnOnce(name: string, make: () => Promise<Buffer>): Promise<string> {
  const path = join(FOLDER, name);
  if (!existsSync(path)) {
    mkdirSync(FOLDER, { recursive: true });
    const temporary = `${path}.part`;
    writeFileSync(temporary, await make());
    renameSync(temporary, path);
  }
  return path;
}
