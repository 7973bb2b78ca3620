/** Tells whether the native ONNX Runtime is installed for this machine, without loading it. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { arch, platform } from 'node:process';

/** Its module, below the package's folder of code; the folder names the version of the interface to Node. */
const BINARY = ['..', 'bin', 'napi-v6', platform, arch, 'onnxruntime_binding.node'];

export function hasNativeRuntime(): boolean {
  try {
    return existsSync(join(dirname(createRequire(import.meta.url).resolve('onnxruntime-node')), ...BINARY));
  } catch {
    // an optional dependency
    return false;
  }
}
