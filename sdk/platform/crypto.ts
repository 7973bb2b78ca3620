/** WebCrypto, on every platform. */
import { cryptography, type WebCrypto } from './modules.ts';

const UUID_BYTES = 16;
/** The bits of RFC 9562 that say "version 4" and "this variant". */
const VERSION = { at: 6, keep: 0x0f, set: 0x40 };
const VARIANT = { at: 8, keep: 0x3f, set: 0x80 };

export async function webCrypto(): Promise<WebCrypto> {
  return (globalThis as { crypto?: WebCrypto }).crypto ?? (await cryptography()).webcrypto;
}

/** Returns a random UUID. `crypto.randomUUID` is missing on pages that came without TLS. */
export async function randomUuid(): Promise<string> {
  const bytes = (await webCrypto()).getRandomValues(new Uint8Array(UUID_BYTES));
  for (const { at, keep, set } of [VERSION, VARIANT]) bytes[at] = ((bytes[at] ?? 0) & keep) | set;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
