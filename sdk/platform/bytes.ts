/** Bytes in memory, also those of another realm, such as that of a test runner. */

export type Binary = Uint8Array | ArrayBuffer;

export function isBinary(value: unknown): value is Binary {
  return ArrayBuffer.isView(value) || Object.prototype.toString.call(value) === '[object ArrayBuffer]';
}
