/** Sets blocks of "Label: value" lines as rows of a table, for papers that print each booking as such a block. */
import { greatest, least } from '../geometry/extremes.ts';
import type { Interval } from '../geometry/intervals.ts';
import { AMOUNT_ROLES, BOOKED_ROLES, DATE_ROLES, MONEY_ROLES } from '../lexicon/headings/column-role.ts';
import { columnRole } from '../lexicon/headings/heading-roles.ts';
import { fold } from '../lexicon/phrases/fold.ts';
import type { Line } from '../model/line.ts';
import { isFilled, stretchesOf } from '../model/lists.ts';
import { type Word, wordBox } from '../model/word.ts';

/** Words that a label has at the most. */
const LABEL_WORDS = 4;
/** Fields that a block has at the least, and blocks that a list has. */
const LEAST_FIELDS = 3;
const LEAST_BLOCKS = 2;
/** Text sizes between two columns of the table that is set. */
const COLUMN_GAP = 3;

/** Words side by side, and from where to where they are. */
type Span = Interval & { readonly words: readonly Word[] };

/** A line of a label and its value. */
interface Field {
  readonly line: Line;
  /** the label, folded */
  readonly label: string;
  readonly heading: Span;
  readonly value: Span;
}

/** The fields of one booking: `first`, and those below it. */
interface Block {
  readonly first: Field;
  readonly fields: readonly Field[];
}

/** The words of a line that is set in place of others, and its page. */
export interface SetLine {
  readonly page: number;
  readonly words: readonly Word[];
}

/** Given the lines of a document, returns by line what is set in its place, for each line of a block. */
export function blocksAsRows(lines: readonly Line[]): ReadonlyMap<Line, readonly SetLine[]> {
  const set = new Map<Line, readonly SetLine[]>();
  const lists = listsOf(lines);
  // beside a headed table of bookings, blocks may be of what is not booked
  if (lists.length === 0 || lines.some(isHeader)) return set;
  for (const blocks of lists) {
    const columns = columnsOf(blocks);
    for (const [i, block] of blocks.entries()) {
      for (const { line } of block.fields) set.set(line, []);
      const row = rowOf(block, columns);
      set.set(block.first.line, i === 0 ? [headerOf(block, columns), row] : [row]);
    }
  }
  return set;
}

/**
 * Returns the lists of the document: blocks that begin with one label, one right below the other. All fields that share
 * a label with one of a list must begin as it does: else where its blocks are cut is open.
 */
function listsOf(lines: readonly Line[]): Block[][] {
  const runs = runsOf(lines);
  const lists = runs.map(blocksOf).filter(isList);
  return lists.filter((list) => {
    const labels = new Set(list.flatMap(({ fields }) => labelsOf(fields)));
    const sharing = runs.filter((run) => run.some(({ label }) => labels.has(label)));
    return sharing.every((run) => run.at(0)?.label === list.at(0)?.first.label);
  });
}

/** Returns the fields of the document, those with nothing but furniture between them together. */
function runsOf(lines: readonly Line[]): Field[][] {
  const fields = lines.filter(({ furniture }) => !furniture).map(fieldOf);
  const runs = stretchesOf(fields, (field, before) => field !== null && before !== null);
  return runs.map((run) => run.filter((field) => field !== null)).filter(isFilled);
}

/** True for a line of headings of days and of money that is booked. */
function isHeader({ phrases }: Line): boolean {
  const headings = phrases.map(({ text }) => text);
  return headings.length >= LEAST_FIELDS && nameDayAndMoney(headings, BOOKED_ROLES);
}

/** True for headings of which one is of days and one of such money. */
function nameDayAndMoney(headings: readonly string[], money: typeof AMOUNT_ROLES): boolean {
  const roles = headings.map((heading) => columnRole(heading)?.role);
  return roles.some((role) => DATE_ROLES.has(role)) && roles.some((role) => money.has(role));
}

/** Returns a line as a field, or null if it is none: "Amount: 12.50". */
function fieldOf(line: Line): Field | null {
  const at = line.words.slice(0, LABEL_WORDS).findIndex(({ text }) => /[:：]$/.test(text));
  if (at < 0 || at + 1 === line.words.length) return null;
  const heading = spanOf(line.words.slice(0, at + 1));
  const label = fold(heading.words.map(({ text }) => text).join(' '));
  return label === '' ? null : { line, label, heading, value: spanOf(line.words.slice(at + 1)) };
}

const spanOf = (words: readonly Word[]): Span => ({
  words,
  x0: least(words.map(({ x0 }) => x0)),
  x1: greatest(words.map(({ x1 }) => x1)),
});

/** Cuts fields where the label of the first comes again. */
function blocksOf(fields: readonly Field[]): Block[] {
  const label = fields.at(0)?.label;
  const begins = fields.flatMap((first, from) => (first.label === label ? [{ first, from }] : []));
  return begins.map(({ first, from }, i) => ({ first, fields: fields.slice(from, begins[i + 1]?.from) }));
}

/** True for blocks of bookings: no label comes twice in one, most have a day and an amount, and so has the last. */
function isList(blocks: readonly Block[]): boolean {
  const booked = blocks.filter(({ fields }) => fields.length >= LEAST_FIELDS && isBooking(fields)).length;
  const isWhole = isBooking(blocks.at(-1)?.fields ?? []);
  return booked >= LEAST_BLOCKS && booked * 2 > blocks.length && isWhole && blocks.every(hasEachLabelOnce);
}

const labelsOf = (fields: readonly Field[]): string[] => fields.map(({ label }) => label);

const hasEachLabelOnce = ({ fields }: Block): boolean => new Set(labelsOf(fields)).size === fields.length;

const isBooking = (fields: readonly Field[]): boolean => nameDayAndMoney(labelsOf(fields), AMOUNT_ROLES);

/** The place that a label has as a column, in points. */
interface Place {
  readonly left: number;
  readonly right: number;
  readonly isMoney: boolean;
  /** its words as they are first printed */
  readonly heading: Span;
}

type Columns = ReadonlyMap<string, Place>;

function columnsOf(blocks: readonly Block[]): Columns {
  const widths = new Map<string, { width: number; readonly heading: Span; readonly size: number }>();
  for (const { label, heading, value, line } of blocks.flatMap(({ fields }) => fields)) {
    const width = Math.max(heading.x1 - heading.x0, value.x1 - value.x0);
    const known = widths.get(label);
    if (known === undefined) widths.set(label, { width, heading, size: line.size });
    else known.width = Math.max(known.width, width);
  }
  const columns = new Map<string, Place>();
  let left = 0;
  for (const [label, { width, heading, size }] of widths) {
    if (columns.size === 0) left = heading.x0;
    const isMoney = MONEY_ROLES.has(columnRole(label)?.role);
    columns.set(label, { left, right: left + width, isMoney, heading });
    left += width + COLUMN_GAP * size;
  }
  return columns;
}

/** The labels of all blocks, on the first line of the first. */
function headerOf({ first: { line } }: Block, columns: Columns): SetLine {
  const words = [...columns.values()].flatMap((place) => moved(place.heading, place, line));
  return { page: line.page, words: words.map((word) => ({ ...word, text: word.text.replace(/[:：]$/, '') })) };
}

/** The values of a block, from left to right, on its second line: the first may have the header. */
function rowOf({ first, fields }: Block, columns: Columns): SetLine {
  const { line } = fields.at(1) ?? first;
  const words = [...columns].flatMap(([label, place]) => {
    const field = fields.find((one) => one.label === label);
    return field === undefined ? [] : moved(field.value, place, line);
  });
  return { page: first.line.page, words };
}

/** Returns words at the place of a column on another line. They keep the box that they are printed in. */
function moved({ words, x0, x1 }: Span, place: Place, { baseline }: Line): Word[] {
  const by = place.isMoney ? place.right - x1 : place.left - x0;
  return words.map((word) => {
    const down = baseline - word.baseline;
    const box = { x0: word.x0 + by, x1: word.x1 + by, y0: word.y0 + down, y1: word.y1 + down };
    return { ...word, ...box, baseline, printed: wordBox(word) };
  });
}
