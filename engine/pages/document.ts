/** Opens a PDF, with its password if it needs one, and reports what a file is before any of its pages are read. */
import { UnreadableError } from '../errors.ts';
import { ASCII_END } from '../model/characters.ts';
import { fileFinding } from '../wording/files.ts';
import { guarded, heapOf, isBroken, type Pdfium } from './pdfium.ts';
import type { Scales } from './unit.ts';

/** An open PDF. Close it: its memory is PDFium's, not the garbage collector's. */
export interface PdfDocument {
  /** PDFium's FPDF_DOCUMENT */
  readonly handle: number;
  readonly pageCount: number;
  /** true if only the password given opened it */
  readonly passwordNeeded: boolean;
  /** of the pages read so far */
  readonly scales: Scales;
  /** indices of the pages whose fields are part of them by now */
  readonly flattened: Set<number>;
  /** given a loaded page that is read, closes it once the next one is: the fonts that both use are then loaded once */
  release(page: number): void;
  close(): void;
}

/** The bytes of a PDF: as they are, or to be put straight into PDFium's memory, so that a large file is held once. */
export type PdfSource =
  | Uint8Array
  | {
      readonly length: number;
      /** fills `target`, which is `length` long */
      copyTo(target: Uint8Array): void;
    };

/** A PDF's header is within this many bytes; mail gateways and web servers put things before it. */
const HEADER_WITHIN = 1024;
const HEADER = new TextEncoder().encode('%PDF-');
/** FPDF_GetLastError: a password is missing or wrong */
const ERR_PASSWORD = 4;
/** FPDF_GetLastError: encrypted in a way that PDFium does not know */
const ERR_SECURITY = 5;

function isPdf(bytes: Uint8Array): boolean {
  const last = Math.min(HEADER_WITHIN, bytes.length) - HEADER.length;
  for (let at = 0; at <= last; at++) if (HEADER.every((byte, i) => bytes[at + i] === byte)) return true;
  return false;
}

const LAST_OF_LATIN_1 = 0xff;

/**
 * Passwords are UTF-8 in PDF 2.0 and Latin-1 (nearly) before it: one that differs in them is tried as both. A zero ends
 * each.
 */
function encodings(password: string): Uint8Array[] {
  const utf8 = new TextEncoder().encode(`${password}\0`);
  const points = Array.from(`${password}\0`, (sign) => sign.codePointAt(0) as number);
  const plain = points.every((point) => point < ASCII_END);
  return plain || points.some((point) => point > LAST_OF_LATIN_1) ? [utf8] : [utf8, Uint8Array.from(points)];
}

/**
 * Opens a PDF. No password is tried first (a file with an owner's password alone opens so, and refuses a wrong one),
 * then the one given. Throws UnreadableError: UNSUPPORTED_FILE, PASSWORD_REQUIRED, PASSWORD_INCORRECT, PDF_UNREADABLE,
 * PDF_TOO_COMPLEX.
 */
export function openDocument(pdfium: Pdfium, source: PdfSource, password?: string): PdfDocument {
  return guarded(pdfium, () => {
    const { exports } = pdfium;
    const data = allocate(pdfium, source.length);
    const { u8 } = heapOf(pdfium);
    if (source instanceof Uint8Array) u8.set(source, data);
    else source.copyTo(u8.subarray(data, data + source.length));
    if (!isPdf(u8.subarray(data, data + Math.min(source.length, HEADER_WITHIN)))) {
      exports.free(data);
      throw new UnreadableError('UNSUPPORTED_FILE', fileFinding('NOT_A_PDF'));
    }
    const { handle, error, locked } = unlocked(pdfium, data, source.length, password);
    const pageCount: number = handle === 0 ? 0 : exports.FPDF_GetPageCount(handle);
    if (pageCount <= 0) {
      if (handle !== 0) exports.FPDF_CloseDocument(handle);
      exports.free(data);
      throw refusal(error, password);
    }
    return documentOf(pdfium, { handle, pageCount, passwordNeeded: locked }, data);
  });
}

/** Loads a document without a password, and with the one given if it needs one. Its handle is 0 if it stays closed. */
function unlocked(pdfium: Pdfium, data: number, length: number, password: string | undefined) {
  const { exports } = pdfium;
  const load = (address: number) => {
    const handle: number = exports.FPDF_LoadMemDocument(data, length, address);
    const error: number = handle === 0 ? exports.FPDF_GetLastError() : 0;
    return { handle, error };
  };
  const first = load(0);
  const locked = first.error === ERR_PASSWORD;
  let last = first;
  for (const encoded of locked && password ? encodings(password) : []) {
    if (last.handle !== 0) break;
    const address = allocate(pdfium, encoded.length);
    heapOf(pdfium).u8.set(encoded, address);
    last = load(address);
    exports.free(address);
  }
  return { ...last, locked };
}

function documentOf(
  pdfium: Pdfium,
  facts: Pick<PdfDocument, 'handle' | 'pageCount' | 'passwordNeeded'>,
  data: number,
): PdfDocument {
  const { exports } = pdfium;
  let open = true;
  let released = 0;
  return {
    ...facts,
    scales: new Map(),
    flattened: new Set(),
    release(page) {
      if (released !== 0) exports.FPDF_ClosePage(released);
      released = page;
    },
    close() {
      if (!open) return;
      open = false;
      if (isBroken(pdfium)) return; // what it holds goes with it
      guarded(pdfium, () => {
        if (released !== 0) exports.FPDF_ClosePage(released);
        exports.FPDF_CloseDocument(facts.handle);
        exports.free(data);
      });
    },
  };
}

function allocate(pdfium: Pdfium, length: number): number {
  const address: number = pdfium.exports.malloc(Math.max(1, length));
  if (address === 0) throw new UnreadableError('PDF_TOO_COMPLEX', fileFinding('FILE_TOO_LARGE_TO_READ'));
  return address;
}

function refusal(error: number, password: string | undefined): UnreadableError {
  if (error === ERR_PASSWORD)
    return password
      ? new UnreadableError('PASSWORD_INCORRECT', fileFinding('PASSWORD_WRONG'))
      : new UnreadableError('PASSWORD_REQUIRED', fileFinding('PASSWORD_MISSING'));
  return new UnreadableError('PDF_UNREADABLE', fileFinding(error === ERR_SECURITY ? 'FILE_ENCRYPTED' : 'FILE_DAMAGED'));
}

/** What a PDF is, without reading its pages. */
export interface DocumentFacts {
  /** 0 while a password is missing */
  readonly pages: number;
  readonly passwordRequired: boolean;
}

/** Given how many pages a file says it has, throws UnreadableError PDF_TOO_COMPLEX if that is more than are read. */
export function boundPages(pageCount: number, maxPages: number): void {
  if (pageCount <= maxPages) return;
  throw new UnreadableError('PDF_TOO_COMPLEX', fileFinding('TOO_MANY_PAGES', { pages: pageCount, most: maxPages }));
}

/** Returns a PDF's page count, or that its password is missing. Throws as openDocument and boundPages do. */
export function inspect(pdfium: Pdfium, source: PdfSource, maxPages: number, password?: string): DocumentFacts {
  try {
    const document = openDocument(pdfium, source, password);
    const { pageCount } = document;
    document.close();
    boundPages(pageCount, maxPages);
    return { pages: pageCount, passwordRequired: false };
  } catch (thrown) {
    if (thrown instanceof UnreadableError && thrown.code === 'PASSWORD_REQUIRED') {
      return { pages: 0, passwordRequired: true };
    }
    throw thrown;
  }
}
