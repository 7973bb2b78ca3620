/**
 * Tells which way money went in the sections of a statement: by their titles, else by what all of their bookings say.
 */
import type { Row } from '../../model/row.ts';
import { directionOfRow, FEW_AGAINST, LEAST_WORDS } from './direction.ts';

/** The holder's sign that its section gives to a row. */
export interface SectionSigns {
  readonly titled: ReadonlyMap<Row, 1 | -1>;
  /** the same, and that of sections of which only the words of their bookings tell */
  readonly worded: ReadonlyMap<Row, 1 | -1>;
}

/** So large a share of a section's rows says it. */
const SAY = 1 / 3;

/**
 * Given the rows of a statement and whether it is a card's, returns the sign that sections give to them. Where some
 * titles name a side, each section has one: that of a title that nobody knows, or that stands nowhere, is the one that
 * the words of its bookings say. Where none does, the words must tell at least two sections apart.
 */
export function sectionSigns(rows: readonly Row[], card: boolean): SectionSigns {
  const { titled, untitled } = sectionsOf(rows, card);
  // beside titles that name a side one booking is enough; without any, each section needs several
  const least = titled.size > 0 ? 1 : LEAST_WORDS;
  const sided = untitled.map((section) => ({ section, side: sideOf(section, least) }));
  const sides = new Set(sided.map(({ side }) => side));
  const worded = new Map(titled);
  if (titled.size > 0 || (sides.has(1) && sides.has(-1)))
    for (const { section, side } of sided) if (side) for (const row of section) worded.set(row, side);
  return { titled, worded };
}

/** Given rows, returns those whose title names a side, and the sections of those whose title says nothing. */
function sectionsOf(rows: readonly Row[], card: boolean) {
  const titled = new Map<Row, 1 | -1>();
  const untitled: Row[][] = [];
  let before: Row | null = null;
  for (const row of rows) {
    const sign = signOfTitle(row, card);
    const above = untitled.at(-1);
    if (sign) titled.set(row, sign);
    else if (sign === null && before && above?.at(-1) === before && !begins(before, row)) above.push(row);
    else if (sign === null) untitled.push([row]);
    before = row;
  }
  return { titled, untitled };
}

/** Given a row, returns the sign that the title of its section says, 0 for bookings that do not count, or null. */
const signOfTitle = ({ section }: Row, card: boolean): 1 | -1 | 0 | null =>
  (card ? section?.cardSign : undefined) ?? section?.sign ?? null;

/** True where another section begins: below another title, a header in the midst of a page, or a sum. */
function begins(above: Row, row: Row): boolean {
  if (above.section !== row.section || above.kind === 'total') return true;
  const page = (r: Row) => r.lines[0].source.line.page;
  return (above.table !== row.table || above.segment !== row.segment) && page(above) === page(row);
}

/**
 * Given the rows of a section, returns the side that the words of `least` and more of its bookings say, null where they
 * say none or both.
 */
function sideOf(rows: readonly Row[], least: number): 1 | -1 | null {
  const says = rows.flatMap((row) => (row.kindExact ? [] : (directionOfRow(row) ?? [])));
  const ins = says.filter((sign) => sign === 1).length;
  const outs = says.length - ins;
  if (ins === outs || says.length < Math.max(least, rows.length * SAY)) return null;
  if (Math.min(ins, outs) > says.length * FEW_AGAINST) return null;
  return ins > outs ? 1 : -1;
}
