/** Tells which columns of texts describe no booking: those of currencies, codes, kinds, or the same on each row. */
import { areCodes, areKinds, areSigns, LEAST_TEXTS } from '../../lexicon/codes.ts';
import type { ColumnRole, RoleOfHeading } from '../../lexicon/headings/column-role.ts';
import { columnRoles } from '../../lexicon/headings/heading-roles.ts';
import type { Row } from '../../model/row.ts';
import { currencyCode } from '../../money/currencies.ts';

/** What a column holds shows on this share of the rows. */
const MOST = 0.9;
/** Texts that say the same again so often are of a few kinds. */
const FEW = 0.5;
/** So large a share of references are those of one row. */
const DIFFERENT = 0.8;
/** A heading that says less surely what it is for. */
const SURE = 0.75;

/**
 * Beside a description, columns without a known heading describe nothing where they hold currencies or codes, or say the
 * same on each row; without any heading, also where they hold numbers of bookings, or their kinds. What a heading calls
 * a number or a kind is a reference where it holds other codes on each row.
 */
export function markNonDescriptive(rows: readonly Row[], roles: (ColumnRole | null)[]): void {
  const { columns, kinds } = rows[0];
  const describing = roles.filter((role, i) => role === 'description' && kinds[i] === 'text').length;
  const open = roles.map((role) => role === null || (role === 'description' && describing > 1));
  const codes = roles.map((_, i) => open[i] && kinds[i] === 'text' && holdsCodes(rows, i));
  roles.forEach((role, i) => {
    if (kinds[i] !== 'text') return;
    // most columns are not asked
    let read: string[] | null = null;
    const texts = () => {
      read ??= textsOf(rows, i);
      return read;
    };
    if (codes[i] && roles.some((r, k) => r === 'description' && !codes[k]))
      roles[i] = roles.includes('reference') || !areReferences(texts(), columns[i].heading) ? 'aside' : 'reference';
    // "番号", "Nro": the number of a booking, or of its row
    if (roles[i] === 'reference' && (columns[i].weight < SURE ? countRows(allTextsOf(rows, i)) : countFromOne(texts())))
      roles[i] = 'sequence';
    if (role === 'sequence' || role === 'type') {
      if (areNumbersOfBookings(texts()) && !standsBeside(rows, i, roles.indexOf('reference'))) roles[i] = 'reference';
      return;
    }
    const isAsideOf = (r: ColumnRole | null, k: number) => r === 'description' && columns[k].weight >= SURE && k !== i;
    if (role === 'description' && roles.some(isAsideOf))
      roles[i] = otherThanDescription(columns[i].heading) ?? roles[i];
    // a heading that may be one of kinds, above signs: "Nature", "Transaction"
    if (role === 'description' && open[i] && columns[i].weight < SURE && areSigns(texts())) roles[i] = 'type';
    if (roles[i] !== null) return;
    if (columns[i].heading === '' && areKinds(texts(), MOST)) roles[i] = roles.includes('type') ? 'aside' : 'type';
    const all = rows.map((r) => r.texts[i]).filter((t) => t !== '');
    if (all.length < LEAST_TEXTS) return;
    const isMost = (holds: (text: string) => boolean) => all.filter(holds).length >= all.length * MOST;
    if (isMost((t) => currencyCode(t) !== null)) roles[i] = 'currency';
    else if (all.length < rows.length * MOST) return;
    else if (isMost((t) => t === all[0])) roles[i] = 'aside';
    else if (columns[i].heading === '' && new Set(all).size <= all.length * FEW) roles[i] = 'type';
  });
}

/** Given a heading that may be of a description or as well of what is none ("Location", "Activity"), returns what it is then; else null. */
function otherThanDescription(heading: string): ColumnRole | null {
  const [first, ...others] = columnRoles(heading);
  const isOther = ({ role, weight }: RoleOfHeading) => (role === 'aside' || role === 'type') && weight >= first.weight;
  return others.find(isOther)?.role ?? null;
}

/** Given a column, returns what it says on the rows that have a day. */
function textsOf(rows: readonly Row[], column: number): string[] {
  return rows.flatMap((r) => (r.days.length > 0 && r.texts[column] !== '' ? [r.texts[column]] : []));
}

/** The same of all rows: numbers go on where only the first row of a day has its date. */
function allTextsOf(rows: readonly Row[], column: number): string[] {
  return rows.flatMap((r) => (r.texts[column] === '' ? [] : [r.texts[column]]));
}

/** True where some row has a text in both columns. */
function standsBeside(rows: readonly Row[], column: number, other: number): boolean {
  return other >= 0 && rows.some(({ texts }) => texts[column] !== '' && texts[other] !== '');
}

/** True for a column of numbers, or of codes with digits in them. */
function holdsCodes(rows: readonly Row[], column: number): boolean {
  const texts = textsOf(rows, column);
  const numbers = texts.filter((t) => /\d/.test(t) && !/\p{L}/u.test(t)).length;
  return texts.length > 0 && (areCodes(texts, MOST) || (texts.length >= LEAST_TEXTS && numbers >= texts.length * MOST));
}

/** True for codes that may be references: below an unknown heading, those that differ from row to row. */
function areReferences(texts: readonly string[], heading: string): boolean {
  return heading === '' || new Set(texts).size >= texts.length * DIFFERENT;
}

/** True for codes of other rows on each row that do not count them. */
function areNumbersOfBookings(texts: readonly string[]): boolean {
  if (texts.length < LEAST_TEXTS || !areCodes(texts, MOST) || new Set(texts).size < texts.length * DIFFERENT)
    return false;
  return !countRows(texts);
}

/** True for numbers that begin with one, here and there anew, and go on from row to row. */
function countFromOne(texts: readonly string[]): boolean {
  return (
    texts.length >= LEAST_TEXTS && texts.every((t, i) => Number(t) === 1 || Number(t) - Number(texts[i - 1]) === 1)
  );
}

/** True for numbers that mostly are one more or less than the one before. */
function countRows(texts: readonly string[]): boolean {
  const counted = texts.filter((t, i) => i > 0 && Math.abs(Number(t) - Number(texts[i - 1])) === 1).length;
  return texts.length >= LEAST_TEXTS && counted >= texts.length * FEW;
}
