/**
 * Scores the fields of a transaction other than its date and amount: its other dates, reference and kind, its exact
 * words, and its place on the paper.
 */
import type { TruthBox, TruthColumns } from '../fixtures/draw/truth.ts';
import { alike, decimalSpelling } from './compare.ts';
import type { FieldTrial } from './field-trial.ts';

/** A row in a truth: null requires null, undefined is not scored. */
export interface WantedRow extends TruthColumns {
  readonly date: string | null;
  readonly otherDate?: string;
  readonly description?: string | null;
  readonly balance?: string | null;
  readonly boxes?: readonly TruthBox[];
}

/** The same in a JSON result. */
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

/** A description is right if this share of its letter pairs is. */
const DESCRIPTION_ALIKE = 0.85;
/** Two boxes are the same place if their common area is this share of their joint area. */
const SAME_PLACE = 0.7;

interface RowPair {
  readonly wanted: WantedRow;
  readonly given: GivenRow;
}

/** Given the rows of a document with the right date and amount, returns the other fields that their truths have. */
export function rowFields(pairs: readonly RowPair[]): FieldTrial[] {
  const places = pairs.map(({ wanted }) => wanted.boxes ?? []);
  return pairs.flatMap(({ wanted, given }, row) => [
    ...wordsOf(wanted, given),
    ...columnsOf(wanted, given),
    ...placeOf(wanted, given, () => places.flatMap((boxes, i) => (i === row ? [] : boxes))),
  ]);
}

const trial = (
  field: string,
  wanted: string | null,
  given: string | null,
  right: boolean = wanted === given,
): FieldTrial => ({ field, wanted, given, right });

/** The description: by its letters, as rows are scored, and exactly as printed, its lines joined by a space. */
function wordsOf({ description }: WantedRow, given: GivenRow): FieldTrial[] {
  if (description == null) return [];
  const [wanted, text] = [spaced(description), spaced(given.description)];
  return [
    trial('description', wanted, text, alike(wanted, text) >= DESCRIPTION_ALIKE),
    trial('exact description', wanted, text),
  ];
}

function columnsOf(wanted: WantedRow, given: GivenRow): FieldTrial[] {
  const trials = (['valueDate', 'transactionDate', 'reference', 'type'] as const).flatMap((field) => {
    const value = wanted[field];
    return value === undefined ? [] : [trial(field, value && spaced(value), given[field] && spaced(given[field]))];
  });
  if (wanted.balance != null)
    trials.push(trial('balance', decimalSpelling(wanted.balance), decimalSpelling(given.balance)));
  if (wanted.otherDate !== undefined) {
    const dates = [given.date, given.valueDate, given.transactionDate].filter((date) => date !== null);
    trials.push(trial('otherDate', wanted.otherDate, dates.join(' '), dates.includes(wanted.otherDate)));
  }
  return trials;
}

function placeOf({ boxes }: WantedRow, given: GivenRow, others: () => readonly TruthBox[]): FieldTrial[] {
  if (boxes === undefined) return [];
  return [trial('boxes', placeText(boxes), placeText(given.boxes), isPlace(boxes, given.boxes, others()))];
}

/**
 * True if the boxes are those of the row, as a person would point at it: one on each page of the row and on no other,
 * nearly as large, and not over the middle of another row.
 */
function isPlace(wanted: readonly TruthBox[], given: GivenRow['boxes'], others: readonly TruthBox[]): boolean {
  if (wanted.length !== given.length) return false;
  return wanted.every(({ page, box }) => {
    const found = given.find((one) => one.page === page);
    if (!found || shared(box, found.box) < SAME_PLACE) return false;
    return !others.some((other) => other.page === page && holdsMiddle(found.box, other.box));
  });
}

/** The common area of two boxes as a share of their joint area. */
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
