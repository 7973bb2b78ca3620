/** PDFium as the engine needs it: the raw exports of its WebAssembly module. The host loads it and hands it in. */

/** One instance. After an abort or a refused growth it is broken and must be thrown away. */
export interface Pdfium {
  /** raw exports: FPDF_*, FPDFText_*, malloc, free, … */
  // biome-ignore lint/suspicious/noExplicitAny: the exports are untyped C functions over numbers
  readonly exports: any;
  /** `buffer` changes when the memory grows: views on it must be made anew */
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
}
