/** Hints that somebody gives, beside those that a file was read with. */
import type { Hints } from '../../api/types.ts';

/** Given the hints of a reading and others, returns both; of what columns hold, what was said last counts. */
export function withSaid(before: Hints | null, said: Hints): Hints {
  const { columns, columnsAt, ...others } = before ?? {};
  const isOfColumns = said.columns !== undefined || said.columnsAt !== undefined;
  const kept = isOfColumns ? {} : { ...(columns && { columns }), ...(columnsAt && { columnsAt }) };
  return { ...others, ...kept, ...said };
}
