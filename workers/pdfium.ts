/**
 * Loads PDFium's WebAssembly module with our own imports: no file system, no network, no clock, and a maximum for its
 * heap.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Pdfium } from '../engine/pages/pdfium.ts';

const WASM_PAGE = 65_536;
/** Growth beyond the request, so that a large file does not grow the heap thousands of times. */
const GROWTH = 1.25;
const MAX_EXTRA = 32 * 1024 * 1024;
/** "Function not implemented" in C libraries: the answer to every file system call. */
const ENOSYS = -52;

/** The build puts a faster module next to this file (bin/inline-pdfium.js); the sources use the package's own. */
function modulePath(): string | URL {
  if (!import.meta.url.endsWith('.ts')) return new URL('./pdfium.wasm', import.meta.url);
  return createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
}

/** Returns PDFium, compiled once for all threads: pass it to them in `workerData`. */
export async function compilePdfium(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(modulePath()));
}

/** Given the compiled module, returns an instance whose heap never grows over `maxHeapBytes`. */
export async function instantiatePdfium(
  module: WebAssembly.Module,
  options: { readonly maxHeapBytes: number },
): Promise<Pdfium> {
  // biome-ignore lint/suspicious/noExplicitAny: the exports are untyped C functions over numbers
  let exports: any = null;
  let memory: WebAssembly.Memory | null = null;
  let refused = false;

  const heap = () => (memory as WebAssembly.Memory).buffer;

  function resizeHeap(wanted: number): number {
    const asked = wanted >>> 0;
    if (asked > options.maxHeapBytes) {
      refused = true;
      return 0;
    }
    const current = heap().byteLength;
    const target = Math.min(options.maxHeapBytes, Math.max(asked, Math.min(asked * GROWTH, asked + MAX_EXTRA)));
    try {
      (memory as WebAssembly.Memory).grow(Math.ceil((target - current) / WASM_PAGE));
      return 1;
    } catch {
      refused = true;
      return 0;
    }
  }

  /**
   * Calls through the function table, so that C's longjmp (thrown as Infinity) can be caught: libjpeg reports errors
   * this way.
   */
  function invoke(index: number, ...args: number[]): unknown {
    const stack = exports.emscripten_stack_get_current();
    try {
      return exports.__indirect_function_table.get(index)(...args);
    } catch (thrown) {
      exports._emscripten_stack_restore(stack);
      if (thrown !== Infinity) throw thrown;
      exports.setThrew(1, 0);
      return undefined;
    }
  }

  function discardWrite(_file: number, vectors: number, count: number, written: number): number {
    const view = new DataView(heap());
    let total = 0;
    for (let i = 0; i < count; i++) total += view.getUint32(vectors + 8 * i + 4, true);
    view.setUint32(written, total, true);
    return 0;
  }

  const known: Record<string, (...args: number[]) => unknown> = {
    _abort_js() {
      throw new Error('PDFium gave up');
    },
    __assert_fail() {
      throw new Error('PDFium failed an assertion');
    },
    _emscripten_throw_longjmp() {
      throw Infinity;
    },
    emscripten_resize_heap: resizeHeap,
    _emscripten_memcpy_js(to, from, length) {
      new Uint8Array(heap()).copyWithin(to, from, from + length);
    },
    // a fixed date: the reading of a file must not depend on the day
    emscripten_date_now: () => 0,
    _tzset_js() {},
    _localtime_js() {},
    _gmtime_js() {},
    environ_sizes_get(count, size) {
      const view = new DataView(heap());
      view.setUint32(count, 0, true);
      view.setUint32(size, 0, true);
      return 0;
    },
    environ_get: () => 0,
    fd_write: discardWrite,
  };

  const imports: WebAssembly.Imports = {};
  for (const { module: space, name } of WebAssembly.Module.imports(module)) {
    imports[space] ??= {};
    imports[space][name] = known[name] ?? (name.startsWith('invoke_') ? invoke : () => ENOSYS);
  }
  const instance = await WebAssembly.instantiate(module, imports);
  exports = instance.exports;
  memory = exports.memory as WebAssembly.Memory;
  exports.__wasm_call_ctors();
  exports.PDFiumExt_Init();
  return { exports, memory, heapRefused: () => refused };
}
