/** Scores what a transaction tells beside its date and amount: its other dates, reference and kind, its words to the letter, and its place on the paper. */
import type { TruthBox, TruthColumns } from '../fixtures/draw/truth.ts';
import { alike, decimalSpelling } from './compare.ts';

/** What a truth tells of a row: null wants null, what is absent is not scored. */
export interface WantedRow extends TruthColumns {
  readonly date: string | null;
  readonly otherDate?: string;
  readonly description?: string | null;
  readonly balance?: string | null;
  readonly boxes?: readonly TruthBox[];
}

/** The same of a JSON result. */
export interface GivenRow {
  readonly date: string;
  readonly description: string;
  readonly balance: string | null;
  readonly valueDate: string | null;
  readonly transactionDate: string | null;
  readonly reference: string | null;
  readonly type: string | null;
  readonly boxes: readonly { readonly page: number; readonly box: readonly number[] }[];
}

export type RowFieldName =
  | 'description'
  | 'exact description'
  | 'balance'
  | 'otherDate'
  | 'valueDate'
  | 'transactionDate'
  | 'reference'
  | 'type'
  | 'boxes';

/** A row's field that was read wrong. */
export interface RowFault {
  readonly field: RowFieldName;
  readonly wanted: string | null;
  readonly given: string | null;
}

export interface RowFieldScore {
  readonly wanted: number;
  readonly right: number;
}

/** A description is right when this part of its letter pairs is. */
const DESCRIPTION_ALIKE = 0.85;
/** Two boxes are one place where they share this part of what they cover together. */
const SAME_PLACE = 0.7;

export interface RowPair {
  readonly wanted: WantedRow;
  readonly given: GivenRow;
}

/**
 * Given the pairs of a document's rows whose date and amount are right, returns for each field how many rows have it, on
 * the paper or in the result, and in how many it is right; and what is wrong. A row without it in both says nothing.
 */
export function scoreRowFields(pairs: readonly RowPair[]): {
  fields: Partial<Record<RowFieldName, RowFieldScore>>;
  faults: RowFault[];
} {
  const fields: Partial<Record<RowFieldName, RowFieldScore>> = {};
  const faults: RowFault[] = [];
  const places = pairs.map(({ wanted }) => wanted.boxes ?? []);
  pairs.forEach((pair, i) => {
    for (const { field, wanted, given, right } of comparisons(pair, i, places)) {
      const { wanted: sofar, right: hits } = fields[field] ?? { wanted: 0, right: 0 };
      fields[field] = { wanted: sofar + 1, right: hits + Number(right) };
      if (!right) faults.push({ field, wanted, given });
    }
  });
  return { fields, faults };
}

interface Comparison extends RowFault {
  readonly right: boolean;
}

function comparisons(
  { wanted, given }: RowPair,
  row: number,
  places: readonly (readonly TruthBox[])[],
): readonly Comparison[] {
  const out: Comparison[] = [];
  const add = (field: RowFieldName, one: string | null, other: string | null, right = one === other) =>
    out.push({ field, wanted: one, given: other, right });
  if (wanted.description != null) {
    const text = spaced(given.description);
    add('description', wanted.description, text, alike(wanted.description, text) >= DESCRIPTION_ALIKE);
    add('exact description', spaced(wanted.description), text);
  }
  if (wanted.balance != null) add('balance', decimalSpelling(wanted.balance), decimalSpelling(given.balance));
  if (wanted.otherDate !== undefined) {
    const dates = [given.date, given.valueDate, given.transactionDate].filter((date) => date !== null);
    add('otherDate', wanted.otherDate, dates.join(' '), dates.includes(wanted.otherDate));
  }
  for (const field of ['valueDate', 'transactionDate', 'reference', 'type'] as const) {
    const right = wanted[field];
    if (right === undefined || (right === null && given[field] === null)) continue;
    add(field, right && spaced(right), given[field] && spaced(given[field]));
  }
  if (wanted.boxes !== undefined) {
    const others = places.flatMap((boxes, i) => (i === row ? [] : boxes));
    add('boxes', placeText(wanted.boxes), placeText(given.boxes), isPlace(wanted.boxes, given.boxes, others));
  }
  return out;
}

/**
 * True where the boxes given are those of the row, as a person would say who points at it: one on each page of the row and
 * on no other, nearly as large, and over the middle of no other row.
 */
function isPlace(wanted: readonly TruthBox[], given: GivenRow['boxes'], others: readonly TruthBox[]): boolean {
  if (wanted.length !== given.length) return false;
  return wanted.every(({ page, box }) => {
    const found = given.find((one) => one.page === page);
    if (!found || shared(box, found.box) < SAME_PLACE) return false;
    return !others.some((other) => other.page === page && holdsMiddle(found.box, other.box));
  });
}

/** What part of two boxes' common ground both cover. */
function shared(a: readonly number[], b: readonly number[]): number {
  const across = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const down = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  const both = Math.max(0, across) * Math.max(0, down);
  return both / (areaOf(a) + areaOf(b) - both);
}

const areaOf = (box: readonly number[]) => (box[2] - box[0]) * (box[3] - box[1]);

function holdsMiddle(box: readonly number[], other: readonly number[]): boolean {
  const [x, y] = [(other[0] + other[2]) / 2, (other[1] + other[3]) / 2];
  return x > box[0] && x < box[2] && y > box[1] && y < box[3];
}

const placeText = (boxes: GivenRow['boxes']) =>
  boxes.map(({ page, box }) => `${page}: ${box.map((at) => Math.round(at)).join(' ')}`).join(', ');

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();
