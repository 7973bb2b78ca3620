import { expect, it } from 'vitest';
import { compilePdfium, instantiatePdfium } from './pdfium.ts';

const MIB = 1024 * 1024;

it('grows its heap up to the maximum and no further', async () => {
  const pdfium = await instantiatePdfium(await compilePdfium(), { maxHeapBytes: 32 * MIB });
  expect(pdfium.exports.malloc(8 * MIB)).not.toBe(0);
  expect(pdfium.heapRefused()).toBe(false);
  expect(pdfium.exports.malloc(32 * MIB)).toBe(0);
  expect(pdfium.heapRefused()).toBe(true);
  expect(pdfium.memory.buffer.byteLength).toBeLessThanOrEqual(32 * MIB);
});

it('makes instances of one module that share nothing', async () => {
  const module = await compilePdfium();
  const first = await instantiatePdfium(module, { maxHeapBytes: 32 * MIB });
  const second = await instantiatePdfium(module, { maxHeapBytes: 32 * MIB });
  expect(first.memory.buffer).not.toBe(second.memory.buffer);
  first.exports.malloc(64 * MIB);
  expect([first.heapRefused(), second.heapRefused()]).toEqual([true, false]);
});
