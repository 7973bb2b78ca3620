/** A paper for tests of the later stages: texts set line by line on a grid, and what each stage makes of it. */

import { extract } from '../extract.ts';
import { sheetOf, toLines } from '../lines/lines.ts';
import type { Extraction } from '../model/extraction.ts';
import type { Hints } from '../model/hints.ts';
import type { Statement } from '../model/statement.ts';
import { openReadings } from '../readings/read.ts';
import { assembleRows } from '../rows/assemble.ts';
import { findTables } from '../tables/find.ts';
import { toWords } from '../words/words.ts';
import { drawn, pagesOf, pdfium } from './papers.ts';

/** Where cells are: left edges, or right edges if negative. Dates, texts, then money to the right. */
export const GRID: readonly number[] = [40, 110, -370, -460, -550];
const MARGIN = 40;
const TOP = 50;
const SIZE = 9;
const LEADING = 14;

interface Mark {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly bold: boolean;
  readonly ink: string;
  readonly size: number;
}

interface Stroke {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** Draws anything else onto a page. */
type Drawing = (doc: PDFKit.PDFDocument) => void;

/** Texts and rules of one or more A4 pages, added from top to bottom. */
export class Paper {
  private readonly pages: { marks: Mark[]; strokes: Stroke[]; drawings: Drawing[] }[] = [
    { marks: [], strokes: [], drawings: [] },
  ];
  private readonly grid: readonly number[];
  y = TOP;

  constructor(grid: readonly number[] = GRID) {
    this.grid = grid;
  }

  /** One line of text. */
  text(text: string, x = MARGIN): this {
    this.at(x, this.y, text);
    return this.down(LEADING);
  }

  bold(text: string, x = MARGIN): this {
    this.at(x, this.y, text, true);
    return this.down(LEADING);
  }

  /** One line of cells on the grid; an empty one is left out. */
  row(...cells: readonly string[]): this {
    this.cells(cells);
    return this.down(LEADING);
  }

  /** The same without moving on: what follows is placed from here. */
  cells(cells: readonly string[]): this {
    for (const [i, text] of cells.entries()) if (text !== '') this.at(this.grid[i]!, this.y, text);
    return this;
  }

  rows(rows: readonly (readonly string[])[]): this {
    for (const cells of rows) this.row(...cells);
    return this;
  }

  /** A text anywhere on the page, in the ink of a name of CSS, its size in points. A negative x is its right edge. */
  at(x: number, y: number, text: string, bold = false, ink = 'black', size = SIZE): this {
    this.last.marks.push({ x, y, text, bold, ink, size });
    return this;
  }

  down(points: number): this {
    this.y += points;
    return this;
  }

  /** A horizontal rule between the line above and the next. */
  rule(from = MARGIN, to = 550): this {
    return this.stroke([from, this.y - 3], [to, this.y - 3]);
  }

  stroke(from: readonly [number, number], to: readonly [number, number]): this {
    this.last.strokes.push({ from, to });
    return this;
  }

  /** Anything else, below the text of the page. */
  draw(drawing: Drawing): this {
    this.last.drawings.push(drawing);
    return this;
  }

  page(): this {
    this.pages.push({ marks: [], strokes: [], drawings: [] });
    this.y = TOP;
    return this;
  }

  pdf(): Promise<Uint8Array> {
    return drawn(
      (doc) => {
        for (const { marks, strokes, drawings } of this.pages) {
          doc.addPage();
          for (const drawing of drawings) drawing(doc);
          for (const { from, to } of strokes)
            doc
              .moveTo(...from)
              .lineTo(...to)
              .lineWidth(0.5)
              .stroke();
          for (const { x, y, text, bold, ink, size } of marks) {
            doc
              .font(bold ? 'Helvetica-Bold' : 'Helvetica')
              .fontSize(size)
              .fillColor(ink);
            doc.text(text, x < 0 ? -x - doc.widthOfString(text) : x, y, { lineBreak: false });
          }
        }
      },
      { autoFirstPage: false, info: { CreationDate: new Date(0) } },
    );
  }

  private get last() {
    return this.pages[this.pages.length - 1]!;
  }
}

/** Given a paper, returns what the stage of tables finds on it. */
export async function tablesOn(paper: Paper) {
  const pages = await pagesOf(await paper.pdf());
  return findTables(toLines(pages.map((page) => ({ page: sheetOf(page), words: toWords(page) }))));
}

/** Given a paper, returns the rows of its tables. */
export async function rowsOn(paper: Paper) {
  return assembleRows(await tablesOn(paper));
}

/** Given a paper, returns what is open about it. 1970 is the year of dates for which nothing gives one. */
export async function openReadingsOn(paper: Paper, hints: Hints = {}) {
  const tables = await tablesOn(paper);
  return openReadings(tables, assembleRows(tables), { hints, assumedYear: 1970 });
}

/** Given a paper, returns its rows under the likeliest reading. */
export async function readingsOn(paper: Paper, hints: Hints = {}) {
  const open = await openReadingsOn(paper, hints);
  return open.read(
    open.questions.map(() => 0),
    0,
  );
}

export async function extractionOf(paper: Paper, hints: Hints = {}): Promise<Extraction> {
  const bytes = await paper.pdf();
  return extract(bytes, { pdfium: await pdfium(), hints });
}

/** Given a paper of one statement, returns it. */
export async function statementOn(paper: Paper, hints: Hints = {}): Promise<Statement> {
  const { statements } = await extractionOf(paper, hints);
  if (statements.length !== 1) throw new Error(`${statements.length} statements on a paper of one`);
  return statements[0]!;
}
