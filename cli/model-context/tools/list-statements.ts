/** The tool `list_statements`: the statements of a file, or of all files that were converted. */
import { z } from 'zod';
import { Count } from '../../../contract/fields.ts';
import { Cursor, Limit, NextCursor, Walk } from '../pages.ts';
import { Handle, StatementSummary, summariesOf } from '../shapes.ts';
import { tool } from '../tool.ts';
import { entriesFrom, heldFor } from '../walks.ts';

const NAME = 'list_statements';

export const listStatements = tool({
  name: NAME,
  title: 'List statements',
  description:
    'Lists the statements of a file that convert_statement has read, or of all of them: account, period, balances, ' +
    'totals, and the verdict with its reason.',
  input: z.strictObject({ handle: Handle.optional(), cursor: Cursor, limit: Limit }),
  output: z.strictObject({ statementCount: Count, statements: z.array(StatementSummary), nextCursor: NextCursor }),
  async run(args, { held }) {
    const walk = new Walk(NAME, args);
    const results = heldFor(args.handle, held);
    const { page, nextCursor } = walk.page(entriesFrom(walk.from, results, summariesOf));
    const statementCount = results.reduce((sum, { result }) => sum + result.statements.length, 0);
    return { statementCount, statements: page, nextCursor };
  },
});
