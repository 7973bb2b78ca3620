/** Compares two statements of one account: one follows after the other, covers days of it, or does not belong to it. */

import { grouped } from '../model/lists.ts';
import type { JointKind } from '../wording/continuity.ts';
import { dayOf, daysIn, missingDays, sameSpan, sharedDays } from './spans.ts';
import type { ComparedRows, Days, Finding, Placed } from './types.ts';

export interface Joint {
  /** the balances on both sides are the same; null if one of them is not known, or if they are of other days */
  readonly agrees: boolean | null;
  readonly findings: readonly Finding[];
}

/** Statements that share more of their days than this are beside each other, not one after the other. */
const PARALLEL = 0.5;

/** Given two statements, the first of which is the earlier one, returns a finding about them. */
const findingOf = (kind: JointKind, earlier: Placed, later: Placed, found: Days & Partial<Finding>): Finding => {
  const statements = [earlier.index, later.index] as const;
  return { kind, statements, expected: null, found: null, rows: [], failedFiles: [], ...found };
};

/**
 * Returns the joint of two statements with the same period, balances and rows; null for others. Without rows, they must
 * also be of one kind of account.
 */
export function duplicateOf(first: Placed, second: Placed): Joint | null {
  if (!sameSpan(first.span, second.span) || areOfTwoKinds(first, second)) return null;
  const [a, b] = [first.statement, second.statement];
  const { length } = a.rows.days;
  if (differ(a.opening, b.opening) || differ(a.closing, b.closing) || b.rows.days.length !== length) return null;
  const rows = commonRows(a.rows, b.rows);
  if (rows.length !== length) return null;
  const { from, to } = first.span;
  return { agrees: true, findings: [findingOf('duplicate', first, second, { from, to, rows })] };
}

/**
 * Returns how a statement joins an earlier one of the same number that begins no later; null if they are of two
 * accounts.
 */
export function jointOf(earlier: Placed, later: Placed, failedFiles: readonly string[]): Joint | null {
  const shared = sharedDays(earlier.span, later.span);
  if (shared === null) return following(earlier, later, failedFiles);
  const rows = commonRows(earlier.statement.rows, later.statement.rows);
  const inEarlier = rowsWithin(earlier.statement.rows, shared);
  const inLater = rowsWithin(later.statement.rows, shared);
  if (rows.length > 0) {
    // two accounts under one number have few rows in common
    if (2 * rows.length < Math.min(inEarlier, inLater)) return null;
    if (meetsWithin(earlier, later, rows)) return following(earlier, later, failedFiles);
    return revised(earlier, later, rows) ?? overlapping(earlier, later, shared, rows);
  }
  if (areOfTwoKinds(earlier, later)) return null;
  const { expected, found } = balancesAt(earlier, later, rows);
  if (sameSpan(earlier.span, later.span) && differ(expected, found)) return null;
  // the last days of one are often printed as the first of the next, or its first rows happened before their booking
  const beside = daysIn(shared) > PARALLEL * Math.min(daysIn(earlier.span), daysIn(later.span));
  if (!beside || (expected !== null && expected === found)) return following(earlier, later, failedFiles);
  // on the same days each has other rows, or only one of them has rows
  if (inEarlier + inLater > 0) return null;
  return overlapping(earlier, later, shared, rows);
}

function following(earlier: Placed, later: Placed, failedFiles: readonly string[]): Joint {
  const balances = balancesAt(earlier, later, []);
  const agrees = agree(balances);
  const missing = missingDays(earlier.span, later.span);
  const found = (kind: JointKind, days: Days) => findingOf(kind, earlier, later, { ...days, ...balances, failedFiles });
  if (missing !== null) return { agrees, findings: [found('gap', missing)] };
  const between = { from: earlier.span.to, to: later.span.from };
  return { agrees, findings: agrees === false ? [found('balance', between)] : [] };
}

type Pairs = Finding['rows'];

/** With the same printed period and most rows the same, the statement was sent again, changed; null for others. */
function revised(earlier: Placed, later: Placed, rows: Pairs): Joint | null {
  const { from, to, fromPrinted, toPrinted } = earlier.span;
  if (!sameSpan(earlier.span, later.span) || !fromPrinted || !toPrinted) return null;
  const [expected, found] = [earlier.statement.closing, later.statement.closing];
  return { agrees: null, findings: [findingOf('revision', earlier, later, { from, to, expected, found, rows })] };
}

function overlapping(earlier: Placed, later: Placed, shared: Days, rows: Pairs): Joint {
  // the later one closes on a day within the earlier: there is no balance of the same day to compare
  const within = later.span.to <= earlier.span.to;
  const balances = within ? { expected: null, found: null } : balancesAt(earlier, later, rows);
  const agrees = agree(balances);
  const common = { ...shared, ...balances };
  const overlap = findingOf('overlap', earlier, later, { ...common, rows });
  return { agrees, findings: agrees === false ? [overlap, findingOf('balance', earlier, later, common)] : [overlap] };
}

/**
 * True for statements that meet within a day: the later one opens with what the earlier closed with, and would not if
 * the equal rows of both were the same ones.
 */
function meetsWithin(earlier: Placed, later: Placed, rows: Pairs): boolean {
  if (sameSpan(earlier.span, later.span)) return false;
  return agree(balancesAt(earlier, later, [])) === true && agree(balancesAt(earlier, later, rows)) === false;
}

type Balances = Pick<Finding, 'expected' | 'found'>;

const agree = ({ expected, found }: Balances): boolean | null =>
  expected === null || found === null ? null : expected === found;

/** What the earlier one closed with, and what the later one had before the rows that only it has. */
function balancesAt(earlier: Placed, later: Placed, rows: Pairs): Balances {
  const { opening } = later.statement;
  const { amounts } = earlier.statement.rows;
  const common = rows.reduce((sum, [row]) => sum + BigInt(amounts[row] ?? 0), 0n);
  return { expected: earlier.statement.closing, found: opening === null ? null : opening + common };
}

function rowsWithin({ days }: ComparedRows, { from, to }: Days): number {
  const [first, last] = [dayOf(from), dayOf(to)];
  return days.filter((day) => day >= first && day <= last).length;
}

/** True for statements of the same days without rows, of two kinds of account. */
function areOfTwoKinds(a: Placed, b: Placed): boolean {
  const [left, right] = [a.statement.accountType, b.statement.accountType];
  if (left === null || right === null || left === right) return false;
  return sameSpan(a.span, b.span) && a.statement.rows.days.length + b.statement.rows.days.length === 0;
}

const differ = (a: bigint | null, b: bigint | null): boolean => a !== null && b !== null && a !== b;

type OfRow<T> = (rows: ComparedRows, row: number) => T;

const isBare: OfRow<boolean> = ({ balances }, row) => Number.isNaN(balances[row]);
const isBalanced: OfRow<boolean> = (rows, row) => !isBare(rows, row);
const byBalance: OfRow<string> = ({ days, amounts, balances }, row) => `${days[row]} ${amounts[row]} ${balances[row]}`;
const byText: OfRow<string> = ({ days, amounts, descriptions }, row) =>
  `${days[row]} ${amounts[row]} ${descriptions[row]}`;

/** Which rows of the one and of the other are the same if their keys are equal, the surest first. */
const WAYS: readonly (readonly [one: OfRow<boolean>, other: OfRow<boolean>, keyOf: OfRow<string>])[] = [
  [isBalanced, isBalanced, byBalance],
  [() => true, isBare, byText],
  [isBare, isBalanced, byText],
];

/**
 * Given the rows of two statements, returns the pairs that are one row, in the order of the first: the same day and
 * amount, and the same balance, or the same description if one prints no balance. No row is in two pairs.
 */
function commonRows(first: ComparedRows, second: ComparedRows): [number, number][] {
  if (first.days.length === 0 || second.days.length === 0) return [];
  const partners = new Map<number, number>();
  for (const [one, other, keyOf] of WAYS) {
    const taken = new Set(partners.values());
    const open = [...second.days.keys()].filter((j) => !taken.has(j) && other(second, j));
    // one step for each row: a paper of equal rows must not take their square
    const waiting = grouped(open.reverse(), (j) => [keyOf(second, j)]);
    for (let i = 0; i < first.days.length; i++) {
      const j = partners.has(i) || !one(first, i) ? undefined : waiting.get(keyOf(first, i))?.pop();
      if (j !== undefined) partners.set(i, j);
    }
  }
  return [...partners].sort(([a], [b]) => a - b);
}
