/** Reads the area in which a text object may draw. */
import { type Box, union } from '../geometry/box.ts';
import { type Matrix, mapBox } from '../geometry/matrix.ts';
import { heapOf, type Pdfium, pointIn } from './pdfium.ts';

/** Clip paths with more corners than this are shapes that cut no text off; reading them costs more than it helps. */
const MAX_SEGMENTS = 64;

/** Given a text object, returns the box in user space that its clip paths leave, or null if nothing is clipped. */
export function clipOf(pdfium: Pdfium, object: number, formMap: Matrix | undefined): Box | null {
  const { exports } = pdfium;
  const clip: number = exports.FPDFPageObj_GetClipPath(object);
  const paths: number = clip === 0 ? 0 : exports.FPDFClipPath_CountPaths(clip);
  let left: Box | null = null;
  for (let path = 0; path < paths; path++) {
    const segments: number = exports.FPDFClipPath_CountPathSegments(clip, path);
    if (segments <= 0 || segments > MAX_SEGMENTS) continue;
    const box = union(
      Array.from({ length: segments }, (_, i) => cornerOf(pdfium, exports.FPDFClipPath_GetPathSegment(clip, path, i))),
    );
    left = left === null ? box : common(left, box);
  }
  return left !== null && formMap && left[0] <= left[2] && left[1] <= left[3] ? mapBox(formMap, left) : left;
}

/** A segment's end, as a box without a size; one that holds nothing if it cannot be read. */
function cornerOf(pdfium: Pdfium, segment: number): Box {
  const heap = heapOf(pdfium);
  const [first, second] = heap.places;
  if (!pdfium.exports.FPDFPathSegment_GetPoint(segment, first, second)) return union([]);
  const [x, y] = pointIn(heap);
  return [x, y, x, y];
}

const common = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];
