/** Separates tables that are side by side under one header, as lists of cheques do. */
import { middle } from '../../geometry/intervals.ts';
import { textOf } from '../../geometry/reading-order.ts';
import { holdsWord, sharesWord } from '../../geometry/spans.ts';
import { BOOKED_ROLES, LEADING_ROLES } from '../../lexicon/headings/column-role.ts';
import { columnRoles } from '../../lexicon/headings/heading-roles.ts';
import type { Phrase } from '../../model/line.ts';
import { isFilled, itemAt, lastOf } from '../../model/lists.ts';
import type { HeadingCell, PlacedDate, TokenLine } from '../../model/table.ts';
import type { Word } from '../../model/word.ts';
import { tokenLine } from '../tokens.ts';

/** Headings of a block, at the least. */
const LEAST_CELLS = 3;

/**
 * Returns a header's cells in blocks, one for each list side by side. A block begins where the headings start again, or
 * where a leading role follows money a second time. All blocks have the same columns of money, so a second description
 * behind the balance begins none.
 */
export function splitBlocks(cells: readonly HeadingCell[]): HeadingCell[][] {
  const same = repeatedBlocks(cells);
  if (same !== null) return same;
  const blocks: [HeadingCell[], ...HeadingCell[][]] = [[]];
  for (const cell of cells) {
    const own = lastOf(blocks);
    const isAgain = LEADING_ROLES.has(cell.role) && own.some(({ role }) => role === cell.role);
    if (isAgain && moneyOf(own) !== '') blocks.push([cell]);
    else own.push(cell);
  }
  if (blocks.length === 1) return blocks;
  const money0 = moneyOf(blocks[0]);
  return blocks.every((block) => moneyOf(block) === money0) || areOfSides(blocks) ? blocks : [[...cells]];
}

/** True for two blocks that differ in one heading only: "Withdrawal" in one, "Deposit" in the other. */
function areOfSides([one = [], other = [], more]: readonly (readonly HeadingCell[])[]): boolean {
  if (more !== undefined || one.length !== other.length || one.length < LEAST_CELLS) return false;
  const differ = one.flatMap((cell, i) => {
    const { text, role } = itemAt(other, i);
    return cell.text === text ? [] : [[cell.role, role].sort().join()];
  });
  return differ.length === 1 && differ[0] === 'credit,debit';
}

/** Returns headings in blocks if all repeat in the same words and order, what may be money among them; else null. */
function repeatedBlocks(cells: readonly HeadingCell[]): HeadingCell[][] | null {
  const size = cells.findIndex(({ text }, i) => i > 0 && text === cells[0]?.text);
  if (size < LEAST_CELLS || cells.length % size !== 0 || !cells.slice(0, size).some(mayBeMoney)) return null;
  if (!cells.every(({ text }, i) => text === cells[i % size]?.text)) return null;
  return Array.from({ length: cells.length / size }, (_, i) => cells.slice(i * size, (i + 1) * size));
}

/** True for a heading that may name the money of bookings: "Valor" is a date and an amount. */
const mayBeMoney = ({ text }: HeadingCell): boolean => columnRoles(text).some(({ role }) => BOOKED_ROLES.has(role));

/** Given headings, returns which of money they are, in order. */
function moneyOf(cells: readonly HeadingCell[]): string {
  const roles = cells.flatMap(({ role }) => (BOOKED_ROLES.has(role) ? [role] : []));
  return roles.sort().join();
}

/** Returns the part of a line in an x interval, its dates and amounts read again; null for nothing. */
export const within = (tl: TokenLine, left: number, right: number): TokenLine | null =>
  partOf(tl, (w) => middle(w) >= left && middle(w) < right);

/** Returns the part of a line with the wanted words, its dates and amounts read again; null for nothing. */
export function partOf(tl: TokenLine, wanted: (word: Word) => boolean): TokenLine | null {
  const words = tl.line.words.filter(wanted);
  if (words.length === tl.line.words.length) return tl;
  const kept = new Set(words);
  const phrases = tl.line.phrases.flatMap((p): Phrase[] => {
    const own = p.words.filter((w) => kept.has(w));
    return isFilled(own) ? [{ words: own, text: textOf(own), x0: own[0].x0, x1: lastOf(own).x1 }] : [];
  });
  if (!isFilled(words) || !isFilled(phrases)) return null;
  const [, y0, , y1] = tl.line.box;
  const box = [words[0].x0, y0, lastOf(words).x1, y1] as const;
  const { baseline, style } = words.reduce((a, b) => (b.x1 - b.x0 > a.x1 - a.x0 ? b : a));
  const texts = tl.texts.filter((_, i) => kept.has(itemAt(tl.line.words, i)));
  const line = { ...tl.line, baseline, size: style.size, words, phrases, text: textOf(words), box };
  const read = tokenLine(line, texts);
  return { ...read, dates: datesOfPart(read, tl) };
}

/** Returns the dates of a part of a line: those that are no amount of the whole, and those made by a heading. */
function datesOfPart({ line, dates }: TokenLine, whole: TokenLine): readonly PlacedDate[] {
  const read = dates.filter((d) => {
    const at = whole.line.words.indexOf(itemAt(line.words, d.from));
    const figures = whole.amounts.filter((a) => !a.token.whole);
    return holdsWord(whole.dates, at) || !holdsWord(figures, at);
  });
  const kept = whole.dates.flatMap((d): PlacedDate[] => {
    const from = line.words.indexOf(itemAt(whole.line.words, d.from));
    const to = from + d.to - d.from;
    const isWhole = from >= 0 && line.words[to - 1] === whole.line.words[d.to - 1];
    return isWhole && !sharesWord({ from, to }, read) ? [{ ...d, from, to }] : [];
  });
  return kept.length === 0 ? read : [...read, ...kept].sort((a, b) => a.from - b.from);
}
