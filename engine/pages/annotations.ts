/** Finds notes and fields on a page that a viewer shows and that are not drawn as text of the page. */
import type { Box } from '../geometry/box.ts';
import type { Unread } from '../model/page.ts';
import { cornersIn, heapOf, nameIn, type Pdfium } from './pdfium.ts';

/** FPDFAnnot_GetSubtype */
const LINK = 2;
export const FREE_TEXT = 3;
/** What strikes out, points at or marks what is below: viewers draw it by themselves if the file does not. */
const LINE = 4;
const STRIKE_OUT = 12;
/** Kinds that cover what is below if drawn or filled: squares, circles, polygons, polylines, stamps, redactions. */
const SHAPES = { square: 5, circle: 6, polygon: 7, polyline: 8, stamp: 13, redaction: 28 } as const;
const SHAPE_KINDS: ReadonlySet<number> = new Set(Object.values(SHAPES));
const INK = 15;
const POPUP = 16;
export const WIDGET = 20;
/** FPDFAnnot_GetFlags: kept from the screen, by either of two flags */
const HIDDEN = 2 | 32;
/** FPDFAnnot_GetStringValue: the two bytes that end an empty string */
const EMPTY = 2;

/** Returns a note's box in user space, how it may hold text, and whether that is sure; null if it shows nothing. */
export function unreadNote(pdfium: Pdfium, note: number): Unread | null {
  const { exports } = pdfium;
  const kind: number = exports.FPDFAnnot_GetSubtype(note);
  if (kind === LINK || kind === POPUP || (exports.FPDFAnnot_GetFlags(note) & HIDDEN) !== 0) return null;
  // a stroke has no letters to look for
  if (kind === LINE || kind === STRIKE_OUT || kind === INK)
    return { box: boxOf(pdfium, note), kind: 'annotation', certain: true };
  const isField = kind === WIDGET;
  const drawn: boolean = exports.EPDFAnnot_HasAppearanceStream(note, 0);
  if (SHAPE_KINDS.has(kind))
    return drawn || isFilled(pdfium, note) ? { box: boxOf(pdfium, note), kind: 'annotation', certain: true } : null;
  // viewers draw by themselves what has a text and no looks
  const typed =
    !drawn && ((isField && hasText(pdfium, note, 'V')) || (kind === FREE_TEXT && hasText(pdfium, note, 'Contents')));
  if (!drawn && !typed) return null;
  return { box: boxOf(pdfium, note), kind: isField ? 'field' : 'annotation', certain: typed };
}

const hasText = (pdfium: Pdfium, note: number, key: string): boolean =>
  pdfium.exports.FPDFAnnot_GetStringValue(note, nameIn(pdfium, key), 0, 0) > EMPTY;

/** True for a note with an interior colour. */
const isFilled = (pdfium: Pdfium, note: number): boolean =>
  Boolean(pdfium.exports.FPDFAnnot_HasKey(note, nameIn(pdfium, 'IC')));

function boxOf(pdfium: Pdfium, note: number): Box {
  if (!pdfium.exports.FPDFAnnot_GetRect(note, heapOf(pdfium).scratch)) return [0, 0, 0, 0];
  const [left, top, right, bottom] = cornersIn(heapOf(pdfium));
  return [Math.min(left, right), Math.min(top, bottom), Math.max(left, right), Math.max(top, bottom)];
}
