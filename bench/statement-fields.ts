/** Scores the fields of statements: institution, holder, account, period, balances and totals. */
import { decimalSpelling } from './compare.ts';
import type { FieldTrial } from './field-trial.ts';
import type { Given, GivenStatement, Wanted, WantedStatement } from './score.ts';

/** The fields that a truth may have in addition to those that every truth has. */
interface WantedIdentity {
  readonly institution?: string | null;
  readonly accountHolder?: string | null;
  /** other spellings that are also right */
  readonly otherInstitution?: readonly string[];
  readonly otherHolder?: readonly string[];
  readonly iban?: string | null;
  readonly bic?: string | null;
  readonly accountType?: string | null;
  readonly totalIn?: string;
  readonly totalOut?: string;
  readonly transactionCount?: number;
}

type Field = keyof Omit<WantedStatement & WantedIdentity, 'transactions' | 'otherInstitution' | 'otherHolder'>;
/** Returns the normal form of a value for comparison. */
type Spelling = (value: string) => string | null;

const FIELDS: Readonly<Record<Field, Spelling>> = {
  institution: lettersOf,
  accountHolder: lettersOf,
  accountNumber: lettersOf,
  iban: lettersOf,
  bic: lettersOf,
  accountType: String,
  currency: String,
  periodStart: String,
  periodEnd: String,
  openingBalance: decimalSpelling,
  closingBalance: decimalSpelling,
  totalIn: decimalSpelling,
  totalOut: decimalSpelling,
  transactionCount: String,
};

/**
 * Given a truth and the result, returns the fields of its statements: the first given compared with the first wanted,
 * and so on.
 */
export function statementFields({ statements }: Wanted, given: Given | null): FieldTrial[] {
  return statements.flatMap((wanted, i) => {
    const answer = given?.statements[i];
    const fields = Object.entries(FIELDS) as [Field, Spelling][];
    return fields.flatMap(([field, spelling]) => {
      const value = (wanted as WantedIdentity & WantedStatement)[field];
      // an account's country may give the currency that the paper does not name
      const isOpen = value === undefined || (field === 'currency' && value === null);
      return isOpen ? [] : [trial(field, spelling, value, answer, wanted as WantedIdentity)];
    });
  });
}

function trial(
  field: Field,
  spelling: Spelling,
  value: string | number | null,
  answer: GivenStatement | undefined,
  truth: WantedIdentity,
): FieldTrial {
  const wanted = value === null ? null : String(value);
  const given = text(answer?.[field as keyof GivenStatement]);
  const spelt = (one: string | null) => (one === null ? null : spelling(one));
  // a paper may print both a number and an IBAN; some truths have one of them
  const others = field === 'accountNumber' ? [answer?.iban ?? null] : [];
  const also = { institution: truth.otherInstitution, accountHolder: truth.otherHolder }[field as 'institution'] ?? [];
  const accepted = [wanted, ...also].map(spelt);
  const right = answer !== undefined && [given, ...others].some((one) => accepted.includes(spelt(one)));
  return { field, wanted, given, right };
}

const text = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

/** Only letters and digits: case, spaces and marks do not count. */
function lettersOf(value: string): string {
  return value
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}*•#]/gu, '');
}
