/** The task `join`: tells how the statements of a bank account follow one another, and writes their rows, each once. */
import { rename, writeFile } from 'node:fs/promises';
import { breaks } from '../engine/continuity/continuity.ts';
import { coverageOf } from '../engine/continuity/coverage.ts';
import type { Finding } from '../engine/continuity/types.ts';
import { decimalText, moneyText } from '../engine/exports/decimal.ts';
import { joinedBalances } from '../engine/exports/joined/balances.ts';
import { joinedRows } from '../engine/exports/joined/rows.ts';
import type { JoinedRow, JoinInput } from '../engine/exports/joined/types.ts';
import { joinedVerdict } from '../engine/exports/joined/verdict.ts';
import type {
  Joined,
  JoinedFindingEntry,
  JoinedRowEntry,
  JoinedStatementEntry,
  JoinedStrand,
  JoinTask,
} from './join-types.ts';
import { loadJoined, type Source } from './joined.ts';

/** Rows of one part of the text that is written. */
const ROWS_AT_ONCE = 2_000;

/**
 * Given a task, writes the joined rows to its `out` (as `temporary`, then renamed), and returns the strands. `onPages` is
 * called with the number of pages behind the statements: the time bound grows with it.
 */
export async function joinFiles(
  task: JoinTask,
  temporary: string,
  onPages: (done: number, total: number) => void,
): Promise<Joined> {
  const { joins, sources } = await loadJoined(task.parts, task.identity, onPages);
  const pieces: string[] = [];
  const strands = joins.map((join, strand): JoinedStrand => {
    const rows = joinedRows(join);
    const placeOf = placesIn(join);
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      const lines = rows
        .slice(at, at + ROWS_AT_ONCE)
        .map((row) => JSON.stringify(rowEntry(row, { strand, join, placeOf })));
      pieces.push(`${lines.join('\n')}\n`);
    }
    return strandEntry(join, rows.length, sources);
  });
  await writeFile(temporary, pieces);
  await rename(temporary, task.out);
  return { strands };
}

/** The places of statements among those of their strand, by their index among all. */
function placesIn({ account }: JoinInput): (index: number) => number {
  const places = new Map(account.statements.map(({ placed }, place) => [placed.index, place]));
  return (index) => places.get(index) ?? 0;
}

interface OfRow {
  readonly strand: number;
  readonly join: JoinInput;
  readonly placeOf: (index: number) => number;
}

function rowEntry({ id, transaction, statement, doubt }: JoinedRow, { strand, join, placeOf }: OfRow): JoinedRowEntry {
  const { decimals } = join.account;
  const { date, description, amount, balance, valueDate, reference, type, places, source } = transaction;
  return {
    ...{ strand, statement: placeOf(statement.placed.index), id, date, description },
    ...{ amount: decimalText(amount, decimals), balance: moneyText(balance, decimals), valueDate, reference, type },
    page: places[0]?.page ?? null,
    edited: source === 'edited',
    doubt: doubt === null ? null : { kind: doubt.kind, of: 'of' in doubt ? doubt.of : null },
  };
}

function strandEntry(join: JoinInput, rows: number, sources: readonly Source[]): JoinedStrand {
  const { account, continuity } = join;
  const { decimals } = account;
  const placeOf = placesIn(join);
  const { status, faults } = joinedVerdict(join, breaks);
  const covering = account.statements.flatMap(({ placed, from, to }) => {
    const { status: verdict } = placed.statement.reconciliation;
    return from === null || to === null ? [] : [{ index: placeOf(placed.index), from, to, status: verdict }];
  });
  return {
    ...{ iban: account.iban, accountNumber: continuity.accountNumber, institution: account.institution },
    ...{ accountHolder: account.accountHolder, accountType: account.accountType, currency: account.currency },
    ...{ from: continuity.from, to: continuity.to, continuity: continuity.status, status },
    unverified: faults.unverified,
    maybeTwice: faults.maybeTwice,
    statements: account.statements.map((one) => statementEntry(one, decimals, sources)),
    months: coverageOf(continuity, covering),
    findings: continuity.findings.map((finding) => findingEntry(finding, decimals, placeOf)),
    balances: joinedBalances(join, breaks).map((piece) =>
      piece.map(([day, minor]): [string, string] => [day, decimalText(minor, decimals)]),
    ),
    rows,
  };
}

function statementEntry(
  { placed, rows, opening, closing, from, to }: JoinInput['account']['statements'][number],
  decimals: number,
  sources: readonly Source[],
): JoinedStatementEntry {
  const { file, statement, index } = placed;
  return {
    ...{ uuid: file.uuid, filename: file.filename, position: sources[index]?.position ?? 0, pages: statement.pages },
    ...{ from, to, opening: moneyText(opening, decimals), closing: moneyText(closing, decimals) },
    rows: rows.length,
    ownRows: rows.filter(({ isRepeated }) => !isRepeated).length,
    status: statement.reconciliation.status,
  };
}

function findingEntry(one: Finding, decimals: number, placeOf: (index: number) => number): JoinedFindingEntry {
  const { kind, from, to, expected, found, rows, statements } = one;
  return {
    ...{ kind, from, to, expected: moneyText(expected, decimals), found: moneyText(found, decimals) },
    statements: [placeOf(statements[0]), placeOf(statements[1])],
    difference: expected === null || found === null ? null : decimalText(found - expected, decimals),
    rows: rows.length,
    grave: breaks(one),
  };
}
