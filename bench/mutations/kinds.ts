/** The ways to mutate a paper; its truth stays the same. */
import { between, pick, type Random } from '../../fixtures/draw/random.ts';
import type { Pair } from '../score.ts';
import type { Edit, Place } from './edit.ts';
import { figuresIn } from './figures-in.ts';

/** A row that was read right, with its places. */
type PlacedRow = Pair['given'];

export interface Mutation {
  readonly name: string;
  /** the rows are no longer visible: a result without them is as right as one with them */
  readonly unseen?: true;
  /** changes the document, and returns the changed rows; false if the document has no place for the change */
  readonly mutate: (edit: Edit, rows: readonly PlacedRow[], random: Random) => readonly PlacedRow[] | false;
}

const somePage = (edit: Edit, random: Random) => between(random, 0, edit.pageCount - 1);
const ofSeveral =
  (work: (edit: Edit, random: Random) => void): Mutation['mutate'] =>
  (edit, _, random) => {
    if (edit.pageCount < 2) return false;
    work(edit, random);
    return [];
  };

/** Space around a row's text, in points. */
const AROUND = 0.8;
const wider = ([x0, y0, x1, y1]: Place): Place => [x0 - AROUND, y0 - AROUND, x1 + AROUND, y1 + AROUND];

/** Chooses one row, or a few consecutive rows, or rows that cancel each other out if there are any. */
function someRows(rows: readonly PlacedRow[], random: Random): readonly PlacedRow[] {
  const placed = rows.filter(({ boxes }) => boxes.length === 1);
  for (const count of [2, 3]) {
    const runs = placed.map((_, i) => placed.slice(i, i + count)).filter((run) => run.length === count);
    const nothing = runs.find((run) => Math.abs(run.reduce((sum, { amount }) => sum + Number(amount), 0)) < LEAST);
    if (nothing) return nothing;
  }
  const first = between(random, 0, Math.max(0, placed.length - 1));
  return placed.slice(first, first + pick(random, [1, 1, 2, 3]));
}

/** Less than the smallest coin. */
const LEAST = 1e-6;

/** Changes some rows, if any of them can be changed. */
const onRows =
  (work: (edit: Edit, page: number, place: Place, row: PlacedRow) => boolean): Mutation['mutate'] =>
  (edit, rows, random) => {
    const done = someRows(rows, random).filter((row) => {
      const [{ page, box }] = row.boxes;
      return work(edit, page - 1, wider(box as unknown as Place), row);
    });
    return done.length > 0 && done;
  };

/** Changes the figures of rows. */
const onFigures = (work: (edit: Edit, page: number, place: Place) => boolean): Mutation['mutate'] =>
  onRows((edit, page, place, row) => {
    const figures = [row.amount, row.balance].flatMap((figure) => {
      const found = figure && figuresIn(edit.read(page), place, figure);
      return found ? [wider(found)] : [];
    });
    return figures.map((at) => work(edit, page, at)).includes(true);
  });

export const MUTATIONS: readonly Mutation[] = [
  { name: 'page dropped', mutate: ofSeveral((edit, random) => edit.drop(somePage(edit, random))) },
  { name: 'last page dropped', mutate: ofSeveral((edit) => edit.drop(edit.pageCount - 1)) },
  { name: 'first page dropped', mutate: ofSeveral((edit) => edit.drop(0)) },
  {
    name: 'page doubled',
    mutate: (edit, _, random) => {
      edit.double(somePage(edit, random));
      return [];
    },
  },
  {
    name: 'whole file doubled',
    mutate: (edit) => {
      const { pageCount } = edit;
      for (let page = 0; page < pageCount; page++) edit.double(page, pageCount + page);
      return [];
    },
  },
  {
    name: 'pages swapped',
    mutate: ofSeveral((edit, random) => {
      const page = between(random, 0, edit.pageCount - 2);
      edit.double(page, page + 2);
      edit.drop(page);
    }),
  },
  ...[1, 2, 3].map(
    (quarters): Mutation => ({
      name: `a page turned by ${quarters * 90}`,
      mutate: (edit, _, random) => {
        edit.turn(somePage(edit, random), quarters);
        return [];
      },
    }),
  ),
  {
    name: 'rows whitened',
    unseen: true,
    mutate: onRows((edit, page, place) => {
      edit.whiten(page, place);
      return true;
    }),
  },
  { name: 'rows pictured over', mutate: onRows((edit, page, place) => edit.picture(page, place, false)) },
  { name: 'rows pictured', mutate: onRows((edit, page, place) => edit.picture(page, place, true)) },
  { name: 'rows hidden', unseen: true, mutate: onRows((edit, page, place) => edit.hide(page, place)) },
  {
    name: 'figures whitened',
    mutate: onFigures((edit, page, place) => {
      edit.whiten(page, place);
      return true;
    }),
  },
  { name: 'figures pictured over', mutate: onFigures((edit, page, place) => edit.picture(page, place, false)) },
  { name: 'figures pictured', mutate: onFigures((edit, page, place) => edit.picture(page, place, true)) },
  { name: 'figures hidden', mutate: onFigures((edit, page, place) => edit.hide(page, place)) },
];
