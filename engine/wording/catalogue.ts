/** The one catalogue of wording: each code of what is found in a statement, with its English sentence. */
import { AMOUNTS, CURRENCIES } from './amounts.ts';
import { CORRECTIONS } from './corrections.ts';
import { DATES } from './dates.ts';
import { type FindingIn, findingsOf, wordedIn } from './family.ts';
import { JOINED } from './joined.ts';
import { PAGES } from './pages.ts';
import { READINGS, ROWS, WARNINGS } from './rows.ts';
import { SIGNS } from './signs.ts';
import { CHECKS, CONTRADICTIONS, SUMS } from './sums.ts';

/** What goes against a statement. Several may be found at once. */
const AGAINST = { ...CHECKS, ...CONTRADICTIONS };

/** An amount on the paper that no row uses. */
interface Unused {
  /** as printed */
  readonly text: string;
  readonly page: number;
}

interface Disagreement {
  readonly findings: readonly FindingIn<typeof AGAINST>[];
  readonly unused: readonly Unused[];
}

const named = (unused: readonly Unused[]): string =>
  unused.length === 0
    ? ''
    : ` Amounts on the paper that no row uses: ${unused.map(({ text, page }) => `${text} (page ${page})`).join(', ')}.`;

export const CATALOGUE = {
  ...PAGES,
  ...AMOUNTS,
  ...CURRENCIES,
  ...DATES,
  ...SIGNS,
  ...ROWS,
  ...READINGS,
  ...SUMS,
  ...CORRECTIONS,
  ...JOINED,
  ...AGAINST,
  ...WARNINGS,
  // nobody knows yet whose fault it is
  FIGURES_DISAGREE: ({ findings, unused }: Disagreement) =>
    'The rows and the printed figures do not agree (a row may be missing or misread, or the paper itself may not ' +
    `add up): ${findings.map((one) => wordedIn(AGAINST, one)).join('; ')}.${named(unused)}`,
};

export type Finding = FindingIn<typeof CATALOGUE>;
type FindingCode = Finding['code'];
export type CheckFinding = FindingIn<typeof CHECKS>;
export type AgainstFinding = FindingIn<typeof AGAINST>;
export type WarningFinding = FindingIn<typeof WARNINGS>;

export const finding = findingsOf<typeof CATALOGUE>();

export const worded = (one: Finding): string => wordedIn(CATALOGUE, one);

/** Two readings that fit alike have a code of their own, under which programs know them by the words too. */
const RIVALS: ReadonlySet<FindingCode> = new Set<FindingCode>(['AMBIGUOUS', 'AMBIGUOUS_AMOUNTS']);

export const isRival = ({ code }: Finding): boolean => RIVALS.has(code);

/** Returns the words of the findings of an obligation, joined by "; ". */
export const evidenceOf = (findings: readonly Finding[]): string =>
  findings.map((one) => (isRival(one) ? `AMBIGUOUS: ${uncapital(worded(one))}` : worded(one))).join('; ');

const uncapital = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
