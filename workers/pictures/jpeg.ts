/** Tells whether a JPEG can be put into a PDF as it is. */

const MARKER = 0xff;
/** Segments without a length: a fill byte, and TEM, RSTn, SOI, EOI. */
const ALONE = new Set([MARKER, 0x01, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7, 0xd8, 0xd9]);
/** Frames in the codings that each reader of PDF knows: baseline, extended and progressive, each with Huffman codes. */
const KNOWN_FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Markers from C0 to CF that begin no frame: tables of codes, an extension, conditions of arithmetic codes. */
const NO_FRAMES = new Set([0xc4, 0xc8, 0xcc]);
const FRAMES = { first: 0xc0, last: 0xcf };
/** Within a frame's segment. */
const PRECISION_AT = 2;
const HEIGHT_AT = 3;
const WIDTH_AT = 5;
const COMPONENTS_AT = 7;
const FRAME_BYTES = 8;
const BITS = 8;

/** The frame of a JPEG that can be put into a PDF as it is. Sizes in pixels. */
export interface JpegFrame {
  readonly width: number;
  readonly height: number;
  readonly components: 1 | 3;
}

/**
 * Given a JPEG, returns its frame; null if readers of PDF may not know its coding, or have another idea of its colours
 * (as with four inks).
 */
export function jpegFrame(bytes: Uint8Array): JpegFrame | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at + FRAME_BYTES + 2 <= bytes.length && view.getUint8(at) === MARKER) {
    const marker = view.getUint8(at + 1);
    if (marker === MARKER) at++;
    else if (ALONE.has(marker)) at += 2;
    else if (marker >= FRAMES.first && marker <= FRAMES.last && !NO_FRAMES.has(marker)) {
      return KNOWN_FRAMES.has(marker) ? frameAt(view, at + 2) : null;
    } else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function frameAt(view: DataView, at: number): JpegFrame | null {
  const components = view.getUint8(at + COMPONENTS_AT);
  if (view.getUint8(at + PRECISION_AT) !== BITS || (components !== 1 && components !== 3)) return null;
  return { width: view.getUint16(at + WIDTH_AT), height: view.getUint16(at + HEIGHT_AT), components };
}
