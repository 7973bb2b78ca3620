/** Hints that somebody gives, beside those that a file was read with. */
import type { Hints } from '../../api/types.ts';
import { columnHints } from './said-columns.ts';

/** Given the hints of a reading and others, returns both; of what columns hold, what was said last counts. */
export function withSaid(before: Hints | null, said: Hints): Hints {
  const { columns: _order, columnsAt: _points, ...others } = before ?? {};
  const { columnsAt, ...rest } = said;
  if (columnsAt !== undefined) return { ...others, ...rest, ...columnHints(before, columnsAt) };
  return { ...others, ...(rest.columns === undefined && ofColumns(before)), ...rest };
}

const ofColumns = (before: Hints | null): Hints => ({
  ...(before?.columns && { columns: before.columns }),
  ...(before?.columnsAt && { columnsAt: before.columnsAt }),
});
