/**
 * The buttons of the filters of a BIFF8 workbook. A sheet says which cells it filters, but Excel shows a button only
 * where the drawing of the sheet has one. The bytes are those that LibreOffice writes.
 */
import type { RecordWriter } from './records.ts';

const DRAWING_GROUP = 0x00eb;
const DRAWING = 0x00ec;
const OBJECT = 0x005d;
const CONTINUE = 0x003c;

/** Parts of a drawing: each has a head of a type and a length. */
const GROUP_CONTAINER = 0xf000000f;
const GROUP = 0xf0060000;
const CONTAINER = 0xf002000f;
const SHAPES_CONTAINER = 0xf003000f;
const HEAD_BYTES = 8;
/** The drawing itself: its number is above the low bits of its type. */
const PAGE = 0xf0080000;
const NUMBER_BITS = 4;
const PAGE_BYTES = 8;
/** A number has twelve bits: further sheets filter without buttons. */
const MOST_DRAWINGS = 0xffe;

/** A drawing numbers its shapes from here, times its own number. The first shape is the group of the others. */
const SHAPES_A_DRAWING = 1024;
const GROUP_SHAPE = [
  '0f0004f028000000010009f0100000000000000000000000000000000000000002000af008000000',
  '05000000',
] as const;
const GROUP_SHAPE_BYTES = 48;
/** A button: a shape of the kind of a list, without line and fill, with its number between both parts. */
const BUTTON = [
  '0f0004f058000000920c0af008000000',
  '000a000053000bf01e0000007f0004010401bf0008000800bf0100000100ff0100000800bf0300000a00000010f012000000',
] as const;
const BUTTON_END = '000011f000000000';
const BUTTON_BYTES = 96;
/** The list of the button, with its number between both parts: it opens over the cell and belongs to the filter. */
const LIST_HEAD = '150012001400';
const LIST_END = `01210000000000000000000000000c0014000000000000000000000000000000000000000000
  130010000000000000000103000002001400820000000000`.replace(/\s+/, '');
/** Colours and options that all drawings have. */
const DEFAULTS = '33000bf012000000bf0008000800810109000008c0014000000840001ef1100000000d0000080c00000817000008f7000010';
/** Of the group without its drawings, and of one drawing in it. */
const GROUP_BYTES = 16;
const CLUSTER_BYTES = 8;

/** Given the number of a sheet, from 0, and that of its columns, writes a button in each cell of the first row. */
export function writeFilterButtons(out: RecordWriter, sheet: number, columns: number): void {
  const drawing = sheet + 1;
  if (drawing > MOST_DRAWINGS || columns === 0) return;
  const shapes = drawing * SHAPES_A_DRAWING;
  const inGroup = GROUP_SHAPE_BYTES + BUTTON_BYTES * columns;
  out.begin(DRAWING).u32(CONTAINER, HEAD_BYTES + PAGE_BYTES + HEAD_BYTES + inGroup);
  out.u32(PAGE + (drawing << NUMBER_BITS), PAGE_BYTES, columns + 1, shapes + columns);
  out.u32(SHAPES_CONTAINER, inGroup);
  writeShape(out, GROUP_SHAPE, shapes);
  for (let column = 0; column < columns; column++) {
    if (column > 0) out.begin(DRAWING);
    writeShape(out, BUTTON, shapes + column + 1);
    // over its cell: from the left and the top of it to those of the next one, each with a distance of none
    out.u16(1, column, 0, 0, 0, column + 1, 0, 1, 0);
    hex(out, BUTTON_END);
    out.begin(OBJECT);
    hex(out, LIST_HEAD);
    out.u16(column + 1);
    hex(out, LIST_END);
  }
}

/** Given the columns of each sheet, writes what their drawings share. It comes before the texts. */
export function writeDrawingGroup(out: RecordWriter, columns: readonly number[]): void {
  const drawings = columns.slice(0, MOST_DRAWINGS);
  const bytes = GROUP_BYTES + CLUSTER_BYTES * drawings.length;
  out.begin(DRAWING_GROUP).u32(GROUP_CONTAINER, HEAD_BYTES + bytes + DEFAULTS.length / 2);
  const shapes = drawings.reduce((sum, count) => sum + count + 1, 0);
  const last = drawings.length * SHAPES_A_DRAWING + (drawings.at(-1) ?? 0);
  out.u32(GROUP, bytes, last, drawings.length + 1, shapes, drawings.length);
  for (const [i, count] of drawings.entries()) {
    if (out.room() < CLUSTER_BYTES) out.begin(CONTINUE);
    out.u32(i + 1, count + 1);
  }
  if (out.room() < DEFAULTS.length / 2) out.begin(CONTINUE);
  hex(out, DEFAULTS);
}

/** Given the bytes before the number of a shape and those after it, writes them. */
function writeShape(out: RecordWriter, [before, after]: readonly [string, string], number: number): void {
  hex(out, before);
  out.u32(number);
  hex(out, after);
}

function hex(out: RecordWriter, bytes: string): void {
  out.u8(...Buffer.from(bytes, 'hex'));
}
