/** The rules about what names the money of a statement: codes, symbols and countries are weighed alike. */
import { decide } from '../../evidence/decide.ts';
import type { Decision, Rule } from '../../evidence/question.ts';
import { ruleEach } from '../../evidence/rules.ts';
import { STRENGTH } from '../../evidence/strength.ts';

const { certain, trace } = STRENGTH;

/** Weight of a country in the unit of codes: countries count only if no code is printed, so the unit is free. */
export const COUNTRY_UNIT = 10_000;
/** A line of the statement itself weighs so much more than another line. */
const OWN_LINE = 3;
/** What outweighs all else, a label beside codes alone, and what hardly counts: one of so many parts. */
const FAR_MORE = 100;
const MORE = 30;
const HARDLY = 1000;

/** What one naming of each kind weighs. */
export const WEIGHTS = {
  /** the heading of a column: it outweighs whatever is below it */
  heading: FAR_MORE * certain,
  /** a label for the currency on a line of the statement */
  label: MORE * certain,
  /** the same on another line, if it is about the whole paper */
  label_elsewhere: 10 * certain,
  /** a code beside an amount of the rows, or in their column of codes */
  code_of_amount: 2 * certain,
  /** a code on some line of the statement, perhaps in a sentence */
  line: OWN_LINE * trace,
  line_elsewhere: trace,
  /** a symbol beside an amount of the rows, or beside a labelled figure */
  symbol_of_amount: trace,
  /** the IBAN of an account, whose country leaves no doubt */
  account: FAR_MORE * COUNTRY_UNIT,
  own_account: OWN_LINE * FAR_MORE * COUNTRY_UNIT,
  /** a code that only the banks of one country print */
  bank: COUNTRY_UNIT,
  own_bank: OWN_LINE * COUNTRY_UNIT,
  /** a sum with its code that is no figure of the account: the capital of the bank, what is insured */
  sum: COUNTRY_UNIT / 10,
  own_sum: (OWN_LINE * COUNTRY_UNIT) / 10,
  /** an address: it may be that of a holder abroad */
  address: COUNTRY_UNIT / HARDLY,
  own_address: (OWN_LINE * COUNTRY_UNIT) / HARDLY,
  /** a booking with a way to pay that many others name */
  common_way: COUNTRY_UNIT,
  /** a booking with another way to pay, or with a place: it may be that of a payee */
  booking: trace,
} as const;

export type NamingKind = keyof typeof WEIGHTS;

/** A currency or a symbol that something on the paper names. */
export interface Naming {
  readonly text: string;
  readonly kind: NamingKind;
  readonly times: number;
  /** in a few words that may be about something else: "Fees in USD" */
  readonly loose?: boolean;
}

export type NamingRule = Rule<readonly Naming[], string, NamingKind | 'named_first'>;

const rule = ruleEach(
  (namings: readonly Naming[]) => namings,
  ({ text }) => text,
);

/** One rule for each kind; the default prefers what is named first. */
export const NAMING_RULES: readonly NamingRule[] = [
  ...(Object.keys(WEIGHTS) as NamingKind[]).map((kind) =>
    rule(kind, 'states', (naming) => (naming.kind === kind ? WEIGHTS[kind] * naming.times : null)),
  ),
  {
    id: 'named_first',
    level: 'defaults',
    find: (namings) => {
      const texts = [...new Set(namings.map(({ text }) => text))];
      return texts.map((answer, place) => ({ answer, strength: texts.length - place }));
    },
  },
];

/** Given all namings of one sort, returns how they rank; null without any. */
export function rankNamings(namings: readonly Naming[]): Decision<string, NamingRule> | null {
  return namings.length === 0 ? null : decide({ about: 'what names the money', rules: NAMING_RULES }, namings);
}
