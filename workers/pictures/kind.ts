/** Recognises the kinds of pictures that become pages, by their first bytes. The name of a file does not count. */

export type PictureKind = 'JPEG' | 'PNG' | 'WebP' | 'TIFF';

/** The kinds as part of a sentence. */
export const PICTURE_KINDS = 'JPEG, PNG, WebP or TIFF';

/** As many bytes as the longest beginning below. */
export const PICTURE_HEAD_BYTES = 12;

/** Texts in Latin-1. A WebP has its own length in between. */
const BEGINNINGS: readonly (readonly [kind: PictureKind, start: string, after?: { at: number; text: string }])[] = [
  ['JPEG', '\xff\xd8\xff'],
  ['PNG', '\x89PNG\r\n\x1a\n'],
  ['WebP', 'RIFF', { at: 8, text: 'WEBP' }],
  ['TIFF', 'II*\0'],
  ['TIFF', 'MM\0*'],
];

/** Given the first bytes of a file, returns the kind of picture that it is, or null. */
export function pictureKind(head: Uint8Array): PictureKind | null {
  const begins = Buffer.from(head.subarray(0, PICTURE_HEAD_BYTES)).toString('latin1');
  const found = BEGINNINGS.find(
    ([, start, after]) => begins.startsWith(start) && (after === undefined || begins.startsWith(after.text, after.at)),
  );
  return found?.[0] ?? null;
}
