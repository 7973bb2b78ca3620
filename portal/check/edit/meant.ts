/** What somebody does, and the rows that are meant by it: those on the screen when they do it. */
import type { Row } from '../result.ts';
import type { EditAction } from './edit-actions.ts';
import type { Followed } from './followed.ts';

export interface Meant {
  readonly action: EditAction;
  /** null: one of them is gone since */
  readonly of: readonly Row[] | null;
  /** the rows of the statement, as `of` counts them */
  readonly seen: readonly Row[];
}

interface OnScreen {
  readonly rows: readonly Row[];
  readonly current: number | null;
  readonly chosen: ReadonlySet<number>;
}

const OF_CURRENT: ReadonlySet<EditAction> = new Set(['add', 'split', 'choose']);
const OF_CHOSEN: ReadonlySet<EditAction> = new Set(['edit', 'delete', 'flip', 'swap', 'merge']);
const OPENS_FORM: ReadonlySet<EditAction> = new Set(['edit', 'add', 'split', 'figures']);

/** Given an action and what is on the screen, returns it for the rows that are chosen, or else for the current one. */
export function meant(action: EditAction, { rows, current, chosen }: OnScreen): Meant {
  const one = rows.filter(({ row }) => row === current);
  if (OF_CURRENT.has(action)) return { action, of: one, seen: rows };
  if (!OF_CHOSEN.has(action)) return { action, of: [], seen: rows };
  const some = rows.filter(({ row }) => chosen.has(row));
  const of = some.length > 0 ? some : one;
  return { action, of: action === 'merge' && of.length === 1 ? withNext(of, rows) : of, seen: rows };
}

/** One row alone is merged with the one below it. */
function withNext([first]: readonly Row[], rows: readonly Row[]): readonly Row[] {
  const at = rows.findIndex(({ row }) => row === first?.row);
  return at < 0 ? [] : rows.slice(at, at + 2);
}

/** Given what waits to be done and where its rows are in the version that is shown now, returns it for these. */
export function meantNow(one: Meant, found: Followed, rows: readonly Row[]): Meant {
  const of = one.of?.map(({ row }) => rows.find((now) => now.row === found.get(row))) ?? [undefined];
  const isThere = of.every((row) => row !== undefined);
  return { action: one.action, of: isThere ? of : null, seen: rows };
}

/** Given what waits and what somebody does now, returns both: after what opens a form, keys are meant for that form. */
export const waiting = (queue: readonly Meant[], one: Meant): readonly Meant[] =>
  queue.some(({ action }) => OPENS_FORM.has(action)) ? queue : [...queue, one];
