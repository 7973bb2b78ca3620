/** Reads one page of an open PDF: upright, and only what a reader of the paper sees. */
import { UnreadableError } from '../errors.ts';
import type { Box } from '../geometry/box.ts';
import type { Dropped, Page, Unread } from '../model/page.ts';
import { fileFinding } from '../wording/files.ts';
import { marksFromReplacements, removeReplacements } from './actualtext.ts';
import type { PdfDocument } from './document.ts';
import { isDoubtfulText } from './doubtful-text.ts';
import { boxOfStroke, type Drawings, readDrawings } from './drawings.ts';
import { droppedFrom, hiddenAmounts } from './dropped.ts';
import { flattenFields } from './fields.ts';
import { glyphsOf } from './glyphs.ts';
import { isLayered, undrawnOf } from './layers.ts';
import { marginTextsOf } from './margin-texts.ts';
import { cornersIn, guarded, heapOf, type Pdfium } from './pdfium.ts';
import { type Drawn, rulesAndBands } from './ruling.ts';
import { type RawText, readRuns } from './runs.ts';
import { quarterTurnsOf } from './turn.ts';
import { scaleOf } from './unit.ts';
import { unreadOn, usualSize } from './unread.ts';
import { type Frame, frameOf, placed } from './upright.ts';
import { unusableBecause } from './usable.ts';
import {
  hideClipped,
  hideObjects,
  LAYER_OFF,
  onPatterns,
  type SeenText,
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
  /** one entry a glyph: not 0 if a clip path cuts it off */
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

/** Who is informed about a page while it is read. */
interface Watchers {
  /** gets the text that the page does not show */
  readonly onDropped?: (dropped: readonly Dropped[]) => void;
  /** gets all that it paints */
  readonly onPainted?: (page: PaintedPage) => void;
}

/**
 * Returns a page (index from 0). Throws UnreadableError: PDF_UNREADABLE for a page that cannot be read at all,
 * PDF_TOO_COMPLEX if it needs too much memory.
 */
export function readPage(pdfium: Pdfium, document: PdfDocument, index: number, watchers: Watchers = {}): Page {
  return guarded(pdfium, () => {
    const { exports } = pdfium;
    let page = loadPage(pdfium, document, index);
    const fields = flattenFields(pdfium, page);
    document.flattened.add(index);
    if (fields.flattened) {
      exports.FPDF_ClosePage(page);
      page = loadPage(pdfium, document, index);
    }
    let drawings = readDrawings(pdfium, page);
    const removed = removeReplacements(pdfium, drawings.texts.keys());
    let textPage = loadText(pdfium, page, index);
    let text = readRuns(pdfium, textPage, marksFromReplacements(pdfium, textPage, removed));
    const unmapped = new Set(text.runs.flatMap((run) => (run.mapped || !removed.has(run.object) ? [] : run.object)));
    if (unmapped.size > 0) {
      // fonts without a meaning for their glyphs: their replacements are all there is
      const places = [...drawings.texts.keys()].map((object) => unmapped.has(object));
      exports.FPDFText_ClosePage(textPage);
      exports.FPDF_ClosePage(page);
      page = loadPage(pdfium, document, index);
      drawings = readDrawings(pdfium, page);
      const texts = [...drawings.texts.keys()];
      removeReplacements(pdfium, texts, new Set(texts.filter((_, i) => places[i])));
      textPage = loadText(pdfium, page, index);
      text = readRuns(pdfium, textPage);
    }
    const read = assemble({ pdfium, document, index, page, text, drawings, annotations: fields.unread }, watchers);
    exports.FPDFText_ClosePage(textPage);
    document.release(page);
    return read;
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
  const letters: number = pdfium.exports.FPDFText_CountChars(textPage);
  if (letters <= MAX_SIGNS) return textPage;
  const finding = fileFinding('TOO_MANY_LETTERS', { page: index + 1, letters, most: MAX_SIGNS });
  throw new UnreadableError('PDF_TOO_COMPLEX', finding);
}

const unreadable = (index: number): UnreadableError =>
  new UnreadableError('PDF_UNREADABLE', fileFinding('PAGE_DAMAGED', { page: index + 1 }));

/** A page that is open, and what PDFium reads there. */
interface OpenPage {
  readonly pdfium: Pdfium;
  readonly document: PdfDocument;
  readonly index: number;
  readonly page: number;
  readonly text: RawText;
  readonly drawings: Drawings;
  readonly annotations: readonly Unread[];
}

function assemble(open: OpenPage, { onDropped, onPainted }: Watchers): Page {
  const { pdfium, document, index, page, text, drawings, annotations } = open;
  const box = pageBox(pdfium, page);
  if (![box[2] - box[0], box[3] - box[1]].every((side) => side > 0 && side < MAX_SIDE)) throw unreadable(index);
  const scale = scaleOf(text, box, document.scales);
  const seen = seenIn(open, box, scale);
  const rotation: number = pdfium.exports.FPDFPage_GetRotation(page);
  const turned = quarterTurnsOf(text, seen, rotation);
  const frame = frameOf(box, rotation + turned, scale);
  const images = imagesOf(drawings, frame);
  const scanned = coverage(images, frame) >= SCAN_SHARE;
  const source = scanned && mostlyUndrawn(text, seen) ? 'ocr' : 'text';
  const isShown = (run: number) => seen[run] === VISIBLE || (source === 'ocr' && seen[run] === UNDRAWN);
  const hidden = new Uint8Array(text.count);
  const seenText: SeenText = { text, seen, hidden, isShown };
  hideClipped(pdfium, seenText, drawings.formMaps);
  onPainted?.({ index, box, rotation, frame, text, drawings, cut: hidden, isOff: (run) => seen[run] === LAYER_OFF });
  const { glyphs, styles } = glyphsOf(seenText, frame);
  const isDropped = seen.some((why) => why !== VISIBLE) || hidden.some((why) => why !== VISIBLE);
  const dropped = isDropped ? droppedFrom(seenText, frame) : [];
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
    unusable: unusableBecause(glyphs, { scanned, curvedPaths: drawings.curvedPaths, unnamed: text.unnamed }),
    doubtful: source === 'text' && isDoubtfulText(glyphs, styles),
  };
}

/** How each run can be seen. The picture of the page decides about layers, and about white text on patterns. */
function seenIn({ pdfium, page, text, drawings }: OpenPage, box: Box, scale: number): Uint8Array {
  const seen = visibilityOf(text, drawings, scale);
  const images = drawings.images.map(({ object }) => object);
  const undrawn = (objects: ReadonlySet<number>) => undrawnOf(pdfium, { page, box, text, images }, objects);
  const inLayers = [...drawings.texts.keys()].filter((object) => isLayered(pdfium, object));
  if (inLayers.length > 0) hideObjects(text, undrawn(new Set(inLayers)), seen);
  const inDoubt = onPatterns(text, drawings, (box[2] - box[0]) * (box[3] - box[1]), seen);
  if (inDoubt.size > 0) showObjects(text, inDoubt, undrawn(inDoubt), seen);
  return seen;
}

/** Given a loaded page, returns its crop box in user space. */
export function pageBox(pdfium: Pdfium, page: number): Box {
  const heap = heapOf(pdfium);
  pdfium.exports.FPDF_GetPageBoundingBox(page, heap.scratch);
  const [left, top, right, bottom] = cornersIn(heap);
  return [left, bottom, right, top];
}

const imagesOf = ({ images }: Drawings, frame: Frame): Box[] =>
  images
    .map(({ box }) => placed(box, frame))
    .filter(([x0, y0, x1, y1]) => x1 - x0 >= LEAST_IMAGE_WIDTH && y1 - y0 >= LEAST_IMAGE_HEIGHT);

/** Given boxes, returns the share of the page that they cover; what two of them share counts twice. */
const coverage = (boxes: readonly Box[], { width, height }: Frame): number =>
  boxes.reduce((area, [x0, y0, x1, y1]) => area + (x1 - x0) * (y1 - y0), 0) / (width * height);

function mostlyUndrawn({ runs }: RawText, seen: Uint8Array): boolean {
  const lettersOf = (kind: number) => runs.reduce((n, { from, to }, i) => (seen[i] === kind ? n + to - from : n), 0);
  return lettersOf(UNDRAWN) > lettersOf(VISIBLE);
}

/** Ems: strokes of letters that are drawn are shorter. */
const LONG = 2;

const slantsOn = ({ slants }: Drawings, frame: Frame, em: number): Box[] =>
  slants.map((box) => placed(box, frame)).filter(([x0, , x1]) => x1 - x0 >= LONG * em);

/** The filled rectangles and strokes that are on the page, at least in part. */
function drawnOn({ rects, strokes }: Drawings, frame: Frame): Drawn[] {
  const drawn = [
    ...rects.map(({ box, color }): Drawn => ({ box: placed(box, frame), color: color as number })),
    ...strokes.map((stroke): Drawn => ({ box: placed(boxOfStroke(stroke), frame), color: stroke.color })),
  ];
  return drawn.filter(({ box: [x0, y0, x1, y1] }) => x1 >= x0 && y1 >= y0);
}
