/** The ways in which a paper is mutated; its truth stays what it was before. */
import { between, pick, type Random } from '../../fixtures/draw/random.ts';
import type { GivenTransaction } from '../score.ts';
import type { Edit, Place } from './edit.ts';
import { figuresIn } from './figures-in.ts';

/** A row that was read right, by its places. */
export type PlacedRow = Pick<GivenTransaction, 'amount' | 'balance' | 'boxes'>;

export interface Mutation {
  readonly name: string;
  /** does it to the document, and returns false where that has no place for it */
  readonly mutate: (edit: Edit, rows: readonly PlacedRow[], random: Random) => boolean;
}

const somePage = (edit: Edit, random: Random) => between(random, 0, edit.pageCount - 1);
const ofSeveral =
  (work: (edit: Edit, random: Random) => void): Mutation['mutate'] =>
  (edit, _, random) => {
    if (edit.pageCount < 2) return false;
    work(edit, random);
    return true;
  };

/** Room around a row's text, in points. */
const AROUND = 0.8;
const wider = ([x0, y0, x1, y1]: Place): Place => [x0 - AROUND, y0 - AROUND, x1 + AROUND, y1 + AROUND];

/** Rows are mutated alone, or a few in a row, or those of one that cancels another out. */
function someRows(rows: readonly PlacedRow[], random: Random): readonly PlacedRow[] {
  const placed = rows.filter(({ boxes }) => boxes.length === 1);
  const zeroSum = placed.findIndex(({ amount }, i) => i > 0 && Number(amount) + Number(placed[i - 1].amount) === 0);
  if (zeroSum > 0) return placed.slice(zeroSum - 1, zeroSum + 1);
  const first = between(random, 0, Math.max(0, placed.length - 1));
  return placed.slice(first, first + pick(random, [1, 1, 2, 3]));
}

/** Does something to some rows, and returns false where it can be done to none of them. */
const onRows =
  (work: (edit: Edit, page: number, place: Place, row: PlacedRow) => boolean): Mutation['mutate'] =>
  (edit, rows, random) =>
    someRows(rows, random)
      .map((row) => work(edit, row.boxes[0].page - 1, wider(row.boxes[0].box as unknown as Place), row))
      .includes(true);

/** Does something to the figures of rows. */
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
      return true;
    },
  },
  {
    name: 'whole file doubled',
    mutate: (edit) => {
      const { pageCount } = edit;
      for (let page = 0; page < pageCount; page++) edit.double(page, pageCount + page);
      return true;
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
        return true;
      },
    }),
  ),
  {
    name: 'rows whitened',
    mutate: onRows((edit, page, place) => {
      edit.whiten(page, place);
      return true;
    }),
  },
  { name: 'rows pictured over', mutate: onRows((edit, page, place) => edit.picture(page, place, false)) },
  { name: 'rows pictured', mutate: onRows((edit, page, place) => edit.picture(page, place, true)) },
  { name: 'rows hidden', mutate: onRows((edit, page, place) => edit.hide(page, place)) },
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
