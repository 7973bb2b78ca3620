/** Tells which way money went in the sections of a statement: by their titles, else by what all of their bookings say. */
import { directionOf } from '../../lexicon/directions.ts';
import type { Row } from '../../model/row.ts';

/** The holder's sign that its section gives to a row. */
export interface SectionSigns {
  readonly titled: ReadonlyMap<Row, 1 | -1>;
  /** the same, and that of sections of which only the words of their bookings tell */
  readonly worded: ReadonlyMap<Row, 1 | -1>;
}

/** Of the bookings of one section so large a share may say otherwise. */
const FEW_AGAINST = 0.25;
/** Where no title names a side, so many bookings of each section say it. */
const LEAST_WORDS = 3;
/** So large a share of a section's rows says it. */
const SAY = 1 / 3;

/**
 * Given the rows of a statement and whether it is a card's, returns the sign that sections give to them. Where some
 * titles name a side, each section has one: that of a title that nobody knows, or that stands nowhere, is the one that
 * the words of its bookings say. Where none does, the words must tell at least two sections apart.
 */
export function sectionSigns(rows: readonly Row[], card: boolean): SectionSigns {
  const titled = new Map<Row, 1 | -1>();
  const untold: Row[][] = [];
  let before: Row | null = null;
  for (const row of rows) {
    const sign = (card ? row.section?.cardSign : undefined) ?? row.section?.sign ?? null;
    if (sign) titled.set(row, sign);
    else if (sign === null && before && untold.at(-1)?.at(-1) === before && !begins(before, row))
      untold.at(-1)?.push(row);
    else if (sign === null) untold.push([row]);
    before = row;
  }
  const least = titled.size > 0 ? 1 : LEAST_WORDS;
  const said = untold.map((section) => [section, sideOf(section, least)] as const);
  const sides = new Set(said.map(([, side]) => side));
  const worded = new Map(titled);
  if (titled.size > 0 || (sides.has(1) && sides.has(-1)))
    for (const [section, side] of said) if (side) for (const row of section) worded.set(row, side);
  return { titled, worded };
}

/** True where another section begins: below another title, a header in the midst of a page, or a sum. */
function begins(above: Row, row: Row): boolean {
  if (above.section !== row.section || above.kind === 'total') return true;
  const page = (r: Row) => r.lines[0].source.line.page;
  return (above.table !== row.table || above.segment !== row.segment) && page(above) === page(row);
}

/** Given the rows of a section, returns the side that the words of `least` and more of its bookings say, null where they say none or both. */
function sideOf(rows: readonly Row[], least: number): 1 | -1 | null {
  const said = rows.flatMap((row) => (row.kindExact ? [] : (directionOf(textOf(row)) ?? [])));
  const ins = said.filter((sign) => sign === 1).length;
  const outs = said.length - ins;
  if (
    ins === outs ||
    said.length < Math.max(least, rows.length * SAY) ||
    Math.min(ins, outs) > said.length * FEW_AGAINST
  )
    return null;
  return ins > outs ? 1 : -1;
}

function textOf(row: Row): string {
  return row.texts.filter((_, i) => row.kinds[i] === 'text').join(' ');
}
