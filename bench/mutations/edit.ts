/** Changes a PDF with PDFium itself: moves pages, draws on them or removes things, and writes the file again. */
import type { Page } from '../../engine/model/page.ts';
import { openDocument, type PdfDocument } from '../../engine/pages/document.ts';
import { heapOf, type Pdfium } from '../../engine/pages/pdfium.ts';
import { readPage } from '../../engine/pages/read.ts';

/** Points from the top left of the upright page, as in results and truths. */
export type Place = readonly [x0: number, y0: number, x1: number, y1: number];

const TEXT_OBJECT = 1;
const FILL_ALTERNATE = 1;
const INVISIBLE = 3;
/** FPDFBitmap_CreateEx: blue, green, red and an unused byte, the format of images */
const BGRX = 3;
const WHITE = 0xffffffff;
const REMOVE_SECURITY = 3;
/** Pixels of a picture per point, and units per point of the grid that gives PDFium places as whole numbers. */
const PIXELS = 3;
const GRID = 20;

/** A document that is open for changes. */
export class Edit {
  private readonly pdfium: Pdfium;
  private readonly document: PdfDocument;

  constructor(pdfium: Pdfium, bytes: Uint8Array, password?: string) {
    this.pdfium = pdfium;
    this.document = openDocument(pdfium, bytes, password);
  }

  get pageCount(): number {
    return this.pdfium.exports.FPDF_GetPageCount(this.document.handle);
  }

  /** Pages count from 0. */
  drop(page: number): void {
    this.pdfium.exports.FPDFPage_Delete(this.document.handle, page);
  }

  /** Puts a copy of a page after it, or at another place. */
  double(page: number, at = page + 1): void {
    const { exports } = this.pdfium;
    const { scratch, i32 } = heapOf(this.pdfium);
    i32[scratch >> 2] = page;
    exports.FPDF_ImportPagesByIndex(this.document.handle, this.document.handle, scratch, 1, at);
  }

  /** Turns a page by quarters, clockwise. */
  turn(page: number, quarters: number): void {
    this.onPage(page, (handle) => {
      const { exports } = this.pdfium;
      exports.FPDFPage_SetRotation(handle, (exports.FPDFPage_GetRotation(handle) + quarters) % 4);
    });
  }

  /** The page as the engine reads it. */
  read(page: number): Page {
    return readPage(this.pdfium, this.document, page);
  }

  /** Fills a place with white. */
  whiten(page: number, place: Place): void {
    this.change(page, (handle, read) => {
      const { exports } = this.pdfium;
      const [left, bottom, right, top] = this.onFile(handle, read, place);
      const rect = exports.FPDFPageObj_CreateNewRect(left, bottom, right - left, top - bottom);
      exports.FPDFPageObj_SetFillColor(rect, 255, 255, 255, 255);
      exports.FPDFPath_SetDrawMode(rect, FILL_ALTERNATE, 0);
      exports.FPDFPage_InsertObject(handle, rect);
    });
  }

  /**
   * Puts a picture of a place's appearance over it; `instead` also removes the text below. Returns false if there is no
   * text to remove.
   */
  picture(page: number, place: Place, instead: boolean): boolean {
    let done = true;
    this.change(page, (handle, read) => {
      const bitmap = this.bitmapOf(handle, read, place);
      if (instead) done = this.eachText(handle, read, place, 'remove') > 0;
      if (done) this.insertImage(handle, read, place, bitmap);
      this.pdfium.exports.FPDFBitmap_Destroy(bitmap);
    });
    return done;
  }

  /** Makes the text at a place invisible. Returns false if there is none. */
  hide(page: number, place: Place): boolean {
    let hidden = 0;
    this.change(page, (handle, read) => {
      hidden = this.eachText(handle, read, place, 'hide');
    });
    return hidden > 0;
  }

  /** Returns the current file. */
  bytes(): Uint8Array {
    const { exports } = this.pdfium;
    const writer = exports.PDFiumExt_OpenFileWriter();
    exports.FPDF_SaveAsCopy(this.document.handle, writer, REMOVE_SECURITY);
    const size: number = exports.PDFiumExt_GetFileWriterSize(writer);
    const to: number = exports.malloc(size);
    exports.PDFiumExt_GetFileWriterData(writer, to, size);
    const bytes = heapOf(this.pdfium).u8.slice(to, to + size);
    exports.free(to);
    exports.PDFiumExt_CloseFileWriter(writer);
    return bytes;
  }

  close(): void {
    this.document.close();
  }

  private onPage(page: number, work: (handle: number) => void): void {
    const { exports } = this.pdfium;
    const handle: number = exports.FPDF_LoadPage(this.document.handle, page);
    if (handle === 0) throw new Error(`page ${page + 1} cannot be loaded`);
    work(handle);
    exports.FPDF_ClosePage(handle);
  }

  private change(page: number, work: (handle: number, read: Page) => void): void {
    const read = this.read(page);
    this.onPage(page, (handle) => {
      work(handle, read);
      this.pdfium.exports.FPDFPage_GenerateContent(handle);
    });
  }

  /** Given a place on the upright page, returns a corner of it in the file's units. */
  private corner(handle: number, { width, height, scale, turned }: Page, x: number, y: number): [number, number] {
    const { exports } = this.pdfium;
    const { scratch } = heapOf(this.pdfium);
    const whole = (length: number) => Math.round(length * GRID);
    const size = [whole(width / scale), whole(height / scale)];
    exports.FPDF_DeviceToPage(handle, 0, 0, ...size, quarters(turned), whole(x), whole(y), scratch, scratch + 8);
    const { f64 } = heapOf(this.pdfium);
    return [f64[scratch >> 3], f64[(scratch >> 3) + 1]];
  }

  /** Left, bottom, right and top in the file's units. */
  private onFile(handle: number, read: Page, [x0, y0, x1, y1]: Place): [number, number, number, number] {
    const [ax, ay] = this.corner(handle, read, x0, y0);
    const [bx, by] = this.corner(handle, read, x1, y1);
    return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
  }

  private bitmapOf(handle: number, { width, height, scale, turned }: Page, [x0, y0, x1, y1]: Place): number {
    const { exports } = this.pdfium;
    const whole = (length: number) => Math.max(1, Math.round(length * PIXELS));
    const [across, down] = [whole(x1 - x0), whole(y1 - y0)];
    const bitmap: number = exports.FPDFBitmap_CreateEx(across, down, BGRX, 0, 0);
    exports.FPDFBitmap_FillRect(bitmap, 0, 0, across, down, WHITE);
    const page = [whole(width / scale), whole(height / scale)];
    exports.FPDF_RenderPageBitmap(
      bitmap,
      handle,
      -Math.round(x0 * PIXELS),
      -Math.round(y0 * PIXELS),
      ...page,
      quarters(turned),
      0,
    );
    return bitmap;
  }

  private insertImage(handle: number, read: Page, [x0, y0, x1, y1]: Place, bitmap: number): void {
    const { exports } = this.pdfium;
    const image = exports.FPDFPageObj_NewImageObj(this.document.handle);
    exports.FPDFImageObj_SetBitmap(0, 0, image, bitmap);
    const [e, f] = this.corner(handle, read, x0, y1);
    const [right, rise] = this.corner(handle, read, x1, y1);
    const [lean, top] = this.corner(handle, read, x0, y0);
    const { scratch, f32 } = heapOf(this.pdfium);
    f32.set([right - e, rise - f, lean - e, top - f, e, f], scratch >> 2);
    exports.FPDFPageObj_SetMatrix(image, scratch);
    exports.FPDFPage_InsertObject(handle, image);
  }

  /** Removes or hides each text whose middle is at a place, and returns how many. */
  private eachText(handle: number, read: Page, place: Place, deed: 'remove' | 'hide'): number {
    const { exports } = this.pdfium;
    const [left, bottom, right, top] = this.onFile(handle, read, place);
    const count: number = exports.FPDFPage_CountObjects(handle);
    const objects = Array.from({ length: count }, (_, i): number => exports.FPDFPage_GetObject(handle, i));
    const meant = objects.filter((object) => {
      if (exports.FPDFPageObj_GetType(object) !== TEXT_OBJECT) return false;
      const { scratch } = heapOf(this.pdfium);
      exports.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
      const [l, b, r, t] = heapOf(this.pdfium).f32.subarray(scratch >> 2, (scratch >> 2) + 4);
      const [x, y] = [(l + r) / 2, (b + t) / 2];
      return x > left && x < right && y > bottom && y < top;
    });
    for (const object of meant) {
      if (deed === 'remove') exports.FPDFPage_RemoveObject(handle, object);
      else exports.FPDFTextObj_SetTextRenderMode(object, INVISIBLE);
    }
    return meant.length;
  }
}

const quarters = (turned: number) => ((turned % 4) + 4) % 4;
