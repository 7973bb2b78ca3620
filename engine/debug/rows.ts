/** Shows which lines were taken together to rows, what anchors each, and what was left out. */
import type { Box } from '../geometry/box.ts';
import type { Place } from '../model/place.ts';
import type { Row, RowLine } from '../model/row.ts';
import type { Stages } from '../stages.ts';
import { placesOf } from '../statements/places.ts';
import { DOUBTS } from '../wording/lines.ts';
import { reasonWorded } from '../wording/row-reasons.ts';
import { type Mark, tokenMarks } from './types.ts';

/** In turns. */
const EVEN = 0x1a73e8;
const ODD = 0x188038;
const OTHER = 0x80868b;
const LEFT_OUT = 0xe8710a;
const DOUBTFUL = 0xd93025;

export function rowMarks({ rows, readings, tables }: Stages, page: number): Mark[] {
  const becameOf = new Map(readings.map((read) => [read.row, read]));
  const marks = rows.rows.flatMap((row, i): Mark[] => {
    const lines = linesOn(row, page);
    if (lines.length === 0) return [];
    const read = becameOf.get(row);
    const role = read?.role ?? 'not read';
    const why = [
      role,
      read && reasonWorded(read.reason, row.section?.title),
      row.kind,
      row.section && `in "${row.section.title}"`,
      row.sentence ? 'a sentence' : null,
      row.apart ? 'apart' : null,
    ];
    const color = role === 'transaction' ? (i % 2 === 0 ? EVEN : ODD) : OTHER;
    return [
      {
        box: boxOn(row, page),
        color,
        tinted: role !== 'transaction',
        note: `${i}: ${[...new Set(why.filter(Boolean))].join(', ')}`,
      },
      ...anchorMarks(row, page),
    ];
  });
  const taken = new Set(rows.rows.flatMap((row) => row.lines.map(({ source }) => source)));
  const doubtful = new Set(rows.doubtful.map(({ line }) => line));
  const bodies = tables.tables.flatMap(({ segments }) => segments.flatMap(({ body }) => body));
  const rest = bodies.filter((line) => !taken.has(line) && !doubtful.has(line));
  return [
    ...marks,
    ...rest.flatMap(({ line }) => (line.page === page ? [{ box: line.box, color: LEFT_OUT, note: 'of no row' }] : [])),
    ...rows.doubtful.flatMap(({ line: { line }, rule }) =>
      line.page === page ? [{ box: line.box, color: DOUBTFUL, note: `may be a booking: ${DOUBTS[rule]}` }] : [],
    ),
  ];
}

/** The dates and amounts of a row that are in columns for them. */
function anchorMarks(row: Row, page: number): Mark[] {
  return linesOn(row, page).flatMap(({ source, cells }) => {
    return cells.flatMap((cell): Mark[] => {
      if (cell === null) return [];
      const amounts = cell.amounts.filter((amount) => row.amounts.includes(amount));
      const dates = cell.dates.filter((date) => row.dates.some((list) => list.includes(date)));
      return tokenMarks({ line: source.line, amounts, dates });
    });
  });
}

export function boxOn(row: Row, page: number): Box {
  return (placesOf(row).find((place) => place.page === page) as Place).box;
}

export const linesOn = (row: Row, page: number): RowLine[] =>
  row.lines.filter(({ source }) => source.line.page === page);
