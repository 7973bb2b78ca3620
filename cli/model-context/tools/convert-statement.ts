/** The tool `convert_statement`: reads a file and tells which statements are in it. */
import { z } from 'zod';
import { Count } from '../../../contract/fields.ts';
import { Cursor, Limit, NextCursor, Walk } from '../pages.ts';
import { FileHints, Handle, Password, Path, StatementSummary, summariesOf } from '../shapes.ts';
import { tool } from '../tool.ts';

const NAME = 'convert_statement';

export const convertStatement = tool({
  name: NAME,
  title: 'Convert a statement',
  description:
    'Reads a bank or card statement (a PDF, or a picture of a page) below the folders of this server, exactly. ' +
    'Returns a summary of each statement in it with its verdict, and a handle for the other tools. ' +
    'A file that was read before is not read again. Scans take some seconds a page. ' +
    'If the error is PASSWORD_REQUIRED, ask the user for the password.',
  input: z.strictObject({
    path: Path,
    password: Password.optional(),
    hints: FileHints.optional(),
    cursor: Cursor,
    limit: Limit,
  }),
  output: z.strictObject({
    handle: Handle,
    path: z.string().describe('of the file, absolute'),
    pages: Count,
    transactionCount: Count,
    statementCount: Count,
    statements: z.array(StatementSummary),
    nextCursor: NextCursor,
  }),
  async run(args, { reader }, call) {
    const walk = new Walk(NAME, args);
    const held = await reader.read(args.path, args, call);
    const { page, nextCursor } = walk.pageOf(summariesOf(held));
    const { handle, path, pages, result } = held;
    return {
      handle,
      path,
      pages,
      transactionCount: result.normalised.length,
      statementCount: result.statements.length,
      statements: page,
      nextCursor,
    };
  },
});
