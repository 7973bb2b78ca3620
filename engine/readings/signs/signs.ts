/** Decides what the printed signs of a table's amounts mean for the holder: money in or out. */
import { markerSign } from '../../lexicon/headings/markers.ts';
import type { Roles, SignEvidence } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { SignConvention } from '../../model/sign-convention.ts';
import type { PlacedAmount } from '../../model/table.ts';
import type { SectionSigns } from './section-signs.ts';

/** How a single amount column notes money in and out. */
export interface SignReading {
  /** sign of an amount without any mark, before `flip`; null where nothing says */
  readonly unmarked: 1 | -1 | null;
  /** -1 where the printed sign is the bank's, not the holder's: a card's purchases without a sign */
  readonly flip: 1 | -1;
  /** what `flip` was taken from */
  readonly evidence: SignEvidence;
  /** what the sections of rows say, by their titles or else by the words of all their bookings */
  readonly sections: ReadonlyMap<Row, 1 | -1>;
  /** the words of the bookings say what the printed signs mean */
  readonly worded: boolean;
}

interface Counts {
  minus: number;
  plus: number;
  debitMarks: number;
  creditMarks: number;
  bare: number;
}

/** Given a row and its roles, returns the sign that a letter mark or a word beside its amount says, or null. */
export function markedSign(row: Row, roles: Roles, amount: PlacedAmount): 1 | -1 | null {
  if (amount.token.marker) {
    const sign = markerSign(amount.token.marker);
    if (sign) return sign;
  }
  // a mark a little apart from its amount, or below it
  const column = row.amounts.indexOf(amount);
  const beside = column >= 0 && row.texts[column] !== '' ? markerSign(row.texts[column]) : null;
  if (beside) return beside;
  const behind = markBehind(row, amount);
  if (behind) return behind;
  const at = roles.indexOf('marker');
  if (at >= 0) {
    const text = row.lines.map((l) => l.cells[at]?.text ?? '').find((t) => t !== '') ?? '';
    const sign = text === '' ? null : (markerSign(text) ?? markerSign(text.split(' ')[0]));
    if (sign) return sign;
  }
  return null;
}

/** Given an amount of a row, returns the sign of the mark right behind it in a column of money: its own, or one into which the mark strays. */
export function markBehind(row: Row, amount: PlacedAmount): 1 | -1 | null {
  for (const { source, cells } of row.lines) {
    const mark = source.line.words[amount.to];
    if (!mark || !source.amounts.some((a) => a.from === amount.from && a.x0 === amount.x0)) continue;
    const cell = cells.find((c) => c?.words.includes(mark));
    if (!cell || row.kinds[cell.column.index] !== 'money') continue;
    if (!cell.amounts.some((a) => amount.to >= a.from && amount.to < a.to)) return markerSign(mark.text);
  }
  return null;
}

function count(rows: readonly Row[], roles: Roles, column: number): Counts {
  const c: Counts = { minus: 0, plus: 0, debitMarks: 0, creditMarks: 0, bare: 0 };
  for (const row of rows) {
    const a = row.amounts[column];
    if (!a || row.kindExact) continue;
    const mark = markedSign(row, roles, a);
    if (mark === -1) c.debitMarks++;
    else if (mark === 1) c.creditMarks++;
    else if (a.token.sign === '-') c.minus++;
    else if (a.token.sign === '+') c.plus++;
    else c.bare++;
  }
  return c;
}

/** Given the rows of a table with one amount column, and the view that the statement takes, returns how its signs read. */
export function decideSigns(
  all: readonly Row[],
  roles: Roles,
  column: number,
  { flip, worded }: SignConvention,
  bySection: SectionSigns,
): SignReading {
  // where most rows have a day, one without is no booking to go by: the total below them may be signed otherwise
  const dated = all.filter((row) => row.dates.some((d) => d.length > 0));
  const rows = dated.length * 2 >= all.length ? dated : all;
  const c = count(rows, roles, column);
  const unmarked = unmarkedSign(c);
  const signed = c.minus > 0 || c.plus > 0;
  const sections = unmarked === null ? bySection.worded : bySection.titled;
  // letters say by themselves which way money went
  if (!signed && unmarked !== null) return { unmarked, flip: 1, evidence: 'printed', sections, worded };
  // sections say what money did; where printed signs go against them, the print is the bank's view
  let agree = 0;
  let against = 0;
  for (const row of rows) {
    const a = row.amounts[column];
    const section = sections.get(row);
    if (!a || row.kindExact || !section) continue;
    if (markedSign(row, roles, a) !== null) continue;
    const printed = a.token.sign === '-' ? -1 : a.token.sign === '+' ? 1 : unmarked;
    if (printed === null) continue;
    if (printed === section) agree++;
    else against++;
  }
  if (signed && agree + against > 0 && !worded)
    return { unmarked, flip: against > agree ? -1 : 1, evidence: 'section', sections, worded };
  // a plus on few of them marks payments: on debts it would stand on most
  const paid = c.plus > 0 && c.minus === 0 && c.plus < c.bare;
  if (flip === -1 && paid) return { unmarked: -1, flip: 1, evidence: 'printed', sections, worded };
  if (flip === -1) return { unmarked: unmarked ?? 1, flip, evidence: 'card', sections, worded };
  return { unmarked, flip, evidence: unmarked === null ? 'none' : 'printed', sections, worded };
}

function unmarkedSign(c: Counts): 1 | -1 | null {
  if (c.minus > 0) return 1;
  if (c.plus > 0) return -1;
  if (c.creditMarks > 0 && c.debitMarks === 0) return -1;
  if (c.debitMarks > 0 && c.creditMarks === 0) return 1;
  return null;
}

/** Given an amount of the amount column, returns its sign for the holder and what says so. */
export function signOf(
  row: Row,
  roles: Roles,
  amount: PlacedAmount,
  reading: SignReading,
): { sign: 1 | -1; evidence: SignEvidence } {
  const mark = markedSign(row, roles, amount);
  if (mark !== null) return { sign: mark, evidence: 'marker' };
  const own = amount.token.sign === '-' ? -1 : amount.token.sign === '+' ? 1 : null;
  const evidence = reading.evidence === 'none' ? 'printed' : reading.evidence;
  if (own !== null) return { sign: (own * reading.flip) as 1 | -1, evidence };
  const section = reading.sections.get(row);
  if (section && (reading.unmarked === null || !reading.worded) && reading.evidence !== 'section')
    return { sign: section, evidence: 'section' };
  if (reading.unmarked !== null) return { sign: (reading.unmarked * reading.flip) as 1 | -1, evidence };
  return { sign: 1, evidence: 'none' };
}
