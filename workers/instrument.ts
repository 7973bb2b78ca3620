/** A thread's PDFium: one instance for many files, replaced when it broke or has grown large. */
import { UnreadableError } from '../engine/errors.ts';
import type { Pdfium } from '../engine/pages/pdfium.ts';
import { instantiatePdfium } from './pdfium.ts';

/** WebAssembly memory never shrinks: an instance that a large file has grown past this is not kept for small files. */
const KEEP_BELOW_BYTES = 96 * 1024 * 1024;

export interface Instrument {
  /** the cap of an instance's heap */
  readonly maxHeapBytes: number;
  /** Given work on an instance, returns its result; an instance that the work may have broken is not used again. */
  use<T>(work: (pdfium: Pdfium) => T | Promise<T>): Promise<T>;
}

/** Given the compiled PDFium and the maximum of its heap in bytes, returns it ready for the first file. */
export async function createInstrument(module: WebAssembly.Module, maxHeapBytes: number): Promise<Instrument> {
  const make = () => instantiatePdfium(module, { maxHeapBytes });
  let pdfium: Pdfium | null = await make();
  return {
    maxHeapBytes,
    async use(work) {
      pdfium ??= await make();
      const used = pdfium;
      try {
        const result = await work(used);
        if (used.heapRefused() || used.memory.buffer.byteLength > KEEP_BELOW_BYTES) pdfium = null;
        return result;
      } catch (thrown) {
        // an error that only says that the file cannot be opened has done no harm
        const harmless = thrown instanceof UnreadableError && thrown.code !== 'PDF_TOO_COMPLEX' && !used.heapRefused();
        if (!harmless) pdfium = null;
        throw thrown;
      }
    },
  };
}
