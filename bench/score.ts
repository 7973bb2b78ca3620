/** Scores the result of a document against its truth. */
import type { Truth, TruthTransaction } from '../fixtures/draw/truth.ts';
import { alike, decimalSpelling, lettersOf } from './compare.ts';
import type { SureRow } from './confidence.ts';
import type { GivenRow } from './row-fields.ts';

/** A description is right if this share of its letter pairs is. */
const DESCRIPTION_ALIKE = 0.85;

/** A transaction of a truth, with what papers of any origin need. */
export interface WantedTransaction extends Omit<TruthTransaction, 'date' | 'description' | 'balance'> {
  /** null if the paper does not give the complete date */
  readonly date: string | null;
  /** another date of the row, or another reading of it: either is accepted */
  readonly otherDate?: string;
  readonly altDate?: string;
  /** "MM-DD", the known part of a date without a year */
  readonly dateMonthDay?: string;
  /** null is not scored */
  readonly description?: string | null;
  readonly balance?: string | null;
}

export interface WantedStatement {
  readonly currency?: string | null;
  readonly accountNumber?: string | null;
  readonly periodStart?: string | null;
  readonly periodEnd?: string | null;
  readonly openingBalance?: string | null;
  readonly closingBalance?: string | null;
  readonly transactions: readonly WantedTransaction[];
}

export interface Wanted extends Omit<Truth, 'statements' | 'notes'> {
  readonly statements: readonly WantedStatement[];
  /** false: not scored */
  readonly usable?: boolean;
  readonly yearUnknown?: boolean;
}

/** The scored part of a JSON result. */
export interface Given {
  readonly normalised: readonly GivenTransaction[];
  readonly statements: readonly GivenStatement[];
}

interface GivenTransaction extends GivenRow {
  readonly amount: string;
  readonly statement: number;
  readonly confidence: number;
}

export interface GivenStatement {
  readonly index: number;
  readonly currency: string | null;
  readonly accountNumber: string | null;
  readonly iban: string | null;
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  readonly openingBalance: string | null;
  readonly closingBalance: string | null;
  readonly reconciliation: { readonly status: string };
}

interface FieldScore {
  readonly wanted: number;
  readonly right: number;
}

export type FieldName =
  | 'openingBalance'
  | 'closingBalance'
  | 'currency'
  | 'periodStart'
  | 'periodEnd'
  | 'accountNumber';

export interface FileScore {
  readonly answered: boolean;
  readonly wanted: number;
  readonly given: number;
  /** transactions whose date and amount are right */
  readonly exact: number;
  /** exact, and description and balance are also right */
  readonly full: number;
  /** every transaction exact, none missing and none invented */
  readonly perfect: boolean;
  readonly verified: boolean;
  /** says `verified` but is wrong: the worst fault possible */
  readonly lying: boolean;
  /** the paper prints what a proof needs */
  readonly provable: boolean;
  readonly fields: Readonly<Partial<Record<FieldName, FieldScore>>>;
  readonly missing: readonly WantedTransaction[];
  readonly invented: readonly GivenTransaction[];
  readonly poor: readonly Pair[];
  /** every row that was read */
  readonly rows: readonly SureRow[];
}

export interface Pair {
  readonly wanted: WantedTransaction;
  readonly given: GivenTransaction;
}

/** Given a truth and the result (null: nothing), returns the score of the file. */
export function scoreFile(truth: Wanted, given: Given | null): FileScore {
  const wanted = truth.statements.flatMap((statement) => statement.transactions);
  const have = given?.normalised ?? [];
  const { pairs, missing, invented } = pairUp(wanted, have);
  const poor = pairs.filter((pair) => !isFull(pair));
  const statements = given?.statements ?? [];
  const verified = statements.filter(({ reconciliation }) => reconciliation.status === 'verified');
  const allVerified = statements.length > 0 && verified.length === statements.length;
  const rowsOf = ({ index }: GivenStatement) => have.filter((row) => row.statement === index);
  return {
    answered: given !== null,
    wanted: wanted.length,
    given: have.length,
    exact: pairs.length,
    full: pairs.length - poor.length,
    // no answer is right only if the paper is not a statement
    perfect: missing.length === 0 && invented.length === 0 && (given !== null || truth.negative === true),
    verified: allVerified,
    lying:
      verified.some((statement) => !isFaithful(rowsOf(statement), truth)) ||
      (truth.inconsistent === true && allVerified),
    provable: isProvable(truth),
    fields: truth.negative === true ? {} : scoreFields(truth.statements, statements),
    missing,
    invented,
    poor,
    rows: [...pairs.map((pair) => sure(pair.given, true)), ...invented.map((row) => sure(row, false))],
  };
}

const sure = ({ confidence }: GivenTransaction, exact: boolean): SureRow => ({ confidence, exact });

function isFull({ wanted, given }: Pair): boolean {
  const described = wanted.description == null || alike(wanted.description, given.description) >= DESCRIPTION_ALIKE;
  return described && (wanted.balance == null || decimalSpelling(wanted.balance) === decimalSpelling(given.balance));
}

function isProvable(truth: Wanted): boolean {
  if (truth.negative || truth.inconsistent || truth.yearUnknown || truth.statements.length === 0) return false;
  return truth.statements.every((statement) => statement.openingBalance != null && statement.closingBalance != null);
}

/** Given a truth and the result, returns the rows with the right date and amount, each with its given row. */
export function exactPairs(truth: Wanted, given: Given | null): readonly Pair[] {
  const wanted = truth.statements.flatMap((statement) => statement.transactions);
  return pairUp(wanted, given?.normalised ?? []).pairs;
}

/**
 * Pairs each wanted row with at most one given row of its date and amount: first those with the same description, then
 * the most similar.
 */
function pairUp<W extends WantedTransaction>(wanted: readonly W[], given: readonly GivenTransaction[]) {
  const pool = new Map<string, GivenTransaction[]>();
  for (const row of given) {
    const key = poolKey(row.date, row.amount);
    pool.set(key, [...(pool.get(key) ?? []), row]);
  }
  const candidates = (row: WantedTransaction) =>
    candidateKeys(row, pool)
      .map((key) => pool.get(key) ?? [])
      .filter((rows) => rows.length > 0);
  const pairs: { wanted: W; given: GivenTransaction }[] = [];
  const missing: W[] = [];
  const rest: W[] = [];
  for (const row of wanted) {
    const twin = takeTwin(candidates(row), row);
    if (twin) pairs.push({ wanted: row, given: twin });
    else rest.push(row);
  }
  for (const row of rest) {
    const [rows] = candidates(row);
    if (rows) pairs.push({ wanted: row, given: takeMostAlike(rows, row) });
    else missing.push(row);
  }
  return { pairs, missing, invented: [...pool.values()].flat() };
}

const poolKey = (date: string, amount: string) => `${date}|${decimalSpelling(amount)}`;

function candidateKeys(row: WantedTransaction, pool: ReadonlyMap<string, unknown>): string[] {
  if (row.date !== null) {
    return [row.date, row.otherDate, row.altDate].flatMap((date) => (date ? [poolKey(date, row.amount)] : []));
  }
  const ofAmount = [...pool.keys()].filter((key) => key.endsWith(`|${decimalSpelling(row.amount)}`));
  return ofAmount.filter((key) => !row.dateMonthDay || key.slice(5, 10) === row.dateMonthDay);
}

/** Removes the first row with the same words from its list. */
function takeTwin(lists: readonly GivenTransaction[][], wanted: WantedTransaction): GivenTransaction | undefined {
  const words = lettersOf(wanted.description ?? '');
  for (const rows of lists) {
    const at = rows.findIndex(({ description }) => lettersOf(description) === words);
    if (at >= 0) return rows.splice(at, 1)[0];
  }
  return undefined;
}

function takeMostAlike(candidates: GivenTransaction[], wanted: WantedTransaction): GivenTransaction {
  let best = 0;
  if (candidates.length > 1) {
    const likeness = candidates.map((candidate) => alike(wanted.description ?? '', candidate.description));
    best = likeness.indexOf(Math.max(...likeness));
  }
  return candidates.splice(best, 1)[0];
}

/** True if the rows of a given statement are whole statements of the truth: none invented, none missing. */
function isFaithful(rows: readonly GivenTransaction[], truth: Wanted): boolean {
  if (rows.length === 0) return truth.statements.some((s) => s.transactions.length === 0) || truth.negative === true;
  const isWhole = ({ transactions }: WantedStatement) => {
    const { missing, invented } = pairUp(transactions, rows);
    return missing.length === 0 && invented.length === 0;
  };
  if (truth.statements.some(isWhole)) return true;
  const labelled = truth.statements.flatMap((s, of) => s.transactions.map((row) => ({ ...row, of })));
  const { pairs, invented } = pairUp(labelled, rows);
  if (invented.length > 0) return false;
  // twins in two statements may be paired either way: there must be as many rows as whole statements have
  const touched = new Set(pairs.map(({ wanted }) => wanted.of));
  const whole = [...touched].reduce((sum, of) => sum + truth.statements[of].transactions.length, 0);
  return whole === rows.length;
}

function scoreFields(wanted: readonly WantedStatement[], given: readonly GivenStatement[]) {
  const fields: Partial<Record<FieldName, FieldScore>> = {};
  wanted.forEach((statement, i) => {
    const answer = given[i];
    const check = (name: FieldName, right: string | null | undefined, answered: string | null | undefined) => {
      if (right == null) return;
      const { wanted: sofar, right: hits } = fields[name] ?? { wanted: 0, right: 0 };
      fields[name] = { wanted: sofar + 1, right: hits + (right === answered ? 1 : 0) };
    };
    check('openingBalance', decimalSpelling(statement.openingBalance), decimalSpelling(answer?.openingBalance));
    check('closingBalance', decimalSpelling(statement.closingBalance), decimalSpelling(answer?.closingBalance));
    check('currency', statement.currency, answer?.currency);
    check('periodStart', statement.periodStart, answer?.periodStart);
    check('periodEnd', statement.periodEnd, answer?.periodEnd);
    // a paper may print both a number and an IBAN; the truth has one of them
    const last = lastFour(statement.accountNumber);
    check(
      'accountNumber',
      last,
      [answer?.accountNumber, answer?.iban].map(lastFour).find((tail) => tail === last),
    );
  });
  return fields;
}

function lastFour(account: string | null | undefined): string | null {
  return account == null ? null : account.replace(/[^0-9A-Za-z]/g, '').slice(-4);
}
