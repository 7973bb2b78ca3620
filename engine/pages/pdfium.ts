/** PDFium as the engine needs it: the raw exports of its WebAssembly module. The host loads it and hands it in. */
import { UnreadableError } from '../errors.ts';
import { floatAt, wholeAt } from '../model/lists.ts';
import { fileFinding } from '../wording/files.ts';

/** One instance. After an abort or a refused growth it is broken and must be thrown away. */
export interface Pdfium {
  /** raw exports: FPDF_*, FPDFText_*, malloc, free, … */
  // biome-ignore lint/suspicious/noExplicitAny: the exports are untyped C functions over numbers
  readonly exports: any;
  /** `buffer` changes when the memory grows: new views on it are then needed */
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  /** true once a growth of the heap was refused: what was read since may be cut short */
  heapRefused(): boolean;
}

const TOO_COMPLEX = fileFinding('TOO_MUCH_WORK');

const broken = new WeakSet<Pdfium>();

/** True for an instance that gave up or was refused memory: throw it away, it may answer anything. */
export const isBroken = (pdfium: Pdfium): boolean => broken.has(pdfium) || pdfium.heapRefused();

/**
 * Returns the result of work on PDFium. An abort, a trap or a refused growth becomes PDF_TOO_COMPLEX: PDFium answers
 * some refused growths with less text than the page has, which must never pass for the whole.
 */
export function guarded<T>(pdfium: Pdfium, work: () => T): T {
  try {
    const result = work();
    if (pdfium.heapRefused()) throw new UnreadableError('PDF_TOO_COMPLEX', TOO_COMPLEX);
    return result;
  } catch (thrown) {
    if (thrown instanceof UnreadableError) throw thrown;
    broken.add(pdfium);
    throw new UnreadableError('PDF_TOO_COMPLEX', TOO_COMPLEX);
  }
}

/** Memory of an instance as typed arrays, with scratch space for what its functions write. */
export type Heap = ReturnType<typeof views> & {
  /** address of the scratch space, a multiple of 16 */
  readonly scratch: number;
  /** addresses of the first numbers in it */
  readonly places: readonly [number, number, number, number];
};

const SCRATCH_BYTES = 4096;
/** Bytes of a number that PDFium writes, a float or an integer. */
const NUMBER_BYTES = 4;
const heaps = new WeakMap<Pdfium, Heap>();

/** Given an instance, returns its memory. Its views are new if the memory grew since the last call. */
export function heapOf(pdfium: Pdfium): Heap {
  let heap = heaps.get(pdfium);
  const { buffer } = pdfium.memory;
  if (!heap) {
    const scratch: number = pdfium.exports.malloc(SCRATCH_BYTES);
    if (scratch === 0) throw new UnreadableError('PDF_TOO_COMPLEX', TOO_COMPLEX);
    const [first, third] = [scratch, scratch + NUMBER_BYTES * 2];
    const places = [first, first + NUMBER_BYTES, third, third + NUMBER_BYTES] as const;
    heap = { scratch, places, ...views(pdfium.memory.buffer) };
    heaps.set(pdfium, heap);
  } else if (heap.u8.buffer !== buffer) Object.assign(heap, views(buffer));
  return heap;
}

const views = (buffer: ArrayBuffer) => ({
  u8: new Uint8Array(buffer),
  i32: new Int32Array(buffer),
  u32: new Uint32Array(buffer),
  f32: new Float32Array(buffer),
  f64: new Float64Array(buffer),
});

/** A colour, and how much it hides of what is below it. */
export interface Ink {
  /** 0xRRGGBB */
  readonly color: number;
  /** 0 to 255 */
  readonly alpha: number;
}

/** Returns the colour that a function has written to the scratch space, as four numbers. */
export function inkIn({ u32, scratch }: Heap): Ink {
  const at = scratch >> 2;
  const blue = at + 2;
  const color = (wholeAt(u32, at) << 16) | (wholeAt(u32, at + 1) << 8) | wholeAt(u32, blue);
  return { color, alpha: wholeAt(u32, blue + 1) };
}

/** Returns the point that a function has written to the scratch space, behind so many others. */
export function pointIn({ f32, scratch }: Heap, before = 0): [number, number] {
  const at = (scratch >> 2) + before * 2;
  return [floatAt(f32, at), floatAt(f32, at + 1)];
}

/** Returns the corners of a box that a function has written to the scratch space, as it wrote them. */
export const cornersIn = (heap: Heap): [number, number, number, number] => [...pointIn(heap), ...pointIn(heap, 1)];

/** Given the name of an entry, returns the address of the scratch space, where PDFium finds it. */
export function nameIn(pdfium: Pdfium, key: string): number {
  const { scratch, u8 } = heapOf(pdfium);
  u8.set(new TextEncoder().encode(`${key}\0`), scratch);
  return scratch;
}
