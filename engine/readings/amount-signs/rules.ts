/** The rules about whose signs the amounts of a table carry. */
import type { Level, Rule } from '../../evidence/question.ts';
import { ruleNaming } from '../../evidence/rules.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import type { SignEvidence } from '../../model/reading.ts';

const { strong, fair, faint } = STRENGTH;

/** The signs are the holder's, or the bank's: a card's purchases are without one. */
type SignsOf = 'holder' | 'bank';

/** How many amounts carry which sign or mark. */
export type SignCounts = Readonly<Record<'minus' | 'plus' | 'debitMarks' | 'creditMarks' | 'bare', number>>;

/** The amounts of a table, and what sections and the statement say of their signs. */
export interface AmountSigns extends SignCounts {
  /** how many amounts go with their section, and how many against it */
  readonly inSections: { readonly agree: number; readonly against: number };
  /** -1 if the statement prints the bank's signs */
  readonly flip: 1 | -1;
  readonly worded: boolean;
}

/** A rule, and what the signs are taken from if it decides. */
export interface AmountSignRule extends Rule<AmountSigns, SignsOf> {
  readonly evidence: SignEvidence;
}

/** Given what amounts carry, returns the sign of one without any, before it is turned; null if nothing says. */
export function unmarkedSign({ minus, plus, debitMarks, creditMarks }: SignCounts): 1 | -1 | null {
  if (minus > 0) return 1;
  if (plus > 0) return -1;
  if (creditMarks > 0 === debitMarks > 0) return null;
  return creditMarks > 0 ? -1 : 1;
}

const isSigned = ({ minus, plus }: SignCounts): boolean => minus > 0 || plus > 0;

function rule(
  [id, level, evidence]: readonly [id: string, level: Level, evidence: SignEvidence],
  strength: number,
  signsOf: (subject: AmountSigns) => SignsOf | null,
): AmountSignRule {
  return { ...ruleNaming(id, level, strength, signsOf), evidence };
}

/** All rules about whose signs amounts carry. */
export const AMOUNT_SIGN_RULES: readonly AmountSignRule[] = [
  // letters say by themselves which way money went
  rule(['letters_alone', 'states', 'printed'], strong, (s) =>
    !isSigned(s) && unmarkedSign(s) !== null ? 'holder' : null,
  ),
  // a section names a side; if most printed signs go against their sections, the print is the bank's
  rule(['sections', 'states', 'section'], strong, (s) => {
    const { agree, against } = s.inSections;
    if (!isSigned(s) || agree + against === 0 || s.worded) return null;
    return against > agree ? 'bank' : 'holder';
  }),
  // a plus on few amounts marks payments: on debts it would be on most
  rule(['few_plus', 'suggests', 'printed'], strong, ({ plus, minus, bare }) =>
    plus > 0 && minus === 0 && plus < bare ? 'holder' : null,
  ),
  rule(['bank_convention', 'suggests', 'card'], fair, ({ flip }) => (flip === -1 ? 'bank' : null)),
  rule(['as_printed', 'defaults', 'printed'], faint, () => 'holder'),
];
