/** Reads the area that a text object may draw in. */
import type { Box } from '../geometry/box.ts';
import { type Matrix, mapBox } from '../geometry/matrix.ts';
import { heapOf, type Pdfium } from './pdfium.ts';

/** Clip paths with more corners than this are shapes that cut no text off; reading them costs more than they tell. */
const MAX_SEGMENTS = 64;

/** Given a text object, returns the box in user space that its clip paths leave, or null where nothing is clipped. */
export function clipOf(pdfium: Pdfium, object: number, formMap: Matrix | undefined): Box | null {
  const { exports } = pdfium;
  const clip: number = exports.FPDFPageObj_GetClipPath(object);
  if (clip === 0) return null;
  const paths: number = exports.FPDFClipPath_CountPaths(clip);
  if (paths <= 0) return null;
  const heap = heapOf(pdfium);
  const at = heap.scratch >> 2;
  let left = -Infinity;
  let bottom = -Infinity;
  let right = Infinity;
  let top = Infinity;
  for (let p = 0; p < paths; p++) {
    const segments: number = exports.FPDFClipPath_CountPathSegments(clip, p);
    if (segments <= 0 || segments > MAX_SEGMENTS) continue;
    let x0 = Infinity;
    let y0 = Infinity;
    let x1 = -Infinity;
    let y1 = -Infinity;
    for (let i = 0; i < segments; i++) {
      const segment = exports.FPDFClipPath_GetPathSegment(clip, p, i);
      if (!exports.FPDFPathSegment_GetPoint(segment, heap.scratch, heap.scratch + 4)) continue;
      const x = heap.f32[at];
      const y = heap.f32[at + 1];
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
    }
    left = Math.max(left, x0);
    bottom = Math.max(bottom, y0);
    right = Math.min(right, x1);
    top = Math.min(top, y1);
  }
  if (left === -Infinity) return null;
  const box: Box = [left, bottom, right, top];
  return formMap && left <= right && bottom <= top ? mapBox(formMap, box) : box;
}
