/** The tool `check_continuity`: whether the statements of several files follow on one another. */
import { z } from 'zod';
import { CalendarDate, Count, CurrencyCode } from '../../../contract/fields.ts';
import type { Result } from '../../../contract/result.ts';
import type { Held } from '../held.ts';
import { bounded, Cursor, Limit, NextCursor, Walk } from '../pages.ts';
import type { Call, ReadOptions } from '../reader.ts';
import { FileHints, Handle, Password, Path } from '../shapes.ts';
import { type Desk, tool } from '../tool.ts';
import { ToolError } from '../tool-error.ts';

const NAME = 'check_continuity';
/** A few years of statements. */
const MOST_FILES = 50;
/** Of an account in one answer. */
const MOST = { findings: 20, statements: 60 };

const StatementPlace = z.strictObject({ handle: Handle, path: z.string(), statement: Count });

export const checkContinuity = tool({
  name: NAME,
  title: 'Check continuity',
  description:
    'Tells, by account, whether the statements of several files follow on one another: missing days, balances that ' +
    'are not carried over, statements that are there twice. Files that convert_statement has not read are read.',
  input: z.strictObject({
    paths: z.array(Path).min(1).max(MOST_FILES),
    password: Password.optional().describe('tried on each file that needs one'),
    hints: FileHints.optional(),
    cursor: Cursor,
    limit: Limit,
  }),
  output: z.strictObject({
    accounts: z.array(
      z.strictObject({
        iban: z.string().nullable(),
        accountNumber: z.string().nullable(),
        currency: CurrencyCode.nullable(),
        periodStart: CalendarDate.nullable(),
        periodEnd: CalendarDate.nullable(),
        status: z.enum(['continuous', 'broken', 'unknown']),
        reason: z.string(),
        statementCount: Count,
        statements: z
          .array(StatementPlace)
          .describe(`in the order of their periods, the first ${MOST.statements} of them`),
        findingCount: Count,
        findings: z
          .array(
            z.strictObject({
              kind: z.enum(['gap', 'balance', 'overlap', 'duplicate', 'revision']),
              from: CalendarDate,
              to: CalendarDate,
              message: z.string(),
              statements: z.array(StatementPlace).describe('the two, the earlier first'),
              commonRowCount: Count.describe('rows that stand in both'),
            }),
          )
          .describe(`the first ${MOST.findings} of them`),
      }),
    ),
    notRead: z
      .array(z.strictObject({ path: z.string(), code: z.string(), message: z.string() }))
      .describe('files that could not be read: a gap may be in one of them'),
    nextCursor: NextCursor,
  }),
  async run(args, desk, call) {
    const walk = new Walk(NAME, args);
    const { read, notRead } = await readAll(args.paths, args, { desk, call });
    if (read.length === 0) return { accounts: [], notRead, nextCursor: null };
    const result = await desk.reader.together(read, call);
    const { page, nextCursor } = walk.pageOf(accountsOf(result, read));
    return { accounts: page, notRead, nextCursor };
  },
});

type NotRead = { path: string; code: string; message: string };

/** A path that is not allowed is an error of the call, a file that cannot be read is part of the answer. */
async function readAll(
  paths: readonly string[],
  options: ReadOptions,
  { desk, call }: { desk: Desk; call: Call },
): Promise<{ read: Held[]; notRead: NotRead[] }> {
  const read = new Map<string, Held>();
  const notRead: NotRead[] = [];
  for (const path of new Set(paths)) {
    try {
      const held = await desk.reader.read(path, options, call);
      read.set(path, held);
    } catch (error) {
      if (!(error instanceof ToolError) || error.code === 'PATH_NOT_ALLOWED') throw error;
      notRead.push({ path, code: error.code, message: error.message });
    }
  }
  return { read: [...read.values()], notRead };
}

function accountsOf({ continuity }: Result, read: readonly Held[]) {
  const places = read.flatMap(({ handle, path, result }) =>
    result.statements.map(({ index }) => ({ handle, path, statement: index })),
  );
  const placed = (indices: readonly number[]) => indices.flatMap((index) => places[index] ?? []);
  return continuity.map(({ statements, findings, reason, ...account }) => ({
    ...account,
    reason: bounded(reason),
    statementCount: statements.length,
    statements: placed(statements.slice(0, MOST.statements)),
    findingCount: findings.length,
    findings: findings.slice(0, MOST.findings).map(({ kind, from, to, message, statements: two, rows }) => ({
      kind,
      from,
      to,
      message: bounded(message),
      statements: placed(two),
      commonRowCount: rows.length,
    })),
  }));
}
