/** Recognises the kind of a file by an upload's first bytes. */
import { pictureKind } from '../../workers/pictures/kind.ts';

/** Readers of PDF look for the header within this many bytes. */
export const HEADER_BYTES = 1024;

/** Kinds of files that are not taken, as part of a sentence. */
const KINDS: readonly (readonly [start: string, what: string])[] = [
  ['GIF8', 'a GIF picture'],
  ['BM', 'a BMP picture'],
  ['PK\x03\x04', 'a ZIP archive or an Office document'],
  ['\xd0\xcf\x11\xe0', 'an older Office document'],
  ['{\\rtf', 'an RTF document'],
  ['<', 'a web page or XML'],
];
/** Pictures of cameras: after the length of a box, its name and the kind of its contents. */
const CAMERA_KINDS: readonly (readonly [box: RegExp, what: string])[] = [
  [/^ftyp(?:he[iv][cmsx]|mif1|msf1)/, 'a HEIC picture'],
  [/^ftypavi[fs]/, 'an AVIF picture'],
];
const BOX_AT = 4;
/** Bytes that tell a kind. */
const START_BYTES = 16;

/** What an upload is; undefined: nothing that is taken. */
export type UploadKind = 'pdf' | 'picture' | undefined;

/** Given the first bytes of a file (1024, or all of a shorter one), returns its kind. */
export function uploadKind(head: Buffer): UploadKind {
  if (pictureKind(head) !== null) return 'picture';
  return head.subarray(0, HEADER_BYTES).includes('%PDF-') ? 'pdf' : undefined;
}

/** Given the first bytes of a file that is not taken, returns what they look like, as part of a sentence. */
export function describeBytes(head: Buffer): string {
  const start = head.subarray(0, START_BYTES).toString('latin1');
  const known =
    KINDS.find(([mark]) => start.trimStart().startsWith(mark)) ??
    CAMERA_KINDS.find(([box]) => box.test(start.slice(BOX_AT)));
  if (known !== undefined) return known[1];
  return /^[\x20-\x7e\r\n\t]*$/.test(start) ? 'plain text' : 'some other kind of file';
}
