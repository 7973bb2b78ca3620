/** Finds where on the pages the rows of tables are. */
import { greatest, least } from '../../geometry/extremes.ts';
import type { Line, LinedPage } from '../../model/line.ts';
import { groupBy, isFilled, itemAt, neighbours } from '../../model/lists.ts';
import type { Row } from '../../model/row.ts';
import type { Table } from '../../model/table.ts';

/** Where the rows of a table are on a page, in points. */
export interface Stretch {
  readonly page: number;
  /** of the header, or of the text above the first row */
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  /** the usual step from row to row */
  readonly pitch: number;
}

/** Ems from line to line if there are no two rows to measure. */
const USUAL_STEP = 1.5;
/** Ems that rows may extend beyond their read text, on either side. */
const MARGIN = 1;

/**
 * Given rows, the tables that they are in, the pages, and which lines count, returns where the rows are, in
 * document order. If no table has a row, the area below the headers counts as rows.
 */
export function rowStretches(
  rows: readonly Row[],
  tables: readonly Table[],
  pages: readonly LinedPage[],
  counts: (line: Line) => boolean = () => true,
): Stretch[] {
  const byIndex = new Map(tables.map((table) => [table.index, table]));
  const placed = rows.flatMap((row) => {
    const segments = byIndex.get(row.table)?.segments ?? [];
    return row.lines.flatMap(({ source: { line } }) => {
      // a row over a page break ends in the next segment
      const [own, next] = segments.slice(row.segment);
      const segment = own?.page === line.page ? own : next;
      return segment ? [{ segment, line }] : [];
    });
  });
  const bySegment = groupBy(placed, ({ segment }) => segment);
  const found = tables.flatMap(({ segments }) =>
    segments.flatMap((segment) => {
      const header = segment.header.map(({ line }) => line).filter(counts);
      const own = bySegment.size > 0 ? (bySegment.get(segment) ?? []) : segment.body;
      return stretchOf(header, own.map(({ line }) => line).filter(counts), itemAt(pages, segment.page - 1)) ?? [];
    }),
  );
  return found.sort((a, b) => a.page - b.page || a.top - b.top);
}

function stretchOf(header: readonly Line[], rows: readonly Line[], page: LinedPage): Stretch | null {
  const lines = [...header, ...rows];
  if (!isFilled(lines)) return null;
  const { size } = lines[0];
  const first = least(lines.map(({ box }) => box[1]));
  // without a header, rows may begin directly below the text above them
  const above = page.lines.filter(({ box }) => box[3] <= first).map(({ box }) => box[3]);
  return {
    page: page.number,
    top: header.length > 0 ? first : greatest([0, ...above]),
    bottom: greatest(lines.map(({ box }) => box[3])),
    left: least(lines.map(({ box }) => box[0])) - MARGIN * size,
    right: greatest(lines.map(({ box }) => box[2])) + MARGIN * size,
    pitch: pitchOf(rows) ?? USUAL_STEP * size,
  };
}

/** Given lines, returns the usual step from one to the next; null for fewer than two. */
function pitchOf(lines: readonly Line[]): number | null {
  const steps = neighbours(lines).map(([above, line]) => Math.abs(line.baseline - above.baseline));
  return steps.sort((a, b) => a - b)[steps.length >> 1] ?? null;
}
