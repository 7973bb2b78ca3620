/** Finds out if the statements of each account follow one another, and what is missing, twice, or different. */
import { least } from '../geometry/extremes.ts';
import { groupBy } from '../model/lists.ts';
import { IBAN_HEAD, isIban } from '../money/iban.ts';
import { spanOf } from './spans.ts';
import { type Strand, strandsOf } from './strands.ts';
import type { AccountContinuity, ComparedStatement, Finding, Member, Placed } from './types.ts';

/**
 * Given statements of any accounts in any order, and the files that could not be read, returns what is found for each
 * account, in the order of its first statement.
 */
export function continuityOf(
  statements: readonly ComparedStatement[],
  failedFiles: readonly string[] = [],
): AccountContinuity[] {
  const accounts = accountsOf(statements).flatMap((members) => {
    const spanned = members.map((member) => ({ ...member, span: spanOf(member.statement) }));
    const unplaced = spanned.filter(({ span }) => span === null);
    const placed = spanned.flatMap(({ span, ...member }): Placed[] => (span ? [{ ...member, span }] : []));
    const strands = strandsOf(placed, failedFiles);
    // a statement without any day belongs to the account, but its place is not known
    if (strands.length === 0) return [describe(null, unplaced)];
    return strands.map((strand, i) => describe(strand, i === 0 ? unplaced : []));
  });
  return accounts.sort((a, b) => least(a.statements) - least(b.statements));
}

function describe(strand: Strand | null, unplaced: readonly Member[]): AccountContinuity {
  const members = strand?.members ?? [];
  const order: readonly Member[] = [...members, ...unplaced];
  const findings = strand?.joints.flatMap((joint) => joint.findings) ?? [];
  const first = <K extends keyof ComparedStatement>(field: K): ComparedStatement[K] | null =>
    order.map(({ statement }) => statement[field]).find((found) => found !== null) ?? null;
  return {
    iban: first('iban'),
    accountNumber: first('accountNumber'),
    currency: first('currency'),
    decimals: first('decimals') ?? 0,
    statements: order.map(({ index }) => index),
    from: members[0]?.span.from ?? null,
    to: strand?.head.span.to ?? null,
    ...standing(order, strand, unplaced.length, findings),
    findings,
  };
}

const UNKNOWN = 'unknown';

function standing(
  members: readonly Member[],
  strand: Strand | null,
  unplaced: number,
  findings: readonly Finding[],
): Pick<AccountContinuity, 'status' | 'standing'> {
  const of = { statements: members.length };
  if (!members.some(namesAccount)) return { status: UNKNOWN, standing: { code: 'NO_ACCOUNT_NAMED', params: {} } };
  if (members.length === 1) return { status: UNKNOWN, standing: { code: 'ONE_STATEMENT', params: {} } };
  const kinds = findings.filter(breaks).map(({ kind }) => kind);
  if (kinds.length > 0) return { status: 'broken', standing: { code: 'BROKEN', params: { ...of, kinds } } };
  if (unplaced > 0) return { status: UNKNOWN, standing: { code: 'NO_ORDER', params: { ...of, unplaced } } };
  const joints = strand?.joints ?? [];
  const silent = joints.filter(({ agrees }) => agrees === null).length;
  if (silent > 0)
    return { status: UNKNOWN, standing: { code: 'NO_BALANCES', params: { joints: joints.length, silent } } };
  const idle = findings.length > 0;
  return { status: 'continuous', standing: { code: 'CONTINUOUS', params: { ...of, idle } } };
}

/**
 * False for a gap over which the balance stays the same, and for an overlap without rows: nothing is missing or counted
 * twice.
 */
function breaks({ kind, expected, found, rows }: Finding): boolean {
  if (kind === 'gap') return expected === null || expected !== found;
  return kind !== 'overlap' || rows.length > 0;
}

/** A number with fewer letters and figures does not identify an account: "12" may be a branch. */
const LEAST_NUMBER = 4;
/** A number with this many figures is not inside an IBAN by accident. */
const LEAST_INSIDE_IBAN = 7;

type Named = Readonly<Record<'iban' | 'number', string | null>>;

/** Given statements, returns groups of one account and currency each; a statement that names no account is alone. */
export function accountsOf(statements: readonly ComparedStatement[]): Member[][] {
  const named = statements.map(namesOf);
  const members = statements.map((statement, index) => ({ index, statement }));
  const keyOf = ({ index, statement }: Member) => accountKey(namesOf(statement), named) ?? `statement ${index}`;
  return [...groupBy(members, keyOf).values()].flatMap(byCurrency);
}

/** True for a statement that names its account, so that other statements of the account can be found. */
const namesAccount = ({ statement }: Member): boolean =>
  Object.values(namesOf(statement)).some((name) => name !== null);

function namesOf({ iban, accountNumber }: ComparedStatement): Named {
  // what a paper calls the account number may be an IBAN: another IBAN on it is then of somebody else
  if (accountNumber !== null && isIban(plain(accountNumber))) return { iban: plain(accountNumber), number: null };
  // masked figures, and zeros in front of a number, are printed on one paper and left out on another
  const number = accountNumber === null ? '' : plain(accountNumber).replace(/^[X0]+/, '');
  return { iban: iban === null ? null : plain(iban), number: number.length < LEAST_NUMBER ? null : number };
}

const plain = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A number belongs to the one IBAN that contains it, or that some paper prints beside it. */
function accountKey({ iban, number }: Named, all: readonly Named[]): string | null {
  if (iban !== null) return `iban ${iban}`;
  if (number === null) return null;
  const isInside = (text: string) => number.length >= LEAST_INSIDE_IBAN && text.slice(IBAN_HEAD).includes(number);
  const named = all.filter((other) => other.number === number || isInside(other.iban ?? ''));
  const ibans = new Set(named.flatMap((other) => other.iban ?? []));
  return ibans.size === 1 ? `iban ${[...ibans][0]}` : `number ${number}`;
}

/** Statements without a currency have the currency of the others of their account, if these have only one. */
function byCurrency(members: readonly Member[]): Member[][] {
  const [only = null, ...others] = new Set(members.flatMap(({ statement }) => statement.currency ?? []));
  const sameDecimals = new Set(members.map(({ statement }) => statement.decimals)).size === 1;
  const implied = others.length === 0 && sameDecimals ? only : null;
  return [...groupBy(members, ({ statement }) => statement.currency ?? implied).values()];
}
