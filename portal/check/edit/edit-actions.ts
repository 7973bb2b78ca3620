/** What people do to rows, by a key or a button: what each action opens, or changes at once. */
import type { Row, Statement } from '../result.ts';
import { mostPlaces } from '../sums.ts';
import {
  type Counting,
  type Draft,
  draftOfFigures,
  draftOfNew,
  draftOfRow,
  draftOfSeveral,
  draftOfSplit,
} from './drafts.ts';
import type { Steps } from './history.ts';
import { deleted, flipped, merged, swapped } from './row-changes.ts';
import type { Change } from './versions.ts';

/** What is on the screen when somebody does something. */
export interface Acting {
  /** the rows that are meant */
  readonly of: readonly Row[];
  readonly statement: Statement;
  /** all of the statement */
  readonly rows: readonly Row[];
  /** the number of the statement's first row, if it had one */
  readonly first: number;
  readonly counting: Counting;
  readonly steps: Steps;
}

/** A form to open, changes to make, a version to restore, a row to choose; or nothing. */
export type Done =
  | { readonly draft: Draft }
  | { readonly changes: Change[] }
  | { readonly restore: string }
  | { readonly choose: number }
  | { readonly draw: true }
  | { readonly nothing: true };

const NOTHING: Done = { nothing: true };
const restored = (id: string | null): Done => (id === null ? NOTHING : { restore: id });

const ACTIONS = {
  edit: ({ of: [first, ...others] }): Done => {
    if (first === undefined) return NOTHING;
    return { draft: others.length > 0 ? draftOfSeveral([first, ...others]) : draftOfRow(first) };
  },
  add: ({ of: [one], rows, first, statement }): Done => {
    const above = one ?? rows.at(-1);
    const before = above === undefined ? first : above.row + 1;
    const known = { date: above?.transaction.date ?? '' };
    return { draft: draftOfNew({ before, known, decimals: mostPlaces([statement.totalIn]) }) };
  },
  split: ({ of: [one] }): Done => (one === undefined ? NOTHING : { draft: draftOfSplit(one) }),
  figures: ({ statement }): Done => ({ draft: draftOfFigures(statement) }),
  delete: ({ of, counting }): Done => ({ changes: deleted(of, counting) }),
  flip: ({ of, counting }): Done => ({ changes: flipped(of, counting) }),
  swap: ({ of, counting }): Done => ({ changes: swapped(of, counting) }),
  merge: ({ of, counting }): Done => ({ changes: merged(of, counting) }),
  flipAll: ({ counting: { statement } }): Done => ({ changes: [{ do: 'flip', statement }] }),
  swapAll: ({ counting: { statement } }): Done => ({ changes: [{ do: 'swap', statement }] }),
  choose: ({ of: [one] }): Done => (one === undefined ? NOTHING : { choose: one.row }),
  draw: (): Done => ({ draw: true }),
  undo: ({ steps }): Done => restored(steps.undo),
  redo: ({ steps }): Done => restored(steps.redo),
} as const satisfies Record<string, (given: Acting) => Done>;

export type EditAction = keyof typeof ACTIONS;

/** Given an action and what is on the screen, returns what it does. */
export const done = (action: EditAction, given: Acting): Done => ACTIONS[action](given);
