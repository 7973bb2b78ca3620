/** The rules about whose signs the amounts of a table carry. */
import type { Rule } from '../../evidence/question.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import type { SignEvidence } from '../../model/reading.ts';

const { strong, fair, faint } = STRENGTH;

/** The holder's signs, or the bank's, which prints a card's purchases without one. */
type SignsOf = 'holder' | 'bank';

/** How many amounts carry which sign or mark. */
export interface SignCounts {
  readonly minus: number;
  readonly plus: number;
  readonly debitMarks: number;
  readonly creditMarks: number;
  readonly bare: number;
}

/** The amounts of a table whose signs are asked, and what sections and the statement say of them. */
export interface AmountSigns extends SignCounts {
  /** amounts whose sign goes with what their section says, and those that go against it */
  readonly inSections: { readonly agree: number; readonly against: number };
  /** -1 where the statement prints the bank's signs */
  readonly flip: 1 | -1;
  /** the words of the bookings say what the printed signs mean */
  readonly worded: boolean;
}

/** A rule, and what the signs of amounts were taken from where it decides. */
export interface AmountSignRule extends Rule<AmountSigns, SignsOf> {
  readonly evidence: SignEvidence;
}

/**
 * Given amounts, returns the sign of one without a sign and without a mark, before it is turned; null where nothing
 * says.
 */
export function unmarkedSign({ minus, plus, debitMarks, creditMarks }: SignCounts): 1 | -1 | null {
  if (minus > 0) return 1;
  if (plus > 0) return -1;
  if (creditMarks > 0 === debitMarks > 0) return null;
  return creditMarks > 0 ? -1 : 1;
}

const isSigned = ({ minus, plus }: SignCounts): boolean => minus > 0 || plus > 0;

/** All rules about whose signs amounts carry. */
export const AMOUNT_SIGN_RULES: readonly AmountSignRule[] = [
  {
    // letters say by themselves which way money went
    id: 'letters_alone',
    level: 'states',
    evidence: 'printed',
    find: (s) => (!isSigned(s) && unmarkedSign(s) !== null ? { answer: 'holder', strength: strong } : null),
  },
  {
    // sections say what money did; where printed signs go against them, the print is the bank's
    id: 'sections',
    level: 'states',
    evidence: 'section',
    find: (s) => {
      const { agree, against } = s.inSections;
      if (!isSigned(s) || agree + against === 0 || s.worded) return null;
      return { answer: against > agree ? 'bank' : 'holder', strength: strong };
    },
  },
  {
    // a plus on few of them marks payments: on debts it would stand on most
    id: 'few_plus',
    level: 'suggests',
    evidence: 'printed',
    find: (s) => (s.plus > 0 && s.minus === 0 && s.plus < s.bare ? { answer: 'holder', strength: strong } : null),
  },
  {
    id: 'bank_convention',
    level: 'suggests',
    evidence: 'card',
    find: ({ flip }) => (flip === -1 ? { answer: 'bank', strength: fair } : null),
  },
  { id: 'as_printed', level: 'defaults', evidence: 'printed', find: () => ({ answer: 'holder', strength: faint }) },
];
