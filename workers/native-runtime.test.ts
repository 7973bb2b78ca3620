/** Checks that the native runtime is found where it loads, and only there. */
import { expect, test } from 'vitest';
import { loadRuntime } from '../recognition/ppocr/runtime.ts';
import { hasNativeRuntime } from './native-runtime.ts';

test('the native runtime is found where it loads', async () => {
  const runtime = await loadRuntime({ threads: 1 });
  expect(hasNativeRuntime()).toBe(runtime.kind === 'native');
  await runtime.close();
});
