/** How a statement follows on an earlier one: after it, over the same days, or not at all. */
import { commonRows } from './common-rows.ts';
import { dayOf, daysIn, missingDays, sharedDays } from './spans.ts';
import type { ComparedRows, ComparedStatement, Finding, Span } from './types.ts';

/** A statement that can be put in order. */
export interface Placed {
  /** of the statements compared */
  readonly index: number;
  readonly statement: ComparedStatement;
  readonly span: Span;
}

export interface Joint {
  /** the balances on both sides are the same; null if one of them is not known, or they are of other days */
  readonly agrees: boolean | null;
  readonly findings: readonly Finding[];
}

/** Statements that share more of their days than this stand beside each other, not one after the other. */
const PARALLEL = 0.5;

/** True for statements with the same period, balances and rows; without rows also of the same kind of account. */
export function areDuplicates(a: Placed, b: Placed): boolean {
  if (!sameSpan(a.span, b.span) || areOfTwoKinds(a, b)) return false;
  const { statement: left } = a;
  const { statement: right } = b;
  if (differ(left.opening, right.opening) || differ(left.closing, right.closing)) return false;
  const rows = left.rows.days.length;
  return rows === right.rows.days.length && commonRows(left.rows, right.rows).length === rows;
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
    // what two accounts under one number book alike is the exception
    if (2 * rows.length < Math.min(inEarlier, inLater)) return null;
    return isRevised(earlier.span, later.span)
      ? revised(earlier, later, rows)
      : overlapping(earlier, later, shared, rows);
  }
  if (areOfTwoKinds(earlier, later)) return null;
  const { expected, found } = balancesAt(earlier, later, rows);
  if (sameSpan(earlier.span, later.span) && differ(expected, found)) return null;
  // the last days of the one are often printed as the first of the next, or its first rows happened before they were
  // booked
  const beside = daysIn(shared) > PARALLEL * Math.min(daysIn(earlier.span), daysIn(later.span));
  if (!beside || (expected !== null && expected === found)) return following(earlier, later, failedFiles);
  // days of which each has other rows, or only one has any
  if (inEarlier + inLater > 0) return null;
  return overlapping(earlier, later, shared, rows);
}

function following(earlier: Placed, later: Placed, failedFiles: readonly string[]): Joint {
  const { expected, found } = balancesAt(earlier, later, []);
  const agrees = expected === null || found === null ? null : expected === found;
  const statements = [earlier.index, later.index] as const;
  const missing = missingDays(earlier.span, later.span);
  const common = { statements, expected, found, rows: [], failedFiles };
  if (missing !== null) return { agrees, findings: [{ kind: 'gap', ...missing, ...common }] };
  if (agrees !== false) return { agrees, findings: [] };
  return { agrees, findings: [{ kind: 'balance', from: earlier.span.to, to: later.span.from, ...common }] };
}

/** The same printed period, and most rows the same: what was sent again, changed. */
function revised(earlier: Placed, later: Placed, rows: readonly [number, number][]): Joint {
  const statements = [earlier.index, later.index] as const;
  const { from, to } = earlier.span;
  const [expected, found] = [earlier.statement.closing, later.statement.closing];
  return {
    agrees: null,
    findings: [{ kind: 'revision', statements, from, to, expected, found, rows, failedFiles: [] }],
  };
}

function overlapping(
  earlier: Placed,
  later: Placed,
  shared: { readonly from: string; readonly to: string },
  rows: readonly [number, number][],
): Joint {
  const statements = [earlier.index, later.index] as const;
  const within = later.span.to <= earlier.span.to;
  // the later one closes on a day within the earlier: there is no balance of the same day to compare
  const { expected, found } = within ? { expected: null, found: null } : balancesAt(earlier, later, rows);
  const agrees = expected === null || found === null ? null : expected === found;
  const common = { statements, ...shared, expected, found, failedFiles: [] };
  const overlap: Finding = { kind: 'overlap', ...common, rows };
  return { agrees, findings: agrees === false ? [overlap, { kind: 'balance', ...common, rows: [] }] : [overlap] };
}

/** What the earlier closed with, and what the later had before the rows that it alone has. */
function balancesAt(earlier: Placed, later: Placed, rows: readonly (readonly [number, number])[]) {
  const { opening } = later.statement;
  const { amounts } = earlier.statement.rows;
  const common = rows.reduce((sum, [row]) => sum + BigInt(amounts[row] ?? 0), 0n);
  return { expected: earlier.statement.closing, found: opening === null ? null : opening + common };
}

function rowsWithin({ days }: ComparedRows, { from, to }: { readonly from: string; readonly to: string }): number {
  const [first, last] = [dayOf(from), dayOf(to)];
  return days.filter((day) => day >= first && day <= last).length;
}

const isRevised = (a: Span, b: Span): boolean => sameSpan(a, b) && a.fromPrinted && a.toPrinted;

/** True for statements of the same days without rows, of two kinds of account. */
function areOfTwoKinds(a: Placed, b: Placed): boolean {
  const [left, right] = [a.statement.accountType, b.statement.accountType];
  if (left === null || right === null || left === right) return false;
  return sameSpan(a.span, b.span) && a.statement.rows.days.length + b.statement.rows.days.length === 0;
}

function sameSpan(a: Span, b: Span): boolean {
  return a.from === b.from && a.to === b.to;
}

function differ(a: bigint | null, b: bigint | null): boolean {
  return a !== null && b !== null && a !== b;
}
