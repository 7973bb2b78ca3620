/** Finds the columns of texts and of codes that no heading stands over, beside those that have one. */
import type { TokenLine } from '../../model/table.ts';
import type { Word } from '../../model/word.ts';
import { isRowLike } from '../aligned-runs/coverage.ts';
import { holdsFigures, type Item, namesCodes, UNHEADED_COUNT, UNHEADED_SHARE } from '../aligned-runs/items.ts';
import { partOfCodes } from './codes.ts';

/** Texts have so many letters mostly, and so many of a column differ. */
const LONG_TEXT = 4;
const LEAST_TEXTS = 3;

/** Given columns to be, returns them with one for the texts behind dates or amounts that no heading of their own stands over. */
export function withTexts(items: readonly Item[], body: readonly TokenLine[], width: number): readonly Item[] {
  const rows = body.filter(isRowLike);
  const all: Item[] = [];
  for (let i = 0; i < items.length; i++) {
    all.push(items[i]);
    const texts = textsBehind(items, i, rows, width);
    if (texts !== null) all.push(texts);
  }
  return all;
}

/** Given columns to be and one of them, returns one for the texts between it and the next; null where there are none. */
function textsBehind(items: readonly Item[], at: number, rows: readonly TokenLine[], width: number): Item | null {
  const a = items[at];
  const b: Item | undefined = items[at + 1];
  if (!a.stack || a.holds === null || (b && !holdsFigures(b))) return null;
  const [from, to] = [a.stack.right, b ? (b.stack?.left ?? b.x0) : width];
  const between: Word[][] = [];
  let [left, right] = [width, 0];
  for (const { line } of rows) {
    const words = wordsBetween(line.words, from, to);
    if (words.length === 0) continue;
    between.push(words);
    left = Math.min(left, words[0].x0);
    right = Math.max(right, words[words.length - 1].x1);
  }
  if (between.length < Math.max(UNHEADED_COUNT, rows.length * UNHEADED_SHARE)) return null;
  // beside amounts stand markers and currencies; beside the table, what another heading or none is over
  if (a.holds === 'money' && !(areTexts(between) && (a.x1 > left || items.every(holdsFigures)))) return null;
  return { x0: left, x1: right, role: null, weight: 0, heading: '', holds: null, stack: { left, right } };
}

function wordsBetween(words: readonly Word[], from: number, to: number): Word[] {
  const between: Word[] = [];
  for (const w of words) if (w.x0 > from && w.x1 < to) between.push(w);
  return between;
}

/**
 * Given columns to be, returns them with one for the codes before or behind texts that no heading stands over, and in a
 * table without a header one for the kinds of bookings: what shares a heading with texts belongs to them.
 */
export function withCodes(
  items: readonly Item[],
  body: readonly TokenLine[],
  width: number,
  headerless = false,
): readonly Item[] {
  const parted = items.flatMap((item, i) => {
    const [a, b] = [items[i - 1], items[i + 1]];
    const stands = (other: Item | undefined) => other === undefined || headerless || holdsFigures(other);
    if (holdsFigures(item) || namesCodes(item) || !stands(a) || !stands(b)) return [item];
    const [from, to] = [a ? (a.stack?.right ?? a.x1) : 0, b ? (b.stack?.left ?? b.x0) : width];
    const part = partOfCodes(body, from, to, headerless);
    if (part === null) return [item];
    const { x, first } = part;
    const left = { left: from, right: x - 1 };
    const right = { left: x, right: Math.max(x, item.stack?.right ?? item.x1) };
    const [own, other] = first ? [left, right] : [right, left];
    const codes = { x0: own.left, x1: own.right, role: null, weight: 0, heading: '', holds: null, stack: own };
    const texts = { ...item, x0: other.left, x1: other.right, stack: other };
    return first ? [codes, texts] : [texts, codes];
  });
  // codes may stand on one side, and kinds on the other
  return headerless && parted.length > items.length ? withCodes(parted, body, width, true) : parted;
}

/** True for words that differ from row to row and are mostly long. */
function areTexts(cells: readonly (readonly Word[])[]): boolean {
  const texts = cells.map((words) => words.map((w) => w.text).join(' '));
  const long = texts.filter((t) => t.replace(/\P{L}/gu, '').length >= LONG_TEXT);
  return long.length * 2 >= texts.length && new Set(texts).size >= Math.min(LEAST_TEXTS, texts.length);
}
