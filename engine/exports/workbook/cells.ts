/** Cells of a worksheet: text that stays text, real numbers and real dates, each in a style. */
import { FIRST_HALF, LAST_BEGINNING_HALF } from '../../model/characters.ts';
import { decimalText } from '../decimal.ts';

/** How a cell is shown: `format` is a number format of the spreadsheet. */
export interface Style {
  readonly format: string;
  readonly bold?: true;
}

export interface Cell {
  readonly value: string | number;
  readonly style: Style;
}

/** null is an empty cell */
export type Row = readonly (Cell | null)[];

/** The most UTF-16 units of a text in this format: a longer one is cut and ends in an ellipsis. */
const TEXT_CHARACTERS = 32_767;

const HEADER: Style = { format: 'General', bold: true };
/** The format of text: a text that looks like a formula stays text when somebody edits it. */
const TEXT: Style = { format: '@' };
const DATE: Style = { format: 'yyyy-mm-dd' };
const COUNT: Style = { format: '0' };
const MOST_DECIMALS: Style = { format: '#,##0.0000' };
/** By decimals: ISO 4217 has currencies of none to four. */
const MONEY = [...['#,##0', '#,##0.0', '#,##0.00', '#,##0.000'].map((format) => ({ format })), MOST_DECIMALS];

/** The default style of cells comes after fifteen that the format requires; those of STYLES follow it. */
export const CELL_STYLES_FROM = 15;
/** All styles, in the order of their numbers. */
export const STYLES: readonly Style[] = [HEADER, TEXT, DATE, COUNT, ...MONEY];

const MILLISECONDS_A_DAY = 86_400_000;
/** Day 0 of the format's calendar for dates after February 1900, in which it has a day too many. */
const EPOCH = Date.parse('1899-12-30');
const FIRST_YEAR = '1901';

export const headerCell = (value: string): Cell => ({ value, style: HEADER });

export function textCell(value: string | null): Cell | null {
  if (value === null || value === '') return null;
  const fitting = value.length > TEXT_CHARACTERS ? `${cut(value, TEXT_CHARACTERS - 1)}…` : value;
  return { value: fitting, style: TEXT };
}

export const countCell = (value: number): Cell => ({ value, style: COUNT });

/** Given minor units, returns a number cell that shows the currency's decimals. */
export function moneyCell(minor: number | bigint | null, decimals: number): Cell | null {
  if (minor === null) return null;
  return { value: Number(decimalText(minor, decimals)), style: MONEY[decimals] ?? MOST_DECIMALS };
}

/** Given an ISO date, returns a date cell; text if the date is before the format's calendar. */
export function dateCell(date: string | null): Cell | null {
  if (date === null) return null;
  if (date < FIRST_YEAR) return textCell(date);
  return { value: (Date.parse(date) - EPOCH) / MILLISECONDS_A_DAY, style: DATE };
}

/** Given a text and a length in UTF-16 units, returns its beginning, without half a character at the end. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  const splitsPair = last >= FIRST_HALF && last <= LAST_BEGINNING_HALF;
  return text.slice(0, splitsPair ? length - 1 : length);
}
