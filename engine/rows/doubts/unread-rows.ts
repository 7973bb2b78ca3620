/** Finds rows of a picture of which neither the day nor the amount could be read: "2S/0G/2O2S Rent SO.OO". */
import type { Cell, ColumnKind } from '../../model/row.ts';
import { isDoubtful, type Word } from '../../model/word.ts';
import type { MarkedLine } from '../marked-line.ts';

/** Signs of a day or an amount: dirt is read as fewer. */
const LEAST_SIGNS = 4;
/** Nothing but figures, marks, and letters of the shape of a figure. */
const FIGURES = /^[\dOoQDIlSsBbGgZz|!.,:/'()+-]+$/;

/** Given the lines of a table, returns those with something that may be a day and something that may be an amount. */
export function unreadRows(lines: readonly MarkedLine[], kinds: readonly ColumnKind[]): MarkedLine[] {
  return lines.filter(({ row: { cells, source }, anchor, dates, kindExact }) => {
    if (anchor || dates.length > 0 || kindExact || source.line.furniture) return false;
    if (source.line.words.every(({ reading }) => reading === undefined)) return false;
    const isUnreadIn = (kind: ColumnKind) => cells.some((cell, at) => kinds[at] === kind && cell && isUnread(cell));
    return isUnreadIn('date') && isUnreadIn('money');
  });
}

/** True for a cell of words none of which both readers read as a word. */
const isUnread = ({ words }: Cell): boolean =>
  words.every((word) => isDoubtful(word) || isFigures(word)) &&
  words.reduce((sum, { text }) => sum + text.length, 0) >= LEAST_SIGNS;

const isFigures = ({ text }: Word): boolean => FIGURES.test(text);
