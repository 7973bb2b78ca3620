/** Recognises the kind of a file by an upload's first bytes. */

/** Readers of PDF look for the header within this many bytes. */
export const HEADER_BYTES = 1024;

const KINDS: readonly (readonly [start: string, what: string])[] = [
  ['\x89PNG', 'a PNG picture'],
  ['\xff\xd8\xff', 'a JPEG picture'],
  ['II*\0', 'a TIFF picture'],
  ['MM\0*', 'a TIFF picture'],
  ['PK\x03\x04', 'a ZIP archive or an Office document'],
  ['\xd0\xcf\x11\xe0', 'an older Office document'],
  ['{\\rtf', 'an RTF document'],
  ['<', 'a web page or XML'],
];

/** Given the first bytes of a file (1024, or all of a shorter one), returns whether it is a PDF. */
export function looksLikePdf(head: Buffer): boolean {
  return head.subarray(0, HEADER_BYTES).includes('%PDF-');
}

/** Given the first bytes of a file that is not a PDF, returns what they look like, as part of a sentence. */
export function describeBytes(head: Buffer): string {
  const start = head.subarray(0, 16).toString('latin1').trimStart();
  const known = KINDS.find(([mark]) => start.startsWith(mark));
  if (known !== undefined) return known[1];
  return /^[\x20-\x7e\r\n\t]*$/.test(start) ? 'plain text' : 'some other kind of file';
}
