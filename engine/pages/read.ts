/** Reads one page of an open PDF: upright, and only what a reader of the paper sees. */
import { UnreadableError } from '../errors.ts';
import type { Box } from '../geometry/box.ts';
import { mapBox } from '../geometry/matrix.ts';
import type { Dropped, Page, Unread } from '../model/page.ts';
import { fileFinding } from '../wording/files.ts';
import { marksFromReplacements, removeReplacements } from './actualtext.ts';
import type { PdfDocument } from './document.ts';
import { type Drawings, readDrawings } from './drawings.ts';
import { droppedFrom, hiddenAmounts } from './dropped.ts';
import { flattenFields } from './fields.ts';
import { glyphsOf } from './glyphs.ts';
import { layered, undrawnOf } from './layers.ts';
import { marginTextsOf } from './margin-texts.ts';
import { guarded, heapOf, type Pdfium } from './pdfium.ts';
import { type Drawn, rulesAndBands } from './ruling.ts';
import { type RawText, readRuns } from './runs.ts';
import { quarterTurnsOf } from './turn.ts';
import { scaleOf } from './unit.ts';
import { unreadOn, usualSize } from './unread.ts';
import { type Frame, frameOf, onPage } from './upright.ts';
import { unusableBecause } from './usable.ts';
import {
  hideClipped,
  hideObjects,
  LAYER_OFF,
  onPatterns,
  showObjects,
  UNDRAWN,
  VISIBLE,
  visibilityOf,
} from './visibility.ts';

/** All that a page paints, seen or not, in user space. Its text is scratch memory: copy what is kept. */
export interface PaintedPage {
  /** from 0 */
  readonly index: number;
  /** the crop box */
  readonly box: Box;
  /** quarter turns clockwise that the file gives */
  readonly rotation: number;
  /** the map to the upright page */
  readonly frame: Frame;
  readonly text: RawText;
  readonly drawings: Drawings;
  /** one entry a glyph: not 0 where a clip path cuts it off */
  readonly cut: Uint8Array;
  /** whether a run, by its index, belongs to a layer that is switched off */
  readonly isOff: (run: number) => boolean;
}

/** Points: ten times the largest page that PDF allows; a damaged file may say anything. */
const MAX_SIDE = 144_000;
/** Letters of one page: forty times the fullest sheet, or a page as high as PDF allows; more is made to do harm. */
const MAX_SIGNS = 400_000;
/** Points: an image this large may hold text. */
const LEAST_IMAGE_WIDTH = 40;
const LEAST_IMAGE_HEIGHT = 10;
/** Share of the page that images must cover to be a picture of the page. */
const SCAN_SHARE = 0.6;

/**
 * Returns a page (index from 0). Throws UnreadableError: PDF_UNREADABLE for a page that cannot be read at all,
 * PDF_TOO_COMPLEX if it needs too much memory. `onDropped` gets the text that the page does not show, `onPainted` all
 * that it paints.
 */
export function readPage(
  pdfium: Pdfium,
  document: PdfDocument,
  index: number,
  onDropped?: (dropped: readonly Dropped[]) => void,
  onPainted?: (page: PaintedPage) => void,
): Page {
  return guarded(pdfium, () => {
    const { exports } = pdfium;
    let page = loadPage(pdfium, document, index);
    const fields = flattenFields(pdfium, page);
    if (fields.flattened) {
      exports.FPDF_ClosePage(page);
      page = loadPage(pdfium, document, index);
    }
    let drawings = readDrawings(pdfium, page);
    const removed = removeReplacements(pdfium, drawings.texts);
    let textPage = loadText(pdfium, page, index);
    let text = readRuns(pdfium, textPage, marksFromReplacements(pdfium, textPage, removed));
    const unmapped = new Set(text.runs.flatMap((run) => (run.mapped || !removed.has(run.object) ? [] : run.object)));
    if (unmapped.size > 0) {
      // fonts without a meaning for their glyphs: their replacements are all there is
      const places = drawings.texts.map((object) => unmapped.has(object));
      exports.FPDFText_ClosePage(textPage);
      exports.FPDF_ClosePage(page);
      page = loadPage(pdfium, document, index);
      drawings = readDrawings(pdfium, page);
      removeReplacements(pdfium, drawings.texts, new Set(drawings.texts.filter((_, i) => places[i])));
      textPage = loadText(pdfium, page, index);
      text = readRuns(pdfium, textPage);
    }
    const result = assemble(pdfium, document, page, text, drawings, fields.unread, index, onDropped, onPainted);
    exports.FPDFText_ClosePage(textPage);
    document.release(page);
    return result;
  });
}

function loadPage(pdfium: Pdfium, document: PdfDocument, index: number): number {
  const page: number = pdfium.exports.FPDF_LoadPage(document.handle, index);
  if (page === 0) throw unreadable(index);
  return page;
}

function loadText(pdfium: Pdfium, page: number, index: number): number {
  const textPage: number = pdfium.exports.FPDFText_LoadPage(page);
  if (textPage === 0) throw unreadable(index);
  const signs: number = pdfium.exports.FPDFText_CountChars(textPage);
  if (signs > MAX_SIGNS) {
    throw new UnreadableError(
      'PDF_TOO_COMPLEX',
      fileFinding('TOO_MANY_LETTERS', { page: index + 1, letters: signs, most: MAX_SIGNS }),
    );
  }
  return textPage;
}

const unreadable = (index: number): UnreadableError =>
  new UnreadableError('PDF_UNREADABLE', fileFinding('PAGE_DAMAGED', { page: index + 1 }));

function assemble(
  pdfium: Pdfium,
  document: PdfDocument,
  page: number,
  text: RawText,
  drawings: Drawings,
  annotations: readonly Unread[],
  index: number,
  onDropped?: (dropped: readonly Dropped[]) => void,
  onPainted?: (page: PaintedPage) => void,
): Page {
  const box = pageBox(pdfium, page);
  if (!(box[2] - box[0] > 0 && box[2] - box[0] < MAX_SIDE && box[3] - box[1] > 0 && box[3] - box[1] < MAX_SIDE)) {
    throw unreadable(index);
  }
  const scale = scaleOf(text, box, document.scales);
  const seen = visibilityOf(text, drawings, scale);
  const undrawn = (objects: readonly number[]) => undrawnOf(pdfium, page, box, text, objects, drawings.imageObjects);
  const inLayers = layered(pdfium, drawings.texts);
  if (inLayers.length > 0) hideObjects(text, undrawn(inLayers), seen);
  const inDoubt = onPatterns(text, drawings, (box[2] - box[0]) * (box[3] - box[1]), seen);
  if (inDoubt.size > 0) showObjects(text, inDoubt, undrawn([...inDoubt]), seen);
  const rotation: number = pdfium.exports.FPDFPage_GetRotation(page);
  const turned = quarterTurnsOf(text, seen, rotation);
  const frame = frameOf(box, rotation + turned, scale);
  const images = imagesOf(drawings, frame);
  const scanned = coverage(images, frame) >= SCAN_SHARE;
  const source = scanned && mostlyUndrawn(text, seen) ? 'ocr' : 'text';
  const shown = (run: number) => seen[run] === VISIBLE || (source === 'ocr' && seen[run] === UNDRAWN);
  const hidden = new Uint8Array(text.count);
  hideClipped(pdfium, text, seen, drawings.formMaps, hidden);
  onPainted?.({ index, box, rotation, frame, text, drawings, cut: hidden, isOff: (run) => seen[run] === LAYER_OFF });
  const { glyphs, styles } = glyphsOf(text, shown, hidden, frame);
  const isDropped = seen.some((why) => why !== VISIBLE) || hidden.some((why) => why !== VISIBLE);
  const dropped = isDropped ? droppedFrom(text, seen, shown, hidden, frame) : [];
  onDropped?.(dropped);
  const em = usualSize(text, scale);
  const { rules, bands } = rulesAndBands(drawnOn(drawings, frame), frame.width * frame.height);
  return {
    number: index + 1,
    width: frame.width,
    height: frame.height,
    turned,
    scale,
    source,
    glyphs,
    styles,
    rules,
    bands,
    slants: slantsOn(drawings, frame, em),
    images,
    em,
    marginTexts: marginTextsOf(text, hidden, frame),
    unread: unreadOn({ text, hidden, drawings, glyphs, source, annotations, em }, frame),
    hiddenAmounts: hiddenAmounts(dropped),
    unusable: unusableBecause(glyphs, scanned, drawings.curvedPaths),
  };
}

/** Given a loaded page, returns its crop box in user space. */
export function pageBox(pdfium: Pdfium, page: number): Box {
  const { scratch: s, f32 } = heapOf(pdfium);
  pdfium.exports.FPDF_GetPageBoundingBox(page, s);
  const at = s >> 2;
  return [f32[at], f32[at + 3], f32[at + 2], f32[at + 1]];
}

function imagesOf(drawings: Drawings, frame: Frame): Box[] {
  return drawings.images
    .map(({ box }) => onPage(mapBox(frame.map, box), frame))
    .filter((b) => b[2] - b[0] >= LEAST_IMAGE_WIDTH && b[3] - b[1] >= LEAST_IMAGE_HEIGHT);
}

/** Given boxes, returns the share of the page that they cover, counting what two of them share twice. */
function coverage(boxes: readonly Box[], frame: Frame): number {
  let area = 0;
  for (const b of boxes) area += (b[2] - b[0]) * (b[3] - b[1]);
  return area / (frame.width * frame.height);
}

function mostlyUndrawn(text: RawText, seen: Uint8Array): boolean {
  let drawn = 0;
  let undrawn = 0;
  for (let i = 0; i < text.runs.length; i++) {
    const length = text.runs[i].to - text.runs[i].from;
    if (seen[i] === VISIBLE) drawn += length;
    else if (seen[i] === UNDRAWN) undrawn += length;
  }
  return undrawn > drawn;
}

/** Ems: strokes of letters that are drawn are shorter. */
const LONG = 2;

const slantsOn = ({ slants }: Drawings, frame: Frame, em: number): Box[] =>
  slants.map((box) => onPage(mapBox(frame.map, box), frame)).filter(([x0, , x1]) => x1 - x0 >= LONG * em);

function drawnOn(drawings: Drawings, frame: Frame): Drawn[] {
  const drawn: Drawn[] = [];
  const add = (box: Box, color: number) => {
    const [x0, y0, x1, y1] = onPage(mapBox(frame.map, box), frame);
    if (x1 >= x0 && y1 >= y0) drawn.push({ box: [x0, y0, x1, y1], color });
  };
  for (const { box, color } of drawings.rects) add(box, color as number);
  for (const { box, thickness, color } of drawings.strokes) {
    const half = thickness / 2;
    const flat = box[2] - box[0] > box[3] - box[1];
    add(flat ? [box[0], box[1] - half, box[2], box[3] + half] : [box[0] - half, box[1], box[2] + half, box[3]], color);
  }
  return drawn;
}
