/**
 * Loads Tesseract's WebAssembly module into the calling thread, with a maximum for its heap. The package tesseract.js
 * would start a thread of its own for each reader and load its data from the network unless told otherwise.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/**
 * The build for LSTM data alone, which reads each picture in the same way, whatever it has read before. Every Node from
 * 20 on runs the instructions that it uses; the relaxed ones differ from machine to machine and are no faster.
 */
const MODULE = 'tesseract.js-core/tesseract-core-simd-lstm';

/** Bytes. */
const WASM_PAGE = 65_536;

/** Tesseract's own interface, as far as it is used. */
export interface TessBaseApi {
  /** returns -1 if the data of a language cannot be loaded */
  Init(path: null, languages: string, engine: number): number;
  SetVariable(name: string, value: string): boolean;
  SetImage(at: number, width: number, height: number, bytesPerPixel: number, bytesPerLine: number): void;
  Recognize(monitor: null): number;
  GetJSONText(page: number): string;
  Clear(): void;
  End(): void;
  /** frees the dictionaries that no open interface uses */
  ClearPersistentCache(): void;
}

interface TessModule {
  readonly TessBaseAPI: new () => TessBaseApi;
  readonly FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
  _malloc(bytes: number): number;
  _free(at: number): void;
  destroy(object: TessBaseApi): void;
}

interface ModuleOptions {
  print(text: string): void;
  printErr(text: string): void;
  instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void): object;
}

/** A loaded module. A function that throws leaves it in no state to be used again. */
export interface TesseractCore extends Pick<TessModule, 'FS' | '_malloc' | '_free' | 'destroy'> {
  newApi(): TessBaseApi;
  /** the heap as it is now: growth replaces it */
  heap(): ArrayBuffer;
}

/** Returns Tesseract. What would grow its heap over `maxHeapBytes` makes the function that needs it throw. */
export async function loadCore({ maxHeapBytes }: { readonly maxHeapBytes: number }): Promise<TesseractCore> {
  const require = createRequire(import.meta.url);
  const create: (options: ModuleOptions) => Promise<TessModule> = require(`${MODULE}.js`);
  const compiled = await WebAssembly.compile(await readFile(require.resolve(`${MODULE}.wasm`)));
  let memory: WebAssembly.Memory | undefined;
  const module = await new Promise<TessModule>((resolve, reject) => {
    const instantiate = async (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
      const instance = await WebAssembly.instantiate(compiled, imports);
      memory = limited(memoryOf(instance), maxHeapBytes);
      done(instance);
    };
    create({
      // its notes are about single pictures, and no one could act on them
      print: () => {},
      printErr: () => {},
      instantiateWasm(imports, done) {
        instantiate(imports, done).catch(reject);
        return {};
      },
    }).then(resolve, reject);
  });
  return {
    FS: module.FS,
    _malloc: module._malloc,
    _free: module._free,
    destroy: module.destroy,
    newApi: () => new module.TessBaseAPI(),
    heap: () => (memory as WebAssembly.Memory).buffer,
  };
}

/** The module's names are shortened by its build, so that its memory is found by what it is. */
function memoryOf({ exports }: WebAssembly.Instance): WebAssembly.Memory {
  const isMemory = (value: unknown): value is WebAssembly.Memory =>
    typeof value === 'object' && value !== null && 'buffer' in value;
  const memory = Object.values(exports).find(isMemory);
  if (memory === undefined) throw new Error('the module of Tesseract exports no memory');
  return memory;
}

/** Given a memory, refuses growth over the maximum: the module takes a refusal as no memory left. */
function limited(memory: WebAssembly.Memory, maxBytes: number): WebAssembly.Memory {
  const grow = memory.grow.bind(memory);
  Object.defineProperty(memory, 'grow', {
    value(pages: number) {
      if (memory.buffer.byteLength + pages * WASM_PAGE > maxBytes) throw new RangeError('the heap is full');
      return grow(pages);
    },
  });
  return memory;
}
