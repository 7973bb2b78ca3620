/** The question of what the printed signs of a table's amounts mean for the holder: money in or out. */
import { decide } from '../../evidence/decide.ts';
import type { Roles, SignEvidence } from '../../model/reading.ts';
import { hasDates, type Row } from '../../model/row.ts';
import type { SignConvention } from '../../model/sign-convention.ts';
import type { PlacedAmount } from '../../model/table.ts';
import { markedSign, printedSign, signsOfAmount } from './marks.ts';
import { AMOUNT_SIGN_RULES, type AmountSigns, type SignCounts, unmarkedSign } from './rules.ts';
import type { SectionSigns } from './section-signs.ts';

/** How a single amount column notes money in and out. */
export interface SignReading {
  /** sign of an amount without a mark, before `flip`; null if nothing says */
  readonly unmarked: 1 | -1 | null;
  /** -1 if the printed signs are the bank's: a card's purchases are without one */
  readonly flip: 1 | -1;
  /** what `flip` was taken from */
  readonly evidence: SignEvidence;
  /** what sections say of their rows, by their titles or else by the words of all their bookings */
  readonly sections: ReadonlyMap<Row, 1 | -1>;
  /** the words of the bookings say what the printed signs mean */
  readonly worded: boolean;
}

const QUESTION = { about: 'whose signs amounts carry', rules: AMOUNT_SIGN_RULES } as const;

/** Given a table's rows and roles, its statement's convention, and what sections say, returns how its signs read. */
export function decideSigns(
  rows: readonly Row[],
  roles: Roles,
  { flip, worded }: Pick<SignConvention, 'flip' | 'worded'>,
  bySection: SectionSigns,
): SignReading {
  const amounts = signedAmounts(rows, roles);
  const counts = countSigns(amounts);
  const printed = unmarkedSign(counts);
  const sections = printed === null ? bySection.worded : bySection.titled;
  const inSections = compareWithSections(amounts, sections, printed);
  const { answer, by } = decide(QUESTION, { ...counts, inSections, flip, worded });
  // what a card prints without a sign is a purchase
  const unmarked = answer === 'bank' ? (printed ?? 1) : printed;
  const evidence = unmarked === null ? 'none' : by.rule.evidence;
  return { unmarked, flip: answer === 'bank' ? -1 : 1, evidence, sections, worded };
}

type SignedAmount = NonNullable<ReturnType<typeof signsOfAmount>>;

/** The amounts of the rows with a day, if most have one: the total below them may have another sign. */
function signedAmounts(rows: readonly Row[], roles: Roles): SignedAmount[] {
  const dated = rows.filter(hasDates);
  return (dated.length * 2 >= rows.length ? dated : rows).flatMap((row) => signsOfAmount(row, roles) ?? []);
}

function countSigns(amounts: readonly SignedAmount[]): SignCounts {
  const counts = { minus: 0, plus: 0, debitMarks: 0, creditMarks: 0, bare: 0 };
  for (const { mark, sign } of amounts) {
    if (mark !== null) counts[mark === -1 ? 'debitMarks' : 'creditMarks']++;
    else if (sign !== null) counts[sign === -1 ? 'minus' : 'plus']++;
    else counts.bare++;
  }
  return counts;
}

function compareWithSections(
  amounts: readonly SignedAmount[],
  sections: SignReading['sections'],
  unmarked: SignReading['unmarked'],
): AmountSigns['inSections'] {
  const counts = { agree: 0, against: 0 };
  for (const { row, mark, sign } of amounts) {
    const section = sections.get(row);
    const printed = sign ?? unmarked;
    if (section && mark === null && printed !== null) counts[printed === section ? 'agree' : 'against']++;
  }
  return counts;
}

/**
 * Given an amount of the column of amounts, returns its sign for the holder, and what says so: letters come first, then
 * a printed sign, the section, and what amounts without a mark mean.
 */
export function signOf(
  row: Row,
  roles: Roles,
  amount: PlacedAmount,
  reading: SignReading,
): { readonly sign: 1 | -1; readonly evidence: SignEvidence } {
  const mark = markedSign(row, roles, amount);
  if (mark !== null) return { sign: mark, evidence: 'marker' };
  const own = printedSign(amount);
  const section = reading.sections.get(row);
  const isOpen = reading.unmarked === null || !reading.worded;
  if (own === null && section && isOpen && reading.evidence !== 'section')
    return { sign: section, evidence: 'section' };
  const printed = own ?? reading.unmarked;
  if (printed === null) return { sign: 1, evidence: 'none' };
  const evidence = reading.evidence === 'none' ? 'printed' : reading.evidence;
  return { sign: printed === reading.flip ? 1 : -1, evidence };
}
