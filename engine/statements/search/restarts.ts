/** Reads a failing statement as several if balances begin again between its bookings: pots under one number. */

import { groupBy, neighbours } from '../../model/lists.ts';
import type { Minor } from '../../model/minor.ts';
import type { RowReason } from '../../model/reading.ts';
import type { Statement } from '../../model/statement.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import type { OpenReadings, ReadPart } from '../../readings/read.ts';
import { BEGINS, statedBalance } from '../figures/printed.ts';
import { valuedFigures } from '../figures/summary.ts';
import { type Booking, firstLineOf, isBooked, isOf, lastLineOf } from '../part.ts';
import { isProvedButSaid } from './own-proofs.ts';
import type { Chosen, Found } from './search.ts';

export interface Read {
  readonly open: OpenReadings;
  readonly found: Found;
}

/** A balance printed between two bookings. */
interface Mark {
  readonly kind: Kind;
  readonly line: number;
  readonly value: Minor | null;
}

type Gap = ReturnType<typeof gapsOf>[number];

type Kind = Figure['kind'] | RowReason;

/** A balance carried over continues: if another one is brought forward, a page is missing. */
const CARRIED = 'carried_forward';

/**
 * Given the first reading, and a function that reads the document with statements cut at given lines, returns the
 * reading with the cuts after which each part of a failing statement is proved, or, if days and balances begin again
 * below headings, after which all balances follow. It cuts nothing that adds up, and nothing only for a better sum.
 */
export function splitAtRestarts(first: Read, readWith: (cuts: readonly number[]) => Read): Read {
  const kept: number[] = [];
  let left = first.found.parts.filter(({ statement }) => statement?.reconciliation.status === 'mismatch');
  for (const [way, isMet] of WAYS) {
    const cutsOf = new Map(left.map((f) => [f, gapsOf(f).flatMap((gap) => way(gap) ?? [])]));
    const cuts = [...cutsOf.values()].flat();
    if (cuts.length === 0) continue;
    const { found } = readWith(cuts);
    const proved = left.filter((f) => cutsOf.get(f)?.length !== 0 && isMet(statementsIn(found, f.part)));
    kept.push(...proved.flatMap((f) => cutsOf.get(f) ?? []));
    left = left.filter((f) => !proved.includes(f));
  }
  return kept.length === 0 ? first : readWith(kept);
}

function statementsIn(found: Found, { part: { fromLine, toLine } }: ReadPart): readonly Statement[] {
  return found.parts.flatMap(({ part: { part }, statement }) =>
    statement !== null && part.fromLine >= fromLine && part.fromLine < toLine ? [statement] : [],
  );
}

type Met = (parts: readonly Statement[]) => boolean;

const areProved: Met = (parts) => parts.length > 1 && parts.every(isProvedButSaid);

/** True for statements that each print balances, which all follow from row to row. */
const follow: Met = (parts) =>
  parts.length > 1 &&
  parts.every(({ reconciliation: { checks } }) => {
    const chains = checks.filter(({ kind }) => kind === 'running_balance');
    return chains.length > 0 && chains.every(({ status }) => status === 'pass');
  });

/** A balance without another name may be either. */
const opens = ({ kind }: Pick<Mark, 'kind'>): boolean => BEGINS.has(kind) || kind === 'balance';
const closes = ({ kind }: Pick<Mark, 'kind'>): boolean => kind === 'closing' || kind === 'balance';

type Way = (gap: Gap) => number | null;

/** A balance that begins a statement, below the closing one of that above: they are around the rows. */
const betweenRows: Way = (gap) => {
  // between the balances of two days a booking may be missing: neither begins a statement
  const opening = gap.marks.findLast(({ kind }) => BEGINS.has(kind));
  if (!opening || gap.marks.some((mark) => closes(mark) && mark.line > opening.line)) return null;
  const closing = gap.marks.findLast((mark) => closes(mark) && mark.line < opening.line);
  const carried = closing ? closing.value : gap.balance;
  return carried === opening.value ? null : below(gap, opening.line);
};

/** Both balances of a statement, above its rows. */
const aboveRows: Way = (gap) => {
  const [opening, ...others] = gap.marks;
  return opening && opens(opening) && others.some(closes) ? below(gap, opening.line) : null;
};

/** Both balances of a statement, below its rows. */
const belowRows: Way = (gap) => {
  const at = gap.marks.findIndex(opens);
  return at >= 0 && gap.marks.slice(at + 1).some(closes) ? below(gap, Infinity) : null;
};

/** Days that begin again below headings. */
const daysAgain: Way = (gap) => (gap.beginsAgain ? below(gap, Infinity) : null);

/** How papers print the balances of each statement, the last way only beside its rows; and what must then be met. */
const WAYS: readonly (readonly [Way, Met])[] = [
  [betweenRows, areProved],
  [aboveRows, areProved],
  [belowRows, areProved],
  [daysAgain, follow],
];

/** The lowest line, down to the given one, that sums up the rows above it. */
function below({ from, labelled }: Gap, line: number): number {
  return labelled.reduce((below, at) => (at < line ? Math.max(below, at + 1) : below), from);
}

/** The figures printed between two bookings: balances, the lines of known figures, and the upper booking's balance. */
function gapsOf({ part, trial }: Chosen) {
  // two currencies of one table are on the same lines
  if (part.part.money) return [];
  const named = trial.readings.facts.figures.filter((figure) => figure.kind !== null && isOf(part.part, figure));
  // a long paper has as many gaps as figures
  const namedByLine = groupBy(named, ({ line }) => line.line.index);
  const valuedByLine = groupBy(valuedFigures(named, part), ({ figure }) => figure.line.line.index);
  const booked = part.rows.flatMap((row, at) => (isBooked(row) ? [{ row, at }] : []));
  const first = booked[0]?.row.date ?? '';
  return neighbours(booked).flatMap(([above, { row, at }]) => {
    const between = part.rows.slice(above.at + 1, at);
    const [from, to] = [lastLineOf(above.row).index + 1, firstLineOf(row).index];
    const figures = onLines(namedByLine, from, to);
    const ofFigures = onLines(valuedByLine, from, to).flatMap(({ figure, value }) =>
      markOf(figure.kind, figure.line.line.index, value),
    );
    const ofRows = between.flatMap((r) =>
      r.role === 'balance' ? markOf(r.reason, firstLineOf(r).index, statedBalance(r)) : [],
    );
    const marks = [...ofFigures, ...ofRows].sort((a, b) => a.line - b.line);
    const goesOn = between.some(({ reason }) => reason === CARRIED) || figures.some(({ kind }) => kind === CARRIED);
    const goesBack = first < above.row.date && row.date < above.row.date;
    const beginsAgain = goesBack && isBelowHeadings(above.row, row);
    if (goesOn || (marks.length === 0 && !beginsAgain)) return [];
    const labelled = [...figures.map(({ line }) => line.line.index), ...between.map((r) => lastLineOf(r).index)];
    return [{ from, marks, labelled, balance: above.row.balance, beginsAgain }];
  });
}

/** True for two rows with balances, the lower one below headings of its own. */
const isBelowHeadings = (above: Booking, { row, balance }: Booking): boolean =>
  above.balance !== null && balance !== null && (row.table !== above.row.table || row.segment !== above.row.segment);

function onLines<T>(figures: ReadonlyMap<number, readonly T[]>, from: number, to: number): T[] {
  const found: T[] = [];
  for (let line = from; line < to; line++) found.push(...(figures.get(line) ?? []));
  return found;
}

const markOf = (kind: Kind, line: number, value: Minor | null): Mark[] =>
  opens({ kind }) || closes({ kind }) ? [{ kind, line, value }] : [];
