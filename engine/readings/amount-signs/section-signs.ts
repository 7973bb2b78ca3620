/** Decides which way money went in the sections of a statement: by titles, else by the words of all their bookings. */
import { firstLineOf, type Row } from '../../model/row.ts';
import { directionOfRow, FEW_AGAINST, LEAST_WORDS } from './marks.ts';

/** The holder's sign of rows by the titles of sections; `worded`: also by the words of bookings below other titles. */
export type SectionSigns = Readonly<Record<'titled' | 'worded', ReadonlyMap<Row, 1 | -1>>>;

/** One of so many rows of a section must say it. */
const ROWS_TO_ONE = 3;

/**
 * Given the rows of a statement and whether it is a card's, returns the signs of its sections. A section whose title
 * says nothing has the side that the words of its bookings say: one booking is enough if other titles name a side; else
 * several must say so, and two sections must differ.
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

/** The rows below titles that name a side, and the other sections. */
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

/** The sign that the title of a row's section names, 0 for what is not booked, or null. */
const signOfTitle = ({ section }: Row, card: boolean): 1 | -1 | 0 | null =>
  (card ? section?.cardSign : undefined) ?? section?.sign ?? null;

/** True if another section begins: below another title, a header amid a page, or a sum. */
function begins(above: Row, row: Row): boolean {
  if (above.section !== row.section || above.kind === 'total') return true;
  const isOther = above.table !== row.table || above.segment !== row.segment;
  return isOther && firstLineOf(above).page === firstLineOf(row).page;
}

/** The side that the words of at least so many bookings of a section say; null if they say none or both. */
function sideOf(rows: readonly Row[], least: number): 1 | -1 | null {
  const says = rows.flatMap((row) => (row.kindExact ? [] : (directionOfRow(row) ?? [])));
  const ins = says.filter((sign) => sign === 1).length;
  const outs = says.length - ins;
  if (ins === outs || says.length < Math.max(least, rows.length / ROWS_TO_ONE)) return null;
  if (Math.min(ins, outs) > says.length * FEW_AGAINST) return null;
  return ins > outs ? 1 : -1;
}
